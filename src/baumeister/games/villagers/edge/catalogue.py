"""The names of Villagers' actions, decisions and events (numbers: actions.py), its options, and the game itself."""

from __future__ import annotations

from functools import partial

from baumeister.engine.catalogue import Catalogue, EventKind, by_number, decision_kinds, family
from baumeister.engine.editions import Editions
from baumeister.engine.game import Game
from baumeister.engine.options import Option
from baumeister.games.villagers.edge import building, drafting, laying
from baumeister.games.villagers.edge import moves as m
from baumeister.games.villagers.edge.labels import action_message, event_message
from baumeister.games.villagers.edge.maker import Maker
from baumeister.games.villagers.edge.observation import make_observer
from baumeister.games.villagers.edge.score_lines import lines_of
from baumeister.games.villagers.edge.shapes import DERIVED, VillagersView
from baumeister.games.villagers.edge.view import PHASES, cause_address, make_views
from baumeister.games.villagers.rules import actions as a
from baumeister.games.villagers.rules import components as c
from baumeister.games.villagers.rules.components import Figures
from baumeister.games.villagers.rules.flow import Villagers
from baumeister.games.villagers.rules.setup import set_up

#: Letters of actions that stand beside every table.
KEYS = {"pass": "p", "decline": "x", "recruit": "r"}


def options(figures: Figures) -> tuple[Option, ...]:
    """A table's options; the state has a field of the same name for each."""
    return (
        Option("support", False, "vil-setup-10", before=False),
        Option("profiteers", False, "vil-setup-09", before=False),
        Option("development", False, "vil-setup-11", before=False),
        Option("locks", True, "vil-lock-09", before=True),
        Option("any_covered", True, "vil-card-apprentice-9", before=False),
    )


EDITIONS = Editions("baumeister.games.villagers", Figures, options)
FIGURES: Figures = EDITIONS.newest.figures
IN_HAND = FIGURES.names[c.HAND_FIRST : c.FOUNDERS_BACK]
ACTIONS = (
    "pass",
    "decline",
    *family("row", range(1, c.ROW + 1)),
    *family("stack", range(1, c.STACKS + 1)),
    "reserve",
    "recruit",
    *family("basic", c.BASIC_NAMES),
    *family("side", ("gold", "food")),
    "free",
    "pay",
    *family("play", IN_HAND),
    *family("give", IN_HAND),
    *family("take", IN_HAND),
    *family("put", IN_HAND),
    *family("card", range(c.VILLAGE_ROOM)),
)
assert len(ACTIONS) == a.ACTIONS

EVENTS = by_number(
    EventKind(a.ROUND_BEGUN, "round-begun", ("number", "seat")),
    EventKind(a.DRAFTED_ROW, "drafted-row", ("seat", "person", "place", "coins"), m.drafted_row),
    EventKind(a.DRAFTED_STACK, "drafted-stack", ("seat", "person", "pile"), m.drafted_stack),
    EventKind(a.DRAFTED_RESERVE, "drafted-reserve", ("seat", "person"), m.drafted_reserve),
    EventKind(a.ROW_FILLED, "row-filled", ("place", "person", "pile"), m.row_filled),
    EventKind(a.HANDS_TAKEN, "hands-taken", ()),
    EventKind(a.RECRUITED, "recruited", ("seat", "gold"), m.recruited),
    EventKind(a.PLAYED, "played", ("seat", "person"), m.played),
    EventKind(a.LIMIT_CHANGED, "limit-changed", ("seat", "limit"), m.limit_changed),
    EventKind(a.LOOKED, "looked", ("seat", "pile", "count"), m.looked),
    EventKind(a.SAW, "saw", ("seat", "person")),
    EventKind(a.TOOK_HIDDEN, "took-hidden", ("seat", "suit", "pile"), m.took),
    EventKind(a.TOOK_FACE, "took-face", ("seat", "person", "pile"), m.took),
    EventKind(a.PUT_BACK, "put-back", ("seat", "pile"), m.put_back),
    EventKind(a.PUT_FACE, "put-face", ("seat", "person", "pile"), m.put_face),
    EventKind(a.COIN_LAID, "coin-laid", ("seat", "person", "place", "gold"), m.coin_laid),
    EventKind(a.DECLINED, "declined", ("seat",)),
    EventKind(a.ROW_DISCARDED, "row-discarded", ("place", "person", "coins"), m.row_discarded),
    EventKind(a.ROW_COINS, "row-coins", ("gold", "places"), m.row_coins),
    EventKind(a.TURN_BEGUN, "turn-begun", ("seat", "limit")),
    EventKind(a.HIRED, "hired", ("seat", "card", "owner", "limit")),
    EventKind(a.LAID, "laid", ("seat", "person", "under", "card"), m.laid),
    EventKind(a.SWAPPED, "swapped", ("seat", "person", "card", "owner"), m.swapped),
    EventKind(a.LOCK_OWN, "lock-own", ("seat", "person", "card", "gold"), m.lock_own),
    EventKind(a.LOCK_OTHER, "lock-other", ("seat", "person", "card", "gold")),
    EventKind(a.LOCK_BANK, "lock-bank", ("seat", "person", "gold"), m.lock_bank),
    EventKind(a.LOCK_FREE, "lock-free", ("seat", "person")),
    EventKind(a.GAVE_UP, "gave-up", ("seat", "suit", "pile"), m.gave),
    EventKind(a.GAVE_FACE, "gave-face", ("seat", "person", "pile"), m.gave),
    EventKind(a.SMUGGLED, "smuggled", ("seat", "person", "card", "gold"), m.smuggled),
    EventKind(a.TURN_ENDED, "turn-ended", ("seat",)),
    EventKind(a.FLIPPED, "flipped", ("seat", "card"), m.flipped),
    EventKind(a.LOS_PASSED, "los-passed", ("seat", "former"), m.los_passed),
    EventKind(a.BRONZE, "bronze", ("seat", "person", "gold", "card"), m.scored),
    EventKind(a.DEVELOPMENT_WON, "development-won", ("seat", "development", "gold"), m.development_won),
    EventKind(a.DEVELOPMENT_TIED, "development-tied", ("development",)),
    EventKind(a.MARKET_BEGUN, "market-begun", ("market",), m.market_begun),
    EventKind(a.MARKET_GOLD, "market-gold", ("seat", "gold"), m.market_paid),
    EventKind(a.MARKET_COINS, "market-coins", ("seat", "gold"), m.market_paid),
    EventKind(a.SILVER, "silver", ("seat", "person", "gold", "card"), m.scored),
    EventKind(a.COINS_KEPT, "coins-kept", ("seat", "person", "card", "gold"), m.coins_kept),
    EventKind(a.GAME_ENDED, "game-ended", (), m.game_ended),
    EventKind(a.CARD_TAKEN, "card-taken", ("seat", "person"), m.card_taken),
    EventKind(a.LAYING, "laying", ("seat", "person"), m.laying),
    EventKind(a.BASIC_TAKEN, "basic-taken", ("seat", "person", "card"), m.basic_taken),
    EventKind(a.COINS_LAID, "coins-laid", ("seat", "owner", "card", "gold"), m.coins_laid),
    EventKind(a.LOOKED_LEFT, "looked-left", ("seat", "pile", "count"), m.looked),
    EventKind(a.DEVELOPMENT_LED, "development-led", ("seat", "development"), m.development_led),
    EventKind(a.DEVELOPMENT_BACK, "development-back", ("seat", "development"), m.development_back),
    EventKind(a.SUPPORT_KNOWN, "support-known", ("seat", "count"), m.support_known),
)

GAME = Game(
    state=Villagers,
    editions=EDITIONS,
    set_up=set_up,
    catalogue=Catalogue(
        game="villagers",
        actions=ACTIONS,
        # Decisions that depend on a hand (support cards in the draft, persons to lay, a card to give up) or on faces
        # that only one seat sees are not public. Places, locks, openers, piles and rewards follow from what is open.
        decisions=decision_kinds(*drafting.KINDS, *building.KINDS, *laying.KINDS),
        events=EVENTS,
        phases=PHASES,
        cause_address=partial(cause_address, FIGURES.names, FIGURES.development_names),
        references={"requires": "carried", "lock": "opens"},
        keys=KEYS,
        decline=a.DECLINE,
        pieces={"person": tuple(FIGURES.names), "suit": c.SUIT_NAMES, "development": tuple(FIGURES.development_names)},
    ),
    views=make_views,
    view_type=VillagersView,
    maker=Maker,
    label=action_message,
    event_message=event_message,
    buttons=("pass", "decline", "side"),
    derived=DERIVED,
    lines_of=lines_of,
    make_observer=make_observer,
)
