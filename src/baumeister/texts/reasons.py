"""Errors and refusals in words."""

from __future__ import annotations

from collections.abc import Mapping

from baumeister.engine.errors import BaumeisterError, IllegalAction, Refusal
from baumeister.engine.messages import Parameter, Text
from baumeister.texts.catalogue import Texts
from baumeister.texts.effects import text_id


def refusal_in_words(texts: Texts, game: str, refusal: Refusal) -> str:
    """Why an action is not possible; the rule it follows from is `refusal.rule`."""
    return texts.say(f"refusal-{refusal.code}", **_refusal_params(texts, game, refusal.params))


def _refusal_params(texts: Texts, game: str, params: Mapping[str, int | str]) -> dict[str, Parameter]:
    words: dict[str, Parameter] = dict(params)
    if "place" in params:
        words["place"] = _place(texts, game, params["place"])
    if "decision" in params:
        words["decision"] = Text(text_id(game, "decision", str(params["decision"])))
    return words


def _place(texts: Texts, game: str, place: int | str) -> str:
    """Numbered places are called by number; the others have a name."""
    if isinstance(place, int):
        return texts.say(f"{game}-place", number=place)
    return texts.say(text_id(game, "place", place))


def error_in_words(texts: Texts, error: BaumeisterError, game: str = "") -> str:
    """What went wrong, for the person who can do something about it."""
    if isinstance(error, IllegalAction) and game:
        return refusal_in_words(texts, game, error.refusal)
    return texts.say(f"error-{error.code}", **{**error.params, "detail": str(error)})
