"""What can be wrong with a request to the lobby."""

from __future__ import annotations

from baumeister.server.errors import Conflict, NotAllowed, ServerError


class NotTheHost(NotAllowed):
    """Only the host may do this."""

    code = "not-the-host"


class NotOpen(Conflict):
    """status: the game has already begun, or is over."""

    code = "table-not-open"


class NotFinished(Conflict):
    """A rematch is possible only after the end."""

    code = "table-not-finished"


class NotSeated(Conflict):
    """The person does not sit at this table."""

    code = "not-seated"


class AlreadySeated(Conflict):
    """seat: the person sits there."""

    code = "already-seated"


class OneSeatEach(Conflict):
    """The table is listed for everybody, and its host does not let one person take several seats."""

    code = "one-seat-each"


class SeatTaken(Conflict):
    """seat: somebody sits there, or it is kept for somebody."""

    code = "seat-taken"


class TableFull(Conflict):
    """No seat is free."""

    code = "table-full"


class SeatsFree(Conflict):
    """free: so many seats are still free."""

    code = "seats-free"


class BadSeats(ServerError):
    """seat: the requested seats make no sense."""

    code = "bad-seating"


class UnknownLevel(ServerError):
    """level, known: there are no bots of this level."""

    code = "unknown-level"


class TooManyTables(Conflict):
    """most: how many open or running tables a person may have."""

    code = "too-many-tables"
