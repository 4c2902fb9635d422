"""Exercises over HTTP: the list, one to solve, the answer to a choice, and what somebody has tried."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final, TypeAlias

from litestar import Controller, Request, get, post
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct

from baumeister.server.exercises import ExerciseAnswer, ExerciseList, PosedExercise, judge, list_exercises, pose
from baumeister.server.http.games import GameId
from baumeister.server.http.parts import Parts, Who, signed_in
from baumeister.server.storage.clock import day_of

#: More than there are exercises.
MOST_RESULTS: Final = 1000
ExerciseId: TypeAlias = Annotated[str, PathParameter(pattern=r"^[0-9a-f]{8}(?![\s\S])")]


class Chosen(Struct, frozen=True, forbid_unknown_fields=True):
    """The name of an action."""

    choice: Annotated[str, Meta(min_length=1, max_length=64)]


#: Whether the first answer was right, by the exercise's id.
First: TypeAlias = Annotated[
    dict[Annotated[str, Meta(pattern=r"^[0-9a-f]{8}(?![\s\S])")], bool], Meta(max_length=MOST_RESULTS)
]


class Results(Struct, frozen=True, forbid_unknown_fields=True):
    """Exercises that somebody has tried, and whether the first answer was right."""

    first: First


class ExercisesController(Controller):
    path = "/api/exercises"
    tags = ("exercises",)

    @get("/")
    async def exercises(self, site: Parts) -> ExerciseList:
        """All exercises by game, the easiest first, and today's of each game."""
        return await asyncio.to_thread(list_exercises, day_of(site.calendar.now()))

    @get("/results")
    async def results(self, request: Request[Any, Any, Any], site: Parts) -> Results:
        """What the asker has tried (accounts; guests keep that in their browser)."""
        who = signed_in(request)
        return Results({} if who is None else await site.learning.answers_of(who.person.id))

    @post("/results", status_code=204)
    async def bring(self, site: Parts, who: Who, data: JSONBody[Results]) -> None:
        """Bring along what was tried as a guest, once there is an account. What the account has tried itself stays,
        what is no exercise is passed over."""
        await site.learning.note_answers(who.person.id, data.first)

    @get("/{game:str}/{exercise:str}")
    async def exercise(self, game: GameId, exercise: ExerciseId) -> PosedExercise:
        """What the asked seat sees, and what it can choose."""
        return await asyncio.to_thread(pose, game, exercise)

    @post("/{game:str}/{exercise:str}", status_code=200)
    async def answer(
        self,
        request: Request[Any, Any, Any],
        site: Parts,
        game: GameId,
        exercise: ExerciseId,
        data: JSONBody[Chosen],
    ) -> ExerciseAnswer:
        """What is best, with the chances of the four best choices, and how the round may go on. Of an account it is
        kept whether the first answer was right."""
        found = await asyncio.to_thread(judge, game, exercise, data.choice)
        if (who := signed_in(request)) is not None:
            await site.learning.note_answers(who.person.id, {exercise: found.right})
        return found
