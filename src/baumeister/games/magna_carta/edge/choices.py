# compiled: mypyc
"""What a seat may do, as choices: message, targets to click, actual price, what it brings and what would move.

One function per family of actions. Everything comes from the view of the seat that is asked and from the figures, so a
choice cannot reveal more than the view does. A price is what is actually paid if there is only one way to pay it,
including gold for missing cubes; while cubes are still to be chosen it is the printed price. What would move shows the
cubes that are paid without a question.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache

from baumeister.engine.amounts import some
from baumeister.engine.choosing import Facts, Payment
from baumeister.engine.wire import Amount, Choice, Move
from baumeister.games.magna_carta.edge import moves as m
from baumeister.games.magna_carta.edge import shapes as shape
from baumeister.games.magna_carta.edge.catalogue import CATALOGUE
from baumeister.games.magna_carta.edge.labels import action_message, place_message
from baumeister.games.magna_carta.edge.view import amounts_of
from baumeister.games.magna_carta.rules.components import BASIC_GOODS, GOOD_NAMES, RESIDENCE, SECTION_NAMES, Figures
from baumeister.games.magna_carta.rules.payment import Bill

#: What a player has in separate piles; other resources are cubes of choice, tiles or points.
HEAPS = frozenset((*GOOD_NAMES, "deniers"))
#: How many different placements are cached; the same few hundred come again and again.
MOST_PLACEMENTS = 4096
#: And how many payments.
MOST_PAYMENTS = 4096
#: Letters of actions that stand beside every board.
KEYS = {
    "pass": "p",
    "decline": "x",
    "keep": "k",
    "mulligan": "m",
    "draw": "d",
    "swap": "e",
    "provost:0": "x",
    "offer:0": "x",
}


def make_choices(view: shape.MagnaCartaView, figures: Figures, legal: list[int]) -> tuple[Choice, ...]:
    assert view.decision is not None
    maker = Maker(view, figures)
    return tuple([maker.choice(action) for action in legal])


class Maker:
    """The choices of one decision."""

    def __init__(self, view: shape.MagnaCartaView, figures: Figures) -> None:
        assert view.decision is not None
        self.view = view
        self.figures = figures
        self.decision = view.decision
        self.seat = view.decision.seat
        self.player = view.players[self.seat]
        self.own = f"players/{self.seat}"
        #: The card of the road whose effect is used.
        self.power = f"road/{view.decision.place}" if isinstance(view.decision, shape.EffectDecision) else None

    def choice(self, action: int) -> Choice:
        name = CATALOGUE.actions[action]
        family, _, argument = name.partition(":")
        if family == "place":
            place = self.view.road[int(argument) - 1]
            group = self.placement_group(place)
            return placement_choice(action, self.seat, place.number, place.card, group, self.view.prices.place)
        return FAMILIES[family](self, argument).choice(
            action, name, action_message(self.view, action), KEYS.get(name, "")
        )

    def placement_group(self, place: shape.Place) -> str:
        if self.view.provost is None:
            return "magna_carta-group-road"
        return "magna_carta-group-near" if place.live else "magna_carta-group-far"

    # ---- hand and pile

    def keep(self, _argument: str) -> Facts:
        return Facts()

    def mulligan(self, _argument: str) -> Facts:
        return Facts((f"{self.own}/hand",), moves=self.discarding())

    def draw(self, _argument: str) -> Facts:
        costs = some("deniers", self.view.prices.draw)
        return Facts((f"{self.own}/pile_size",), "magna_carta-group-cards", costs, moves=self.paying(costs))

    def swap(self, _argument: str) -> Facts:
        costs = some("deniers", self.view.prices.swap)
        moves = (*self.paying(costs), *self.discarding())
        return Facts((f"{self.own}/hand",), "magna_carta-group-cards", costs, moves=moves)

    def discarding(self) -> tuple[Move, ...]:
        return tuple([m.discard(self.seat, card) for card in self.player.hand or ()])

    # ---- building

    def build(self, card: str) -> Facts:
        price, points = card_terms(self.figures, card)
        payment = self.payment(price)
        moves = (*payment.moves, *self.building(card)) if payment.complete else payment.moves
        return Facts((f"{self.own}/hand/{card}",), "magna_carta-group-build", payment.costs, points, moves=moves)

    def building(self, card: str) -> tuple[Move, ...]:
        """The card and the cubes on it."""
        place = self.view.next_place
        if place is None:
            return ()
        moves = m.built(self.seat, card, place).moves
        good = self.figures.stored[self.figures.card(card)]
        if good < 0:
            return moves
        cubes = int(self.figures.card_cubes[len(self.view.players)])
        return (*moves, *m.cubes_laid(place, GOOD_NAMES[good], cubes).moves)

    def prestige(self, card: str) -> Facts:
        targets = (f"display/{card}",)
        group = "magna_carta-group-prestige"
        place = self.only_residence()
        if place is None:
            price, points = card_terms(self.figures, card)
            return Facts(targets, group, price, points)
        return self.covering(card, place, targets, group)

    def only_residence(self) -> int | None:
        """The residence a prestige building would cover (0: none is needed); None: there is a choice."""
        if self.view.options.beginner:
            return 0
        places = [place.number for place in self.view.road if place.owner == self.seat and place.side == "residence"]
        return places[0] if len(places) == 1 else None

    def cover(self, place: str) -> Facts:
        assert isinstance(self.decision, shape.Cover)
        return self.covering(self.decision.card, int(place), (f"road/{place}",), "")

    def covering(self, card: str, place: int, targets: tuple[str, ...], group: str) -> Facts:
        """A prestige building, once its place is known."""
        price, points = card_terms(self.figures, card)
        payment = self.payment(price)
        moves = payment.moves
        if payment.complete:
            moves = (*moves, *m.prestige_built(self.seat, card, place).moves)
        return Facts(targets, group, payment.costs, points, moves=moves)

    # ---- bridge and provost

    def pass_turn(self, _argument: str) -> Facts:
        """The first to pass gets money."""
        brings = () if self.view.bridge else some("deniers", int(self.figures.first_passer))
        moves = (m.passing(self.seat, len(self.view.bridge) + 1), *self.gaining(brings))
        return Facts(("bridge",), "magna_carta-group-pass", brings=brings, moves=moves)

    def provost(self, argument: str) -> Facts:
        assert self.view.provost is not None
        steps = int(argument)
        number = self.view.provost + steps
        costs = some("deniers", abs(steps) * self.view.prices.provost)
        moves = (*self.paying(costs), *m.provost_moved(self.seat, number, steps).moves) if steps else ()
        return Facts((f"road/{number}",), costs=costs, moves=moves)

    # ---- paying and gaining

    def paying(self, costs: tuple[Amount, ...]) -> tuple[Move, ...]:
        return paid_at_once(self.seat, costs)

    def gaining(self, gains: tuple[Amount, ...]) -> tuple[Move, ...]:
        """What is certain to come; cubes of choice are taken one by one."""
        found: list[Move] = []
        for amount in gains:
            if amount.resource in HEAPS:
                found.append(m.gain(self.seat, amount.resource, amount.count))
            elif amount.resource == "tiles":
                found += self.taking_tiles(amount.count)
        return tuple(found)

    def taking_tiles(self, count: int) -> list[Move]:
        """From the best section still stocked, one after the other."""
        found: list[Move] = []
        for section in SECTION_NAMES:
            taken = min(count, getattr(self.view.stock, section))
            if taken:
                found += m.tiles_taken(self.seat, section, taken).moves
                count -= taken
        return found

    def payment(self, price: tuple[Amount, ...]) -> Payment:
        return pay_price(self.seat, self.player.goods, price)

    def pay(self, good: str) -> Facts:
        """One cube, and those after it that leave no choice; the last one brings what was paid for."""
        decision = self.decision
        assert isinstance(decision, shape.Pay)
        batches = self.player.batches
        if decision.card is None:
            price = self.batches_price(batches)
        else:
            price, _ = card_terms(self.figures, decision.card)
        lowest = GOOD_NAMES.index(decision.lowest)
        bill = bill_of(self.player.goods, price, decision.white, decision.cubes_left, lowest, decision.paid)
        chosen = GOOD_NAMES.index(good)
        bill.pay(chosen)
        paid = bill.pay_forced()
        moves = (m.payment(self.seat, good, 1), *self.paying(cubes_of(paid)))
        paid[chosen] += 1
        brings: tuple[Amount, ...] = ()
        if bill.left == 0:
            if decision.card is None:
                brings = (Amount("tiles", batches),)
                moves = (*moves, *self.taking_tiles(batches))
            elif decision.card != self.figures.card_names[RESIDENCE]:
                _, brings = card_terms(self.figures, decision.card)
                moves = (*moves, *self.laying(decision.card, decision.place))
        return Facts((f"{self.own}/goods/{good}",), costs=cubes_of(paid), brings=brings, moves=moves)

    def laying(self, card: str, place: int | None) -> tuple[Move, ...]:
        """A paid card goes to its place: from the hand, or from the display (None: in front of its player)."""
        if card in self.view.display:
            return m.prestige_built(self.seat, card, place or 0).moves
        return self.building(card)

    # ---- effects

    def decline(self, _argument: str) -> Facts:
        return Facts(group="magna_carta-group-pass", by=self.power)

    def use(self, number: str) -> Facts:
        option = self.option(int(number))
        brings = option.gain + self.card_cube(option)
        moves = (*self.paying(option.pay), *self.gaining(option.gain), *self.taking_card_cube(option))
        return Facts((f"decision/options/{number}",), "", option.pay, brings, self.power, moves)

    def give(self, good: str) -> Facts:
        option = self.option(1)
        costs = (Amount(good, 1), *money(option.pay))
        moves = (*self.paying(costs), *self.gaining(option.gain))
        return Facts((f"{self.own}/goods/{good}",), "", costs, option.gain, self.power, moves)

    def take(self, good: str) -> Facts:
        costs = self.option(1).pay if isinstance(self.decision, shape.Buy) else ()
        others = self.others_taken(good)
        moves = (*self.paying(costs), *self.gaining((Amount(good, 1), *some(good, others))))
        return Facts((f"{self.own}/goods/{good}",), "", costs, (Amount(good, 1 + others),), self.power, moves)

    def turn(self, place: str) -> Facts:
        price, _ = card_terms(self.figures, self.figures.card_names[RESIDENCE])
        payment = self.payment(price)
        return Facts((f"road/{place}",), "", payment.costs, (), self.power, payment.moves)

    def option(self, number: int) -> shape.EffectOption:
        assert isinstance(self.decision, shape.EffectDecision)
        return self.decision.options[number - 1]

    def others_taken(self, good: str) -> int:
        """Cubes are taken in ascending order, so after the last kind all the rest are of that kind."""
        if isinstance(self.decision, shape.Take) and good == GOOD_NAMES[BASIC_GOODS - 1]:
            return self.decision.cubes_left - 1
        return 0

    def card_cube(self, option: shape.EffectOption) -> tuple[Amount, ...]:
        """The owner's cube of a small production card."""
        if not option.card_cube:
            return ()
        assert isinstance(self.decision, shape.EffectDecision)
        good = self.view.road[self.decision.place - 1].good
        assert good is not None
        return (Amount(good, option.card_cube),)

    def taking_card_cube(self, option: shape.EffectOption) -> tuple[Move, ...]:
        assert isinstance(self.decision, shape.EffectDecision)
        place = self.decision.place
        return tuple([m.card_cube_taken(self.seat, place, cube.resource).moves[0] for cube in self.card_cube(option)])

    # ---- the castle

    def offer(self, argument: str) -> Facts:
        """Batches for the same number of tiles."""
        batches = int(argument)
        if batches == 0:
            return Facts(("stock",))
        payment = self.payment(self.batches_price(batches))
        moves = (*payment.moves, *self.taking_tiles(batches)) if payment.complete else payment.moves
        return Facts(("stock",), costs=payment.costs, brings=(Amount("tiles", batches),), moves=moves)

    def batches_price(self, batches: int) -> tuple[Amount, ...]:
        return tuple([Amount(one.resource, one.count * batches) for one in amounts_of(self.figures.batch, 0)])


@lru_cache(maxsize=MOST_PLACEMENTS)
def placement_choice(action: int, seat: int, number: int, card: str, group: str, price: int) -> Choice:
    """A worker to a card of the road: most choices are these, and equal ones are made once."""
    costs = some("deniers", price)
    fee = [m.payment(seat, "deniers", price)] if price else []
    moves = (*fee, m.placement(seat, number))
    name = CATALOGUE.actions[action]
    return Choice(action, name, place_message(number, card), (f"road/{number}",), group, "", costs, (), None, moves)


@lru_cache(maxsize=MOST_PAYMENTS)
def pay_price(seat: int, goods: shape.Goods, price: tuple[Amount, ...]) -> Payment:
    """A price in cubes, as far as the payment is certain; the printed one while cubes are still to be chosen."""
    white = 0
    left = 0
    for amount in price:
        left += amount.count
        if amount.resource == "cube":
            white = amount.count
    bill = bill_of(goods, price, white, left, 0, 0)
    paid = cubes_of(bill.pay_forced())
    complete = bill.left == 0
    return Payment(paid if complete else price, paid_at_once(seat, paid), complete)


def bill_of(goods: shape.Goods, price: tuple[Amount, ...], white: int, left: int, lowest: int, same: int) -> Bill:
    counts = [0] * len(GOOD_NAMES)
    for amount in price:
        if amount.resource != "cube":
            counts[GOOD_NAMES.index(amount.resource)] = amount.count
    return Bill([goods.food, goods.wood, goods.stone, goods.gold], counts, white, left, lowest, same)


def paid_at_once(seat: int, costs: tuple[Amount, ...]) -> tuple[Move, ...]:
    """What certainly goes to the bank: not the cubes of choice."""
    return tuple([m.payment(seat, amount.resource, amount.count) for amount in costs if amount.resource in HEAPS])


@cache
def card_terms(figures: Figures, card: str) -> tuple[tuple[Amount, ...], tuple[Amount, ...]]:
    """What is printed on a card: its price, and the points it is worth."""
    number = figures.card(card)
    points = int(figures.points[number])
    return amounts_of(figures.cost, number), some("points", points)


def cubes_of(counts: list[int]) -> tuple[Amount, ...]:
    """How many of each good, without those of which there are none."""
    return tuple([Amount(GOOD_NAMES[good], count) for good, count in enumerate(counts) if count])


def money(amounts: tuple[Amount, ...]) -> tuple[Amount, ...]:
    return tuple([amount for amount in amounts if amount.resource == "deniers"])


FAMILIES: dict[str, Callable[[Maker, str], Facts]] = {
    "pass": Maker.pass_turn,
    "decline": Maker.decline,
    "keep": Maker.keep,
    "mulligan": Maker.mulligan,
    "draw": Maker.draw,
    "swap": Maker.swap,
    "build": Maker.build,
    "prestige": Maker.prestige,
    "cover": Maker.cover,
    "turn": Maker.turn,
    "pay": Maker.pay,
    "give": Maker.give,
    "take": Maker.take,
    "use": Maker.use,
    "provost": Maker.provost,
    "offer": Maker.offer,
}
