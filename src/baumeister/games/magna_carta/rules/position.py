# compiled: mypyc
"""Everything on a table of Caylus Magna Carta, and its smallest moves: cubes, deniers, tiles.

Data only; the rules are functions in the modules named after the phases. A new field is one line at the end of
`__init__` (engine/state.py says how).

Cards of a deck are numbered 0 to 11 in hands and piles (card number less DECK_FIRST). What is hidden, and from whom:
the order of every pile from everybody, and a hand from the others, except the cards that are `known` to be in it. Those
are all cards of a hand while its pile is empty (whatever is neither open nor in the pile is in the hand), the cards
that were drawn out of a pile that ran empty, the card that is being built and paid for, and one that was shown so and
taken back.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from baumeister.engine.state import State, filled
from baumeister.engine.vecs import vec
from baumeister.games.magna_carta.rules import actions as a
from baumeister.games.magna_carta.rules import components as c
from baumeister.games.magna_carta.rules.components import Figures

# ---- phases
SETUP: Final = 0
ACTIONS: Final = 1
PROVOST: Final = 2
EFFECTS: Final = 3
CASTLE: Final = 4
OVER: Final = 5
INCOME: Final = 6  # these two have no decisions: they only date events
ROUND_END: Final = 7


class Position(State):
    """The table. Seats are numbered clockwise; -1 is nobody."""

    def __init__(self, figures: Figures, source: Position | None) -> None:
        super().__init__(source)
        self.figures: Figures = figures
        self.beginner: i64 = source.beginner if source else i64(0)
        # the road, places 1 to `length`: the card that lies there, what is to be seen of it (itself, a residence or
        # a prestige building), whose it is, whose worker stands on it, how many cubes lie on it
        self.card: vec[i64] = source.card[:] if source else filled(c.PLACES + 1, c.NO_CARD)
        self.top: vec[i64] = source.top[:] if source else filled(c.PLACES + 1, c.NO_CARD)
        self.owner: vec[i64] = source.owner[:] if source else filled(c.PLACES + 1, -1)
        self.worker: vec[i64] = source.worker[:] if source else filled(c.PLACES + 1, -1)
        self.cubes: vec[i64] = source.cubes[:] if source else filled(c.PLACES + 1, 0)
        self.length: i64 = source.length if source else i64(0)
        self.provost: i64 = source.provost if source else i64(0)  # place of his card; 0 in the beginner game
        # bit p: the card of place p turns when its worker is done (ruling 10)
        self.chosen: i64 = source.chosen if source else i64(0)
        self.stock: vec[i64] = source.stock[:] if source else filled(c.SECTIONS, 0)
        self.display: i64 = source.display if source else i64(0)  # bit i: prestige card i lies open
        # the players
        self.goods: vec[i64] = source.goods[:] if source else filled(c.MOST_PLAYERS * c.GOODS, 0)
        self.deniers: vec[i64] = source.deniers[:] if source else filled(c.MOST_PLAYERS, 0)
        self.workers: vec[i64] = source.workers[:] if source else filled(c.MOST_PLAYERS, 0)  # in stock
        self.tiles: vec[i64] = source.tiles[:] if source else filled(c.MOST_PLAYERS * c.SECTIONS, 0)
        # beginner: prestige cards in front of a player, bits
        self.front: vec[i64] = source.front[:] if source else filled(c.MOST_PLAYERS, 0)
        self.hand: vec[i64] = source.hand[:] if source else filled(c.MOST_PLAYERS, 0)  # bits
        # bits: everybody knows they are in the hand
        self.known: vec[i64] = source.known[:] if source else filled(c.MOST_PLAYERS, 0)
        self.discard: vec[i64] = source.discard[:] if source else filled(c.MOST_PLAYERS, 0)  # bits
        # the draw piles from below; NO_CARD above the top
        self.pile: vec[i64] = source.pile[:] if source else filled(c.MOST_PLAYERS * c.DECK, c.NO_CARD)
        self.pile_size: vec[i64] = source.pile_size[:] if source else filled(c.MOST_PLAYERS, 0)
        # the bridge in passing order, who has passed (bits), batches of this phase
        self.bridge: vec[i64] = source.bridge[:] if source else filled(c.MOST_PLAYERS, -1)
        self.bridge_count: i64 = source.bridge_count if source else i64(0)
        self.passed: i64 = source.passed if source else i64(0)
        self.offered: vec[i64] = source.offered[:] if source else filled(c.MOST_PLAYERS, 0)
        self.start_seat: i64 = source.start_seat if source else i64(-1)
        # phase 2: who had the last turn; -1: nobody yet, and in all other phases
        self.action_seat: i64 = source.action_seat if source else i64(-1)
        # Where a phase stands; 0 where it has no such thing.
        #   cursor  SETUP: how many seats were asked for a mulligan; PROVOST, CASTLE: how many spaces of the bridge
        #           have had their turn; EFFECTS: the place of the road whose card is being carried out
        #   part    EFFECTS: on that card 0 nothing yet, 1 the worker's effect, 2 the owner's
        self.cursor: i64 = source.cursor if source else i64(0)
        self.part: i64 = source.part if source else i64(0)
        # The choice in progress; each field is back at its default when it is made.
        #   effect  EFFECTS: the effect a seat is asked about, or pays for
        self.effect: i64 = source.effect if source else i64(-1)
        self.target: i64 = source.target if source else i64(c.NO_CARD)  # ACTIONS: the card that is being built
        # ACTIONS: the residence the prestige card will cover; EFFECTS: the card to be turned
        self.place: i64 = source.place if source else i64(0)
        # The payment of a card (ACTIONS), of a card to be turned (EFFECTS) or of batches (CASTLE), all 0 when it is
        # over: the price, cubes left, lowest good for the next cube and how many of it were paid, how many more
        # cubes may stand for a white one.
        self.price: vec[i64] = source.price[:] if source else filled(c.GOODS, 0)
        self.left: i64 = source.left if source else i64(0)
        self.pay_from: i64 = source.pay_from if source else i64(0)
        self.pay_same: i64 = source.pay_same if source else i64(0)
        self.white: i64 = source.white if source else i64(0)
        # Cubes of choice: how many are still to be taken, and the lowest good for the next.
        self.take_left: i64 = source.take_left if source else i64(0)
        self.take_from: i64 = source.take_from if source else i64(0)
        self.road_changes: i64 = 0  # of cards on the road and of prestige cards on display


# ---- cubes, deniers, tiles


def gain_goods(s: Position, seat: i64, good: i64, count: i64) -> None:
    s.goods[seat * c.GOODS + good] += count
    s.tell(a.GAINED, seat, good, count)


def pay_goods(s: Position, seat: i64, good: i64, count: i64) -> None:
    s.goods[seat * c.GOODS + good] -= count
    s.tell(a.PAID, seat, good, count)


def gain_deniers(s: Position, seat: i64, count: i64) -> None:
    s.deniers[seat] += count
    s.tell(a.DENIERS_GAINED, seat, count)


def pay_deniers(s: Position, seat: i64, count: i64) -> None:
    """Always to the bank, never to a player."""
    s.deniers[seat] -= count
    s.tell(a.DENIERS_PAID, seat, count)


def tiles_left(s: Position) -> i64:
    return s.stock[0] + s.stock[1] + s.stock[2]


def take_tiles(s: Position, seat: i64, count: i64) -> None:
    """From the best section still stocked, one after the other; seat -1: out of the game."""
    rest = count
    for section in range(c.SECTIONS):
        taken = rest if rest < s.stock[section] else s.stock[section]
        if taken > 0:
            rest -= taken
            s.stock[section] -= taken
            if seat >= 0:
                s.tiles[seat * c.SECTIONS + section] += taken
                s.tell(a.TILES_TAKEN, seat, section, taken)
            else:
                s.tell(a.TILES_REMOVED, section, taken)
