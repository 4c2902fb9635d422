"""Begins a game: make game NAME=orchard copies the small running title Pebbles under that name, with its tests.

The copy runs and its tests pass at once; docs/new_game.md says how it becomes a game of its own.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PATTERN = ROOT / "tests/new_game/pebbles"
REGISTRY = ROOT / "src/baumeister/games/__init__.py"
UNTRANSLATED = ROOT / "tests/texts/test_translated.py"


def named(text: str, name: str, code: bool) -> str:
    """The pattern's text in the name of the new game."""
    title = name.replace("_", " ").title()
    return text.replace("pebbles", name).replace("Pebbles", title.replace(" ", "") if code else title)


def copy(name: str) -> list[Path]:
    """Lay the pattern's files into the project."""
    written = []
    for file in sorted(PATTERN.rglob("*")):
        if file.is_file() and file.suffix != ".pyc":
            target = ROOT / file.relative_to(PATTERN).as_posix().replace("pebbles", name)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(named(file.read_text("utf-8"), name, file.suffix == ".py"), "utf-8")
            written.append(target)
    return written


def enter(file: Path, line: str, name: str) -> None:
    """One word more in the list that this line begins."""
    text = file.read_text("utf-8")
    start = text.index(line)
    end = text.index(")", start)
    inside = text[start + len(line) : end].rstrip(", ")
    entry = f'{inside}, "{name}"' if inside else f'"{name}",'
    file.write_text(text[:start] + line + entry + text[end:], "utf-8")


def make(*command: str) -> None:
    subprocess.run([sys.executable, *command], cwd=ROOT, check=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("name", help="the folder's name and the beginning of every text's id, e.g. orchard")
    name = parser.parse_args().name
    if not re.fullmatch(r"[a-z][a-z0-9_]{2,}", name) or (ROOT / "src/baumeister/games" / name).exists():
        parser.error(f"{name!r}: small letters, digits and _, and not a game that is here")
    written = copy(name)
    enter(REGISTRY, "IDS = (", name)
    enter(UNTRANSLATED, "UNTRANSLATED: tuple[str, ...] = (", name)
    make("-m", "tests.battery.snapshots", name)
    make("-m", "tests.records.make_fixtures", name)
    schema = ROOT / f"docs/schemas/{name}.schema.json"
    with schema.open("w", encoding="utf-8") as file:
        subprocess.run([sys.executable, "-m", "baumeister.cli", "schema", name], cwd=ROOT, check=True, stdout=file)
    print(f"{name}: {len(written)} files; play it with: make terminal ARGS={name}. Then: docs/new_game.md")


if __name__ == "__main__":
    main()
