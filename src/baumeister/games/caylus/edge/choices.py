# compiled: mypyc
"""What a seat may do, as choices: message, targets to click, actual price, what it brings and what would move.

One function per family of actions. Everything comes from the view of the seat that is asked and from the figures, so a
choice cannot reveal more than the view does. What happens automatically (a wildcard that only one good can pay, the
last good of a batch) is part of the action that causes it. Placing and paying have their own modules.
"""

from __future__ import annotations

from collections.abc import Callable

from baumeister.engine.amounts import added_up, counted, some
from baumeister.engine.choosing import Facts, Payment
from baumeister.engine.goods import BASIC_GOODS, GOOD_NAMES, GOODS
from baumeister.engine.payment import only_wildcard
from baumeister.engine.wire import Amount, Choice, Move
from baumeister.games.caylus.edge import moves as m
from baumeister.games.caylus.edge import shapes as shape
from baumeister.games.caylus.edge.catalogue import CATALOGUE
from baumeister.games.caylus.edge.choices_paying import WILDCARDS, fee, goods_of, next_wildcards, pay_price
from baumeister.games.caylus.edge.choices_placing import Placing
from baumeister.games.caylus.edge.labels import action_message
from baumeister.games.caylus.edge.view import amounts_of
from baumeister.games.caylus.rules.components import RESIDENCE, Figures

#: Letters of actions that stand beside every board.
KEYS = {"pass": "p", "decline": "x", "recall": "r"}


def make_choices(view: shape.CaylusView, figures: Figures, legal: list[int]) -> tuple[Choice, ...]:
    assert view.decision is not None
    maker = Maker(view, figures)
    return tuple([maker.choice(action) for action in legal])


class Maker:
    """The choices of one decision."""

    def __init__(self, view: shape.CaylusView, figures: Figures) -> None:
        assert view.decision is not None
        self.view = view
        self.figures = figures
        self.decision = view.decision
        self.seat = view.decision.seat
        self.player = view.players[self.seat]
        self.placing = Placing(view, self.seat)

    def choice(self, action: int) -> Choice:
        name = CATALOGUE.actions[action]
        family, _, argument = name.partition(":")
        if family == "place":
            return self.placing.choice(action, argument)
        return FAMILIES[family](self, argument).choice(
            action, name, action_message(self.view, action), KEYS.get(name, "")
        )

    # ---- phases 2 to 4

    def passing(self, _argument: str) -> Facts:
        """The first to pass gets money."""
        deniers = 0 if self.view.passed else int(self.figures.first_passer_deniers)
        return Facts(
            targets=("passed",),
            group="caylus-group-pass",
            brings=some("deniers", deniers),
            moves=(*m.passed(self.seat, len(self.view.passed) + 1).moves, *self.gained(some("deniers", deniers))),
        )

    def declining(self, _argument: str) -> Facts:
        costs: tuple[Amount, ...] = ()
        moves: tuple[Move, ...] = ()
        if isinstance(self.decision, shape.Gate):
            moves = m.worker_home(self.seat, 0, "special_gate", 0).moves
        elif isinstance(self.decision, shape.Castle) and self.decision.batches == 0:
            # Points never fall below 0.
            costs = some("points", min(self.player.points, int(self.figures.no_batch_points)))
        return Facts(group="caylus-group-pass", costs=costs, moves=moves)

    def recalling(self, _argument: str) -> Facts:
        return Facts(targets=(m.INN_RIGHT,), moves=m.worker_home(self.seat, 0, m.INN, 1).moves)

    def provost(self, argument: str) -> Facts:
        steps = int(argument)
        space = self.view.provost + steps
        price = 0
        if isinstance(self.decision, shape.Provost):
            price = abs(steps) * self.decision.deniers_per_step
        return Facts(
            targets=(f"road/{space}",),
            costs=some("deniers", price),
            by="specials/special_merchants_guild" if isinstance(self.decision, shape.Guild) else None,
            moves=(*fee(self.seat, price), *m.provost_moved(self.seat, space, steps).moves) if steps else (),
        )

    # ---- effects

    def using(self, number: str) -> Facts:
        assert isinstance(self.decision, shape.EffectDecision)
        option = self.decision.options[int(number) - 1]
        payment = pay_price(self.player, option.pay)
        return Facts(
            targets=(f"decision/options/{number}",),
            costs=payment.costs,
            brings=self.gains(option),
            by=self.favor_in_use(),
            moves=self.exchange(option, payment),
        )

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
        """Which of these come at once: not goods of choice, nor favors, which are used later."""
        return tuple([self.gain(one) for one in amounts if one.resource not in WILDCARDS and one.resource != "favor"])

    def gain(self, amount: Amount) -> Move:
        if amount.resource == "deniers":
            return m.deniers_gained(self.seat, amount.count).moves[0]
        if amount.resource == "points":
            return m.points_gained(self.seat, amount.count).moves[0]
        return m.gained(self.seat, amount.resource, amount.count).moves[0]

    def taking(self, good: str) -> Facts:
        """A good of choice: bought, paid for before, or the owner's bonus. They are taken in the order of the goods, so
        after the last kind all the rest are of that kind."""
        assert isinstance(self.decision, shape.EffectDecision)
        count = 1
        others = 0
        if isinstance(self.decision, shape.Take) and good == GOOD_NAMES[BASIC_GOODS - 1]:
            others = self.decision.goods_left - 1
        elif isinstance(self.decision, shape.Bonus):
            gains = [amount for option in self.decision.options for amount in option.gain]
            count = next(amount.count for amount in gains if amount.resource == good)
        payment = pay_price(self.player, self.decision.options[0].pay if isinstance(self.decision, shape.Buy) else ())
        return Facts(
            targets=(f"players/{self.seat}/goods/{good}",),
            costs=payment.costs,
            brings=some(good, count + others),
            by=self.favor_in_use(),
            moves=(*payment.moves, *self.gained((*some(good, count), *some(good, others)))),
        )

    def paying(self, good: str) -> Facts:
        """One wildcard, and those after it that leave no choice; the last one brings what was paid for."""
        decision = self.decision
        assert isinstance(decision, shape.Pay)
        option = decision.options[decision.option - 1]
        price = option.pay if decision.building is None else self.cost(decision.building)
        kind = next(amount.resource for amount in price if amount.resource in WILDCARDS)
        paid = next_wildcards(self.player, good, kind, decision.wildcards)
        moves = tuple([m.paid(self.seat, name, 1).moves[0] for name in paid])
        brings: tuple[Amount, ...] = ()
        if len(paid) == decision.wildcards:
            if decision.building is None:
                brings = self.gains(option)
                moves = (*moves, *self.coming(option))
            else:
                brings = added_up(self.rewards(decision.building))
                moves = (*moves, *self.laying(decision.building))
        return Facts(
            targets=(f"players/{self.seat}/goods/{good}",),
            costs=counted(paid),
            brings=brings,
            by=self.favor_in_use(),
            moves=moves,
        )

    # ---- building

    def building(self, tile: str) -> Facts:
        payment = pay_price(self.player, self.cost(tile))
        return Facts(
            targets=(f"supply/{tile}",),
            group="caylus-group-tiles",
            costs=payment.costs,
            brings=added_up(self.rewards(tile)),
            by=self.favor_in_use(),
            moves=(*payment.moves, *self.laying(tile)) if payment.complete else payment.moves,
        )

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

    def laying(self, tile: str) -> tuple[Move, ...]:
        """Where a paid tile is laid, and its points."""
        assert self.view.next_space is not None
        return (*m.built(self.seat, tile, self.view.next_space).moves, *self.gained(self.rewards(tile)))

    def prestige(self, name: str) -> Facts:
        tile = f"prestige_{name}"
        payment = pay_price(self.player, self.cost(tile))
        moves = payment.moves
        residences = [
            space.number for space in self.view.road if space.kind == "residence" and space.owner == self.seat
        ]
        if len(residences) == 1:
            moves += self.covering(tile, residences[0])
        return Facts(
            targets=(f"supply/{tile}",),
            group="caylus-group-tiles",
            costs=payment.costs,
            brings=added_up(self.rewards(tile)),
            by=self.favor_in_use(),
            moves=moves,
        )

    def covering(self, tile: str, space: int) -> tuple[Move, ...]:
        """A paid prestige building goes on its residence, with its points."""
        return (*m.prestige_built(self.seat, tile, space).moves, *self.gained(self.rewards(tile)))

    def site(self, number: str) -> Facts:
        assert isinstance(self.decision, shape.Site)
        tile = self.decision.building
        return Facts(
            targets=(f"road/{number}",),
            group="caylus-group-spaces",
            brings=added_up(self.rewards(tile)),
            by=self.favor_in_use(),
            moves=self.covering(tile, int(number)),
        )

    def converting(self, number: str) -> Facts:
        """At once, or when the worker who stands there has gone."""
        space = self.view.road[int(number) - 1]
        assert space.tile is not None
        payment = pay_price(self.player, self.cost("residence"))
        moves = payment.moves
        brings: tuple[Amount, ...] = ()
        if space.worker is None:
            brings = some("points", int(self.figures.points[RESIDENCE]))
            converted = m.converted(self.seat, space.number, space.tile, int(space.kind != "neutral"))
            moves = (*moves, *converted.moves, *self.gained(brings))
        return Facts(
            targets=(f"road/{number}",),
            group="caylus-group-spaces",
            costs=payment.costs,
            brings=brings,
            by=self.favor_in_use(),
            moves=moves,
        )

    # ---- castle and favors

    def giving(self, good: str) -> Facts:
        """A good for the batch: before the first one the food, which is never asked for, and the second one if it
        leaves no choice; with the last one the house is built."""
        section = next(section for section in self.view.castle if section.next)
        given = [good]
        if isinstance(self.decision, shape.Castle):
            first = GOOD_NAMES.index(good)
            last = only_wildcard(goods_of(self.player), 0, first + 1, GOODS, 1)
            given = ["food", good, GOOD_NAMES[last]] if last >= 0 else ["food", good]
        moves = tuple([m.paid(self.seat, name, 1).moves[0] for name in given])
        brings: tuple[Amount, ...] = ()
        if len(given) != 2:
            brings = some("points", section.points)
            moves = (*moves, *m.batch_given(self.seat, section.name, 0).moves, *self.gained(brings))
        return Facts(
            targets=(f"players/{self.seat}/goods/{good}",),
            costs=counted(given),
            brings=brings,
            moves=moves,
        )

    def line(self, name: str) -> Facts:
        """The marker moves on if the next column is there and open."""
        assert self.view.favor is not None
        places: tuple[shape.FavorPlace, ...] = getattr(self.view.favor, name)
        level: int = getattr(self.player.favors, name)
        further = level + 1 < len(places) and places[level + 1].open
        return Facts(
            targets=(f"favor/{name}",),
            moves=m.favor_used(self.seat, name, level + 1, level).moves if further else (),
        )

    def column(self, number: str) -> Facts:
        """What the column brings, if it leaves no choice."""
        assert isinstance(self.decision, shape.Column)
        options = self.decision.columns[int(number) - 1].options
        targets = (f"favor/{self.decision.line}/{number}",)
        if len(options) != 1:
            return Facts(targets=targets)
        only = options[0]
        payment = pay_price(self.player, only.pay)
        return Facts(
            targets=targets,
            costs=payment.costs,
            brings=self.gains(only),
            moves=self.exchange(only, payment),
        )


FAMILIES: dict[str, Callable[[Maker, str], Facts]] = {
    "pass": Maker.passing,
    "decline": Maker.declining,
    "recall": Maker.recalling,
    "provost": Maker.provost,
    "use": Maker.using,
    "take": Maker.taking,
    "pay": Maker.paying,
    "give": Maker.giving,
    "build": Maker.building,
    "prestige": Maker.prestige,
    "site": Maker.site,
    "convert": Maker.converting,
    "line": Maker.line,
    "column": Maker.column,
}
