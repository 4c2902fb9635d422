"""Third-party bots, in four ways:

- `module:Class`, found where Python finds modules, first in the current folder;
- the name of an entry point of an installed package (group `baumeister.bots`);
- `cmd:COMMAND LINE`, a program in any language that speaks JSON lines (docs/bots_protocol.md);
- a name given to such a command (`--bot-command NAME=COMMAND`).

They use the same door as ours. Whatever is wrong with one (it cannot be loaded, is not a bot, raises, answers nonsense)
is a typed error that names it. A class with a parameter `seed` is given one, so that equal bots on two seats can
differ.
"""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from baumeister.engine.errors import BaumeisterError

if TYPE_CHECKING:
    from baumeister.bots.door import Bot

#: Between the module and the class in the name of a third-party bot.
SEPARATOR: Final = ":"
#: Before a command line.
COMMAND: Final = "cmd:"
#: Where installed packages declare their bots.
ENTRY_POINTS: Final = "baumeister.bots"
#: Names a command may have: the same as bots in records.
_COMMAND_NAME: Final = re.compile(r"[a-z][a-z0-9_.-]{0,63}")

#: Commands by the names the person has given them.
_commands: Final[dict[str, str]] = {}


class BotNotLoaded(BaumeisterError):
    """bot: its module or class does not exist, or raised an error while it was made."""

    code = "bot-not-loaded"


class NotABot(BaumeisterError):
    """bot: it lacks a `name` or a method `choose(seen, budget)`."""

    code = "not-a-bot"


class BadBotCommand(BaumeisterError):
    """value: not `NAME=COMMAND`, with a lower-case name that no bot has yet."""

    code = "bad-bot-command"


def is_stranger(name: str) -> bool:
    """Is this the name of a third-party bot, such as `my_bots:Dreamer`?"""
    return is_foreign_program(name) or name in _commands or name in _installed()


def is_foreign_program(name: str) -> bool:
    """Does this name alone run a program: a module in the current folder, or a command?"""
    if name.startswith(COMMAND):
        return True
    module, _, kind = name.partition(SEPARATOR)
    return kind.isidentifier() and all(part.isidentifier() for part in module.split("."))


def name_command(name: str, command: str) -> None:
    """From now on, in this process, a bot of this name is the program behind the command."""
    if not _COMMAND_NAME.fullmatch(name) or not command.strip():
        raise BadBotCommand(f"not NAME=COMMAND: {name[:40]}={command[:40]}", value=f"{name[:40]}={command[:40]}")
    _commands[name] = command


def is_command_name(name: str) -> bool:
    return name in _commands


def full_name(name: str) -> str:
    """A name that other processes understand, too: for a named command the command itself."""
    return f"{COMMAND}{_commands[name]}" if name in _commands else name


@cache
def _installed() -> Mapping[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=ENTRY_POINTS)}


def load_stranger(name: str, seed: int) -> Bot:
    """Make the bot of this name."""
    whole = full_name(name)
    if whole.startswith(COMMAND):
        from baumeister.bots.json_lines import JsonLinesBot

        return JsonLinesBot(whole.removeprefix(COMMAND), seed)
    here = str(Path.cwd())
    if here not in sys.path and "" not in sys.path:
        sys.path.insert(0, here)
    try:
        found = _find(name)
        made = found(**({"seed": seed} if _takes_seed(found) else {}))
    except (Exception, SystemExit) as error:  # third-party code may raise anything
        raise BotNotLoaded(f"bot {name}: {type(error).__name__}: {error}", bot=name) from error
    return check_bot(made, name)


def _find(name: str) -> Any:
    if name in _installed():
        return _installed()[name].load()
    module, _, kind = name.partition(SEPARATOR)
    return getattr(import_module(module), kind)


def close_bot(bot: object) -> None:
    """Release what a bot holds, such as its own program; most hold nothing."""
    close = getattr(bot, "close", None)
    if callable(close):
        close()


def _takes_seed(make: Any) -> bool:
    try:
        return "seed" in inspect.signature(make).parameters
    except (TypeError, ValueError):  # not callable, which calling it will show; or made in C
        return False


def check_bot(thing: Any, name: str = "") -> Bot:
    """The same object, if it can sit down."""
    called = name or repr(thing)[:80]
    if isinstance(thing, type):
        raise NotABot(f"{called} is a class: a bot is one made of it", bot=called)
    if not callable(getattr(thing, "choose", None)):
        raise NotABot(f"{called} has no method choose(seen, budget)", bot=called)
    if not isinstance(getattr(thing, "name", None), str):
        raise NotABot(f"{called} has no name (a text)", bot=called)
    bot: Bot = thing
    return bot
