"""What can go wrong at a table besides an illegal action; nothing has changed when one of these is raised."""

from __future__ import annotations

from collections.abc import Sequence

from baumeister.engine.errors import BaumeisterError


class TableError(BaumeisterError):
    """Base of all errors that a table raises."""

    code = "table"


# ---- requests


class BadRequest(TableError):
    """What was asked is no request, or names seats or a log number by something that cannot be one."""

    code = "bad-request"


class NotYourTurn(TableError):
    """seat, expected: somebody else is asked."""

    code = "not-your-turn"


class Outdated(TableError):
    """answers, number: the request answers another position than the one the table is at. Look again."""

    code = "outdated"


class AlreadyDone(TableError):
    """number: the request came before, by its move id, and has this log number. To the asker that is a success."""

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
    """The record has the seed and with it everything hidden: it is shown after the end."""

    code = "not-over-yet"


class NothingToUndo(TableError):
    """seat: there is nothing this seat could take back."""

    code = "nothing-to-undo"


class UndoPastNews(TableError):
    """back_to: something came to light since then, and this table does not go back behind that."""

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
    """number, found: the commit does not come next at this table. Whoever is behind reads on."""

    code = "commit-conflict"


class BadCommit(TableError):
    """No commit, or one no table would have proposed, as far as that can be told."""

    code = "bad-commit"


# ---- stores


class UnknownTable(TableError):
    """table: the store has no table of this name."""

    code = "unknown-table"


def unknown_table(table: str) -> UnknownTable:
    """Without the name in its words: a server's tables are reached by it alone, and words get into logs."""
    return UnknownTable("there is no such table", table=table[:80])


class TableExists(TableError):
    """table: the store has a table of this name already."""

    code = "table-exists"


class BadTableName(TableError):
    """A store cannot keep a table under this name."""

    code = "bad-table-name"


class StoreConflict(TableError):
    """Somebody else has gone on with this table. What was asked for has not happened; look again."""

    code = "store-conflict"


class StoreDamaged(TableError):
    """line: the stored table cannot be read from this line on."""

    code = "store-damaged"


class StoreFailed(TableError):
    """The disk refused. What was asked for has not happened."""

    code = "store-failed"
