"""What a language model is asked: the view as a sheet, the question, and every legal action with a number."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Final

from msgspec.structs import asdict

from baumeister.bots.door import Seen, seen_by
from baumeister.engine.game import Game
from baumeister.engine.state import State
from baumeister.engine.wire import Choice
from baumeister.research.text.pen import Pen, pen_of, seat_name

#: Families whose label says what is paid and gained.
WORDED: Final = ("use", "column")
#: From this many on, what all actions of a family cost is said once.
SEVERAL: Final = 3
#: Fields of a view that no prompt says: they only count, list the game's phases, or are empty while it is played.
NOT_SAID: Final = ("game", "phases", "turn", "revealed", "winners")


@dataclass(frozen=True)
class Question:
    """One decision as it is put to a model. `text` depends only on what the seat may know."""

    game: Game
    language: str
    state: State  # imagined: the seat cannot tell it from the true one
    choices: tuple[Choice, ...]
    text: str

    @property
    def seat(self) -> int:
        return int(self.state.seat)


def question_of(state: State, game: Game, language: str = "en") -> Question:
    """What the seat whose decision it is would be asked. The true state cannot be reached through it."""
    return question_for(seen_by(game, state), language)


def question_for(seen: Seen, language: str = "en") -> Question:
    """The same for a bot at the door."""
    imagined = seen.imagine(0)
    choices = tuple(imagined.choices())
    return Question(seen.game, language, imagined, choices, prompt(seen.game, seen.view, choices, language))


def prompt(game: Game, view: Any, choices: Sequence[Choice], language: str = "en") -> str:
    """View, question and choices as text."""
    pen = pen_of(game.id, language)
    seats = [seat_name(player.seat) for player in view.players]
    asked = pen.texts.say(game.decision_message(view), seats, view.decision.seat)
    lines = [*sheet(game, view, language), "", asked, *actions(pen, view, choices, seats)]
    return "\n".join([*lines, pen.say("prompt-answer", most=len(choices))])


def sheet(game: Game, view: Any, language: str = "en") -> list[str]:
    """Everything that the view says, line by line."""
    pen = pen_of(game.id, language)
    heading = pen.say(
        "prompt-heading",
        game=pen.say(game.id),
        players=len(view.players),
        you="-" if view.seat is None else seat_name(view.seat),
    )
    options = ", ".join(_options(pen, view))
    lines = [f"{heading} {pen.say('prompt-options', options=options)}" if options else heading]
    letters = f"prompt-letters-{game.id}"
    if pen.texts.has(letters):
        lines.append(pen.say(letters))
    return [*lines, *sheet_module(game.id).lines(pen, view)]


def _options(pen: Pen, view: Any) -> Iterator[str]:
    """Options that are not as usual."""
    usual = {option.name: option.default for option in pen.game.options}
    for name, value in asdict(view.options).items():
        if value != usual.get(name):
            words = pen.own("option", name)
            yield words if value is True else f"{words}: {pen.say('option-off') if value is False else value}"


@cache
def sheet_module(game_id: str) -> ModuleType:
    """The module that writes a game's sheet; a game without one is written field by field."""
    name = f"baumeister.research.text.sheets.{game_id}"
    return import_module(name if find_spec(name) else "baumeister.research.text.sheets.plain")


# ---- actions


def actions(pen: Pen, view: Any, choices: Sequence[Choice], seats: Sequence[str]) -> Iterator[str]:
    """`[3] place:9 Farm -1D`; a price that a whole family shares is said once, before it."""
    prices = {choice.action: _price(pen, choice) for choice in choices}
    shared = _shared(choices, prices)
    about = getattr(sheet_module(pen.game.id), "about", None)
    said: set[str] = set()
    for number, choice in enumerate(choices, start=1):
        family = _family(choice)
        common = shared.get(family, "")
        if common and family not in said:
            said.add(family)
            yield f"{family}: {pen.say('prompt-each', price=common)}"
        more = about(pen, view, choice) if about else ""
        label = _label(pen, choice, seats)
        price = "" if common else prices[choice.action]
        yield " ".join(part for part in (f"[{number}]", choice.name, label, price, more) if part)


def _family(choice: Choice) -> str:
    return choice.name.partition(":")[0]


def _price(pen: Pen, choice: Choice) -> str:
    if _family(choice) in WORDED or (_family(choice) == "take" and not choice.costs):
        return ""
    return pen.plain(pen.exchange(choice.costs, choice.brings))


def _shared(choices: Sequence[Choice], prices: dict[int, str]) -> dict[str, str]:
    """The price of each family in which all actions cost and bring the same."""
    families = Counter(_family(choice) for choice in choices)
    found = {}
    for family, count in families.items():
        own = {prices[choice.action] for choice in choices if _family(choice) == family}
        if count >= SEVERAL and len(own) == 1:
            found[family] = own.pop()
    return found


def _label(pen: Pen, choice: Choice, seats: Sequence[str]) -> str:
    """What its button says, without the number that its name ends with."""
    words = pen.plain(pen.texts.say(choice.message, seats))
    argument = choice.name.partition(":")[2]
    words = words.removesuffix(f" ({argument})") if argument else words
    return "" if words.casefold() == choice.name else words
