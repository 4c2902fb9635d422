"""The HTTP addresses. Whoever adds a controller names it here."""

from __future__ import annotations

from typing import Final

from litestar.types import ControllerRouterHandler

from baumeister.server.http.people import PeopleController

ROUTES: Final[list[ControllerRouterHandler]] = [PeopleController]
