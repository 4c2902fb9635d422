"""Starts compiling the rules in a process of its own, so that `make play` need not wait for it.

The game begins interpreted. What is compiled is put in place in one go (setup.py) and used from the next start on.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BUILD = ROOT / "build"
LOG = BUILD / "compile.log"


def main() -> None:
    if os.environ.get("BAUMEISTER_PURE", "") not in ("", "0"):
        return
    if not has_compiler():
        print("The rules run interpreted, which is slower: there is no C compiler here (or no Python.h).")
        return
    if is_running():
        print(f"The rules are still being compiled ({LOG.relative_to(ROOT)}); this game runs interpreted.")
        return
    BUILD.mkdir(exist_ok=True)
    with LOG.open("w") as log:
        subprocess.Popen(
            [*modestly(), sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            start_new_session=True,  # leaving the game does not stop it
        )
    print(f"The rules are being compiled beside the game, about a minute (progress: {LOG.relative_to(ROOT)}).")
    print("This game runs interpreted, which is slower; the next start uses the compiled rules.")


def has_compiler() -> bool:
    """At a glance; the build itself tries it."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    header = Path(sysconfig.get_paths()["include"], "Python.h")
    return os.name != "posix" or (shutil.which(command.split()[0]) is not None and header.is_file())


def is_running() -> bool:
    """Does somebody hold the lock of a build (setup.py)?"""
    try:
        import fcntl
    except ImportError:  # Windows
        return False
    try:
        with (BUILD / ".lock").open("r+") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except FileNotFoundError:
        return False
    except BlockingIOError:
        return True
    return False


def modestly() -> list[str]:
    """The person at the table comes first."""
    return ["nice", "-n", "10"] if shutil.which("nice") else []


if __name__ == "__main__":
    main()
