# compiled: mypyc
"""Phase 4, the effects of the buildings (Auswirkungen der Gebäude): from the first card up to the Provost's, included.

On each card with a worker its player may use the worker effect, then a different owner the owner effect. Where an
effect has a single option whose choice is a cube or a card, that choice is asked at once, with declining beside it;
everything else begins with `use:1` or `use:2`.
"""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.games.magna_carta.rules import actions as a
from baumeister.games.magna_carta.rules import components as c
from baumeister.games.magna_carta.rules.notary import can_turn_any, turn_chosen, turn_if_chosen
from baumeister.games.magna_carta.rules.position import (
    EFFECTS,
    Position,
    gain_deniers,
    gain_goods,
    pay_deniers,
    pay_goods,
    take_tiles,
    tiles_left,
)


def begin_effects(s: Position) -> None:
    s.phase = EFFECTS
    s.cursor = 1
    s.part = 0


def last_active(s: Position) -> i64:
    """The Provost's card; in the beginner game the whole road is active."""
    return s.length if s.beginner != 0 else s.provost


def next_effect(s: Position) -> bool:
    """Continue along the road until a seat is asked; False when the phase is over."""
    s.effect = -1
    last = last_active(s)
    while s.cursor <= last:
        worker = s.worker[s.cursor]
        if worker < 0:
            s.cursor += 1
        elif s.part == 0:
            s.part = 1
            s.tell(a.ACTIVATED, worker, s.cursor, s.card[s.cursor])
            if offer_effect(s, worker, s.figures.worker_effect[s.card[s.cursor]]):
                s.turn += 1
                return True
        elif s.part == 1:
            # The owner's effect does not depend on whether the worker's was used (ruling 9).
            s.part = 2
            owner = s.owner[s.cursor]
            if owner >= 0 and owner != worker and offer_effect(s, owner, s.figures.owner_effect[s.card[s.cursor]]):
                s.turn += 1
                return True
        else:
            turn_if_chosen(s, s.cursor)
            s.cursor += 1
            s.part = 0
    bring_workers_home(s)
    return False


def bring_workers_home(s: Position) -> None:
    """All workers return at the end of the phase; chosen cards beyond the Provost turn now (ruling 10)."""
    last = last_active(s)
    for place in range(1, s.length + 1):
        seat = s.worker[place]
        if seat >= 0:
            s.worker[place] = -1
            s.workers[seat] += 1
            if place > last:
                s.tell(a.NOT_REACHED, seat, place, s.card[place])
            else:
                s.tell(a.WORKER_HOME, seat, place)
    turn_chosen(s)


# ---- using an effect


def can_use_option(s: Position, seat: i64, row: i64) -> bool:
    """Can this option be carried out in full?"""
    effects = s.figures.effects
    at = row * c.RESOURCES
    if s.deniers[seat] < effects.pay[at + c.DENIERS]:
        return False
    if effects.pay[at + c.CUBE] + effects.pay[at + c.ANY] > 0 and not has_cube_for(s, seat, row):
        return False
    if tiles_left(s) < effects.gain[at + c.TILES]:
        return False
    if effects.verbs[row * c.VERBS + c.TAKES_CARD_CUBE] > 0:
        return s.cubes[s.cursor] > 0
    if effects.verbs[row * c.VERBS + c.TURNS] > 0:
        return can_turn_any(s, seat)
    return True


def can_give(s: Position, seat: i64, row: i64, good: i64) -> bool:
    """May this cube be given for the option? Gold only where the white cube is printed (rulings 3, 4)."""
    if good == c.GOLD and s.figures.effects.pay[row * c.RESOURCES + c.CUBE] == 0:
        return False
    return s.goods[seat * c.GOODS + good] > 0


def has_cube_for(s: Position, seat: i64, row: i64) -> bool:
    for good in range(c.GOODS):
        if can_give(s, seat, row, good):
            return True
    return False


def offer_effect(s: Position, seat: i64, effect: i64) -> bool:
    """Ask the seat how to use an effect; False if there is nothing it could do (then nothing is asked)."""
    if effect < 0:
        return False
    effects = s.figures.effects
    first = effects.first[effect]
    count = effects.count[effect]
    usable: i64 = 0
    for row in range(first, first + count):
        if can_use_option(s, seat, row):
            usable += 1
    if usable == 0:
        return False
    s.effect = effect
    kind: i64 = a.ASK_USE
    if count == 1:
        at = first * c.RESOURCES
        if effects.verbs[first * c.VERBS + c.TURNS] > 0:
            kind = a.ASK_TURN
        elif effects.gain[at + c.ANY] > 0:
            kind = a.ASK_BUY
        elif effects.pay[at + c.CUBE] + effects.pay[at + c.ANY] > 0:
            kind = a.ASK_GIVE
    s.ask(seat, kind)
    return True


def first_option(s: Position) -> i64:
    """The effect's first option (row in the table): the only one where its choice is asked at once."""
    return s.figures.effects.first[s.effect]


def use_option(s: Position, seat: i64, row: i64) -> None:
    """Pay its deniers, gain what it brings; cubes of choice are asked for one by one."""
    effects = s.figures.effects
    at = row * c.RESOURCES
    if effects.pay[at + c.DENIERS] > 0:
        pay_deniers(s, seat, effects.pay[at + c.DENIERS])
    for good in range(c.GOODS):
        if effects.gain[at + good] > 0:
            gain_goods(s, seat, good, effects.gain[at + good])
    if effects.gain[at + c.DENIERS] > 0:
        gain_deniers(s, seat, effects.gain[at + c.DENIERS])
    if effects.gain[at + c.TILES] > 0:
        take_tiles(s, seat, effects.gain[at + c.TILES])
    if effects.verbs[row * c.VERBS + c.TAKES_CARD_CUBE] > 0:
        take_card_cube(s, seat)
    s.take_left = effects.gain[at + c.ANY]
    if s.take_left > 0:
        s.ask(seat, a.ASK_TAKE)


def take_card_cube(s: Position, seat: i64) -> None:
    """Small production cards: the owner's cube comes from the card, which is never refilled."""
    good = s.figures.stored[s.card[s.cursor]]
    s.cubes[s.cursor] -= 1
    s.goods[seat * c.GOODS + good] += 1
    s.tell(a.CARD_CUBE_TAKEN, seat, s.cursor, good)


def take_cube(s: Position, seat: i64, good: i64) -> None:
    """A cube of choice, in ascending order; the last kind leaves no choice for the rest."""
    s.take_left -= 1
    gain_goods(s, seat, good, 1)
    if good == c.BASIC_GOODS - 1 and s.take_left > 0:
        gain_goods(s, seat, good, s.take_left)
        s.take_left = 0
    if s.take_left > 0:
        s.take_from = good
        s.ask(seat, a.ASK_TAKE)
    else:
        s.take_from = 0


def buy_cube(s: Position, seat: i64, good: i64) -> None:
    """The Peddler's price with a single option: naming the cube uses it."""
    use_option(s, seat, first_option(s))
    s.pending = a.NOTHING
    take_cube(s, seat, good)


def give_cube(s: Position, seat: i64, good: i64) -> None:
    """Market and the Gold Mine's owner: naming the cube uses the option."""
    pay_goods(s, seat, good, 1)
    use_option(s, seat, first_option(s))
