# compiled: mypyc
"""What a seat may do, as choices: message, targets to click, true price, what it brings and what would move.

One branch per family of actions. Everything comes from the view of the seat that is asked and from the figures, so a
choice cannot tell more than the view does. A price is what is printed, as gold may stand for other cubes in several
ways; what would move shows the payment only where there is no other.
"""

from __future__ import annotations

from functools import cache

from baumeister.engine.wire import Amount, Choice, Move
from baumeister.games.magna_carta import moves as m
from baumeister.games.magna_carta import shapes as shape
from baumeister.games.magna_carta.catalogue import CATALOGUE
from baumeister.games.magna_carta.components import GOOD_NAMES, RESIDENCE, SECTION_NAMES, Figures
from baumeister.games.magna_carta.labels import action_message
from baumeister.games.magna_carta.payment import only_payment
from baumeister.games.magna_carta.view import amounts_of

#: What lies before a player in a heap of its own; other resources are cubes of choice, tiles or points.
HEAPS = frozenset((*GOOD_NAMES, "deniers"))
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
        self._placement: tuple[tuple[Amount, ...], tuple[Move, ...]] | None = None

    def choice(self, action: int) -> Choice:
        name = CATALOGUE.actions[action]
        family, _, argument = name.partition(":")
        own = f"players/{self.seat}"
        targets: tuple[str, ...] = ()
        group = ""
        costs: tuple[Amount, ...] = ()
        brings: tuple[Amount, ...] = ()
        moves: tuple[Move, ...] = ()
        if family == "place":
            targets = (f"road/{argument}",)
            group = self.placement_group(self.view.road[int(argument) - 1])
            costs, fee = self.placement_price()
            moves = (*fee, m.placement(self.seat, int(argument)))
        elif family == "build":
            targets = (f"{own}/hand/{argument}",)
            group = "magna_carta-group-build"
            costs, brings = card_terms(self.figures, argument)
            moves = self.building(argument, costs)
        elif family == "prestige":
            targets = (f"display/{argument}",)
            group = "magna_carta-group-prestige"
            costs, brings = card_terms(self.figures, argument)
            moves = self.covering(argument, costs, self.only_residence())
        elif family == "cover":
            assert isinstance(self.decision, shape.Cover)
            card = self.decision.card
            targets = (f"road/{argument}",)
            costs, brings = card_terms(self.figures, card)
            moves = self.covering(card, costs, int(argument))
        elif family == "pass":
            targets = ("bridge",)
            group = "magna_carta-group-pass"
            if not self.view.bridge:
                brings = deniers(int(self.figures.first_passer))
            moves = (m.passing(self.seat, len(self.view.bridge) + 1), *self.gaining(brings))
        elif family in ("draw", "swap"):
            targets = (f"{own}/pile_size",) if family == "draw" else (f"{own}/hand",)
            group = "magna_carta-group-cards"
            costs = deniers(self.view.prices.draw if family == "draw" else self.view.prices.swap)
            moves = (*self.paying(costs), *(self.discarding() if family == "swap" else ()))
        elif family == "mulligan":
            targets = (f"{own}/hand",)
            moves = self.discarding()
        elif family == "pay":
            targets = (f"{own}/goods/{argument}",)
            costs = (Amount(argument, 1),)
            moves = self.paying(costs)
        elif family == "provost":
            assert self.view.provost is not None
            place, steps = self.view.provost + int(argument), int(argument)
            targets = (f"road/{place}",)
            costs = deniers(abs(steps) * self.view.prices.provost)
            if steps:
                moves = (*self.paying(costs), *m.provost_moved(self.seat, place, steps).moves)
        elif family == "offer":
            targets = ("stock",)
            costs, brings, moves = self.offering(int(argument))
        elif family == "turn":
            targets = (f"road/{argument}",)
            costs, _ = card_terms(self.figures, self.figures.card_names[RESIDENCE])
            moves = self.paid_in_the_only_way(costs) or ()
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
            brings = (Amount(argument, 1),)
            moves = (*self.paying(costs), *self.gaining(brings))
        elif family == "decline":
            group = "magna_carta-group-pass"
        else:
            assert family == "keep"
        message = action_message(self.view, action)
        return Choice(action, name, message, targets, group, KEYS.get(name, ""), costs, brings, self.power, moves)

    # ---- paying and gaining

    def paying(self, costs: tuple[Amount, ...]) -> tuple[Move, ...]:
        """What is certain to go to the bank: not the cubes of choice."""
        return tuple(
            [m.payment(self.seat, amount.resource, amount.count) for amount in costs if amount.resource in HEAPS]
        )

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

    def paid_in_the_only_way(self, costs: tuple[Amount, ...]) -> tuple[Move, ...] | None:
        """The payment of a price in cubes; None where gold or a white cube leaves a choice."""
        price = {amount.resource: amount.count for amount in costs}
        cubes = only_payment(
            [getattr(self.player.goods, good) for good in GOOD_NAMES],
            [price.get(good, 0) for good in GOOD_NAMES],
            price.get("cube", 0),
        )
        if not cubes:
            return None
        return self.paying(tuple([Amount(GOOD_NAMES[good], count) for good, count in enumerate(cubes) if count]))

    # ---- cards

    def discarding(self) -> tuple[Move, ...]:
        return tuple([m.discard(self.seat, card) for card in self.player.hand or ()])

    def building(self, card: str, costs: tuple[Amount, ...]) -> tuple[Move, ...]:
        """Payment, card and cubes on it, if nothing of the price is still to be chosen."""
        payment = self.paid_in_the_only_way(costs)
        place = self.view.next_place
        if payment is None or place is None:
            return ()
        moves = (*payment, *m.built(self.seat, card, place).moves)
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

    def covering(self, card: str, costs: tuple[Amount, ...], place: int | None) -> tuple[Move, ...]:
        payment = self.paid_in_the_only_way(costs) if place is not None else None
        if payment is None or place is None:
            return ()
        return (*payment, *m.prestige_built(self.seat, card, place).moves)

    # ---- workers

    def placement_price(self) -> tuple[tuple[Amount, ...], tuple[Move, ...]]:
        """The price and its way to the bank: the same for every card of the road."""
        if self._placement is None:
            costs = deniers(self.view.prices.place)
            self._placement = costs, self.paying(costs)
        return self._placement

    def placement_group(self, place: shape.Place) -> str:
        if self.view.provost is None:
            return "magna_carta-group-road"
        return "magna_carta-group-near" if place.live else "magna_carta-group-far"

    # ---- effects

    def option(self, number: int) -> shape.EffectOption:
        assert isinstance(self.decision, shape.EffectDecision)
        return self.decision.options[number - 1]

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
        costs = tuple([Amount(one.resource, one.count * batches) for one in amounts_of(self.figures.batch, 0)])
        payment = self.paid_in_the_only_way(costs)
        moves = () if payment is None else (*payment, *self.taking_tiles(batches))
        return costs, (Amount("tiles", batches),), moves


@cache
def card_terms(figures: Figures, card: str) -> tuple[tuple[Amount, ...], tuple[Amount, ...]]:
    """What is printed on a card: its price, and the points it is worth."""
    number = figures.card(card)
    points = int(figures.points[number])
    return amounts_of(figures.cost, number), (Amount("points", points),) if points else ()


def deniers(count: int) -> tuple[Amount, ...]:
    return (Amount("deniers", count),) if count else ()


def money(amounts: tuple[Amount, ...]) -> tuple[Amount, ...]:
    return tuple([amount for amount in amounts if amount.resource == "deniers"])
