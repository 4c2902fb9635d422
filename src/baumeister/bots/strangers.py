"""Bots of others: `module:Class`, found where Python finds modules, in the folder one stands in first.

They come through the same door as ours. Whatever is wrong with one (it cannot be loaded, is no bot, raises, answers
nonsense) is a typed error that names it. A class that has a parameter `seed` is given one, so that equal bots on two
seats can differ.
"""

from __future__ import annotations

import inspect
import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from baumeister.engine.errors import BaumeisterError

if TYPE_CHECKING:
    from baumeister.bots.door import Bot

#: Between the module and the class in the name of a stranger's bot.
SEPARATOR = ":"


class BotNotLoaded(BaumeisterError):
    """bot: its module or class is not there, or raised an error while it was made."""

    code = "bot-not-loaded"


class NotABot(BaumeisterError):
    """bot: it lacks a `name` or a method `choose(seen, budget)`."""

    code = "not-a-bot"


def is_stranger(name: str) -> bool:
    """Is this the name of a bot of somebody else, such as `my_bots:Dreamer`?"""
    module, _, kind = name.partition(SEPARATOR)
    return kind.isidentifier() and all(part.isidentifier() for part in module.split("."))


def load_stranger(name: str, seed: int) -> Bot:
    """Make the bot `module:Class`."""
    module, _, kind = name.partition(SEPARATOR)
    here = str(Path.cwd())
    if here not in sys.path and "" not in sys.path:
        sys.path.insert(0, here)
    try:
        found: Any = getattr(import_module(module), kind)
        made = found(**({"seed": seed} if _takes_seed(found) else {}))
    except (Exception, SystemExit) as error:  # it is foreign code: it may raise anything
        raise BotNotLoaded(f"bot {name}: {type(error).__name__}: {error}", bot=name) from error
    return check_bot(made, name)


def _takes_seed(make: Any) -> bool:
    try:
        return "seed" in inspect.signature(make).parameters
    except (TypeError, ValueError):  # nothing that is called, which shows when it is; or made in C
        return False


def check_bot(thing: Any, name: str = "") -> Bot:
    """The same thing, if it can sit down."""
    called = name or repr(thing)[:80]
    if isinstance(thing, type):
        raise NotABot(f"{called} is a class: a bot is one made of it", bot=called)
    if not callable(getattr(thing, "choose", None)):
        raise NotABot(f"{called} has no method choose(seen, budget)", bot=called)
    if not isinstance(getattr(thing, "name", None), str):
        raise NotABot(f"{called} has no name (a text)", bot=called)
    bot: Bot = thing
    return bot
