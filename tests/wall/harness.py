"""The wall: what a seat cannot know must not reach it, neither shown nor through `determinize`.

Written over the contract. What is hidden comes from `tests/games/<game>/hidden.py`, which is written from the spec's
information section and never uses `determinize` or `redeal`:

    permute(state, seat, seed, remembered=False)   a copy in which everything the seat is not shown was exchanged
    pools(state, seat)                             the hidden pieces, grouped by what may be exchanged for what
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol

from baumeister.engine.chance import Rng
from tests.battery.plain import encode


@dataclass(frozen=True)
class Pool:
    """Places whose pieces a seat cannot tell apart: the piece in each place, in a fixed order of the places.

    To the seat every arrangement of the pool's pieces over its places is equally likely."""

    name: str
    pieces: tuple[int, ...]


class Hidden(Protocol):
    """`tests/games/<game>/hidden.py`. States are `Any`, so that the harness can be tested with a toy."""

    def permute(self, state: Any, seat: int | None, seed: int, remembered: bool = False) -> Any: ...

    def pools(self, state: Any, seat: int) -> list[Pool]: ...


def hidden_of(game_id: str) -> Hidden:
    module: Hidden = import_module(f"tests.games.{game_id}.hidden")
    return module


# ---- what is shown


def shown(state: Any, seat: int | None) -> dict[str, bytes]:
    """Everything a seat is given; legal actions and choices only when it is asked. (Whose turn and what kind is public.)"""
    return {
        "view": encode(state.view(seat)),
        "decision": encode(state.decision),
        "legal": encode(state.legal() if state.seat == seat else []),
        "choices": encode(state.choices() if state.seat == seat else []),
        "events": encode(state.events(seat)),
    }


def check_equal(true: Any, other: Any, seat: int | None, when: str) -> None:
    here, there = shown(true, seat), shown(other, seat)
    for part, words in here.items():
        assert words == there[part], f"seat {seat} can tell by its {part} {when}"


def check_shown(
    state: Any, hidden: Hidden, seat: int | None, seed: int, choose: Callable[[list[int]], int], follow: int = 6
) -> int:
    """Exchange what the seat cannot see and play on in both worlds with the same actions; how many were compared.

    Until something is revealed nothing may differ. An action of another seat may be impossible in the other world
    (it plays a hidden card); there the two part."""
    true = state.clone()
    other = hidden.permute(state, seat, seed)
    check_equal(true, other, seat, "at once")
    compared = 1
    for _ in range(follow):
        if true.is_over:
            break
        action = choose(true.legal())
        if true.seat != seat and other.why_not(action) is not None:
            break
        revealed = true.revealed
        true.apply(action)
        other.apply(action)
        if true.revealed != revealed or other.revealed != revealed or true.is_over:
            break  # a draw, a card turned up, or the end: now it may differ
        check_equal(true, other, seat, "after the same action")
        compared += 1
    return compared


# ---- what is imagined


def check_imagined(state: Any, hidden: Hidden, seat: int, seed: int) -> None:
    """`determinize` and `redeal` depend on what the seat knows and on the seed, and on nothing else."""
    before = state.digest()
    imagined = state.determinize(seat, seed)
    digest = imagined.digest()
    assert state.digest() == before, "determinize changed the true state"
    assert state.determinize(seat, seed).digest() == digest, "not even the same twice"
    assert state.determinize(seat, seed + 1).digest() != digest, "the seed makes no difference"
    other = hidden.permute(state, seat, seed + 1, remembered=True)
    assert other.determinize(seat, seed).digest() == digest, f"determinize peeks at what seat {seat} cannot know"
    check_equal(state.clone(), imagined, seat, "in an imagined state")
    # A search redeals the state it once imagined; that must be as good as redealing the true one.
    once, again = state.clone(), imagined.clone()
    once.redeal(seat, Rng(seed))
    again.redeal(seat, Rng(seed))
    assert once.digest() == again.digest(), "redealing an imagined state is not as good as redealing the true one"


def check_frequencies(state: Any, hidden: Hidden, seat: int, seeds: Sequence[int]) -> int:
    """Every hidden piece turns up in every place it may be, about as often as it should; how many places there are.

    The bound is five standard deviations (and some for tiny numbers), so an honest game fails about once in a
    million comparisons; seeds are fixed, so it either always fails or never."""
    truth = hidden.pools(state, seat)
    drawn = [hidden.pools(state.determinize(seat, seed), seat) for seed in seeds]
    for number, pool in enumerate(truth):
        arrangements = [world[number].pieces for world in drawn]
        for pieces in arrangements:
            assert sorted(pieces) == sorted(pool.pieces), f"pieces of {pool.name} came or went"
        counts = Counter(pool.pieces)
        size = len(pool.pieces)
        for place in range(size):
            seen = Counter(pieces[place] for pieces in arrangements)
            for piece, count in counts.items():
                _about(seen[piece], len(seeds), count / size, f"piece {piece} in place {place} of {pool.name}")
        for place in range(size - 1):
            pairs = Counter(pieces[place : place + 2] for pieces in arrangements)
            for first, second in {(first, second) for first in counts for second in counts}:
                chance = counts[first] / size * (counts[second] - (first == second)) / (size - 1)
                _about(pairs[first, second], len(seeds), chance, f"{first}, {second} from place {place} of {pool.name}")
        ways = math.factorial(size) // math.prod(math.factorial(count) for count in counts.values())
        _about(arrangements.count(pool.pieces), len(seeds), 1 / ways, f"the true arrangement of {pool.name}")
    return sum(len(pool.pieces) for pool in truth)


def _about(count: int, tries: int, chance: float, what: str) -> None:
    expected = tries * chance
    bound = 5 * math.sqrt(tries * chance * (1 - chance)) + 5
    assert abs(count - expected) <= bound, f"{what}: {count} times in {tries}, expected about {expected:.1f}"


def check_nothing_forgotten(state: Any, hidden: Hidden, seat: int) -> None:
    """A title without pools has no hidden piece: then all a seat cannot know is the game's chance.

    One that has pools except at some moments says so with HIDES_PIECES."""
    if hidden.pools(state, seat) or getattr(hidden, "HIDES_PIECES", False):
        return
    other = hidden.permute(state, seat, 1, remembered=True)
    changed = {name for name in state.field_names() if list_of(state, name) != list_of(other, name)}
    assert changed <= {"key_high", "key_low", "draws"}, f"hidden, but in no pool: {sorted(changed)}"


def list_of(state: Any, field: str) -> list[int]:
    value = getattr(state, field)
    return [value] if isinstance(value, int) else list(value)
