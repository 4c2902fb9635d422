"""What can go wrong at a table besides an illegal action; nothing has changed when one of these is raised."""

from __future__ import annotations

from collections.abc import Sequence

from baumeister.engine.errors import BaumeisterError


class TableError(BaumeisterError):
    code = "table"


class NotYourTurn(TableError):
    """seat, expected: somebody else is asked."""

    code = "not-your-turn"


class TableFinished(TableError):
    """The game is over: its log is closed."""

    code = "table-finished"


class MoveIdReused(TableError):
    """move_id: this id was used for something else."""

    code = "move-id-reused"


class NothingToUndo(TableError):
    """seat: there is nothing this seat could take back."""

    code = "nothing-to-undo"


class ConsentNeeded(TableError):
    """Others must agree to an undo first; `seats` are the ones who have not."""

    code = "consent-needed"

    def __init__(self, seats: Sequence[int]) -> None:
        names = ", ".join(str(seat) for seat in seats)
        super().__init__(f"this undo needs the consent of seat {names}", seats=names)
        self.seats = tuple(seats)


class NotAPerson(TableError):
    """seat: a bot sits there, and only a person can do this."""

    code = "not-a-person"


class UnknownTable(TableError):
    """table: the store has no table of this name."""

    code = "unknown-table"


class TableExists(TableError):
    """table: the store has a table of this name already."""

    code = "table-exists"


class BadTableName(TableError):
    code = "bad-table-name"


class StoreConflict(TableError):
    """Somebody else has gone on with this table: open it again to see how."""

    code = "store-conflict"


class StoreDamaged(TableError):
    """line: the stored table cannot be read from this line on."""

    code = "store-damaged"


class StoreFailed(TableError):
    """The disk refused. What was asked for has not happened."""

    code = "store-failed"
