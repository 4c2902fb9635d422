"""Every error a caller can cause: a code for programs, parameters for texts, an English sentence for the rest.

The closed list of refusal codes is shared by all games; clients have a text for each in every language.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

#: Why an action is refused. Parameters are named behind each code; `rule` of the refusal is a ledger id.
REFUSAL_CODES: Final = (
    "unknown-action",  # action: no such number or name in the catalogue
    "game-over",  # nothing can be done any more
    "not-now",  # decision: the seat is asked for something else
    "not-a-place",  # place: nothing can be put there, ever
    "empty",  # place: nothing lies there
    "occupied",  # place: somebody stands there
    "already-there",  # place: one piece of yours is the limit
    "cannot-pay",  # the price is more than you have
    "not-enough",  # have, need: too few pieces in stock
    "no-piece",  # you have no piece of the needed kind left
    "not-available",  # the tile, card or character does not lie where it would be taken from
    "wrong-kind",  # the thing exists, but this effect does not reach it
    "no-room",  # no free space is left
    "not-yours",  # it belongs to somebody else, or must belong to somebody else
    "out-of-range",  # further than the rules allow
    "locked",  # not open in this round
    "used-up",  # its use for this round or turn is spent
    "must-choose",  # declining is not possible here
    "must-complete",  # a begun sequence has to be finished first
    "wrong-order",  # the same choice is reached by another, fixed order
    "not-a-set",  # the chosen goods do not make a valid set
)


@dataclass(frozen=True)
class Refusal:
    """Why an action is not legal: what `why_not` says and `IllegalAction` carries."""

    code: str
    rule: str = ""
    params: Mapping[str, int | str] = field(default_factory=lambda: MappingProxyType({}))

    def __post_init__(self) -> None:
        assert self.code in REFUSAL_CODES, self.code

    def __reduce__(self) -> tuple[object, ...]:
        return _revive_refusal, (self.code, self.rule, dict(self.params))


def refuse(code: str, rule: str = "", **params: int | str) -> Refusal:
    """A refusal with its parameters spelled as keywords."""
    return Refusal(code, rule, MappingProxyType(params))


def _revive_refusal(code: str, rule: str, params: dict[str, int | str]) -> Refusal:
    return Refusal(code, rule, MappingProxyType(params))


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
        """Errors cross processes whole, whatever their class is made with."""
        return _revive_error, (type(self), str(self), {**self.__dict__, "params": dict(self.params)})


class UnknownGame(BaumeisterError):
    code = "unknown-game"


class BadPlayers(BaumeisterError):
    code = "bad-players"


class BadOption(BaumeisterError):
    code = "bad-option"


class BadSeed(BaumeisterError):
    code = "bad-seed"


class BadSeat(BaumeisterError):
    code = "bad-seat"


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
