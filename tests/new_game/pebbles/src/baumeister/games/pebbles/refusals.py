"""Why an action is not legal now, with the ledger id of the rule: one function per decision kind."""

from __future__ import annotations

from baumeister.engine.errors import Refusal, refuse
from baumeister.games.pebbles import actions as a
from baumeister.games.pebbles.cards import has_card
from baumeister.games.pebbles.components import CARD_NAMES
from baumeister.games.pebbles.position import Position


def not_now(s: Position, action: int = -1) -> Refusal:
    return refuse("not-now", decision=s.catalogue().decisions[s.pending].name)


def check_discard(s: Position, action: int) -> Refusal | None:
    if not a.DISCARD <= action < a.HEAP:
        return not_now(s)
    if not has_card(s, s.seat, action - a.DISCARD):
        return refuse("not-available", "pebbles-cards-03")
    return None


def check_heap(s: Position, action: int) -> Refusal | None:
    if not a.HEAP <= action < a.TAKE:
        return not_now(s)
    if s.heap[action - a.HEAP] == 0:
        return refuse("empty", "pebbles-heaps-03", place=CARD_NAMES[action - a.HEAP])
    return None


def check_take(s: Position, action: int) -> Refusal | None:
    if a.HEAP <= action < a.TAKE:
        return refuse("must-complete", "pebbles-heaps-04")
    return None if action >= a.TAKE else not_now(s)
