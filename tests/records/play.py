"""Random play that is the same everywhere, for the records and tables under test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

from baumeister.api import Game, Record, game, games
from baumeister.engine.chance import Rng
from baumeister.records import Bot, Seat, bot, human
from baumeister.tables import Act, GiveUp, KeptTable, SitDown, Store, TakeBack, no_clock

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


def act(kept: KeptTable, action: int | str) -> int:
    """The seat that is asked does this, looking at the table as it is."""
    return kept.do(Act(kept.table.seat, action, kept.table.number))


def act_at_random(kept: KeptTable, rng: Rng) -> None:
    legal = kept.table.legal(kept.table.seat)
    act(kept, legal[rng.below(len(legal))])


def undo_at_random(kept: KeptTable, rng: Rng) -> None:
    """Back to anywhere, with everybody's consent."""
    table = kept.table
    numbers = [0, *(action.number for action in table.owners_record().actions())]
    target = numbers[rng.below(len(numbers) - 1)]
    everybody = tuple(range(len(table.seats)))
    kept.do(TakeBack(rng.below(len(table.seats)), table.number, target, everybody))


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
    kept = KeptTable.begin(game_id, people(players), seed, options, store=store, clock=clock)
    table = kept.table
    rng = Rng(seed)
    while not table.is_over and table.number < most:
        if lively and table.number in (20, 45, 70):
            undo_at_random(kept, rng)
        elif lively and table.number == 30:
            kept.do(GiveUp(0, Bot("random")))
        elif lively and table.number == 50:
            kept.do(SitDown(0, human("Zoë")))
        else:
            act_at_random(kept, rng)
    return table.owners_record()


def every_table() -> Iterator[tuple[str, int, dict[str, Any]]]:
    """Every registered game with every player count and combination of options."""
    for game_id in games():
        title = game(game_id)
        for players in counts(title):
            for options in variants(title):
                yield game_id, players, options
