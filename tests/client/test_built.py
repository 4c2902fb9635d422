"""The built client: how much of it a page needs, and that a wheel carries it."""

from __future__ import annotations

import gzip
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tests.client.running import ROOT
from tests.client.stylesheets import last_step, selectors_in

DIST = ROOT / "web/dist"
ASSETS = DIST / "assets"
#: Imports that a file cannot do without; those in brackets come when they are wanted.
STATIC = re.compile(r"""(?:from|import)\s*["']\./([\w.$-]+\.js)["']""")
#: gzipped, in bytes
MOST_INITIAL = 60_000
MOST_OF_A_BOARD = 40_000
#: As web/build/rooms.ts writes it: the thing stands in the room, or is its root.
IN_A_ROOM = re.compile(r":where\(\.([\w-]+),\.\1 \*\)")
#: The thing that a rule draws has a name: a class, an id, an attribute or an element (`*` and `:not(...)` are none).
NAMED = re.compile(r"(?::not\([^()]*(?:\([^()]*\))?[^()]*\))*(?:[.#\[a-z]|:(?:is|where)\((?!\*))")
#: What stands before it may change with every step: what something holds, how it is, who is beside it.
ASKED_AGAIN = re.compile(r":has\(|\[data-(?!game\b)|[+~](?!=)")
#: What the styles of all pages may name without a room: look.css and parts.css.
ELEMENTS = re.compile(
    r"^(?:html|body|h[1-3]|a|button|kbd|input|select|textarea|\*|:root|:focus-visible|:before|:after)(?![\w.-])"
)
LOOK = (
    "bad boot button byhand field form ghostboard good heading help icon link logo menu panel ribbon rows segments "
    "sheet skip soft sprite state sure tool tools toolwords top vellum unseen"
)
PARTS = (
    "banner buildsign card charge coin effectline emptyseat favormark ghost icon kindmark laurelpoints lit minus or "
    "piece shield slash symbol unconfirmed unconfirmedmark"
)
#: Class names of up to four letters: words, each of them. Whoever needs another one spells it out or adds a word here.
SHORT_WORDS = (
    "acts aim all arch arms as ask at-e at-n at-s at-w back bad bare bend best big body bold book boot box by camp "
    "card cell chat coin cost crew cube day deed disc dock does done door dot dots drop due edge end ends eyes face "
    "fan far file find fold foot form four free full gap gate glow go gone good hand has heap held help here hero "
    "hole icon in keys kind lane last lead leaf lid line link lit loaf log logo long look los low many mark me menu "
    "meta mine more most name nav new news next none now oak odds of off ok on open or out over own pace pair pass "
    "per pile plan plot plus rank rate rim road role roll roof room row rows rule say says seal seat seek seen set "
    "shut side sign skip sky slot soft soon span spot stub sum sums sun sure swap tabs tag tale talk tell text thin "
    "tile tip tips told tool top tray turn two used void wait ward way ways what who why wide won word work wrap "
    "yard zero"
)
COLOURS = re.compile(r"[krp]-[a-z]+")


def needed(*names: str) -> set[str]:
    """These files and all that they import at once."""
    found: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += STATIC.findall((ASSETS / name).read_text("utf-8"))
    return found


def size(names: set[str]) -> int:
    return sum(len(gzip.compress((ASSETS / name).read_bytes(), 9)) for name in names)


def initial() -> set[str]:
    return needed(*re.findall(r'"/assets/([\w.$-]+\.js)"', (DIST / "index.html").read_text("utf-8")))


def named(name: str) -> set[str]:
    return {file.name for file in ASSETS.glob(f"{name}-*.js")}


def test_what_every_page_loads_first_is_small() -> None:
    assert len(initial()) > 2
    assert size(initial()) <= MOST_INITIAL


def test_what_a_board_adds_is_small() -> None:
    boards = named("Board")
    assert len(boards) == 4
    shared = initial() | needed(*named("TablePage"))
    for board in boards:
        others = set().union(*(needed(other) for other in boards - {board}))
        own = needed(board) - shared - others
        assert board in own
        assert size(own) <= MOST_OF_A_BOARD, (board, sorted(own))


def named_by_all_pages(selector: str) -> bool:
    first = re.search(r"\.([a-zA-Z][\w-]*)", selector)
    if first is None:
        return ELEMENTS.match(selector) is not None
    return first[1] in {*LOOK.split(), *PARTS.split()} or COLOURS.fullmatch(first[1]) is not None


def test_no_stylesheet_reaches_beyond_its_room() -> None:
    """What a page has loaded stays: a rule without a room would change the pages that are visited after it."""
    rooms: dict[str, set[str]] = {}
    for sheet in ASSETS.glob("*.css"):
        found = [(selector, IN_A_ROOM.search(selector)) for selector in selectors_in(sheet.read_text("utf-8"))]
        loose = [selector for selector, room in found if room is None and not named_by_all_pages(selector)]
        assert not loose, (sheet.name, loose)
        rooms[sheet.name] = {room[1] for _, room in found if room is not None}
        # What all pages have stands in the first sheet alone.
        assert sheet.name.startswith("index-") or all(room for _, room in found), sheet.name
    boards = {"room-any", "room-caylus", "room-caylus1303", "room-magna_carta", "room-villagers"}
    assert boards | {"room-page", "room-table", "room-rules", "room-after", "room-road"} <= set().union(*rooms.values())
    # Which boards were opened in what order changes nothing: what comes later is one board's alone, or the road's.
    later = [own for name, own in rooms.items() if not name.startswith("index-")]
    assert all(len(own) == 1 and own <= {*boards, "room-road"} for own in later)


def test_a_change_restyles_only_what_it_may_concern() -> None:
    """A thing without a name behind `:has(...)` or an attribute: every change would restyle all of the page."""
    selectors = [one for sheet in ASSETS.glob("*.css") for one in selectors_in(sheet.read_text("utf-8"))]
    asked = 0
    for selector in (IN_A_ROOM.sub("", one) for one in selectors):
        assert " *)" not in selector, selector
        thing = last_step(selector)
        if ASKED_AGAIN.search(selector.removesuffix(thing)):
            asked += 1
            assert NAMED.match(thing), selector
    assert asked > 100


def test_class_names_are_spelled_out() -> None:
    """`pls` and `mid` mean something only to whoever wrote them."""
    selectors = [one for sheet in ASSETS.glob("*.css") for one in selectors_in(sheet.read_text("utf-8"))]
    named = {name for selector in selectors for name in re.findall(r"\.([a-zA-Z][\w-]*)", selector)}
    assert len(named) > 500
    assert {name for name in named if len(name) <= 4} <= set(SHORT_WORDS.split())


def test_a_wheel_carries_the_client(tmp_path: Path) -> None:
    """From what lies in web/dist, where there is no node."""
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        if (ROOT / name).exists():
            shutil.copy(ROOT / name, tmp_path)
    ignored = shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=ignored)
    shutil.copytree(DIST, tmp_path / "web/dist")
    (tmp_path / "empty").mkdir()
    environment = {**os.environ, "BAUMEISTER_PURE": "1", "PATH": str(tmp_path / "empty")}
    command = [sys.executable, "setup.py", "-q", "build_py", "--build-lib", "wheel"]
    built = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    carried = tmp_path / "wheel/baumeister/server/client"
    files = {str(file.relative_to(DIST)) for file in DIST.rglob("*") if file.is_file()}
    assert {str(file.relative_to(carried)) for file in carried.rglob("*") if file.is_file()} == files
    assert "index.html" in files
