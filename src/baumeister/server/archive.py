"""The archive: ended games and uploaded records, found by their codes. No web here.

The code is the link: whoever has it may step through the game. A game that has not ended is never shown. Every request
asks the database first, so a deleted game is gone even while it is still in memory here.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import AsyncIterator, Callable
from typing import Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from baumeister.analysis.forms import Retry
from baumeister.engine.errors import BaumeisterError
from baumeister.hub.protocol import SeatInfo, Sitting
from baumeister.records import Action, Record, Result, Rules
from baumeister.records.scoring import Scoring
from baumeister.server.analyses import Analyses, AnalysisShown
from baumeister.server.errors import BadInput
from baumeister.server.mistakes import MistakeAnswer, NotJudgedYet, PosedMistake, judge_mistake, pose_mistake
from baumeister.server.records import Moment, Replayed, Replays, Steps, Viewer
from baumeister.server.storage import archive as store
from baumeister.server.storage.archive import ENDED, EndedRow
from baumeister.server.storage.clock import written
from baumeister.server.storage.names import named_record
from baumeister.server.storage.shelf import SqlShelf
from baumeister.server.uploads import Uploads, seat_info
from baumeister.tables import NotOverYet, StoreFailed
from baumeister.tables.errors import unknown_table

#: Games on one page of a list, and in one step of a big download.
MOST_LISTED: Final = 100
#: The file in a zip that lists the games that are missing from it.
UNREADABLE: Final = "unreadable.json"

Form: TypeAlias = Literal["json", "text"]


class Unreadable(Struct, frozen=True):
    """A game that could not go into a zip file, and the error code that says why."""

    t: str
    ended: str
    code: str


class EntryLine(Struct, frozen=True, omit_defaults=True):
    """A log entry in short, for navigation."""

    number: int
    kind: Literal["action", "undo", "resign", "seat", "time-out", "end"]
    seat: int | None = None
    action: str | None = None
    at: str | None = None
    back_to: int | None = None  # undo: the action that the game stands after again, 0: none


class Shown(Struct, frozen=True):
    """An ended game, or an uploaded record (`uploaded`)."""

    t: str
    game: str
    rules: Rules
    options: dict[str, bool | int | str]
    status: Literal["over", "stopped", "uploaded"]
    name: str
    seats: tuple[SeatInfo, ...]
    result: Result | None  # None: it was not played to its end
    last: int  # number of the log's last entry
    plies: int  # actions that count after all undos
    began: str | None
    ended: str | None
    entries: tuple[EntryLine, ...]


class Download(Struct, frozen=True):
    """A record as a file."""

    name: str
    body: bytes


class SeatResult(Struct, frozen=True):
    points: int
    won: bool


class EndedGame(Struct, frozen=True):
    """One of the person's ended games. A game that was stopped has no results."""

    sitting: Sitting
    ended: str
    results: tuple[SeatResult, ...]


class EndedGames(Struct, frozen=True):
    """A page of them, newest first. `next` is the `?before=...` of the next page; None: this is the last."""

    games: tuple[EndedGame, ...]
    next: str | None


class Archive:
    def __init__(self, shelf: SqlShelf, clock: Callable[[], int], analyses: Analyses) -> None:
        self._shelf = shelf
        self._database = shelf.database
        self._clock = clock
        self._replays = Replays()
        self._analyses = analyses
        self.uploads: Final = Uploads(shelf.database, clock, self._replays.off_the_loop)

    # ---- one game

    async def shown(self, code: str) -> Shown:
        sitting, replayed = await self._find(code)
        return await self._replays.off_the_loop(lambda: _describe(code, sitting, replayed))

    async def steps(self, code: str, after: int, to: int, viewer: Viewer) -> Steps:
        _, replayed = await self._find(code)
        return await self._replays.off_the_loop(lambda: replayed.steps(after, to, viewer))

    async def moment(self, code: str, number: int, viewer: Viewer) -> Moment:
        _, replayed = await self._find(code)
        return await self._replays.off_the_loop(lambda: replayed.moment(number, viewer))

    async def scoring(self, code: str) -> Scoring:
        """Where everybody's points came from, and how they grew."""
        _, replayed = await self._find(code)
        return await self._replays.off_the_loop(lambda: replayed.scoring)

    async def download(self, code: str, form: Form) -> Download:
        """The whole record, with seed and result."""
        _, replayed = await self._find(code)
        record = replayed.record
        body = await self._replays.off_the_loop(lambda: written_out(record, form))
        return Download(f"{file_name(record, written(self._clock()))}.{'json' if form == 'json' else 'txt'}", body)

    async def analysis(self, code: str) -> AnalysisShown:
        """The progress of a game's analysis; the first request starts it."""
        await self._there(code)
        if self._analyses.known(code):
            return self._analyses.look(code)
        return self._analyses.look(code, (await self.download(code, "json")).body)

    async def mistake(self, code: str, number: int) -> PosedMistake:
        """A mistake of a judged game, to try again."""
        sitting, replayed, retries = await self._judged(code)
        seats = _seats(sitting, replayed)
        return await self._replays.off_the_loop(lambda: pose_mistake(code, replayed, seats, retries, number))

    async def answer(self, code: str, number: int, choice: str) -> MistakeAnswer:
        """What is said to a choice there."""
        _, replayed, retries = await self._judged(code)
        return await self._replays.off_the_loop(lambda: judge_mistake(replayed, retries, number, choice))

    async def _judged(self, code: str) -> tuple[Sitting | None, Replayed, tuple[Retry, ...]]:
        sitting, replayed = await self._find(code)
        retries = self._analyses.retries(code)
        if retries is None:
            raise NotJudgedYet("this game has not been judged yet")
        return sitting, replayed, retries

    async def _there(self, code: str) -> Sitting | None:
        """The sitting of an ended game; None: the record was uploaded. A code that is neither is unknown."""
        found = await self._shelf.sitting(code)
        if found is not None:
            _check_ended(found[0])
            return found[0]
        if not await self.uploads.is_there(code):
            self._replays.forget(code)
            self._analyses.forget(code)
            raise unknown_table(code)
        return None

    async def _find(self, code: str) -> tuple[Sitting | None, Replayed]:
        """A game by its code, replayed, and its sitting (None: the record was uploaded)."""
        sitting = await self._there(code)
        if sitting is None:
            return None, self._replays.find(code) or await self._replays.replay(code, await self.uploads.load(code))
        # With today's names: nobody who was renamed or deleted appears under the old one.
        key = (code, tuple(seat.name for seat in sitting.seats))
        return sitting, self._replays.find(key) or await self._replays.replay(key, await self._stored(code))

    async def _stored(self, code: str) -> Record:
        """The record of an ended game with its people's names."""
        stored = await self._shelf.load(code)
        if stored is None:
            raise unknown_table(code)
        _check_ended(stored.sitting)
        assert stored.record is not None  # it has begun, since it has ended
        return named_record(stored.record, await self._shelf.names_in(stored.record), stored.labels)

    # ---- all games of a person

    async def ended_games(self, person: str, before: str | None, most: int) -> EndedGames:
        rows = await self._ended_rows(person, _read_cursor(before), most)
        games = []
        for row in rows:
            if (found := await self._shelf.sitting(row.code)) is not None:
                results = tuple(SeatResult(result.points, result.won) for result in row.results)
                games.append(EndedGame(found[0], written(row.ended), results))
        return EndedGames(tuple(games), _cursor(rows[-1]) if len(rows) == most else None)

    async def zipped(self, person: str) -> AsyncIterator[bytes]:
        """A zip file of all the person's ended games, streamed game by game. It lists the games that cannot be read
        (unknown rules, a damaged log)."""
        out = _Drain()
        unreadable: list[Unreadable] = []
        with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
            before: tuple[int, int] | None = None
            while rows := await self._ended_rows(person, before, MOST_LISTED):
                for row in rows:
                    try:
                        name, body = await self._file_of(row)
                    except StoreFailed:  # the database is away: nothing is wrong with the game
                        raise
                    except BaumeisterError as error:
                        unreadable.append(Unreadable(row.code, written(row.ended), error.code))
                        continue
                    archive.writestr(name, body)
                    yield out.take()
                before = (rows[-1].ended, rows[-1].table)
            if unreadable:
                archive.writestr(UNREADABLE, msgspec.json.format(msgspec.json.encode(unreadable)))
        yield out.take()

    async def _ended_rows(self, person: str, before: tuple[int, int] | None, most: int) -> list[EndedRow]:
        async with self._database.read() as connection:
            return await store.ended_games(connection, person, before, most)

    async def _file_of(self, row: EndedRow) -> tuple[str, bytes]:
        record = await self._stored(row.code)
        body = await self._replays.off_the_loop(lambda: written_out(record.with_result(), "json"))
        return f"{written(row.ended)[:10]}_{record.game}_{row.code}.json", body


def written_out(record: Record, form: Form) -> bytes:
    return (record.to_json() if form == "json" else record.to_text()).encode()


def file_name(record: Record, now: str) -> str:
    """The file name of a downloaded record: its title and the day it ended, or today if its entries have no times."""
    ended = next((entry.at for entry in reversed(record.log) if entry.at is not None), now)
    return f"{record.game.replace('_', '-')}-{ended[:10]}"


def _check_ended(sitting: Sitting) -> None:
    if sitting.status not in ENDED:
        raise NotOverYet("the record has everything hidden in it and is shown after the end")


def _describe(code: str, sitting: Sitting | None, replayed: Replayed) -> Shown:
    record = replayed.record
    times = [entry.at for entry in record.log if entry.at is not None]
    return Shown(
        t=code,
        game=record.game,
        rules=record.rules,
        options=dict(record.options),
        status=_status(sitting),
        name=sitting.name if sitting else "",
        seats=_seats(sitting, replayed),
        result=record.result,
        last=len(record.log),
        plies=len(record.actions()),
        began=times[0] if times else None,
        ended=times[-1] if times else None,
        entries=tuple(_line(entry) for entry in record.log),
    )


def _seats(sitting: Sitting | None, replayed: Replayed) -> tuple[SeatInfo, ...]:
    return sitting.seats if sitting else tuple(map(seat_info, replayed.record.seats_now()))


def _status(sitting: Sitting | None) -> Literal["over", "stopped", "uploaded"]:
    if sitting is None:
        return "uploaded"
    return "over" if sitting.status == "over" else "stopped"


def _line(entry: Any) -> EntryLine:
    action = entry.action if isinstance(entry, Action) else None
    seat, back_to = getattr(entry, "seat", None), getattr(entry, "back_to", None)
    return EntryLine(entry.number, entry.__struct_config__.tag, seat, action, entry.at, back_to)


def _cursor(row: EndedRow) -> str:
    return f"{row.ended}.{row.table}"


def _read_cursor(word: str | None) -> tuple[int, int] | None:
    if word is None:
        return None
    at, _, table = word.partition(".")
    if not (word.isascii() and at.isdecimal() and table.isdecimal() and len(at) < 16 and len(table) < 16):
        raise BadInput("`before` is what `next` of another page says", path="before", problem="not a place in the list")
    return int(at), int(table)


class _Drain(io.RawIOBase):
    """A file that is written at one end and read at the other."""

    def __init__(self) -> None:
        super().__init__()
        self._parts: list[bytes] = []

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        part = bytes(data)
        self._parts.append(part)
        return len(part)

    def take(self) -> bytes:
        parts, self._parts = self._parts, []
        return b"".join(parts)
