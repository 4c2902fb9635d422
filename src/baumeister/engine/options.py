"""Options of a game: what the rulebook offers and the table agrees on before it begins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from baumeister.engine.errors import BadOption, echo, echo_name
from baumeister.engine.numbers import integer

OptionValue: TypeAlias = bool | int | str


@dataclass(frozen=True)
class Option:
    """One option of the table. `rule` is the ledger id or section it comes from.

    `before` is the value that plays as the game did before the option existed: a record or a state that does not name
    the option gets it, whatever the default is now. States keep the number of the value in a field named after the
    option."""

    name: str
    default: OptionValue
    rule: str
    before: OptionValue
    choices: tuple[OptionValue, ...] = (False, True)

    def number(self, value: OptionValue) -> int:
        """Index of a value among the choices: this is what a state keeps."""
        return self.choices.index(value)


def settle(
    game: str, known: tuple[Option, ...], given: Mapping[str, object] | None, recorded: bool = False
) -> dict[str, OptionValue]:
    """All options with their values, in the game's order; unknown names and values are refused. A `recorded` game that
    does not name an option began before it existed."""
    if given is not None and not isinstance(given, Mapping):
        found = echo(given)
        names = ", ".join(option.name for option in known) or "none"
        raise BadOption(
            f"the options of {game} are a mapping from names to values, not {found}; it has: {names}",
            game=game,
            option=found,
            known=names,
        )
    wishes = dict(given or {})
    values: dict[str, OptionValue] = {}
    for option in known:
        value = wishes.pop(option.name, option.before if recorded else option.default)
        number = integer(value)
        value = value if number is None else number
        # `1 == True` in Python, so the type is compared too.
        allowed = [choice for choice in option.choices if choice == value and type(choice) is type(value)]
        if not allowed:
            choices = ", ".join(str(choice) for choice in option.choices)
            raise BadOption(
                f"option {option.name} of {game} is one of {choices}, not {echo(value)}",
                game=game,
                option=option.name,
                known=choices,
            )
        values[option.name] = allowed[0]
    if wishes:
        name = echo_name(next(iter(wishes)))
        names = ", ".join(option.name for option in known) or "none"
        raise BadOption(f"{game} has no option {name!r}; it has: {names}", game=game, option=name, known=names)
    return values
