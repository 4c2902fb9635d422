# compiled: mypyc
"""Numbers of Caylus's pieces, and its figures as the rules read them.

Tiles, castle sections and favor lines are numbered in the order of `components.toml`. Sizes are literal constants;
every figure a box owner might correct comes from the file.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from baumeister.engine.components import Components, fixed, number_of
from baumeister.engine.effects import EffectTable
from baumeister.engine.errors import BadComponents
from baumeister.engine.goods import GOOD_NAMES
from baumeister.engine.vecs import vec

LEAST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 5

# ---- what effects pay and gain besides the goods (engine/goods.py)
ANY: Final = 5  # a good of choice, never gold
CUBE: Final = 6  # a good of choice, gold too
DENIERS: Final = 7
POINTS: Final = 8
RESOURCES: Final = 9
RESOURCE_NAMES: Final = (*GOOD_NAMES, "any", "cube", "deniers", "points")

# ---- verbs of the effects
BUILDS: Final = 0
GIVES_FAVOR: Final = 1
PROVOST_STEPS: Final = 2
VERBS: Final = 3
VERB_NAMES: Final = ("build", "favor", "provost_steps")

# ---- the road: spaces 1 to 28; index 0 is not used
SPACES: Final = 28
NEUTRAL_SPACES: Final = 6  # the number of neutral tiles
SPACE_KINDS: Final = ("empty", "fixed", "neutral")
SPACE_FIXED: Final = 1
SPACE_NEUTRAL: Final = 2

#: A batch for the castle: food and two others; the choice of a batch is built around this.
BATCH_GOODS: Final = 3

# ---- tiles; the numbers of the special buildings are also their places before the bridge
NO_TILE: Final = -1
GATE: Final = 0
TRADING_POST: Final = 1
GUILD: Final = 2
JOUST_FIELD: Final = 3
STABLES: Final = 4
INN: Final = 5
SPECIALS: Final = 6
SPECIAL_NAMES: Final = (
    "special_gate",
    "special_trading_post",
    "special_merchants_guild",
    "special_joust_field",
    "special_stables",
    "special_inn",
)
FIXED_FIRST: Final = 6
NEUTRAL_FIRST: Final = 9
WOOD_FIRST: Final = 15
LAWYER: Final = 22
STONE_FIRST: Final = 23
JEWELER: Final = 31
RESIDENCE: Final = 32
PRESTIGE_FIRST: Final = 33
TILES: Final = 42

KIND_SPECIAL: Final = 0
KIND_FIXED: Final = 1
KIND_NEUTRAL: Final = 2
KIND_WOOD: Final = 3
KIND_STONE: Final = 4
KIND_RESIDENCE: Final = 5
KIND_PRESTIGE: Final = 6
KIND_NAMES: Final = ("special", "fixed", "neutral", "wood", "stone", "residence", "prestige")

STABLE_PLACES: Final = 3  # no edition has more

# ---- the castle
DUNGEON: Final = 0
WALLS: Final = 1
TOWERS: Final = 2
SECTIONS: Final = 3
SECTION_NAMES: Final = ("dungeon", "walls", "towers")
HOUSES_COUNTED: Final = 15  # 0 to 14 houses: no section has more spaces

# ---- the favor table
LINE_POINTS: Final = 0
LINE_DENIERS: Final = 1
LINE_GOODS: Final = 2
LINE_BUILDINGS: Final = 3
LINES: Final = 4
LINE_NAMES: Final = ("points", "deniers", "goods", "buildings")
COLUMNS: Final = 5
ALL_LINES: Final = 15  # a bit for each


class Figures:
    """The figures of one edition; every state refers to one of these and never changes it."""

    def __init__(self, components: Components) -> None:
        self.components: Components = components
        self.effects: EffectTable = EffectTable(RESOURCE_NAMES, VERB_NAMES, KIND_NAMES)
        self.tile_names: list[str] = []
        self.kind: vec[i64] = vec[i64]([0] * TILES)
        self.copies: vec[i64] = vec[i64]([0] * TILES)
        self.space: vec[i64] = vec[i64]([0] * TILES)
        self.cost: vec[i64] = vec[i64]([0] * (TILES * RESOURCES))
        self.points: vec[i64] = vec[i64]([0] * TILES)
        self.late_points: vec[i64] = vec[i64]([0] * TILES)
        self.favors_on_build: vec[i64] = vec[i64]([0] * TILES)
        self.income: vec[i64] = vec[i64]([0] * TILES)
        self.effect: vec[i64] = vec[i64]([-1] * TILES)
        self.compulsory: vec[i64] = vec[i64]([0] * TILES)
        self.owner_bonus: vec[i64] = vec[i64]([-1] * TILES)
        self.convertible: vec[i64] = vec[i64]([0] * TILES)
        self._read_tiles(components)
        self.space_kind: vec[i64] = vec[i64]([0] * (SPACES + 1))
        self._read_spaces(components)
        stables: Any = components.entry("tile", "special_stables")
        self.stable_places: i64 = stables["places"]
        self.stable_players: i64 = stables["players_min"]
        if self.stable_places > STABLE_PLACES:
            raise BadComponents(f"stables with more than {STABLE_PLACES} places")

        self.section_spaces: vec[i64] = vec[i64]([0] * SECTIONS)
        self.section_points: vec[i64] = vec[i64]([0] * SECTIONS)
        self.scoring_space: vec[i64] = vec[i64]([0] * SECTIONS)
        self.open_columns: vec[i64] = vec[i64]([0] * (SECTIONS + 1))
        self.no_house_points: vec[i64] = vec[i64]([0] * SECTIONS)
        self.scoring_favors: vec[i64] = vec[i64]([0] * (SECTIONS * HOUSES_COUNTED))
        self._read_sections(components)

        self.favor_effect: vec[i64] = vec[i64]([-1] * (LINES * (COLUMNS + 1)))
        self._read_favors(components)

        tables: Any = components.tables
        components.check_players(LEAST_PLAYERS, MOST_PLAYERS)
        self._check_counts(tables["box"]["tiles"])
        self.workers_each: i64 = tables["box"]["workers_per_player"]
        self.start_goods: vec[i64] = vec[i64](self.effects.amounts(tables["setup"]["start_goods"]))
        self.bailiff_start: i64 = tables["setup"]["bailiff_space"]
        self.provost_start: i64 = tables["setup"]["provost_space"]
        self.start_deniers: vec[i64] = vec[i64]([0] * ((MOST_PLAYERS + 1) * MOST_PLAYERS))
        for row in tables["setup"]["by_players"]:
            for place, deniers in enumerate(row["start_deniers"]):
                self.start_deniers[row["players"] * MOST_PLAYERS + place] = deniers
        self.base_income: i64 = tables["income"]["deniers"]
        self.scale: vec[i64] = vec[i64](tables["placement"]["scale"])
        self.own_price: i64 = tables["placement"]["own_building"]
        self.inn_price: i64 = tables["placement"]["inn"]
        self.first_passer_deniers: i64 = tables["placement"]["first_passer_deniers"]
        self.owner_points: i64 = tables["placement"]["owner_points"]
        self.two_player_price: i64 = tables["two_players"]["price_after_pass"]
        self.two_player_castle_price: i64 = tables["two_players"]["castle"]["price_after_pass"]
        self.provost_lowest: i64 = tables["provost"]["lowest_space"]
        self.provost_highest: i64 = tables["provost"]["highest_space"]
        self.provost_steps: i64 = tables["provost"]["most_steps"]
        self.provost_price: i64 = tables["provost"]["deniers_per_step"]
        self.bailiff_long: i64 = tables["bailiff"]["steps_provost_ahead"]
        self.bailiff_short: i64 = tables["bailiff"]["steps_otherwise"]
        fixed("goods of a batch", tables["castle"]["batch_goods"], BATCH_GOODS)
        self.no_batch_points: i64 = tables["castle"]["no_batch_points"]
        self.most_batches_favors: i64 = tables["castle"]["most_batches_favors"]
        self.beginner_points: i64 = tables["favors"]["beginner_points"]
        self.gold_points: i64 = tables["final"]["points_per_gold"]
        self.goods_per_point: i64 = tables["final"]["other_goods_per_point"]
        self.deniers_per_point: i64 = tables["final"]["deniers_per_point"]

    def _read_tiles(self, components: Components) -> None:
        for number, entry in enumerate(components.entries("tile", TILES)):
            self.tile_names.append(entry["id"])
            self.kind[number] = number_of(KIND_NAMES, entry["kind"])
            self.copies[number] = entry.get("copies", 1)
            self.space[number] = entry.get("space", 0)
            self.points[number] = entry.get("points", 0)
            self.late_points[number] = entry.get("late_points", entry.get("points", 0))
            self.compulsory[number] = 1 if entry.get("use") == "compulsory" else 0
            self._read_cost(number, entry.get("cost", {}))
            for option in entry.get("on_build", []):
                self.favors_on_build[number] = option["favor"]
            if (entry.get("option") == "jeweler") != (number == JEWELER):
                raise BadComponents(f"{entry['id']}: the option jeweler is for one tile, number {JEWELER}")
            income: Any = entry.get("income", {})
            self.income[number] = income.get("deniers", 0)
            if "effect" in entry:
                self.effect[number] = self._effect(entry["effect"])
            if "owner_bonus" in entry:
                self.owner_bonus[number] = self._effect(entry["owner_bonus"])
            convertible = entry["kind"] in ("neutral", "wood", "stone") and number != LAWYER
            self.convertible[number] = 1 if convertible else 0
        for number, name in (*enumerate(SPECIAL_NAMES), (LAWYER, "wood_lawyer"), (RESIDENCE, "residence")):
            if self.tile_names[number] != name:
                raise BadComponents(f"tile {number} is {self.tile_names[number]}, not {name}: keep their order")

    def _check_counts(self, tiles: Any) -> None:
        """The box says how many tiles of each kind it holds; a tile of an option is not among them."""
        for name, count in tiles.items():
            kind = number_of(KIND_NAMES, name)
            found: i64 = 0
            for tile in range(TILES):
                if self.kind[tile] == kind and tile != JEWELER:
                    found += self.copies[tile]
            if found != count:
                raise BadComponents(f"{found} tiles of kind {name} instead of {count}")

    def _read_spaces(self, components: Components) -> None:
        """What is printed on each space; a fixed building has the id of its tile, which names the same space."""
        seen: list[int] = []
        for entry in components.entries("space"):
            kind = number_of(SPACE_KINDS, entry["kind"])
            for space in range(entry["from"], entry["to"] + 1):
                seen.append(space)
                if kind == SPACE_FIXED and self.space[self.tile(entry["id"])] != space:
                    raise BadComponents(f"{entry['id']}: not on space {space}")
                self.space_kind[space] = kind
        if sorted(seen) != list(range(1, SPACES + 1)):
            raise BadComponents(f"the spaces of the road are 1 to {SPACES}, each once")
        if len([space for space in seen if self.space_kind[space] == SPACE_NEUTRAL]) != NEUTRAL_SPACES:
            raise BadComponents(f"there are {NEUTRAL_SPACES} neutral tiles for as many spaces")

    def _read_cost(self, tile: i64, cost: Any) -> None:
        self.effects.write_amounts(self.cost, tile, cost)
        if cost.get("any", 0) > 0 or (cost.get("cube", 0) > 0 and self.kind[tile] not in (KIND_WOOD, KIND_STONE)):
            raise BadComponents(f"{self.tile_names[tile]}: only wood and stone tiles may cost a `cube`, none `any`")

    def _effect(self, options: Any) -> int:
        for option in options:
            pay = option.get("pay", {})
            if "any" in pay and "cube" in pay:
                raise BadComponents(f"a price with `any` and with `cube`: {option}")
            if "cube" in option.get("gain", {}):
                raise BadComponents(f"nothing gives gold at choice; say `any`: {option}")
            if ("build" in option or "provost_steps" in option) and len(options) > 1:
                # Such a choice is asked at once, with declining beside it.
                raise BadComponents(f"an effect with a choice of its own must stand alone: {options}")
        return self.effects.add(options)

    def _read_sections(self, components: Components) -> None:
        for number, entry in enumerate(components.known("part", SECTION_NAMES)):
            if entry["spaces"] >= HOUSES_COUNTED:
                raise BadComponents(f"{entry['id']}: more than {HOUSES_COUNTED - 1} spaces")
            self.section_spaces[number] = entry["spaces"]
            self.section_points[number] = entry["points"]
            self.scoring_space[number] = entry["scoring_space"]
            self.open_columns[number] = entry["columns"]
            self.open_columns[number + 1] = entry["columns"]
            self.no_house_points[number] = entry["no_house_points"]
            for step in entry["favors"]:
                for houses in range(step["houses"], HOUSES_COUNTED):
                    self.scoring_favors[number * HOUSES_COUNTED + houses] = step["favor"]

    def _read_favors(self, components: Components) -> None:
        for line, entry in enumerate(components.known("line", LINE_NAMES)):
            for column in range(1, COLUMNS + 1):
                self.favor_effect[line * (COLUMNS + 1) + column] = self._effect(entry[f"column_{column}"])

    def tile(self, name: str) -> int:
        """Number of a tile by its id."""
        return number_of(self.tile_names, name)
