# compiled: mypyc
"""What the answers to a decision of Caylus 1303 share: who is asked, what is paid and what comes.

Choices come from the view of the seat that is asked and from the figures, so a choice cannot tell more than the view
does. What goes by itself (a wildcard that only one good can pay, the last goods of a bundle) is part of the action that
brings it about.
"""

from __future__ import annotations

from baumeister.engine.catalogue import Answer
from baumeister.engine.choosing import Asked, Facts, Payment
from baumeister.engine.traces import pay_price
from baumeister.engine.wire import Amount, Move
from baumeister.games.caylus1303.edge import moves as m
from baumeister.games.caylus1303.edge import shapes as shape
from baumeister.games.caylus1303.rules.components import Figures

GROUP_OTHERWISE = "caylus1303-group-pass"


class Maker(Asked[shape.Caylus1303View, shape.AnyDecision, shape.Player, Figures]):
    """The choices of one decision."""

    def power_of(self, character: str) -> str | None:
        """Where the character lies that the player uses; None if it does not have it."""
        held = character in self.player.characters
        return f"players/{self.seat}/characters/{character}" if held else None

    def limited(self, gain: tuple[Amount, ...]) -> tuple[Amount, ...]:
        """What really comes: workers only as far as the camp has any."""
        found = []
        for amount in gain:
            count = min(amount.count, self.player.camp) if amount.resource == "workers" else amount.count
            if count:
                found.append(Amount(amount.resource, count))
        return tuple(found)

    def gained(self, brings: tuple[Amount, ...]) -> tuple[Move, ...]:
        found: list[Move] = []
        for amount in brings:
            if amount.resource == "workers":
                found += m.workers_from_camp(self.seat, amount.count).moves
            elif amount.resource == "points":
                found += m.points_gained(self.seat, amount.count).moves
            else:
                found += m.gained(self.seat, amount.resource, amount.count).moves
        return tuple(found)

    def payment(self, price: tuple[Amount, ...]) -> Payment:
        return pay_price(self.player, price, m.workers_to_camp)


def decline(_maker: Maker, _argument: str) -> Facts:
    return Facts(group=GROUP_OTHERWISE)


DECLINE = Answer("decline", decline)
