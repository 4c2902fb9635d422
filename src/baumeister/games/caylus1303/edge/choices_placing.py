# compiled: mypyc
"""Placing a worker on the road: most choices are these, and equal ones are made once."""

from __future__ import annotations

from functools import lru_cache
from typing import final

from baumeister.engine.wire import Amount, Choice, Move
from baumeister.games.caylus1303.edge import moves as m
from baumeister.games.caylus1303.edge import shapes as shape
from baumeister.games.caylus1303.edge.catalogue import CATALOGUE
from baumeister.games.caylus1303.edge.labels import space_message
from baumeister.games.caylus1303.rules.components import Figures

#: How many different placements are cached; the same few hundred come again and again.
MOST_PLACEMENTS = 4096


def power_of(player: shape.Player, character: str) -> str | None:
    """The address of the character the player uses; None if the player does not have it."""
    held = character in player.characters
    return f"players/{player.seat}/characters/{character}" if held else None


@final
class Placing:
    """What is the same for every space of one decision: which character lets the seat place there."""

    def __init__(self, view: shape.Caylus1303View, figures: Figures, player: shape.Player) -> None:
        self.view = view
        self.figures = figures
        self.player = player
        self.by: str | None = None
        self.second_by: str | None = None  # where somebody stands already
        if isinstance(view.decision, shape.EarlyRiser):
            self.by = power_of(player, "early_riser")
            self.second_by = power_of(player, "journeyman")
        elif isinstance(view.decision, shape.Plan):
            # Earlier passes make a placement dearer, but not for the Night Worker.
            self.by = power_of(player, "night_worker") if view.bridge else None
            self.second_by = power_of(player, "journeyman")

    def choice(self, action: int, space: shape.Space) -> Choice:
        seat = self.player.seat
        workers = len(space.workers)
        by = self.second_by if workers else self.by
        price = self.player.placement
        owner = space.owner
        if owner is None or owner == seat:
            return place_on_road(action, seat, space.number, space.tile, workers, space.live, price, by, -1, 0)
        points = self.owner_points(owner)
        return place_on_road(action, seat, space.number, space.tile, workers, space.live, price, by, owner, points)

    def owner_points(self, owner: int) -> int:
        """What the owner of a space gains when this seat places there."""
        if "thief" in self.player.characters:
            return int(self.figures.thief_points)
        if "steward" in self.view.players[owner].characters:
            return int(self.figures.steward_points)
        return int(self.figures.owner_points)


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
    """A worker to a space with this many workers, which brings its owner points: most choices are these, and equal ones
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
