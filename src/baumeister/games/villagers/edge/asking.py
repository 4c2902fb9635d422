# compiled: mypyc
"""What is asked in Villagers, in the shapes of shapes.py; public facts only."""

from __future__ import annotations

from baumeister.games.villagers.edge import shapes as shape
from baumeister.games.villagers.rules import actions as a
from baumeister.games.villagers.rules.building import is_hired
from baumeister.games.villagers.rules.components import BASIC_NAMES, FREELANCER
from baumeister.games.villagers.rules.position import BUILD, Position
from baumeister.games.villagers.rules.specials import actions_left


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
    return tuple([int(number) for number in range(s.laid) if s.person[number] == FREELANCER and is_hired(s, number)])


def _rewarding(s: Position) -> str:
    """The development whose reward is being taken."""
    return s.figures.development_names[s.offer[s.cursor - 1]]
