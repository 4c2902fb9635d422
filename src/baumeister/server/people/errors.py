"""What can go wrong with people and their sign-ins."""

from __future__ import annotations

from baumeister.server.errors import Conflict, NotAllowed, NotFound, ServerError


class BadName(ServerError):
    """reason: `empty`, `long`, `characters` or `scripts`: nobody can be called that."""

    code = "bad-name"


class NameTaken(Conflict):
    """Somebody has this name, or one that looks like it."""

    code = "name-taken"


class BadPassword(ServerError):
    """least, most: a password has so many characters."""

    code = "bad-password"


class CommonPassword(ServerError):
    """It is among those that are guessed first: a common one, a plain row of keys, or hardly more than the own name."""

    code = "common-password"


class WrongPassword(NotAllowed):
    """There is no account of this name with this password; it is not said which of them is wrong."""

    code = "wrong-password"


class AlreadySignedIn(Conflict):
    """This browser belongs to somebody already: sign out first."""

    code = "already-signed-in"


class NotForGuests(NotAllowed):
    """A guest has no password and nothing that would need one."""

    code = "not-for-guests"


class UnknownPerson(NotFound):
    code = "unknown-person"


class UnknownDevice(NotFound):
    code = "unknown-device"


class NoGuest(NotFound):
    """This browser was no guest before it was signed in, or its seats were moved already."""

    code = "no-guest"
