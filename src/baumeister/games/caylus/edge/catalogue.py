"""The names of Caylus's actions, decisions and events (numbers: actions.py), its options and editions."""

from __future__ import annotations

from baumeister.engine.catalogue import Catalogue, EventKind, by_number, decision_kinds, family
from baumeister.engine.editions import Editions
from baumeister.engine.goods import BASIC_GOODS, GOOD_NAMES
from baumeister.engine.options import Option
from baumeister.games.caylus.edge import building, castle, effects, placement
from baumeister.games.caylus.edge import moves as m
from baumeister.games.caylus.edge.view import PHASES, cause_address
from baumeister.games.caylus.rules import actions as a
from baumeister.games.caylus.rules.components import (
    COLUMNS,
    LAWYER,
    LINE_NAMES,
    PRESTIGE_FIRST,
    RESIDENCE,
    SECTION_NAMES,
    SPACES,
    SPECIALS,
    WOOD_FIRST,
    Figures,
)

DECISIONS = decision_kinds(*placement.KINDS, *effects.KINDS, *building.KINDS, *castle.KINDS)

#: Letters of actions that stand beside every board.
KEYS = {"pass": "p", "decline": "x", "recall": "r"}

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


def make_catalogue(figures: Figures) -> Catalogue:
    tiles = figures.tile_names
    names = [
        "pass",
        "decline",
        *family("place", (name.removeprefix("special_") for name in tiles[:SPECIALS])),
        "place:castle",
        *family("place", range(1, SPACES + 1)),
        "recall",
        *family("provost", ["-3", "-2", "-1", "0", "+1", "+2", "+3"]),
        *family("use", (1, 2)),
        *family("take", GOOD_NAMES[:BASIC_GOODS]),
        *family("pay", GOOD_NAMES),
        *family("give", GOOD_NAMES[1:]),
        *family("build", tiles[WOOD_FIRST:RESIDENCE]),
        *family("prestige", (name.removeprefix("prestige_") for name in tiles[PRESTIGE_FIRST:])),
        *family("site", range(1, SPACES + 1)),
        *family("convert", range(1, SPACES + 1)),
        *family("line", LINE_NAMES),
        *family("column", range(1, COLUMNS + 1)),
    ]
    assert len(names) == a.ACTIONS
    pieces = {"good": GOOD_NAMES, "tile": tuple(tiles), "part": SECTION_NAMES, "line": LINE_NAMES}
    return Catalogue(
        game="caylus",
        actions=tuple(names),
        decisions=DECISIONS,
        events=EVENTS,
        pieces=pieces,
        phases=PHASES,
        cause_address=cause_address,
        keys=KEYS,
        decline=a.DECLINE,
    )


def options(figures: Figures) -> tuple[Option, ...]:
    """A table's options; the state has a field of the same name for each."""
    return (
        Option("beginner", False, "caylus-variant-01", before=False),
        Option("jeweler", False, "caylus-variant-02", before=False),
        Option(
            "lawyer_points",
            int(figures.points[LAWYER]),
            "caylus-variant-03",
            before=int(figures.points[LAWYER]),
            choices=(int(figures.points[LAWYER]), int(figures.late_points[LAWYER])),
        ),
        Option("strict_gate", False, "caylus-variant-04", before=False),
        Option("castle_by_scale", False, "caylus-variant-05", before=False),
    )


EDITIONS = Editions("baumeister.games.caylus", Figures, options)
FIGURES: Figures = EDITIONS.newest.figures
CATALOGUE = make_catalogue(FIGURES)
