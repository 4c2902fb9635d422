"""The form the rules run in: compiled by mypyc, or interpreted from the very same source.

Compiled files lie beside their sources and Python prefers them, so an edit would go unnoticed. Therefore
`choose_form` looks before anything else of the package is imported, and refuses what does not fit together.
`setup.py` builds by the definitions given here, and `make build` runs this file to learn whether it has to.
"""

from __future__ import annotations

import os
import sys
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    ModuleSpec,
    PathFinder,
    SourceFileLoader,
)
from pathlib import Path
from typing import TYPE_CHECKING, Literal, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

Form = Literal["compiled", "interpreted"]

PACKAGE = Path(__file__).resolve().parent
# The parts of the package that may hold compiled modules.
FOLDERS = ("engine", "games", "bots", "research")
# A source with this line among its first ten is compiled; so its reader knows.
MARKER = "# compiled: mypyc"
MARKER_LINES = 10
# Written last by the build: the sha256 of every source it compiled.
MANIFEST = "_compiled.json"
# So it says while a build puts its files in place; until that is done the package runs interpreted.
PLACING = {"placing": True}
# How often a start looks again when a build is changing things under its eyes.
PATIENCE = 3
# mypyc puts the code of all modules into one library beside the package, named after the group.
GROUP = "baumeister"
LIBRARY = f"{GROUP}__mypyc"


class StaleBuild(ImportError):
    """Compiled files that do not fit their sources; `files` names them, relative to the package."""

    def __init__(self, complaints: dict[str, str], way_out: str) -> None:
        lines = [f"  {file}: {why}" for file, why in sorted(complaints.items())]
        super().__init__("\n".join(["The compiled rules do not fit their sources:", *lines, way_out]))
        self.files = tuple(sorted(complaints))


class Inspection(NamedTuple):
    """What lies on the disk: marked sources, compiled sources, and what is wrong with which file."""

    marked: list[str]
    compiled: list[str]
    complaints: dict[str, str]


_form: Form = "interpreted"


def form() -> Form:
    """The form in which this process runs the rules."""
    return _form


def compiled() -> bool:
    """Whether this process runs the rules compiled."""
    return _form == "compiled"


def choose_form() -> None:
    """Choose by the environment and by what was built, for as long as the process lives; raises StaleBuild rather than
    mix the forms."""
    global _form  # noqa: PLW0603  (decided once, at the first import of the package)
    found = Inspection([], [], {})
    if not pure_wanted():
        found = inspect()
        # A build may be putting its files in place right now: then what was seen has changed since, or is said to.
        for _ in range(PATIENCE):
            if not found.complaints or is_placing():
                break
            found = inspect()
    if not found.compiled or (found.complaints and is_placing()):
        # Also where nothing is compiled yet: this process stays interpreted, whatever a build beside it puts there.
        if not any(isinstance(finder, SourceOnlyFinder) for finder in sys.meta_path):
            sys.meta_path.insert(0, SourceOnlyFinder())
        _form = "interpreted"
        return
    if found.complaints:
        stale = StaleBuild(found.complaints, _way_out())
        if Path(sys.argv[0]).stem == "baumeister":
            # The command itself: whoever sits at the table gets the sentence, not a traceback.
            raise SystemExit(f"baumeister: {stale}")
        raise stale
    _form = "compiled"


def pure_wanted() -> bool:
    """Whether the user asks for the interpreted form; the build listens to the same variable."""
    return os.environ.get("BAUMEISTER_PURE", "") not in ("", "0")


class SourceOnlyFinder:
    """Finds the modules of this package in their sources only, as if nothing had been compiled."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if path is None or not name.startswith("baumeister."):
            return None
        spec = PathFinder.find_spec(name, path, target)
        if spec is None or not isinstance(spec.loader, ExtensionFileLoader):
            return spec
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
        raise ModuleNotFoundError(f"No source of the compiled module {name!r}", name=name)


def inspect(package: Path = PACKAGE) -> Inspection:
    """Compare the compiled files of a package with their sources and with the build's manifest."""
    sources = compiled_sources(package)
    checkout = is_checkout(package)
    # Only in a checkout do sources change; an installed package is only asked whether it is whole.
    marked = marked_sources(package) if checkout else []
    complaints: dict[str, str] = {}
    if not sources:
        return Inspection(marked, sources, complaints)
    built = read_manifest(package)
    for source in sources:
        if source not in built:
            complaints[source] = "compiled, but not by the last finished build"
        elif not (package / source).is_file():
            complaints[source] = "compiled, but the source is gone"
        elif checkout and fingerprint(package / source) != built[source]:
            complaints[source] = "changed since it was compiled"
    for source in sorted({*marked, *built} - set(sources)):
        complaints[source] = "not compiled, although others are"
    if not any((package.parent / (LIBRARY + suffix)).is_file() for suffix in EXTENSION_SUFFIXES):
        complaints[f"../{LIBRARY}"] = "the library of the compiled code is missing"
    return Inspection(marked, sources, complaints)


def is_checkout(package: Path) -> bool:
    """Whether the package lies in a working tree (<tree>/src/baumeister) and not where pip put it."""
    return (package.parent.parent / "pyproject.toml").is_file()


def marked_sources(package: Path) -> list[str]:
    """The sources to be compiled, relative to the package, sorted."""
    return [source for source in _files(package) if source.endswith(".py") and has_marker(package / source)]


def has_marker(source: Path) -> bool:
    with source.open(encoding="utf-8") as lines:
        return any(line.rstrip() == MARKER for _, line in zip(range(MARKER_LINES), lines, strict=False))


def compiled_sources(package: Path) -> list[str]:
    """The sources that have a compiled twin this Python would load, sorted."""
    return sorted({source for file in _files(package) if (source := source_of(file)) is not None})


def source_of(file: str) -> str | None:
    """The source of a compiled file; None if it is none, or one for another Python."""
    folder, name = os.path.split(file)
    stem, dot, suffix = name.partition(".")
    return os.path.join(folder, stem + ".py") if dot + suffix in EXTENSION_SUFFIXES else None


def read_manifest(package: Path) -> dict[str, str]:
    """The fingerprints of the sources at the last build; none if none was finished."""
    import json

    try:
        manifest = json.loads((package / MANIFEST).read_bytes())
        return {str(source): str(sha256) for source, sha256 in manifest["sources"].items()}
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return {}


def is_placing(package: Path = PACKAGE) -> bool:
    """Whether a build is putting its files in place, or was stopped while it did."""
    import json

    try:
        return bool(json.loads((package / MANIFEST).read_bytes()) == PLACING)
    except (OSError, ValueError):
        return False


def fingerprint(source: Path) -> str:
    from hashlib import sha256

    return sha256(source.read_bytes()).hexdigest()


def _files(package: Path) -> list[str]:
    """Every file in the folders that may hold compiled modules, relative to the package, sorted."""
    found = []
    for folder in FOLDERS:
        for where, folders, names in os.walk(package / folder):
            folders[:] = [name for name in folders if name != "__pycache__"]
            found += [os.path.relpath(os.path.join(where, name), package) for name in names]
    return sorted(found)


def _way_out() -> str:
    if is_checkout(PACKAGE):
        return "Run `make build` to compile them, or set BAUMEISTER_PURE=1 to run the sources interpreted."
    return "Install baumeister again, or set BAUMEISTER_PURE=1 to run the sources interpreted."


if __name__ == "__main__":
    # `make build` asks: exit 0 if there is nothing to compile.
    state = inspect()
    sys.exit(bool(state.complaints) or state.marked != state.compiled)
