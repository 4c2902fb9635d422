# compiled: mypyc
"""What a seat may know of a table of Villagers, as plain frozen dataclasses with readable names. Interpreted."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from baumeister.engine.catalogue import Decision
from baumeister.games.villagers import actions as a
from baumeister.games.villagers.shapes import RowCard, PileCard, HandCard, VillageCard, Player, Development, Looking, VillagersView
from baumeister.games.villagers.components import (
    BASIC_NAMES,
    FOUNDERS,
    FOUNDERS_BACK,
    GROUPS,
    HAND_ROOM,
    MOST_DRAFTED,
    PERSONS,
    RESERVE,
    ROW,
    STACK_ROOM,
    STACKS,
    SUIT_NAMES,
)
from baumeister.games.villagers.position import EVERYONE, PERSON_SHIFT, SUIT_SEEN, Position
from baumeister.games.villagers.scoring import village_cards
from baumeister.games.villagers.specials import actions_left

PHASES = ("draft", "refresh", "build", "development", "over")


def make_view(s: Position, seat: int) -> VillagersView:
    names = s.figures.names
    knows = EVERYONE if seat < 0 else 1 << seat
    return VillagersView(
        game="villagers",
        seat=None if seat < 0 else seat,
        options=MappingProxyType(
            {
                "support": s.support != 0,
                "profiteers": s.profiteers != 0,
                "development": s.development != 0,
                "locks": s.locks != 0,
            }
        ),
        round=s.round,
        phase=PHASES[s.phase],
        turn=s.turn,
        revealed=s.revealed,
        decision=None if s.is_over else describe_decision(s),
        los=s.los,
        row=tuple(_row_card(s, place) for place in range(ROW)),
        stacks=tuple(_pile(s, stack, knows) for stack in range(STACKS)),
        reserve=_pile(s, RESERVE, knows),
        basics=MappingProxyType({name: int(count) for name, count in zip(BASIC_NAMES, s.basics, strict=True)}),
        discard=MappingProxyType(
            {names[person]: int(s.discard[person]) for person in range(PERSONS) if s.discard[person]}
        ),
        developments=_developments(s),
        market_held=s.market_held != 0,
        looking=_looking(s, seat),
        players=tuple(_player(s, other, knows) for other in range(s.players)),
        winners=tuple(s.winners()),
    )


def person_name(s: Position, person: int) -> str:
    return s.figures.names[person]


def _row_card(s: Position, place: int) -> RowCard:
    person = s.row[place]
    return RowCard(place + 1, None if person < 0 else s.figures.names[person], int(s.row_coins[place]))


def _pile(s: Position, pile: int, knows: int) -> tuple[PileCard, ...]:
    first = pile * STACK_ROOM
    cards = [s.pile[at] for at in range(first, first + s.pile_size[pile])]
    if pile == s.looked_pile:
        # The cards that still have to be put back are shown in `looking`.
        cards = cards[: len(cards) - s.looked]
    return tuple(_pile_card(s, card, knows) for card in reversed(cards))


def _pile_card(s: Position, card: int, knows: int) -> PileCard:
    person = card >> PERSON_SHIFT
    seen = card & SUIT_SEEN != 0
    known = card & knows != 0
    return PileCard(
        suit=SUIT_NAMES[s.figures.suit[person]] if seen or known else None,
        person=s.figures.names[person] if known else None,
        seen=seen,
    )


def _hand(s: Position, seat: int, knows: int) -> tuple[HandCard, ...]:
    """In an order that tells nothing about faces: by suit, unknown ones first."""
    cards = []
    for at in range(seat * HAND_ROOM, seat * HAND_ROOM + s.hand_size[seat]):
        card = s.hand[at]
        person = card >> PERSON_SHIFT
        known = card & knows != 0
        cards.append((int(s.figures.suit[person]), int(person) if known else -1, card & EVERYONE != 0))
    return tuple(
        HandCard(SUIT_NAMES[suit], None if person < 0 else s.figures.names[person], is_open)
        for suit, person, is_open in sorted(cards)
    )


def _player(s: Position, seat: int, knows: int) -> Player:
    first = seat * MOST_DRAFTED
    return Player(
        seat=seat,
        gold=int(s.gold[seat]),
        hand=_hand(s, seat, knows),
        drafted=tuple(s.figures.names[s.drafted[first + i]] for i in range(s.drafted_count[seat])),
        draft_limit=int(s.draft_limit[seat]),
        village=tuple(_village_card(s, number) for number in range(s.laid) if s.village[number] == seat),
        persons=int(village_cards(s, seat)),
    )


def _village_card(s: Position, number: int) -> VillageCard:
    person = s.person[number]
    stands_in = s.role[number] != person and person != FOUNDERS_BACK
    return VillageCard(
        number=number,
        person=s.figures.names[person],
        stands_for=s.figures.names[s.role[number]] if stands_in else None,
        under=None if s.under[number] < 0 else int(s.under[number]),
        covered=s.load[number] > 0,
        coins=int(s.coins[number]),
    )


def _developments(s: Position) -> tuple[Development, ...]:
    if s.development == 0:
        return ()
    names = s.figures.development_names
    lent = [None] * (GROUPS - 1) + [None if s.holder < 0 else int(s.holder)]
    return tuple(Development(names[s.offer[group]], lent[group]) for group in range(GROUPS))


def _looking(s: Position, seat: int) -> Looking | None:
    if s.looked_pile < 0:
        return None
    end = s.looked_pile * STACK_ROOM + s.pile_size[s.looked_pile]
    persons = tuple(s.figures.names[s.pile[at] >> PERSON_SHIFT] for at in range(end - s.looked, end))
    return Looking(int(s.seat), s.looked_pile + 1, int(s.looked), persons if seat == s.seat else None)


# ---- the decision


def describe_decision(s: Position) -> Decision:
    kind = int(s.pending)
    return Decision(kind, DECISIONS[kind], int(s.seat), MappingProxyType(_details(s, kind)))


def _details(s: Position, kind: int) -> dict[str, Any]:
    """What a client needs to explain the decision, by kind; public facts only."""
    if kind in (a.ASK_DRAFT, a.ASK_SECOND):
        return {"left": int(s.draft_limit[s.seat] - s.drafted_count[s.seat])}
    if kind == a.ASK_BUILD:
        return {
            "limit": int(s.build_limit),
            "left": int(actions_left(s)),
            "basics_left": int(s.figures.basics_per_turn - s.basics_used),
            "tinner": s.tinner != 0,
        }
    if kind == a.ASK_COLUMN:
        return {"monks": int(s.column), "left": int(actions_left(s) - s.column)}
    if kind in (a.ASK_PLACE, a.ASK_LOCK):
        return {"person": s.figures.names[s.laying], "monks": int(s.column)}
    if kind == a.ASK_SIDE:
        return {"person": s.figures.names[FOUNDERS]}
    if kind in (a.ASK_PILE, a.ASK_GIVE):
        details = {"basic": BASIC_NAMES[s.basic]}
        return details | ({"pile": int(s.place) + 1} if kind == a.ASK_GIVE else {})
    if kind in (a.ASK_TAKE, a.ASK_PUT):
        return {"pile": int(s.looked_pile) + 1, "count": int(s.looked)}
    return {}
