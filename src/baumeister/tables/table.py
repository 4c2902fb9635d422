"""A table: people and bots around one game. It does no input or output and knows no store, clock or lock.

A request takes three steps. `propose` checks it on a copy of the game and returns a commit; nothing has changed.
Somebody stores the commit. `accept` applies it, and only then can it be seen: what anybody has seen is stored. Commits
from other processes are accepted too, after a check.

The table owns the state. Every question is asked for a seat, or for a spectator (None), and the answer contains nothing
that this seat may not know; only `owners_record` tells everything. It knows bots only by name: their runner looks at
`seats` and `seat`, lets the bot choose from `imagine(seat, seed)`, and acts for it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from msgspec.structs import replace

from baumeister import Game, Record, RecordError, Refusal, State
from baumeister.engine.edge import check_seat, choices_at, withheld, withheld_at
from baumeister.engine.errors import echo, echo_name
from baumeister.engine.numbers import integer
from baumeister.engine.wire import Choice, Withheld, refuse
from baumeister.records import Action, End, Entry, Seat
from baumeister.records.replay import result_of
from baumeister.records.soundness import check_entry, checked, is_plain_action
from baumeister.tables import taking_back
from baumeister.tables.checking import check_proposed
from baumeister.tables.commits import Commit, check_form, follows, is_move_id
from baumeister.tables.course import GameCourse, Prepared, not_your_turn
from baumeister.tables.errors import (
    AlreadyDone,
    BadRequest,
    CommitConflict,
    MoveIdReused,
    NotOverYet,
    NotYourTurn,
    Outdated,
    TableFinished,
)
from baumeister.tables.proposing import entries_for, requested_action
from baumeister.tables.requests import Act, CallTime, Request, Stop, TakeBack, check_request, is_answered_by
from baumeister.tables.told import RawEvent, Telling, Told, check_viewer, with_words

#: How many proposals are remembered with their results. A forgotten one can still be accepted: it is then carried out
#: again.
MOST_OPEN: Final = 8


@dataclass(frozen=True)
class Settings:
    """How this table is run. Not part of the record: the opener of the table decides."""

    #: Play an action automatically when everybody can see that it is the only one possible.
    auto_forced: bool = False
    #: Allow undo past a card that was shown, if all agree. (Past a draw it is never possible.)
    undo_past_news: bool = True
    #: A lesson: an undo leads anywhere, also past a draw, and leaves no trace. Nobody gains by it.
    undo_past_draws: bool = False


AS_USUAL: Final = Settings()


class Table:
    """One game being played, from its record. `move_ids` are the ids of earlier requests and their log numbers."""

    def __init__(
        self,
        record: Record,
        move_ids: Mapping[str, int] | None = None,
        settings: Settings = AS_USUAL,
        *,
        start: State | None = None,
    ) -> None:
        """Replays the record; anything wrong with it or with the ids is a RecordError. `start` is for tests: they give
        two tables of one record games that differ in what some seat cannot know."""
        record = record.checked()
        self.settings = settings
        self._course = GameCourse(record, start)
        self._head = replace(record, log=(), checks=(), result=None)
        self._move_ids = {
            move_id: self._check_entry_of(move_id, number) for move_id, number in (move_ids or {}).items()
        }
        self._open: dict[int, tuple[Commit, list[Prepared]]] = {}  # by identity of the commit

    # ---- what everybody may know

    @property
    def game(self) -> Game:
        return self._course.game

    @property
    def figures(self) -> str:
        """Digest of the edition this game is played with."""
        return self._head.rules.figures

    @property
    def number(self) -> int:
        """Number of the last entry of the log; 0 at the beginning."""
        return self._course.number

    @property
    def seat(self) -> int:
        """Whose decision it is; -1 when the game is over."""
        return -1 if self.is_over else int(self._state.seat)

    @property
    def is_over(self) -> bool:
        """By the rules, or because it was ended early: the log is closed."""
        return self._course.is_closed

    @property
    def is_forced(self) -> bool:
        """The table itself has to go on with `propose_forced`, such as when it was opened where nobody has a choice."""
        return self.settings.auto_forced and not self.is_over and self._course.forced(self._state) is not None

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits where now."""
        return tuple(self._course.seats)

    def scores(self) -> list[int]:
        """The final points; before the end each view says what its seat may know about them."""
        return self._state.scores() if self._state.is_over else []

    def winners(self) -> list[int]:
        return self._state.winners()

    # ---- what a seat may know; None: a spectator

    def view(self, seat: int | None) -> Any:
        """Everything that seat may know about the game."""
        return self._state.view(seat)

    def views(self, seats: Sequence[int | None]) -> list[Any]:
        """The views of several seats. They share what is the same for all of them."""
        return self._state.views(seats)

    def legal(self, seat: int | None) -> list[int]:
        """What this seat may do now; nothing while it is somebody else's decision."""
        return self._state.legal() if self._check_viewer(seat) == self.seat else []

    def choices(self, seat: int | None, view: Any = None) -> tuple[Choice, ...]:
        """The same with message, targets, price and what would move. Whoever has the seat's view of now can give it."""
        if self._check_viewer(seat) != self.seat:
            return ()
        return self._state.choices() if view is None else choices_at(self._state, view)

    def withheld(self, seat: int | None, view: Any = None) -> tuple[Withheld, ...]:
        """What this seat, if it is asked, holds for the question and cannot choose, each with the reason."""
        if self._check_viewer(seat) != self.seat:
            return ()
        return withheld(self._state) if view is None else withheld_at(self._state, view)

    def why_not(self, seat: int | None, action: int | str) -> Refusal | None:
        """Why this seat, which is asked, may not do this; None if it may. The reason names what it has in hand."""
        number = self._check_viewer(seat)
        if not self._state.is_over:
            if self.is_over:
                return refuse("game-over")
            if number != self.seat:
                raise not_your_turn(number, self.seat)
        known = self.game.catalogue.numbers
        return self._state.why_not(known.get(action, action) if isinstance(action, str) else action)

    def imagine(self, seat: int, seed: int) -> State:
        """A state this seat cannot tell from the true one: what its bot may think with."""
        return self._state.determinize(self._check_seat(seat), seed)

    def since(self, number: int, seat: int | None) -> list[Told]:
        """What happened after this log number: for people who were away. What was taken back since stays told."""
        game = self.game
        return list(self.telling(number, lambda raw: with_words(game, game.catalogue.event(raw))).to(seat))

    def telling(self, number: int, word: Callable[[RawEvent], Any], until: int | None = None) -> Telling:
        """The same for several viewers, with every event in the form that `word` gives it: in a form for all who may
        see it, so it must not say who they are."""
        last = None if until is None else _log_number(until)
        return self._course.telling(_log_number(number), last, word)

    def undo_target(self, seat: int, whole_turn: bool = False) -> int:
        """Where an undo of this seat leads: before its last decision, or the start of the turn it made that in."""
        return taking_back.target(self._course, self._check_seat(seat), whole_turn)

    def drew_since(self, number: int) -> bool:
        """Was something drawn after this log number, so that no undo leads there any more?"""
        return taking_back.drew_since(self._course, number)

    def undo_needs(self, seat: int, back_to: int) -> list[int]:
        """The people who must agree to an undo; nobody within the seat's own turn while nothing was revealed."""
        needed = taking_back.needs(self._course, self._check_seat(seat), back_to, self.settings.undo_past_news)
        if not self.settings.undo_past_draws:
            taking_back.check_draws(self._course, back_to)
        return needed

    def record_for(self, seat: int | None) -> Record:
        """The whole game, for anybody, once it is over; NotOverYet before."""
        self._check_viewer(seat)
        if not self.is_over:
            raise NotOverYet("the record has everything hidden in it and is shown after the end")
        return self.owners_record()

    # ---- what only the owner of the table may know

    def owners_record(self) -> Record:
        """The game so far with its seed and all actions: everything hidden. For the owner's files, not for players."""
        result = result_of(self._state) if self._state.is_over else None
        return replace(self._head, log=tuple([page.entry for page in self._course.pages]), result=result)

    def owners_line(self) -> list[tuple[int, str]]:
        """The actions that count, without those taken back, by log number: hidden choices too."""
        return [(move.number, self.game.action_name(move.action)) for move in self._course.line.moves]

    # ---- proposing

    def earlier(self, request: Request) -> int | None:
        """The log number that this request got when it came before, by its move id."""
        check_request(request)
        try:
            self._check_new(request)
        except AlreadyDone as done:
            return done.number
        return None

    def propose(self, request: Request) -> Commit:
        """What has to be kept, and then accepted, for the request to happen. Nothing has changed yet.

        Several proposals may be open; accepting one makes the others stale."""
        check_request(request)
        if not isinstance(request, Stop) and (seat := self._check_seat(request.seat)) is not request.seat:
            request = replace(request, seat=seat)
        action = self._check_new(request)
        if self.is_over:
            raise TableFinished("the game is over")
        if isinstance(request, Act | TakeBack | CallTime):
            self._check_answers(request.answers)
        entries = entries_for(
            self._course, request, action, self.settings.undo_past_news, self.settings.undo_past_draws
        )
        prepared = self._prepare(entries, action)
        if not isinstance(request, Stop):
            prepared += self._forced_moves(prepared[-1].state, entries[-1].number, request.at)
        return self._commit(prepared, request.move_id)

    def propose_forced(self, at: str | None = None) -> Commit:
        """What the table does automatically now, while `is_forced`; NotYourTurn if somebody has a choice."""
        if self.is_over:
            raise TableFinished("the game is over")
        prepared = self._forced_moves(self._state, self.number, at)
        if not prepared:
            raise NotYourTurn(f"seat {self.seat} is asked, not the table", seat=-1, expected=self.seat)
        return self._commit(prepared, None)

    def _prepare(self, entries: Iterable[Entry], action: int | None = None) -> list[Prepared]:
        """The entries one after the other, on copies. `action`: the one of a request, where its number is known."""
        prepared: list[Prepared] = []
        state = self._state
        for entry in entries:
            prepared.append(self._course.prepare(entry, state, action))
            state = prepared[-1].state
        return prepared

    def _forced_moves(self, state: State, number: int, at: str | None) -> list[Prepared]:
        """The actions that follow automatically, if the table plays those."""
        prepared: list[Prepared] = []
        while self.settings.auto_forced and (action := self._course.forced(state)) is not None:
            number += 1
            entry = Action(number, int(state.seat), self.game.action_name(action), "forced", at=at)
            prepared.append(self._course.prepare(entry, state, action, (action,)))
            state = prepared[-1].state
        return prepared

    def _commit(self, prepared: list[Prepared], move_id: str | None) -> Commit:
        commit = Commit(tuple([step.page.entry for step in prepared]), move_id)
        if not (is_move_id(move_id) and all(map(is_plain_action, commit.entries))):
            commit = self._checked(commit)
            for step, entry in zip(prepared, commit.entries, strict=True):
                step.page.entry = entry
        if len(self._open) == MOST_OPEN:
            del self._open[next(iter(self._open))]
        self._open[id(commit)] = (commit, prepared)
        return commit

    def _checked(self, commit: Commit) -> Commit:
        """The same commit, its fields checked: what is made in Python can hold anything."""
        found: Commit = checked(commit, Commit)
        for entry in found.entries:
            check_entry(entry, self._course.seats)
        return found

    def deciding_after(self, commit: Commit) -> int:
        """Whose decision it is after the next commit has been applied; -1: the game is over then."""
        last = self._prepared(commit)[-1]
        return -1 if last.state.is_over or isinstance(last.page.entry, End) else int(last.state.seat)

    # ---- accepting

    def accept(self, commit: Commit) -> None:
        """Apply a commit: one this table proposed, or the next one from another process, which is checked (see
        `check_proposed` for what is trusted)."""
        self._course.take(self._prepared(commit))
        self._open.clear()
        if commit.move_id is not None:
            self._move_ids[commit.move_id] = commit.entries[0].number

    def _prepared(self, commit: Commit) -> list[Prepared]:
        """The effect of a commit. Open proposals come next: they are forgotten when the table moves on."""
        own = self._open.get(id(commit))
        if own is not None:
            return own[1]
        check_form(commit)
        if not follows(commit, self.number):
            found = commit.entries[0].number
            raise CommitConflict(
                f"the table is at log number {self.number}, so {found} does not come next",
                number=self.number,
                found=found,
            )
        entries = self._checked(commit).entries
        if self.is_over:
            raise TableFinished("the game is over")
        prepared = self._prepare(entries)
        check_proposed(self._course, prepared)
        return prepared

    # ---- checks

    @property
    def _state(self) -> State:
        return self._course.line.state

    def _check_new(self, request: Request) -> int | None:
        """A move id that was used before was used for this very request, which then has its number already. Gives the
        number of the action that the request names, if it does: an unknown one is refused before anything else."""
        action = requested_action(self.game, request)
        number = self._move_ids.get(request.move_id) if isinstance(request.move_id, str) else None
        if number is None:
            return action
        name = None if action is None else self.game.action_name(action)
        if not is_answered_by(request, self._course.pages[number - 1].entry, name):
            move_id = echo_name(request.move_id)
            raise MoveIdReused(f"move id {move_id} was used for log number {number}", move_id=move_id)
        raise AlreadyDone(number)

    def _check_answers(self, answers: int) -> None:
        if integer(answers) != self.number:
            raise Outdated(
                f"this answers log number {echo(answers)}, but the table is at {self.number}",
                answers=echo(answers),
                number=self.number,
            )

    def _check_entry_of(self, move_id: str, value: int) -> int:
        number = integer(value)
        if number is None or not 1 <= number <= self.number:
            what = f"move id {echo(move_id)} has the log number {echo(value)}"
            raise RecordError("record-damaged", f"{what}, but the log has {self.number} entries")
        return number

    def _check_seat(self, seat: int) -> int:
        return check_seat(seat, len(self._course.seats))

    def _check_viewer(self, seat: int | None) -> int | None:
        return check_viewer(seat, len(self._course.seats))


def _log_number(number: int) -> int:
    """A number to look from in the log; before the first entry is at its beginning."""
    found = integer(number)
    if found is None:
        raise BadRequest(f"a log number is a whole number, not {echo(number)}")
    return max(0, found)
