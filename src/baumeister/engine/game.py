"""A game: what its package says about it, what can be asked before a table exists, and the way to begin one."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from baumeister.engine import edge
from baumeister.engine.catalogue import Catalogue, Event
from baumeister.engine.choosing import Asked
from baumeister.engine.components import Components
from baumeister.engine.edge import known_action, seed_number, unknown_action
from baumeister.engine.editions import Edition, Editions
from baumeister.engine.errors import BadPlayers, IllegalAction, UnknownEdition, echo
from baumeister.engine.ledger import Rule, load_ledger
from baumeister.engine.messages import Message
from baumeister.engine.numbers import integer
from baumeister.engine.observation import Observer
from baumeister.engine.options import Option, OptionValue, settle
from baumeister.engine.score_lines import Played, ScoreLine
from baumeister.engine.state import State


@dataclass(frozen=True, eq=False)
class Game:
    """One of the titles. Get it with `baumeister.game("caylus1303")`; each game's package has it as `GAME`.

    The functions take a state of the game, or a view where it says so. None of them is called in search."""

    #: The final class of its states; called with figures and None it makes an empty one.
    state: Callable[[Any, None], State]
    catalogue: Catalogue
    #: All published figures; new games use the newest.
    editions: Editions
    #: Lays out a new table; options, rules and chance are already in the state.
    set_up: Callable[[Any, int], None]
    #: The views of these seats (-1: a spectator), sharing what is the same for all of them, and their type.
    views: Callable[[Any, list[int]], list[Any]]
    view_type: type[Any]
    #: What a button for an action says (by a view, its family and argument); clients ask `action_message`.
    label: Callable[[Any, str, str], Message]
    #: What happened, as a sentence.
    event_message: Callable[[Event], Message]
    #: What the answers to one decision share (`Answer.choice`), of a view and the figures.
    maker: Callable[[Any, Any], Any] = Asked
    #: Families of actions that are plain buttons where they have no target.
    buttons: tuple[str, ...] = ()
    #: Families in which several actions may share all their targets (amounts, colours to pay).
    sharing: tuple[str, ...] = ()
    #: Addresses that follow from the rest of the view (`*`: any step); no event needs to name them.
    derived: tuple[str, ...] = ()
    #: Where a seat's points came from; without it sources are not distinguished.
    lines_of: Callable[[Played], Iterable[ScoreLine]] | None = None
    #: What a seat may know as a row of numbers; without it `baumeister.research` has no environments of the game.
    make_observer: Callable[[], Observer] | None = None
    #: Code half of the newest rules version; where a rule has changed, the code branches on `state.rules`.
    rules_code: int = 1
    #: All fields of the state in the order of their declaration; a new one comes last, so that old lists can be read.
    fields: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if not self.fields:
            object.__setattr__(self, "fields", edge.declared_fields(self.blank(self.editions.newest.figures)))
        edge.GAMES.setdefault(self.state, self)

    @property
    def id(self) -> str:
        """The game's id in commands, records and messages: "caylus1303"."""
        return self.catalogue.game

    @property
    def players_min(self) -> int:
        return int(self.components.tables["game"]["players_min"])

    @property
    def players_max(self) -> int:
        return int(self.components.tables["game"]["players_max"])

    @property
    def sizes(self) -> range:
        """All numbers of players."""
        return range(self.players_min, self.players_max + 1)

    @property
    def package(self) -> str:
        """The Python package that holds the game."""
        return self.editions.package

    @property
    def components(self) -> Components:
        """The newest figures."""
        return self.editions.newest.components

    @property
    def options(self) -> tuple[Option, ...]:
        """What a table may choose, with all values and the default."""
        return self.editions.newest.options

    @property
    def rules_version(self) -> tuple[int, str]:
        """Number of the code and digest of the figures that new games are played with."""
        return self.rules_code, self.components.digest

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
        """Begin a game. Without a seed an unguessable one is drawn; without rules the newest are used."""
        number = self.check_players(players)
        state = self.prepared(options, rules)
        state.set_chance(secrets.randbits(64) if seed is None else seed_number(seed))
        self.set_up(state, number)
        return state

    def prepared(self, options: Mapping[str, object] | None = None, rules: tuple[int, str] | None = None) -> State:
        """A state with rules and options, but no chance yet and nothing laid out: what every new game is made of."""
        code, edition = self.find_rules(self.rules_version if rules is None else rules)
        values = settle(self.id, edition.options, options)
        state = self.blank(edition.figures)
        state.rules = code
        for option in edition.options:
            setattr(state, option.name, option.number(values[option.name]))
        return state

    def find_rules(self, rules: object) -> tuple[int, Edition]:
        """A rules version of this game, older ones included; UnknownEdition if it is not here."""
        if not isinstance(rules, tuple | list) or len(rules) != 2:
            raise UnknownEdition(
                f"the rules of {self.id} are a number and the digest of the figures, not {echo(rules)}",
                game=self.id,
                found=echo(rules),
            )
        code = integer(rules[0])
        if code is None or not 1 <= code <= self.rules_code:
            raise UnknownEdition(
                f"rules number {echo(rules[0])} of {self.id}: here are the numbers 1 to {self.rules_code}",
                game=self.id,
                found=echo(rules[0]),
            )
        return code, self.editions.find(rules[1])

    def check_players(self, players: object) -> int:
        """The number of players, if the game allows it."""
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
        """The same for a game that began with those figures, maybe before some option existed."""
        return settle(self.id, self.editions.find(figures).options, options, recorded=True)

    def from_list(self, values: object) -> State:
        """A state written by `to_list`, here or in another process."""
        return edge.restore(self, values)

    def blank(self, figures: object) -> State:
        """An empty state with these figures."""
        return self.state(figures, None)

    # ---- names and words

    def action_message(self, view: Any, action: int) -> Message:
        """What a button for this action says, at the table the view shows."""
        return self.label(view, *self.catalogue.parts[self._check_action(action)])

    def decision_message(self, view: Any) -> Message:
        """What the view's decision asks; only called while there is one."""
        return edge.question(self.catalogue, view)

    def waiting_message(self, view: Any) -> Message:
        """The same for those who wait for that seat: "Anna places a worker"."""
        return edge.waiting(self.catalogue, view)

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
