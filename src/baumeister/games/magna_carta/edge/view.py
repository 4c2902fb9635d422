# compiled: mypyc
"""What a seat may know about a table of Caylus Magna Carta, in the shapes of shapes.py."""

from __future__ import annotations

from functools import cache
from typing import Final

from mypy_extensions import i64

from baumeister.engine.amounts import amounts_in
from baumeister.engine.bits import count_bits, has
from baumeister.engine.effects import EffectTable
from baumeister.engine.road import seat_or_none, seats_in
from baumeister.engine.vecs import vec
from baumeister.engine.wire import Amount
from baumeister.games.magna_carta.edge import shapes as shape
from baumeister.games.magna_carta.rules import actions as a
from baumeister.games.magna_carta.rules import components as c
from baumeister.games.magna_carta.rules.components import Figures
from baumeister.games.magna_carta.rules.effects import last_active
from baumeister.games.magna_carta.rules.income import income_of
from baumeister.games.magna_carta.rules.position import ACTIONS, CASTLE, EFFECTS, PROVOST, Position, tiles_left
from baumeister.games.magna_carta.rules.round_end import points_of

PHASES: Final = ("setup", "actions", "provost", "effects", "castle", "over", "income", "round-end")
PHASES_OF_A_ROUND: Final = ("income", "actions", "provost", "effects", "castle", "round-end")
PHASES_FOR_BEGINNERS: Final = ("income", "actions", "effects", "castle", "round-end")


def make_views(s: Position, seats: list[int]) -> list[shape.MagnaCartaView]:
    """One for each of these seats (-1: a spectator). What does not depend on the viewer is made once for all of
    them."""
    figures = s.figures
    left = int(tiles_left(s))
    options = shape.Options(s.beginner != 0)
    decision = s.decision
    order = order_of_play(s)
    prices = shape.Prices(
        int(figures.draw_price), int(figures.swap_price), int(figures.place_price), int(figures.step_price)
    )
    road = tuple([_place(s, number) for number in range(1, s.length + 1)])
    provost_places = tuple([int(place) for place in range(1, s.length + 1)]) if s.beginner == 0 else ()
    stock = _sections(s.stock, 0)
    display = _cards(s, s.display, c.PRESTIGE_FIRST, c.PRESTIGES)
    bridge = seats_in(s.bridge)
    covered = [_player(s, other, False) for other in range(s.players)]
    winners = tuple(s.winners())
    views = []
    for seat in seats:
        players = list(covered)
        if seat >= 0:
            players[seat] = _player(s, seat, True)
        views.append(
            shape.MagnaCartaView(
                "magna_carta",
                None if seat < 0 else seat,
                options,
                s.round,
                left,
                left == 0,
                phase=PHASES[s.phase],
                phases=PHASES_OF_A_ROUND if s.beginner == 0 else PHASES_FOR_BEGINNERS,
                turn=s.turn,
                revealed=s.revealed,
                decision=decision,
                order=order,
                prices=prices,
                road=road,
                next_place=int(s.length) + 1 if s.length < c.PLACES else None,
                provost=_above_zero(s.provost),
                provost_places=provost_places,
                stock=stock,
                display=display,
                bridge=bridge,
                bridge_spaces=int(s.players),
                start_player=seat_or_none(s.start_seat),
                players=tuple(players),
                winners=winners,
            )
        )
    return views


def order_of_play(s: Position) -> tuple[int, ...]:
    """The seat that is asked and who comes up after it in this phase, as far as everybody knows.

    Mulligans go in seat order, actions clockwise without those who have passed, Provost and castle in passing order
    (those who cannot pay are left out only when their turn comes), effects by the workers on the road."""
    if s.is_over:
        return ()
    asked = s.seat
    order = [int(asked)]
    if s.phase == ACTIONS:
        for i in range(1, s.players):
            seat: i64 = (asked + i) % s.players
            if not has(s.passed, seat):
                order.append(int(seat))
    elif s.phase == PROVOST or s.phase == CASTLE:
        order += [int(s.bridge[i]) for i in range(s.cursor, s.players)]
    elif s.phase == EFFECTS:
        for place in range(s.cursor + 1, last_active(s) + 1):
            if s.worker[place] >= 0:
                order.append(int(s.worker[place]))
    else:
        order += [int(seat) for seat in range(asked + 1, s.players)]
    return tuple(order)


def _above_zero(place: i64) -> int | None:
    """A place of the road; 0 is none."""
    return None if place == 0 else int(place)


def _place(s: Position, number: i64) -> shape.Place:
    names = s.figures.card_names
    top = s.top[number]
    covered = top >= c.PRESTIGE_FIRST and top != c.RESIDENCE
    cubes = s.cubes[number]
    return shape.Place(
        number,
        names[s.card[number]],
        "prestige" if covered else "residence" if top == c.RESIDENCE else "building",
        names[top] if covered else None,
        seat_or_none(s.owner[number]),
        seat_or_none(s.worker[number]),
        cubes=int(cubes),
        good=c.GOOD_NAMES[s.figures.stored[s.card[number]]] if cubes > 0 else None,
        chosen=has(s.chosen, number),
        live=number <= last_active(s),
    )


def _player(s: Position, seat: i64, is_open: bool) -> shape.Player:
    """As everybody sees it, or (`is_open`) as it sees itself."""
    own = seat * c.GOODS
    return shape.Player(
        seat,
        int(s.deniers[seat]),
        shape.Goods(
            int(s.goods[own + c.FOOD]),
            int(s.goods[own + c.WOOD]),
            int(s.goods[own + c.STONE]),
            int(s.goods[own + c.GOLD]),
        ),
        int(s.workers[seat]),
        _sections(s.tiles, seat * c.SECTIONS),
        int(points_of(s, seat)),
        hand_size=int(count_bits(s.hand[seat])),
        hand=_cards(s, s.hand[seat], c.DECK_FIRST, c.DECK) if is_open else None,
        known=_cards(s, s.known[seat], c.DECK_FIRST, c.DECK),
        pile_size=int(s.pile_size[seat]),
        discard=_cards(s, s.discard[seat], c.DECK_FIRST, c.DECK),
        prestige=_cards(s, s.front[seat], c.PRESTIGE_FIRST, c.PRESTIGES),
        batches=int(s.offered[seat]),
        income=int(income_of(s, seat)),
    )


def _sections(tiles: vec[i64], at: i64) -> shape.Sections:
    return shape.Sections(int(tiles[at]), int(tiles[at + 1]), int(tiles[at + 2]))


def _cards(s: Position, bits: i64, first: i64, count: i64) -> tuple[str, ...]:
    """The names of a set of cards: bit 0 is the card with the number `first`."""
    if bits == 0:
        return ()
    return tuple([s.figures.card_names[first + i] for i in range(count) if has(bits, i)])


# ---- where things come from


def cause_address(cards: list[str], cause: int) -> str:
    if cause < a.CASTLE_CAUSE:
        return f"road/{cause}"
    if cause == a.CASTLE_CAUSE:
        return "stock"
    seat, card = divmod(cause - a.CARD_CAUSE, c.CARDS)
    return f"display/{cards[card]}" if card >= c.PRESTIGE_FIRST else f"players/{seat}/hand/{cards[card]}"


@cache
def effect_options(figures: Figures, effect: int) -> tuple[shape.EffectOption, ...]:
    """The options of an effect as the components file words them."""
    table = figures.effects
    first = table.first[effect]
    return tuple([_option(table, first, number) for number in range(1, table.count[effect] + 1)])


def _option(table: EffectTable, first: i64, number: i64) -> shape.EffectOption:
    row = first + number - 1
    return shape.EffectOption(
        int(number),
        amounts_of(table.pay, row),
        amounts_of(table.gain, row),
        int(table.verbs[row * c.VERBS + c.TAKES_CARD_CUBE]),
        table.verbs[row * c.VERBS + c.TURNS] != 0,
    )


def amounts_of(table: vec[i64], row: i64) -> tuple[Amount, ...]:
    return amounts_in(table, row, c.RESOURCE_NAMES)
