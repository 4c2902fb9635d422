# compiled: mypyc
"""What a seat may do, as choices: message, targets to click, true price, what it brings and what would move.

One function per family of actions. Everything comes from the view of the seat that is asked and from the figures, so a
choice cannot tell more than the view does.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from baumeister.engine.wire import Amount, Choice, Move
from baumeister.games.caylus import moves as m
from baumeister.games.caylus import shapes as shape
from baumeister.games.caylus.catalogue import CATALOGUE
from baumeister.games.caylus.components import RESIDENCE, Figures
from baumeister.games.caylus.labels import action_message
from baumeister.games.caylus.view import amounts_of

#: Letters of actions that stand beside every board.
KEYS = {"pass": "p", "decline": "x", "place:castle": "c", "recall": "r"}

#: Goods that are still to be chosen.
WILDCARDS = ("any", "cube")


def make_choices(view: shape.CaylusView, figures: Figures, legal: list[int]) -> tuple[Choice, ...]:
    assert view.decision is not None
    maker = Maker(view, figures)
    return tuple([maker.choice(action) for action in legal])


class Facts(NamedTuple):
    """What a family of actions has to say about one of them."""

    targets: tuple[str, ...] = ()
    group: str = ""
    costs: tuple[Amount, ...] = ()
    brings: tuple[Amount, ...] = ()
    by: str | None = None
    moves: tuple[Move, ...] = ()


class Maker:
    """The choices of one decision."""

    def __init__(self, view: shape.CaylusView, figures: Figures) -> None:
        assert view.decision is not None
        self.view = view
        self.figures = figures
        self.decision = view.decision
        self.seat = view.decision.seat
        self.player = view.players[self.seat]
        self.families: Mapping[str, Callable[[str], Facts]] = {
            "pass": self.passing,
            "decline": self.declining,
            "place": self.placing,
            "recall": self.recalling,
            "provost": self.provost,
            "use": self.using,
            "take": self.taking,
            "pay": self.paying,
            "give": self.giving,
            "build": self.building,
            "prestige": self.prestige,
            "site": self.site,
            "convert": self.converting,
            "line": self.line,
            "column": self.column,
        }

    def choice(self, action: int) -> Choice:
        name = CATALOGUE.actions[action]
        family, _, argument = name.partition(":")
        facts = self.families[family](argument)
        return Choice(
            action,
            name,
            action_message(self.view, action),
            facts.targets,
            facts.group,
            KEYS.get(name, ""),
            facts.costs,
            facts.brings,
            facts.by,
            facts.moves,
        )

    # ---- phases 2 to 4

    def passing(self, _argument: str) -> Facts:
        """The first to pass gets money."""
        deniers = 0 if self.view.passed else int(self.figures.first_passer_deniers)
        return Facts(
            targets=("passed",),
            group="caylus-group-pass",
            brings=some("deniers", deniers),
            moves=m.passed(self.seat, len(self.view.passed) + 1).moves,
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

    def placing(self, place: str) -> Facts:
        """In phase 2 for money, by the gate free of charge."""
        gate = int(isinstance(self.decision, shape.Gate))
        if place == "castle":
            return Facts(
                targets=("queue",),
                group="caylus-group-special",
                costs=self.castle_price(),
                by=self.price_by(),
                moves=m.placed_castle(self.seat, len(self.view.queue) + 1, gate).moves,
            )
        if not place.isdecimal():
            tile = f"special_{place}"
            circle = next(len(special.workers) for special in self.view.specials if special.tile == tile)
            return Facts(
                targets=(f"specials/{tile}",),
                group="caylus-group-special",
                costs=self.price(),
                by=self.price_by(),
                moves=m.placed_special(self.seat, tile, circle, gate).moves,
            )
        space = self.view.road[int(place) - 1]
        own = space.owner == self.seat
        return Facts(
            targets=(f"road/{place}",),
            group="caylus-group-near" if space.live else "caylus-group-far",
            costs=self.own_price() if own else self.price(),
            by=None if own else self.price_by(),
            moves=m.placed(self.seat, space.number, "", gate).moves,
        )

    def price(self) -> tuple[Amount, ...]:
        return some("deniers", self.decision.price) if isinstance(self.decision, shape.Place) else ()

    def castle_price(self) -> tuple[Amount, ...]:
        return some("deniers", self.decision.castle_price) if isinstance(self.decision, shape.Place) else ()

    def own_price(self) -> tuple[Amount, ...]:
        return some("deniers", self.decision.own_price) if isinstance(self.decision, shape.Place) else ()

    def price_by(self) -> str | None:
        """The gate lets the worker go, the right circle of the inn makes places cheap."""
        if isinstance(self.decision, shape.Gate):
            return "specials/special_gate"
        cheaper = self.view.scale[len(self.view.passed)] > (self.player.price or 0)
        return m.INN_RIGHT if cheaper and self.view.inn_right == self.seat else None

    def recalling(self, _argument: str) -> Facts:
        return Facts(targets=(m.INN_RIGHT,), moves=m.worker_home(self.seat, 0, m.INN, 1).moves)

    def provost(self, argument: str) -> Facts:
        steps = int(argument)
        space = self.view.provost + steps
        costs: tuple[Amount, ...] = ()
        if isinstance(self.decision, shape.Provost):
            costs = some("deniers", abs(steps) * self.decision.deniers_per_step)
        return Facts(
            targets=(f"road/{space}",),
            costs=costs,
            by="specials/special_merchants_guild" if isinstance(self.decision, shape.Guild) else None,
            moves=m.provost_moved(self.seat, space, steps).moves if steps else (),
        )

    # ---- effects

    def using(self, number: str) -> Facts:
        assert isinstance(self.decision, shape.EffectDecision)
        option = self.decision.options[int(number) - 1]
        return Facts(
            targets=(f"decision/options/{number}",),
            costs=option.pay,
            brings=self.gains(option),
            by=self.favor_in_use(),
            moves=self.exchange(option),
        )

    def favor_in_use(self) -> str | None:
        """The column of the favor table whose effect this is; None: a building's."""
        if not isinstance(self.decision, shape.EffectDecision) or self.decision.line is None:
            return None
        return f"favor/{self.decision.line}/{self.decision.column}"

    def gains(self, option: shape.EffectOption) -> tuple[Amount, ...]:
        return (*option.gain, *self.favors(option.favor))

    def favors(self, count: int) -> tuple[Amount, ...]:
        """Royal favors; for beginners they are points."""
        if self.view.options.beginner:
            return some("points", count * int(self.figures.beginner_points))
        return some("favor", count)

    def exchange(self, option: shape.EffectOption) -> tuple[Move, ...]:
        """What is certain to be paid, and what comes if nothing is to be chosen before."""
        paid = self.payments(option.pay)
        if any(amount.resource in WILDCARDS for amount in (*option.pay, *option.gain)):
            return paid
        return (*paid, *[self.gain(amount) for amount in option.gain])

    def payments(self, costs: tuple[Amount, ...]) -> tuple[Move, ...]:
        """Goods and money of a price; goods of choice are still to be named."""
        moves: list[Move] = []
        for amount in costs:
            if amount.resource == "deniers":
                moves += m.deniers_paid(self.seat, amount.count).moves
            elif amount.resource not in WILDCARDS:
                moves += m.paid(self.seat, amount.resource, amount.count).moves
        return tuple(moves)

    def gain(self, amount: Amount) -> Move:
        if amount.resource == "deniers":
            return m.deniers_gained(self.seat, amount.count).moves[0]
        if amount.resource == "points":
            return m.points_gained(self.seat, amount.count).moves[0]
        return m.gained(self.seat, amount.resource, amount.count).moves[0]

    def taking(self, good: str) -> Facts:
        """A good of choice: bought, paid for before, or the owner's bonus."""
        assert isinstance(self.decision, shape.EffectDecision)
        count = 1
        if isinstance(self.decision, shape.Bonus):
            gains = [amount for option in self.decision.options for amount in option.gain]
            count = next(amount.count for amount in gains if amount.resource == good)
        costs = self.decision.options[0].pay if isinstance(self.decision, shape.Buy) else ()
        return Facts(
            targets=(f"players/{self.seat}/goods/{good}",),
            costs=costs,
            brings=some(good, count),
            by=self.favor_in_use(),
            moves=(*self.payments(costs), self.gain(Amount(good, count))),
        )

    def paying(self, good: str) -> Facts:
        return Facts(
            targets=(f"players/{self.seat}/goods/{good}",),
            costs=some(good, 1),
            by=self.favor_in_use(),
            moves=m.paid(self.seat, good, 1).moves,
        )

    # ---- building

    def building(self, tile: str) -> Facts:
        costs, brings = self.cost(tile), self.rewards(tile)
        return Facts(
            targets=(f"supply/{tile}",),
            group="caylus-group-tiles",
            costs=costs,
            brings=brings,
            by=self.favor_in_use(),
            moves=self.laying(tile, costs),
        )

    def rewards(self, tile: str) -> tuple[Amount, ...]:
        """Points by the printing at this table, and favors."""
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

    def laying(self, tile: str, costs: tuple[Amount, ...]) -> tuple[Move, ...]:
        """Where the tile would come to lie, if nothing of its price is still to be chosen."""
        paid = self.payments(costs)
        if any(amount.resource in WILDCARDS for amount in costs):
            return paid
        assert self.view.next_space is not None
        return (*paid, *m.built(self.seat, tile, self.view.next_space).moves)

    def prestige(self, name: str) -> Facts:
        tile = f"prestige_{name}"
        costs, brings = self.cost(tile), self.rewards(tile)
        moves = self.payments(costs)
        residences = [
            space.number for space in self.view.road if space.kind == "residence" and space.owner == self.seat
        ]
        if len(residences) == 1:
            moves += m.prestige_built(self.seat, tile, residences[0]).moves
        return Facts(
            targets=(f"supply/{tile}",),
            group="caylus-group-tiles",
            costs=costs,
            brings=brings,
            by=self.favor_in_use(),
            moves=moves,
        )

    def site(self, number: str) -> Facts:
        assert isinstance(self.decision, shape.Site)
        tile = self.decision.building
        return Facts(
            targets=(f"road/{number}",),
            group="caylus-group-spaces",
            brings=self.rewards(tile),
            by=self.favor_in_use(),
            moves=m.prestige_built(self.seat, tile, int(number)).moves,
        )

    def converting(self, number: str) -> Facts:
        """At once, or when the worker who stands there has gone."""
        space = self.view.road[int(number) - 1]
        assert space.tile is not None
        costs = self.cost("residence")
        moves = self.payments(costs)
        brings: tuple[Amount, ...] = ()
        if space.worker is None:
            moves += m.converted(self.seat, space.number, space.tile, int(space.kind != "neutral")).moves
            brings = some("points", int(self.figures.points[RESIDENCE]))
        return Facts(
            targets=(f"road/{number}",),
            group="caylus-group-spaces",
            costs=costs,
            brings=brings,
            by=self.favor_in_use(),
            moves=moves,
        )

    # ---- castle and favors

    def giving(self, good: str) -> Facts:
        """The food of a batch goes with its first good; a batch that is begun is completed."""
        section = next(section for section in self.view.castle if section.next)
        costs = some(good, 1)
        moves = self.payments(costs)
        if isinstance(self.decision, shape.Castle):
            costs = (*some("food", 1), *costs)
            moves = self.payments(costs)
        else:
            moves += m.batch_given(self.seat, section.name, 0).moves
        return Facts(
            targets=(f"players/{self.seat}/goods/{good}",),
            costs=costs,
            brings=some("points", section.points),
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
        only = options[0] if len(options) == 1 else None
        return Facts(
            targets=(f"favor/{self.decision.line}/{number}",),
            costs=only.pay if only else (),
            brings=self.gains(only) if only else (),
            moves=self.exchange(only) if only else (),
        )


def some(resource: str, count: int) -> tuple[Amount, ...]:
    """An amount, unless it is nothing."""
    return (Amount(resource, count),) if count > 0 else ()
