"""The lobby: making a table, sitting down, starting, rematches, and who may do what before a game runs. No web here.

Every change is one transaction on the locked row of the table, and is announced afterwards.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from sqlalchemy.ext.asyncio import AsyncConnection

from baumeister import Game
from baumeister import game as find_game
from baumeister.bots.levels import is_level, offered, version_of
from baumeister.hub.stored_seats import seat_of
from baumeister.records import Record, Seat, bot
from baumeister.server.codes import new_code
from baumeister.server.lobby_errors import (
    AlreadySeated,
    BadSeats,
    NotFinished,
    NotOpen,
    NotSeated,
    NotTheHost,
    OneSeatEach,
    SeatsFree,
    SeatTaken,
    TableFull,
    TooManyTables,
    UnknownLevel,
)
from baumeister.server.storage import sittings
from baumeister.server.storage.database import Database
from baumeister.server.storage.sittings import Beginning, NewTable, SeatRow, TableRow
from baumeister.server.wishes import JoinWish, SeatChangeWish, SeatWish, StartWish, TableWish
from baumeister.tables import Settings, Table


class Announcer(Protocol):
    """Notifies the screens of this process and of others."""

    def table_changed(self, code: str) -> None:
        """The table is new or gone, somebody came or left, or the game began: the lists change too."""


@dataclass(frozen=True)
class TableLimits:
    open_tables: int = 20
    running_tables: int = 200


class Lobby:
    """`clock` says milliseconds since 1970."""

    def __init__(
        self,
        database: Database,
        announcer: Announcer,
        clock: Callable[[], int],
        limits: TableLimits | None = None,
    ) -> None:
        self._database = database
        self._announcer = announcer
        self._clock = clock
        self._limits = limits or TableLimits()

    async def make(self, person: str, wish: TableWish) -> str:
        """Make a table; returns its code."""
        title = find_game(wish.game)
        rows = _seat_rows(person, wish.seats or _usual_seats(title.players_min))
        title.check_players(len(rows))
        new = NewTable(
            code=new_code(),
            game=title.id,
            rules=title.rules_version,
            options=title.settle_options(wish.options),
            seats=rows,
            host=person,
            name=wish.name.strip(),
            live=wish.live,
            invited=wish.invited,
            spectators=wish.spectators,
            undo_past_news=wish.undo_past_news,
            hints=wish.hints,
            several=wish.several,
        )
        async with self._database.begin() as connection:
            await self._check_room(connection, person)
            await sittings.make(connection, new, self._clock())
            if wish.start_at_once:
                await self._begin(connection, await sittings.find(connection, new.code), StartWish())
        self._announcer.table_changed(new.code)
        return new.code

    async def join(self, person: str, code: str, wish: JoinWish) -> None:
        """Sit down. All seats that a rematch has reserved are taken at once."""
        async with self._database.begin() as connection:
            table = await _open_table(connection, code)
            await sittings.put_seats(connection, table.id, _joining(table, person, wish), self._clock())
        self._announcer.table_changed(code)

    async def leave(self, person: str, code: str) -> None:
        """Stand up, from all seats of this screen. A table without people disappears; otherwise it gets a new host."""
        async with self._database.begin() as connection:
            table = await _open_table(connection, code)
            own = table.seats_of(person)
            if not own:
                raise NotSeated("you do not sit at this table")
            others = [seat.person for seat in table.seats if seat.person not in (None, person)]
            if others:
                free = {number: SeatRow() for number in own}
                await sittings.put_seats(connection, table.id, free, self._clock())
                if table.host == person:
                    await sittings.put_host(connection, table.id, str(others[0]))
            else:
                await sittings.remove(connection, table.id)
        self._announcer.table_changed(code)

    async def change_seat(self, person: str, code: str, seat: int, wish: SeatChangeWish) -> None:
        async with self._database.begin() as connection:
            table = await _open_table(connection, code, host=person)
            if not 0 <= seat < len(table.seats):
                raise BadSeats(f"there is no seat {seat}", seat=seat)
            if table.seats[seat].person == person and table.seats[seat].label is None:
                raise SeatTaken("the host leaves the table to free this seat", seat=seat)
            if wish.kind == "bot":
                row = SeatRow(bot=_known_level(wish.level))
            else:
                row = SeatRow()
            await sittings.put_seats(connection, table.id, {seat: row}, self._clock())
        self._announcer.table_changed(code)

    async def start(self, person: str, code: str, wish: StartWish) -> None:
        async with self._database.begin() as connection:
            table = await _open_table(connection, code, host=person)
            await self._begin(connection, table, wish)
        self._announcer.table_changed(code)

    async def remove(self, person: str, code: str) -> None:
        """The host removes a table that has not begun."""
        async with self._database.begin() as connection:
            table = await _open_table(connection, code, host=person)
            await sittings.remove(connection, table.id)
        self._announcer.table_changed(code)

    async def rematch(self, person: str, code: str) -> str:
        """The code of the rematch: a new table, or the one that somebody else has already made.

        Whoever asks sits down there; the others' seats are reserved for them."""
        async with self._database.begin() as connection:
            old = await sittings.find(connection, code, lock=True)
            if old.status not in ("over", "stopped") or old.lesson is not None:
                raise NotFinished("the game is not over yet")
            if not old.seats_of(person):
                raise NotSeated("you did not play at this table")
            found = await sittings.rematch_of(connection, old.id)
            if found is None:
                found = await self._make_rematch(connection, person, old)
            else:
                await self._take_reserved(connection, person, found)
        self._announcer.table_changed(found)
        self._announcer.table_changed(code)
        return found

    # ---- once in a while

    async def remove_stale(self, live_before: int, slow_before: int) -> int:
        """Remove open tables at which nothing has happened since then; returns how many."""
        async with self._database.begin() as connection:
            codes = await sittings.remove_stale(connection, live_before, slow_before)
        for code in codes:
            self._announcer.table_changed(code)
        return len(codes)

    # ---- parts

    async def _check_room(self, connection: AsyncConnection, person: str) -> None:
        limits = {"open": self._limits.open_tables, "running": self._limits.running_tables}
        for status, most in limits.items():
            if await sittings.count_hosted(connection, person, status) >= most:
                raise TooManyTables(f"{most} {status} tables are the most", most=most, status=status)

    async def _begin(self, connection: AsyncConnection, table: TableRow, wish: StartWish) -> None:
        rows = _present(table) if wish.present else _filled(table.seats, wish.fill)
        people = {row.person for row in rows if row.person is not None}
        if wish.shuffle if wish.shuffle is not None else len(people) > 1:
            secrets.SystemRandom().shuffle(rows)
        now = self._clock()
        await sittings.put_seats(connection, table.id, dict(enumerate(rows)), now)
        await sittings.remove_seats(connection, table.id, len(rows))
        await sittings.begin(connection, table.id, _beginning(table, rows), now)

    async def _make_rematch(self, connection: AsyncConnection, person: str, old: TableRow) -> str:
        await self._check_room(connection, person)
        title = find_game(old.game)
        new = NewTable(
            code=new_code(),
            game=old.game,
            rules=title.rules_version,
            options=title.settle_options(old.options),
            seats=tuple(_seat_again(seat, person) for seat in old.seats),
            host=person,
            name=old.name,
            live=old.live,
            invited=old.invited,
            spectators=old.spectators,
            undo_past_news=old.undo_past_news,
            hints=old.hints,
            several=old.several,
            rematch_of=old.id,
        )
        await sittings.make(connection, new, self._clock())
        return new.code

    async def _take_reserved(self, connection: AsyncConnection, person: str, code: str) -> None:
        table = await sittings.find(connection, code, lock=True)
        reserved = _reserved_for(table, person)
        if table.status == "open" and reserved and not table.seats_of(person):
            await sittings.put_seats(connection, table.id, reserved, self._clock())


async def _open_table(connection: AsyncConnection, code: str, host: str | None = None) -> TableRow:
    """A table that has not begun; with `host`, only if that person hosts it."""
    table = await sittings.find(connection, code, lock=True)
    if host is not None and table.host != host:
        raise NotTheHost("only the host of the table may do this")
    if table.status != "open":
        raise NotOpen("the game has begun already", status=table.status)
    return table


def _known_level(level: str | None) -> str:
    """Bots are known to the network by their levels only."""
    if not is_level(str(level)):
        known = ", ".join(offered())
        raise UnknownLevel(f"there is no level {level!r} (there are: {known})", level=level or "", known=known)
    return str(level)


def _usual_seats(players: int) -> tuple[SeatWish, ...]:
    return (SeatWish("me"), *[SeatWish("open")] * (players - 1))


def _seat_rows(person: str, wishes: Sequence[SeatWish]) -> tuple[SeatRow, ...]:
    own = [number for number, wish in enumerate(wishes) if wish.kind == "me"]
    if len(own) != 1:
        raise BadSeats("exactly one seat is yours", seat=own[1] if own else 0)
    rows = []
    for number, wish in enumerate(wishes):
        if (wish.level is None) == (wish.kind == "bot") or (wish.label is None) == (wish.kind == "shared"):
            raise BadSeats("a bot has a level, a shared seat a label, and no other seat has any", seat=number)
        if wish.kind == "bot":
            rows.append(SeatRow(bot=_known_level(wish.level)))
        elif wish.kind == "open":
            rows.append(SeatRow())
        else:
            rows.append(SeatRow(person=person, label=wish.label))
    return tuple(rows)


def _reserved_for(table: TableRow, person: str) -> dict[int, SeatRow]:
    """The seats reserved for this person, now taken."""
    return {
        number: SeatRow(person=person, label=seat.label)
        for number, seat in enumerate(table.seats)
        if seat.is_free and seat.reserved == person
    }


def _joining(table: TableRow, person: str, wish: JoinWish) -> Mapping[int, SeatRow]:
    """The seats that change when this person joins."""
    own = table.seats_of(person)
    if own and wish.label is None:
        raise AlreadySeated(f"you sit at seat {own[0]} already", seat=own[0])
    if wish.label is not None and not own:
        raise NotSeated("who shares a screen sits down first")
    if wish.label is not None and not (table.invited or table.several or table.host == person):
        raise OneSeatEach("at a listed table everybody has one seat, unless its host says otherwise")
    if wish.seat is None and not own and (reserved := _reserved_for(table, person)):
        return reserved
    free = [number for number, seat in enumerate(table.seats) if seat.is_free and seat.reserved in (None, person)]
    if wish.seat is None:
        if not free:
            raise TableFull("no seat is free")
        return {free[0]: SeatRow(person=person, label=wish.label)}
    if wish.seat >= len(table.seats):
        raise BadSeats(f"there is no seat {wish.seat}", seat=wish.seat)
    if wish.seat not in free:
        raise SeatTaken(f"seat {wish.seat} is taken", seat=wish.seat)
    return {wish.seat: SeatRow(person=person, label=wish.label)}


def _filled(rows: Sequence[SeatRow], level: str | None) -> list[SeatRow]:
    """All seats, each with somebody on it."""
    free = sum(row.is_free for row in rows)
    if free and level is None:
        raise SeatsFree(f"{free} seats are still free", free=free)
    filler = SeatRow() if level is None else SeatRow(bot=_known_level(level))
    return [filler if row.is_free else replace(row, reserved=None) for row in rows]


def _present(table: TableRow) -> list[SeatRow]:
    """The seats with somebody on them, if they are enough for the game."""
    rows = [replace(row, reserved=None) for row in table.seats if not row.is_free]
    find_game(table.game).check_players(len(rows))
    return rows


def _seat_again(seat: SeatRow, person: str) -> SeatRow:
    """A seat of the previous game, in a rematch that this person asked for."""
    if seat.person is None:
        return SeatRow(bot=seat.bot)
    if seat.person == person:
        return SeatRow(person=person, label=seat.label)
    return SeatRow(label=seat.label, reserved=seat.person)


def record_seat(number: int, row: SeatRow, game_id: str) -> Seat:
    """A seat as records store it: people by id, with the seat's number at a shared screen."""
    if row.bot is not None:
        return bot(row.bot, row.bot, version_of(_known_level(row.bot), game_id))
    return seat_of(str(row.person), number, shared=row.label is not None)


def beginning(game_id: str, rows: Sequence[SeatRow], options: Mapping[str, object], seed: int) -> Beginning:
    """The record of a game by today's rules, and who decides first."""
    title = find_game(game_id)
    people = [record_seat(number, row, game_id) for number, row in enumerate(rows)]
    record = Record.begin(title, people, seed, options)
    first = Table(record, settings=Settings(auto_forced=True))
    for_server = first.is_forced or not first.seats[first.seat].is_human
    return Beginning(title.rules_version, record.to_json(), first.seat, for_server)


def private_table(title: Game, person: str, rows: Sequence[SeatRow], options: Mapping[str, object]) -> NewTable:
    """A table of one person against bots, in no list and without hints."""
    return NewTable(
        code=new_code(),
        game=title.id,
        rules=title.rules_version,
        options=title.settle_options(options),
        seats=tuple(rows),
        host=person,
        name="",
        live=True,
        invited=True,
        spectators=False,
        undo_past_news=False,
        hints=False,
    )


def _beginning(table: TableRow, rows: Sequence[SeatRow]) -> Beginning:
    """With a seed nobody can guess."""
    return beginning(table.game, rows, table.options, secrets.randbits(64))
