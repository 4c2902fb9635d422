"""The application: Litestar with all routes and the socket, behind the client's pages, inside the shield."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Router
from litestar.datastructures import State
from litestar.di import Provide

from baumeister.server.answers import HANDLERS
from baumeister.server.health import live, metrics, ready
from baumeister.server.http import ROUTES
from baumeister.server.http.openapi import make_config, openapi
from baumeister.server.pages import Pages, build_of
from baumeister.server.security import Shield, check_request, signed_in
from baumeister.server.site import Site
from baumeister.server.socket import socket
from baumeister.server.storage.people import SignInRow


def make_app(site: Site, client: Path | None = None) -> Shield:
    """The ASGI application for an open site, with the built client from a folder."""
    routes = Router(
        "/",
        route_handlers=ROUTES,
        guards=[check_request],
        dependencies={"who": Provide(_who, sync_to_thread=False)},
    )
    app = Litestar(
        [routes, openapi, socket, live, ready, metrics],
        state=State({"site": site}),
        dependencies={"site": Provide(_site, sync_to_thread=False)},
        exception_handlers=HANDLERS,
        request_max_body_size=site.settings.body_bytes,
        openapi_config=make_config(),
        logging_config=None,
        debug=False,
    )
    site.hub.build = build_of(client)
    return Shield(Pages(app, client), site)


def _site(request: Request[Any, Any, Any]) -> Site:
    site: Site = request.app.state.site
    return site


def _who(request: Request[Any, Any, Any]) -> SignInRow:
    return signed_in(request.scope)
