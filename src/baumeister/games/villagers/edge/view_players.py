# compiled: mypyc
"""What a seat may know about a player of Villagers: supply, hand, drafted cards and village."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from baumeister.games.villagers.edge import shapes as shape
from baumeister.games.villagers.edge.shapes import HandCard, VillageCard
from baumeister.games.villagers.rules import components as c
from baumeister.games.villagers.rules.building import build_limit
from baumeister.games.villagers.rules.cards import EVERYONE, eyes_of, is_secret_of, person_on
from baumeister.games.villagers.rules.drafting import draft_limit
from baumeister.games.villagers.rules.ending import ALL_SUITS
from baumeister.games.villagers.rules.knowledge import supports_of
from baumeister.games.villagers.rules.position import Position
from baumeister.games.villagers.rules.scoring import (
    best_silver,
    coins_in_village,
    lent,
    printed_gold,
    symbols,
    value_of,
    village_cards,
)

#: Sees only what is open to everybody.
SPECTATOR: Final = -1


def player_of(s: Position, public: shape.Player, viewer: i64) -> shape.Player:
    """As the viewer knows it: what everybody knows, if the viewer knows no more about the hand."""
    seat: i64 = public.seat
    if not _has_secret_of(s, seat, viewer):
        return public
    return shape.Player(
        public.seat,
        public.gold,
        _hand(s, seat, eyes_of(viewer)),
        public.drafted,
        public.draft_limit,
        public.village,
        persons=public.persons,
        food=public.food,
        build=public.build,
        printed_gold=public.printed_gold,
        coins=public.coins,
        next_draft_limit=public.next_draft_limit,
        next_build_limit=public.next_build_limit,
        support=public.support,
    )


def _has_secret_of(s: Position, seat: i64, viewer: i64) -> bool:
    """Does the viewer know a card of this seat's hand that not everybody knows?"""
    for at in range(seat * c.HAND_ROOM, seat * c.HAND_ROOM + s.hand_size[seat]):
        if is_secret_of(s.hand[at], viewer):
            return True
    return False


def public_player(s: Position, seat: i64) -> shape.Player:
    """As everybody knows it."""
    first = seat * c.MOST_DRAFTED
    figures = s.figures
    names = figures.names
    return shape.Player(
        seat,
        int(s.gold[seat]),
        _hand(s, seat, eyes_of(SPECTATOR)),
        tuple([names[s.drafted[first + i]] for i in range(s.drafted_count[seat])]),
        int(s.draft_limit[seat]),
        tuple([_village_card(s, number) for number in range(s.laid) if s.village[number] == seat]),
        persons=int(village_cards(s, seat)),
        food=int(symbols(s, seat, c.FOOD_SYMBOLS) + lent(s, seat, figures.reward_food)),
        build=int(symbols(s, seat, c.BUILD_SYMBOLS) + lent(s, seat, figures.reward_build)),
        printed_gold=int(printed_gold(s, seat, ALL_SUITS)),
        coins=int(coins_in_village(s, seat)),
        next_draft_limit=int(draft_limit(s, seat)),
        next_build_limit=int(build_limit(s, seat)),
        support=int(supports_of(s, seat)),
    )


def _hand(s: Position, seat: i64, knows: i64) -> tuple[HandCard, ...]:
    """Equal cards together, in an order that tells nothing about faces: by suit, unknown ones first."""
    order: list[int] = []  # suit, person (0: unknown) and open, packed into one number for sorting
    for at in range(seat * c.HAND_ROOM, seat * c.HAND_ROOM + s.hand_size[seat]):
        card = s.hand[at]
        person = person_on(card)
        shown: i64 = person + 1 if card & knows != 0 else 0
        is_open: i64 = 1 if card & EVERYONE != 0 else 0
        order.append(int(s.figures.suit[person] * 256 + shown * 2 + is_open))
    order.sort()
    heaps: list[HandCard] = []
    first = 0
    while first < len(order):
        end = first
        known = 0
        while end < len(order) and order[end] >> 1 == order[first] >> 1:
            known += order[end] & 1
            end += 1
        heaps.append(_hand_cards(s, order[first], end - first, known))
        first = end
    return tuple(heaps)


def _hand_cards(s: Position, key: i64, count: int, known: int) -> HandCard:
    shown = (key & 255) >> 1
    suit = c.SUIT_NAMES[key >> 8]
    person = None if shown == 0 else s.figures.names[shown - 1]
    return HandCard(suit if person is None else person, person, suit, count, known)


def _village_card(s: Position, number: i64) -> VillageCard:
    person = s.person[number]
    seat = s.village[number]
    figures = s.figures
    stands_in = s.role[number] != person and person != c.FOUNDERS_BACK
    covered = s.load[number] > 0
    return VillageCard(
        number,
        s.figures.names[person],
        s.figures.names[s.role[number]] if stands_in else None,
        None if s.under[number] < 0 else int(s.under[number]),
        int(s.coins[number]),
        covered,
        places=int(figures.carries[s.role[number]] - s.load[number]),
        gold=0 if covered else int(figures.gold[person]),
        food=0 if covered else int(figures.food[person]),
        build=0 if covered else int(figures.build[person]),
        silver=_silver(s, seat, person),
        bronze=None
        if figures.bronze.count[person] == c.NOT_COUNTED
        else int(value_of(s, seat, figures.bronze, person)),
    )


def _silver(s: Position, seat: i64, person: i64) -> int | None:
    if person == c.NUN:
        return int(best_silver(s, seat, True))
    silver = s.figures.silver
    return None if silver.count[person] == c.NOT_COUNTED else int(value_of(s, seat, silver, person))
