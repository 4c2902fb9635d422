"""The lobby: who may make, join, leave, start and repeat a table, on both databases."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest
from sqlalchemy import select, update

import baumeister as bm
from baumeister.engine.errors import BaumeisterError
from baumeister.hub.protocol import Sitting
from baumeister.records import Record
from baumeister.server.lobby import Lobby, TableLimits
from baumeister.server.storage import clock, schema, sittings
from baumeister.server.storage.database import Database
from baumeister.server.storage.shelf import SqlShelf
from baumeister.server.wishes import JoinWish, SeatChangeWish, SeatWish, StartWish, TableWish
from tests.server.storage.rooms import add_people, process

ME, OPEN, BOT = SeatWish("me"), SeatWish("open"), SeatWish("bot", level="random")


@dataclass
class Announced:
    """What the lobby has announced."""

    changed: list[str] = field(default_factory=list)

    def table_changed(self, code: str) -> None:
        self.changed.append(code)


@dataclass
class Room:
    """A lobby on a database, and Anna, Bert and Cleo."""

    lobby: Lobby
    database: Database
    shelf: SqlShelf
    announced: Announced

    async def sitting(self, code: str) -> Sitting:
        found = await self.shelf.sitting(code)
        assert found is not None
        return found[0]

    async def head(self, code: str) -> Record:
        async with self.database.read() as connection:
            found = await connection.execute(select(schema.tables.c.head).where(schema.tables.c.code == code))
        return Record.loads(found.scalar_one())

    async def set_table(self, code: str, **values: Any) -> None:
        async with self.database.begin() as connection:
            await connection.execute(update(schema.tables).where(schema.tables.c.code == code).values(values))

    async def people(self, code: str) -> list[str | None]:
        return [seat.person for seat in (await self.sitting(code)).seats]


@asynccontextmanager
async def room(url: str, limits: TableLimits | None = None) -> AsyncIterator[Room]:
    async with process(url) as server:
        await add_people(server.database, "Anna", "Bert", "Cleo")
        announced = Announced()
        lobby = Lobby(server.database, announced, clock.now, limits)
        yield Room(lobby, server.database, server.shelf, announced)


async def refused(asked: Awaitable[object]) -> str:
    """The code of the error."""
    with pytest.raises(BaumeisterError) as caught:
        await asked
    return caught.value.code


def test_a_game_alone_makes_a_table_with_open_seats_that_others_join_until_it_starts(url: str) -> None:
    async def work() -> None:
        async with room(url) as here:
            code = await here.lobby.make("anna", TableWish("caylus1303"))
            made = await here.sitting(code)
            assert (made.status, made.host, len(code)) == ("open", "anna", 20)
            assert await here.people(code) == ["anna", None]
            assert made.options == bm.game("caylus1303").settle_options({})
            assert await refused(here.lobby.start("anna", code, StartWish())) == "seats-free"
            await here.lobby.join("bert", code, JoinWish())
            assert await here.people(code) == ["anna", "bert"]
            assert await refused(here.lobby.join("bert", code, JoinWish())) == "already-seated"
            assert await refused(here.lobby.join("cleo", code, JoinWish())) == "table-full"
            assert await refused(here.lobby.join("cleo", code, JoinWish(seat=1))) == "seat-taken"
            assert await refused(here.lobby.join("cleo", code, JoinWish(seat=9))) == "bad-seating"
            assert await refused(here.lobby.start("bert", code, StartWish())) == "not-the-host"
            await here.lobby.start("anna", code, StartWish())
            assert (await here.sitting(code)).status == "running"
            record = await here.head(code)
            assert sorted(seat.name for seat in record.seats) == ["anna", "bert"]
            assert [seat.name for seat in record.seats] == await here.people(code)
            assert await refused(here.lobby.join("cleo", code, JoinWish())) == "table-not-open"
            assert await refused(here.lobby.leave("bert", code)) == "table-not-open"
            assert await refused(here.lobby.remove("anna", code)) == "table-not-open"
            assert here.announced.changed == [code] * 3
            assert await refused(here.lobby.join("cleo", "x" * 20, JoinWish())) == "unknown-table"

    asyncio.run(work())


def test_one_request_begins_a_game_against_bots_and_the_table_waits_for_a_server_where_a_bot_is_asked(url: str) -> None:
    async def work() -> None:
        async with room(url) as here:
            wish = TableWish("magna_carta", seats=(BOT, ME, BOT), start_at_once=True, live=False, name="  Friday ")
            code = await here.lobby.make("anna", wish)
            sitting = await here.sitting(code)
            assert (sitting.status, sitting.name, sitting.live) == ("running", "Friday", False)
            assert [seat.bot for seat in sitting.seats] == ["random", None, "random"]
            # A person alone keeps the seats; the first decision of this game is seat 0's.
            assert [seat.name for seat in (await here.head(code)).seats] == ["random", "anna", "random"]
            assert await here.shelf.lease(10) == [code]
            again = await here.lobby.make("anna", TableWish("magna_carta", seats=(ME, BOT), start_at_once=True))
            assert await here.shelf.lease(10) == []
            assert (await here.head(again)).seed != (await here.head(code)).seed

    asyncio.run(work())


def test_what_makes_no_table_is_refused_and_leaves_nothing(url: str) -> None:
    async def work() -> None:
        async with room(url) as here:
            wishes = [
                (TableWish("chess"), "unknown-game"),
                (TableWish("caylus", seats=(ME,)), "bad-players"),
                (TableWish("caylus", seats=(ME, *[OPEN] * 5)), "bad-players"),
                (TableWish("caylus", seats=(OPEN, OPEN)), "bad-seating"),
                (TableWish("caylus", seats=(ME, ME)), "bad-seating"),
                (TableWish("caylus", seats=(ME, SeatWish("bot"))), "bad-seating"),
                (TableWish("caylus", seats=(ME, SeatWish("open", level="random"))), "bad-seating"),
                (TableWish("caylus", seats=(ME, SeatWish("shared"))), "bad-seating"),
                (TableWish("caylus", seats=(SeatWish("me", label="I"), OPEN)), "bad-seating"),
                (TableWish("caylus", seats=(ME, SeatWish("bot", level="grandmaster"))), "unknown-level"),
                (TableWish("caylus", seats=(ME, SeatWish("bot", level="os:system"))), "unknown-level"),
                (TableWish("caylus", seats=(ME, SeatWish("bot", level="apprentice-builder"))), "unknown-level"),
                (TableWish("caylus", seats=(ME, SeatWish("bot", level="master-dragon"))), "unknown-level"),
                (TableWish("caylus", seats=(ME, OPEN), start_at_once=True), "seats-free"),
            ]
            for wish, code in wishes:
                assert await refused(here.lobby.make("anna", wish)) == code, wish
            assert await refused(here.lobby.make("anna", TableWish("caylus", {"beginner": 1}))) == "bad-option"
            assert await refused(here.lobby.make("anna", TableWish("caylus", {"dragons": True}))) == "bad-option"
            assert await here.shelf.lists("anna") == ([], [], [])
            assert here.announced == Announced()

    asyncio.run(work())


@pytest.mark.parametrize(("invited", "several"), [(False, False), (True, False), (False, True)])
def test_a_stranger_takes_one_seat_of_a_listed_table_unless_its_host_allows_more(
    url: str, invited: bool, several: bool
) -> None:
    async def check() -> None:
        async with room(url) as here:
            wish = TableWish("caylus", seats=(ME, OPEN, OPEN, OPEN, OPEN), invited=invited, several=several)
            code = await here.lobby.make("anna", wish)
            await here.lobby.join("anna", code, JoinWish(label="Kid"))  # the host's own table
            await here.lobby.join("bert", code, JoinWish())
            if invited or several:
                await here.lobby.join("bert", code, JoinWish(label="Dad"))
            else:
                assert await refused(here.lobby.join("bert", code, JoinWish(label="Dad"))) == "one-seat-each"
            await here.lobby.join("cleo", code, JoinWish())

    asyncio.run(check())


def test_the_host_begins_with_those_present_if_they_are_enough(url: str) -> None:
    async def check() -> None:
        async with room(url) as here:
            code = await here.lobby.make("anna", TableWish("caylus", seats=(ME, OPEN, OPEN, BOT, OPEN)))
            await here.lobby.change_seat("anna", code, 3, SeatChangeWish("open"))
            assert await refused(here.lobby.start("anna", code, StartWish(present=True))) == "bad-players"
            await here.lobby.join("bert", code, JoinWish(seat=2))
            await here.lobby.start("anna", code, StartWish(present=True, shuffle=False))
            sitting = await here.sitting(code)
            assert [seat.name for seat in sitting.seats] == ["Anna", "Bert"]
            assert [seat.name for seat in (await here.head(code)).seats] == ["anna", "bert"]

    asyncio.run(check())


def test_a_shared_screen_holds_several_seats_which_records_tell_apart(url: str) -> None:
    async def work() -> None:
        async with room(url) as here:
            wish = TableWish("caylus", seats=(ME, SeatWish("shared", label="Kid"), OPEN, OPEN), several=True)
            code = await here.lobby.make("anna", wish)
            assert await refused(here.lobby.join("bert", code, JoinWish(label="Dad"))) == "not-seated"
            await here.lobby.join("bert", code, JoinWish())
            await here.lobby.join("bert", code, JoinWish(label="Dad"))
            sitting = await here.sitting(code)
            assert [seat.name for seat in sitting.seats] == ["Anna", "Kid", "Bert", "Dad"]
            assert await here.people(code) == ["anna", "anna", "bert", "bert"]
            await here.lobby.start("anna", code, StartWish(shuffle=False))
            assert [seat.name for seat in (await here.head(code)).seats] == ["anna", "anna/1", "bert", "bert/3"]

    asyncio.run(work())


def test_lots_are_drawn_where_people_play_each_other_unless_they_say_otherwise(url: str) -> None:
    async def work() -> None:
        async with room(url, TableLimits(running_tables=1000)) as here:
            orders = set()
            for _ in range(24):
                code = await here.lobby.make("anna", TableWish("caylus", seats=(ME, OPEN, BOT)))
                await here.lobby.join("bert", code, JoinWish())
                await here.lobby.start("anna", code, StartWish())
                names = [seat.name for seat in (await here.head(code)).seats]
                assert sorted(names) == ["anna", "bert", "random"]
                assert [seat.person or seat.bot for seat in (await here.sitting(code)).seats] == names
                orders.add(tuple(names))
            assert len(orders) > 1
            alone = await here.lobby.make("anna", TableWish("caylus", seats=(ME, BOT, BOT)))
            await here.lobby.start("anna", alone, StartWish(shuffle=True))
            assert sorted(seat.name for seat in (await here.head(alone)).seats) == ["anna", "random", "random"]

    asyncio.run(work())


def test_a_host_who_leaves_is_followed_by_another_and_the_last_one_takes_the_table_away(url: str) -> None:
    async def work() -> None:
        async with room(url) as here:
            code = await here.lobby.make("anna", TableWish("caylus", seats=(ME, OPEN, BOT)))
            await here.lobby.join("bert", code, JoinWish())
            assert await refused(here.lobby.leave("cleo", code)) == "not-seated"
            await here.lobby.leave("anna", code)
            assert (await here.sitting(code)).host == "bert"
            assert await here.people(code) == [None, "bert", None]
            await here.lobby.leave("bert", code)
            assert await here.shelf.sitting(code) is None
            assert here.announced.changed[-1:] == [code]
            other = await here.lobby.make("anna", TableWish("caylus"))
            assert await refused(here.lobby.remove("bert", other)) == "not-the-host"
            await here.lobby.remove("anna", other)
            assert await here.shelf.sitting(other) is None

    asyncio.run(work())


def test_the_host_puts_bots_on_seats_and_frees_them_and_may_fill_the_rest_at_the_start(url: str) -> None:
    async def work() -> None:
        async with room(url) as here:
            code = await here.lobby.make("anna", TableWish("caylus", seats=(ME, OPEN, OPEN, OPEN)))
            apprentice = SeatChangeWish("bot", level="apprentice")
            assert await refused(here.lobby.change_seat("bert", code, 1, apprentice)) == "not-the-host"
            assert await refused(here.lobby.change_seat("anna", code, 0, apprentice)) == "seat-taken"
            assert await refused(here.lobby.change_seat("anna", code, 4, apprentice)) == "bad-seating"
            assert await refused(here.lobby.change_seat("anna", code, 1, SeatChangeWish("bot"))) == "unknown-level"
            await here.lobby.change_seat("anna", code, 1, apprentice)
            assert await refused(here.lobby.join("bert", code, JoinWish(seat=1))) == "seat-taken"
            await here.lobby.change_seat("anna", code, 1, SeatChangeWish("open"))
            await here.lobby.join("bert", code, JoinWish(seat=1))
            await here.lobby.change_seat("anna", code, 1, SeatChangeWish("open"))
            assert await here.people(code) == ["anna", None, None, None]
            await here.lobby.change_seat("anna", code, 3, apprentice)
            assert await refused(here.lobby.start("anna", code, StartWish(fill="dragon"))) == "unknown-level"
            await here.lobby.start("anna", code, StartWish(fill="random"))
            bots = [seat.bot for seat in (await here.sitting(code)).seats]
            assert bots == [None, "random", "random", "apprentice"]
            kept = [seat.bot for seat in (await here.head(code)).seats]
            assert [(bot.id, bot.version) for bot in kept if bot] == [
                ("random", "1"),
                ("random", "1"),
                ("apprentice", "3"),
            ]

    asyncio.run(work())


def test_a_rematch_keeps_seats_for_the_same_people_and_everybody_gets_the_same_table(url: str) -> None:
    async def work() -> None:
        async with room(url) as here:
            seats = (ME, SeatWish("shared", label="Kid"), OPEN, BOT)
            wish = TableWish("caylus", {"beginner": True}, seats, invited=True, hints=True)
            old = await here.lobby.make("anna", wish)
            await here.lobby.join("bert", old, JoinWish())
            assert await refused(here.lobby.rematch("anna", old)) == "table-not-finished"
            await here.lobby.start("anna", old, StartWish(shuffle=False))
            assert await refused(here.lobby.rematch("anna", old)) == "table-not-finished"
            await here.set_table(old, status="over")
            assert await refused(here.lobby.rematch("cleo", old)) == "not-seated"

            new = await here.lobby.rematch("bert", old)
            sitting = await here.sitting(new)
            assert (sitting.host, sitting.status, sitting.invited, sitting.options["beginner"]) == (
                "bert",
                "open",
                True,
                True,
            )
            assert sitting.hints is True
            assert (await here.sitting(await here.lobby.make("cleo", TableWish("caylus")))).hints is None
            assert [seat.reserved for seat in sitting.seats] == ["anna", "anna", None, None]
            assert [seat.bot for seat in sitting.seats] == [None, None, None, "random"]
            assert await here.people(new) == [None, None, "bert", None]
            assert (await here.sitting(old)).rematch == new
            assert await refused(here.lobby.join("cleo", new, JoinWish())) == "table-full"
            assert await refused(here.lobby.join("cleo", new, JoinWish(seat=0))) == "seat-taken"

            # One click: all seats that are kept for her, with the names of her screen.
            assert await here.lobby.rematch("anna", old) == new
            sitting = await here.sitting(new)
            assert [seat.name for seat in sitting.seats] == ["Anna", "Kid", "Bert", "random"]
            assert await here.lobby.rematch("bert", old) == new
            await here.lobby.start("bert", new, StartWish(shuffle=False))
            assert [seat.name for seat in (await here.head(new)).seats] == ["anna", "anna/1", "bert", "random"]
            assert [seat.reserved for seat in (await here.sitting(new)).seats] == [None] * 4

    asyncio.run(work())


def test_of_many_who_want_one_seat_at_once_one_gets_it_and_of_many_rematches_one_is_made(url: str) -> None:
    async def work() -> None:
        async with room(url) as here:
            names = [f"Guest{number}" for number in range(8)]
            await add_people(here.database, *names)
            people = [name.lower() for name in names]
            code = await here.lobby.make("anna", TableWish("caylus"))
            tries = await asyncio.gather(
                *[here.lobby.join(person, code, JoinWish()) for person in people],
                return_exceptions=True,
            )
            assert tries.count(None) == 1
            assert {error.code for error in tries if isinstance(error, BaumeisterError)} == {"table-full"}
            winner = people[tries.index(None)]
            assert await here.people(code) == ["anna", winner]

            # Starting, leaving and freeing the seat at the same moment: whatever came first, the table is sound.
            await asyncio.gather(
                here.lobby.start("anna", code, StartWish()),
                here.lobby.leave(winner, code),
                here.lobby.change_seat("anna", code, 1, SeatChangeWish("open")),
                return_exceptions=True,
            )
            sitting = await here.sitting(code)
            if sitting.status == "running":
                assert sorted(seat.name for seat in (await here.head(code)).seats) == sorted(["anna", winner])
            else:
                assert await here.people(code) == ["anna", None]

            old = await here.lobby.make("anna", TableWish("caylus", seats=(ME, BOT), start_at_once=True))
            await here.set_table(old, status="stopped")
            made = await asyncio.gather(*[here.lobby.rematch("anna", old) for _ in range(5)])
            assert len(set(made)) == 1

    asyncio.run(work())


def test_nobody_piles_up_tables_and_stale_ones_disappear(url: str) -> None:
    async def work() -> None:
        async with room(url, TableLimits(open_tables=2, running_tables=1)) as here:
            live = await here.lobby.make("anna", TableWish("caylus"))
            slow = await here.lobby.make("anna", TableWish("caylus", live=False))
            assert await refused(here.lobby.make("anna", TableWish("caylus"))) == "too-many-tables"
            running = await here.lobby.make("bert", TableWish("caylus", seats=(ME, BOT), start_at_once=True))
            assert await refused(here.lobby.make("bert", TableWish("caylus"))) == "too-many-tables"

            for code in (live, slow, running):
                await here.set_table(code, changed=1000, visited=1000)
            assert await here.lobby.remove_stale(live_before=1000, slow_before=1000) == 0
            assert await here.lobby.remove_stale(live_before=1001, slow_before=1000) == 1
            assert await here.shelf.sitting(live) is None
            await here.set_table(slow, visited=2000)
            assert await here.lobby.remove_stale(live_before=1500, slow_before=1500) == 0
            assert await here.lobby.remove_stale(live_before=2001, slow_before=2001) == 1
            assert here.announced.changed[-2:] == [live, slow]
            async with here.database.read() as connection:
                assert await sittings.abandoned(connection, 1000, 10) == []
                assert await sittings.abandoned(connection, 1001, 10) == [running]

    asyncio.run(work())
