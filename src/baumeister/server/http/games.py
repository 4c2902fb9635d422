"""The games, their figures, texts and rules over HTTP. What is named by a digest never changes."""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias

from litestar import Controller, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.params import PathParameter

from baumeister.server.games import (
    EditionDocument,
    Games,
    LedgerDocument,
    describe_games,
    find_edition,
    find_ledger,
    find_texts,
)

Digest: TypeAlias = Annotated[str, PathParameter(pattern=r"^[0-9a-f]{16}(?![\s\S])")]
GameId: TypeAlias = Annotated[str, PathParameter(pattern=r"^[a-z][a-z0-9_]{0,39}(?![\s\S])")]
LanguageId: TypeAlias = Annotated[str, PathParameter(pattern=r"^[a-z]{2}(?![\s\S])")]

FOR_EVER: Final = CacheControlHeader(max_age=365 * 24 * 60 * 60, public=True, immutable=True)
FLUENT: Final = "text/plain"


class GamesController(Controller):
    path = "/api"
    tags = ("games",)

    @get("/games")
    async def games(self) -> Games:
        """All games with their options, and the current digests of figures, texts and rules."""
        return describe_games()

    @get("/editions/{game:str}/{digest:str}", cache_control=FOR_EVER)
    async def edition(self, game: GameId, digest: Digest) -> Response[EditionDocument]:
        """The figures of an edition, which tables and records name by this digest."""
        return _json(find_edition(game, digest))

    @get("/texts/{game:str}/{language:str}/{digest:str}", cache_control=FOR_EVER, media_type=FLUENT)
    async def texts(self, game: GameId, language: LanguageId, digest: Digest) -> Response[str]:
        """The texts of a game, or the `common` ones, in the language Fluent."""
        return Response(find_texts(game, language, digest).decode(), media_type=FLUENT)

    @get("/rules/{game:str}/{language:str}/{digest:str}", cache_control=FOR_EVER)
    async def rules(self, game: GameId, language: LanguageId, digest: Digest) -> Response[LedgerDocument]:
        """The rules of a game as single statements, for looking up."""
        return _json(find_ledger(game, language, digest))


def _json(body: bytes) -> Response[Any]:
    """Already encoded; the handlers say what it is."""
    return Response(body, media_type="application/json")
