"""Ended games judged in a process beside the server: started once, told how far, kept; what fails is tried again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from baumeister.analysis.forms import Analysis
from baumeister.server import analyses as module
from baumeister.server.analyses import Analyses, AnalysisBusy, AnalysisFailed
from tests.server.app_tools import run, running, settings_in
from tests.server.ended import play_on
from tests.server.test_records_http import begun

ANALYSIS = Analysis(1, "caylus1303", 2, "net", (), ())
RESULT = msgspec.json.encode(ANALYSIS).decode()
#: Seconds until something that is sure to happen must have happened.
PATIENCE = 60


def judge(words: str) -> Analyses:
    """A judge that is this little program."""
    return Analyses(("-c", f"import sys, time\nrecord = sys.stdin.read()\n{words}"))


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)


def test_a_game_is_judged_once_and_kept() -> None:
    async def test() -> None:
        judges = judge(f"assert record == 'the record'\nprint(3, 9, flush=True)\nprint('{RESULT}')")
        assert judges.look("game", b"the record").status == "waiting"
        assert judges.known("game")
        await until(lambda: judges.look("game").status == "ready")
        shown = judges.look("game")
        assert (shown.t, shown.done, shown.total, shown.analysis) == ("game", 3, 9, ANALYSIS)
        await judges.stop()

    run(test())


def test_whoever_asks_meanwhile_is_told_how_far_it_is_and_stopping_ends_it() -> None:
    async def test() -> None:
        judges = judge("print(3, 9, flush=True)\ntime.sleep(600)")
        judges.look("game", b"record")
        judges.look("other", b"record")
        await until(lambda: judges.look("game").done == 3)
        assert judges.look("game").status == "running"
        assert judges.look("other").status == "waiting"  # one at a time
        await judges.stop()

    run(test())


@pytest.mark.parametrize("words", ["sys.exit(1)", "print('nonsense')", "print('{}')"])
def test_what_cannot_be_judged_is_said_and_tried_again(words: str) -> None:
    async def test() -> None:
        judges = judge(words)
        judges.look("game", b"record")
        await until(lambda: not judges.known("game"))
        with pytest.raises(AnalysisFailed):
            judges.look("game")
        assert judges.look("game", b"record").status == "waiting"
        await judges.stop()

    run(test())


def test_not_too_many_games_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        monkeypatch.setattr(module, "MOST_WAITING", 2)
        judges = judge("time.sleep(600)")
        for number in range(3):
            judges.look(f"game {number}", b"record")
        with pytest.raises(AnalysisBusy):
            judges.look("one more", b"record")
        await judges.stop()

    run(test())


def test_what_nobody_asked_for_in_a_long_time_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        monkeypatch.setattr(module, "MOST_KEPT", 1)
        judges = judge(f"print('{RESULT}')")
        for code in ("first", "second", "third"):
            judges.look(code, b"record")
            await until(lambda code=code: judges.look(code).status == "ready")  # type: ignore[misc]
        assert [judges.known(code) for code in ("first", "second", "third")] == [False, True, True]
        await judges.stop()

    run(test())


#: The real process with little effort, and not behind everything else: tests keep all cores busy.
QUICK = """
import sys
from baumeister.analysis import worker
from baumeister.analysis.game import analyse
from baumeister.analysis.judging import Effort
effort = Effort(iterations=10, deals=2, paired_deals=2, moves=1)
worker.analyse = lambda record, progress: analyse(record, effort, progress)
sys.argv[1:1] = ["0"]
worker.main()
"""


def test_an_ended_game_is_judged_over_http(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "COMMAND", ("-c", QUICK))

    async def test() -> None:
        async with running(settings_in(tmp_path)) as here:
            anna = await here.guest("Anna")
            wish = {"seats": [{"kind": "me"}, {"kind": "shared", "label": "Kid"}]}
            code = await begun(anna, "caylus1303", **wish)
            await play_on(here.site.shelf, code, most=20)
            path = f"/api/records/{code}/analysis"
            assert await anna.refused("GET", path) == (403, "not-over-yet")
            played = await play_on(here.site.shelf, code)
            stranger = await here.browser()
            assert await stranger.refused("GET", path) == (401, "not-signed-in")
            async with asyncio.timeout(PATIENCE):
                while (shown := await anna.ok("GET", path))["status"] != "ready":
                    await asyncio.sleep(0.2)
            numbers = [point["number"] for point in shown["analysis"]["course"]]
            assert numbers == [0, *(entry.number for entry in played.actions())]
            winners = played.replay().winners()
            assert [seat for seat, chance in enumerate(shown["analysis"]["course"][-1]["chances"]) if chance] == winners

    run(test())
