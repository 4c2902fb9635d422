# compiled: mypyc
"""The Notary (Notar): turns one of your road cards to its residence side (rulings 8 to 13)."""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.engine.bits import bit, has
from baumeister.games.magna_carta.rules import actions as a
from baumeister.games.magna_carta.rules import components as c
from baumeister.games.magna_carta.rules.payment import begin_payment, can_pay, continue_payment
from baumeister.games.magna_carta.rules.position import Position


def is_notary(s: Position, card: i64) -> bool:
    effect = s.figures.worker_effect[card]
    return effect >= 0 and s.figures.effects.verbs[s.figures.effects.first[effect] * c.VERBS + c.TURNS] > 0


def can_turn(s: Position, seat: i64, place: i64) -> bool:
    """One of the seat's cards with its building side up, wherever it lies; not a Notary, nor one already chosen (ruling
    11)."""
    if s.owner[place] != seat or s.top[place] >= c.PRESTIGE_FIRST:
        return False
    return not is_notary(s, s.card[place]) and not has(s.chosen, place)


def can_turn_any(s: Position, seat: i64) -> bool:
    """Without a card to turn, or without food and gold, the effect is lost (ruling 9)."""
    if not can_pay(s, seat, s.figures.cost, c.RESIDENCE, 1):
        return False
    for place in range(1, s.length + 1):
        if can_turn(s, seat, place):
            return True
    return False


def begin_turning(s: Position, seat: i64, place: i64) -> None:
    """Name the card, pay the residence's food or gold."""
    s.place = place
    begin_payment(s, s.figures.cost, c.RESIDENCE, 1)
    if continue_payment(s, seat):
        finish_turning(s, seat)


def finish_turning(s: Position, seat: i64) -> None:
    """At once, unless a worker on it is still to be resolved: then after that (ruling 10)."""
    place = s.place
    s.place = 0
    if s.worker[place] >= 0 and place > s.cursor:
        s.chosen |= bit(place)
        s.tell(a.CHOSEN, seat, place, s.card[place])
    else:
        turn_card(s, place)


def turn_card(s: Position, place: i64) -> None:
    """Cubes that lie on the card go back to the bank (ruling 12)."""
    s.top[place] = c.RESIDENCE
    s.road_changes += 1
    s.tell(a.TURNED, s.owner[place], place, s.card[place])
    if s.cubes[place] > 0:
        s.tell(a.CUBES_RETURNED, place, s.figures.stored[s.card[place]], s.cubes[place])
        s.cubes[place] = 0


def turn_if_chosen(s: Position, place: i64) -> None:
    if has(s.chosen, place):
        s.chosen &= ~bit(place)
        turn_card(s, place)


def turn_chosen(s: Position) -> None:
    """What is left at the end of the phase lies beyond the Provost."""
    if s.chosen != 0:
        for place in range(1, s.length + 1):
            turn_if_chosen(s, place)
