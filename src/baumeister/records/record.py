"""The record of a game: load and save it in both forms, replay it, step through it."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec

from baumeister.engine.edge import seed_number
from baumeister.engine.errors import BaumeisterError
from baumeister.engine.game import Game
from baumeister.engine.state import State
from baumeister.records.errors import RecordError, Spot
from baumeister.records.files import write_durably
from baumeister.records.form import FORMAT, MOST_BYTES, VERSION, Action, Check, RecordForm, Rules, Seat
from baumeister.records.json_form import read_json, write_json
from baumeister.records.replay import Replay, ReplayedEntry, begin, game_of, result_of
from baumeister.records.soundness import check_sound, checked, convert_record, effective, seat_people
from baumeister.records.text_form import MAGIC, read_text, write_text

#: Files with this ending are written in the text notation, all others as JSON. Reading looks at the contents.
TEXT_SUFFIX: Final = ".txt"
#: Some editors put it at the start of a file.
BYTE_ORDER_MARK: Final = "\ufeff"


class Record(RecordForm, frozen=True):
    """A game of Baumeister, complete: replaying it gives the same game on every machine."""

    # ---- beginning

    @classmethod
    def begin(cls, game: Game, seats: Sequence[Seat], seed: int, options: Mapping[str, object] | None = None) -> Record:
        """The record of a game about to begin, by the newest rules. All options are written down, defaults included."""
        game.check_players(len(seats))
        code, figures = game.rules_version
        record = cls(
            format=FORMAT,
            version=VERSION,
            game=game.id,
            rules=Rules(code, figures),
            options=game.settle_options(options),
            seats=tuple(seats),
            seed=f"{seed_number(seed):016x}",
            log=(),
        )
        return record.checked()

    def checked(self) -> Record:
        """The same record, with its fields checked as if it had been read: made in Python it could hold anything."""
        record: Record = checked(self, Record)
        check_sound(record)
        return record

    # ---- reading

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Record:
        """Read a record from a file, in either form."""
        try:
            with Path(path).open("rb") as file:
                data = file.read(MOST_BYTES + 1)
        except (OSError, ValueError, TypeError) as error:  # TypeError: not a path
            raise RecordError("record-unreadable", f"cannot read the record: {error}") from error
        return cls.loads(data)

    @classmethod
    def loads(cls, data: str | bytes) -> Record:
        """Read a record in either form. Replaying it shows whether it follows the rules of its game."""
        text = _text(data)
        if text.startswith(MAGIC):
            fields = read_text(text)
        elif not text.strip() or (len(text) < len(MAGIC) and MAGIC.startswith(text)):
            raise RecordError("record-truncated", "the file ends before it has begun", Spot(byte=len(text)))
        elif text.lstrip()[0] in '{["':
            fields = read_json(text)
        else:
            raise RecordError("record-foreign", "this is no record: neither JSON nor the text notation", Spot(line=1))
        record = convert_record(fields, cls)
        check_sound(record)
        return record

    # ---- writing

    def to_json(self) -> str:
        """JSON following the published schema (docs/record.schema.json), one log entry per line."""
        return write_json(self)

    def to_text(self, times: bool = True) -> str:
        """The text notation, one line per turn. Without times it is easier to read, but the times are lost."""
        return write_text(self, times)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record to a file, which is replaced only when everything is on disk."""
        try:
            path = Path(path)
        except TypeError as error:
            raise RecordError("record-unreadable", f"cannot write the record: {error}") from error
        data = (self.to_text() if path.suffix == TEXT_SUFFIX else self.to_json()).encode()
        if len(data) > MOST_BYTES:
            raise too_large()  # nobody could read it
        try:
            write_durably(path, data)
        except (OSError, ValueError) as error:
            raise RecordError("record-unreadable", f"cannot write the record: {error}") from error

    # ---- replaying

    def start(self) -> State:
        """The state before the first entry, by the rules the game began with."""
        return begin(game_of(self), self)

    def replay(self) -> State:
        """The state after the last entry. Every entry is checked, including those that were taken back."""
        replay = Replay(self)
        for _ in replay.run():
            pass
        return replay.line.state

    def steps(self, seat: int | None = None) -> Iterator[ReplayedEntry]:
        """Entry by entry: (entry, state after it, events as that seat may see them; None: a spectator)."""
        replay = Replay(self)
        for entry in replay.run():
            state = replay.line.state
            events = state.events(seat) if isinstance(entry, Action) else []
            yield ReplayedEntry(entry, state.clone(), events)

    def actions(self) -> list[Action]:
        """The actions that count after all undos."""
        return list(effective(self.log))

    def seats_now(self) -> tuple[Seat, ...]:
        """Who sits where after the last entry."""
        seats = list(self.seats)
        for entry in self.log:
            seat_people(seats, entry)
        return tuple(seats)

    # ---- adding what replaying shows

    def with_result(self) -> Record:
        """With its result if the game is over, without one otherwise."""
        bare = msgspec.structs.replace(self, result=None)
        state = bare.replay()
        return msgspec.structs.replace(bare, result=result_of(state)) if state.is_over else bare

    def with_checks(self, every: int = 25) -> Record:
        """With the digest of the state after every `every` entries."""
        if every < 1:
            raise BaumeisterError(f"a check after every {every} entries is not possible", every=every)
        bare = msgspec.structs.replace(self, checks=())
        checks = tuple(
            Check(step.entry.number, step.state.digest()) for step in bare.steps() if step.entry.number % every == 0
        )
        return msgspec.structs.replace(bare, checks=checks)


def too_large() -> RecordError:
    message = f"more than {MOST_BYTES} bytes"
    return RecordError("record-too-large", message, Spot(byte=MOST_BYTES), most=MOST_BYTES)


def _text(data: object) -> str:
    if not isinstance(data, str | bytes):
        raise RecordError("record-foreign", f"a record is text or bytes, not {type(data).__name__}")
    if len(data) > MOST_BYTES:
        raise too_large()
    try:
        if isinstance(data, bytes):
            data = data.decode()
        elif len(data.encode()) > MOST_BYTES:  # what counts is the size as a file
            raise too_large()
    except UnicodeDecodeError as error:
        if FORMAT.encode() not in error.object and MAGIC.encode() not in error.object:
            raise RecordError("record-foreign", "this is no record but something binary") from error
        raise RecordError("record-damaged", f"not UTF-8: {error.reason}", Spot(byte=error.start)) from error
    except UnicodeEncodeError as error:
        raise RecordError("record-damaged", f"not valid Unicode: {error.reason}") from error
    return data.removeprefix(BYTE_ORDER_MARK)
