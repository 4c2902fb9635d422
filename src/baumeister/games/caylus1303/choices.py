# compiled: mypyc
"""What a seat may do, as choices: message, targets to click, true price, what it brings and what would move.

One function per family of actions. Everything comes from the view of the seat that is asked and from the figures, so a
choice cannot tell more than the view does. What goes by itself (a wildcard that only one good can pay, the last goods
of a bundle) is part of the action that brings it about.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import NamedTuple

from mypy_extensions import i64

from baumeister.engine.goods import BASIC_GOODS, FOOD, GOLD, GOOD_NAMES
from baumeister.engine.payment import only_wildcard
from baumeister.engine.vecs import vec
from baumeister.engine.wire import Amount, Choice, Move
from baumeister.games.caylus1303 import moves as m
from baumeister.games.caylus1303 import shapes as shape
from baumeister.games.caylus1303.catalogue import CATALOGUE
from baumeister.games.caylus1303.components import BRIDGE, BUNDLE, KIND_NAMES, Figures
from baumeister.games.caylus1303.delivery import only_for_bundle
from baumeister.games.caylus1303.labels import action_message, space_message
from baumeister.games.caylus1303.view import amounts_of, points_amount

#: Letters of actions that stand beside every board; nothing is done by two of them, never in the same decision.
KEYS = {"pass": "p", "decline": "x", "provost:0": "x", "place:site": "c"}

GROUP_OTHERWISE = "caylus1303-group-pass"

#: So many different placements are remembered; the same few hundred come again and again.
MOST_PLACEMENTS = 4096


class Parts(NamedTuple):
    """What a family says about one of its actions."""

    targets: tuple[str, ...] = ()
    group: str = ""
    costs: tuple[Amount, ...] = ()
    brings: tuple[Amount, ...] = ()
    by: str | None = None
    moves: tuple[Move, ...] = ()


class Payment(NamedTuple):
    costs: tuple[Amount, ...]
    moves: tuple[Move, ...]
    complete: bool  # no wildcard is left to choose


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
        #: For placing, which is the same for every space: who lets the seat do it.
        self.placement_by: str | None = None
        self.second_by: str | None = None  # where somebody stands already
        if isinstance(self.decision, shape.Plan | shape.EarlyRiser):
            self.placement_by = self.placement_power()
            self.second_by = self.power("journeyman")

    def choice(self, action: int) -> Choice:
        name = CATALOGUE.actions[action]
        family, _, argument = name.partition(":")
        if family == "place" and argument != "site":
            return self.place(action, self.view.road[int(argument) - 1])
        message = action_message(self.view, action)
        targets, group, costs, brings, by, moves = FAMILIES[family](self, argument)
        return Choice(action, name, message, targets, group, KEYS.get(name, ""), costs, brings, by, moves)

    # ---- planning

    def place(self, action: int, space: shape.Space) -> Choice:
        workers = len(space.workers)
        by = self.second_by if workers else self.placement_by
        price = self.player.placement
        owner = space.owner
        if owner is None or owner == self.seat:
            return place_on_road(action, self.seat, space.number, space.tile, workers, space.live, price, by, -1, 0)
        points = self.owner_points(owner)
        return place_on_road(action, self.seat, space.number, space.tile, workers, space.live, price, by, owner, points)

    def place_on_site(self, _argument: str) -> Parts:
        moves = m.placed_on_site(self.seat, len(self.view.site_workers) + 1).moves
        price = self.player.placement
        along = sent_along(self.seat, price)
        return Parts(("site_workers",), GROUP_OTHERWISE, workers_price(price), (), self.placement_by, (*moves, *along))

    def placement_power(self) -> str | None:
        """Who lets the seat place now, or changes its price."""
        if isinstance(self.decision, shape.EarlyRiser):
            return self.power("early_riser")
        return self.power("night_worker") if self.view.bridge else None

    def owner_points(self, owner: int) -> int:
        """What the owner of a space gains when this seat places there."""
        if "thief" in self.player.characters:
            return int(self.figures.thief_points)
        if "steward" in self.view.players[owner].characters:
            return int(self.figures.steward_points)
        return int(self.figures.owner_points)

    def pass_turn(self, _argument: str) -> Parts:
        return Parts(("bridge",), GROUP_OTHERWISE, moves=m.passed(self.seat, len(self.view.bridge) + 1).moves)

    def decline(self, _argument: str) -> Parts:
        return Parts(group=GROUP_OTHERWISE)

    # ---- the provost

    def provost(self, argument: str) -> Parts:
        steps = int(argument)
        gap = self.view.provost + steps
        if steps == 0:
            return Parts((f"gaps/{gap}",))
        moves = m.provost_moved(self.seat, gap, steps).moves
        costs: tuple[Amount, ...] = ()
        if isinstance(self.decision, shape.Bridge):
            workers = abs(steps) * int(self.figures.bridge_workers_per_step)
            costs = (Amount("workers", workers),)
            moves = (*m.workers_to_camp(self.seat, workers).moves, *moves)
        return Parts((f"gaps/{gap}",), "", costs, (), self.provost_power(), moves)

    def provost_power(self) -> str | None:
        if isinstance(self.decision, shape.Bailiff):
            return self.power("bailiff")
        return f"road/{self.decision.space if isinstance(self.decision, shape.Toll) else BRIDGE}"

    # ---- effects

    def use(self, argument: str) -> Parts:
        option = self.option(int(argument))
        payment = self.payment(option.pay)
        brings = self.limited(option.gain)
        moves = (*payment.moves, *self.gained(brings)) if payment.complete else payment.moves
        return Parts((f"decision/options/{argument}",), "", payment.costs, brings, self.source(), moves)

    def take(self, argument: str) -> Parts:
        option = self.option(1)
        payment = self.payment(option.pay)
        brings = tuple([Amount(argument, amount.count) for amount in option.gain if amount.resource == "any"])
        moves = (*payment.moves, *self.gained(brings))
        return Parts((f"players/{self.seat}/goods/{argument}",), "", payment.costs, brings, self.source(), moves)

    def claim(self, argument: str) -> Parts:
        payment = self.payment(self.option(1).pay)
        moves = (*payment.moves, *m.claimed(self.seat, int(argument), "").moves)
        return Parts((f"road/{argument}",), "", payment.costs, (), self.source(), moves)

    def pay(self, argument: str) -> Parts:
        """One wildcard, and those after it that leave no choice; with the last one comes what was paid for."""
        assert isinstance(self.decision, shape.Pay)
        goods = self.goods()
        good = GOOD_NAMES.index(argument)
        goods[good] -= 1
        paid = [argument, *self.only_wildcards(goods, good, self.decision.wildcards - 1)]
        costs, moves = counted(paid), tuple([m.paid(self.seat, name, 1).moves[0] for name in paid])
        brings: tuple[Amount, ...] = ()
        if len(paid) == self.decision.wildcards:
            brings = self.limited(self.decision.brings)
            if self.decision.building is not None:
                moves = (*moves, *self.laid(self.decision.building))
            moves = (*moves, *self.gained(brings))
        return Parts((f"players/{self.seat}/goods/{argument}",), "", costs, brings, self.source(), moves)

    def option(self, number: int) -> shape.EffectOption:
        assert isinstance(self.decision, shape.EffectDecision)
        return self.decision.options[number - 1]

    def source(self) -> str | None:
        """The tile whose effect asks: on the road, or on the construction site for a favor."""
        decision = self.decision
        assert isinstance(decision, shape.EffectDecision | shape.Pay)
        return f"road/{decision.space}" if decision.slot is None else f"site_tiles/{decision.slot}"

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

    # ---- paying

    def goods(self) -> vec[i64]:
        goods = self.player.goods
        return vec[i64]([goods.food, goods.wood, goods.stone, goods.cloth, goods.gold])

    def payment(self, price: tuple[Amount, ...]) -> Payment:
        """A price, as far as it is certain what is paid for it."""
        goods = self.goods()
        wild = 0
        counts: dict[str, int] = {}
        moves: list[Move] = []
        for amount in price:
            if amount.resource == "any":
                wild = amount.count
                continue
            counts[amount.resource] = amount.count
            if amount.resource == "workers":
                moves += m.workers_to_camp(self.seat, amount.count).moves
            else:
                goods[GOOD_NAMES.index(amount.resource)] -= amount.count
                moves += m.paid(self.seat, amount.resource, amount.count).moves
        only = self.only_wildcards(goods, 0, wild)
        for name in only:
            counts[name] = counts.get(name, 0) + 1
            moves += m.paid(self.seat, name, 1).moves
        if len(only) < wild:
            counts["any"] = wild - len(only)
        costs = tuple([Amount(resource, count) for resource, count in counts.items()])
        return Payment(costs, tuple(moves), len(only) == wild)

    def only_wildcards(self, goods: vec[i64], lowest: int, wild: int) -> list[str]:
        """The next wildcards of so many, as long as only one good is possible."""
        found: list[str] = []
        while len(found) < wild:
            only = only_wildcard(goods, 0, lowest, BASIC_GOODS, wild - len(found))
            if only < 0:
                break
            goods[only] -= 1
            lowest = int(only)
            found.append(GOOD_NAMES[only])
        return found

    # ---- building

    def build(self, argument: str) -> Parts:
        kind = KIND_NAMES[self.figures.kind[self.figures.tile(argument)]]
        waived = {amount.resource: amount.count for amount in self.option(1).waive}
        return self.building(argument, f"caylus1303-group-tiles-{kind}", waived, self.source())

    def monument(self, argument: str) -> Parts:
        assert isinstance(self.decision, shape.Monument)
        residence = f"road/{self.decision.space}"
        return self.building(f"monument_{argument}", "caylus1303-group-monuments", {}, residence)

    def building(self, tile: str, group: str, waived: dict[str, int], by: str | None) -> Parts:
        """Its price less what the effect waives, its points with the Architect's."""
        number = self.figures.tile(tile)
        price = printed_price(self.figures, number)
        if waived:
            left = [Amount(amount.resource, amount.count - waived.get(amount.resource, 0)) for amount in price]
            price = tuple([amount for amount in left if amount.count > 0])
        payment = self.payment(price)
        points = int(self.figures.points[number])
        if "architect" in self.player.characters:
            points += int(self.figures.architect_points)
        brings = points_amount(points)
        moves = payment.moves
        if payment.complete:
            moves = (*moves, *self.laid(tile), *self.gained(brings))
        return Parts((f"supply/{tile}",), group, payment.costs, brings, by, moves)

    def laid(self, tile: str) -> tuple[Move, ...]:
        """Where the tile comes to lie."""
        if KIND_NAMES[self.figures.kind[self.figures.tile(tile)]] == "monument":
            assert isinstance(self.decision, shape.Monument | shape.Pay)
            assert self.decision.space is not None
            return m.monument_built(self.seat, tile, self.decision.space).moves
        assert self.view.next_space is not None
        return m.built(self.seat, tile, self.view.next_space).moves

    # ---- delivery

    def give(self, argument: str) -> Parts:
        """A good for the bundle: the food that goes without saying before it, and those after it that leave no choice;
        with the last one the bundle is delivered."""
        decision = self.decision
        assert isinstance(decision, shape.Deliver | shape.Bundle)
        any_three = "chamberlain" in self.player.characters
        goods = self.goods()
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
            brings = points_amount(decision.points + (decision.gold_points if GOLD in given else 0))
            moves = (*moves, *self.gained(brings))
        targets = (f"players/{self.seat}/goods/{argument}",)
        return Parts(targets, "", counted(names), brings, self.delivery_power(), moves)

    def delivery_power(self) -> str | None:
        """Who lets the seat deliver at all, or deliver other bundles than everybody."""
        if self.seat not in self.view.site_workers:
            return self.power("deliveryman")
        return self.power("chamberlain")

    # ---- favors

    def character(self, argument: str) -> Parts:
        holders = [player.seat for player in self.view.players if argument in player.characters]
        former = holders[0] if holders else -1
        where = f"players/{former}/characters" if holders else "board_characters"
        group = "caylus1303-group-others" if holders else "caylus1303-group-board"
        return Parts((f"{where}/{argument}",), group, moves=m.character_taken(self.seat, argument, former).moves)

    def site(self, argument: str) -> Parts:
        return Parts((f"site_tiles/{argument}",), "caylus1303-group-slots")

    def power(self, character: str) -> str | None:
        """Where the character lies that the seat uses; None if it does not have it."""
        held = character in self.player.characters
        return f"players/{self.seat}/characters/{character}" if held else None


@cache
def printed_price(figures: Figures, tile: int) -> tuple[Amount, ...]:
    return amounts_of(figures.cost, tile)


@lru_cache(maxsize=MOST_PLACEMENTS)
def place_on_road(
    action: int,
    seat: int,
    number: int,
    tile: str | None,
    workers: int,
    live: bool,
    price: int,
    by: str | None,
    owner: int,
    points: int,
) -> Choice:
    """A worker to a space with so many workers, which brings its owner points: most choices are these, and equal ones
    are made once."""
    group = "caylus1303-group-near" if live else "caylus1303-group-far"
    moves = (*m.placed(seat, number, "", workers).moves, *sent_along(seat, price))
    if points > 0:
        moves = (*moves, *m.owner_points(owner, points, number).moves)
    return Choice(
        action,
        CATALOGUE.actions[action],
        space_message("caylus1303-action-place", number, tile),
        (f"road/{number}",),
        "caylus1303-group-journeyman" if workers else group,
        "",
        workers_price(price),
        (),
        by,
        moves,
    )


def workers_price(count: int) -> tuple[Amount, ...]:
    return (Amount("workers", count),)


def sent_along(seat: int, price: int) -> tuple[Move, ...]:
    """Workers that go to the camp with a placement."""
    return m.workers_to_camp(seat, price - 1).moves if price > 1 else ()


def counted(goods: list[str]) -> tuple[Amount, ...]:
    return tuple([Amount(good, goods.count(good)) for good in dict.fromkeys(goods)])


FAMILIES: dict[str, Callable[[Maker, str], Parts]] = {
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
