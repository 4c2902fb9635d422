"""A hint for the seat that is asked: its choices, the best first, with the chance of winning and how sure that is.

A search ranks the choices. How sure it is of the best ones is found in a second way: quick games are played on from
each (judging.py). Their spread and how far they are from what the search says are the noise together. Where the game
is as good as won or lost, choices are told apart by points. Why one is better the judge's parts say (reasons.py). A
hint comes through the same door as a bot, so it cannot tell anybody what that seat may not know.
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
#: Choices that are looked at in the second way, on so many deals, playing on for so many decisions.
_CHECKED: Final = 4
_DEALS: Final = 6
_MOVES: Final = 12
#: Part of the seconds that the search gets, at least so many (0 would mean: as many as it likes), and deals from which
#: on their spread says anything.
_SEARCHING: Final = 0.75
_SHORTEST: Final = 1e-9
_FEWEST_DEALS: Final = 3


#: Above and below these chances a game is as good as decided: then points say more.
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
    """The choices the search likes best. Where the game is decided the one the judge likes best comes first: the search
    asks for nothing but winning, and may have passed it over."""
    liked = [one.action for one in ranked[:_CHECKED] if one.visits > 0]
    if not decided:
        return liked
    richest = max(parts, key=lambda action: sum(parts[action].values()))
    return [richest, *(action for action in liked if action != richest)][:_CHECKED]


def _most_points_first(ranked: Sequence[Ranked], games: _Games) -> list[Ranked]:
    """Of those that were looked at a second time; the others follow as the search has them."""
    points = {action: fmean(points for _, points in found) for action, found in games.items()}
    return sorted(ranked, key=lambda one: -points.get(one.action, -math.inf))


def _noise_of_chance(one: Ranked, games: _Games) -> float | None:
    if one.action not in games:
        return None
    found = estimate([[chance] for chance, _ in games[one.action]])
    return math.hypot(found.noise[0], one.chance - found.values[0])


def _with_points(row: Hinted, games: _Games, first: int) -> Hinted:
    """With what it promises beyond the first choice, on the deals that both were played on from."""
    if row.action not in games or first not in games:
        return row
    pairs = zip(games[row.action], games[first], strict=False)
    found = estimate([[own - best] for (_, own), (_, best) in pairs])
    return replace(row, points=found.values[0], points_noise=found.noise[0])


def _play_on_from(eyes: Eyes, seen: Seen, actions: Sequence[int], end: float, seed: int) -> _Games:
    """Quick games after each of these actions, all on the same deals.

    No game is begun that would not end in time, going by the longest one so far. Actions there was no time for are left
    out; the best come first, as they matter most."""
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
