"""The game of the day: one deal for everybody, one try that counts, bots that think alike for all."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import update

import baumeister as bm
from baumeister.hub.bots import DAILY_DICE, DAILY_ITERATIONS, job_for
from baumeister.hub.live import Live
from baumeister.hub.ports import Job
from baumeister.hub.thinking import WorkerThinkers
from baumeister.records import Action, Record
from baumeister.server.storage.schema import tables
from tests.server.app_tools import Running, run, running, settings_in
from tests.services import Kind

PASSWORD = "a long walk by the river"


@pytest.fixture(autouse=True)
def _no_bot_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Master's move that comes while `finish` ends the game would set it running again."""
    monkeypatch.setattr(WorkerThinkers, "think", lambda *_: None)


async def head_of(site: Running, code: str) -> Record:
    stored = await site.site.shelf.load(code)
    assert stored is not None
    assert stored.record is not None
    return stored.record


async def finish(site: Running, code: str, seed: int) -> tuple[int, ...]:
    """As if it had been played to its end by chance; the points. (Nobody waits for Masters here.)"""
    stored = await site.site.shelf.load(code)
    assert stored is not None
    assert stored.record is not None
    record, chance = stored.record, random.Random(seed)
    log: list[Action] = []
    game, state = bm.game(record.game), record.start()
    while not state.is_over:
        action = chance.choice(state.legal())
        name = game.action_name(action)
        log.append(Action(number=len(log) + 1, seat=int(state.seat), action=name, by="person"))
        state.apply(action)
    done = replace(record, log=tuple(log)).with_result()
    await site.site.shelf.finish(stored.id, done)
    async with site.site.database.begin() as connection:
        await connection.execute(update(tables).where(tables.c.id == stored.id).values(status="over"))
    assert done.result is not None
    return tuple(done.result.scores)


def own(found: Any, game: str) -> Any:
    return next(one for one in found["games"] if one["game"] == game)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_everybody_gets_the_same_deal_at_the_same_seat(tmp_path: Path, kind: Kind) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path, kind)) as site:
            anna, bela = await site.guest("Anna"), await site.guest("Bela")
            for game in bm.games():
                tables = [await one.ok("POST", f"/api/daily/{game}") for one in (anna, bela)]
                assert tables[0]["t"] != tables[1]["t"]
                records = [await head_of(site, table["t"]) for table in tables]
                assert records[0].seed == records[1].seed
                assert records[0].options == records[1].options
                people = [[seat.get("bot") for seat in table["seats"]] for table in tables]
                assert people[0] == people[1]
                assert people[0].count("master") == len(people[0]) - 1
                assert (tables[0]["invited"], tables[0]["hints"]) == (True, False)

    run(test())


def test_the_first_table_counts_and_is_gone_on_with(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path)) as site:
            anna = await site.guest("Anna")
            assert own(await anna.ok("GET", "/api/daily"), "caylus1303")["own"] == "none"
            first = await anna.ok("POST", "/api/daily/caylus1303")
            assert (await anna.ok("POST", "/api/daily/caylus1303"))["t"] == first["t"]
            shown = own(await anna.ok("GET", "/api/daily"), "caylus1303")
            assert (shown["own"], shown["t"], shown["played"]) == ("running", first["t"], 0)
            me = next(number for number, seat in enumerate(first["seats"]) if seat.get("bot") is None)
            points = (await finish(site, first["t"], 1))[me]
            shown = own(await anna.ok("GET", "/api/daily"), "caylus1303")
            assert (shown["own"], shown["played"]) == ("over", 1)
            assert [(one["name"], one["points"], one["you"]) for one in shown["best"]] == [("Anna", points, True)]
            free = await anna.ok("POST", "/api/daily/caylus1303")
            assert free["t"] != first["t"]
            assert (await anna.ok("POST", "/api/daily/caylus1303"))["t"] == free["t"]
            await finish(site, free["t"], 2)
            shown = own(await anna.ok("GET", "/api/daily"), "caylus1303")
            assert (shown["played"], shown["best"][0]["points"]) == (1, points)
            stranger = await site.browser()
            assert own(await stranger.ok("GET", "/api/daily"), "caylus1303")["own"] == "none"
            assert (await stranger.ask("POST", "/api/daily/caylus1303")).status_code == 401
            assert (await anna.ask("POST", "/api/daily/chess")).status_code == 404

    run(test())


def test_results_are_listed_best_first_and_a_guests_try_moves_to_the_account(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path)) as site:
            reached = {}
            for number, name in enumerate(("Anna", "Bela", "Cora")):
                browser = await site.guest(name)
                table = await browser.ok("POST", "/api/daily/villagers")
                me = next(seat for seat, row in enumerate(table["seats"]) if row.get("bot") is None)
                reached[name] = (await finish(site, table["t"], number))[me]
                last = browser
            shown = own(await last.ok("GET", "/api/daily"), "villagers")
            assert [one["points"] for one in shown["best"]] == sorted(reached.values(), reverse=True)
            assert {one["name"]: one["points"] for one in shown["best"]} == reached
            dora = await site.browser()
            await dora.sign_up("Dora", PASSWORD)
            await last.sign_in("Dora", PASSWORD)
            await last.ok("POST", "/api/me/guest")
            shown = own(await last.ok("GET", "/api/daily"), "villagers")
            assert (shown["own"], shown["played"]) == ("over", 3)
            assert [one["name"] for one in shown["best"] if one["you"]] == ["Dora"]

    run(test())


def test_another_day_is_another_deal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path)) as site:
            anna = await site.guest("Anna")
            first = await anna.ok("POST", "/api/daily/caylus")
            now = site.site.calendar.now()
            monkeypatch.setattr(site.site.daily, "_calendar", lambda: now + 24 * 60 * 60 * 1000)
            second = await anna.ok("POST", "/api/daily/caylus")
            assert second["day"] > first["day"]
            assert (await head_of(site, first["t"])).seed != (await head_of(site, second["t"])).seed

    run(test())


def test_bots_have_the_same_dice_and_time_for_everybody_only_in_the_game_of_the_day(tmp_path: Path) -> None:
    def job(live: Live, level: str | None) -> Job:
        assert live.table is not None
        return job_for(live, live.table, live.table.seat, "somebody", level)

    async def test() -> None:
        async with running(settings_in(tmp_path)) as site:
            anna, bela = await site.guest("Anna"), await site.guest("Bela")
            codes = [(await one.ok("POST", "/api/daily/caylus"))["t"] for one in (anna, bela)]
            wish = {
                "game": "caylus",
                "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}],
                "start_at_once": True,
            }
            usual = (await anna.ok("POST", "/api/tables", wish))["t"]
            stored = [await site.site.shelf.load(code) for code in (*codes, usual)]
            one, other, third = (Live(found, 0.0) for found in stored if found is not None)
            assert job(one, "master").position == job(other, "master").position
            assert job(one, "master").position.seed == DAILY_DICE
            assert job(one, "master").iterations == DAILY_ITERATIONS
            assert job(third, "random").iterations is None
            assert job(third, "random").position.seed != job(third, "random").position.seed

    run(test())
