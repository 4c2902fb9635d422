"""A toy with hidden cards, to prove that the wall catches leaks: six cards, two in each of two hands, two in the deck.

Seats in turn play a card from their hand or wait. It keeps the contract as far as the wall looks at it; each of its
faults is one that real programs had. (It cannot derive from `State`: compiled classes have no interpreted heirs.)
"""

from __future__ import annotations

import hashlib
import random
from dataclasses import dataclass
from typing import Any

from baumeister.engine.chance import Rng
from baumeister.engine.wire import Choice, Decision, Event, Message, Refusal, refuse
from tests.wall.harness import Pool

CARDS = 6
HAND = 2
WAIT = CARDS

#: Faults in what is shown, in what is imagined, and in how often: with the words by which the wall must catch them.
SHOWING = {
    "view": "can tell by its view",
    "decision": "can tell by its decision",
    "legal": "can tell by its legal",
    "choices": "can tell by its choices",
    "events": "can tell by its events",
}
IMAGINING = {
    "peeking determinize": "determinize peeks",
    "favoured truth": "determinize peeks",
    "kept chance": "determinize peeks",
    "unsteady determinize": "not even the same twice",
    "changing determinize": "determinize changed the true state",
    "constant determinize": "the seed makes no difference",
    "careless determinize": "in an imagined state",
    "different redeal": "redealing an imagined state",
}
DEALING = {
    "stuck cards": "expected about",
    "favoured truth": "expected about",
    "rotated cards": "expected about",
    "invented cards": "came or went",
}


#: What every event has.
MOMENT: dict[str, Any] = {"round": 1, "phase": "play", "turn": 1, "cause": None, "moves": (), "changes": ()}


class Play(Decision, frozen=True, tag="play"):
    hint: int


class Waited(Event, frozen=True, tag="waited"):
    seat: int


class Played(Event, frozen=True, tag="played"):
    seat: int
    card: int


class Top(Event, frozen=True, tag="top"):
    card: int


@dataclass(frozen=True)
class ToyView:
    seat: int | None
    hand: tuple[int, ...]
    cards_left: tuple[int, ...]
    table: tuple[int, ...]
    slip: int


class Toy:
    """`order` holds the cards of seat 0, then of seat 1, then the deck; -1 where one was played."""

    def __init__(self, fault: str = "", key: int = 7) -> None:
        self.fault = fault
        self.key = key
        self.order = random.Random(key).sample(range(CARDS), CARDS)
        self.table: list[int] = []
        self.seat = 0
        self.revealed = 0
        self.turns = 0
        self.log: list[tuple[int | None, Event]] = []

    # ---- the contract, as far as the wall goes

    @property
    def is_over(self) -> bool:
        return self.seat < 0

    @property
    def decision(self) -> Decision:
        return Play(1, self.seat, self.order[-1] if self.fault == "decision" else -1)

    def hand(self, seat: int) -> list[int]:
        return [card for card in self.order[seat * HAND : (seat + 1) * HAND] if card >= 0]

    def legal(self) -> list[int]:
        if self.fault == "legal" and max(self.hand(1 - self.seat), default=0) == CARDS - 1:
            return sorted(self.hand(self.seat))
        return [*sorted(self.hand(self.seat)), WAIT]

    def choices(self) -> list[Choice]:
        hint = str(self.order[-1]) if self.fault == "choices" else ""
        return [Choice(card, f"play:{card}", Message(f"play{hint}"), (f"hand/{card}",)) for card in self.legal()]

    def why_not(self, action: int) -> Refusal | None:
        return None if action in self.legal() else refuse("not-available")

    def apply(self, action: int) -> None:
        self.log = []
        if action == WAIT:
            self.log.append((None, Waited(**MOMENT, seat=self.seat)))
        else:
            self.order[self.order.index(action)] = -1
            self.table.append(action)
            self.revealed += 1
            self.log.append((None, Played(**MOMENT, seat=self.seat, card=action)))
        if self.fault == "events":
            self.log.append((None, Top(**MOMENT, card=self.order[-1])))
        self.turns += 1
        self.seat = -1 if self.turns == 8 else 1 - self.seat

    def view(self, seat: int | None) -> ToyView:
        return ToyView(
            seat=seat,
            hand=() if seat is None else tuple(self.hand(seat)),
            cards_left=tuple(len(self.hand(other)) for other in (0, 1)),
            table=tuple(self.table),
            slip=self.order[-1] if self.fault == "view" else 0,
        )

    def events(self, seat: int | None) -> list[Event]:
        return [event for only, event in self.log if only in (None, seat)]

    def clone(self) -> Toy:
        other = Toy(self.fault, self.key)
        other.order, other.table = self.order[:], self.table[:]
        other.seat, other.revealed, other.turns = self.seat, self.revealed, self.turns
        return other

    def digest(self) -> str:
        words = f"{self.key} {self.order} {self.table} {self.seat} {self.revealed} {self.turns}"
        return hashlib.blake2b(words.encode(), digest_size=8).hexdigest()

    def determinize(self, seat: int, seed: int) -> Toy:
        if self.fault == "changing determinize":
            self.turns += 1
        if self.fault == "constant determinize":
            seed = 1
        if self.fault == "unsteady determinize":
            seed += random.SystemRandom().randrange(1 << 20)
        other = self.clone()
        other.redeal(seat, Rng(seed))
        if self.fault == "careless determinize":
            other.order[seat * HAND], other.order[-1] = other.order[-1], other.order[seat * HAND]
        return other

    def redeal(self, seat: int, rng: Rng) -> None:
        """Collect what is hidden in ascending order, shuffle, deal."""
        fault = self.fault
        if fault == "different redeal":
            # Depends on the key, but only once another deal was made: `determinize` itself looks innocent.
            if self.key >= 1 << 40:
                rng.below(self.key & 7 | 1)
                rng.below(2)
            self.key = (1 << 40) + rng.below(1 << 20)
        elif fault != "kept chance":
            self.key = rng.below(1 << 31)
        places = hidden_places(self, seat)
        cards = sorted(self.order[place] for place in places)
        if fault in ("peeking determinize", "stuck cards"):
            cards = [self.order[place] for place in places]
        if fault == "stuck cards" or (fault == "favoured truth" and rng.below(2)):
            return
        if fault == "rotated cards":
            by = rng.below(len(cards)) if cards else 0
            cards = cards[by:] + cards[:by]
        else:
            for i in range(len(cards) - 1, 0, -1):
                j = rng.below(i + 1)
                cards[i], cards[j] = cards[j], cards[i]
        if fault == "invented cards" and cards:
            cards[0] = cards[-1]
        for place, card in zip(places, cards, strict=True):
            self.order[place] = card


def hidden_places(toy: Toy, seat: int | None) -> list[int]:
    own = [] if seat is None else range(seat * HAND, (seat + 1) * HAND)
    return [place for place in range(CARDS) if place not in own and toy.order[place] >= 0]


class ToyHidden:
    """The toy's `hidden.py`: the other hand and the deck, and the key."""

    def permute(self, state: Any, seat: int | None, seed: int, remembered: bool = False) -> Toy:
        other: Toy = state.clone()
        dice = random.Random(seed)
        places = hidden_places(other, seat)
        cards = [other.order[place] for place in places]
        dice.shuffle(cards)
        for place, card in zip(places, cards, strict=True):
            other.order[place] = card
        other.key = dice.getrandbits(30)
        return other

    def pools(self, state: Any, seat: int) -> list[Pool]:
        return [Pool("cards", tuple(state.order[place] for place in hidden_places(state, seat)))]
