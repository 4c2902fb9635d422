# compiled: mypyc
"""What the answers to a decision of Caylus share: who is asked, what is paid and what comes.

Choices come from the view of the seat that is asked and from the figures, so a choice cannot tell more than the view
does. What goes by itself (a wildcard that only one good can pay, the last good of a batch) is part of the action that
brings it about.
"""

from __future__ import annotations

from baumeister.engine.amounts import added_up, some
from baumeister.engine.catalogue import Answer
from baumeister.engine.choosing import Asked, Facts, Payment
from baumeister.engine.traces import WILD_ENDS, pay_price
from baumeister.engine.wire import Amount, Move
from baumeister.games.caylus.edge import moves as m
from baumeister.games.caylus.edge import shapes as shape
from baumeister.games.caylus.edge.view import amounts_of
from baumeister.games.caylus.rules.components import Figures

GROUP_OTHERWISE = "caylus-group-pass"


class Maker(Asked[shape.CaylusView, shape.AnyDecision, shape.Player, Figures]):
    """The choices of one decision."""

    def favor_in_use(self) -> str | None:
        """The column of the favor table whose effect this is; None: a building's."""
        if not isinstance(self.decision, shape.EffectDecision) or self.decision.line is None:
            return None
        return f"favor/{self.decision.line}/{self.decision.column}"

    def gains(self, option: shape.EffectOption) -> tuple[Amount, ...]:
        return added_up((*option.gain, *self.favors(option.favor)))

    def favors(self, count: int) -> tuple[Amount, ...]:
        """Royal favors; for beginners they are points."""
        if self.view.options.beginner:
            return some("points", count * int(self.figures.beginner_points))
        return some("favor", count)

    def exchange(self, option: shape.EffectOption, payment: Payment) -> tuple[Move, ...]:
        """What is certain to be paid, and what comes if nothing is to be chosen before."""
        if not payment.complete:
            return payment.moves
        return (*payment.moves, *self.coming(option))

    def coming(self, option: shape.EffectOption) -> tuple[Move, ...]:
        """What an option brings when it is paid; goods of choice are still to be named."""
        return self.gained((*option.gain, *self.favors(option.favor)))

    def gained(self, amounts: tuple[Amount, ...]) -> tuple[Move, ...]:
        """What of these comes at once: not goods of choice, nor favors, which are used later."""
        return tuple([self.gain(one) for one in amounts if one.resource not in WILD_ENDS and one.resource != "favor"])

    def gain(self, amount: Amount) -> Move:
        if amount.resource == "points":
            return m.points_gained(self.seat, amount.count).moves[0]
        return m.gained(self.seat, amount.resource, amount.count).moves[0]

    def rewards(self, tile: str) -> tuple[Amount, ...]:
        """Points by the printing at this table, and favors, one after the other."""
        points = next(stack.points for stack in self.view.supply if stack.tile == tile)
        favors = int(self.figures.favors_on_build[self.figures.tile(tile)])
        return (*some("points", points), *self.favors(favors))

    def cost(self, tile: str) -> tuple[Amount, ...]:
        """Less what the effect waives."""
        assert isinstance(self.decision, shape.EffectDecision)
        waived = {amount.resource: amount.count for amount in self.decision.options[0].waive}
        left = [
            Amount(amount.resource, amount.count - waived.get(amount.resource, 0))
            for amount in amounts_of(self.figures.cost, self.figures.tile(tile))
        ]
        return tuple([amount for amount in left if amount.count > 0])

    def payment(self, price: tuple[Amount, ...]) -> Payment:
        return pay_price(self.player, price, m.deniers_paid)


def decline(_maker: Maker, _argument: str) -> Facts:
    return Facts(group=GROUP_OTHERWISE)


DECLINE = Answer("decline", decline)


def fee(seat: int, price: int) -> tuple[Move, ...]:
    """Money on its way to the bank."""
    return m.deniers_paid(seat, price).moves if price > 0 else ()
