"""A hint for the seat that is asked: its choices, the best first, with the chance of winning and how certain that is. A
search ranks the choices. A second look at the best ones says how certain that is: quick games are played on from each
(judging.py). Their spread and their distance from the search's value together make the noise. Where the game is as good
as won or lost, choices are compared by points. The judge's parts say why one is better (reasons.py). A hint uses the
same door as a bot, so it cannot reveal what that seat may not know.
"""

from __future__ import annotations

import math
import time
from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Final, TypeAlias

from msgspec.structs import replace

from baumeister.analysis.eyes import Eyes, NetEyes, Ranked
from baumeister.analysis.forms import Hint, Hinted
from baumeister.analysis.judging import estimate, play_on
from baumeister.analysis.reasons import Parts, parts_after, why
from baumeister.bots.door import Budget, Seen
from baumeister.bots.judges import judge_of
from baumeister.bots.level_bots import MOST_ITERATIONS
from baumeister.engine.chance import Rng

#: How long a hint may take.
USUAL: Final = Budget(iterations=10_000, seconds=1.5)
#: Choices that get a second look, on how many deals, playing on for how many decisions.
_CHECKED: Final = 4
_DEALS: Final = 6
_MOVES: Final = 12
#: The search's part of the seconds, its minimum (0 would mean no limit), and how many deals it takes for their spread
#: to mean anything.
_SEARCHING: Final = 0.75
_SHORTEST: Final = 1e-9
_FEWEST_DEALS: Final = 3


#: Beyond these chances a game is as good as decided: then points say more.
_WON: Final = 0.97
_LOST: Final = 0.03
#: Deals on which the judge says what each choice is good for.
_REASONED: Final = 3

#: By action: the seat's chance and its points after each quick game.
_Games: TypeAlias = Mapping[int, Sequence[tuple[float, float]]]


def hint(seen: Seen, budget: Budget = USUAL, eyes: Eyes | None = None, seed: int = 0) -> Hint:
    """Think about what a seat sees, within the budget."""
    end = time.monotonic() + budget.seconds if budget.seconds else math.inf
    eyes = eyes or NetEyes(seen.game)
    rng = seen.chance(seed)
    seconds = max(_SHORTEST, _SEARCHING * (end - time.monotonic())) if budget.seconds else 0.0
    ranked = eyes.search(seen.imagine(0), budget.iterations or MOST_ITERATIONS, seconds, rng)
    dealt = int(rng.below(1 << 30))
    deals = [seen.imagine(dealt + deal) for deal in range(_REASONED)]
    parts = parts_after(judge_of(seen.game.id), deals, seen.seat, [one.action for one in ranked])
    decided = _is_decided(ranked)
    games = _play_on_from(eyes, seen, _worth_a_look(ranked, parts, decided), end, dealt)
    if decided:
        ranked = _most_points_first(ranked, games)
    messages = {choice.action: choice.message for choice in seen.imagine(0).choices()}
    walked = sum(one.visits for one in ranked)
    rows = []
    for place, one in enumerate(ranked):
        other = ranked[0] if place else ranked[min(1, len(ranked) - 1)]
        row = Hinted(
            action=one.action,
            name=seen.game.action_name(one.action),
            message=messages[one.action],
            chance=one.chance,
            noise=_noise_of_chance(one, games),
            favoured=one.visits / max(1, walked),
            why=why(seen.game.id, parts[one.action], parts[other.action]),
        )
        rows.append(_with_points(row, games, ranked[0].action) if decided else row)
    return Hint(seen.seat, tuple(rows), walked, "points" if decided else "chance")


def _is_decided(ranked: Sequence[Ranked]) -> bool:
    """Is the game as good as won, or as good as lost, with everything that was looked at?"""
    chances = [one.chance for one in ranked[:_CHECKED] if one.visits > 0]
    return bool(chances) and (min(chances) > _WON or max(chances) < _LOST)


def _worth_a_look(ranked: Sequence[Ranked], parts: Mapping[int, Parts], decided: bool) -> list[int]:
    """The choices the search likes best. Where the game is decided the judge's favourite comes first: the search cares
    only about winning, and may have missed it."""
    liked = [one.action for one in ranked[:_CHECKED] if one.visits > 0]
    if not decided:
        return liked
    richest = max(parts, key=lambda action: sum(parts[action].values()))
    return [richest, *(action for action in liked if action != richest)][:_CHECKED]


def _most_points_first(ranked: Sequence[Ranked], games: _Games) -> list[Ranked]:
    """Order those that got a second look; the others follow in the search's order."""
    points = {action: fmean(points for _, points in found) for action, found in games.items()}
    return sorted(ranked, key=lambda one: -points.get(one.action, -math.inf))


def _noise_of_chance(one: Ranked, games: _Games) -> float | None:
    if one.action not in games:
        return None
    found = estimate([[chance] for chance, _ in games[one.action]])
    return math.hypot(found.noise[0], one.chance - found.values[0])


def _with_points(row: Hinted, games: _Games, first: int) -> Hinted:
    """With what it promises beyond the first choice, on the deals that both were played on."""
    if row.action not in games or first not in games:
        return row
    pairs = zip(games[row.action], games[first], strict=False)
    found = estimate([[own - best] for (_, own), (_, best) in pairs])
    return replace(row, points=found.values[0], points_noise=found.noise[0])


def _play_on_from(eyes: Eyes, seen: Seen, actions: Sequence[int], end: float, seed: int) -> _Games:
    """Quick games after each of these actions, all on the same deals. No game is begun that would not end in time,
    judging by the longest one so far. Actions for which there was no time are left out; the best come first, because
    they matter most."""
    played: dict[int, list[tuple[float, float]]] = {action: [] for action in actions}
    games = [(action, deal) for action in actions for deal in range(_FEWEST_DEALS)]
    games += [(action, deal) for deal in range(_FEWEST_DEALS, _DEALS) for action in actions]
    now, longest = time.monotonic(), 0.0
    for action, deal in games:
        if now + longest >= end:
            break
        state = seen.imagine(seed + deal)
        state.step(action)
        outlook = play_on(eyes, state, _MOVES, Rng(seed + deal))
        played[action].append((outlook.chances[seen.seat], outlook.points[seen.seat]))
        begun, now = now, time.monotonic()
        longest = max(longest, now - begun)
    return {action: found for action, found in played.items() if len(found) >= _FEWEST_DEALS}
