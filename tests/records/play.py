"""Games that are written down without a table, and random play that is the same everywhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any, Final, Literal

from msgspec.structs import replace

from baumeister import Game, Record, State, game, games
from baumeister.engine.chance import Rng
from baumeister.records import Action, Bot, By, End, Entry, Resign, Seat, SeatChange, TimeOut, Undo, bot, human
from baumeister.records.replay import result_of

NAMES = ("Anna", "Bärbel", "Chloé", 'Dana "D" @home', "Эва")
STRANGER: Final = Bot("somewhere.clever:Deep.Thinker", "2.0-rc1+x")
Reason = Literal["agreement", "abandoned", "host"]


def variants(title: Game) -> Iterator[dict[str, Any]]:
    """Every combination of the options."""
    names = [option.name for option in title.options]
    for values in product(*(option.choices for option in title.options)):
        yield dict(zip(names, values, strict=True))


def counts(title: Game) -> range:
    return title.sizes


def people(players: int) -> list[Seat]:
    """Persons, and a bot at the last seat."""
    return [*(human(NAMES[number % len(NAMES)]) for number in range(players - 1)), bot("random", "Robo")]


def ticking_clock() -> Callable[[], str]:
    """Every look at it is 97 seconds later; it begins shortly before midnight."""
    ticks = iter(range(0, 10**9, 97))

    def now() -> str:
        seconds = 23 * 3600 + 50 * 60 + next(ticks)
        day, rest = divmod(seconds, 86400)
        return f"2026-08-{day + 1:02}T{rest // 3600:02}:{rest // 60 % 60:02}:{rest % 60:02}.{seconds % 1000:03}Z"

    return now


def no_clock() -> None:
    """For records without times."""


class Sitting:
    """A game being written down, entry by entry. Every entry is checked as if it had been read."""

    def __init__(
        self,
        game_id: str,
        seats: list[Seat],
        seed: int,
        options: dict[str, Any] | None = None,
        clock: Callable[[], str | None] = no_clock,
    ) -> None:
        self.game = game(game_id)
        self.clock = clock
        self.begun = Record.begin(self.game, seats, seed, options)
        self.log: list[Entry] = []
        self.states: list[tuple[int, State]] = [(0, self.begun.start())]  # after every action that counts

    @property
    def state(self) -> State:
        return self.states[-1][1]

    @property
    def seats(self) -> tuple[Seat, ...]:
        return replace(self.begun, log=tuple(self.log)).seats_now()

    @property
    def next(self) -> int:
        """The number of the next entry."""
        return len(self.log) + 1

    def enter(self, entry: Entry) -> None:
        self.log.append(replace(entry, at=self.clock()))

    def act(self, action: int | str, by: By | None = None, more: dict[str, Any] | None = None) -> None:
        name = action if isinstance(action, str) else self.game.action_name(action)
        seat = int(self.state.seat)
        after = self.state.clone()
        after.apply(self.game.action(name))
        self.enter(Action(self.next, seat, name, by or self.seats[seat].usual_by, more=more or {}))
        self.states.append((len(self.log), after))

    def undo(self, seat: int, back_to: int, consent: tuple[int, ...] = ()) -> None:
        self.enter(Undo(self.next, seat, back_to, consent))
        self.states = [(number, state) for number, state in self.states if number <= back_to]

    def record(self) -> Record:
        result = result_of(self.state) if self.state.is_over else None
        return replace(self.begun, log=tuple(self.log), result=result).checked()


def act_at_random(sitting: Sitting, rng: Rng, lively: bool = False) -> None:
    """Any legal action. In a lively game some are the table's, thought of in advance, or the clock's."""
    legal = sitting.state.legal()
    action = legal[rng.below(len(legal))]
    by: By | None = None
    more: dict[str, Any] = {}
    if lively:
        usual = sitting.seats[int(sitting.state.seat)].usual_by
        last = sitting.log[-1] if sitting.log else None
        if isinstance(last, TimeOut) and last.bot is None:
            by = "clock"
        elif len(legal) == 1:
            by = "forced"
        elif sitting.next % 19 == 0:  # somebody helps out
            by = "bot" if usual == "person" else "person"
        elif sitting.next % 4 == 0 and usual == "person":
            by = "advance"
        if sitting.next % 11 == 0:
            more = {"thought-for": sitting.next / 8, "note": ["@12:00:00", None, {"Ä \n": True}]}
    sitting.act(action, by, more)


def undo_at_random(sitting: Sitting, rng: Rng) -> None:
    """Back to anywhere, with everybody's consent."""
    numbers = [number for number, _ in sitting.states]
    seat = rng.below(len(sitting.seats))
    others = [other for other, who in enumerate(sitting.seats) if other != seat and who.is_human]
    sitting.undo(seat, numbers[rng.below(len(numbers) - 1)], tuple(others))


def play(
    game_id: str,
    players: int,
    seed: int = 7,
    options: dict[str, Any] | None = None,
    lively: bool = False,
    most: int = 10**6,
    end: Reason | None = None,
) -> Record:
    """A random game, at most so many entries, and then ended for that reason.

    Lively ones have times, undos, a resignation, a new person, time-outs, every kind of `by`, and `more`."""
    sitting = Sitting(game_id, people(players), seed, options, ticking_clock() if lively else no_clock)
    rng = Rng(seed)
    while not sitting.state.is_over and len(sitting.log) < most:
        if not (lively and something_special(sitting, rng)):
            act_at_random(sitting, rng, lively)
    if end is not None:
        agreed = tuple(seat for seat, who in enumerate(sitting.seats) if who.is_human and end == "agreement")
        sitting.enter(End(sitting.next, end, agreed))
    record = sitting.record()
    return replace(record, more={"event": {"name": "Frühling", "round": 3}}).checked() if lively else record


def something_special(sitting: Sitting, rng: Rng) -> bool:
    """What happens in a lively game after this many entries, if it is no action."""
    number = len(sitting.log)
    if number in (20, 45, 70):
        undo_at_random(sitting, rng)
    elif number == 30:
        sitting.enter(Resign(number + 1, 0, Bot("random", "1")))
    elif number == 35:
        sitting.enter(TimeOut(number + 1, int(sitting.state.seat)))
    elif number == 50:
        sitting.enter(SeatChange(number + 1, 0, human("Zoë"), more={"elo": 1500}))
    elif number == 55:
        sitting.enter(TimeOut(number + 1, 0, STRANGER))
    elif number == 58:
        sitting.enter(SeatChange(number + 1, 0, bot("greedy", "Greta", "0.9")))
    elif number == 60:
        sitting.enter(SeatChange(number + 1, 0, human("Zoë")))
    else:
        return False
    return True


def every_table() -> Iterator[tuple[str, int, dict[str, Any]]]:
    """Every registered game with every player count and combination of options."""
    for game_id in games():
        title = game(game_id)
        for players in counts(title):
            for options in variants(title):
                yield game_id, players, options
