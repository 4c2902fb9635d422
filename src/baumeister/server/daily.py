"""The game of the day: one deal of each title, the same for everybody, against three Masters who think alike for
everybody. The first try of a person counts; after it the same deal can be played freely.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import replace
from datetime import date
from typing import Final

from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncConnection

from baumeister import Game
from baumeister import game as find_game
from baumeister import games as all_games
from baumeister.server.lobby import Announcer, beginning, private_table
from baumeister.server.storage import daily, sittings
from baumeister.server.storage.clock import day_of
from baumeister.server.storage.database import Database
from baumeister.server.storage.sittings import NewTable, SeatRow

LEVEL: Final = "master"
#: Seats, where the title has room for as many.
PLAYERS: Final = 4


class DailyResult(Struct, frozen=True):
    """What somebody reached in the try that counts."""

    name: str
    guest: bool
    points: int
    won: bool
    you: bool


class DailyGame(Struct, frozen=True):
    """The game of the day of one title: how many have finished it, the best of them, and one's own counted try."""

    game: str
    played: int
    best: tuple[DailyResult, ...]
    #: none: it has not begun; running or over: at the table `t`.
    own: str
    t: str | None = None


class DailyGames(Struct, frozen=True):
    """All games of a day."""

    day: str
    games: tuple[DailyGame, ...]


class Daily:
    """`clock` says milliseconds since 1970, `calendar` the same for the day that counts."""

    def __init__(
        self,
        database: Database,
        announcer: Announcer,
        clock: Callable[[], int],
        calendar: Callable[[], int],
    ) -> None:
        self._database = database
        self._announcer = announcer
        self._clock = clock
        self._calendar = calendar

    @property
    def today(self) -> date:
        return day_of(self._calendar())

    async def shown(self, person: str | None) -> DailyGames:
        """The games of today, as a person or a visitor sees them."""
        day = self.today.isoformat()
        async with self._database.read() as connection:
            games = [await self._game(connection, day, name, person) for name in all_games()]
        return DailyGames(day, tuple(games))

    async def _game(self, connection: AsyncConnection, day: str, game: str, person: str | None) -> DailyGame:
        played, best = await daily.results_of(connection, day, game)
        rows = tuple(DailyResult(one.name, one.guest, one.points, one.won, one.person == person) for one in best)
        own = None if person is None else await daily.try_of(connection, day, game, person)
        if own is None:
            return DailyGame(game, played, rows, "none")
        return DailyGame(game, played, rows, "running" if own.status == "running" else "over", own.code)

    async def open(self, person: str, game: str) -> str:
        """The table of today's try: the counted one as long as it runs, then one to play freely. Its code."""
        title, day = find_game(game), self.today
        written = day.isoformat()
        async with self._database.begin() as connection:
            own = await daily.try_of(connection, written, title.id, person)
            if own is not None and own.status == "running":
                return own.code
            if own is not None and (free := await daily.free_table_of(connection, written, title.id, person)):
                return free
            seed = await daily.seed_of(connection, written, title.id, secrets.randbits(64))
            new = _new_table(title, person, day)
            table = await sittings.make(connection, new, self._clock())
            await sittings.begin(connection, table, beginning(title.id, new.seats, new.options, seed), self._clock())
            if own is None:
                await daily.note_try(connection, written, title.id, person, table)
        self._announcer.table_changed(new.code)
        return new.code


def _new_table(title: Game, person: str, day: date) -> NewTable:
    players = min(PLAYERS, title.players_max)
    own = day.toordinal() % players
    rows = [SeatRow(person=person) if seat == own else SeatRow(bot=LEVEL) for seat in range(players)]
    return replace(private_table(title, person, rows, {}), day=day.isoformat())
