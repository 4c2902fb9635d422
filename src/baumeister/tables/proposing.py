"""From a request to the entries it would make, or a typed refusal. The actions themselves are tried out later."""

from __future__ import annotations

from collections.abc import Collection

from baumeister import Game
from baumeister.engine.errors import echo
from baumeister.records import Action, Bot, By, End, Entry, Resign, SeatChange, TimeOut, Undo
from baumeister.tables import taking_back
from baumeister.tables.course import GameCourse, not_your_turn
from baumeister.tables.errors import BadRequest, ConsentNeeded, NotAPerson
from baumeister.tables.requests import Act, CallTime, GiveUp, Request, SitDown, Stop, TakeBack


def requested_action(game: Game, request: Request) -> int | None:
    """The number of the action that a request names, by number or name. An unknown one is refused as illegal."""
    if isinstance(request, Act):
        action: object = request.action
    elif isinstance(request, CallTime) and not isinstance(request.then, Bot):
        action = request.then
    else:
        return None
    return game.action(action if isinstance(action, str) else game.action_name(action))


def entries_for(
    course: GameCourse, request: Request, action: int | None, past_news: bool, past_draws: bool = False
) -> list[Entry]:
    """The entries that answer the request, numbered from the next on; `action` is what `requested_action` found."""
    number = course.number + 1
    if isinstance(request, Act):
        return [Action(number, request.seat, _name(course, action), _doer(course, request), at=request.at)]
    if isinstance(request, TakeBack):
        return [_undo(course, request, past_news, past_draws)]
    if isinstance(request, GiveUp):
        _check_person(course, request.seat)
        return [Resign(number, request.seat, request.bot, at=request.at)]
    if isinstance(request, SitDown):
        return [SeatChange(number, request.seat, request.becomes, at=request.at)]
    if isinstance(request, CallTime):
        return _time_out(course, request, action)
    return [_end(course, request)]


def _name(course: GameCourse, action: int | None) -> str:
    assert action is not None
    return course.game.action_name(action)


def _doer(course: GameCourse, request: Act) -> By:
    if request.in_advance:
        _check_person(course, request.seat)
        return "advance"
    return course.seats[request.seat].usual_by


def _undo(course: GameCourse, request: TakeBack, past_news: bool, past_draws: bool) -> Undo:
    back_to = taking_back.target(course, request.seat, False) if request.back_to is None else request.back_to
    _check_seats(request.consent)
    needed = taking_back.needs(course, request.seat, back_to, past_news)
    if not past_draws:
        taking_back.check_draws(course, back_to)
    _check_consent(needed, request.consent)
    remembers = not past_draws and taking_back.uncovers(course, back_to)
    return Undo(course.number + 1, request.seat, back_to, tuple(needed), remembers, at=request.at)


def _time_out(course: GameCourse, request: CallTime, action: int | None) -> list[Entry]:
    if request.seat != course.line.state.seat:
        raise not_your_turn(request.seat, int(course.line.state.seat))
    number = course.number + 1
    if isinstance(request.then, Bot):
        return [TimeOut(number, request.seat, request.then, at=request.at)]
    return [
        TimeOut(number, request.seat, at=request.at),
        Action(number + 1, request.seat, _name(course, action), "clock", at=request.at),
    ]


def _end(course: GameCourse, request: Stop) -> End:
    people = course.people()
    _check_seats(request.agreed)
    if request.reason == "agreement":
        _check_consent(people, request.agreed)
    agreed = tuple([seat for seat in people if seat in request.agreed])
    return End(course.number + 1, request.reason, agreed, at=request.at)


def _check_seats(agreed: object) -> None:
    if not isinstance(agreed, Collection) or isinstance(agreed, str):
        raise BadRequest(f"those who agree are named by their seats, not by {echo(agreed)}")


def _check_consent(needed: list[int], agreed: tuple[int, ...]) -> None:
    missing = [seat for seat in needed if seat not in agreed]
    if missing:
        raise ConsentNeeded(missing)


def _check_person(course: GameCourse, seat: int) -> None:
    if not course.seats[seat].is_human:
        raise NotAPerson(f"a bot plays seat {seat}", seat=seat)
