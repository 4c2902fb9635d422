"""How fast the browser client is, in a real Chromium with a real server on this machine. Nothing is asserted.

    python -m tests.client.measure [sizes open move replay] [GAME ...]

sizes: JavaScript as it is sent. open: from opening the address to a board that can be played, also with a slowed
processor. move: from one person's click to the other person's screen. replay: a long game at full speed, with the
longest tasks of the page by processor time (times of the clock count other programs' work) and what they were busy
with. Measure on a machine that does nothing else."""

from __future__ import annotations

import gzip
import json
import random
import sys
import tempfile
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser

from baumeister import game as title_of
from baumeister.server.pages import find_client
from tests.client.driver import Client, seat_people
from tests.client.records import bring, played
from tests.client.running import ClientServer, open_browser
from tests.client.walks import GAMES

#: What issue and design ask for, ms and kB.
LONG_TASK = 50
PLIES = 500
OPENINGS = 5
MOVES = 25
SLOWED = 4

#: Notes when the board can be played for the first time: it is there, somebody is asked, and the frame is painted.
WATCH_OPENING = """() => {
  const look = () => {
    if (!document.querySelector('.decision:not(.waiting)')) requestAnimationFrame(look)
    else requestAnimationFrame(() => { window.usableAt = performance.now() })
  }
  requestAnimationFrame(look)
}"""
#: The clock of all pages of this machine.
NOW = "performance.timeOrigin + performance.now()"
#: Notes when a move leaves this browser.
WATCH_SENDING = f"""() => {{
  const send = WebSocket.prototype.send
  WebSocket.prototype.send = function (data) {{
    if (String(data).includes('"act"')) window.sentAt = {NOW}
    return send.call(this, data)
  }}
}}"""
#: Notes when a new position is painted.
WATCH_SCREEN = f"""() => {{
  window.seenAt = []
  const table = document.querySelector('.tablepage')
  new MutationObserver(() => {{
    const number = Number(table.dataset.n)
    requestAnimationFrame(() => setTimeout(() => window.seenAt.push([number, {NOW}])))
  }}).observe(table, {{ attributes: true, attributeFilter: ['data-n'] }})
}}"""


def main(wanted: list[str]) -> None:
    games = [name for name in wanted if name in GAMES] or list(GAMES)
    parts = [name for name in wanted if name not in GAMES] or list(PARTS)
    with tempfile.TemporaryDirectory() as place, open_browser() as browser:
        server = ClientServer(Path(place))
        try:
            server.start()
            for part in parts:
                PARTS[part](browser, server.address, games)
        finally:
            server.kill()


# ---- sizes


def measure_sizes(browser: Browser, address: str, games: list[str]) -> None:
    """By what the browser really asks for: first the start page, then what a table of each game adds."""
    first: set[str] = set()
    added: dict[str, set[str]] = {}
    for game in games:
        one = Client(browser, address)
        one.go()
        one.page.wait_for_selector(".box")
        first = files(one)
        one.play_now(game)
        one.wait_for_turn()
        added[game] = files(one) - first
        one.close()
    shared = set.intersection(*added.values()) if len(added) > 1 else set()
    print(f"packed: start page {kilobytes(first, '.js')} JavaScript, {kilobytes(first, '.ftl')} words")
    print(f"packed: table of any game {kilobytes(shared, '.js')} JavaScript more")
    for game, names in added.items():
        print(f"packed: board of {game} {kilobytes(names - shared, '.js')} JavaScript more")


def files(one: Client) -> set[str]:
    found = one.page.evaluate("performance.getEntriesByType('resource').map((entry) => entry.name)")
    return {name.rsplit("/", 1)[1] for name in found if "/assets/" in name}


def kilobytes(names: set[str], suffix: str) -> str:
    folder = find_client()
    assert folder
    sizes = [len(gzip.compress((folder / "assets" / name).read_bytes(), 9)) for name in names if name.endswith(suffix)]
    return f"{sum(sizes) / 1000:.1f} kB"


# ---- opening


def measure_opening(browser: Browser, address: str, games: list[str]) -> None:
    for game in games:
        host = Client(browser, address)
        host.play_now(game)
        host.wait_for_turn()
        code, state = host.code, host.context.storage_state()
        for rate in (1, SLOWED):
            times = sorted(opening(browser, address, code, state, rate) for _ in range(OPENINGS))
            print(f"{game}: board usable, processor slowed {rate}x: {', '.join(f'{ms:.0f}' for ms in times)} ms")
        host.close()


def opening(browser: Browser, address: str, code: str, state: Any, rate: int) -> float:
    """With nothing kept by the browser but who one is."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, storage_state=state)
    page = context.new_page()
    page.add_init_script(f"({WATCH_OPENING})()")
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": rate})
    page.goto(f"{address}/t/{code}")
    page.wait_for_selector(".decision:not(.waiting)")
    page.wait_for_timeout(300)
    usable: float = page.evaluate("window.usableAt")
    context.close()
    return usable


# ---- another person's move


def measure_moves(browser: Browser, address: str, games: list[str]) -> None:
    """From the moment the move leaves one browser, so a little more than from its commit."""
    for game in games:
        people = [Client(browser, address, motion=True) for _ in range(2)]
        seat_people(*people, game=game)
        for one in people:
            one.page.evaluate(f"({WATCH_SENDING})()")
            one.page.evaluate(f"({WATCH_SCREEN})()")
        delays: list[float] = []
        chance = random.Random(5)
        while len(delays) < MOVES:
            one, other = people if people[0].page.query_selector(".decision:not(.waiting)") else reversed(people)
            if not one.page.query_selector(".decision:not(.waiting)"):
                one.page.wait_for_timeout(50)
                continue
            before = one.number
            one.act(chance)
            other.wait_until(f"window.seenAt.some(([number]) => number > {before})")
            sent = one.page.evaluate("window.sentAt")
            seen = next(time for number, time in other.page.evaluate("window.seenAt") if number > before)
            delays.append(seen - sent)
            for both in people:
                both.wait_until("!window.baumeister.busy")
        for one in people:
            one.close()
        print(f"{game}: {len(delays)} moves seen by the other, median {median(delays):.0f}, last {max(delays):.0f} ms")


# ---- replay


@dataclass
class Task:
    """A task of the page's main thread; `within`: processor time of its parts, each without the parts in it."""

    cpu: float
    begun: float
    within: dict[str, float] = field(default_factory=dict)

    def __str__(self) -> str:
        most = sorted(self.within.items(), key=lambda entry: -entry[1])[:4]
        return f"{self.cpu:.0f} ms ({', '.join(f'{name} {ms:.0f}' for name, ms in most)})"


def measure_replay(browser: Browser, address: str, games: list[str]) -> None:
    for game in games:
        record = played(game, title_of(game).players_max)
        one = Client(browser, address, motion=True)
        code = bring(one, record)
        one.go("/credits")
        with traced(browser, one) as tasks:
            one.go(f"/games/{code}/replay")
            one.page.wait_for_selector("[data-whole=true]")
        report(f"{game}: a record of {len(record.log)} plies is opened", tasks)
        one.page.select_option(".pace", "3")
        shown = 0
        with traced(browser, one) as tasks:
            while shown < PLIES:
                one.page.click("[data-play]")
                one.page.wait_for_selector(f'[data-ply="{len(record.log)}"]')
                shown += len(record.log)
        report(f"{game}: {shown} plies replayed at full speed", tasks, shown)
        one.close()


def report(what: str, tasks: list[Task], plies: int = 0) -> None:
    longest = sorted(tasks, key=lambda task: -task.cpu)
    over = [task for task in longest if task.cpu > LONG_TASK]
    each = f", {sum(task.cpu for task in tasks) / plies:.1f} ms each" if plies else ""
    print(f"{what}{each}: {len(over)} tasks over {LONG_TASK} ms; longest {'; '.join(map(str, longest[:3]))}")


@contextmanager
def traced(browser: Browser, one: Client) -> Iterator[list[Task]]:
    """The tasks of the page meanwhile, filled in at the end."""
    tasks: list[Task] = []
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "trace.json"
        browser.start_tracing(page=one.page, path=file, categories=["toplevel", "devtools.timeline", "v8"])
        yield tasks
        browser.stop_tracing()
        tasks += tasks_in(json.loads(file.read_text())["traceEvents"])


def tasks_in(events: list[dict[str, Any]]) -> list[Task]:
    """Of the busiest page in a trace."""
    names = [event for event in events if event["name"] == "thread_name"]
    pages = {(event["pid"], event["tid"]) for event in names if event["args"]["name"] == "CrRendererMain"}
    by_page: dict[int, list[dict[str, Any]]] = defaultdict(list)
    for event in events:
        if event["ph"] == "X" and (event["pid"], event["tid"]) in pages:
            by_page[event["pid"]].append(event)
    return max(map(nested, by_page.values()), key=lambda tasks: sum(task.cpu for task in tasks))


def nested(events: list[dict[str, Any]]) -> list[Task]:
    """Tasks with their parts: events lie within each other by their times."""
    tasks: list[Task] = []
    open_ones: list[tuple[float, str]] = []
    for event in sorted(events, key=lambda event: (event["ts"], -event.get("dur", 0))):
        cpu, name = event.get("tdur", 0) / 1000, event["name"]
        while open_ones and open_ones[-1][0] <= event["ts"]:
            open_ones.pop()
        if name.endswith("RunTask"):
            if not open_ones:
                tasks.append(Task(cpu, event["ts"]))
        elif tasks and open_ones:
            within = tasks[-1].within
            within[name] = within.get(name, 0) + cpu
            outer = open_ones[-1][1]
            if outer in within:
                within[outer] -= cpu
        open_ones.append((event["ts"] + event.get("dur", 0), name))
    return tasks


PARTS: dict[str, Callable[[Browser, str, list[str]], None]] = {
    "sizes": measure_sizes,
    "open": measure_opening,
    "move": measure_moves,
    "replay": measure_replay,
}

if __name__ == "__main__":
    main(sys.argv[1:])
