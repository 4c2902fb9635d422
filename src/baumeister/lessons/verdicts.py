"""How an exercise ended. Verdicts are computed: by trying all own ways, by the goal, or by the chance of winning."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from baumeister.analysis.hints import hint
from baumeister.bots.door import Budget, seen_by
from baumeister.engine.messages import Message
from baumeister.engine.state import State
from baumeister.engine.wire import Choice
from baumeister.lessons.session import Judged, Session, judge_by_goals

#: Positions that are looked at to find the best way.
NODES: Final = 700
DEEPEST: Final = 12
#: By which the chance of every choice is found.
THINKING: Final = Budget(iterations=2000)


@dataclass(frozen=True)
class Verdict:
    """Whether the goal is reached, what was got of it, and where it is known the best, with the way there in words."""

    won: bool
    got: int
    best: int | None = None
    way: tuple[Message, ...] = ()
    #: Between which chances no difference can be told, in percent.
    noise: int = 0


@dataclass(frozen=True)
class Solution:
    """Own decisions to the end of an exercise, and what they bring."""

    won: bool = False
    got: int = -(10**6)
    names: tuple[str, ...] = ()

    def is_better(self, other: Solution) -> bool:
        return (self.won, self.got) > (other.won, other.got)


@dataclass
class Solver:
    """Tries all ways of one own decision (the rest is played by eye), then of two, and so on."""

    session: Session
    judged: Judged
    nodes: int = 0
    #: Everything was tried.
    whole: bool = True

    def best_from(self, start: State) -> Solution:
        best = Solution()
        for depth in range(1, DEEPEST + 1):
            self.whole = True
            self._seen: dict[tuple[int, str], Solution] = {}
            found = self._walk(start.clone(), 0, depth)
            if not best.is_better(found):  # the deeper one, as its ties were decided with more thought
                best = found
            if self.whole or self.nodes >= NODES:
                return best
        return best

    def _walk(self, state: State, own: int, depth: int) -> Solution:
        if own and self.session.is_done(state, own):
            return Solution(*self.judged(state))
        if own >= depth or self.nodes >= NODES:
            self.whole = False
            return self._finish(state, own)
        key = own, state.digest()
        if key not in self._seen:
            self._seen[key] = self._best_of(state, own, depth)
        return self._seen[key]

    def _best_of(self, state: State, own: int, depth: int) -> Solution:
        best = Solution()
        for action in self._thriftiest_first(state):
            self.nodes += 1
            after = state.clone()
            after.apply(action)
            self.session.moves_of_others(after, own + 1)
            way = self._walk(after, own + 1, depth)
            way = replace(way, names=(self.session.game.action_name(action), *way.names))
            if way.is_better(best):
                best = way
        return best

    def _thriftiest_first(self, state: State) -> list[int]:
        """Of ways that bring the same, the one that gives least away is found first; then what one would do at first
        sight."""
        usual = self.session.by_eye(state)

        def dear(choice: Choice) -> tuple[int, bool]:
            paid = sum(amount.count for amount in choice.costs) - sum(amount.count for amount in choice.brings)
            return paid, choice.action != usual

        return [choice.action for choice in sorted(state.choices(), key=dear)]

    def _finish(self, state: State, own: int) -> Solution:
        names: list[str] = []
        while not self.session.is_done(state, own):
            action = self.session.by_eye(state)
            names.append(self.session.game.action_name(action))
            state.apply(action)
            own += 1
            self.session.moves_of_others(state, own)
        return Solution(*self.judged(state), tuple(names))


def best_way(session: Session, start: State) -> Solution:
    """How far one can get in the exercise that begins here, and how."""
    return Solver(session, judge_by_goals(session, start)).best_from(start)


def verdict(session: Session) -> Verdict:
    """On an exercise that has come to its end."""
    tried = session.tried
    exercise = session.chapter.exercise
    if exercise.judge == "chance":
        return chance_of(session, tried.start, session.played[session.standing.since])
    won, got = judge_by_goals(session, tried.start)(session.state)
    if exercise.judge == "goal":
        written = Solution(names=tuple(exercise.solution))
        return Verdict(won, got, way=in_words(session, tried.start, written))
    way = best_way(session, tried.start)
    return Verdict(won, got, max(way.got, got), in_words(session, tried.start, way))


def chance_of(session: Session, start: State, name: str) -> Verdict:
    """Is a choice as good as the best, within what can be told?"""
    found = hint(seen_by(session.game, start), THINKING).choices
    best, mine = found[0], next(one for one in found if one.name == name)
    noise = max(best.noise or 0.0, mine.noise or 0.0)
    won = mine.chance >= best.chance - noise
    return Verdict(won, round(100 * mine.chance), round(100 * best.chance), (best.message,), round(100 * noise))


def in_words(session: Session, start: State, way: Solution) -> tuple[Message, ...]:
    """The way as the engine words its choices."""
    state, said = start.clone(), []
    for own, name in enumerate(way.names, start=1):
        choice = next(choice for choice in state.choices() if choice.name == name)
        said.append(choice.message)
        state.apply(choice.action)
        session.moves_of_others(state, own)
    return tuple(said)
