"""Undo: where it leads and who must agree. All of it follows from what everybody sees."""

from __future__ import annotations

from baumeister import RecordError, State
from baumeister.records import Action, Undo
from baumeister.records.replay import CountedMove
from baumeister.records.soundness import checked
from baumeister.tables.course import GameCourse
from baumeister.tables.errors import NothingToUndo, UndoPastDraw, UndoPastNews


def target(course: GameCourse, seat: int, whole_turn: bool) -> int:
    """Before the seat's last decision, or the start of the turn it made that in."""
    moves = course.line.moves
    # From the end: it is near there, and servers ask after every move.
    first = len(moves) - 1
    while first >= 0 and (moves[first].seat != seat or _was_automatic(course, moves[first])):
        first -= 1
    if first < 0:
        raise NothingToUndo(f"seat {seat} has done nothing that could be taken back", seat=seat)
    while whole_turn and first > 0 and moves[first - 1].seat == seat and moves[first - 1].turn == moves[first].turn:
        first -= 1
    return moves[first - 1].number if first > 0 else 0


def needs(course: GameCourse, seat: int, back_to: int, past_news: bool) -> list[int]:
    """The people who must agree: nobody as long as the turn is the same, nothing was revealed and nobody else decided
    anything, else everybody else. Bots always agree. Without `past_news` an undo past something that was revealed is
    refused, whoever agrees."""
    kept, state = _before(course, seat, back_to)
    now = course.line.state
    if not past_news and state.revealed != now.revealed:
        raise UndoPastNews(f"something came to light after log number {back_to}", back_to=back_to)
    alone = all(_takes_no_part(course, move, seat) for move in course.line.moves[kept:])
    if alone and state.turn == now.turn and state.revealed == now.revealed:
        return []
    return [other for other in course.people() if other != seat]


def check_draws(course: GameCourse, back_to: int) -> None:
    """What was drawn stays drawn: nobody gets the same draw twice or fishes for another one."""
    if drew_since(course, back_to):
        raise UndoPastDraw(f"something was drawn after log number {back_to}", back_to=back_to)


def drew_since(course: GameCourse, back_to: int) -> bool:
    for move in reversed(course.line.moves):
        if move.number <= back_to:
            return False
        if move.drew:
            return True
    return False


def uncovers(course: GameCourse, back_to: int) -> bool:
    """Was a card shown after this log number? That stays known."""
    return any(move.shown for move in course.line.moves if move.number > back_to)


def _before(course: GameCourse, seat: int, back_to: int) -> tuple[int, State]:
    """How many moves an undo keeps, and the state after them."""
    try:
        return course.line.before(checked(Undo(course.number + 1, seat, back_to), Undo))
    except RecordError as error:
        raise NothingToUndo(str(error), seat=seat) from error


def _was_automatic(course: GameCourse, move: CountedMove) -> bool:
    """Taking back only such a move would be pointless: the table would play it again."""
    entry = course.pages[move.number - 1].entry
    return isinstance(entry, Action) and entry.by == "forced"


def _takes_no_part(course: GameCourse, move: CountedMove, seat: int) -> bool:
    """Nobody else decided anything by this move. (A hidden hand with nothing else to offer does not count: skipping the
    question would reveal it.)"""
    return move.seat == seat or course.pages[move.number - 1].forced or not course.seats[move.seat].is_human
