# compiled: mypyc
"""Phase 2, placing workers (Arbeiter einsetzen): one worker or pass, in turn order, until all have passed."""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.engine.road import stands_in
from baumeister.engine.vecs import vec
from baumeister.games.caylus.rules import actions as a
from baumeister.games.caylus.rules import components as c
from baumeister.games.caylus.rules.position import PLACEMENT, SPECIAL, Position, begin_phase, gain_deniers, pay_deniers


def begin_placement(s: Position) -> None:
    """The cursor is the place of the player whose turn comes next."""
    begin_phase(s, PLACEMENT)


def next_placement(s: Position) -> bool:
    """Ask the next player who has not passed; False when all have."""
    if s.bridge_count == s.players:
        return False
    while has_passed(s, s.order[s.cursor]):
        s.cursor = (s.cursor + 1) % s.players
    seat = s.order[s.cursor]
    s.cursor = (s.cursor + 1) % s.players
    s.ask_in_new_turn(seat, a.ASK_PLACE)
    return True


def has_passed(s: Position, seat: i64) -> bool:
    return stands_in(s.bridge, s.bridge_count, seat)


def in_queue(s: Position, seat: i64) -> bool:
    return stands_in(s.queue, s.queue_count, seat)


def in_stables(s: Position, seat: i64) -> bool:
    return stands_in(s.stables, s.stables_count, seat)


# ---- prices


def scale_price(s: Position, seat: i64) -> i64:
    """Smallest free number of the passing scale; 1 for whoever owns the worker on the right circle of the inn."""
    if s.inn_right == seat:
        return s.figures.inn_price
    return price_after(s, s.bridge_count)


def price_after(s: Position, passed: i64) -> i64:
    """The scale after this many have passed; with two players the one who is left pays more."""
    return s.figures.two_player_price if s.players == 2 and passed == 1 else s.figures.scale[passed]


def castle_price(s: Position, seat: i64) -> i64:
    """As elsewhere, even after the other's pass with two players (ruling 64; option castle_by_scale: the castle is not
    a building, so the scale applies)."""
    if s.players == 2 and s.bridge_count == 1 and s.inn_right != seat:
        return s.figures.scale[1] if s.castle_by_scale != 0 else s.figures.two_player_castle_price
    return scale_price(s, seat)


def space_price(s: Position, seat: i64, space: i64) -> i64:
    """The seat's own building costs 1, however many have passed."""
    return s.figures.own_price if s.owner[space] == seat else scale_price(s, seat)


def place_price(s: Position, seat: i64, action: i64) -> i64:
    """What the place an action names costs in phase 2."""
    if action < a.PLACE_CASTLE:
        return scale_price(s, seat)
    if action == a.PLACE_CASTLE:
        return castle_price(s, seat)
    return space_price(s, seat, action - a.PLACE + 1)


# ---- free places: the same for phase 2 and for the gate


def can_enter_special(s: Position, seat: i64, special: i64) -> bool:
    if special == c.STABLES:
        return s.stables_count < places_in_stables(s) and not in_stables(s, seat)
    if special == c.INN:
        return s.inn_left < 0 and not barred_from_inn(s, seat)
    return s.special[special] < 0


def places_in_stables(s: Position) -> i64:
    """Too few players do not use the stables."""
    return s.figures.stable_places if s.players >= s.figures.stable_players else 0


def barred_from_inn(s: Position, seat: i64) -> bool:
    """Whoever has a worker on the right circle may add one through the gate too (ruling 41), if the table does not
    read the rulebook more strictly (option strict_gate)."""
    return s.strict_gate != 0 and s.phase == SPECIAL and s.inn_right == seat


def can_enter_space(s: Position, space: i64) -> bool:
    """A building that takes workers and holds none; provost and bailiff block nothing (ruling 45)."""
    tile = s.tile[space]
    return tile != c.NO_TILE and s.figures.kind[tile] < c.KIND_RESIDENCE and s.worker[space] < 0


def has_free_place(s: Position, seat: i64) -> bool:
    if not in_queue(s, seat):
        return True
    for special in range(c.SPECIALS):
        if can_enter_special(s, seat, special):
            return True
    for space in range(1, c.SPACES + 1):
        if can_enter_space(s, space):
            return True
    return False


def fill_free_places(s: Position, seat: i64, buffer: vec[i64], count: i64, free_of_charge: bool) -> i64:
    """Add every legal place to the buffer, in phase 2 only those the seat can pay."""
    deniers: i64 = s.deniers[seat]
    price: i64 = 0 if free_of_charge else scale_price(s, seat)
    if deniers >= price:
        for special in range(c.SPECIALS):
            if can_enter_special(s, seat, special):
                buffer[count] = a.PLACE_SPECIAL + special
                count += 1
    if not in_queue(s, seat) and (free_of_charge or deniers >= castle_price(s, seat)):
        buffer[count] = a.PLACE_CASTLE
        count += 1
    own_price: i64 = 0 if free_of_charge else s.figures.own_price
    for space in range(1, c.SPACES + 1):
        if can_enter_space(s, space) and deniers >= (own_price if s.owner[space] == seat else price):
            buffer[count] = a.PLACE + space - 1
            count += 1
    return count


def fill_placements(s: Position, seat: i64, buffer: vec[i64], count: i64) -> i64:
    """Add what the seat can place in phase 2; without a worker at home nothing."""
    if s.workers[seat] == 0:
        return count
    return fill_free_places(s, seat, buffer, count, False)


# ---- the two possible actions


def place_worker(s: Position, seat: i64, action: i64) -> None:
    """Phase 2: pay the price to the bank and put a worker from home on its place."""
    s.workers[seat] -= 1
    pay_deniers(s, seat, place_price(s, seat, action))
    put_worker(s, seat, action, 0)


def put_worker(s: Position, seat: i64, action: i64, gate: i64) -> None:
    """The worker from home (gate 0) or from the gate (1) to its place; on another player's building its owner gets a
    point at once."""
    if action < a.PLACE_CASTLE:
        put_on_special(s, seat, action - a.PLACE_SPECIAL, gate)
    elif action == a.PLACE_CASTLE:
        s.queue[s.queue_count] = seat
        s.queue_count += 1
        s.tell(a.PLACED_CASTLE, seat, s.queue_count, gate)
    else:
        space = action - a.PLACE + 1
        s.worker[space] = seat
        s.tell(a.PLACED, seat, space, s.tile[space], gate)
        owner = s.owner[space]
        if owner >= 0 and owner != seat:
            s.points[owner] += s.figures.owner_points
            s.tell(a.OWNER_POINTS, owner, s.figures.owner_points, space)


def put_on_special(s: Position, seat: i64, special: i64, gate: i64) -> None:
    """Stables: the lowest free circle. Inn: the left circle."""
    circle: i64 = 0
    if special == c.STABLES:
        circle = s.stables_count
        s.stables[s.stables_count] = seat
        s.stables_count += 1
    elif special == c.INN:
        s.inn_left = seat
    else:
        s.special[special] = seat
    s.tell(a.PLACED_SPECIAL, seat, special, circle, gate)


def pass_turn(s: Position, seat: i64) -> None:
    """The marker goes to the smallest free number; the first to pass, forced or not, gets a denier (ruling 29)."""
    s.bridge[s.bridge_count] = seat
    s.bridge_count += 1
    s.tell(a.PASSED, seat, s.bridge_count)
    if s.bridge_count == 1:
        gain_deniers(s, seat, s.figures.first_passer_deniers)
