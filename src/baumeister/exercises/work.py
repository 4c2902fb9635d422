"""Mining on all cores, written down as it goes: an interrupted search goes on where it was stopped.

Exercises go to a file of lines as they are found. Beside it, `FILE.progress` has which games were played, and how many
decisions came through each stage.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from baumeister.arena.executor import Executor
from baumeister.bots.level_bots import master_search
from baumeister.engine.errors import BaumeisterError
from baumeister.exercises.form import MinedExercise, asks_the_same, read_exercises, write_exercise
from baumeister.exercises.mining import Aim, Haul, Miner, Pit
from baumeister.exercises.paired import Clear, compare
from baumeister.games import game as find_game
from baumeister.records.files import write_durably

#: Exercises that ask the same kind of decision of the same number of players.
MOST_ALIKE: Final = 8
#: Added to the seed of an exercise for deals that mining has not seen: once for each series of them.
FRESH: Final = 1 << 40


class BadWork(BaumeisterError):
    """The files of an unfinished search belong to another one, or are damaged."""

    code = "bad-exercises-file"


class MiningProgress(Struct, kw_only=True, forbid_unknown_fields=True):
    """How far a search has come."""

    game: str
    seed: int
    second_net: str
    aim: Aim = Aim()
    done: list[int] = []
    funnel: dict[str, int] = {}
    #: Found, but left out: there are enough of its kind.
    alike: int = 0


@dataclass
class Work:
    """A search for `wanted` exercises, kept in `file`."""

    pit: Pit
    file: Path
    wanted: int
    found: list[MinedExercise] = field(default_factory=list)

    def __post_init__(self) -> None:
        game, seed, second_net, aim = self.pit.key
        self.progress = MiningProgress(game=game, seed=seed, second_net=second_net, aim=aim)
        if self.file.exists():
            self.found = read_exercises(self.file.read_text("utf-8"))
        if self._beside.exists():
            self.progress = self._resumed()

    @property
    def _beside(self) -> Path:
        return self.file.with_name(f"{self.file.name}.progress")

    def _resumed(self) -> MiningProgress:
        try:
            kept = msgspec.json.decode(self._beside.read_bytes(), type=MiningProgress)
        except msgspec.DecodeError as error:
            raise BadWork(f"{self._beside}: {error}", file=str(self._beside)) from error
        if (kept.game, kept.seed, kept.second_net, kept.aim) != self.pit.key:
            raise BadWork(f"{self._beside} belongs to another search", file=str(self._beside))
        return kept

    def run(self, executor: Executor, tell: Callable[[Work], None]) -> None:
        """Play games until enough is found."""
        done = set(self.progress.done)
        tasks = ((self.pit, number) for number in count() if number not in done)
        if len(self.found) >= self.wanted:
            return
        for haul in executor.map_unordered(dig, tasks):
            self.take(haul)
            tell(self)
            if len(self.found) >= self.wanted:
                return

    def take(self, haul: Haul) -> None:
        """Keep what a game has brought. The exercises first: what is found twice after a crash is kept once."""
        fresh = [one for one in haul.found if one.id not in {other.id for other in self.found}]
        for exercise in fresh:
            if self._has_enough_like(exercise):
                self.progress.alike += 1
                continue
            self.found.append(exercise)
            with self.file.open("a", encoding="utf-8") as file:
                file.write(write_exercise(exercise))
        self.progress.done.append(haul.number)
        self.progress.funnel = dict(Counter(self.progress.funnel) + Counter(haul.counts))
        write_durably(self._beside, msgspec.json.encode(self.progress))

    def _has_enough_like(self, exercise: MinedExercise) -> bool:
        if any(asks_the_same(exercise, one) for one in self.found):
            return True
        kind = exercise.players, exercise.decision
        return sum((one.players, one.decision) == kind for one in self.found) >= MOST_ALIKE


#: One miner for each search in a process: it has nets and buffers.
_miners: dict[tuple[str, int, str, Aim], Miner] = {}


def dig(task: tuple[Pit, int]) -> Haul:
    """One game, anywhere."""
    pit, number = task
    if pit.key not in _miners:
        _miners[pit.key] = Miner(pit)
    return _miners[pit.key].dig(number)


def confirm(exercise: MinedExercise, series: int = 1) -> tuple[MinedExercise, bool]:
    """Is the best choice better on deals that nobody has chosen it by, too? The exercise with what they prove. Whoever
    keeps what one series has confirmed needs another to say how much of it holds."""
    game, state = find_game(exercise.game), exercise.position()
    best, second = game.action(exercise.best[0]), game.action(exercise.second)
    clear, tally = compare(game, master_search(game), state, best, second, exercise.seed + series * FRESH)
    return msgspec.structs.replace(exercise, proof=tally.proof()), clear is Clear.BETTER


def confirm_all(
    executor: Executor, exercises: Sequence[MinedExercise], series: int = 1
) -> Iterator[tuple[MinedExercise, bool]]:
    """Each of them, in any order."""
    return iter(executor.map_unordered(partial(confirm, series=series), exercises))
