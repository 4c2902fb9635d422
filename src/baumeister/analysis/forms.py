"""The result of an analysis, as it is kept, sent and drawn. Chances are from 0 to 1; noise is half of a 95 %
interval."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from baumeister.engine.wire import Message

FORMAT: Final = 1

#: mistake: the seat had something better. strong: nothing else came near, and that was not obvious. turn: chances moved
#: for another reason.
Kind = Literal["mistake", "strong", "turn"]
#: What a choice is measured by: the chance of winning or, where that is as good as decided, points.
Measure = Literal["chance", "points"]


class Hinted(Struct, frozen=True):
    """A legal action in a hint."""

    action: int
    name: str
    message: Message
    chance: float  # of winning, for the seat that is asked
    noise: float | None  # None: not looked at enough, because others are better or time was up
    favoured: float  # share of the thinking that went there, from 0 to 1
    #: The main reasons for and against it: the first choice compared with the second, all others with the first.
    why: tuple[Message, ...] = ()
    #: Where points are the measure: how many more it promises than the first choice (so mostly fewer), and the noise of
    #: that; None: not looked at enough.
    points: float | None = None
    points_noise: float | None = None


class Hint(Struct, frozen=True):
    """The choices of a seat, the best first."""

    seat: int
    choices: tuple[Hinted, ...]
    iterations: int  # positions looked at
    measure: Measure = "chance"


class Chances(Struct, frozen=True):
    """Everybody's chance of winning after a log number (0: at the beginning)."""

    number: int
    seat: int  # who decided; -1: nobody
    round: int
    phase: str
    chances: tuple[float, ...]  # by seat
    noise: tuple[float, ...]


class KeyMoment(Struct, frozen=True):
    """A decision that mattered."""

    number: int  # log number of the decision
    seat: int  # who decided
    kind: Kind
    round: int
    phase: str
    chosen: Message  # what was chosen, in the words of the choice
    other: Message | None  # mistake: the better choice; strong: the next best
    about: int  # whose chance the figures are about: the seat itself, or for a turn the one it changed most for
    before: float
    after: float
    #: mistake: chance with the better choice less that with the chosen one; strong: with the chosen less the next best;
    #: turn: how far the chance moved.
    size: float
    noise: float
    #: By points for mistakes and strong choices of somebody far behind, whose chance hardly moves any more.
    measure: Measure = "chance"
    points: float = 0.0  # mistake, strong: the same difference in points
    points_noise: float = 0.0
    whole_round: bool = False  # turn: chances moved over this whole round, nowhere this far at once


class Gap(Struct, frozen=True):
    """A source that gave a seat more points than another, or fewer."""

    source: str  # as in the scoring
    points: int


class Story(Struct, frozen=True):
    """Why a seat won or lost: against whom, where the difference came from, and how well it decided."""

    seat: int
    against: int  # a winner; for a winner the best of the others
    lead: int  # points ahead of that one; below zero: behind
    gaps: tuple[Gap, ...]  # what made up most of that lead, the largest first
    mistakes: int  # in all, including those that are not listed
    strong: int
    costliest: int | None  # log number of the largest mistake


class Analysis(Struct, frozen=True):
    """A whole game, judged."""

    format: int
    game: str
    players: int
    eyes: str  # which search and net looked at it
    course: tuple[Chances, ...]  # the beginning first
    moments: tuple[KeyMoment, ...]  # in the order of the game
    stories: tuple[Story, ...] = ()  # by seat; none while the game is not over


class Way(Struct, frozen=True):
    """Choices that lead to the same position, by name, and what they are worth."""

    names: tuple[str, ...]
    worth: float


class Retry(Struct, frozen=True):
    """A mistake to be tried again."""

    number: int  # log number of the decision
    seat: int
    measure: Measure
    made: str  # what was chosen in the game
    #: All ways, the best first. Worth: the chance of winning or, measured by points, how many more than the best (so
    #: none is above zero).
    ways: tuple[Way, ...]
    right: int  # so many of them count as right now
    size: float  # as in the analysis: how much better something else was, and the noise of that
    noise: float
    why: tuple[Message, ...]  # what the best way has more of, or less, than that of the game
    lines: dict[str, list[str]]  # how the round may go on after the best choice and after that of the game


class Judged(Struct, frozen=True):
    """What comes of judging a game: the analysis for everybody, and the mistakes to be tried again, which say more."""

    analysis: Analysis
    retries: tuple[Retry, ...]
