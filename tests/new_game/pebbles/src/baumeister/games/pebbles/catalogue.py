"""The names of Pebbles' actions, decisions and events (numbers: actions.py), its options and editions."""

from __future__ import annotations

from baumeister.engine.catalogue import Catalogue, DecisionKind, EventKind, by_number, family
from baumeister.engine.editions import Editions
from baumeister.engine.options import Option
from baumeister.games.pebbles import actions as a
from baumeister.games.pebbles import moves as m
from baumeister.games.pebbles import refusals as r
from baumeister.games.pebbles.components import CARD_NAMES, MOST_TAKEN, Figures
from baumeister.games.pebbles.view import PHASES, cause_address

DECISIONS = by_number(
    DecisionKind(a.NOTHING, "nothing", r.not_now),
    # Legal is what lies in a hidden hand.
    DecisionKind(a.ASK_DISCARD, "discard", r.check_discard, public=False),
    DecisionKind(a.ASK_HEAP, "heap", r.check_heap),
    DecisionKind(a.ASK_TAKE, "take", r.check_take),
)

EVENTS = by_number(
    EventKind(a.DISCARDED, "discarded", ("seat", "card"), m.discarded),
    EventKind(a.DISCARDED_FACE_DOWN, "discarded-face-down", ("seat",), m.discarded_face_down),
    EventKind(a.ROUND_BEGUN, "round-begun", ("number", "count"), m.round_begun),
    EventKind(a.TAKEN, "taken", ("seat", "card", "count"), m.taken),
    EventKind(a.LAST_TAKEN, "last-taken", ("seat", "card", "count"), m.last_taken),
    EventKind(a.CARD_SHOWN, "card-shown", ("seat", "card", "count"), m.card_shown),
    EventKind(a.GAME_ENDED, "game-ended", (), m.game_ended),
)

ACTIONS = (*family("discard", CARD_NAMES), *family("heap", CARD_NAMES), *family("take", range(1, MOST_TAKEN + 1)))
assert len(ACTIONS) == a.ACTIONS
CATALOGUE = Catalogue("pebbles", ACTIONS, DECISIONS, EVENTS, {"card": CARD_NAMES}, PHASES, cause_address)


def options(figures: Figures) -> tuple[Option, ...]:
    """What a table agrees on before it begins; the state has a field of the same name for each."""
    return (Option("last_pebble", False, "pebbles-heaps-08", before=False),)


EDITIONS = Editions("baumeister.games.pebbles", Figures, options)
