"""Why the hub refuses a message. Nothing has changed when one of these is raised; clients get `code` and `params`."""

from __future__ import annotations

from baumeister.engine.errors import BaumeisterError


class HubError(BaumeisterError):
    code = "hub"


class BadMessage(HubError):
    """This is not a message of the protocol."""

    code = "bad-message"


class MessageTooLarge(HubError):
    """most: how many bytes a message may have."""

    code = "message-too-large"


class TooMuch(HubError):
    """More messages than the server takes from one socket. Slow down."""

    code = "too-much"


class TooManyWatched(HubError):
    """most: how many tables can be watched over one socket."""

    code = "too-many-watched"


class NotWatching(HubError):
    """The table has to be watched first."""

    code = "not-watching"


class NotBegun(HubError):
    """The game of this table has not begun."""

    code = "not-begun"


class NotYourSeat(HubError):
    """seat: it is not yours."""

    code = "not-your-seat"


class NotConfirmed(HubError):
    """seat: at a shared screen its person first has to say that they are here."""

    code = "not-confirmed"


class NumberTaken(HubError):
    """Somebody else was faster: the game has moved on. Look again."""

    code = "number-taken"


class Busy(HubError):
    """Too many requests wait at this table."""

    code = "busy"


class AlreadyProposed(HubError):
    """Something of this kind is already proposed."""

    code = "already-proposed"


class ProposalGone(HubError):
    """proposal: it was carried out, refused or withdrawn, or the game has gone on."""

    code = "proposal-gone"


class NoVote(HubError):
    """proposal, seat: this seat has no vote in it, or has voted."""

    code = "no-vote"


class StillHere(HubError):
    """seat: its person is here, so the seat cannot be given to a bot."""

    code = "still-here"


class JustLeft(HubError):
    """seat, seconds: its person has not been away for long enough; how much longer to wait."""

    code = "just-left"


class NotAway(HubError):
    """seat: nobody plays it in your place."""

    code = "not-away"


class NoHints(HubError):
    """The table has no hints: several people play, or it was made without them."""

    code = "no-hints"


class NotALesson(HubError):
    """The table is no lesson, or not any more."""

    code = "not-a-lesson"


class InLesson(HubError):
    """A lesson does not offer this, or not now."""

    code = "in-lesson"


class LessonChanged(HubError):
    """The course has changed since this chapter was opened: begin the chapter anew."""

    code = "lesson-changed"


class Restarting(HubError):
    """The server is about to restart. Come back in a moment."""

    code = "restarting"


class ServerFault(HubError):
    """Something went wrong here; it is in the server's log."""

    code = "server-fault"
