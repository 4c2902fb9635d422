# compiled: mypyc
"""What a seat may know about a table of Villagers, in the shapes of shapes.py."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from baumeister.games.villagers.edge import shapes as shape
from baumeister.games.villagers.edge.shapes import PileCard
from baumeister.games.villagers.edge.view_players import SPECTATOR, player_of, public_player
from baumeister.games.villagers.rules import actions as a
from baumeister.games.villagers.rules import causes
from baumeister.games.villagers.rules import components as c
from baumeister.games.villagers.rules.cards import (
    LOOKED,
    MAY_HELP,
    SUIT_SEEN,
    eyes_of,
    is_secret_of,
    leftmost_stack,
    person_on,
)
from baumeister.games.villagers.rules.development import sole_leader
from baumeister.games.villagers.rules.drafting import cards_to_take
from baumeister.games.villagers.rules.ending import stacks_empty
from baumeister.games.villagers.rules.knowledge import handler_of, is_mixed_for
from baumeister.games.villagers.rules.looking import first_looked
from baumeister.games.villagers.rules.position import BUILD, DRAFT, OVER, REFRESH, Position
from baumeister.games.villagers.rules.refresh import leaves_row
from baumeister.games.villagers.rules.scoring import count_of

PHASES: Final = ("draft", "refresh", "build", "development", "over")
PHASES_OF_A_ROUND: Final = PHASES[:3]
PHASES_WITH_DEVELOPMENT: Final = PHASES[:4]


def make_views(s: Position, seats: list[int]) -> list[shape.VillagersView]:
    """One for each of these seats (-1: a spectator). What does not depend on the viewer is made once for all of
    them."""
    options = shape.Options(s.support != 0, s.profiteers != 0, s.development != 0, s.locks != 0, s.any_covered != 0)
    decision = s.decision
    order = tuple([int((s.los + i) % s.players) for i in range(s.players)])
    row = tuple([_row_card(s, place) for place in range(c.ROW)])
    basics = tuple([_copies(s, c.BASIC_FIRST + basic, s.basics[basic]) for basic in range(c.BASICS)])
    discard = tuple([_copies(s, person, s.discard[person]) for person in range(c.PERSONS) if s.discard[person] > 0])
    developments = _developments(s)
    markets = _markets(s)
    in_the_air = _in_the_air(s)
    piles = [_pile(s, pile, SPECTATOR) for pile in range(c.PILES)]
    players = [public_player(s, other) for other in range(s.players)]
    winners = tuple(s.winners()) if s.is_over else ()
    views = []
    for seat in seats:
        viewer: i64 = seat
        own_piles = [_pile_of(s, pile, viewer, piles[pile]) for pile in range(c.PILES)]
        views.append(
            shape.VillagersView(
                "villagers",
                None if seat < 0 else seat,
                options,
                s.round,
                PHASES[s.phase],
                PHASES_OF_A_ROUND if s.development == 0 else PHASES_WITH_DEVELOPMENT,
                turn=s.turn,
                revealed=s.revealed,
                decision=decision,
                los=s.los,
                order=order,
                next_seat=_seat_or_none(next_seat(s)),
                row=row,
                refill=_pile_or_none(next_refill(s)),
                stacks=tuple(own_piles[: c.STACKS]),
                reserve=own_piles[c.RESERVE],
                basics=basics,
                discard=discard,
                developments=developments,
                markets=markets,
                looking=_looking(s, viewer),
                laying=in_the_air,
                players=tuple([player_of(s, player, viewer) for player in players]),
                winners=winners,
            )
        )
    return views


# ---- what lies between the players


def _row_card(s: Position, place: i64) -> shape.RowCard:
    person = s.row[place]
    return shape.RowCard(
        place + 1,
        None if person < 0 else s.figures.names[person],
        int(s.row_coins[place]),
        person >= 0 and leaves_row(s, place),
    )


def _pile_of(s: Position, pile: i64, viewer: i64, public: shape.Pile) -> shape.Pile:
    """As the viewer knows it: what everybody knows of it, if it knows no more."""
    first = pile * c.STACK_ROOM
    for at in range(first, first + s.pile_size[pile]):
        card = s.pile[at]
        if is_secret_of(card, viewer) or (card & LOOKED != 0 and handler_of(card) == viewer):
            return _pile(s, pile, viewer)
    return public


def _pile(s: Position, pile: i64, viewer: i64) -> shape.Pile:
    knows = eyes_of(viewer)
    first = pile * c.STACK_ROOM
    # Cards that still have to be put back are shown in `looking`.
    count = s.pile_size[pile] - (s.looked if pile == s.looked_pile else 0)
    cards = []
    for place in range(count, 0, -1):
        card = s.pile[first + place - 1]
        known = card & knows != 0 and not is_mixed_for(card, viewer)
        if known or card & SUIT_SEEN != 0:
            person = person_on(card)
            is_given = card & LOOKED == 0 and handler_of(card) >= 0
            cards.append(
                PileCard(
                    place,
                    c.SUIT_NAMES[s.figures.suit[person]],
                    s.figures.names[person] if known else None,
                    card & SUIT_SEEN != 0,
                    int(handler_of(card)) if is_given else None,
                    card & MAY_HELP != 0,
                )
            )
    return shape.Pile(pile + 1, int(count), tuple(cards), _mixed(s, pile, count, viewer))


def _mixed(s: Position, pile: i64, count: i64, viewer: i64) -> tuple[shape.Mixed, ...]:
    """Cards somebody looked at: another viewer may know who is among them, but not where."""
    knows = eyes_of(viewer)
    found = []
    for seat in range(s.players):
        places: list[int] = []
        persons: list[int] = []
        some = False
        support = False
        for place in range(1, s.pile_size[pile] + 1):
            card = s.pile[pile * c.STACK_ROOM + place - 1]
            if card & LOOKED != 0 and handler_of(card) == seat:
                some = True
                support = card & MAY_HELP != 0
                if place <= count:
                    places.append(int(place))
                if card & knows != 0 and seat != viewer:
                    persons.append(int(person_on(card)))
        if some:
            persons.sort()
            names = tuple([s.figures.names[person] for person in persons])
            found.append(shape.Mixed(int(seat), tuple(places), names, support))
    return tuple(found)


def _copies(s: Position, person: i64, count: i64) -> shape.Copies:
    return shape.Copies(s.figures.names[person], int(count))


def _developments(s: Position) -> tuple[shape.Development, ...]:
    if s.development == 0:
        return ()
    return tuple([_development(s, group) for group in range(c.GROUPS)])


def _development(s: Position, group: i64) -> shape.Development:
    holder = s.holder if group == c.PRODUCTION else -1
    winner = s.winner[group]
    offered = s.offer[group]
    leader = sole_leader(s, offered)
    return shape.Development(
        s.figures.development_names[offered],
        tuple([int(count_of(s, seat, s.figures.most, offered)) for seat in range(s.players)]),
        _seat_or_none(leader),
        _seat_or_none(holder),
        _seat_or_none(winner),
    )


def _looking(s: Position, viewer: i64) -> shape.Looking | None:
    if s.looked_pile < 0:
        return None
    persons: tuple[str, ...] | None = None
    if viewer == s.seat:
        first = first_looked(s)
        names = s.figures.names
        persons = tuple([names[person_on(s.pile[at])] for at in range(first, first + s.looked)])
    return shape.Looking(int(s.seat), int(s.looked_pile) + 1, int(s.looked), persons)


def _in_the_air(s: Position) -> tuple[str, ...]:
    """A column from its lowest card; the smuggler lies on the discard pile already while his lock is opened."""
    persons = [s.figures.names[c.MONK]] * int(s.column)
    if s.taken >= 0:
        persons[0] = s.figures.names[s.taken]
    if s.pending == a.ASK_APPRENTICE:
        persons.append(s.figures.names[c.APPRENTICE])
    if s.laying != c.NOBODY and s.laying != c.SMUGGLER:
        persons.append(s.figures.names[s.laying])
    return tuple(persons)


def _markets(s: Position) -> tuple[shape.Market, ...]:
    first = s.market_held != 0
    second = s.phase == OVER
    stacks = (s.figures.market_stack_1, s.figures.market_stack_2)
    return (
        shape.Market(1, int(stacks[0]), not first and stacks_empty(s, stacks[0]), first),
        shape.Market(2, int(stacks[1]), not second and stacks_empty(s, stacks[1]), second),
    )


# ---- how it goes on


def next_seat(s: Position) -> i64:
    """Whose turn in this phase comes after the present one, as things stand; -1: nobody's, or it is not known."""
    if s.phase == BUILD:
        return (s.los + s.cursor) % s.players if s.cursor < s.players else -1
    if s.phase == REFRESH:
        # Only two players lay a coin, one after the other.
        return 1 - s.seat if s.cursor < s.players else -1
    if s.phase != DRAFT:
        return -1
    # The drafts that belong to the present turn; a prophet who puts cards back has drafted.
    drafts: i64 = 0 if s.busy == 0 else s.picks if s.picks > 0 else 1
    if cards_to_take(s) <= drafts:
        return -1
    for i in range(1, s.players + 1):
        seat = (s.active + i) % s.players
        taken = s.drafted_count[seat] + (drafts if seat == s.active else 0)
        if taken < s.draft_limit[seat]:
            return seat
    return -1


def next_refill(s: Position) -> i64:
    """The pile for a gap: in the refresh the reserve before the stacks, in the draft phase the other way round."""
    stack = leftmost_stack(s)
    reserve: i64 = c.RESERVE if s.pile_size[c.RESERVE] > 0 else -1
    if s.phase == REFRESH:
        return reserve if reserve >= 0 else stack
    return stack if stack >= 0 else reserve


def _seat_or_none(seat: i64) -> int | None:
    return None if seat < 0 else int(seat)


def _pile_or_none(pile: i64) -> int | None:
    return None if pile < 0 else int(pile) + 1


def cause_address(persons: Sequence[str], developments: Sequence[str], cause: int) -> str:
    if cause >= causes.VILLAGE:
        seat, number = divmod(cause - causes.VILLAGE, int(c.VILLAGE_ROOM))
        return f"players/{seat}/village/{number}"
    if cause >= causes.MARKET:
        return f"markets/{cause - causes.MARKET}"
    if cause >= causes.DEVELOPED:
        return f"developments/{developments[cause - causes.DEVELOPED]}"
    if cause >= causes.BASIC:
        return f"basics/{persons[cause - causes.BASIC]}"
    return f"discard/{persons[cause - causes.DISCARDED]}" if cause >= causes.DISCARDED else f"laying/{persons[cause]}"
