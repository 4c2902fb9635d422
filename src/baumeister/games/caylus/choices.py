# compiled: mypyc
"""What a seat may do, as choices: message, targets to click, true price, what it brings and what would move.

One function per family of actions. Everything comes from the view of the seat that is asked and from the figures, so a
choice cannot tell more than the view does. What goes by itself (a wildcard that only one good can pay, the last good of
a batch) is part of the action that brings it about.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from mypy_extensions import i64

from baumeister.engine.goods import BASIC_GOODS, GOOD_NAMES, GOODS
from baumeister.engine.payment import only_wildcard
from baumeister.engine.vecs import vec
from baumeister.engine.wire import Amount, Choice, Move
from baumeister.games.caylus import moves as m
from baumeister.games.caylus import shapes as shape
from baumeister.games.caylus.catalogue import CATALOGUE
from baumeister.games.caylus.components import RESIDENCE, Figures
from baumeister.games.caylus.labels import action_message, place_message
from baumeister.games.caylus.view import amounts_of

#: Letters of actions that stand beside every board.
KEYS = {"pass": "p", "decline": "x", "place:castle": "c", "recall": "r"}

#: Goods that are still to be chosen.
WILDCARDS = ("any", "cube")

#: So many different placements are remembered; the same few hundred come again and again.
MOST_PLACEMENTS = 4096


def make_choices(view: shape.CaylusView, figures: Figures, legal: list[int]) -> tuple[Choice, ...]:
    assert view.decision is not None
    maker = Maker(view, figures)
    return tuple([maker.choice(action) for action in legal])


class Facts:
    """What a family of actions has to say about one of them."""

    def __init__(
        self,
        targets: tuple[str, ...] = (),
        group: str = "",
        costs: tuple[Amount, ...] = (),
        brings: tuple[Amount, ...] = (),
        by: str | None = None,
        moves: tuple[Move, ...] = (),
    ) -> None:
        self.targets = targets
        self.group = group
        self.costs = costs
        self.brings = brings
        self.by = by
        self.moves = moves


class Payment:
    """What is paid at once for a price."""

    def __init__(self, costs: tuple[Amount, ...], moves: tuple[Move, ...], complete: bool) -> None:
        self.costs = costs
        self.moves = moves
        self.complete = complete  # no wildcard is left to choose


class Maker:
    """The choices of one decision."""

    def __init__(self, view: shape.CaylusView, figures: Figures) -> None:
        assert view.decision is not None
        self.view = view
        self.figures = figures
        self.decision = view.decision
        self.seat = view.decision.seat
        self.player = view.players[self.seat]
        self.gate = isinstance(self.decision, shape.Gate)
        #: For placing, which is the same for every place: the prices, and what changes them.
        self.price = 0
        self.castle_price = 0
        self.own_price = 0
        self.price_by: str | None = None
        if isinstance(self.decision, shape.Place):
            self.price = self.decision.price
            self.castle_price = self.decision.castle_price
            self.own_price = self.decision.own_price
            cheaper = view.scale[len(view.passed)] > (self.player.price or 0)
            self.price_by = m.INN_RIGHT if cheaper and view.inn_right == self.seat else None
        elif self.gate:
            self.price_by = "specials/special_gate"

    def choice(self, action: int) -> Choice:
        name = CATALOGUE.actions[action]
        family, _, argument = name.partition(":")
        if family == "place":
            return self.placing(action, argument)
        facts = FAMILIES[family](self, argument)
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

    def placing(self, action: int, place: str) -> Choice:
        """In phase 2 for money, by the gate free of charge."""
        if place == "castle":
            queue = len(self.view.queue)
            return place_in_castle(action, self.seat, queue, self.castle_price, self.price_by, self.gate)
        if place.isdecimal():
            space = self.view.road[int(place) - 1]
            own = space.owner == self.seat
            price = self.own_price if own else self.price
            by = None if own else self.price_by
            return place_on_road(action, self.seat, space.number, space.tile, space.live, price, by, self.gate)
        tile = f"special_{place}"
        circle = 0
        for special in self.view.specials:
            if special.tile == tile:
                circle = len(special.workers)
        return place_on_special(action, self.seat, tile, circle, self.price, self.price_by, self.gate)

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
        payment = self.payment(option.pay)
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
        return (*option.gain, *self.favors(option.favor))

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
        return tuple([self.gain(amount) for amount in option.gain if amount.resource not in WILDCARDS])

    def goods(self) -> vec[i64]:
        goods = self.player.goods
        return vec[i64]([goods.food, goods.wood, goods.stone, goods.cloth, goods.gold])

    def payment(self, price: tuple[Amount, ...]) -> Payment:
        """A price, as far as it is certain what is paid for it."""
        if not price:
            return Payment((), (), True)
        goods = self.goods()
        wild = Amount("cube", 0)
        counts: dict[str, int] = {}
        moves: list[Move] = []
        for amount in price:
            if amount.resource in WILDCARDS:
                wild = amount
                continue
            counts[amount.resource] = amount.count
            if amount.resource == "deniers":
                moves += m.deniers_paid(self.seat, amount.count).moves
            else:
                goods[GOOD_NAMES.index(amount.resource)] -= amount.count
                moves += m.paid(self.seat, amount.resource, amount.count).moves
        only = only_wildcards(goods, 0, wild)
        for name in only:
            counts[name] = counts.get(name, 0) + 1
            moves += m.paid(self.seat, name, 1).moves
        if len(only) < wild.count:
            counts[wild.resource] = wild.count - len(only)
        costs = tuple([Amount(resource, count) for resource, count in counts.items()])
        return Payment(costs, tuple(moves), len(only) == wild.count)

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
        payment = self.payment(self.decision.options[0].pay if isinstance(self.decision, shape.Buy) else ())
        return Facts(
            targets=(f"players/{self.seat}/goods/{good}",),
            costs=payment.costs,
            brings=some(good, count),
            by=self.favor_in_use(),
            moves=(*payment.moves, self.gain(Amount(good, count))),
        )

    def paying(self, good: str) -> Facts:
        """One wildcard, and those after it that leave no choice; with the last one comes what was paid for."""
        decision = self.decision
        assert isinstance(decision, shape.Pay)
        option = decision.options[decision.option - 1]
        price = option.pay if decision.building is None else self.cost(decision.building)
        kind = next(amount.resource for amount in price if amount.resource in WILDCARDS)
        goods = self.goods()
        first = GOOD_NAMES.index(good)
        goods[first] -= 1
        paid = [good, *only_wildcards(goods, first, Amount(kind, decision.wildcards - 1))]
        moves = tuple([m.paid(self.seat, name, 1).moves[0] for name in paid])
        brings: tuple[Amount, ...] = ()
        if len(paid) == decision.wildcards:
            if decision.building is None:
                brings = self.gains(option)
                moves = (*moves, *self.coming(option))
            else:
                brings = self.rewards(decision.building)
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
        payment = self.payment(self.cost(tile))
        return Facts(
            targets=(f"supply/{tile}",),
            group="caylus-group-tiles",
            costs=payment.costs,
            brings=self.rewards(tile),
            by=self.favor_in_use(),
            moves=(*payment.moves, *self.laying(tile)) if payment.complete else payment.moves,
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

    def laying(self, tile: str) -> tuple[Move, ...]:
        """Where a tile that is paid comes to lie."""
        assert self.view.next_space is not None
        return m.built(self.seat, tile, self.view.next_space).moves

    def prestige(self, name: str) -> Facts:
        tile = f"prestige_{name}"
        payment = self.payment(self.cost(tile))
        moves = payment.moves
        residences = [
            space.number for space in self.view.road if space.kind == "residence" and space.owner == self.seat
        ]
        if len(residences) == 1:
            moves += m.prestige_built(self.seat, tile, residences[0]).moves
        return Facts(
            targets=(f"supply/{tile}",),
            group="caylus-group-tiles",
            costs=payment.costs,
            brings=self.rewards(tile),
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
        payment = self.payment(self.cost("residence"))
        moves = payment.moves
        brings: tuple[Amount, ...] = ()
        if space.worker is None:
            moves += m.converted(self.seat, space.number, space.tile, int(space.kind != "neutral")).moves
            brings = some("points", int(self.figures.points[RESIDENCE]))
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
        """A good for the batch: the food that goes without saying before the first one, and the second one if it
        leaves no choice; with the last one the house is built."""
        section = next(section for section in self.view.castle if section.next)
        given = [good]
        if isinstance(self.decision, shape.Castle):
            first = GOOD_NAMES.index(good)
            last = only_wildcard(self.goods(), 0, first + 1, GOODS, 1)
            given = ["food", good, GOOD_NAMES[last]] if last >= 0 else ["food", good]
        moves = tuple([m.paid(self.seat, name, 1).moves[0] for name in given])
        brings: tuple[Amount, ...] = ()
        if len(given) != 2:
            brings = some("points", section.points)
            moves = (*moves, *m.batch_given(self.seat, section.name, 0).moves)
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
        payment = self.payment(only.pay)
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


# ---- placing: most choices are these, and equal ones are made once


@lru_cache(maxsize=MOST_PLACEMENTS)
def place_on_road(
    action: int, seat: int, number: int, tile: str | None, live: bool, price: int, by: str | None, gate: bool
) -> Choice:
    return Choice(
        action,
        CATALOGUE.actions[action],
        place_message(str(number), tile),
        (f"road/{number}",),
        "caylus-group-near" if live else "caylus-group-far",
        "",
        some("deniers", price),
        (),
        by,
        (*fee(seat, price), *m.placed(seat, number, "", int(gate)).moves),
    )


@lru_cache(maxsize=MOST_PLACEMENTS)
def place_on_special(action: int, seat: int, tile: str, circle: int, price: int, by: str | None, gate: bool) -> Choice:
    return Choice(
        action,
        CATALOGUE.actions[action],
        place_message(tile.removeprefix("special_"), tile),
        (f"specials/{tile}",),
        "caylus-group-special",
        "",
        some("deniers", price),
        (),
        by,
        (*fee(seat, price), *m.placed_special(seat, tile, circle, int(gate)).moves),
    )


@lru_cache(maxsize=MOST_PLACEMENTS)
def place_in_castle(action: int, seat: int, queue: int, price: int, by: str | None, gate: bool) -> Choice:
    name = CATALOGUE.actions[action]
    return Choice(
        action,
        name,
        place_message("castle", None),
        ("queue",),
        "caylus-group-special",
        KEYS[name],
        some("deniers", price),
        (),
        by,
        (*fee(seat, price), *m.placed_castle(seat, queue + 1, int(gate)).moves),
    )


def fee(seat: int, price: int) -> tuple[Move, ...]:
    """Money on its way to the bank."""
    return m.deniers_paid(seat, price).moves if price > 0 else ()


# ---- amounts


def only_wildcards(goods: vec[i64], lowest: int, wild: Amount) -> list[str]:
    """The next of so many wildcards, as long as only one good is possible; they leave `goods`."""
    found: list[str] = []
    end: i64 = BASIC_GOODS if wild.resource == "any" else GOODS
    while len(found) < wild.count:
        only = only_wildcard(goods, 0, lowest, end, wild.count - len(found))
        if only < 0:
            break
        goods[only] -= 1
        lowest = int(only)
        found.append(GOOD_NAMES[only])
    return found


def counted(goods: list[str]) -> tuple[Amount, ...]:
    return tuple([Amount(good, goods.count(good)) for good in dict.fromkeys(goods)])


def some(resource: str, count: int) -> tuple[Amount, ...]:
    """An amount, unless it is nothing."""
    return (Amount(resource, count),) if count > 0 else ()
