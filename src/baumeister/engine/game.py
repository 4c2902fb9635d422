"""A game as a title: what can be asked before a table exists, and the way to begin one."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from baumeister.engine.catalogue import Catalogue, Event
from baumeister.engine.components import Components
from baumeister.engine.edge import known_action, seed_number, unknown_action
from baumeister.engine.editions import Edition
from baumeister.engine.errors import BadPlayers, IllegalAction, UnknownEdition, echo
from baumeister.engine.ledger import Rule, load_ledger
from baumeister.engine.messages import Message
from baumeister.engine.numbers import integer
from baumeister.engine.options import Option, OptionValue, settle
from baumeister.engine.state import State
from baumeister.engine.title import Title


@dataclass(frozen=True)
class Game:
    """One of the titles. Get it with `baumeister.game("caylus1303")`."""

    title: Title

    @property
    def id(self) -> str:
        """What the game is called in commands, records and messages: "caylus1303"."""
        return self.title.id

    @property
    def package(self) -> str:
        """The Python package that holds the game."""
        return self.title.editions.package

    @property
    def players_min(self) -> int:
        """The least number of players."""
        return self.title.players_min

    @property
    def players_max(self) -> int:
        """The greatest number of players."""
        return self.title.players_max

    @property
    def catalogue(self) -> Catalogue:
        """All actions, decisions, events and pieces by number and name."""
        return self.title.catalogue

    @property
    def components(self) -> Components:
        """The newest figures."""
        return self.title.editions.newest.components

    @property
    def options(self) -> tuple[Option, ...]:
        """What a table may choose, with all values and the default."""
        return self.title.editions.newest.options

    @property
    def rules_version(self) -> tuple[int, str]:
        """Number of the code and digest of the figures that new games are played with."""
        return self.title.rules_code, self.components.digest

    @property
    def ledger(self) -> Mapping[str, Rule]:
        """Every rule of the game as a numbered statement, by its id."""
        return load_ledger(self.package)

    # ---- beginning

    def new(
        self,
        players: int,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
        rules: tuple[int, str] | None = None,
    ) -> State:
        """Begin a game. Without a seed one is drawn that nobody can guess; without rules the newest are played."""
        number = self.check_players(players)
        code, edition = self.find_rules(self.rules_version if rules is None else rules)
        values = settle(self.id, edition.options, options)
        key = secrets.randbits(64) if seed is None else seed_number(seed)
        state: State = self.title.blank(edition.figures)
        state.rules = code
        for option in edition.options:
            setattr(state, option.name, option.number(values[option.name]))
        state.set_chance(key)
        self.title.set_up(state, number)
        return state

    def find_rules(self, rules: object) -> tuple[int, Edition]:
        """A rules version of this game, former ones included; UnknownEdition if it is not here."""
        if not isinstance(rules, tuple | list) or len(rules) != 2:
            raise UnknownEdition(
                f"the rules of {self.id} are a number and the digest of the figures, not {echo(rules)}",
                game=self.id,
                found=echo(rules),
            )
        code = integer(rules[0])
        if code is None or not 1 <= code <= self.title.rules_code:
            raise UnknownEdition(
                f"rules number {echo(rules[0])} of {self.id}: here are the numbers 1 to {self.title.rules_code}",
                game=self.id,
                found=echo(rules[0]),
            )
        return code, self.title.editions.find(rules[1])

    def check_players(self, players: object) -> int:
        """The number of players, if the game is for so many."""
        number = integer(players)
        if number is None or not self.players_min <= number <= self.players_max:
            raise BadPlayers(
                f"{self.id} is for {self.players_min} to {self.players_max} players, not {echo(players)}",
                game=self.id,
                players=echo(players),
                least=self.players_min,
                most=self.players_max,
            )
        return number

    def settle_options(self, options: Mapping[str, object] | None) -> dict[str, OptionValue]:
        """All options with their values; unknown ones are refused."""
        return settle(self.id, self.options, options)

    def settle_recorded(self, figures: str, options: Mapping[str, object]) -> dict[str, OptionValue]:
        """The same for a game that was begun with those figures, maybe before some option existed."""
        return settle(self.id, self.title.editions.find(figures).options, options, recorded=True)

    def from_list(self, values: object) -> State:
        """A state written by `to_list`, here or in another process."""
        state: State = self.title.restore(values)
        return state

    # ---- names and words

    def action_message(self, view: Any, action: int) -> Message:
        """What a button for this action says, at the table the view shows."""
        return self.title.action_message(view, self._check_action(action))

    def decision_message(self, view: Any) -> Message:
        """What the view's decision asks; only called while there is one."""
        return self.title.decision_message(view)

    def waiting_message(self, view: Any) -> Message:
        """What the others wait for, in the third person."""
        return self.title.waiting_message(view)

    def event_message(self, event: Event) -> Message:
        """What happened, as a sentence."""
        return self.title.event_message(event)

    @property
    def action_count(self) -> int:
        """How many actions the game has; they are numbered from 0."""
        return len(self.catalogue.actions)

    def action_name(self, action: object) -> str:
        """bm.game("caylus").action_name(17) == "place:9"."""
        return self.catalogue.actions[self._check_action(action)]

    def _check_action(self, action: object) -> int:
        number = known_action(self.catalogue, action)
        if number < 0:
            raise IllegalAction(echo(action), unknown_action(action))
        return number

    def action(self, name: object) -> int:
        """game.action("pass") == 0."""
        number = self.catalogue.numbers.get(name, -1) if isinstance(name, str) else -1
        if number < 0:
            raise IllegalAction(echo(name), unknown_action(name))
        return number
