"""Exercises over HTTP: the list, one to solve, and the answer to a choice."""

from __future__ import annotations

import asyncio
from typing import Annotated, TypeAlias

from litestar import Controller, get, post
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct

from baumeister.server.exercises import ExerciseAnswer, ExerciseList, PosedExercise, judge, list_exercises, pose
from baumeister.server.http.games import GameId
from baumeister.server.http.parts import Parts
from baumeister.server.storage.clock import day_of

ExerciseId: TypeAlias = Annotated[str, PathParameter(pattern=r"^[0-9a-f]{8}(?![\s\S])")]


class Chosen(Struct, frozen=True, forbid_unknown_fields=True):
    """The name of an action."""

    choice: Annotated[str, Meta(min_length=1, max_length=64)]


class ExercisesController(Controller):
    path = "/api/exercises"
    tags = ("exercises",)

    @get("/")
    async def exercises(self, site: Parts) -> ExerciseList:
        """All exercises by game, the easiest first, and today's of each game."""
        return await asyncio.to_thread(list_exercises, day_of(site.calendar.now()))

    @get("/{game:str}/{exercise:str}")
    async def exercise(self, game: GameId, exercise: ExerciseId) -> PosedExercise:
        """What the asked seat sees, and what it can choose."""
        return await asyncio.to_thread(pose, game, exercise)

    @post("/{game:str}/{exercise:str}", status_code=200)
    async def answer(self, game: GameId, exercise: ExerciseId, data: JSONBody[Chosen]) -> ExerciseAnswer:
        """What is best, with the chances of the four best choices, and how the round may go on."""
        return await asyncio.to_thread(judge, game, exercise, data.choice)
