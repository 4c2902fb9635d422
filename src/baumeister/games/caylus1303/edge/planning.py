# compiled: mypyc
"""Draft and planning at the edge: characters for the beginning, and workers for the round.

Most choices place a worker on the road, so equal ones are made once.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from baumeister.engine.catalogue import Answer, DecisionKind
from baumeister.engine.choosing import Facts
from baumeister.engine.errors import Refusal, refuse
from baumeister.engine.messages import Message, message, space_message
from baumeister.engine.wire import Amount, Choice, Move
from baumeister.games.caylus1303.edge import moves as m
from baumeister.games.caylus1303.edge import shapes as shape
from baumeister.games.caylus1303.edge.favor import rule_of_absent, show_character
from baumeister.games.caylus1303.edge.maker import DECLINE, GROUP_OTHERWISE, Maker
from baumeister.games.caylus1303.rules import actions as a
from baumeister.games.caylus1303.rules import components as c
from baumeister.games.caylus1303.rules.planning import can_enter, extra_workers, on_site
from baumeister.games.caylus1303.rules.position import Position

#: So many different placements are remembered; the same few hundred come again and again.
MOST_PLACEMENTS = 4096

#: A space of the road: number, tile, how many workers are there, and whether the provost lets it work.
SpaceFacts: TypeAlias = tuple[int, str | None, int, bool]
#: Who owns a space, and the points a placement there brings the owner.
OwnerGains: TypeAlias = tuple[int, int]
NOBODY: Final = (-1, 0)


def check_draft(s: Position, action: int) -> Refusal | None:
    if s.holder[action - a.CHARACTER] != c.ON_BOARD:
        return refuse("not-available", rule_of_absent(s, action - a.CHARACTER, "1303-setup-12"))
    return None


# ---- workers


def describe_placing(s: Position) -> dict[str, object]:
    return {"extra_workers": int(extra_workers(s, s.seat))}


def ask_placing(identifier: str, decision: shape.Plan | shape.EarlyRiser, _view: shape.Caylus1303View) -> Message:
    return message(identifier, extra=decision.extra_workers)


def check_placement(s: Position, action: int) -> Refusal | None:
    need = 1 + extra_workers(s, s.seat)
    if action == a.PLACE_SITE:
        if on_site(s, s.seat):
            return refuse("already-there", "1303-planning-09", place="site")
    elif not can_enter(s, s.seat, action - a.PLACE + 1):
        return refuse_space(s, action - a.PLACE + 1)
    if s.workers[s.seat] < need:
        rule = "1303-planning-16" if s.workers[s.seat] > 0 else "1303-planning-17"
        return refuse("not-enough", rule, have=int(s.workers[s.seat]), need=int(need))
    return None


def refuse_space(s: Position, space: int) -> Refusal:
    """Why no worker of the seat can go to this space."""
    tile = s.tile[space]
    if tile == c.NO_TILE:
        return refuse("empty", "1303-planning-04", place=space)
    if space == c.BRIDGE or s.figures.kind[tile] in (c.KIND_MONUMENT, c.KIND_RESIDENCE):
        return refuse("not-a-place", "1303-planning-04", place=space)
    has_journeyman = s.holder[c.JOURNEYMAN] == s.seat
    if s.worker[space] == s.seat:
        return refuse("already-there", "1303-char-journeyman-2" if has_journeyman else "1303-planning-03", place=space)
    if has_journeyman:
        return refuse("used-up", "1303-char-journeyman-1")
    return refuse("occupied", "1303-planning-03", place=space)


def show_plan(maker: Maker, place: str) -> Facts | Choice:
    """Who has passed before makes a placement dearer, but not for the Night Worker."""
    return show_placement(maker, place, maker.power_of("night_worker") if maker.view.bridge else None)


def show_early_riser(maker: Maker, place: str) -> Facts | Choice:
    return show_placement(maker, place, maker.power_of("early_riser"))


def show_placement(maker: Maker, place: str, by: str | None) -> Facts | Choice:
    """`by`: who lets the seat place there; where somebody stands already, it is the Journeyman."""
    seat = maker.seat
    price = maker.player.placement
    if place == "site":
        moves = m.placed_on_site(seat, len(maker.view.site_workers) + 1).moves
        along = sent_along(seat, price)
        return Facts(("site_workers",), GROUP_OTHERWISE, workers_price(price), (), by, (*moves, *along))
    space = maker.view.road[int(place) - 1]
    workers = len(space.workers)
    if workers:
        by = maker.power_of("journeyman")
    owner = space.owner
    if owner is None or owner == seat:
        return place_on_road(seat, (space.number, space.tile, workers, space.live), price, by, NOBODY)
    points = owner_points(maker, owner)
    return place_on_road(seat, (space.number, space.tile, workers, space.live), price, by, (owner, points))


def owner_points(maker: Maker, owner: int) -> int:
    """What the owner of a space gains when this seat places there."""
    if "thief" in maker.player.characters:
        return int(maker.figures.thief_points)
    if "steward" in maker.view.players[owner].characters:
        return int(maker.figures.steward_points)
    return int(maker.figures.owner_points)


@lru_cache(maxsize=MOST_PLACEMENTS)
def place_on_road(seat: int, space: SpaceFacts, price: int, by: str | None, gains: OwnerGains) -> Choice:
    """A worker to a space. Most choices are these, and equal ones are made once."""
    number, tile, workers, live = space
    owner, points = gains
    group = "caylus1303-group-near" if live else "caylus1303-group-far"
    moves = (*m.placed(seat, number, "", workers).moves, *sent_along(seat, price))
    if points > 0:
        moves = (*moves, *m.owner_points(owner, points, number).moves)
    return Choice(
        a.PLACE + number - 1,
        f"place:{number}",
        space_message("caylus1303", "place", number, tile),
        (f"road/{number}",),
        "caylus1303-group-journeyman" if workers else group,
        "",
        costs=workers_price(price),
        brings=(),
        by=by,
        moves=moves,
    )


def workers_price(count: int) -> tuple[Amount, ...]:
    return (Amount("workers", count),)


def sent_along(seat: int, price: int) -> tuple[Move, ...]:
    """Workers that go to the camp with a placement."""
    return m.workers_to_camp(seat, price - 1).moves if price > 1 else ()


def show_pass(maker: Maker, _argument: str) -> Facts:
    return Facts(("bridge",), GROUP_OTHERWISE, moves=m.passed(maker.seat, len(maker.view.bridge) + 1).moves)


KINDS = (
    DecisionKind(a.ASK_DRAFT, shape.Draft, (Answer("character", show_character, check_draft),)),
    DecisionKind(
        a.ASK_EARLY_RISER,
        shape.EarlyRiser,
        (DECLINE, Answer("place", show_early_riser, check_placement)),
        describe_placing,
        ask_placing,
    ),
    DecisionKind(
        a.ASK_PLAN,
        shape.Plan,
        (Answer("pass", show_pass), Answer("place", show_plan, check_placement)),
        describe_placing,
        ask_placing,
    ),
)
