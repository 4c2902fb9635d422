"""A game as a title: what can be asked before a table exists, and the way to begin one."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from baumeister.engine.catalogue import Catalogue, Event
from baumeister.engine.components import Components
from baumeister.engine.edge import seed_number
from baumeister.engine.errors import BadPlayers, IllegalAction, refuse
from baumeister.engine.ledger import Rule, load_ledger
from baumeister.engine.messages import Message
from baumeister.engine.options import Option, OptionValue, settle
from baumeister.engine.state import State


@dataclass(frozen=True)
class Game:
    """One of the titles. Get it with `baumeister.game("caylus1303")`."""

    id: str
    package: str
    players_min: int
    players_max: int
    options: tuple[Option, ...]
    catalogue: Catalogue
    components: Components
    #: (players, numbers of the option values, 64-bit seed) -> state
    start: Callable[[int, tuple[int, ...], int], State]
    restore: Callable[[object], State]
    #: How a client words things; see `baumeister.engine.messages`.
    action_message: Callable[[Any, int], Message]
    event_message: Callable[[Event], Message]
    #: What the view's decision asks; only called while there is one.
    decision_message: Callable[[Any], Message]
    #: Code half of the rules version; the other half is the digest of the figures.
    rules_code: int = 1

    @property
    def rules_version(self) -> tuple[int, str]:
        return self.rules_code, self.components.digest

    @property
    def ledger(self) -> Mapping[str, Rule]:
        return load_ledger(self.package)

    def new(self, players: int, seed: int | None = None, options: Mapping[str, object] | None = None) -> State:
        """Begin a game. Without a seed one is drawn that nobody can guess."""
        self.check_players(players)
        values = settle(self.id, self.options, options)
        numbers = tuple(option.number(values[option.name]) for option in self.options)
        key = secrets.randbits(64) if seed is None else seed_number(seed)
        return self.start(players, numbers, key)

    def check_players(self, players: object) -> None:
        good = isinstance(players, int) and not isinstance(players, bool)
        if not good or not self.players_min <= players <= self.players_max:  # type: ignore[operator]
            raise BadPlayers(
                f"{self.id} is for {self.players_min} to {self.players_max} players, not {repr(players)[:40]}",
                game=self.id,
                players=repr(players)[:40],
                least=self.players_min,
                most=self.players_max,
            )

    def settle_options(self, options: Mapping[str, object] | None) -> dict[str, OptionValue]:
        """All options with their values; unknown ones are refused."""
        return settle(self.id, self.options, options)

    def from_list(self, values: object) -> State:
        """A state written by `to_list`, here or in another process."""
        return self.restore(values)

    @property
    def action_count(self) -> int:
        return len(self.catalogue.actions)

    def action_name(self, action: object) -> str:
        """game.action_name(17) == "place:9"."""
        if isinstance(action, int) and not isinstance(action, bool) and 0 <= action < self.action_count:
            return self.catalogue.actions[action]
        raise IllegalAction(repr(action)[:80], refuse("unknown-action", action=repr(action)[:80]))

    def action(self, name: object) -> int:
        """game.action("pass") == 0."""
        number = self.catalogue.numbers.get(name, -1) if isinstance(name, str) else -1
        if number < 0:
            raise IllegalAction(repr(name)[:80], refuse("unknown-action", action=repr(name)[:80]))
        return number
