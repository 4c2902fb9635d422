# compiled: mypyc
"""What a game is worth to each seat when it has ended. All kinds sum to zero over the seats."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from baumeister.engine.state import State
from baumeister.engine.vecs import vec

#: The victory, shared by those who win together: alone first 1, everybody else -1 / (players - 1).
WIN: Final = 0
#: How many seats are behind minus how many are ahead, by the number of opponents: 1 first, -1 last.
RANK: Final = 1
#: Points ahead of the average of the others; not bounded.
LEAD: Final = 2
KINDS: Final = ("win", "rank", "lead")


def fill_rewards(state: State, kind: i64, out: vec[float], base: i64) -> None:
    """Write a reward for every seat, from `base` on."""
    players = state.players
    others: float = float(players - 1)
    if kind == LEAD:
        total: i64 = 0
        for seat in range(players):
            total += state.score(seat)
        for seat in range(players):
            own = state.score(seat)
            out[base + seat] = float(own) - float(total - own) / others
        return
    winners = state.winners() if state.seat < 0 else leaders(state)
    for seat in range(players):
        out[base + seat] = -1.0 / others
    for winner in winners:
        out[base + winner] = (float(players) / float(len(winners)) - 1.0) / others
    if kind == RANK:
        # What a tie rule decides is known for the first place only; behind it points count.
        for seat in range(players):
            out[base + seat] = 1.0 if seat in winners else 0.0
        ranks = vec[float]([out[base + seat] for seat in range(players)])
        for seat in range(players):
            balance: i64 = 0
            for other in range(players):
                if ranks[seat] != ranks[other]:
                    balance += 1 if ranks[seat] > ranks[other] else -1
                elif state.score(seat) != state.score(other):
                    balance += 1 if state.score(seat) > state.score(other) else -1
            out[base + seat] = float(balance) / others


def leaders(state: State) -> list[int]:
    """Who is ahead, for games that are broken off."""
    best: i64 = 0
    for seat in range(state.players):
        if state.score(seat) > best:
            best = state.score(seat)
    return [int(seat) for seat in range(state.players) if state.score(seat) == best]


def rewards_of(state: State, kind: i64) -> list[float]:
    """The same as a list."""
    out = vec[float]([0.0] * int(state.players))
    fill_rewards(state, kind, out, 0)
    return [out[seat] for seat in range(state.players)]
