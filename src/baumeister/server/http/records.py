"""Finished games over HTTP: stepping through, downloading, all your own at once, and uploaded records."""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias

from litestar import Controller, Response, delete, get, post
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter
from litestar.response import Stream
from msgspec import Meta, Struct

from baumeister.records import Record
from baumeister.records.form import MOST_ENTRIES
from baumeister.records.scoring import Scoring
from baumeister.server.analyses import AnalysisShown
from baumeister.server.archive import MOST_LISTED, EndedGames, Form, Shown
from baumeister.server.http.exercises import Chosen
from baumeister.server.http.parts import Parts, TableCode, Who
from baumeister.server.http.shapes import ALSO
from baumeister.server.mistakes import MistakeAnswer, PosedMistake
from baumeister.server.records import MOST_STEPS, Moment, Steps, Viewer
from baumeister.server.uploads import UploadList

#: A record as JSON inside JSON: its quotes and line ends count twice.
UPLOAD_BYTES: Final = 2 * 1024 * 1024 + 1024

LogNumber: TypeAlias = Annotated[int, PathParameter(ge=0, le=MOST_ENTRIES)]
MistakeNumber: TypeAlias = Annotated[int, PathParameter(ge=1, le=MOST_ENTRIES)]
#: Whose view: a seat's number, `spectator`, or `open` for those of all seats.
Seat: TypeAlias = Annotated[
    str,
    QueryParameter(
        pattern=r"^(spectator|open|[0-9]|1[0-5])(?![\s\S])",
        description="Whose view: a seat's number, `spectator`, or `open` for those of all seats.",
    ),
]
From: TypeAlias = Annotated[
    int, QueryParameter(name="from", ge=0, le=MOST_ENTRIES, description="The steps after this log number.")
]
To: TypeAlias = Annotated[int | None, QueryParameter(ge=0, le=MOST_ENTRIES)]
Before: TypeAlias = Annotated[str | None, QueryParameter(max_length=40, description="`next` of the page before.")]
AfterPage: TypeAlias = Annotated[str | None, QueryParameter(max_length=60, description="`next` of the page before.")]
Most: TypeAlias = Annotated[int, QueryParameter(ge=1, le=MOST_LISTED)]


class NewRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """A record as text, in either of its forms."""

    record: Annotated[str, Meta(min_length=1)]


class Kept(Struct, frozen=True):
    """The code under which the record can be stepped through."""

    t: str


class RecordsController(Controller):
    path = "/api"
    tags = ("records",)

    @get("/records/{code:str}")
    async def record(self, site: Parts, code: TableCode) -> Shown:
        """A finished game: who played, the result, and a short log."""
        return await site.archive.shown(code)

    @get("/records/{code:str}/steps")
    async def steps(
        self, site: Parts, code: TableCode, after: From = 0, to: To = None, seat: Seat = "spectator"
    ) -> Steps:
        """Up to 100 entries with what each changed in the view, and the whole view before them."""
        last = after + MOST_STEPS if to is None else to
        return await site.archive.steps(code, after, last, _viewer(seat))

    @get("/records/{code:str}/at/{number:int}")
    async def moment(self, site: Parts, code: TableCode, number: LogNumber, seat: Seat = "spectator") -> Moment:
        """The game as it was after a log number; 0 is the beginning."""
        return await site.archive.moment(code, number, _viewer(seat))

    @get("/records/{code:str}/scoring")
    async def scoring(self, site: Parts, code: TableCode) -> Scoring:
        """Where everybody's points came from, line by line, and the points after each round."""
        return await site.archive.scoring(code)

    @get("/records/{code:str}/download", opt={ALSO: "text/plain"})
    async def download(self, site: Parts, code: TableCode, form: FromQuery[Form] = "json") -> Response[Record]:
        """The whole record, as JSON or in the text notation."""
        file = await site.archive.download(code, form)
        body: Any = file.body  # already encoded
        headers = {"content-disposition": f'attachment; filename="{file.name}"'}
        return Response(body, media_type="application/json" if form == "json" else "text/plain", headers=headers)

    @get("/records/{code:str}/analysis")
    async def analysis(self, site: Parts, who: Who, code: TableCode) -> AnalysisShown:
        """Chances of winning after every decision, mistakes and turning points. The first request starts it; ask again
        until `status` is `ready`, which takes up to a minute."""
        return await site.archive.analysis(code)

    @get("/records/{code:str}/mistakes/{number:int}")
    async def mistake(self, site: Parts, code: TableCode, number: MistakeNumber) -> PosedMistake:
        """A mistake to try again: what the seat saw then, and what it could choose. The game has to be judged."""
        return await site.archive.mistake(code, number)

    @post("/records/{code:str}/mistakes/{number:int}", status_code=200)
    async def answer(
        self, site: Parts, code: TableCode, number: MistakeNumber, data: JSONBody[Chosen]
    ) -> MistakeAnswer:
        """What would have been best, what was chosen in the game and now, why, and how the round may go on."""
        return await site.archive.answer(code, number, data.choice)

    @post("/records", request_max_body_size=UPLOAD_BYTES)
    async def upload(self, site: Parts, who: Who, data: JSONBody[NewRecord]) -> Kept:
        """Upload a record to step through it."""
        return Kept(await site.archive.uploads.keep(who.person.id, data.record))

    @delete("/records/{code:str}")
    async def remove(self, site: Parts, who: Who, code: TableCode) -> None:
        """Delete a record that this person uploaded. It is gone for everybody who has its code."""
        await site.archive.uploads.remove(who.person.id, code)

    @get("/me/records")
    async def uploads(self, site: Parts, who: Who, before: AfterPage = None) -> UploadList:
        """The records that this person uploaded, the newest first."""
        return await site.archive.uploads.listed(who.person.id, before)

    @get("/me/games")
    async def games(self, site: Parts, who: Who, before: Before = None, most: Most = 20) -> EndedGames:
        """This person's finished games, newest first."""
        return await site.archive.ended_games(who.person.id, before, most)

    @get("/me/games.zip", media_type="application/zip")
    async def all_games(self, site: Parts, who: Who) -> Stream:
        """The records of all this person's finished games."""
        headers = {"content-disposition": 'attachment; filename="baumeister-games.zip"'}
        return Stream(site.archive.zipped(who.person.id), media_type="application/zip", headers=headers)


def _viewer(word: str) -> Viewer:
    if word == "spectator":
        return "spectator"
    return "open" if word == "open" else int(word)
