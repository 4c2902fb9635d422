"""Looks for exercises in games between Masters: a funnel, cheap looks first, each of its stages counted.

1. `decisions`: the Masters of a game search a little at every decision;
2. `doubtful`: there, a Journeyman (the net, one step ahead) would choose something clearly worse;
3. `different`: at least four choices lead to different positions;
4. `deep`: a search of 20,000 iterations likes the same choice best, by a clear gap, and the Journeyman is still wrong;
5. `second-net`: so does a search with a net of another training;
6. `played`: games played on from it and from the second best say so, too (paired.py);
7. `explained`: something differs at the end of the round or of the game that can be put into words.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from baumeister.analysis.eyes import Ranked
from baumeister.analysis.reasons import LEAST_SAID
from baumeister.analysis.rounds import different_ways, line_after
from baumeister.bots.door import seen_by
from baumeister.bots.judges import judge_of
from baumeister.bots.level_bots import master_search
from baumeister.bots.nets import NetData, shipped_net
from baumeister.bots.one_ply import JudgeCritic, NetCritic, OnePly
from baumeister.bots.puct import Search, logit
from baumeister.engine.chance import Rng
from baumeister.engine.errors import BaumeisterError
from baumeister.engine.game import Game
from baumeister.engine.options import OptionValue
from baumeister.engine.state import State
from baumeister.exercises.form import MinedExercise, Proof
from baumeister.exercises.paired import THINKING, Clear, compare, pick, think
from baumeister.games import game as find_game

STAGES: Final = ("games", "decisions", "doubtful", "different", "deep", "second-net", "played", "explained")

#: Iterations of a game's players, of the long search, and of the search with the second net.
PLAYING: Final = 120
DEEP: Final = 20_000
SECOND: Final = 3_000
#: Choices that must lead to different positions.
LEAST_CHOICES: Final = 4
#: By how much the best must be ahead: of the Journeyman's choice at the first look, of the second best at the others.
FIRST_GAP: Final = 0.06
DEEP_GAP: Final = 0.10
SECOND_GAP: Final = 0.03
#: Where the first sight is surer than this (in log odds) of its favourite, a search rarely thinks otherwise.
SURE_AT_SIGHT: Final = 1.0
#: Decisions between two exercises of one game: neighbours ask the same.
APART: Final = 8
#: Points at the end of the game that are worth a word.
LEAST_POINTS: Final = 1.0


class BadAim(BaumeisterError):
    """No game has such decisions: the number of players or the phase does not exist."""

    code = "bad-exercise-aim"


@dataclass(frozen=True)
class Aim:
    """Which decisions are looked at: with so many players, up to this round, in these phases. Empty and 0: all."""

    players: tuple[int, ...] = ()
    last_round: int = 0
    phases: tuple[str, ...] = ()

    def check(self, game: Game) -> None:
        """Raises BadAim."""
        for players in self.players:
            if not game.players_min <= players <= game.players_max:
                raise BadAim(f"{game.id} is not played by {players}", game=game.id, wanted=str(players))
        for phase in self.phases:
            if phase not in game.catalogue.phases:
                known = ", ".join(game.catalogue.phases)
                raise BadAim(f"{game.id} has no phase {phase[:40]!r}, only {known}", game=game.id, wanted=phase[:40])

    def table_of(self, game: Game, number: int) -> int:
        """How many play the game of this number: all wanted sizes take turns."""
        sizes = self.players or tuple(game.sizes)
        return sizes[number % len(sizes)]

    def is_past(self, state: State) -> bool:
        """Is nothing looked for any more in this game?"""
        return bool(state.is_over) or (bool(self.last_round) and int(state.round) > self.last_round)

    def takes(self, state: State) -> bool:
        return not self.phases or state.catalogue().phases[state.phase] in self.phases


@dataclass(frozen=True)
class Pit:
    """Where is mined: games by number, made from a seed."""

    game: str
    seed: int
    second_net: NetData | None = None
    aim: Aim = Aim()

    @property
    def key(self) -> tuple[str, int, str, Aim]:
        """Game, seed, version of the second net, empty without one, and aim: searches with the same key find the
        same."""
        return self.game, self.seed, "" if self.second_net is None else self.second_net.version, self.aim


@dataclass(frozen=True)
class Haul:
    """What came of one game."""

    number: int
    counts: dict[str, int]
    found: tuple[MinedExercise, ...]


class Miner:
    """Plays the games of a pit and looks at every decision."""

    def __init__(self, pit: Pit) -> None:
        self.pit = pit
        self.game: Final[Game] = find_game(pit.game)
        self.net: Final = shipped_net(pit.game)
        self._search: Final[Search] = master_search(self.game)
        self._journeyman: Final = OnePly(NetCritic(self.net.evaluator()))
        self._apprentice: Final = OnePly(JudgeCritic(judge_of(pit.game)))
        self._counts: Counter[str] = Counter()

    @cached_property
    def _second(self) -> Search | None:
        """The Master's search with the other net."""
        return None if self.pit.second_net is None else master_search(self.game, self.pit.second_net)

    def dig(self, number: int) -> Haul:
        """Play one game. What is found depends on the pit and the number alone."""
        self._counts = Counter(games=1)
        found = tuple(self._look_through(number))
        return Haul(number, dict(self._counts), found)

    def _look_through(self, number: int) -> Iterator[MinedExercise]:
        game = self.game
        aim = self.pit.aim
        players = aim.table_of(game, number)
        seed = self.pit.seed * 1_000_000 + number
        options = game.settle_options({})
        state = game.new(players, seed=seed, options=options)
        rng, line, last = Rng(seed), list[str](), -APART
        while not aim.is_past(state):
            legal = state.legal()
            action = legal[0]
            if len(legal) > 1:
                seen = seen_by(game, state)
                ranked = self._ranked(self._search, seen.imagine(1), PLAYING, rng)
                action = pick([(one.action, one.visits) for one in ranked], rng)
                self._counts["decisions"] += 1
                if len(legal) >= LEAST_CHOICES and len(line) - last >= APART and aim.takes(state):
                    question = MinedDecision(seed, options, line, state)
                    if (found := self._examine(question, ranked)) is not None:
                        last = len(line)
                        yield found
            line.append(game.action_name(action))
            state.step(action)

    def _examine(self, question: MinedDecision, ranked: Sequence[Ranked]) -> MinedExercise | None:
        """The exercise, if this decision is one."""
        state = question.state
        imagined = state.determinize(int(state.seat), 1)
        order = self._at_first_sight(imagined)
        if order is None or order[0] == ranked[0].action or _ahead(ranked, order[:1]) < FIRST_GAP:
            return None
        tempting = order[0]
        self._counts["doubtful"] += 1
        ways = different_ways(state)
        if len(ways) < LEAST_CHOICES:
            return None
        self._counts["different"] += 1
        same_as = {action: way for way in ways for action in way}
        deep = self._ranked(self._search, imagined, DEEP, Rng(question.seed + 2))
        best = same_as[deep[0].action]
        others = [action for action in same_as if action not in best]
        if tempting in best or _ahead(deep, others) < DEEP_GAP:
            return None
        self._counts["deep"] += 1
        if self._second is not None:
            again = self._ranked(self._second, imagined, SECOND, Rng(question.seed + 3))
            if again[0].action not in best or _ahead(again, others) < SECOND_GAP:
                return None
        self._counts["second-net"] += 1
        second = max((one for one in deep if one.action in others), key=lambda one: one.chance).action
        clear, tally = compare(self.game, self._search, state, deep[0].action, second, question.seed + 4)
        if clear is not Clear.BETTER:
            return None
        self._counts["played"] += 1
        if not can_be_explained(tally.proof()):
            return None
        self._counts["explained"] += 1
        apprentice = int(self._apprentice.answer(imagined, Rng(question.seed + 5)))
        names = self.game.action_name
        return MinedExercise(
            id=question.id(self.game.id),
            game=self.game.id,
            players=int(state.players),
            options=dict(question.options),
            seed=question.seed,
            line=list(question.line),
            digest=state.digest(),
            seat=int(state.seat),
            round=int(state.round),
            phase=state.view(int(state.seat)).phase,
            decision=state.decision.name,
            choices=len(ways),
            best=[names(action) for action in best],
            second=names(second),
            tempting=names(tempting),
            rank=1 + min(order.index(action) for action in best),
            apprentice_errs=apprentice not in best,
            chances={names(one.action): round(one.chance, 3) for one in deep},
            proof=tally.proof(),
            lines={names(action): self._play_on(state, action, question.seed) for action in (deep[0].action, tempting)},
            nets=[self.net.version, *([self.pit.second_net.version] if self.pit.second_net else [])],
        )

    def _ranked(self, search: Search, imagined: State, iterations: int, rng: Rng) -> list[Ranked]:
        search.iterations, search.seconds = iterations, 0.0
        search.think(imagined, rng)
        return [Ranked(*found) for found in search.outcome()]

    def _at_first_sight(self, imagined: State) -> list[int] | None:
        """All legal actions as a Journeyman likes them, best first; None where it has no doubt."""
        player = self._journeyman
        count = int(player.look(imagined, Rng(1)))
        order = sorted(range(count), key=lambda place: -player.values[place])
        best, second = (logit(player.values[place]) for place in order[:2])
        return None if best - second > SURE_AT_SIGHT else [int(player.actions[place]) for place in order]

    def _play_on(self, state: State, action: int, seed: int) -> list[str]:
        """How the round may go on after a choice, as Masters play it."""
        self._search.iterations, self._search.seconds = THINKING, 0.0
        rng = Rng(seed)
        return line_after(self.game, state, action, lambda now: think(now, self._search, rng))


@dataclass(frozen=True)
class MinedDecision:
    """A decision in a game under way."""

    seed: int
    options: dict[str, OptionValue]
    line: list[str]
    state: State

    def id(self, game_id: str) -> str:
        text = f"{game_id} {self.state.digest()}"
        return hashlib.blake2b(text.encode(), digest_size=4).hexdigest()


def _ahead(ranked: Sequence[Ranked], others: Sequence[int]) -> float:
    """By how much the first one's chance is higher than the best chance of these."""
    return ranked[0].chance - max(one.chance for one in ranked if one.action in others)


def can_be_explained(proof: Proof) -> bool:
    """Does something differ that has a name?"""
    return abs(proof.points) >= LEAST_POINTS or any(abs(gap) >= LEAST_SAID for gap in proof.parts.values())
