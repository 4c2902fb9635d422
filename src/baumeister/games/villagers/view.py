# compiled: mypyc
"""What a seat may know of a table of Villagers, in the shapes of shapes.py."""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.games.villagers import actions as a
from baumeister.games.villagers import shapes as shape
from baumeister.games.villagers.building import is_hired
from baumeister.games.villagers.components import (
    BASIC_FIRST,
    BASIC_NAMES,
    BASICS,
    FOUNDERS_BACK,
    FREELANCER,
    GROUPS,
    HAND_ROOM,
    MOST_DRAFTED,
    PERSONS,
    PRODUCTION,
    RESERVE,
    ROW,
    STACK_ROOM,
    STACKS,
    SUIT_NAMES,
)
from baumeister.games.villagers.knowledge import handler_of, is_mixed_for, supports_of
from baumeister.games.villagers.looking import first_looked
from baumeister.games.villagers.position import (
    BUILD,
    EVERYONE,
    LOOKED,
    MAY_HELP,
    SUIT_SEEN,
    Position,
    eyes_of,
    person_on,
)
from baumeister.games.villagers.scoring import village_cards
from baumeister.games.villagers.shapes import HandCard, PileCard, VillageCard
from baumeister.games.villagers.specials import actions_left

PHASES = ("draft", "refresh", "build", "development", "over")


def make_view(s: Position, seat: int) -> shape.VillagersView:
    viewer: i64 = seat
    knows = eyes_of(viewer)
    return shape.VillagersView(
        "villagers",
        None if viewer < 0 else seat,
        shape.Options(s.support != 0, s.profiteers != 0, s.development != 0, s.locks != 0, s.any_covered != 0),
        s.round,
        PHASES[s.phase],
        s.turn,
        s.revealed,
        None if s.is_over else describe_decision(s),
        s.los,
        tuple([_row_card(s, place) for place in range(ROW)]),
        tuple([_pile(s, stack, viewer) for stack in range(STACKS)]),
        _pile(s, RESERVE, viewer),
        tuple([_copies(s, BASIC_FIRST + basic, s.basics[basic]) for basic in range(BASICS)]),
        tuple([_copies(s, person, s.discard[person]) for person in range(PERSONS) if s.discard[person] > 0]),
        _developments(s),
        s.market_held != 0,
        _looking(s, viewer),
        tuple([_player(s, other, knows) for other in range(s.players)]),
        tuple(s.winners()) if s.is_over else (),
    )


# ---- what lies between the players


def _row_card(s: Position, place: i64) -> shape.RowCard:
    person = s.row[place]
    return shape.RowCard(place + 1, None if person < 0 else s.figures.names[person], int(s.row_coins[place]))


def _pile(s: Position, pile: i64, viewer: i64) -> shape.Pile:
    knows = eyes_of(viewer)
    first = pile * STACK_ROOM
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
                    SUIT_NAMES[s.figures.suit[person]],
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
            card = s.pile[pile * STACK_ROOM + place - 1]
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
    return tuple([_development(s, group) for group in range(GROUPS)])


def _development(s: Position, group: i64) -> shape.Development:
    holder = s.holder if group == PRODUCTION else -1
    winner = s.winner[group]
    return shape.Development(
        s.figures.development_names[s.offer[group]],
        None if holder < 0 else int(holder),
        None if winner < 0 else int(winner),
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


# ---- the players


def _player(s: Position, seat: i64, knows: i64) -> shape.Player:
    first = seat * MOST_DRAFTED
    names = s.figures.names
    return shape.Player(
        seat,
        int(s.gold[seat]),
        _hand(s, seat, knows),
        tuple([names[s.drafted[first + i]] for i in range(s.drafted_count[seat])]),
        int(s.draft_limit[seat]),
        tuple([_village_card(s, number) for number in range(s.laid) if s.village[number] == seat]),
        int(village_cards(s, seat)),
        int(supports_of(s, seat)),
    )


def _hand(s: Position, seat: i64, knows: i64) -> tuple[HandCard, ...]:
    """In an order that tells nothing about faces: by suit, unknown ones first."""
    order: list[int] = []  # suit, person (0: unknown) and open, packed into one number for sorting
    for at in range(seat * HAND_ROOM, seat * HAND_ROOM + s.hand_size[seat]):
        card = s.hand[at]
        person = person_on(card)
        shown: i64 = person + 1 if card & knows != 0 else 0
        is_open: i64 = 1 if card & EVERYONE != 0 else 0
        order.append(int(s.figures.suit[person] * 256 + shown * 2 + is_open))
    order.sort()
    return tuple([_hand_card(s, key) for key in order])


def _hand_card(s: Position, key: i64) -> HandCard:
    shown = (key & 255) >> 1
    return HandCard(None if shown == 0 else s.figures.names[shown - 1], SUIT_NAMES[key >> 8], key & 1 != 0)


def _village_card(s: Position, number: i64) -> VillageCard:
    person = s.person[number]
    stands_in = s.role[number] != person and person != FOUNDERS_BACK
    return VillageCard(
        number,
        s.figures.names[person],
        s.figures.names[s.role[number]] if stands_in else None,
        None if s.under[number] < 0 else int(s.under[number]),
        s.load[number] > 0,
        int(s.coins[number]),
    )


# ---- the decision


def describe_decision(s: Position) -> shape.AnyDecision:
    """What is asked, with what a client needs to explain it; public facts only."""
    kind = int(s.pending)
    seat = int(s.seat)
    if kind == a.ASK_BUILD:
        return shape.Build(kind, seat, _turn(s))
    if kind == a.ASK_DRAFT:
        return shape.Draft(kind, seat, _drafts_left(s))
    if kind == a.ASK_SECOND:
        return shape.DraftMore(kind, seat, _drafts_left(s), int(s.picks))
    if kind == a.ASK_PILE:
        return shape.GivePile(kind, seat, BASIC_NAMES[s.basic], _turn(s))
    if kind == a.ASK_GIVE:
        return shape.Give(kind, seat, BASIC_NAMES[s.basic], _turn(s), None if s.place < 0 else int(s.place) + 1)
    if kind == a.ASK_COIN:
        return shape.Coin(kind, seat)
    if kind == a.ASK_COLUMN:
        return shape.Column(kind, seat, _turn(s), int(s.column))
    if kind == a.ASK_SIDE:
        return shape.Side(kind, seat, s.figures.names[s.laying], _turn(s))
    if kind == a.ASK_SMUGGLER:
        return shape.Smuggler(kind, seat, _turn(s))
    if kind == a.ASK_APPRENTICE:
        return shape.Apprentice(kind, seat, _turn(s))
    if kind == a.ASK_BENEFACTOR:
        return shape.Benefactor(kind, seat)
    if kind == a.ASK_PROPHET:
        return shape.Prophet(kind, seat)
    if kind == a.ASK_TAVERN:
        return shape.Tavern(kind, seat, _rewarding(s))
    if kind == a.ASK_CHURCH:
        return shape.Church(kind, seat, _rewarding(s))
    # Persons are laid and cards looked at in both phases.
    turn = _turn(s) if s.phase == BUILD else None
    if kind == a.ASK_PLACE:
        return shape.Place(kind, seat, s.figures.names[s.laying], int(s.column), turn)
    if kind == a.ASK_LOCK:
        under = None if s.place < 0 else int(s.place)
        return shape.Lock(kind, seat, s.figures.names[s.laying], int(s.column), turn, under)
    if kind == a.ASK_TAKE:
        return shape.Take(kind, seat, int(s.looked_pile) + 1, int(s.looked), turn)
    assert kind == a.ASK_PUT
    return shape.Put(kind, seat, int(s.looked_pile) + 1, int(s.looked), turn)


def _drafts_left(s: Position) -> int:
    return int(s.draft_limit[s.seat] - s.drafted_count[s.seat])


def _turn(s: Position) -> shape.BuildTurn:
    return shape.BuildTurn(
        int(s.build_limit),
        int(actions_left(s) - s.column),
        int(s.figures.basics_per_turn - s.basics_used),
        s.tinner != 0,
        s.acted != 0,
        _hired(s),
        None if s.taken < 0 else s.figures.names[s.taken],
    )


def _hired(s: Position) -> tuple[int, ...]:
    if s.hired == 0 and s.hired_from == 0:
        return ()
    return tuple([int(number) for number in range(s.laid) if s.person[number] == FREELANCER and is_hired(s, number)])


def _rewarding(s: Position) -> str:
    """The development whose reward is being taken."""
    return s.figures.development_names[s.offer[s.cursor - 1]]
