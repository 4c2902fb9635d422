"""Effects in words, composed from the effect grammar of the components file: one definition for rules and texts.

An effect is a list of options (engine/effects.py). What an option pays and gains is the same in all games
(`amount-wood`, short `1W`); verbs belong to the game: `<game>-effect-<verb>`, and `<game>-short-<verb>` where room is
short. A verb's value is a number, a word (then part of the id) or a table of amounts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from baumeister.engine.messages import Message, message
from baumeister.texts.catalogue import Texts

Option = Mapping[str, Any]


def text_id(first: str, *parts: str) -> str:
    """Catalogue ids use hyphens; only the game's own id, which comes first, stays as it is."""
    return "-".join([first, *(part.replace("_", "-") for part in parts)])


def amount_messages(amounts: Mapping[str, int]) -> tuple[Message, ...]:
    return tuple(message(f"amount-{name}", count=count) for name, count in amounts.items())


def amounts_in_words(texts: Texts, amounts: Mapping[str, int]) -> str:
    """1 wood + 1 food"""
    return texts.join(amount_messages(amounts))


def short_amounts(texts: Texts, amounts: Mapping[str, int]) -> str:
    """1W+1F"""
    return "+".join(f"{count}{texts.say(text_id('short', name))}" for name, count in amounts.items())


def effect_in_words(texts: Texts, game: str, options: Sequence[Option]) -> str:
    """1 cloth → 4 prestige points or 2 cloth → 6 prestige points"""
    return f" {texts.say('effect-or')} ".join(_option_in_words(texts, game, option) for option in options)


def short_effect(texts: Texts, game: str, options: Sequence[Option]) -> str:
    """1C→4P/2C→6P"""
    return "/".join(_short_option(texts, game, option) for option in options)


def _option_in_words(texts: Texts, game: str, option: Option) -> str:
    pay = amounts_in_words(texts, option.get("pay", {}))
    gain = [texts.say(part) for part in amount_messages(option.get("gain", {}))]
    deeds = [_verb(texts, f"{game}-effect", name, value) for name, value in _verbs(option)]
    result = ", ".join([" + ".join(gain), *deeds] if gain else deeds)
    if pay and result:
        return texts.say("effect-exchange", pay=pay, gain=result)
    return texts.say("effect-pay", pay=pay) if pay else result


def _short_option(texts: Texts, game: str, option: Option) -> str:
    pay = short_amounts(texts, option.get("pay", {}))
    gain = short_amounts(texts, option.get("gain", {}))
    deeds = [_verb(texts, f"{game}-short", name, value, short=True) for name, value in _verbs(option)]
    result = " ".join([gain, *deeds] if gain else deeds)
    return f"{pay}→{result}" if pay else result


def _verbs(option: Option) -> list[tuple[str, Any]]:
    return [(name, value) for name, value in option.items() if name not in ("pay", "gain")]


def _verb(texts: Texts, prefix: str, name: str, value: Any, *, short: bool = False) -> str:
    if isinstance(value, str):
        return texts.say(text_id(prefix, name, value))
    if isinstance(value, Mapping):
        amounts = short_amounts(texts, value) if short else amounts_in_words(texts, value)
        return texts.say(text_id(prefix, name), amounts=amounts)
    return texts.say(text_id(prefix, name), count=int(value))
