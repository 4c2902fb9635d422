"""The door every bot comes through: `choose(seen, budget) -> action`.

A bot never meets the table's state. It gets a `Seen`: what its seat may know, and a way to imagine states it cannot
tell from the true one. Bots keep nothing from one choice to the next: the choice depends on the bot's seed, on what it
sees and on the budget, so any process can make it, at any time, even after an undo.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cached_property
from importlib import import_module
from typing import Any, Final, Protocol

from msgspec.structs import asdict

from baumeister.bots.names import split_style
from baumeister.bots.strangers import is_stranger, load_stranger
from baumeister.engine.chance import Rng
from baumeister.engine.edge import action_number, seed_number
from baumeister.engine.errors import BadSeat, BaumeisterError
from baumeister.engine.game import Game
from baumeister.engine.options import OptionValue
from baumeister.engine.state import State


class BadBudget(BaumeisterError):
    """A bot cannot use this budget."""

    code = "bad-budget"


class UnknownBot(BaumeisterError):
    """There is no bot with this name."""

    code = "unknown-bot"


class BotFailed(BaumeisterError):
    """bot, seat: it raised an error instead of choosing; the table is as it was before."""

    code = "bot-failed"


class IllegalChoice(BaumeisterError):
    """bot, seat, action: it answered with something that is not a legal action; the table is as it was before."""

    code = "illegal-choice"


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: `Budget(iterations=1000)`, `Budget(seconds=2.5)`, or a number of iterations within a
    number of seconds. Only iterations alone are reproducible."""

    iterations: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        if self.iterations is None and self.seconds is None:
            raise BadBudget("a budget is iterations, seconds, or both")
        if self.iterations is not None:
            _check("iterations are a whole number from 1 to 2**31 - 1", self.iterations, (int,), 1 << 31)
        if self.seconds is not None:
            _check("seconds are a number above zero", self.seconds, (int, float), math.inf)


def _check(rule: str, value: Any, types: tuple[type, ...], limit: float) -> None:
    # `type`, because isinstance takes True for an int; the comparison also keeps out nan.
    if type(value) not in types or not 0 < value < limit:
        raise BadBudget(f"{rule}, not {repr(value)[:40]}", value=repr(value)[:40])


#: For bots that do not search, and the default everywhere.
DEFAULT_BUDGET: Final = Budget(iterations=1000)

#: The state behind a `Seen` is dealt with this seed; any will do, as long as it is always the same.
_SEED_OF_SEEN: Final = 0


class Seen:
    """What a seat sees when it is asked. Made from one imagined state: the true one cannot be reached from here."""

    def __init__(self, game: Game, imagined: State) -> None:
        self.game: Final = game
        self.seat: Final = int(imagined.seat)
        self.legal: Final = tuple(imagined.legal())
        self._imagined = imagined

    @cached_property
    def view(self) -> Any:
        """The view of this seat: the game's own frozen `msgspec.Struct`."""
        return self._imagined.view(self.seat)

    @property
    def options(self) -> Mapping[str, OptionValue]:
        """The table's options; every view carries them."""
        return asdict(self.view.options)

    def imagine(self, seed: int) -> State:
        """A new state this seat cannot tell from the true one; the same for the same seed. Yours to play with."""
        return self._imagined.determinize(self.seat, seed)

    def chance(self, seed: int) -> Rng:
        """A generator for the bot's own dice: it depends only on the seed and on what is seen."""
        text = f"{seed_number(seed)} {self._imagined.digest()}"
        return Rng(int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big", signed=True))


def seen_by(game: Game, state: State) -> Seen:
    """What the seat whose decision it is sees."""
    if state.is_over:
        raise BadSeat("the game is over: no seat is asked", seat=-1)
    return Seen(game, state.determinize(int(state.seat), _SEED_OF_SEEN))


class Bot(Protocol):
    """Anything that has a name and can choose. The choice must be one of `seen.legal`."""

    @property
    def name(self) -> str: ...

    def choose(self, seen: Seen, budget: Budget) -> int: ...


def ask(bot: Bot, seen: Seen, budget: Budget) -> int:
    """The bot's choice for the seat that is asked, checked: a third-party bot may do and answer anything."""
    try:
        choice: object = bot.choose(seen, budget)
        action = action_number(choice)
    except BaumeisterError:
        raise
    except (Exception, SystemExit) as error:
        raise BotFailed(
            f"bot {bot.name!r} on seat {seen.seat} failed: {type(error).__name__}: {error}",
            bot=bot.name,
            seat=seen.seat,
        ) from error
    if action not in seen.legal:
        names = seen.game.catalogue.actions
        label = names[action] if 0 <= action < len(names) else repr(choice)[:80]
        raise IllegalChoice(
            f"bot {bot.name!r} on seat {seen.seat} chose {label}, which is not legal now",
            bot=bot.name,
            seat=seen.seat,
            action=label,
        )
    return action


#: Our own bots: module and class; loaded on first use.
_BOTS: Final[Mapping[str, tuple[str, str]]] = {
    "random": ("baumeister.bots.random_bot", "RandomBot"),
    "apprentice": ("baumeister.bots.level_bots", "ApprenticeBot"),
    "journeyman": ("baumeister.bots.level_bots", "JourneymanBot"),
    "setter": ("baumeister.bots.level_bots", "SetterBot"),
    "mason": ("baumeister.bots.level_bots", "MasonBot"),
    "carver": ("baumeister.bots.level_bots", "CarverBot"),
    "foreman": ("baumeister.bots.level_bots", "ForemanBot"),
    "master": ("baumeister.bots.level_bots", "MasterBot"),
    # for study
    "greedy": ("baumeister.bots.greedy", "GreedyBot"),
    "ismcts": ("baumeister.bots.ismcts", "IsmctsBot"),
}


def bot_names() -> list[str]:
    """Names of our bots: the levels from the simplest on, then those for study."""
    return list(_BOTS)


def is_ours(name: str) -> bool:
    """Is it one of them, plain or in a style?"""
    plain, style = split_style(name)
    return plain in _BOTS and (not style or getattr(_class_of(plain), "has_style", False))


def _class_of(name: str) -> Any:
    module, kind = _BOTS[name]
    return getattr(import_module(module), kind)


def make_bot(name: str, seed: int = 0) -> Bot:
    """One of our bots, perhaps in a style (`master-builder`), or a third-party one as `module:Class`. Two of ours with
    the same seed choose alike; with different seeds they break ties differently."""
    if not is_ours(str(name)):
        if is_stranger(str(name)):
            return load_stranger(name, seed_number(seed))
        near = get_close_matches(str(name), _BOTS, n=1)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        raise UnknownBot(
            f"there is no bot {str(name)[:80]!r}{hint} (there are: {', '.join(_BOTS)}; others as module:Class)",
            bot=str(name)[:80],
            known=", ".join(_BOTS),
        )
    plain, style = split_style(name)
    make: Callable[..., Bot] = _class_of(plain)
    return make(seed_number(seed), style) if style else make(seed_number(seed))
