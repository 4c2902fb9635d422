"""The names of Caylus 1303's actions, decisions and events (numbers: actions.py), its options, and the game itself."""

from __future__ import annotations

from baumeister.engine.catalogue import Catalogue, EventKind, by_number, decision_kinds, family
from baumeister.engine.editions import Editions
from baumeister.engine.game import Game
from baumeister.engine.goods import BASIC_GOODS, GOOD_NAMES
from baumeister.engine.options import Option
from baumeister.games.caylus1303.edge import delivery, effects, favor, planning, provost
from baumeister.games.caylus1303.edge import moves as m
from baumeister.games.caylus1303.edge.labels import action_message, event_message
from baumeister.games.caylus1303.edge.maker import Maker
from baumeister.games.caylus1303.edge.observation import make_observer
from baumeister.games.caylus1303.edge.score_lines import lines_of
from baumeister.games.caylus1303.edge.shapes import DERIVED, Caylus1303View
from baumeister.games.caylus1303.edge.view import PHASES, cause_address, make_views
from baumeister.games.caylus1303.rules import actions as a
from baumeister.games.caylus1303.rules import components as c
from baumeister.games.caylus1303.rules.components import Figures
from baumeister.games.caylus1303.rules.flow import Caylus1303
from baumeister.games.caylus1303.rules.setup import set_up

#: Letters of actions that stand beside every board; nothing is done by two of them, never in the same decision.
KEYS = {"pass": "p", "decline": "x", "provost:0": "x", "place:site": "c"}


def options(figures: Figures) -> tuple[Option, ...]:
    """A table's options; the state has a field of the same name for each."""
    return (
        Option("first_game", False, "1303-setup-16", before=False),
        Option("open_points", False, "1303-setup-15", before=True),
        Option("monument_without_house", False, "1303-limit-06", before=True),
    )


EDITIONS = Editions("baumeister.games.caylus1303", Figures, options)
FIGURES: Figures = EDITIONS.newest.figures
TILE_NAMES = tuple(FIGURES.tile_names)
ACTIONS = (
    "pass",
    "decline",
    *family("place", range(1, c.SPACES + 1)),
    "place:site",
    *family("provost", ["-3", "-2", "-1", "0", "+1", "+2", "+3"]),
    *family("use", (1, 2)),
    *family("take", GOOD_NAMES[:BASIC_GOODS]),
    *family("pay", GOOD_NAMES[:BASIC_GOODS]),
    *family("give", GOOD_NAMES),
    *family("build", TILE_NAMES[c.WOOD_FIRST : c.MONUMENT_FIRST]),
    *family("monument", (name.removeprefix("monument_") for name in TILE_NAMES[c.MONUMENT_FIRST : c.RESIDENCE])),
    *family("claim", range(c.FIRST_YELLOW, c.LAST_YELLOW + 1)),
    *family("character", c.CHARACTER_NAMES),
    *family("site", range(1, c.SITE_SLOTS + 1)),
)
assert len(ACTIONS) == a.ACTIONS

EVENTS = by_number(
    EventKind(a.PLACED, "placed", ("seat", "space", "tile", "place"), m.placed),
    EventKind(a.PLACED_ON_SITE, "placed-on-site", ("seat", "place"), m.placed_on_site),
    EventKind(a.EXTRA_WORKER, "extra-worker", ("seat", "count"), m.workers_to_camp),
    EventKind(a.OWNER_POINTS, "owner-points", ("seat", "count", "space"), m.owner_points),
    EventKind(a.PASSED, "passed", ("seat", "place"), m.passed),
    EventKind(a.TOOK_MARKER, "took-marker", ("seat",), m.took_marker),
    EventKind(a.BUILDING_ACTIVATED, "building-activated", ("seat", "space", "tile")),
    EventKind(a.DECLINED, "declined", ("seat",)),
    EventKind(a.GAINED, "gained", ("seat", "good", "count"), m.gained),
    EventKind(a.PAID, "paid", ("seat", "good", "count"), m.paid),
    EventKind(a.WORKERS_TAKEN, "workers-taken", ("seat", "count"), m.workers_from_camp),
    EventKind(a.WORKERS_SENT, "workers-sent", ("seat", "count"), m.workers_to_camp),
    EventKind(a.POINTS_GAINED, "points-gained", ("seat", "count"), m.points_gained),
    EventKind(a.BUILT, "built", ("seat", "tile", "space"), m.built),
    EventKind(a.CLAIMED, "claimed", ("seat", "space", "tile"), m.claimed),
    EventKind(a.PROVOST_MOVED, "provost-moved", ("seat", "gap", "steps"), m.provost_moved),
    EventKind(a.CUT_OFF, "cut-off", ("seat", "space", "tile", "place"), m.cut_off),
    EventKind(a.OWNER_BONUS, "owner-bonus", ("seat", "good", "space")),
    EventKind(a.DELIVERED, "delivered", ("seat", "count"), m.delivered),
    EventKind(a.FAVOR_RECEIVED, "favor-received", ("seat",)),
    EventKind(a.CHARACTER_TAKEN, "character-taken", ("seat", "character", "former"), m.character_taken),
    EventKind(a.SITE_TILE_USED, "site-tile-used", ("seat", "slot", "tile")),
    EventKind(a.RESIDENCE_TURNED, "residence-turned", ("seat", "space"), m.residence_turned),
    EventKind(a.MONUMENT_BUILT, "monument-built", ("seat", "tile", "space"), m.monument_built),
    EventKind(a.RECRUITED, "recruited", ("seat", "count"), m.workers_from_camp),
    EventKind(a.PROVOST_RESET, "provost-reset", ("gap", "former_gap"), m.provost_reset),
    EventKind(a.ROUND_BEGUN, "round-begun", ("number", "seat")),
    EventKind(a.GOLD_SCORED, "gold-scored", ("seat", "count")),
    EventKind(a.GAME_ENDED, "game-ended", ("players",), m.game_ended),
    EventKind(a.WORKER_HOME, "worker-home", ("seat", "space", "place"), m.worker_home),
    EventKind(a.SITE_LEFT, "site-left", ("seat", "place"), m.site_left),
    EventKind(a.MARKER_BACK, "marker-back", ("seat", "place"), m.marker_back),
)

GAME = Game(
    state=Caylus1303,
    editions=EDITIONS,
    set_up=set_up,
    catalogue=Catalogue(
        game="caylus1303",
        actions=ACTIONS,
        decisions=decision_kinds(*planning.KINDS, *provost.KINDS, *effects.KINDS, *delivery.KINDS, *favor.KINDS),
        events=EVENTS,
        phases=PHASES,
        cause_address=cause_address,
        untold=("worker_placement",),
        keys=KEYS,
        decline=a.DECLINE,
        pieces={"good": GOOD_NAMES, "tile": TILE_NAMES, "character": c.CHARACTER_NAMES},
    ),
    views=make_views,
    view_type=Caylus1303View,
    maker=Maker,
    label=action_message,
    event_message=event_message,
    buttons=("decline",),
    derived=DERIVED,
    lines_of=lines_of,
    make_observer=make_observer,
)
