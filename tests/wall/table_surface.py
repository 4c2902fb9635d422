"""The wall around tables: everything a seat or spectator can ask of one, as bytes, and two worlds it cannot tell apart.

The worlds differ only in what the viewer cannot know, at the start (`hidden.permute`) and afterwards: where another
seat does something hidden, it does something else in the other world that looks the same to the viewer. So a table
that tells the name of a hidden action is caught, not only one that tells a hidden card.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from typing import Any

import baumeister as bm
from baumeister.engine.errors import IllegalAction
from baumeister.records import Bot, human
from baumeister.tables import (
    Act,
    CallTime,
    GiveUp,
    KeptTable,
    MemoryStore,
    Request,
    Settings,
    SitDown,
    Stop,
    Table,
    TakeBack,
    no_clock,
)
from tests.battery.plain import encode
from tests.battery.tables import Table as Setup
from tests.wall.harness import Hidden

Viewer = int | None


class World:
    """A table whose game begins in any state, with its store."""

    def __init__(self, record: bm.Record, start: bm.State, settings: Settings, kind: type[Table] = Table) -> None:
        self.start = start
        self.kind = kind
        self.store = MemoryStore()
        self.store.create("t", record)
        self.kept = KeptTable("t", self.store, kind(record, None, settings, start=start), no_clock)

    @property
    def table(self) -> Table:
        return self.kept.table

    @property
    def state(self) -> Any:
        """The true one, which no player ever gets."""
        return self.table._course.line.state

    def opened_again(self) -> Table:
        stored = self.store.load("t")
        return self.kind(stored.record, stored.move_ids, self.table.settings, start=self.start)


# ---- what a viewer can ask


def answer(ask: Callable[[], Any]) -> bytes:
    """What comes back, also if it is a refusal: its type, code, words, parameters and reason."""
    try:
        return encode(ask())
    except bm.BaumeisterError as error:
        reason = error.refusal if isinstance(error, IllegalAction) else None
        return encode([type(error).__name__, error.code, str(error), dict(error.params), reason])


def surface(table: Table, viewer: Viewer) -> dict[str, list[bytes]]:
    """Everything this seat (None: a spectator) can get out of a table, by the door it comes through."""
    numbers = range(table.number + 1)
    catalogue = table.game.catalogue
    asked = viewer is not None and viewer == table.seat
    actions = range(-1, table.game.action_count, 1 if asked else 6)
    parts = {
        "table": [encode([table.number, table.seat, table.is_over, table.is_forced, table.seats])],
        "result": [encode([table.scores(), table.winners()])],
        "view": [answer(lambda: table.view(viewer))],
        "views": [answer(lambda: table.views([viewer]))],
        "legal": [answer(lambda: table.legal(viewer))],
        "choices": [answer(lambda: table.choices(viewer))],
        "withheld": [answer(lambda: table.withheld(viewer))],
        "why_not": _answers(lambda action: table.why_not(viewer, action), [*actions, "castle"]),
        "log": _answers(lambda number: table.since(number, viewer), numbers),
        "telling": [answer(lambda: table.telling(0, catalogue.event).to(viewer))],
        "record": [answer(lambda: table.record_for(viewer))],
    }
    if viewer is not None:
        seat = viewer
        parts["undo_target"] = _answers(lambda whole: table.undo_target(seat, whole), (False, True))
        parts["undo_needs"] = _answers(lambda number: table.undo_needs(seat, number), numbers)
        parts["requests"] = _answers(lambda request: is_possible(table, request), attempts(table, seat))
    return parts


def _answers(ask: Callable[[Any], Any], questions: Iterable[Any]) -> list[bytes]:
    return [answer(lambda question=question: ask(question)) for question in questions]  # type: ignore[misc]


def attempts(table: Table, seat: int) -> list[Request]:
    """What the seat might try. Nothing of it is carried out: what it would lead to may depend on chance."""
    number = table.number
    sample = range(seat, table.game.action_count, 7)
    return [
        *(Act(seat, action, number) for action in sample),
        Act(seat, 0, number - 1),
        Act(seat, "castle", number),
        *(TakeBack(seat, number, back_to) for back_to in (None, *range(number + 1))),
        GiveUp(seat, Bot("greedy")),
        SitDown(seat, human("Zoë")),
        CallTime(seat, number, Bot("greedy")),
        Stop("agreement", (seat,)),
    ]


def is_possible(table: Table, request: Request) -> bool:
    table.propose(request)
    return True


def check_surfaces(one: Table, other: Table, viewer: Viewer, when: str, imagining: bool) -> None:
    here, there = surface(one, viewer), surface(other, viewer)
    for part, words in here.items():
        assert words == there[part], f"viewer {viewer} can tell by the table's {part} {when}"
    if imagining and viewer is not None:
        imagined = [table.imagine(viewer, 1).digest() for table in (one, other)]
        assert imagined[0] == imagined[1], f"viewer {viewer} can tell by what the table lets its bot imagine {when}"


# ---- two worlds


def record_of(setup: Setup) -> bm.Record:
    """Who sits at a table of this kind; its game begins in whatever state it is given."""
    return bm.Record.begin(
        setup.game, [human(f"Person {seat}") for seat in range(setup.players)], 0, dict(setup.options)
    )


def check_table(
    record: bm.Record,
    state: bm.State,
    hidden: Hidden,
    viewer: Viewer,
    seed: int,
    follow: int = 6,
    kind: type[Table] = Table,
) -> int:
    """Two tables the viewer cannot tell apart, and the same happens at both; how many moments were compared."""
    dice = random.Random(seed)
    settings = Settings(auto_forced=dice.random() < 0.7, undo_past_news=dice.random() < 0.7)
    # A bot may think with what it could have remembered; everything else is compared also where that is exchanged.
    imagining = dice.random() < 0.5
    start, exchanged = state.clone(), hidden.permute(state, viewer, dice.getrandbits(32), remembered=imagining)
    true, other = World(record, start, settings, kind), World(record, exchanged, settings, kind)
    if _parted(true, other, int(state.revealed)):
        return 0  # the table itself went on, and something came to light
    check_surfaces(true.table, other.table, viewer, "at once", imagining)
    compared = 1
    for _ in range(follow):
        revealed = int(true.state.revealed)
        if not _go_on(true, other, viewer, dice) or _parted(true, other, revealed):
            break  # a draw, a card turned up, or the end: now it may differ
        check_surfaces(true.table, other.table, viewer, "after what looked the same", imagining)
        compared += 1
    else:
        check_surfaces(true.table, true.opened_again(), viewer, "after opening it again", imagining)
        check_surfaces(true.table, other.opened_again(), viewer, "after opening both again", imagining)
    return compared


def _parted(true: World, other: World, revealed: int) -> bool:
    return bool(true.state.revealed != revealed or other.state.revealed != revealed or true.state.is_over)


def _go_on(true: World, other: World, viewer: Viewer, dice: random.Random) -> bool:
    """Something happens at both tables that looks the same to the viewer; False where nothing can."""
    table = true.table
    seats = range(len(table.seats))
    roll = dice.random()
    if roll < 0.15 and table.number > 0:
        back_to = dice.choice([0, *(move.number for move in true.table._course.line.moves[:-1])])
        return _do(true, other, TakeBack(dice.choice(seats), table.number, back_to, tuple(seats)))
    if roll < 0.2:
        return _do(true, other, SitDown(dice.choice(seats), human("Zoë")))
    action = dice.choice(true.state.legal())
    counterpart = action if table.seat == viewer else _counterpart(true.state, other.state, action, viewer, dice)
    if counterpart is None:
        return False
    by_clock = dice.random() < 0.1
    for world, done in ((true, action), (other, counterpart)):
        at = world.table
        world.kept.do(CallTime(at.seat, at.number, done) if by_clock else Act(at.seat, done, at.number))
    return True


def _do(true: World, other: World, request: Request) -> bool:
    """The same request at both: allowed at both, or refused in the same words."""
    words = [answer(lambda world=world: world.kept.do(request)) for world in (true, other)]  # type: ignore[misc]
    assert words[0] == words[1], f"{request} tells the worlds apart"
    return True


def _counterpart(true: Any, other: Any, action: int, viewer: Viewer, dice: random.Random) -> int | None:
    """What another seat does in the other world while it does `action` in the true one: something else if possible."""
    looks = _look(true, action, viewer)
    alike = [choice for choice in other.legal() if _look(other, choice, viewer) == looks]
    different = [choice for choice in alike if choice != action]
    return dice.choice(different or alike) if alike else None


def _look(state: Any, action: int, viewer: Viewer) -> bytes:
    after = state.clone()
    after.apply(action)
    return encode([after.view(viewer), after.events(viewer), int(after.revealed)])
