"""A hint for the seat that is asked: its choices, the best first, with the chance of winning and how sure that is.

A search ranks the choices. How sure it is of the best ones is found in a second way: quick games are played on from
each (judging.py). Their spread and how far they are from what the search says are the noise together. A hint comes
through the same door as a bot, so it cannot tell anybody what that seat may not know.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from typing import Final

from baumeister.analysis.eyes import Eyes, NetEyes
from baumeister.analysis.forms import Hint, Hinted
from baumeister.analysis.judging import estimate, play_on
from baumeister.bots.door import Budget, Seen
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


def hint(seen: Seen, budget: Budget = USUAL, eyes: Eyes | None = None, seed: int = 0) -> Hint:
    """Think about what a seat sees, within the budget."""
    end = time.monotonic() + budget.seconds if budget.seconds else math.inf
    eyes = eyes or NetEyes(seen.game)
    rng = seen.chance(seed)
    seconds = max(_SHORTEST, _SEARCHING * (end - time.monotonic())) if budget.seconds else 0.0
    ranked = eyes.search(seen.imagine(0), budget.iterations or MOST_ITERATIONS, seconds, rng)
    checked = [one.action for one in ranked[:_CHECKED] if one.visits > 0]
    found = _play_on_from(eyes, seen, checked, end, int(rng.below(1 << 30)))
    messages = {choice.action: choice.message for choice in seen.imagine(0).choices()}
    walked = sum(one.visits for one in ranked)
    rows = []
    for one in ranked:
        noise = None
        if one.action in found:
            mean, spread = found[one.action]
            noise = math.hypot(spread, one.chance - mean)
        name = seen.game.action_name(one.action)
        rows.append(Hinted(one.action, name, messages[one.action], one.chance, noise, one.visits / max(1, walked)))
    return Hint(seen.seat, tuple(rows), walked)


def _play_on_from(
    eyes: Eyes, seen: Seen, actions: Sequence[int], end: float, seed: int
) -> dict[int, tuple[float, float]]:
    """What quick games after each of these actions say of the seat's chance: mean and noise, all on the same deals.

    No game is begun that would not end in time, going by the longest one so far. Actions there was no time for are left
    out; the best come first, as they matter most."""
    chances: dict[int, list[list[float]]] = {action: [] for action in actions}
    games = [(action, deal) for action in actions for deal in range(_FEWEST_DEALS)]
    games += [(action, deal) for deal in range(_FEWEST_DEALS, _DEALS) for action in actions]
    now, longest = time.monotonic(), 0.0
    for action, deal in games:
        if now + longest >= end:
            break
        state = seen.imagine(seed + deal)
        state.step(action)
        chances[action].append([play_on(eyes, state, _MOVES, Rng(seed + deal))[seen.seat]])
        begun, now = now, time.monotonic()
        longest = max(longest, now - begun)
    found = {action: estimate(deals) for action, deals in chances.items() if len(deals) >= _FEWEST_DEALS}
    return {action: (one.values[0], one.noise[0]) for action, one in found.items()}
