"""Is a game balanced, and what do winners do? Many games between equal Masters, and what can be counted in them: by
seat, by opening, and by what somebody built, took or used.

A share above the fair one says that those who did it won more often, not that it made them win: who is ahead can afford
more. Each interval is right by itself; among a hundred of them about five are wrong.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import fmean
from typing import Final, TypeVar

from baumeister.arena.contest import settled
from baumeister.arena.executor import Executor, in_pieces
from baumeister.arena.simulate import Count, Standing
from baumeister.bots.learn import play_blind
from baumeister.bots.level_bots import master_search
from baumeister.bots.one_ply import Player
from baumeister.engine.chance import Rng
from baumeister.engine.wire import Event
from baumeister.games import game as find_game

Key = TypeVar("Key")

#: What is counted as a deed: kinds of events and the field that says of what. A game has those its events have.
DEEDS: Final[Mapping[str, str]] = {
    "character-taken": "character",
    "built": "tile",
    "claimed": "tile",
    "favor-used": "line",
    "batch-given": "part",
    "tiles-taken": "section",
    "turned": "card",
    "laid": "person",
}
#: Where a kind of event has its piece under another name.
OTHER_FIELDS: Final[Mapping[str, str]] = {"tile": "card"}
#: Rows with fewer entries say nothing.
LEAST_ENTRIES: Final = 30
#: A game is close if the second is at most so many points behind.
CLOSE: Final = 3
#: Games that go to a process at once.
CHUNK: Final = 4


@dataclass(frozen=True)
class StudyPlan:
    """So many games of one title between Masters that think alike."""

    game: str
    players: int
    games: int
    iterations: int
    first_seed: int = 0
    options: Mapping[str, object] = field(default_factory=dict)

    def __post_init__(self) -> None:
        asked = (self.game, self.players, self.games, self.first_seed, self.options)
        for name, value in settled(*asked, of="study", all_of="study").items():
            object.__setattr__(self, name, value)


@dataclass(frozen=True)
class Deed:
    """What somebody did: the kind of event, the field that says of what, and the piece."""

    event: str
    field: str
    piece: str


@dataclass(frozen=True)
class Watched:
    """One game, as far as a study asks."""

    number: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    rounds: int
    openings: tuple[str, ...]  # the first free choice of each seat
    order: tuple[int, ...]  # the seats as they came to this choice: who begins is often drawn by lot
    deeds: tuple[frozenset[Deed], ...]  # by seat


def play_chunk(task: tuple[StudyPlan, tuple[int, ...]]) -> list[Watched]:
    """What a worker process does."""
    plan, numbers = task
    search = master_search(find_game(plan.game))
    search.iterations = plan.iterations
    return [play_and_watch(plan, search, number) for number in numbers]


def play_and_watch(plan: StudyPlan, player: Player, number: int) -> Watched:
    """Play a game, everybody blind to what their seat cannot know, and look at what happens."""
    game, seed = find_game(plan.game), plan.first_seed + number
    state = game.new(plan.players, seed, dict(plan.options))
    actions = play_blind(state, [player] * plan.players, 0, Rng(seed & 0x7FFFFFFF))
    openings: dict[int, str] = {}
    deeds: list[set[Deed]] = [set() for _ in range(plan.players)]
    for action in actions:
        if len(state.legal()) > 1:
            openings.setdefault(int(state.seat), game.action_name(action))
        state.apply(action)
        for event in state.events(None):
            if (doer := event.doer) is not None and (deed := deed_of(event)) is not None:
                deeds[doer].add(deed)
    return Watched(
        number=number,
        scores=tuple(int(score) for score in state.scores()),
        winners=tuple(state.winners()),
        decisions=len(actions),
        rounds=int(state.round),
        openings=tuple(openings.get(seat, "") for seat in range(plan.players)),
        order=tuple(openings),
        deeds=tuple(frozenset(done) for done in deeds),
    )


def deed_of(event: Event) -> Deed | None:
    """What an event counts as; None: as nothing."""
    if event.name not in DEEDS:
        return None
    data, name = event.data, DEEDS[event.name]
    if name not in data:
        name = OTHER_FIELDS[name]
    piece = data[name]
    return Deed(event.name, name, piece) if isinstance(piece, str) else None


def play_study(plan: StudyPlan, executor: Executor) -> Iterator[Watched]:
    """The games of a plan, in no order."""
    tasks = ((plan, chunk) for chunk in in_pieces(range(plan.games), CHUNK))
    for watched in executor.map_unordered(play_chunk, tasks):
        yield from watched


# ---- what comes of it


@dataclass(frozen=True)
class Study:
    """The report. Rows of openings and deeds have at least LEAST_ENTRIES entries, those furthest from fair first."""

    plan: StudyPlan
    games: int
    fair: float
    decisions: float
    rounds: float
    margin: float  # mean points between first and second
    close: float  # share of games in which the second was at most CLOSE points behind
    tied: float  # share of games with several winners
    seats: Sequence[Standing]
    order: Sequence[Standing]  # who came first to a free choice, who second, ...
    openings: Mapping[str, Standing]
    deeds: Mapping[Deed, Standing]


def sum_up(plan: StudyPlan, played: Iterable[Watched]) -> Study:
    """Count games, in whatever order they came."""
    games = sorted(played, key=lambda watched: watched.number)
    seats = [Count() for _ in range(plan.players)]
    order = [Count() for _ in range(plan.players)]
    openings: dict[str, Count] = {}
    deeds: dict[Deed, Count] = {}
    for watched in games:
        for seat in range(plan.players):
            seats[seat].add(seat, watched.scores, watched.winners)
            openings.setdefault(watched.openings[seat], Count()).add(seat, watched.scores, watched.winners)
            for deed in watched.deeds[seat]:
                deeds.setdefault(deed, Count()).add(seat, watched.scores, watched.winners)
        for place, seat in enumerate(watched.order):
            order[place].add(seat, watched.scores, watched.winners)
    fair = 1 / plan.players
    margins = [best - second for best, second in (sorted(watched.scores, reverse=True)[:2] for watched in games)]
    return Study(
        plan=plan,
        games=len(games),
        fair=fair,
        decisions=fmean(watched.decisions for watched in games),
        rounds=fmean(watched.rounds for watched in games),
        margin=fmean(margins),
        close=fmean(margin <= CLOSE for margin in margins),
        tied=fmean(len(watched.winners) > 1 for watched in games),
        seats=[count.standing() for count in seats],
        order=[count.standing() for count in order if count.entries],
        openings=_ordered(openings, fair),
        deeds=_ordered(deeds, fair),
    )


def _ordered(counts: Mapping[Key, Count], fair: float) -> dict[Key, Standing]:
    """What tells most first: furthest from the fair share, beyond its interval; then by the share."""
    rows = {key: count.standing() for key, count in counts.items() if count.entries >= LEAST_ENTRIES}
    return dict(sorted(rows.items(), key=lambda item: (-_beyond(item[1], fair), -item[1].share, str(item[0]))))


def _beyond(row: Standing, fair: float) -> float:
    """How far its interval is from the fair share; 0: it contains it."""
    low, high = row.interval
    return low - fair if low > fair else fair - high if high < fair else 0.0
