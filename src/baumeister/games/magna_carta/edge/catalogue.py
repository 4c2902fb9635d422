"""The names of Magna Carta's actions, decisions and events (numbers: actions.py), its options, and the game itself."""

from __future__ import annotations

from functools import partial

from baumeister.engine.catalogue import Catalogue, EventKind, by_number, decision_kinds, family
from baumeister.engine.editions import Editions
from baumeister.engine.game import Game
from baumeister.engine.options import Option
from baumeister.games.magna_carta.edge import action_phase, castle, effects
from baumeister.games.magna_carta.edge import moves as m
from baumeister.games.magna_carta.edge.labels import action_message, event_message
from baumeister.games.magna_carta.edge.maker import Maker
from baumeister.games.magna_carta.edge.observation import make_observer
from baumeister.games.magna_carta.edge.score_lines import lines_of
from baumeister.games.magna_carta.edge.shapes import DERIVED, MagnaCartaView
from baumeister.games.magna_carta.edge.view import PHASES, cause_address, make_views
from baumeister.games.magna_carta.rules import actions as a
from baumeister.games.magna_carta.rules import components as c
from baumeister.games.magna_carta.rules.components import Figures
from baumeister.games.magna_carta.rules.flow import MagnaCarta
from baumeister.games.magna_carta.rules.setup import set_up

#: Letters of actions that stand beside every board.
KEYS = {
    "pass": "p",
    "decline": "x",
    "keep": "k",
    "mulligan": "m",
    "draw": "d",
    "swap": "e",
    "provost:0": "x",
    "offer:0": "x",
}


def options(figures: Figures) -> tuple[Option, ...]:
    """A table's options; the state has a field of the same name for each."""
    return (Option("beginner", False, "mc-beginner-01", before=False),)


EDITIONS = Editions("baumeister.games.magna_carta", Figures, options)
FIGURES: Figures = EDITIONS.newest.figures
ACTIONS = (
    "pass",
    "decline",
    "keep",
    "mulligan",
    "draw",
    "swap",
    *family("place", range(1, c.PLACES + 1)),
    *family("build", FIGURES.card_names[c.DECK_FIRST : c.PRESTIGE_FIRST]),
    *family("prestige", FIGURES.card_names[c.PRESTIGE_FIRST : c.RESIDENCE]),
    *family("cover", range(1, c.PLACES + 1)),
    *family("turn", range(1, c.PLACES + 1)),
    *family("pay", c.GOOD_NAMES),
    *family("give", c.GOOD_NAMES),
    *family("take", c.GOOD_NAMES[: c.BASIC_GOODS]),
    *family("use", (1, 2)),
    *family("provost", ["-3", "-2", "-1", "0", "+1", "+2", "+3"]),
    *family("offer", range(c.MOST_TILES + 1)),
)
assert len(ACTIONS) == a.ACTIONS

EVENTS = by_number(
    EventKind(a.KEPT_HAND, "kept-hand", ("seat",)),
    EventKind(a.DISCARDED, "discarded", ("seat", "card"), m.discarded),
    EventKind(a.DREW, "drew", ("seat", "card"), m.drew),
    EventKind(a.DREW_HIDDEN, "drew-hidden", ("seat", "count"), m.drew_hidden),
    EventKind(a.RESHUFFLED, "reshuffled", ("seat", "count"), m.reshuffled),
    EventKind(a.START_PLAYER, "start-player", ("seat", "former"), m.start_player),
    EventKind(a.ROUND_BEGUN, "round-begun", ("number", "seat")),
    EventKind(a.DENIERS_GAINED, "deniers-gained", ("seat", "count"), m.deniers_gained),
    EventKind(a.DENIERS_PAID, "deniers-paid", ("seat", "count"), m.deniers_paid),
    EventKind(a.GAINED, "gained", ("seat", "good", "count"), m.gained),
    EventKind(a.PAID, "paid", ("seat", "good", "count"), m.paid),
    EventKind(a.PLACED, "placed", ("seat", "place", "card"), m.placed),
    EventKind(a.BUILT, "built", ("seat", "card", "place"), m.built),
    EventKind(a.CUBES_LAID, "cubes-laid", ("place", "good", "count"), m.cubes_laid),
    EventKind(a.PRESTIGE_BUILT, "prestige-built", ("seat", "card", "place"), m.prestige_built),
    EventKind(a.PASSED, "passed", ("seat", "space"), m.passed),
    EventKind(a.PROVOST_MOVED, "provost-moved", ("seat", "place", "steps"), m.provost_moved),
    EventKind(a.ACTIVATED, "activated", ("seat", "place", "card")),
    EventKind(a.DECLINED, "declined", ("seat",)),
    EventKind(a.CARD_CUBE_TAKEN, "card-cube-taken", ("seat", "place", "good"), m.card_cube_taken),
    EventKind(a.CHOSEN, "chosen", ("seat", "place", "card"), m.chosen),
    EventKind(a.TURNED, "turned", ("seat", "place", "card"), m.turned),
    EventKind(a.CUBES_RETURNED, "cubes-returned", ("place", "good", "count"), m.cubes_returned),
    EventKind(a.NOT_REACHED, "not-reached", ("seat", "place", "card"), m.worker_home),
    EventKind(a.OFFERED, "offered", ("seat", "count"), m.offered),
    EventKind(a.TILES_TAKEN, "tiles-taken", ("seat", "section", "count"), m.tiles_taken),
    EventKind(a.MOST_BATCHES, "most-batches", ("seat", "count")),
    EventKind(a.TILES_REMOVED, "tiles-removed", ("section", "count"), m.tiles_removed),
    EventKind(a.PROVOST_ADVANCED, "provost-advanced", ("place", "steps"), m.provost_advanced),
    EventKind(a.GAME_ENDED, "game-ended", (), m.game_ended),
    EventKind(a.SHOWN, "shown", ("seat", "card"), m.shown),
    EventKind(a.WORKER_HOME, "worker-home", ("seat", "place"), m.worker_home),
    EventKind(a.MARKER_BACK, "marker-back", ("seat", "space"), m.marker_back),
)

GAME = Game(
    state=MagnaCarta,
    editions=EDITIONS,
    set_up=set_up,
    catalogue=Catalogue(
        game="magna_carta",
        actions=ACTIONS,
        decisions=decision_kinds(*action_phase.KINDS, *effects.KINDS, *castle.KINDS),
        events=EVENTS,
        phases=PHASES,
        cause_address=partial(cause_address, FIGURES.card_names),
        keys=KEYS,
        decline=a.DECLINE,
        pieces={"good": c.GOOD_NAMES, "card": tuple(FIGURES.card_names), "section": c.SECTION_NAMES},
    ),
    views=make_views,
    view_type=MagnaCartaView,
    maker=Maker,
    label=action_message,
    event_message=event_message,
    buttons=("decline", "keep"),
    sharing=("offer",),
    derived=DERIVED,
    lines_of=lines_of,
    make_observer=make_observer,
)
