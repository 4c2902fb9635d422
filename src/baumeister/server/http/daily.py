"""The game of the day over HTTP: what came of it so far, and sitting down to it. Playing is the socket's business."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, get, post

from baumeister.hub.protocol import Sitting
from baumeister.server.daily import DailyGames
from baumeister.server.http.games import GameId
from baumeister.server.http.parts import Parts, Who, signed_in
from baumeister.server.http.tables import sitting_of


class DailyController(Controller):
    path = "/api/daily"
    tags = ("daily",)

    @get("/")
    async def games(self, request: Request[Any, Any, Any], site: Parts) -> DailyGames:
        """Today's games with the best results, and the asker's own try."""
        who = signed_in(request)
        return await site.daily.shown(who.person.id if who else None)

    @post("/{game:str}")
    async def open(self, site: Parts, who: Who, game: GameId) -> Sitting:
        """Sit down to today's deal. The first table counts; once it is over, the same deal can be played freely."""
        return await sitting_of(site, await site.daily.open(who.person.id, game))
