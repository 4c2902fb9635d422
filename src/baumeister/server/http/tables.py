"""The lobby and tables before their start, over HTTP. Playing is the socket's business."""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias

from litestar import Controller, Request, delete, get, post, put
from litestar.params import JSONBody, PathParameter

from baumeister.hub.protocol import Lists, Sitting
from baumeister.records.form import MOST_SEATS
from baumeister.server.http.parts import Parts, TableCode, Who, signed_in
from baumeister.server.site import Site
from baumeister.server.wishes import JoinWish, SeatChangeWish, StartWish, TableWish
from baumeister.tables.errors import unknown_table

#: No person's id.
NOBODY: Final = ""

SeatOfTable: TypeAlias = Annotated[int, PathParameter(ge=0, lt=MOST_SEATS)]


async def sitting_of(site: Site, code: str) -> Sitting:
    """What everybody may know about a table."""
    found = await site.shelf.sitting(code)
    if found is None:
        raise unknown_table(code)
    return found[0]


class TablesController(Controller):
    path = "/api"
    tags = ("tables",)

    @get("/lobby")
    async def lobby(self, request: Request[Any, Any, Any], site: Parts) -> Lists:
        """Open, running and own tables; a visitor without a session has none of the last. The socket sends the same
        whenever it changes."""
        who = signed_in(request)
        found = await site.shelf.lists(who.person.id if who else NOBODY)
        return Lists(*[tuple(tables) for tables in found])

    @post("/tables")
    async def make(self, site: Parts, who: Who, data: JSONBody[TableWish]) -> Sitting:
        """Make a table. `{"game": "caylus"}` is enough; with bots on all other seats and `start_at_once` it begins."""
        return await sitting_of(site, await site.lobby.make(who.person.id, data))

    @get("/tables/{code:str}")
    async def table(self, site: Parts, code: TableCode) -> Sitting:
        """A table with its seats. Whoever has its link may look before sitting down."""
        return await sitting_of(site, code)

    @post("/tables/{code:str}/join", status_code=200)
    async def join(self, site: Parts, who: Who, code: TableCode, data: JSONBody[JoinWish]) -> Sitting:
        """Sit down at an open table; with a `label`, one more person at the same screen does."""
        await site.lobby.join(who.person.id, code, data)
        return await sitting_of(site, code)

    @post("/tables/{code:str}/leave", status_code=204)
    async def leave(self, site: Parts, who: Who, code: TableCode) -> None:
        """Stand up before the start. A table without people disappears, one without its host gets another host."""
        await site.lobby.leave(who.person.id, code)

    @put("/tables/{code:str}/seats/{seat:int}")
    async def change_seat(
        self, site: Parts, who: Who, code: TableCode, seat: SeatOfTable, data: JSONBody[SeatChangeWish]
    ) -> Sitting:
        """The host puts a bot on a seat, or makes it free."""
        await site.lobby.change_seat(who.person.id, code, seat, data)
        return await sitting_of(site, code)

    @post("/tables/{code:str}/start", status_code=200)
    async def start(self, site: Parts, who: Who, code: TableCode, data: JSONBody[StartWish]) -> Sitting:
        """The host begins the game."""
        await site.lobby.start(who.person.id, code, data)
        return await sitting_of(site, code)

    @post("/tables/{code:str}/rematch", status_code=200)
    async def rematch(self, site: Parts, who: Who, code: TableCode) -> Sitting:
        """Play again with the same people, after the end: one new table, whoever asked for it first."""
        return await sitting_of(site, await site.lobby.rematch(who.person.id, code))

    @delete("/tables/{code:str}")
    async def remove(self, site: Parts, who: Who, code: TableCode) -> None:
        """The host removes a table that has not begun."""
        await site.lobby.remove(who.person.id, code)
