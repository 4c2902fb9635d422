"""The command line: reads it, runs one command, and turns every error a person can cause into a clear message.

Exit codes: 0 success, 1 an error with a code, 2 a command line that could not be understood, 130 interrupted.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Final

from rich.text import Text as Words

from baumeister.cli.desk import Desk, make_desk
from baumeister.cli.parser import UsageError
from baumeister.cli.usage import find_language, make_parser, parse
from baumeister.engine.errors import BaumeisterError
from baumeister.texts.reasons import error_in_words

Command = Callable[[Desk, argparse.Namespace], None]

OK, FAILED, USAGE, INTERRUPTED = 0, 1, 2, 130


def main(arguments: Sequence[str] | None = None) -> int:
    """The program; `arguments` are those of the process if not given."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    _be_lenient()
    language = find_language(words, os.environ)
    try:
        code = run(words, language)
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader of our output has seen enough. Python would complain once more on exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
    except KeyboardInterrupt:
        make_desk(language, to_stderr=True).tell("interrupted")
        return INTERRUPTED
    return code


def run(words: Sequence[str], language: str) -> int:
    """One command; its exit code."""
    desk = make_desk(language)
    parser = make_parser(desk.texts)
    try:
        parsed = parse(parser, words)
        command = find_command(parsed.command)
        command(desk, parsed)
    except UsageError as error:
        complaints = make_desk(language, to_stderr=True)
        complaints.print(Words(error.usage.rstrip()))
        complaints.tell("usage-error", problem=error.problem, style="bold")
        return USAGE
    except BaumeisterError as error:
        complaints = make_desk(language, to_stderr=True)
        text = complaints.sign(error_in_words(complaints.texts, error))
        complaints.print(Words.assemble((complaints.say("error"), "bold"), f" {text} [{error.code}]"))
        return FAILED
    except SystemExit as exit_:  # --help
        return int(exit_.code or 0)
    except BrokenPipeError:
        raise
    except Exception as error:
        # A bug of ours. A traceback is of no use to anybody else.
        if os.environ.get("BAUMEISTER_DEBUG"):
            raise
        make_desk(language, to_stderr=True).tell("unexpected", detail=f"{type(error).__name__}: {error}")
        return FAILED
    return OK


#: Where each command is: module and function. `baumeister` alone is `baumeister play`.
COMMANDS: Final[Mapping[str | None, tuple[str, str]]] = {
    None: ("play", "play"),
    "play": ("play", "play"),
    "learn": ("learn", "learn"),
    "simulate": ("simulate", "run_simulation"),
    "arena": ("arena", "run_arena"),
    "study": ("study", "run_study"),
    "dataset": ("dataset", "run_dataset"),
    "train": ("train", "run_training"),
    "exercises": ("exercises", "run_exercises"),
    "bench": ("bench", "run_bench"),
    "benchmark": ("benchmark", "run_benchmark"),
    "serve": ("serve", "run_serve"),
    "migrate": ("serve", "run_migrate"),
    "backup": ("backup", "run_backup"),
    "restore": ("backup", "run_restore"),
    "rename": ("hosting", "run_rename"),
    "reports": ("hosting", "run_reports"),
    "trust-clock": ("hosting", "run_trust_clock"),
    "replay": ("replay", "replay"),
    "analyse": ("analyse", "run_analysis"),
    "rules": ("rules", "run_rules"),
    "schema": ("schema", "run_schema"),
    "version": ("version", "run_version"),
}


def find_command(name: str | None) -> Command:
    """Loaded only when needed: `version` does not have to wait for bots and tables."""
    module, function = COMMANDS[name]
    command: Command = getattr(import_module(f"baumeister.cli.{module}"), function)
    return command


def _be_lenient() -> None:
    """Replace what a terminal cannot show or sends garbled: that is no reason to stop."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError, ValueError, OSError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]


if __name__ == "__main__":
    sys.exit(main())
