"""The HTTP addresses. A new controller is listed here."""

from __future__ import annotations

from typing import Final

from litestar.types import ControllerRouterHandler

from baumeister.server.http.daily import DailyController
from baumeister.server.http.exercises import ExercisesController
from baumeister.server.http.games import GamesController
from baumeister.server.http.lessons import LessonsController
from baumeister.server.http.people import PeopleController
from baumeister.server.http.records import RecordsController
from baumeister.server.http.tables import TablesController

ROUTES: Final[list[ControllerRouterHandler]] = [
    PeopleController,
    TablesController,
    LessonsController,
    RecordsController,
    GamesController,
    ExercisesController,
    DailyController,
]
