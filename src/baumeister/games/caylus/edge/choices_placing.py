# compiled: mypyc
"""Placing a worker: most choices are these, and equal ones are made once."""

from __future__ import annotations

from functools import lru_cache
from typing import final

from baumeister.engine.amounts import some
from baumeister.engine.wire import Choice
from baumeister.games.caylus.edge import moves as m
from baumeister.games.caylus.edge import shapes as shape
from baumeister.games.caylus.edge.catalogue import CATALOGUE
from baumeister.games.caylus.edge.choices_paying import fee
from baumeister.games.caylus.edge.labels import place_message

#: The letter of the castle, which stands beside every board.
CASTLE_KEY = "c"
#: How many different placements are cached; the same few hundred come again and again.
MOST_PLACEMENTS = 4096


@final
class Placing:
    """What is the same for every place of one decision: the prices, and what changes them."""

    def __init__(self, view: shape.CaylusView, seat: int) -> None:
        decision = view.decision
        self.view = view
        self.seat = seat
        self.by_gate = isinstance(decision, shape.Gate)  # free of charge
        self.price = 0
        self.castle_price = 0
        self.own_price = 0
        self.price_by: str | None = "specials/special_gate" if self.by_gate else None
        if isinstance(decision, shape.Place):
            self.price = decision.price
            self.castle_price = decision.castle_price
            self.own_price = decision.own_price
            cheaper = view.scale[len(view.passed)] > (view.players[seat].price or 0)
            self.price_by = m.INN_RIGHT if cheaper and view.inn_right == seat else None

    def choice(self, action: int, place: str) -> Choice:
        if place == "castle":
            queue = len(self.view.queue)
            return place_in_castle(action, self.seat, queue, self.castle_price, self.price_by, self.by_gate)
        if place.isdecimal():
            space = self.view.road[int(place) - 1]
            own = space.owner == self.seat
            price = self.own_price if own else self.price
            by = None if own else self.price_by
            return place_on_road(action, self.seat, space.number, space.tile, space.live, price, by, self.by_gate)
        tile = f"special_{place}"
        circle = 0
        for special in self.view.specials:
            if special.tile == tile:
                circle = len(special.workers)
        return place_on_special(action, self.seat, tile, circle, self.price, self.price_by, self.by_gate)


@lru_cache(maxsize=MOST_PLACEMENTS)
def place_on_road(
    action: int, seat: int, number: int, tile: str | None, live: bool, price: int, by: str | None, by_gate: bool
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
        (*fee(seat, price), *m.placed(seat, number, "", int(by_gate)).moves),
    )


@lru_cache(maxsize=MOST_PLACEMENTS)
def place_on_special(
    action: int, seat: int, tile: str, circle: int, price: int, by: str | None, by_gate: bool
) -> Choice:
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
        (*fee(seat, price), *m.placed_special(seat, tile, circle, int(by_gate)).moves),
    )


@lru_cache(maxsize=MOST_PLACEMENTS)
def place_in_castle(action: int, seat: int, queue: int, price: int, by: str | None, by_gate: bool) -> Choice:
    return Choice(
        action,
        CATALOGUE.actions[action],
        place_message("castle", None),
        ("queue",),
        "caylus-group-special",
        CASTLE_KEY,
        some("deniers", price),
        (),
        by,
        (*fee(seat, price), *m.placed_castle(seat, queue + 1, int(by_gate)).moves),
    )
