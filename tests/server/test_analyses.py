"""Ended games judged in a process beside the server: started once, told how far, kept; what fails is tried again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from baumeister.analysis.forms import Analysis, Judged, Retry, Way
from baumeister.records import Record
from baumeister.server import analyses as module
from baumeister.server.analyses import Analyses, AnalysisBusy, AnalysisFailed
from tests.server.app_tools import Browser, run, running, settings_in
from tests.server.ended import play_on
from tests.server.test_records_http import begun

ANALYSIS = Analysis(1, "caylus1303", 2, "net", (), ())
RETRY = Retry(7, 1, "chance", "pass", (Way(("place:1",), 0.5), Way(("pass",), 0.4)), 1, 0.1, 0.02, (), {})
RESULT = msgspec.json.encode(Judged(ANALYSIS, (RETRY,))).decode()
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
        assert shown.again == (7,)
        assert judges.retries("game") == (RETRY,)
        assert judges.retries("other") is None
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
from baumeister.analysis.game import judge_whole
from baumeister.analysis.judging import Effort
effort = Effort(iterations=20, deals=2, paired_deals=5, moves=1)
worker.judge_whole = lambda record, progress: judge_whole(record, effort, progress)
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
            mistake = f"/api/records/{code}/mistakes/1"
            for early in (path, mistake):
                assert await anna.refused("GET", early) == (403, "not-over-yet")
            played = await play_on(here.site.shelf, code)
            stranger = await here.browser()
            assert await stranger.refused("GET", path) == (401, "not-signed-in")
            assert await stranger.refused("GET", mistake) == (409, "not-judged-yet")
            async with asyncio.timeout(PATIENCE):
                while (shown := await anna.ok("GET", path))["status"] != "ready":
                    await asyncio.sleep(0.2)
            numbers = [point["number"] for point in shown["analysis"]["course"]]
            assert numbers == [0, *(entry.number for entry in played.actions())]
            winners = played.replay().winners()
            assert [seat for seat, chance in enumerate(shown["analysis"]["course"][-1]["chances"]) if chance] == winners
            await try_again(anna, stranger, code, shown, played)

    run(test())


async def try_again(anna: Browser, stranger: Browser, code: str, shown: dict[str, Any], played: Record) -> None:
    """Every mistake that is offered, by the same seat in the order of the game, and none other."""
    assert set(shown["again"]) <= {one["number"] for one in shown["analysis"]["moments"] if one["kind"] == "mistake"}
    assert shown["again"]
    assert await anna.refused("GET", f"/api/records/{code}/mistakes/9999") == (404, "no-mistake")
    for number in shown["again"]:
        place = f"/api/records/{code}/mistakes/{number}"
        posed = await stranger.ok("GET", place)  # the code is the link
        before = await anna.ok("GET", f"/api/records/{code}/at/{number - 1}?seat={posed['seat']}")
        assert posed["view"] == before["views"][0]
        made = next(entry.action for entry in played.actions() if entry.number == number)
        found = await anna.ok("POST", place, {"choice": made})
        assert not found["right"]
        assert [one["name"] for one in found["choices"] if one["made"] and one["chosen"]] == [made]
        assert found["choices"][0]["best"]
        best = found["choices"][0]["name"]
        assert (await anna.ok("POST", place, {"choice": best}))["right"]
        assert [line["name"] for line in found["lines"]] == [best, made]
        assert all(line["steps"]["views"] == [posed["view"]] for line in found["lines"])
        assert await anna.refused("POST", place, {"choice": "no-such-action"}) == (400, "illegal-action")
        if posed["next"] is not None:
            assert (await anna.ok("GET", f"/api/records/{code}/mistakes/{posed['next']}"))["seat"] == posed["seat"]
            assert posed["place"] < posed["count"]
