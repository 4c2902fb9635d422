"""How to call this program again: what we print for people to type has to work as printed."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

NAME = "baumeister"


def program() -> str:
    """`baumeister` where the shell finds it, else the path it was called by, as short as possible from here."""
    called = Path(sys.argv[0])
    if os.path.abspath(called) == str(Path(__file__).with_name("__main__.py")):
        return f"{_from_here(Path(sys.executable))} -m baumeister.cli"
    if called.stem != NAME:  # another program uses ours
        return NAME
    found = shutil.which(NAME)
    return NAME if found is not None and os.path.realpath(found) == os.path.realpath(called) else _from_here(called)


def _from_here(path: Path) -> str:
    """Relative if it is below the current folder."""
    whole = Path(os.path.abspath(path))  # not `resolve`: the python of an environment is a link to another one
    here = Path.cwd()
    return str(whole.relative_to(here)) if whole.is_relative_to(here) else str(whole)
