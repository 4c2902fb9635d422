"""Courses over HTTP: what somebody has learned, and opening a chapter. Playing it is the socket's business."""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias

from litestar import Controller, Request, get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from baumeister.hub.protocol import Sitting
from baumeister.server.http.games import GameId
from baumeister.server.http.parts import Parts, Who, signed_in
from baumeister.server.http.tables import sitting_of

#: More than any course has, and than there are games.
MOST_CHAPTERS: Final = 40
MOST_GAMES: Final = 20

Name: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_-]{0,39}(?![\s\S])")]
Solved: TypeAlias = Annotated[
    dict[Name, Annotated[tuple[Name, ...], Meta(max_length=MOST_CHAPTERS)]], Meta(max_length=MOST_GAMES)
]


class Begun(Struct, frozen=True):
    """A lesson that can be gone on with: its table, game and chapter."""

    t: str
    game: str
    chapter: str


class Learned(Struct, frozen=True):
    """Chapters that are solved, by games (of accounts; guests keep that in their browser), and lessons begun."""

    solved: dict[str, tuple[str, ...]]
    begun: tuple[Begun, ...]


class ChapterWish(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The chapter to open; `again`: from its beginning, whatever was played there before."""

    chapter: Name
    again: bool = False


class SolvedWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Chapters that somebody has solved as a guest, by games."""

    solved: Solved


class LessonsController(Controller):
    path = "/api/lessons"
    tags = ("lessons",)

    @get("/")
    async def learned(self, request: Request[Any, Any, Any], site: Parts) -> Learned:
        """What the asker has learned; a visitor without a session has learned nothing yet."""
        who = signed_in(request)
        if who is None:
            return Learned({}, ())
        solved, begun = await site.learning.state_of(who.person.id)
        return Learned(
            {game: tuple(chapters) for game, chapters in solved.items()},
            tuple(Begun(row.code, row.game, row.chapter) for row in begun),
        )

    @post("/solved", status_code=204)
    async def note(self, site: Parts, who: Who, data: JSONBody[SolvedWish]) -> None:
        """Bring along what was solved as a guest, once there is an account. What no course knows is passed over."""
        await site.learning.note(who.person.id, data.solved)

    @post("/{game:str}")
    async def open(self, site: Parts, who: Who, game: GameId, data: JSONBody[ChapterWish]) -> Sitting:
        """Open a chapter: where one left it, or from its beginning. It is a private table like any other, with a
        `lesson`; another chapter of the same game is left for it."""
        code = await site.learning.open(who.person.id, game, data.chapter, again=data.again)
        return await sitting_of(site, code)
