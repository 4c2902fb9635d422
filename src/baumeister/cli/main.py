"""The command line: reads it, runs one command, and turns every error a person can cause into a clear message.

Exit codes: 0 all right, 1 an error with a code, 2 a command line that could not be understood, 130 interrupted.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
from collections.abc import Callable, Sequence

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
        # Whoever reads our output has seen enough. Python would complain once more at its end.
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
        # A mistake of ours. Nobody but us can do anything with a traceback.
        if os.environ.get("BAUMEISTER_DEBUG"):
            raise
        make_desk(language, to_stderr=True).tell("unexpected", detail=f"{type(error).__name__}: {error}")
        return FAILED
    return OK


def find_command(name: str | None) -> Command:
    """Loaded only now: `version` need not wait for bots and tables."""
    if name == "play" or name is None:
        from baumeister.cli.play import play

        return play
    if name == "simulate":
        from baumeister.cli.simulate import run_simulation

        return run_simulation
    if name == "arena":
        from baumeister.cli.arena import run_arena

        return run_arena
    if name == "train":
        from baumeister.cli.train import run_training

        return run_training
    if name == "bench":
        from baumeister.cli.bench import run_bench

        return run_bench
    if name == "loadtest":
        from baumeister.cli.loadtest import run_loadtest

        return run_loadtest
    if name == "serve":
        from baumeister.cli.serve import run_serve

        return run_serve
    if name == "migrate":
        from baumeister.cli.serve import run_migrate

        return run_migrate
    if name == "backup":
        from baumeister.cli.backup import run_backup

        return run_backup
    if name == "restore":
        from baumeister.cli.backup import run_restore

        return run_restore
    if name == "rename":
        from baumeister.cli.hosting import run_rename

        return run_rename
    if name == "reports":
        from baumeister.cli.hosting import run_reports

        return run_reports
    if name == "replay":
        from baumeister.cli.replay import replay

        return replay
    if name == "analyse":
        from baumeister.cli.analyse import run_analysis

        return run_analysis
    if name == "rules":
        from baumeister.cli.rules import run_rules

        return run_rules
    if name == "schema":
        from baumeister.cli.schema import run_schema

        return run_schema
    from baumeister.cli.version import run_version

    return run_version


def _be_lenient() -> None:
    """What a terminal cannot show or sends garbled is replaced: no reason to stop."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError, ValueError, OSError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]


if __name__ == "__main__":
    sys.exit(main())
