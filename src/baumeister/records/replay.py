"""From a record to its game: every entry in order, undo by replay, and the exact place where something is wrong."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from baumeister.engine.catalogue import Event
from baumeister.engine.errors import BadOption, BadPlayers, IllegalAction, UnknownEdition, UnknownGame
from baumeister.engine.game import Game
from baumeister.engine.state import State
from baumeister.games import game as find_game
from baumeister.records.errors import Place, RecordError
from baumeister.records.form import Action, End, Entry, RecordForm, Result, Undo
from baumeister.records.soundness import LineOfNumbers


class Move(NamedTuple):
    """An action that counts, with what was true when it was decided."""

    number: int  # in the log
    seat: int
    action: int
    turn: int
    choices: int  # how many actions were legal


class Line:
    """The moves that count and the state they led to. Goes back by replaying, from a state kept now and then."""

    KEPT_EVERY = 16

    def __init__(self, start: State) -> None:
        self.state = start
        self.moves: list[Move] = []
        self._numbers = LineOfNumbers()
        self._kept = [start.clone()]

    def next_move(self, number: int, action: int) -> Move:
        """What would be remembered of an action in the present state."""
        state = self.state
        return Move(number, int(state.seat), action, int(state.turn), len(state.legal()))

    def push(self, move: Move, state: State) -> None:
        """The move was made and led to this state, which belongs to the line from now on."""
        self.state = state
        self.moves.append(move)
        self._numbers.numbers.append(move.number)
        if len(self.moves) % self.KEPT_EVERY == 0:
            self._kept.append(state.clone())

    def before(self, undo: Undo) -> tuple[int, State]:
        """How many moves an undo leaves standing, and the state after them. Changes nothing."""
        count = self._numbers.kept(undo)
        nearest = count // self.KEPT_EVERY
        state = self._kept[nearest].clone()
        for move in self.moves[nearest * self.KEPT_EVERY : count]:
            state.step(move.action)
        return count, state

    def cut(self, count: int, state: State) -> None:
        """Take back all but the first `count` moves; `state` is what `before` gave."""
        self.state = state
        del self.moves[count:]
        del self._numbers.numbers[count:]
        del self._kept[count // self.KEPT_EVERY + 1 :]


class Step(NamedTuple):
    """An entry of the log, the state after it, and what happened as one seat may see it."""

    entry: Entry
    state: State
    events: list[Event]


class Replay:
    """A record being replayed; `line` stands where the entries taken so far have led."""

    def __init__(self, record: RecordForm) -> None:
        self.record = record
        self.game = game_of(record)
        self.line = Line(begin(self.game, record))

    def run(self) -> Iterator[Entry]:
        """Carry out entry after entry, check what the record says of digests and result, yield each entry."""
        digests = {check.after: check.digest for check in self.record.checks}
        for entry in self.record.log:
            if isinstance(entry, Action):
                self.act(entry)
            elif isinstance(entry, Undo):
                self.line.cut(*self.line.before(entry))
            elif isinstance(entry, End):
                self.end(entry)
            if entry.number in digests:
                compare_digests(digests[entry.number], self.line.state.digest(), Place(number=entry.number))
            yield entry
        if self.record.result is not None:
            compare_results(self.record.result, self.line.state)

    def act(self, entry: Action) -> None:
        place = Place(number=entry.number)
        action = self.game.catalogue.numbers.get(entry.action)
        if action is None:
            raise RecordError(
                "record-unknown-action",
                f"{self.game.id} has no action {entry.action!r}",
                place,
                action=entry.action,
            )
        before = self.line.state
        if not before.is_over and entry.seat != before.seat:
            raise RecordError(
                "record-wrong-seat",
                f"{entry.action} by seat {entry.seat}, but it is seat {before.seat}'s decision",
                place,
                seat=entry.seat,
                expected=int(before.seat),
            )
        move = self.line.next_move(entry.number, action)
        after = before.clone()
        try:
            after.apply(action)
        except IllegalAction as error:
            raise RecordError(
                "record-illegal-move",
                f"illegal move {error}",
                place,
                action=entry.action,
                refusal=error.refusal.code,
                rule=error.refusal.rule,
            ) from error
        self.line.push(move, after)

    def end(self, entry: End) -> None:
        if self.line.state.is_over:
            message = "an end without a result, but the game is over by its rules"
            raise RecordError("record-end", message, Place(number=entry.number))


def game_of(record: RecordForm) -> Game:
    """The title, if it is here with the rules of the record, be they the newest or former ones."""
    try:
        game = find_game(record.game)
    except UnknownGame as error:
        raise RecordError("record-unknown-game", str(error), Place(path="$.game"), game=record.game) from error
    try:
        game.find_rules((record.rules.code, record.rules.figures))
    except UnknownEdition as error:
        newest, _ = game.rules_version
        part = "code" if record.rules.code > newest else "figures"
        raise RecordError(
            "record-other-rules",
            f"played by rules that are not here: {error}",
            Place(path=f"$.rules.{part}"),
            part=part,
            found=getattr(record.rules, part),
            here=newest if part == "code" else game.components.digest,
        ) from error
    return game


def begin(game: Game, record: RecordForm) -> State:
    """The state before the first entry. An option that the record does not name did not exist when it was begun."""
    rules = (record.rules.code, record.rules.figures)
    try:
        options = game.settle_recorded(record.rules.figures, record.options)
        return game.new(len(record.seats), int(record.seed, 16), options, rules=rules)
    except BadPlayers as error:
        raise RecordError("record-setup", str(error), Place(path="$.seats")) from error
    except BadOption as error:
        raise RecordError("record-setup", str(error), Place(path="$.options")) from error


def result_of(state: State) -> Result:
    return Result(tuple(state.scores()), tuple(state.winners()), state.digest())


def compare_digests(found: str, here: str, place: Place) -> None:
    if found != here:
        raise RecordError(
            "record-digest",
            f"the record has the digest {found}, replaying gives {here}",
            place,
            found=found,
            here=here,
        )


def compare_results(found: Result, state: State) -> None:
    if not state.is_over:
        raise RecordError(
            "record-result",
            "there is a result, but the game is not over",
            Place(path="$.result"),
            found="result",
            here="none",
        )
    here = result_of(state)
    for field in ("scores", "winners", "digest"):
        theirs, ours = getattr(found, field), getattr(here, field)
        if theirs is not None and theirs != ours:
            raise RecordError(
                "record-result",
                f"the record has {field} {theirs}, replaying gives {ours}",
                Place(path=f"$.result.{field}"),
                found=str(theirs),
                here=str(ours),
            )
