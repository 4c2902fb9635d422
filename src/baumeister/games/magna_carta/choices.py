# compiled: mypyc
"""What a seat may do, as choices: message, targets to click, true price, what it brings and what would move.

One branch per family of actions. Everything comes from the view of the seat that is asked and from the figures, so a
choice cannot tell more than the view does. A price is what is really paid where there is only one way to pay it, gold
for missing cubes included; where cubes are still to be chosen it is what is printed. What would move shows the cubes
that go without a question.
"""

from __future__ import annotations

from functools import cache, lru_cache

from baumeister.engine.amounts import some
from baumeister.engine.choosing import Payment
from baumeister.engine.wire import Amount, Choice, Move
from baumeister.games.magna_carta import moves as m
from baumeister.games.magna_carta import shapes as shape
from baumeister.games.magna_carta.catalogue import CATALOGUE
from baumeister.games.magna_carta.components import BASIC_GOODS, GOOD_NAMES, RESIDENCE, SECTION_NAMES, Figures
from baumeister.games.magna_carta.labels import action_message, place_message
from baumeister.games.magna_carta.payment import Bill
from baumeister.games.magna_carta.view import amounts_of

#: What lies before a player in a heap of its own; other resources are cubes of choice, tiles or points.
HEAPS = frozenset((*GOOD_NAMES, "deniers"))
#: So many different placements are remembered; the same few hundred come again and again.
MOST_PLACEMENTS = 4096
#: And so many payments.
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
        #: The card of the road whose effect is used.
        self.power = f"road/{view.decision.place}" if isinstance(view.decision, shape.EffectDecision) else None

    def choice(self, action: int) -> Choice:
        name = CATALOGUE.actions[action]
        family, _, argument = name.partition(":")
        if family == "place":
            place = self.view.road[int(argument) - 1]
            group = self.placement_group(place)
            return placement_choice(action, self.seat, place.number, place.card, group, self.view.prices.place)
        own = f"players/{self.seat}"
        targets: tuple[str, ...] = ()
        group = ""
        costs: tuple[Amount, ...] = ()
        brings: tuple[Amount, ...] = ()
        moves: tuple[Move, ...] = ()
        if family == "build":
            targets = (f"{own}/hand/{argument}",)
            group = "magna_carta-group-build"
            costs, brings = card_terms(self.figures, argument)
            payment = self.payment(costs)
            costs, moves = payment.costs, payment.moves
            if payment.complete:
                moves = (*moves, *self.building(argument))
        elif family == "prestige":
            targets = (f"display/{argument}",)
            group = "magna_carta-group-prestige"
            costs, brings = card_terms(self.figures, argument)
            place_number = self.only_residence()
            if place_number is not None:
                costs, moves = self.covering(argument, costs, place_number)
        elif family == "cover":
            assert isinstance(self.decision, shape.Cover)
            card = self.decision.card
            targets = (f"road/{argument}",)
            costs, brings = card_terms(self.figures, card)
            costs, moves = self.covering(card, costs, int(argument))
        elif family == "pass":
            targets = ("bridge",)
            group = "magna_carta-group-pass"
            if not self.view.bridge:
                brings = some("deniers", int(self.figures.first_passer))
            moves = (m.passing(self.seat, len(self.view.bridge) + 1), *self.gaining(brings))
        elif family in ("draw", "swap"):
            targets = (f"{own}/pile_size",) if family == "draw" else (f"{own}/hand",)
            group = "magna_carta-group-cards"
            costs = some("deniers", self.view.prices.draw if family == "draw" else self.view.prices.swap)
            moves = (*self.paying(costs), *(self.discarding() if family == "swap" else ()))
        elif family == "mulligan":
            targets = (f"{own}/hand",)
            moves = self.discarding()
        elif family == "pay":
            targets = (f"{own}/goods/{argument}",)
            costs, brings, moves = self.paying_cube(argument)
        elif family == "provost":
            assert self.view.provost is not None
            number, steps = self.view.provost + int(argument), int(argument)
            targets = (f"road/{number}",)
            costs = some("deniers", abs(steps) * self.view.prices.provost)
            if steps:
                moves = (*self.paying(costs), *m.provost_moved(self.seat, number, steps).moves)
        elif family == "offer":
            targets = ("stock",)
            costs, brings, moves = self.offering(int(argument))
        elif family == "turn":
            targets = (f"road/{argument}",)
            costs, _ = card_terms(self.figures, self.figures.card_names[RESIDENCE])
            payment = self.payment(costs)
            costs, moves = payment.costs, payment.moves
        elif family == "use":
            targets = (f"decision/options/{argument}",)
            option = self.option(int(argument))
            costs, brings = option.pay, option.gain + self.card_cube(option)
            moves = (*self.paying(option.pay), *self.gaining(option.gain), *self.taking_card_cube(option))
        elif family == "give":
            targets = (f"{own}/goods/{argument}",)
            costs = (Amount(argument, 1), *money(self.option(1).pay))
            brings = self.option(1).gain
            moves = (*self.paying(costs), *self.gaining(brings))
        elif family == "take":
            targets = (f"{own}/goods/{argument}",)
            costs = self.option(1).pay if isinstance(self.decision, shape.Buy) else ()
            others = self.others_taken(argument)
            brings = (Amount(argument, 1 + others),)
            moves = (*self.paying(costs), *self.gaining((Amount(argument, 1), *some(argument, others))))
        elif family == "decline":
            group = "magna_carta-group-pass"
        else:
            assert family == "keep"
        message = action_message(self.view, action)
        return Choice(action, name, message, targets, group, KEYS.get(name, ""), costs, brings, self.power, moves)

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

    def paying_cube(self, good: str) -> tuple[tuple[Amount, ...], tuple[Amount, ...], tuple[Move, ...]]:
        """One cube, and those after it that leave no choice; with the last one comes what was paid for."""
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
        return cubes_of(paid), brings, moves

    def laying(self, card: str, place: int | None) -> tuple[Move, ...]:
        """A card that is paid comes to its place: out of the hand, or out of the display (None: before its player)."""
        if card in self.view.display:
            return m.prestige_built(self.seat, card, place or 0).moves
        return self.building(card)

    # ---- cards

    def discarding(self) -> tuple[Move, ...]:
        return tuple([m.discard(self.seat, card) for card in self.player.hand or ()])

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

    def only_residence(self) -> int | None:
        """The residence a prestige building would cover (0: none is needed); None: there is a choice."""
        if self.view.options.beginner:
            return 0
        places = [place.number for place in self.view.road if place.owner == self.seat and place.side == "residence"]
        return places[0] if len(places) == 1 else None

    def covering(self, card: str, price: tuple[Amount, ...], place: int) -> tuple[tuple[Amount, ...], tuple[Move, ...]]:
        """Price of a prestige building and what moves, when it is settled where it comes to lie."""
        payment = self.payment(price)
        if not payment.complete:
            return payment.costs, payment.moves
        return payment.costs, (*payment.moves, *m.prestige_built(self.seat, card, place).moves)

    # ---- workers

    def placement_group(self, place: shape.Place) -> str:
        if self.view.provost is None:
            return "magna_carta-group-road"
        return "magna_carta-group-near" if place.live else "magna_carta-group-far"

    # ---- effects

    def option(self, number: int) -> shape.EffectOption:
        assert isinstance(self.decision, shape.EffectDecision)
        return self.decision.options[number - 1]

    def others_taken(self, good: str) -> int:
        """Cubes are taken in ascending order, so that after the last kind all others are of it, too."""
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

    def offering(self, batches: int) -> tuple[tuple[Amount, ...], tuple[Amount, ...], tuple[Move, ...]]:
        """So many batches for as many tiles."""
        if batches == 0:
            return (), (), ()
        payment = self.payment(self.batches_price(batches))
        moves = (*payment.moves, *self.taking_tiles(batches)) if payment.complete else payment.moves
        return payment.costs, (Amount("tiles", batches),), moves

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
    """A price in cubes, as far as it is certain what is paid for it; the printed one, while cubes are still to be
    chosen."""
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
    """What is certain to go to the bank: not the cubes of choice."""
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
