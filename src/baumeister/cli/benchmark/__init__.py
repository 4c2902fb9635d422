"""`baumeister benchmark`: agents against the fixed rungs of a suite, in results that can be checked
(docs/benchmark.md). Every task is a module here: its arguments are in usage.py, its function is named below."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Final

from baumeister.cli.desk import Desk

#: Where each task is: module and function.
TASKS: Final[Mapping[str, tuple[str, str]]] = {
    "run": ("running", "run_suite"),
    "report": ("reporting", "run_report"),
    "check": ("checking", "run_check"),
    "llm": ("asking", "run_llm"),
}


def run_benchmark(desk: Desk, arguments: Namespace) -> None:
    """Loaded only when needed, as commands are."""
    module, function = TASKS[arguments.task]
    task: Callable[[Desk, Namespace], None] = getattr(import_module(f"{__name__}.{module}"), function)
    task(desk, arguments)
