"""Random play that is the same everywhere, for the records and tables under test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

from baumeister.api import Game, Record, game, games
from baumeister.engine.chance import Rng
from baumeister.records import Seat, bot, human
from baumeister.tables import Table, no_clock
from baumeister.tables.store import Store

NAMES = ("Anna", "Bärbel", "Chloé", 'Dana "D" @home', "Эва")


def variants(title: Game) -> Iterator[dict[str, Any]]:
    """Every combination of the options."""
    names = [option.name for option in title.options]
    for values in product(*(option.choices for option in title.options)):
        yield dict(zip(names, values, strict=True))


def counts(title: Game) -> range:
    return range(title.players_min, title.players_max + 1)


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


def act_at_random(table: Table, rng: Rng) -> None:
    legal = table.legal(table.seat)
    table.act(table.seat, legal[rng.below(len(legal))])


def undo_at_random(table: Table, rng: Rng) -> None:
    """Back to anywhere, with everybody's consent."""
    numbers = [0, *(action.number for action in table.record().actions())]
    target = numbers[rng.below(len(numbers) - 1)]
    table.undo(rng.below(len(table.seats)), target, consent=range(len(table.seats)))


def play(
    game_id: str,
    players: int,
    seed: int = 7,
    options: dict[str, Any] | None = None,
    lively: bool = False,
    most: int = 10**6,
    store: Store | None = None,
) -> Record:
    """A game at a table, at most so many entries; lively ones have times, undos, a resignation and a new person."""
    clock = ticking_clock() if lively else no_clock
    table = Table.begin(game_id, people(players), seed, options, store=store, clock=clock)
    rng = Rng(seed)
    while not table.is_over and table.number < most:
        if lively and table.number in (20, 45, 70):
            undo_at_random(table, rng)
        elif lively and table.number == 30:
            table.resign(0, "random")
        elif lively and table.number == 50:
            table.change_seat(0, human("Zoë"))
        else:
            act_at_random(table, rng)
    return table.record()


def every_table() -> Iterator[tuple[str, int, dict[str, Any]]]:
    """Every registered game with every player count and combination of options."""
    for game_id in games():
        title = game(game_id)
        for players in counts(title):
            for options in variants(title):
                yield game_id, players, options
