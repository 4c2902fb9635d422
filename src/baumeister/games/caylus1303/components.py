# compiled: mypyc
"""Numbers of Caylus 1303's pieces, and its figures as the rules read them.

Tiles and characters are numbered in the order of `components.toml`. Sizes are literal constants; every figure a box
owner might correct comes from the file.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from baumeister.engine.components import Components, number_of
from baumeister.engine.effects import EffectTable
from baumeister.engine.errors import BadComponents
from baumeister.engine.goods import GOOD_NAMES
from baumeister.engine.vecs import vec

MOST_PLAYERS: Final = 5

# ---- what effects pay and gain besides the goods (engine/goods.py)
ANY: Final = 5  # one of the basic goods: never gold
WORKERS: Final = 6
POINTS: Final = 7
RESOURCES: Final = 8
RESOURCE_NAMES: Final = (*GOOD_NAMES, "any", "workers", "points")

# ---- verbs of the effects
BUILDS: Final = 0
GIVES_FAVOR: Final = 1
CLAIMS: Final = 2
PROVOST_STEPS: Final = 3
VERBS: Final = 4
VERB_NAMES: Final = ("build", "favor", "claim_start_tile", "provost_steps")

# ---- the road: spaces 1 to 28; index 0 is not used
SPACES: Final = 28
BRIDGE: Final = 5
FIRST_YELLOW: Final = 6
LAST_YELLOW: Final = 13
BROWN: Final = 14
GREY: Final = 19
SITE_SLOTS: Final = 3

# ---- tiles
NO_TILE: Final = -1
PRINTED_FIRST: Final = 0
START_FIRST: Final = 5
WOOD_FIRST: Final = 12
STONE_FIRST: Final = 21
MONUMENT_FIRST: Final = 30
RESIDENCE: Final = 37
TILES: Final = 38

KIND_PRINTED: Final = 0
KIND_START: Final = 1
KIND_WOOD: Final = 2
KIND_STONE: Final = 3
KIND_MONUMENT: Final = 4
KIND_RESIDENCE: Final = 5
KIND_NAMES: Final = ("printed", "start", "wood", "stone", "monument", "residence")

# ---- characters, and where one can be besides with a seat
EARLY_RISER: Final = 0
NIGHT_WORKER: Final = 1
JOURNEYMAN: Final = 2
THIEF: Final = 3
STEWARD: Final = 4
BAILIFF: Final = 5
ARCHITECT: Final = 6
DELIVERYMAN: Final = 7
CHAMBERLAIN: Final = 8
FOREMAN: Final = 9
GOLDSMITH: Final = 10
DAY_LABORER: Final = 11
CHARACTERS: Final = 12
CHARACTER_NAMES: Final = (
    "early_riser",
    "night_worker",
    "journeyman",
    "thief",
    "steward",
    "bailiff",
    "architect",
    "deliveryman",
    "chamberlain",
    "foreman",
    "goldsmith",
    "day_laborer",
)
NOT_IN_PLAY: Final = -2
ON_BOARD: Final = -1


class Figures:
    """The figures of one edition; every state refers to one of these and never changes it."""

    def __init__(self, components: Components) -> None:
        self.components: Components = components
        self.effects: EffectTable = EffectTable(
            RESOURCE_NAMES, VERB_NAMES, {name: number for number, name in enumerate(KIND_NAMES)}
        )
        self.tile_names: list[str] = []
        self.kind: vec[i64] = vec[i64]([0] * TILES)
        self.copies: vec[i64] = vec[i64]([0] * TILES)
        self.cost: vec[i64] = vec[i64]([0] * (TILES * RESOURCES))
        self.points: vec[i64] = vec[i64]([0] * TILES)
        self.start_effect: vec[i64] = vec[i64]([-1] * TILES)
        self.build_effect: vec[i64] = vec[i64]([-1] * TILES)
        self.owner_bonus: vec[i64] = vec[i64]([-1] * TILES)
        self.recruit: vec[i64] = vec[i64]([0] * (TILES * RESOURCES))
        self.favor_on_build: vec[i64] = vec[i64]([0] * TILES)
        self._read_tiles(components)

        tables: Any = components.tables
        characters: dict[str, Any] = {entry["id"]: entry["effect"][0] for entry in components.entries("character")}
        if tuple(characters) != CHARACTER_NAMES:
            raise BadComponents("the characters are not the twelve the rules know, in their order")
        self.steward_points: i64 = characters["steward"]["owner_points"]
        self.thief_points: i64 = characters["thief"]["owner_points"]
        self.bailiff_steps: i64 = characters["bailiff"]["provost_steps"]
        self.architect_points: i64 = characters["architect"]["gain"]["points"]
        self.foreman_points: i64 = characters["foreman"]["gain"]["points"]
        self.goldsmith_points: i64 = characters["goldsmith"]["gain"]["points"]
        self.day_laborer_workers: i64 = characters["day_laborer"]["gain"]["workers"]
        self.early_riser_workers: i64 = characters["early_riser"]["pay"]["workers"]
        self.night_worker_extra: i64 = characters["night_worker"]["extra_workers_after_first_pass"]

        self.rounds: i64 = tables["game"]["rounds"]
        self.site_places: i64 = tables["capacity"]["site_worker_spaces"]
        self.bridge_places: i64 = tables["capacity"]["bridge_spaces"]
        self.workers_each: i64 = tables["box"]["workers_per_player"]
        self.houses_each: i64 = tables["box"]["houses_per_player"] - tables["setup"]["pass_markers"]
        self.bundle_points: i64 = tables["scoring"]["bundle"]
        self.owner_points: i64 = tables["scoring"]["owner_when_other_places"]
        self.gold_points: i64 = tables["scoring"]["gold_at_end"]
        self.extra_workers: i64 = tables["planning"]["extra_workers_after_first_pass"]
        self.start_gap: i64 = tables["provost"]["start_gap"]
        self.lowest_gap: i64 = tables["provost"]["lowest_gap"]
        self.highest_gap: i64 = tables["provost"]["road"]["last_gap"] + tables["provost"]["beyond_road"]["places"]
        bridge: Any = components.entry("tile", "guilds_bridge")["start_side"][0]
        self.bridge_steps: i64 = bridge["provost_steps"]
        self.bridge_workers_per_step: i64 = bridge["pay_per_step"]["workers"]
        slots: list[i64] = [0, *tables["favor"]["open_slots"]]
        self.open_slots: vec[i64] = vec[i64](slots)  # by round; rounds begin with 1
        self.start_goods: vec[i64] = vec[i64](self.effects.amounts(tables["setup"]["start_goods"]))
        self.start_workers: vec[i64] = vec[i64]([0] * (MOST_PLAYERS + 1))
        self.characters_in_play: vec[i64] = vec[i64]([0] * (MOST_PLAYERS + 1))
        self.recruit_base: vec[i64] = vec[i64]([0] * (MOST_PLAYERS + 1))
        for row in tables["setup"]["by_players"]:
            players: i64 = row["players"]
            self.start_workers[players] = row["start_workers"]
            self.characters_in_play[players] = row["characters_in_play"]
            self.recruit_base[players] = row["recruit_base"]

    def _read_tiles(self, components: Components) -> None:
        entries = components.entries("tile")
        if len(entries) != TILES:
            raise BadComponents(f"{len(entries)} tiles instead of {TILES}")
        effects = self.effects
        for number, entry in enumerate(entries):
            self.tile_names.append(entry["id"])
            self.kind[number] = number_of(KIND_NAMES, entry["kind"])
            self.copies[number] = entry.get("copies", 1)
            self.points[number] = entry.get("points", 0)
            _write_row(self.cost, number, effects.amounts(entry.get("cost", {})))
            _write_row(self.recruit, number, effects.amounts(entry.get("recruit", {})))
            for option in entry.get("on_build", []):
                self.favor_on_build[number] = option["favor"]
            bonus: Any = entry.get("owner_bonus", {})
            for name in bonus:
                self.owner_bonus[number] = number_of(RESOURCE_NAMES, name)
            if entry.get("worker_placement", True):
                self.start_effect[number] = self._effect(entry.get("start_side"))
                # Printed and start tiles have one side for workers, whoever's house stands above it.
                self.build_effect[number] = self._effect(entry.get("build_side", entry.get("start_side")))

    def _effect(self, options: Any) -> int:
        if options is None:
            return -1
        for option in options:
            chooses = any(verb in option for verb in ("build", "claim_start_tile", "provost_steps"))
            if chooses or "any" in option.get("gain", {}):
                # Such a choice is asked at once, with declining beside it: no second option, no wildcard in its price.
                if len(options) > 1 or "any" in option.get("pay", {}):
                    raise BadComponents(f"an effect with a choice of its own must stand alone: {options}")
        return self.effects.add(options)

    def tile(self, name: str) -> int:
        """Number of a tile by its id."""
        return number_of(self.tile_names, name)


def _write_row(table: vec[i64], row: i64, values: list[int]) -> None:
    for i in range(RESOURCES):
        table[row * RESOURCES + i] = values[i]
