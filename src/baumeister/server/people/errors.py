"""What can go wrong with people and their sign-ins."""

from __future__ import annotations

from baumeister.server.errors import Conflict, NotAllowed, NotFound, ServerError


class BadName(ServerError):
    """reason: `empty`, `long`, `characters` or `scripts`: nobody can have this name."""

    code = "bad-name"


class NameTaken(Conflict):
    """Somebody has this name, or one that looks like it."""

    code = "name-taken"


class BadPassword(ServerError):
    """least, most: how many characters a password has."""

    code = "bad-password"


class CommonPassword(ServerError):
    """It would be guessed first: a common one, a plain row of keys, or hardly more than the person's name."""

    code = "common-password"


class WrongPassword(NotAllowed):
    """There is no account with this name and password; the answer does not say which is wrong."""

    code = "wrong-password"


class AlreadySignedIn(Conflict):
    """This browser already belongs to somebody: sign out first."""

    code = "already-signed-in"


class NotForGuests(NotAllowed):
    """A guest has no password and nothing that would need one."""

    code = "not-for-guests"


class UnknownPerson(NotFound):
    code = "unknown-person"


class UnknownDevice(NotFound):
    code = "unknown-device"


class NoGuest(NotFound):
    """This browser was not a guest before it signed in, or its seats were already moved."""

    code = "no-guest"
