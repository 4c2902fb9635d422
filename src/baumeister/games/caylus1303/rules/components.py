# compiled: mypyc
"""Numbers of Caylus 1303's pieces, and its figures as the rules read them.

Tiles and characters are numbered in the order of `components.toml`. Sizes are literal constants; every figure a box
owner might correct comes from the file.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from baumeister.engine.bits import bit
from baumeister.engine.components import Components, fixed, number_of
from baumeister.engine.effects import EffectTable
from baumeister.engine.errors import BadComponents
from baumeister.engine.goods import GOOD_NAMES
from baumeister.engine.vecs import vec

LEAST_PLAYERS: Final = 2
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

# ---- the road: spaces 1 to 28; index 0 is not used. Where brown and grey lie behind the yellow ones, the file says.
SPACES: Final = 28
BRIDGE: Final = 5
FIRST_YELLOW: Final = 6
LAST_YELLOW: Final = 13
YELLOW: Final = 8
SITE_SLOTS: Final = 3
BUNDLE: Final = 3  # goods of a delivery: as many as there are steps to name them

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
#: When each of them is used, and the words of its power: its figures are read, what it does is code.
POWERS: Final = {
    "early_riser": ("planning", ("pay", "place_early")),
    "night_worker": ("planning", ("extra_workers_after_first_pass",)),
    "journeyman": ("planning", ("place_on_occupied",)),
    "thief": ("planning", ("owner_points",)),
    "steward": ("planning", ("owner_points",)),
    "bailiff": ("activation", ("provost_steps",)),
    "architect": ("any", ("gain",)),
    "deliveryman": ("delivery", ("deliver_last",)),
    "chamberlain": ("delivery", ("bundle_of_any",)),
    "foreman": ("delivery", ("gain",)),
    "goldsmith": ("delivery", ("gain",)),
    "day_laborer": ("stewardship", ("gain",)),
}
#: Words without a figure: the power is simply there or not.
PLAIN_POWERS: Final = ("place_early", "place_on_occupied", "deliver_last", "bundle_of_any")
NOT_IN_PLAY: Final = -2
ON_BOARD: Final = -1


class Figures:
    """The figures of one edition; every state refers to one of these and never changes it."""

    def __init__(self, components: Components) -> None:
        self.components: Components = components
        self.effects: EffectTable = EffectTable(RESOURCE_NAMES, VERB_NAMES, KIND_NAMES)
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
        characters = _powers(components)
        self.steward_points: i64 = characters["steward"]["owner_points"]
        self.thief_points: i64 = characters["thief"]["owner_points"]
        self.bailiff_steps: i64 = characters["bailiff"]["provost_steps"]
        self.architect_points: i64 = characters["architect"]["gain"]["points"]
        self.foreman_points: i64 = characters["foreman"]["gain"]["points"]
        self.goldsmith_points: i64 = characters["goldsmith"]["gain"]["points"]
        self.day_laborer_workers: i64 = characters["day_laborer"]["gain"]["workers"]
        self.early_riser_workers: i64 = characters["early_riser"]["pay"]["workers"]
        self.night_worker_extra: i64 = characters["night_worker"]["extra_workers_after_first_pass"]

        components.check_players(LEAST_PLAYERS, MOST_PLAYERS)
        fixed("goods of a bundle", tables["bundle"]["size"], BUNDLE)
        fixed("workers on the site", tables["planning"]["site_workers_per_player"], 1)
        self.rounds: i64 = tables["game"]["rounds"]
        self.site_places: i64 = tables["capacity"]["site_worker_spaces"]
        self.bridge_places: i64 = tables["capacity"]["bridge_spaces"]
        if self.site_places < MOST_PLAYERS or self.bridge_places < MOST_PLAYERS:
            raise BadComponents("site and bridge have a place for every player")
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
            left_over = int(self.characters_in_play[players] - players)
            fixed("characters left on the board", tables["setup"]["characters_left_on_board"], left_over)
        self.never_on_brown: i64 = 0  # bit t: tile t
        for name in tables["setup"]["never_on_brown_space"]:
            self.never_on_brown |= bit(self.tile(name))
        self.brown: i64 = 0
        self.grey: i64 = 0
        self._read_road(components)
        # the recommended first game
        layout: Any = tables["first_game"]["layout"]
        self.first_site: vec[i64] = self._tiles(layout["site"], SITE_SLOTS)
        self.first_yellow: vec[i64] = self._tiles(layout["yellow"], YELLOW)
        self.first_brown: i64 = self.tile(layout["brown"])
        self.first_grey: i64 = self.tile(layout["grey"])
        recommended: list[i64] = [number_of(CHARACTER_NAMES, name) for name in tables["first_game"]["characters"]]
        self.first_characters: vec[i64] = vec[i64](recommended)
        for players in range(LEAST_PLAYERS, MOST_PLAYERS + 1):
            if self.characters_in_play[players] > len(recommended) or len(set(recommended)) < len(recommended):
                raise BadComponents("too few characters for the first game, or one of them twice")

    def _read_tiles(self, components: Components) -> None:
        for number, entry in enumerate(components.entries("tile", TILES)):
            self.tile_names.append(entry["id"])
            self.kind[number] = number_of(KIND_NAMES, entry["kind"])
            self.copies[number] = entry.get("copies", 1)
            self.points[number] = entry.get("points", 0)
            self.effects.write_amounts(self.cost, number, entry.get("cost", {}))
            self.effects.write_amounts(self.recruit, number, entry.get("recruit", {}))
            for option in entry.get("on_build", []):
                self.favor_on_build[number] = option["favor"]
            bonus: Any = entry.get("owner_bonus", {})
            for name, count in bonus.items():
                fixed("goods of an owner's bonus", (len(bonus), count), (1, 1))
                self.owner_bonus[number] = number_of(GOOD_NAMES, name)
            if entry.get("worker_placement", True):
                self.start_effect[number] = self._effect(entry.get("start_side"))
                # Printed and start tiles have one side for workers, whoever's house stands above it.
                self.build_effect[number] = self._effect(entry.get("build_side", entry.get("start_side")))

    def _read_road(self, components: Components) -> None:
        """Where the brown and the grey space lie; the others are where the code has them."""
        following = 1
        for number, entry in enumerate(components.entries("space")):
            kind, first, last = entry["kind"], entry["from"], entry["to"]
            if first != following or last < first:
                raise BadComponents(f"space {first} does not follow space {following - 1}")
            following = last + 1
            if number < BRIDGE:
                known = (self.tile_names[number], "bridge" if first == BRIDGE else "printed", number + 1)
                fixed("a printed space", (entry["id"], kind, last), known)
            elif number == BRIDGE:
                fixed("the yellow spaces", (kind, first, last), ("start", FIRST_YELLOW, LAST_YELLOW))
            elif kind == "wood" and first == last and self.brown == 0:
                self.brown = first
            elif kind == "stone" and first == last and self.grey == 0:
                self.grey = first
            else:
                fixed("behind the yellow spaces", kind, "empty")
        fixed("spaces of the road", following - 1, SPACES)
        if self.brown == 0 or self.grey == 0:
            raise BadComponents("the road has no brown or no grey space")

    def _tiles(self, names: list[str], count: int) -> vec[i64]:
        fixed("tiles laid out for the first game", len(names), count)
        numbers: list[i64] = [self.tile(name) for name in names]
        return vec[i64](numbers)

    def _effect(self, options: Any) -> int:
        for option in options or ():
            chooses = any(verb in option for verb in ("build", "claim_start_tile", "provost_steps"))
            if chooses or "any" in option.get("gain", {}):
                # Such a choice is asked at once, with declining beside it: no second option, no wildcard in its price.
                if len(options) > 1 or "any" in option.get("pay", {}):
                    raise BadComponents(f"an effect with a choice of its own must stand alone: {options}")
        return self.effects.add(options)

    def tile(self, name: str) -> int:
        """Number of a tile by its id."""
        return number_of(self.tile_names, name)


def _powers(components: Components) -> dict[str, Any]:
    """What is printed on the characters. The rules could not follow other phases and words."""
    powers: dict[str, Any] = {}
    for entry in components.known("character", CHARACTER_NAMES):
        name: str = entry["id"]
        phase, words = POWERS[name]
        fixed(f"the phase of {name}", entry["phase"], phase)
        fixed(f"powers of {name}", [tuple(power) for power in entry["effect"]], [words])
        power: Any = entry["effect"][0]
        for word in words:
            value = power[word]
            if word in PLAIN_POWERS:
                fixed(f"{word} of {name}", value, 1)
            elif word in ("pay", "gain"):
                fixed(f"resources of {name}", len(value), 1)
        powers[name] = power
    return powers
