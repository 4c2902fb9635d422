"""What can be wrong with a record: one typed error with a code from a closed list, and the place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from baumeister.engine.errors import BaumeisterError

#: Everything that can be wrong with a record. The comment after each code names its parameters besides the place.
RECORD_CODES: Final = (
    "record-unreadable",  # the file cannot be read or written, or is not a file
    "record-too-large",  # most: more bytes or entries than a record may have, or more inside a `more`
    "record-foreign",  # neither form of a record, though it may be valid JSON or text
    "record-truncated",  # the end is missing
    "record-damaged",  # not JSON, a line that means nothing, a missing field, a wrong type or value
    "record-future",  # version, newest: written by a later version of the format
    "record-unknown-game",  # game: no such game here
    "record-other-rules",  # part (code or figures), found, here: recorded under rules that are not here
    "record-setup",  # the game does not begin with these options or this many seats
    "record-numbers",  # found, expected: the log numbers do not count up by one
    "record-undo",  # back_to: an undo that leads nowhere
    "record-end",  # an entry or a result after the end, or an end of a game that is over by its rules
    "record-seat",  # seat: no such seat, or a resignation of a seat where no person sits
    "record-unknown-action",  # action: the game has no action of this name
    "record-wrong-seat",  # seat, expected: it was somebody else's decision
    "record-illegal-move",  # action, refusal, rule: not legal at this place
    "record-digest",  # found, here: replaying leads to another position than the record says
    "record-result",  # found, here: the result is not the game's
)


@dataclass(frozen=True)
class Spot:
    """Where in a record something is wrong; only what is known is set."""

    byte: int | None = None
    line: int | None = None  # from 1
    path: str | None = None  # JSON path such as $.log[3].seat
    number: int | None = None  # log number

    def __str__(self) -> str:
        words = {"byte": self.byte, "line": self.line, "path": self.path, "log number": self.number}
        return ", ".join(f"{word} {value}" for word, value in words.items() if value is not None)


NOWHERE: Final = Spot()


class RecordError(BaumeisterError):
    """A record that cannot be read or replayed. `code` is one of RECORD_CODES, `place` says where."""

    code = "record-damaged"

    def __init__(self, code: str, message: str, place: Spot = NOWHERE, **params: int | str) -> None:
        assert code in RECORD_CODES, code
        where = str(place)
        super().__init__(f"{where}: {message}" if where else message, place=where, **params)
        self.code = code
        self.place = place
