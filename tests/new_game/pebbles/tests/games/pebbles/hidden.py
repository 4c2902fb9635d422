"""What a seat of Pebbles cannot know, by docs/rules/pebbles.md: cards it has not seen, and the key of the chance."""

from __future__ import annotations

import random
from typing import cast

import baumeister as bm
from baumeister.games.pebbles.rules import Pebbles
from tests.wall.harness import Pool


def hidden_places(state: Pebbles, seat: int | None) -> list[int]:
    """Places of the row of cards: two for each seat, of which the first is kept; then the box."""
    seen = set() if seat is None else {2 * seat, 2 * seat + 1}
    if state.is_over:
        seen |= {2 * other for other in range(state.players)}
    return [place for place in range(6) if place not in seen]


def permute(state: bm.State, seat: int | None, seed: int, remembered: bool = False) -> bm.State:
    """A copy in which everything that the seat (None: a spectator) is not shown has been exchanged."""
    dice = random.Random(seed)
    other = cast(Pebbles, state.clone())
    places = hidden_places(other, seat)
    cards = [other.card[place] for place in places]
    dice.shuffle(cards)
    for place, card in zip(places, cards, strict=True):
        other.card[place] = card
    other.key_high, other.key_low, other.draws = dice.getrandbits(32), dice.getrandbits(32), dice.randrange(1000)
    return other


def pools(state: bm.State, seat: int) -> list[Pool]:
    s = cast(Pebbles, state)
    return [Pool("cards", tuple(int(s.card[place]) for place in hidden_places(s, seat)))]
