"""Tables to play at: every game, player count and choice of options, and random games of different temperaments.

The battery, the wall and soak all play through these, so that a failure can be repeated from its table and seed.
"""

from __future__ import annotations

import itertools
import os
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

import baumeister as bm
from baumeister.engine.options import OptionValue

#: No game lasts nearly as many decisions; one that does is caught in a circle.
MOST_DECISIONS = 20_000


@dataclass(frozen=True)
class Table:
    """One way to set up a game."""

    game_id: str
    players: int
    options: tuple[tuple[str, OptionValue], ...]

    @property
    def game(self) -> bm.Game:
        return bm.game(self.game_id)

    def new(self, seed: int) -> bm.State:
        return self.game.new(self.players, seed=seed, options=dict(self.options))

    def __str__(self) -> str:
        defaults = {option.name: option.default for option in self.game.options}
        changed = [f"{name}={value}" for name, value in self.options if value != defaults[name]]
        return "-".join([self.game_id, f"{self.players}p", *changed])


#: Games with more combinations of options than this are played with pairs of values instead.
MOST_COMBINATIONS = 8


def combinations_of(game: bm.Game) -> list[tuple[OptionValue, ...]]:
    """Every combination of the options."""
    return list(itertools.product(*(option.choices for option in game.options)))


def pairs_of_values(game: bm.Game) -> list[tuple[OptionValue, ...]]:
    """Few combinations, the defaults among them, in which every two values of two options meet somewhere."""
    wanted = {
        (first, one, second, two)
        for first, second in itertools.combinations(range(len(game.options)), 2)
        for one in game.options[first].choices
        for two in game.options[second].choices
    }

    def met(values: tuple[OptionValue, ...]) -> set[tuple[int, OptionValue, int, OptionValue]]:
        return {pair for pair in wanted if values[pair[0]] == pair[1] and values[pair[2]] == pair[3]}

    found = [tuple(option.default for option in game.options)]
    wanted -= met(found[0])
    while wanted:
        found.append(max(combinations_of(game), key=lambda values: len(met(values))))
        wanted -= met(found[-1])
    return found


def all_tables(game_id: str, whole: bool = False) -> list[Table]:
    """Every player count with every combination of options; where those are many (and not `whole`), with pairs."""
    game = bm.game(game_id)
    names = [option.name for option in game.options]
    combinations = combinations_of(game)
    if not whole and len(combinations) > MOST_COMBINATIONS:
        combinations = pairs_of_values(game)
    counts = range(game.players_min, game.players_max + 1)
    return [
        Table(game_id, players, tuple(zip(names, values, strict=True))) for values in combinations for players in counts
    ]


def few_tables(game_id: str) -> list[Table]:
    """Every player count with the defaults, and every other value of every option at some player count."""
    game = bm.game(game_id)
    defaults = {option.name: option.default for option in game.options}
    counts = range(game.players_min, game.players_max + 1)
    tables = [Table(game_id, players, tuple(defaults.items())) for players in counts]
    turn = itertools.cycle(counts)
    others = [(option.name, value) for option in game.options for value in option.choices if value != option.default]
    tables += [Table(game_id, next(turn), tuple({**defaults, name: value}.items())) for name, value in others]
    return tables


#: A title with fewer kinds of decisions is a toy (`make game` begins with one): less can be asked of it.
FEW_KINDS = 6


def is_small(game: bm.Game) -> bool:
    return len(game.catalogue.decisions) < FEW_KINDS


class Player:
    """Chooses at random, in one of three temperaments that lead to different corners of a game."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.choose = (self.plain, self.eager, self.curious)[seed % 3]
        self.taken: Counter[int] = Counter()

    def plain(self, legal: list[int]) -> int:
        return self.random.choice(legal)

    def eager(self, legal: list[int]) -> int:
        """Rarely takes the lowest number, which is passing or declining wherever that is possible."""
        return self.random.choice(legal[1:] if len(legal) > 1 and self.random.random() < 0.9 else legal)

    def curious(self, legal: list[int]) -> int:
        """Prefers what was done least often in this game."""
        least = min(self.taken[action] for action in legal)
        action = self.random.choice([action for action in legal if self.taken[action] == least])
        self.taken[action] += 1
        return action


def walk(table: Table, seed: int) -> Iterator[bm.State]:
    """Play one game; the state (always the same object) before every decision, and at the end."""
    state = table.new(seed)
    player = Player(seed)
    for _ in range(MOST_DECISIONS):
        yield state
        if state.is_over:
            return
        state.apply(player.choose(state.legal()))
    raise AssertionError(f"{table} with seed {seed} does not end")


def actions_of(table: Table, seed: int) -> list[int]:
    """The actions of the game that `walk` plays."""
    state = table.new(seed)
    player = Player(seed)
    actions = []
    while not state.is_over:
        actions.append(player.choose(state.legal()))
        state.apply(actions[-1])
        assert len(actions) < MOST_DECISIONS, f"{table} with seed {seed} does not end"
    return actions


def some_states(table: Table, seed: int, every: int) -> Iterator[bm.State]:
    """Every so many-th state of a game, and its end. (Primes meet all kinds of decisions.)"""
    for number, state in enumerate(walk(table, seed)):
        if number % every == 0 or state.is_over:
            yield state


#: Where only some tables are played, a title with more than this is played at two of them.
FEW_TABLES = 4
#: The variable that asks for every table whatever the form.
ALL_TABLES = "BAUMEISTER_ALL_TABLES"


def tables_of_this_round(tables: list[Table]) -> list[Table]:
    """All of them for compiled rules. Interpreted ones play forty times as slowly, and the digests already hold both
    forms to the same games (test_determinism.py). There, and in `make quick`, a title's first and last table do, but
    not for mutants, which are interpreted only (`ALL_TABLES`).
    """
    plays_all = (bm.compiled() and not os.environ.get("BAUMEISTER_QUICK")) or os.environ.get(ALL_TABLES)
    return tables if plays_all or len(tables) <= FEW_TABLES else [tables[0], tables[-1]]


over_games = pytest.mark.parametrize("game", [bm.game(game_id) for game_id in bm.games()], ids=bm.games())
over_few_tables = pytest.mark.parametrize(
    "table", [table for game_id in bm.games() for table in tables_of_this_round(few_tables(game_id))], ids=str
)
over_two_tables = pytest.mark.parametrize(
    "table", [table for game_id in bm.games() for table in (few_tables(game_id)[0], few_tables(game_id)[-1])], ids=str
)
over_all_tables = pytest.mark.parametrize(
    "table", [table for game_id in bm.games() for table in tables_of_this_round(all_tables(game_id))], ids=str
)
