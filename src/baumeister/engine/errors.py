"""Every error a caller can cause: a code for programs, parameters for texts, an English sentence for the rest.

The closed list of refusal codes (engine/wire.py) is shared by all games; clients have a text for each in every
language.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from baumeister.engine.wire import REFUSAL_CODES as REFUSAL_CODES
from baumeister.engine.wire import Refusal as Refusal
from baumeister.engine.wire import refuse as refuse
from baumeister.engine.wire import refuse_for_lack as refuse_for_lack

#: An error repeats no more than this of the caller's input, which may be anything.
ECHOED = 80


def echo(value: object) -> str:
    """A refused value, as an error shows it."""
    return repr(value)[:ECHOED]


def echo_name(value: object) -> str:
    """The same for what should be a name."""
    return str(value)[:ECHOED]


def _revive_error(kind: type[BaumeisterError], sentence: str, attributes: dict[str, object]) -> BaumeisterError:
    error = kind.__new__(kind, sentence)
    error.__dict__.update(attributes)
    error.params = MappingProxyType(dict(error.params))
    return error


class BaumeisterError(Exception):
    """Base of all errors that bad input can cause. `code` is stable, `params` feed the texts."""

    code = "error"

    def __init__(self, message: str, **params: int | str) -> None:
        super().__init__(message)
        self.params: Mapping[str, int | str] = MappingProxyType(params)

    def __reduce__(self) -> tuple[object, ...]:
        """Errors cross processes intact, whatever their class's arguments."""
        return _revive_error, (type(self), str(self), {**self.__dict__, "params": dict(self.params)})


class UnknownGame(BaumeisterError):
    """There is no game with this id."""

    code = "unknown-game"


class BadPlayers(BaumeisterError):
    """The game cannot be played by this many."""

    code = "bad-players"


class BadOption(BaumeisterError):
    """The game has no such option, or the option no such value."""

    code = "bad-option"


class BadSeed(BaumeisterError):
    """This is not a seed for a game's chance."""

    code = "bad-seed"


class BadSeat(BaumeisterError):
    """There is no such seat at this table."""

    code = "bad-seat"


class UnknownEdition(BaumeisterError):
    """game, found: rules or figures this program does not have: it is older than the game, or a different one."""

    code = "unknown-edition"


class UnknownAddress(BaumeisterError):
    """address: there is no such thing in the view."""

    code = "unknown-address"


class BadState(BaumeisterError):
    """A list of numbers that is not a state of this game."""

    code = "bad-state"


class BadComponents(BaumeisterError):
    """A components file that does not follow the schema."""

    code = "bad-components"


class IllegalAction(BaumeisterError):
    """Raised by `apply`; the state is as it was. `refusal` is what `why_not` says."""

    code = "illegal-action"

    def __init__(self, action: str, refusal: Refusal) -> None:
        because = f" ({refusal.rule})" if refusal.rule else ""
        details = "".join(f", {name} {value}" for name, value in refusal.params.items())
        super().__init__(f"{action}: {refusal.code}{details}{because}", action=action)
        self.action = action
        self.refusal = refusal
