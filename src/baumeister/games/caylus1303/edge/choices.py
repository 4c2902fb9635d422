# compiled: mypyc
"""What a seat may do, as choices: message, targets to click, actual price, what it brings and what would move.

One function per family of actions. Everything comes from the view of the seat that is asked and from the figures, so a
choice cannot reveal more than the view does. What happens automatically (a wildcard that only one good can pay, the
last goods of a bundle) is part of the action that causes it. Placing and paying have their own modules.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from baumeister.engine.amounts import counted, some
from baumeister.engine.choosing import Facts
from baumeister.engine.goods import FOOD, GOLD, GOOD_NAMES
from baumeister.engine.wire import Amount, Choice, Move
from baumeister.games.caylus1303.edge import moves as m
from baumeister.games.caylus1303.edge import shapes as shape
from baumeister.games.caylus1303.edge.catalogue import CATALOGUE
from baumeister.games.caylus1303.edge.choices_paying import goods_of, next_wildcards, pay_price
from baumeister.games.caylus1303.edge.choices_placing import Placing, power_of, sent_along, workers_price
from baumeister.games.caylus1303.edge.labels import action_message
from baumeister.games.caylus1303.edge.view import amounts_of
from baumeister.games.caylus1303.rules.components import BRIDGE, BUNDLE, KIND_NAMES, Figures
from baumeister.games.caylus1303.rules.delivery import only_for_bundle

#: Letters of actions that stand beside every board; two may share one, but never in the same decision.
KEYS = {"pass": "p", "decline": "x", "provost:0": "x", "place:site": "c"}

GROUP_OTHERWISE = "caylus1303-group-pass"


def make_choices(view: shape.Caylus1303View, figures: Figures, legal: list[int]) -> tuple[Choice, ...]:
    maker = Maker(view, figures)
    return tuple([maker.choice(action) for action in legal])


class Maker:
    """The choices of one decision."""

    def __init__(self, view: shape.Caylus1303View, figures: Figures) -> None:
        assert view.decision is not None
        self.view = view
        self.figures = figures
        self.decision = view.decision
        self.seat = view.decision.seat
        self.player = view.players[self.seat]
        self.placing = Placing(view, figures, self.player)

    def choice(self, action: int) -> Choice:
        name = CATALOGUE.actions[action]
        family, _, argument = name.partition(":")
        if family == "place" and argument != "site":
            return self.placing.choice(action, self.view.road[int(argument) - 1])
        return FAMILIES[family](self, argument).choice(
            action, name, action_message(self.view, action), KEYS.get(name, "")
        )

    # ---- planning

    def place_on_site(self, _argument: str) -> Facts:
        moves = m.placed_on_site(self.seat, len(self.view.site_workers) + 1).moves
        price = self.player.placement
        along = sent_along(self.seat, price)
        return Facts(("site_workers",), GROUP_OTHERWISE, workers_price(price), (), self.placing.by, (*moves, *along))

    def pass_turn(self, _argument: str) -> Facts:
        return Facts(("bridge",), GROUP_OTHERWISE, moves=m.passed(self.seat, len(self.view.bridge) + 1).moves)

    def decline(self, _argument: str) -> Facts:
        return Facts(group=GROUP_OTHERWISE)

    # ---- the provost

    def provost(self, argument: str) -> Facts:
        steps = int(argument)
        gap = self.view.provost + steps
        if steps == 0:
            return Facts((f"gaps/{gap}",))
        moves = m.provost_moved(self.seat, gap, steps).moves
        costs: tuple[Amount, ...] = ()
        if isinstance(self.decision, shape.Bridge):
            workers = abs(steps) * int(self.figures.bridge_workers_per_step)
            costs = (Amount("workers", workers),)
            moves = (*m.workers_to_camp(self.seat, workers).moves, *moves)
        return Facts((f"gaps/{gap}",), "", costs, (), self.provost_power(), moves)

    def provost_power(self) -> str | None:
        if isinstance(self.decision, shape.Bailiff):
            return power_of(self.player, "bailiff")
        return f"road/{self.decision.space if isinstance(self.decision, shape.Toll) else BRIDGE}"

    # ---- effects

    def use(self, argument: str) -> Facts:
        option = self.option(int(argument))
        payment = pay_price(self.player, option.pay)
        brings = self.limited(option.gain)
        moves = (*payment.moves, *self.gained(brings)) if payment.complete else payment.moves
        return Facts((f"decision/options/{argument}",), "", payment.costs, brings, self.source(), moves)

    def take(self, argument: str) -> Facts:
        option = self.option(1)
        payment = pay_price(self.player, option.pay)
        brings = tuple([Amount(argument, amount.count) for amount in option.gain if amount.resource == "any"])
        moves = (*payment.moves, *self.gained(brings))
        return Facts((f"players/{self.seat}/goods/{argument}",), "", payment.costs, brings, self.source(), moves)

    def claim(self, argument: str) -> Facts:
        payment = pay_price(self.player, self.option(1).pay)
        moves = (*payment.moves, *m.claimed(self.seat, int(argument), "").moves)
        return Facts((f"road/{argument}",), "", payment.costs, (), self.source(), moves)

    def pay(self, argument: str) -> Facts:
        """One wildcard, and those after it that leave no choice; the last one brings what was paid for."""
        assert isinstance(self.decision, shape.Pay)
        paid = next_wildcards(self.player, argument, self.decision.wildcards)
        costs, moves = counted(paid), tuple([m.paid(self.seat, name, 1).moves[0] for name in paid])
        brings: tuple[Amount, ...] = ()
        if len(paid) == self.decision.wildcards:
            brings = self.limited(self.decision.brings)
            if self.decision.building is not None:
                moves = (*moves, *self.laid(self.decision.building))
            moves = (*moves, *self.gained(brings))
        return Facts((f"players/{self.seat}/goods/{argument}",), "", costs, brings, self.source(), moves)

    def option(self, number: int) -> shape.EffectOption:
        assert isinstance(self.decision, shape.EffectDecision)
        return self.decision.options[number - 1]

    def source(self) -> str | None:
        """The tile whose effect asks: on the road, or on the construction site for a favor."""
        decision = self.decision
        assert isinstance(decision, shape.EffectDecision | shape.Pay)
        return f"road/{decision.space}" if decision.slot is None else f"site_tiles/{decision.slot}"

    def limited(self, gain: tuple[Amount, ...]) -> tuple[Amount, ...]:
        """What actually comes: workers only as far as the camp has any."""
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

    # ---- building

    def build(self, argument: str) -> Facts:
        kind = KIND_NAMES[self.figures.kind[self.figures.tile(argument)]]
        waived = {amount.resource: amount.count for amount in self.option(1).waive}
        return self.building(argument, f"caylus1303-group-tiles-{kind}", waived, self.source())

    def monument(self, argument: str) -> Facts:
        assert isinstance(self.decision, shape.Monument)
        residence = f"road/{self.decision.space}"
        return self.building(f"monument_{argument}", "caylus1303-group-monuments", {}, residence)

    def building(self, tile: str, group: str, waived: dict[str, int], by: str | None) -> Facts:
        """Its price less what the effect waives, its points with the Architect's."""
        number = self.figures.tile(tile)
        price = printed_price(self.figures, number)
        if waived:
            left = [Amount(amount.resource, amount.count - waived.get(amount.resource, 0)) for amount in price]
            price = tuple([amount for amount in left if amount.count > 0])
        payment = pay_price(self.player, price)
        points = int(self.figures.points[number])
        if "architect" in self.player.characters:
            points += int(self.figures.architect_points)
        brings = some("points", points)
        moves = payment.moves
        if payment.complete:
            moves = (*moves, *self.laid(tile), *self.gained(brings))
        return Facts((f"supply/{tile}",), group, payment.costs, brings, by, moves)

    def laid(self, tile: str) -> tuple[Move, ...]:
        """Where the tile is laid."""
        if KIND_NAMES[self.figures.kind[self.figures.tile(tile)]] == "monument":
            assert isinstance(self.decision, shape.Monument | shape.Pay)
            assert self.decision.space is not None
            return m.monument_built(self.seat, tile, self.decision.space).moves
        assert self.view.next_space is not None
        return m.built(self.seat, tile, self.view.next_space).moves

    # ---- delivery

    def give(self, argument: str) -> Facts:
        """A good for the bundle: before it the food, which is never asked for, and those after it that leave no choice;
        with the last one the bundle is delivered."""
        decision = self.decision
        assert isinstance(decision, shape.Deliver | shape.Bundle)
        any_three = "chamberlain" in self.player.characters
        goods = goods_of(self.player)
        given: list[int] = []
        left = BUNDLE if isinstance(decision, shape.Deliver) else decision.goods_left
        if isinstance(decision, shape.Deliver) and not any_three:
            given.append(FOOD)
        following = GOOD_NAMES.index(argument)
        while following >= 0:
            given.append(following)
            if len(given) == left:
                break
            goods[following] -= 1
            lowest = following if any_three else following + 1
            following = int(only_for_bundle(goods, 0, lowest, left - len(given), any_three))
        names = [GOOD_NAMES[good] for good in given]
        moves = tuple([m.paid(self.seat, name, 1).moves[0] for name in names])
        brings: tuple[Amount, ...] = ()
        if len(given) == left:
            brings = some("points", decision.points + (decision.gold_points if GOLD in given else 0))
            moves = (*moves, *self.gained(brings))
        targets = (f"players/{self.seat}/goods/{argument}",)
        return Facts(targets, "", counted(names), brings, self.delivery_power(), moves)

    def delivery_power(self) -> str | None:
        """The character that lets the seat deliver at all, or deliver unusual bundles."""
        if self.seat not in self.view.site_workers:
            return power_of(self.player, "deliveryman")
        return power_of(self.player, "chamberlain")

    # ---- favors

    def character(self, argument: str) -> Facts:
        holders = [player.seat for player in self.view.players if argument in player.characters]
        former = holders[0] if holders else -1
        where = f"players/{former}/characters" if holders else "board_characters"
        group = "caylus1303-group-others" if holders else "caylus1303-group-board"
        return Facts((f"{where}/{argument}",), group, moves=m.character_taken(self.seat, argument, former).moves)

    def site(self, argument: str) -> Facts:
        return Facts((f"site_tiles/{argument}",), "caylus1303-group-slots")


@cache
def printed_price(figures: Figures, tile: int) -> tuple[Amount, ...]:
    return amounts_of(figures.cost, tile)


FAMILIES: dict[str, Callable[[Maker, str], Facts]] = {
    "pass": Maker.pass_turn,
    "decline": Maker.decline,
    "place": Maker.place_on_site,
    "provost": Maker.provost,
    "use": Maker.use,
    "take": Maker.take,
    "pay": Maker.pay,
    "give": Maker.give,
    "build": Maker.build,
    "monument": Maker.monument,
    "claim": Maker.claim,
    "character": Maker.character,
    "site": Maker.site,
}
