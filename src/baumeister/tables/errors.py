"""What can go wrong at a table besides an illegal action; nothing has changed when one of these is raised."""

from __future__ import annotations

from collections.abc import Sequence

from baumeister.engine.errors import BaumeisterError


class TableError(BaumeisterError):
    """Base of all errors that a table raises."""

    code = "table"


# ---- requests


class BadRequest(TableError):
    """It is not a request, or its seats or log number cannot be valid."""

    code = "bad-request"


class NotYourTurn(TableError):
    """seat, expected: it is somebody else's decision."""

    code = "not-your-turn"


class Outdated(TableError):
    """answers, number: the request answers another position than the one the table is at. Look again."""

    code = "outdated"


class AlreadyDone(TableError):
    """number: a request with this move id came before and got this log number. For the requester that is a success."""

    code = "already-done"

    def __init__(self, number: int) -> None:
        super().__init__(f"this request has log number {number} already", number=number)
        self.number = number


class MoveIdReused(TableError):
    """move_id: this id was used for something else."""

    code = "move-id-reused"


class TableFinished(TableError):
    """The game is over: its log is closed."""

    code = "table-finished"


class NotOverYet(TableError):
    """The record has the seed and with it everything hidden: it is shown only after the end."""

    code = "not-over-yet"


class NothingToUndo(TableError):
    """seat: this seat has nothing to take back."""

    code = "nothing-to-undo"


class UndoPastNews(TableError):
    """back_to: something was revealed since then, and this table does not go back past that."""

    code = "undo-past-news"


class UndoPastDraw(TableError):
    """back_to: something was drawn since then, and what is drawn stays drawn."""

    code = "undo-past-draw"


class ConsentNeeded(TableError):
    """Others must agree first; `seats` are the ones who have not."""

    code = "consent-needed"

    def __init__(self, seats: Sequence[int]) -> None:
        names = ", ".join(str(seat) for seat in seats)
        super().__init__(f"this needs the consent of seat {names}", seats=names)
        self.seats = tuple(seats)


class NotAPerson(TableError):
    """seat: a bot sits there, and only a person can do this."""

    code = "not-a-person"


# ---- commits


class CommitConflict(TableError):
    """number, found: the commit does not come next at this table. A table that is behind catches up."""

    code = "commit-conflict"


class BadCommit(TableError):
    """Not a commit, or one no table would have proposed, as far as that can be checked."""

    code = "bad-commit"


# ---- stores


class UnknownTable(TableError):
    """table: the store has no table of this name."""

    code = "unknown-table"


def unknown_table(table: str) -> UnknownTable:
    """The message omits the name: it alone gives access to a server's table, and messages get into logs."""
    return UnknownTable("there is no such table", table=table[:80])


class TableExists(TableError):
    """table: the store already has a table of this name."""

    code = "table-exists"


class BadTableName(TableError):
    """A store cannot keep a table under this name."""

    code = "bad-table-name"


class StoreConflict(TableError):
    """Somebody else has continued this table. The request has not been carried out; look again."""

    code = "store-conflict"


class StoreDamaged(TableError):
    """line: the stored table cannot be read from this line on."""

    code = "store-damaged"


class StoreFailed(TableError):
    """The disk refused. The request has not been carried out."""

    code = "store-failed"
