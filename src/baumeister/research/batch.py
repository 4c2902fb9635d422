# compiled: mypyc
"""Many games side by side, stepped by one call: no Python object is made in a step.

All arrays are `vec`s that live as long as the batch, and numpy looks at their memory (arrays.py). Actions come in as
the bytes of an int32 array: a `vec` handed over by interpreted code would never be freed (mypyc 2.4).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from librt.strings import read_i32_le
from mypy_extensions import i16, i64, u8

from baumeister.bots.one_ply import Player, RandomPlayer
from baumeister.engine.chance import WORD, Rng, threefry
from baumeister.engine.observation import REST, Observer, Sheet
from baumeister.engine.state import MOST_LEGAL, State, make_buffer
from baumeister.engine.vecs import vec
from baumeister.research.errors import BadActions
from baumeister.research.rewards import fill_rewards

#: Bytes of an action; no action: for a place whose game is over.
WIDTH: Final = 4
NO_ACTION: Final = -1
#: Which of a place's numbers by chance: the seed of game g are the numbers 2g and 2g + 1, this is the inner players'.
DICE: Final = 0xFFFFFFFF
#: Who plays at a place of the circle.
OUTSIDE: Final = 0
BY_CHANCE: Final = 1
INSIDE: Final = 2


def game_seed(seed_high: i64, seed_low: i64, place: i64, number: i64) -> int:
    """The seed of a game, by the two halves of the batch's seed, the place and how many games were begun there."""
    high = threefry(seed_high, seed_low, place, 2 * number)
    low = threefry(seed_high, seed_low, place, 2 * number + 1)
    return int(high) << 32 | int(low)


class Starts:
    """How games begin. A plain base class, like State."""

    def make(self, seed: int) -> State:
        """The first state of a game."""
        raise NotImplementedError


@final
class NewGames(Starts):
    """Whole games: exactly what `Game.new` makes of the seed, but from a copy of a blank state."""

    def __init__(self, blank: State, set_up: Callable[[Any, int], None], players: int) -> None:
        self.blank: State = blank  # with rules and options, nothing laid out
        self.set_up: Callable[[Any, int], None] = set_up
        self.players: int = players

    def make(self, seed: int) -> State:
        state = self.blank.clone()
        state.set_chance(seed)
        self.set_up(state, self.players)
        return state


@final
class GivenStarts(Starts):
    """Games that begin from a list of states: one of them by chance, and it is played on exactly as it is."""

    def __init__(self, states: list[State]) -> None:
        self.states: list[State] = states

    def make(self, seed: int) -> State:
        return self.states[seed % len(self.states)].clone()


@final
class Batch:
    """`circle`: who plays, by place in the circle; None asks outside. The circle is turned by one seat from game to
    game, and begins turned by the place's number. `first`: number of the first place, for a batch that is a part of a
    bigger one. `last_round`: a game is broken off when this round is over (0: never). `target`: the reward is 1 for so
    many points since the game began here and -1 for fewer (0: what `reward` says).

    With `autoreset` a new game begins where one has ended, in the same step. Without, the place shows the end (no legal
    actions, the row of the seat that was asked last) and takes no action until `restart`."""

    def __init__(
        self,
        starts: Starts,
        players: i64,
        actions: i64,
        count: i64,
        first: i64,
        seed: int,
        observer: Observer,
        circle: list[Player | None],
        reward: i64,
        last_round: i64,
        target: i64,
        with_masks: bool,
        with_observations: bool,
        skip_forced: bool,
        autoreset: bool,
    ) -> None:
        self.starts: Starts = starts
        self.players: i64 = players
        self.actions: i64 = actions
        self.count: i64 = count
        self.first: i64 = first
        self.seed_high: i64 = seed >> 32
        self.seed_low: i64 = seed & WORD
        self.observer: Observer = observer
        self.circle: list[Player | None] = circle
        kinds: list[int] = []
        for player in circle:
            if player is None:
                kinds.append(OUTSIDE)
            else:
                kinds.append(BY_CHANCE if isinstance(player, RandomPlayer) else INSIDE)
        self.kinds: vec[i64] = vec[i64](kinds)
        self.has_inner: bool = kinds.count(OUTSIDE) < len(kinds)
        self.reward_kind: i64 = reward
        self.last_round: i64 = last_round
        self.target: i64 = target
        self.with_masks: bool = with_masks
        self.with_observations: bool = with_observations
        self.skip_forced: bool = skip_forced
        self.autoreset: bool = autoreset
        self.rng: Rng = Rng(0)
        self.buffer: vec[i64] = make_buffer()
        self.states: list[State] = []
        self.set_listed: bool = False  # of all rows as they stand now
        rows: i64 = 1
        cells: i64 = 1
        if with_observations:
            rows = count
        if with_masks:
            cells = count * actions
        # ---- what is looked at
        self.sheet: Sheet = observer.make_sheet(rows)
        self.mask: vec[u8] = vec[u8]([0] * cells)
        self.legal: vec[i16] = vec[i16]([0] * (count * MOST_LEGAL))
        self.legal_count: vec[i16] = vec[i16]([0] * count)
        self.seat: vec[i16] = vec[i16]([0] * count)  # who is asked; -1: the game is over
        self.viewer: vec[i16] = vec[i16]([0] * count)  # whose row it is: who is asked, or was last
        self.done: vec[u8] = vec[u8]([0] * count)  # a game ended in this step
        self.turned: vec[i64] = vec[i64]([0] * count)
        self.episode: vec[i64] = vec[i64]([0] * count)  # games begun
        self.length: vec[i64] = vec[i64]([0] * count)  # actions from outside in this game
        # ---- of the last game that ended here
        self.reward: vec[float] = vec[float]([0.0] * (count * players))  # zero but in the step of the end
        self.final_score: vec[i16] = vec[i16]([0] * (count * players))
        self.final_length: vec[i64] = vec[i64]([0] * count)
        self.final_turned: vec[i64] = vec[i64]([0] * count)
        self.begun_score: vec[i16] = vec[i16]([0] * (count * players))
        self.words: vec[i64] = vec[i64]([0] * count)  # dice of the inner players
        for i in range(count):
            self.words[i] = Rng(i64(threefry(self.seed_high, self.seed_low, first + i, DICE))).word
            state = self.begin(i)
            self.states.append(state)
            self.show(i, self.go_on(i, state), False)

    # ---- the outside

    def step(self, actions: bytes) -> None:
        """One action for every game; all are checked before any is carried out."""
        count = self.count
        if len(actions) != WIDTH * count:
            raise BadActions(f"{count} actions of {WIDTH} bytes each, not {len(actions)} bytes", place=-1, action=-1)
        for i in range(count):
            action: i64 = i64(read_i32_le(actions, WIDTH * i))
            if not self.accepts(i, action):
                self.refuse(i, action)
        for i in range(count):
            self.play(i, i64(read_i32_le(actions, WIDTH * i)))

    def step_random(self, steps: i64) -> None:
        """So many steps of every game by random choices, without leaving compiled code."""
        for _step in range(steps):
            for i in range(self.count):
                if self.seat[i] >= 0:
                    self.rng.word = self.words[i]
                    choice = self.rng.below(i64(self.legal_count[i]))
                    self.words[i] = self.rng.word
                    self.play(i, i64(self.legal[i * MOST_LEGAL + choice]))

    def restart(self, places: bytes) -> None:
        """Begin a new game where the byte is not zero, whether the old one has ended or not."""
        if len(places) != self.count:
            raise BadActions(f"{self.count} places of a byte each, not {len(places)} bytes", place=-1, action=-1)
        for i in range(self.count):
            if places[i] != 0:
                self.clear_end(i)
                state = self.begin(i)
                self.states[i] = state
                self.show(i, self.go_on(i, state), False)

    def list_set(self) -> None:
        """List the columns that are not zero, in all rows as they stand now."""
        if self.with_observations and not self.set_listed:
            for i in range(self.count):
                self.sheet.list_set(i)
            self.set_listed = True

    def state_of(self, place: i64) -> State:
        """The true state, which knows everything: for tests and records, not for players."""
        return self.states[place]

    # ---- inside

    def accepts(self, i: i64, action: i64) -> bool:
        if self.seat[i] < 0:
            return action == NO_ACTION
        if self.with_masks:
            return 0 <= action < self.actions and self.mask[i * self.actions + action] != 0
        first: i64 = i * MOST_LEGAL
        for at in range(first, first + i64(self.legal_count[i])):
            if i64(self.legal[at]) == action:
                return True
        return False

    def refuse(self, i: i64, action: i64) -> None:
        why = "is not legal"
        if self.seat[i] < 0:
            why = f"after the end of the game (no action is {NO_ACTION})"
        raise BadActions(f"place {int(i)}: action {int(action)} {why}", place=int(i), action=int(action))

    def play(self, i: i64, action: i64) -> None:
        if self.done[i] != 0:
            self.clear_end(i)
        if action < 0:
            return
        if self.with_observations:
            self.sheet.clear(i, REST)
        state = self.states[i]
        state.step(action)
        self.length[i] += 1
        after = self.go_on(i, state)
        self.show(i, after, after is state)

    def clear_end(self, i: i64) -> None:
        """The step in which the game ended is over."""
        self.done[i] = 0
        base: i64 = i * self.players
        for seat in range(self.players):
            self.reward[base + seat] = 0.0

    def begin(self, i: i64) -> State:
        """A new game; its seed depends on the seed of the batch, the place and how many games were played there."""
        number: i64 = self.episode[i]
        place: i64 = self.first + i
        self.turned[i] = (place + number) % self.players
        self.episode[i] = number + 1
        self.length[i] = 0
        state = self.starts.make(game_seed(self.seed_high, self.seed_low, place, number))
        if self.target > 0:
            for seat in range(self.players):
                self.begun_score[i * self.players + seat] = i16(state.score(seat))
        return state

    def go_on(self, i: i64, state: State) -> State:
        """Up to the next decision that is made outside, or to the end; returns the state, which may be that of a new
        game."""
        buffer = self.buffer
        rng = self.rng
        count: i64 = 0
        while True:
            if state.seat < 0 or (self.last_round > 0 and state.round > self.last_round):
                self.finish(i, state)
                if not self.autoreset:
                    count = 0
                    break
                state = self.begin(i)
                self.states[i] = state
                continue
            count = state.fill_legal(buffer)
            if count == 1 and self.skip_forced:
                state.step(buffer[0])
                continue
            if self.has_inner:
                in_circle: i64 = state.seat + self.turned[i]
                if in_circle >= self.players:
                    in_circle -= self.players
                kind = self.kinds[in_circle]
                if kind == BY_CHANCE:
                    rng.word = self.words[i]
                    state.step(buffer[rng.below(count)])
                    self.words[i] = rng.word
                    continue
                if kind == INSIDE:
                    self.play_inside(i, state, in_circle, count)
                    continue
            break
        self.show_legal(i, count)
        if count > 0:
            self.seat[i] = i16(state.seat)
            self.viewer[i] = i16(state.seat)
        else:
            self.seat[i] = -1
        return state

    def play_inside(self, i: i64, state: State, in_circle: i64, count: i64) -> None:
        """One action of a player inside, which sees no more than its seat may."""
        buffer = self.buffer
        if count == 1:
            state.step(buffer[0])
            return
        player = self.circle[in_circle]
        assert player is not None
        rng = self.rng
        rng.word = self.words[i]
        imagined = state.clone()
        imagined.redeal(state.seat, rng)
        state.step(player.pick(imagined, rng, buffer))
        self.words[i] = rng.word

    def show_legal(self, i: i64, count: i64) -> None:
        """What is legal now, from the buffer."""
        buffer = self.buffer
        legal = self.legal
        first: i64 = i * MOST_LEGAL
        if self.with_masks:
            mask = self.mask
            base: i64 = i * self.actions
            for at in range(first, first + i64(self.legal_count[i])):
                mask[base + i64(legal[at])] = 0
            for at in range(count):
                action = buffer[at]
                mask[base + action] = 1
                legal[first + at] = i16(action)
        else:
            for at in range(count):
                legal[first + at] = i16(buffer[at])
        self.legal_count[i] = i16(count)

    def finish(self, i: i64, state: State) -> None:
        self.done[i] = 1
        self.final_length[i] = self.length[i]
        self.final_turned[i] = self.turned[i]
        base: i64 = i * self.players
        for seat in range(self.players):
            self.final_score[base + seat] = i16(state.score(seat))
        if self.target == 0:
            fill_rewards(state, self.reward_kind, self.reward, base)
            return
        for seat in range(self.players):
            gained: i64 = state.score(seat) - i64(self.begun_score[base + seat])
            self.reward[base + seat] = 1.0 if gained >= self.target else -1.0

    def show(self, i: i64, state: State, follows: bool) -> None:
        """`follows`: the row showed this very state before."""
        if not self.with_observations:
            return
        self.set_listed = False
        if follows:
            self.observer.follow(state, i64(self.viewer[i]), self.sheet, i)
        else:
            self.observer.look(state, i64(self.viewer[i]), self.sheet, i)


@final
class Looker:
    """One row and one mask at a time, for environments that hold a single state."""

    def __init__(self, observer: Observer, actions: i64) -> None:
        self.observer: Observer = observer
        self.sheet: Sheet = observer.make_sheet(1)
        self.buffer: vec[i64] = make_buffer()
        self.mask: vec[u8] = vec[u8]([0] * actions)
        self.shown: i64 = 0

    def look(self, state: State, seat: i64) -> None:
        """Fill the row with what the seat may know."""
        self.observer.look(state, seat, self.sheet, 0)

    def list_set(self) -> None:
        """List the columns of the row that are not zero."""
        self.sheet.list_set(0)

    def fill_mask(self, state: State) -> None:
        """Mark what is legal; nothing after the end."""
        for i in range(self.shown):
            self.mask[self.buffer[i]] = 0
        self.shown = 0
        if state.seat >= 0:
            self.shown = state.fill_legal(self.buffer)
            for i in range(self.shown):
                self.mask[self.buffer[i]] = 1
