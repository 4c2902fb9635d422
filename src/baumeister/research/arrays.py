"""What numpy sees of a batch: arrays that look at its memory, without a copy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from baumeister.bots.door import UnknownBot
from baumeister.bots.judges import judge_of
from baumeister.bots.level_bots import master_search
from baumeister.bots.nets import shipped_net
from baumeister.bots.one_ply import JudgeCritic, NetCritic, OnePly, Player, RandomPlayer
from baumeister.engine.edge import seed_number
from baumeister.engine.errors import echo
from baumeister.engine.observation import MOST_SET
from baumeister.engine.state import MOST_LEGAL, State
from baumeister.research.batch import Batch, GivenStarts, Looker, NewGames, Starts
from baumeister.research.errors import BadActions, needed
from baumeister.research.spec import EnvSpec, observer_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
else:
    np = needed("numpy")


def player_named(name: str | None, spec: EnvSpec) -> Player | None:
    """A player that sits inside a batch: random, apprentice, journeyman, or master@100 with its iterations; None: the
    seat is asked outside."""
    if name is None:
        return None
    level, at, number = name.partition("@")
    if level == "random" and not at:
        return RandomPlayer()
    if level == "apprentice" and not at:
        return OnePly(JudgeCritic(judge_of(spec.game)))
    if level == "journeyman" and not at:
        return OnePly(NetCritic(shipped_net(spec.game).evaluator()))
    if level == "master" and number.isdigit() and int(number) > 0:
        search = master_search(spec.title)
        search.iterations = int(number)
        return search
    known = "random, apprentice, journeyman, master@100"
    raise UnknownBot(f"no player {echo(name)} can sit inside a batch; there are: {known}", bot=echo(name), known=known)


def starts_of(spec: EnvSpec) -> Starts:
    """How the games of an environment begin."""
    task = spec.small_task
    if task is not None:
        return GivenStarts(task.states())
    return NewGames(spec.title.prepared(spec.options), spec.title.set_up, spec.players)


class Arrays:
    """A batch of games. The arrays always show the present step and cannot be written to: copy what you keep.

    obs (count, columns) int16, or in sparse form set and set_count: the columns that are not zero, listed when they are
    asked for. mask (count, actions) int8; the same as a list: legal and legal_count. seat: who is asked (-1: the game
    is over). done: a game has ended in this step; reward (count, players): what it brought, zero otherwise. episode:
    games begun, length: actions so far. final_score, final_length: of the game that ended last. `opponents` are the
    players inside, by their place in the circle after the one who is asked outside; the circle is turned by a seat from
    game to game."""

    def __init__(
        self,
        spec: EnvSpec,
        count: int,
        seed: int = 0,
        opponents: Sequence[str] = (),
        masks: bool = True,
        observations: bool = True,
        autoreset: bool = True,
        first: int = 0,
    ) -> None:
        if count < 1:
            raise BadActions(f"a batch has at least one place, not {count}")
        title = spec.title
        names = [None] * (spec.players - len(opponents)) + list(opponents)
        circle = [player_named(name, spec) for name in names[: spec.players]]
        task = spec.small_task
        self.spec = spec
        self.count = count
        self.players = spec.players
        self.actions = title.action_count
        self.batch = batch = Batch(
            starts=starts_of(spec),
            players=spec.players,
            actions=self.actions,
            count=count,
            first=first,
            seed=seed_number(seed),
            observer=observer_of(spec.game),
            circle=circle,
            reward=spec.reward_number,
            last_round=task.last_round if task else 0,
            target=task.target if task else 0,
            with_masks=masks,
            with_observations=observations,
            skip_forced=spec.skip_forced,
            autoreset=autoreset,
        )
        self.columns = int(batch.observer.count)
        self.obs = _look(batch.sheet.values, np.int16, self.columns)
        self._set = _look(batch.sheet.set, np.int16, MOST_SET)
        self._set_count = _look(batch.sheet.set_count, np.int64)
        self.mask = _look(batch.mask, np.int8, self.actions if masks else 1)
        self.legal = _look(batch.legal, np.int16, MOST_LEGAL)
        self.legal_count = _look(batch.legal_count, np.int16)
        self.seat = _look(batch.seat, np.int16)
        self.viewer = _look(batch.viewer, np.int16)
        self.done = _look(batch.done, np.bool_)
        self.turned = _look(batch.turned, np.int64)
        self.episode = _look(batch.episode, np.int64)
        self.length = _look(batch.length, np.int64)
        self.reward = _look(batch.reward, np.float64, self.players)
        self.final_score = _look(batch.final_score, np.int16, self.players)
        self.final_length = _look(batch.final_length, np.int64)
        self.final_turned = _look(batch.final_turned, np.int64)
        self._first_legal = first_legal(count)
        self._flat_legal = self.legal.reshape(-1)
        self._autoreset = autoreset

    @property
    def set(self) -> NDArray[np.int16]:
        """Row by row, the columns that are not zero, in no order: the first `set_count` of them count."""
        self.batch.list_set()
        listed: NDArray[np.int16] = self._set
        return listed

    @property
    def set_count(self) -> NDArray[np.int64]:
        """How many columns of each row are not zero."""
        self.batch.list_set()
        counts: NDArray[np.int64] = self._set_count
        return counts

    def step(self, actions: Any) -> None:
        """One action for every game (-1 where it is over); all are checked before any is carried out."""
        self.batch.step(action_bytes(actions, self.count))

    def restart(self, places: Any) -> None:
        """Begin new games where the array is true."""
        chosen = np.asarray(places)
        if chosen.shape != (self.count,) or chosen.dtype != np.bool_:
            raise BadActions(f"places are {self.count} booleans, not {chosen.dtype} {chosen.shape}")
        self.batch.restart(chosen.tobytes())

    def random_actions(self, rng: np.random.Generator) -> NDArray[np.int16]:
        """A legal action for every game, all equally likely."""
        found = random_legal(rng, self._flat_legal, self.legal_count, self._first_legal)
        return found if self._autoreset else np.where(self.seat < 0, np.int16(-1), found)

    def state(self, place: int) -> State:
        """A copy of a place's true state, which knows everything."""
        return self.batch.state_of(place).clone()


def first_legal(count: int) -> NDArray[np.intp]:
    """Where the lists of legal actions begin, if all of them stand in one row."""
    return np.arange(count, dtype=np.intp) * MOST_LEGAL


def random_legal(
    rng: np.random.Generator, legal: NDArray[np.int16], counts: NDArray[np.int16], firsts: NDArray[np.intp]
) -> NDArray[np.int16]:
    """One out of each list, all equally likely; the lists stand in one row, each from its first place on. (By one index
    instead of two, which takes half the time.)"""
    chosen = (rng.random(len(counts)) * counts).astype(np.intp)
    chosen += firsts
    found: NDArray[np.int16] = legal[chosen]
    return found


def action_bytes(actions: Any, count: int) -> bytes:
    """Actions as a batch reads them; whole numbers of any width are taken, but only if they fit."""
    given = np.asarray(actions)
    if given.shape != (count,) or given.dtype.kind not in "iu":
        raise BadActions(f"actions are {count} whole numbers, not {given.dtype} {given.shape}")
    narrow = given.astype("<i4")
    if given.dtype.itemsize > 2 and not np.array_equal(narrow, given):
        place = int(np.flatnonzero(narrow != given)[0])
        raise BadActions(f"place {place}: action {given[place]} is not legal", place=place, action=int(given[place]))
    return narrow.tobytes()


def _look(memory: Any, kind: Any, width: int = 0) -> Any:
    """Live, read-only, and without a copy."""
    seen = np.frombuffer(memory, kind)
    return seen.reshape(-1, width) if width else seen


class Eyes:
    """Row and mask of single states, each a fresh array."""

    def __init__(self, spec: EnvSpec) -> None:
        self.looker = Looker(observer_of(spec.game), spec.title.action_count)
        self.columns = int(self.looker.observer.count)
        self.actions = spec.title.action_count
        self._row = _look(self.looker.sheet.values, np.int16)
        self._set = _look(self.looker.sheet.set, np.int16)
        self._set_count = _look(self.looker.sheet.set_count, np.int64)
        self._mask = _look(self.looker.mask, np.int8)

    def row(self, state: State, seat: int) -> NDArray[np.int16]:
        """What the seat may know."""
        self.looker.look(state, seat)
        row: NDArray[np.int16] = self._row.copy()
        return row

    def sparse(self, state: State, seat: int) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
        """The same: the columns that are not zero, in order, and what is in them."""
        self.looker.look(state, seat)
        self.looker.list_set()
        columns = np.sort(self._set[: int(self._set_count[0])])
        return columns, self._row[columns]

    def mask(self, state: State) -> NDArray[np.int8]:
        """1 where an action is legal; nothing is after the end."""
        self.looker.fill_mask(state)
        mask: NDArray[np.int8] = self._mask.copy()
        return mask
