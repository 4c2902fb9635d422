"""From a record to its game: every entry in order, undo by replay, and the exact place where something is wrong."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Sequence
from operator import attrgetter
from typing import NamedTuple, TypeAlias

from baumeister.engine.catalogue import Event
from baumeister.engine.errors import BadOption, BadPlayers, IllegalAction, UnknownEdition, UnknownGame
from baumeister.engine.game import Game
from baumeister.engine.state import State
from baumeister.games import game as find_game
from baumeister.records.errors import RecordError, Spot
from baumeister.records.form import Action, End, Entry, RecordForm, Result, Undo
from baumeister.records.soundness import LineOfNumbers

by_number = attrgetter("number")

#: Whose card, and which, by the game's own numbers.
Shown: TypeAlias = tuple[int, int]


class CountedMove(NamedTuple):
    """An action that counts, with what was true when it was decided."""

    number: int  # in the log
    seat: int
    action: int
    turn: int
    choices: int  # how many actions were legal
    shown: tuple[Shown, ...] = ()  # cards revealed from hands
    drew: bool = False  # something was revealed that even the seat could not know: a card, a die


def make_move(number: int, action: int, before: State, legal: Sequence[int] | None = None) -> tuple[CountedMove, State]:
    """What is remembered of an action, and the state it leads to. `legal`: what may be done before it, which is asked
    for once. An illegal action raises IllegalAction."""
    legal = before.legal() if legal is None else legal
    after = before.clone()
    if action in legal:
        after.perform(action)
    else:
        after.apply(action)  # says why not
    shown = tuple([(int(holder), int(card)) for holder, card in after.shown or ()])
    drew = after.has_drawn(before.revealed)
    return CountedMove(
        number=number,
        seat=int(before.seat),
        action=action,
        turn=int(before.turn),
        choices=len(legal),
        shown=shown,
        drew=drew,
    ), after


class Fact(NamedTuple):
    """Cards in a hand that everybody knows since the undo with this log number: how many of a kind at least."""

    number: int
    holder: int
    card: int
    copies: int


class MainLine:
    """The moves that count and the state they led to. Goes back by replaying from one of the states kept now and then.
    What was shown before an undo stays known: such facts have the undo's log number, and so their place among the moves
    that count, whatever is taken back later."""

    KEPT_EVERY = 16

    def __init__(self, start: State) -> None:
        self.state = start
        self.moves: list[CountedMove] = []
        self._numbers = LineOfNumbers()
        self._kept = [start.clone()]
        self.facts: list[Fact] = []

    def push(self, move: CountedMove, state: State) -> None:
        """The move was made and led to this state, which belongs to the line from now on."""
        self.state = state
        self.moves.append(move)
        self._numbers.numbers.append(move.number)
        if len(self.moves) % self.KEPT_EVERY == 0:
            self._kept.append(state.clone())

    def before(self, undo: Undo) -> tuple[int, State]:
        """How many moves an undo keeps, and the state after them. Changes nothing."""
        count = self._numbers.kept(undo)
        first = count - count % self.KEPT_EVERY
        state = self._kept[first // self.KEPT_EVERY].clone()
        since = self.moves[first - 1].number if first else 0
        for move in self.moves[first:count]:
            remember(state, self.facts, since, move.number)
            state.step(move.action)
            since = move.number
        remember(state, self.facts, since, undo.number)
        remember(state, self._learned(undo, count), 0, undo.number)
        return count, state

    def _learned(self, undo: Undo, count: int) -> list[Fact]:
        """What stays known from the moves after the first `count`."""
        moves = self.moves[count:]
        if not undo.remembers or any(move.drew for move in moves):
            return []  # after a draw nobody could say which card of the hand it was
        shown = Counter([card for move in moves for card in move.shown])
        return [Fact(undo.number, holder, card, copies) for (holder, card), copies in sorted(shown.items())]

    def cut(self, undo: Undo, count: int, state: State) -> None:
        """Take back all but the first `count` moves; `state` is what `before` gave."""
        self.facts += self._learned(undo, count)
        self.state = state
        del self.moves[count:]
        del self._numbers.numbers[count:]
        del self._kept[count // self.KEPT_EVERY + 1 :]


def remember(state: State, facts: Sequence[Fact], after: int, until: int) -> None:
    """Let everybody know what was learned after one log number and up to another; facts are in order."""
    first = bisect_right(facts, after, key=by_number)
    for fact in facts[first : bisect_right(facts, until, key=by_number)]:
        state.remember(fact.holder, fact.card, fact.copies)


class ReplayedEntry(NamedTuple):
    """An entry of the log, the state after it, and what happened as one seat may see it."""

    entry: Entry
    state: State
    events: list[Event]


class Replay:
    """A record being replayed; `line` stands where the entries taken so far have led."""

    def __init__(self, record: RecordForm) -> None:
        self.record = record
        self.game = game_of(record)
        self.line = MainLine(begin(self.game, record))

    def run(self) -> Iterator[Entry]:
        """Carry out entry after entry, check the record's digests and result, yield each entry."""
        digests = {check.after: check.digest for check in self.record.checks}
        for entry in self.record.log:
            if isinstance(entry, Action):
                self.act(entry)
            elif isinstance(entry, Undo):
                self.line.cut(entry, *self.line.before(entry))
            elif isinstance(entry, End):
                self.end(entry)
            if entry.number in digests:
                compare_digests(digests[entry.number], self.line.state.digest(), Spot(number=entry.number))
            yield entry
        if self.record.result is not None:
            compare_results(self.record.result, self.line.state)

    def act(self, entry: Action) -> None:
        place = Spot(number=entry.number)
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
        try:
            self.line.push(*make_move(entry.number, action, before))
        except IllegalAction as error:
            raise RecordError(
                "record-illegal-move",
                f"illegal move {error}",
                place,
                action=entry.action,
                refusal=error.refusal.code,
                rule=error.refusal.rule,
            ) from error

    def end(self, entry: End) -> None:
        if self.line.state.is_over:
            message = "an end without a result, but the game is over by its rules"
            raise RecordError("record-end", message, Spot(number=entry.number))


def game_of(record: RecordForm) -> Game:
    """The title, if it is here with the record's rules, whether the newest or older ones."""
    try:
        game = find_game(record.game)
    except UnknownGame as error:
        raise RecordError("record-unknown-game", str(error), Spot(path="$.game"), game=record.game) from error
    try:
        game.find_rules((record.rules.code, record.rules.figures))
    except UnknownEdition as error:
        newest, _ = game.rules_version
        part = "code" if record.rules.code > newest else "figures"
        raise RecordError(
            "record-other-rules",
            f"played by rules that are not here: {error}",
            Spot(path=f"$.rules.{part}"),
            part=part,
            found=getattr(record.rules, part),
            here=newest if part == "code" else game.components.digest,
        ) from error
    return game


def begin(game: Game, record: RecordForm) -> State:
    """The state before the first entry. An option that the record does not name did not exist when it began."""
    rules = (record.rules.code, record.rules.figures)
    try:
        options = game.settle_recorded(record.rules.figures, record.options)
        return game.new(len(record.seats), int(record.seed, 16), options, rules=rules)
    except BadPlayers as error:
        raise RecordError("record-setup", str(error), Spot(path="$.seats")) from error
    except BadOption as error:
        raise RecordError("record-setup", str(error), Spot(path="$.options")) from error


def result_of(state: State) -> Result:
    return Result(tuple(state.scores()), tuple(state.winners()), state.digest())


def compare_digests(found: str, here: str, place: Spot) -> None:
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
            Spot(path="$.result"),
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
                Spot(path=f"$.result.{field}"),
                found=str(theirs),
                here=str(ours),
            )
