"""The names of Caylus's actions, decisions and events (numbers: actions.py), its options, and the game itself."""

from __future__ import annotations

from baumeister.engine.catalogue import Catalogue, EventKind, by_number, decision_kinds, family
from baumeister.engine.editions import Editions
from baumeister.engine.game import Game
from baumeister.engine.goods import BASIC_GOODS, GOOD_NAMES
from baumeister.engine.options import Option
from baumeister.games.caylus.edge import building, castle, effects, placement
from baumeister.games.caylus.edge import moves as m
from baumeister.games.caylus.edge.labels import action_message, event_message
from baumeister.games.caylus.edge.maker import Maker
from baumeister.games.caylus.edge.observation import make_observer
from baumeister.games.caylus.edge.score_lines import lines_of
from baumeister.games.caylus.edge.shapes import DERIVED, CaylusView
from baumeister.games.caylus.edge.view import PHASES, cause_address, make_views
from baumeister.games.caylus.rules import actions as a
from baumeister.games.caylus.rules import components as c
from baumeister.games.caylus.rules.components import Figures
from baumeister.games.caylus.rules.flow import Caylus
from baumeister.games.caylus.rules.setup import set_up

#: Letters of actions that stand beside every board.
KEYS = {"pass": "p", "decline": "x", "recall": "r"}


def options(figures: Figures) -> tuple[Option, ...]:
    """A table's options; the state has a field of the same name for each."""
    return (
        Option("beginner", False, "caylus-variant-01", before=False),
        Option("jeweler", False, "caylus-variant-02", before=False),
        Option(
            "lawyer_points",
            int(figures.points[c.LAWYER]),
            "caylus-variant-03",
            before=int(figures.points[c.LAWYER]),
            choices=(int(figures.points[c.LAWYER]), int(figures.late_points[c.LAWYER])),
        ),
        Option("strict_gate", False, "caylus-variant-04", before=False),
        Option("castle_by_scale", False, "caylus-variant-05", before=False),
    )


EDITIONS = Editions("baumeister.games.caylus", Figures, options)
FIGURES: Figures = EDITIONS.newest.figures
TILE_NAMES = tuple(FIGURES.tile_names)
ACTIONS = (
    "pass",
    "decline",
    *family("place", (name.removeprefix("special_") for name in TILE_NAMES[: c.SPECIALS])),
    "place:castle",
    *family("place", range(1, c.SPACES + 1)),
    "recall",
    *family("provost", ["-3", "-2", "-1", "0", "+1", "+2", "+3"]),
    *family("use", (1, 2)),
    *family("take", GOOD_NAMES[:BASIC_GOODS]),
    *family("pay", GOOD_NAMES),
    *family("give", GOOD_NAMES[1:]),
    *family("build", TILE_NAMES[c.WOOD_FIRST : c.RESIDENCE]),
    *family("prestige", (name.removeprefix("prestige_") for name in TILE_NAMES[c.PRESTIGE_FIRST :])),
    *family("site", range(1, c.SPACES + 1)),
    *family("convert", range(1, c.SPACES + 1)),
    *family("line", c.LINE_NAMES),
    *family("column", range(1, c.COLUMNS + 1)),
)
assert len(ACTIONS) == a.ACTIONS

EVENTS = by_number(
    EventKind(a.ROUND_BEGUN, "round-begun", ("number", "seat")),
    EventKind(a.ORDER_SET, "order-set", ("seat", "place"), m.order_set),
    EventKind(a.INCOME, "income", ("seat", "count"), m.deniers_gained),
    EventKind(a.PLACED, "placed", ("seat", "space", "tile", "gate"), m.placed),
    EventKind(a.PLACED_SPECIAL, "placed-special", ("seat", "tile", "circle", "gate"), m.placed_special),
    EventKind(a.PLACED_CASTLE, "placed-castle", ("seat", "place", "gate"), m.placed_castle),
    EventKind(a.OWNER_POINTS, "owner-points", ("seat", "count", "space"), m.points_gained),
    EventKind(a.PASSED, "passed", ("seat", "place"), m.passed),
    EventKind(a.DENIERS_PAID, "deniers-paid", ("seat", "count"), m.deniers_paid),
    EventKind(a.DENIERS_GAINED, "deniers-gained", ("seat", "count"), m.deniers_gained),
    EventKind(a.SPECIAL_ACTIVATED, "special-activated", ("seat", "tile")),
    EventKind(a.DECLINED, "declined", ("seat",)),
    EventKind(a.MOVED_INTO_INN, "moved-into-inn", ("seat",), m.moved_into_inn),
    EventKind(a.LEFT_INN, "left-inn", ("seat",)),
    EventKind(a.PROVOST_MOVED, "provost-moved", ("seat", "space", "steps"), m.provost_moved),
    EventKind(a.BUILDING_ACTIVATED, "building-activated", ("seat", "space", "tile")),
    EventKind(a.GAINED, "gained", ("seat", "good", "count"), m.gained),
    EventKind(a.PAID, "paid", ("seat", "good", "count"), m.paid),
    EventKind(a.POINTS_GAINED, "points-gained", ("seat", "count"), m.points_gained),
    EventKind(a.POINTS_LOST, "points-lost", ("seat", "count"), m.points_lost),
    EventKind(a.OWNER_BONUS, "owner-bonus", ("seat", "space")),
    EventKind(a.BUILT, "built", ("seat", "tile", "space"), m.built),
    EventKind(a.PRESTIGE_BUILT, "prestige-built", ("seat", "tile", "space"), m.prestige_built),
    EventKind(a.CONVERSION_WAITS, "conversion-waits", ("seat", "space", "tile"), m.conversion_waits),
    EventKind(a.CONVERTED, "converted", ("seat", "space", "tile", "returns"), m.converted),
    EventKind(a.CUT_OFF, "cut-off", ("seat", "space", "tile")),
    EventKind(a.BATCH_GIVEN, "batch-given", ("seat", "part", "count"), m.batch_given),
    EventKind(a.NO_BATCH, "no-batch", ("seat",)),
    EventKind(a.FAVORS_RECEIVED, "favors-received", ("seat", "count"), m.favors_owed),
    EventKind(a.FAVOR_USED, "favor-used", ("seat", "line", "column", "former"), m.favor_used),
    EventKind(a.FAVORS_LOST, "favors-lost", ("seat", "count"), m.favors_owed),
    EventKind(a.BAILIFF_MOVED, "bailiff-moved", ("space", "steps", "former"), m.bailiff_moved),
    EventKind(a.PART_SCORED, "part-scored", ("part",)),
    EventKind(a.GOODS_SCORED, "goods-scored", ("seat", "count"), m.points_gained),
    EventKind(a.GAME_ENDED, "game-ended", (), m.game_ended),
    EventKind(a.WORKER_HOME, "worker-home", ("seat", "space", "tile", "place"), m.worker_home),
    EventKind(a.MARKER_BACK, "marker-back", ("seat", "place"), m.marker_back),
    EventKind(a.LINES_FREED, "lines-freed", ("seat",), m.lines_freed),
    EventKind(a.PART_CLOSED, "part-closed", ("part", "columns"), m.part_closed),
)

GAME = Game(
    state=Caylus,
    editions=EDITIONS,
    set_up=set_up,
    catalogue=Catalogue(
        game="caylus",
        actions=ACTIONS,
        decisions=decision_kinds(*placement.KINDS, *effects.KINDS, *building.KINDS, *castle.KINDS),
        events=EVENTS,
        phases=PHASES,
        cause_address=cause_address,
        keys=KEYS,
        decline=a.DECLINE,
        pieces={"good": GOOD_NAMES, "tile": TILE_NAMES, "part": c.SECTION_NAMES, "line": c.LINE_NAMES},
    ),
    views=make_views,
    view_type=CaylusView,
    maker=Maker,
    label=action_message,
    event_message=event_message,
    buttons=("decline",),
    derived=DERIVED,
    lines_of=lines_of,
    make_observer=make_observer,
)
