# compiled: mypyc
"""Numbers of Caylus Magna Carta's pieces, and its figures as the rules read them.

Cards and sections are numbered in the order of `components.toml`. Sizes are literal constants; every figure a box
owner might correct comes from the file.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from baumeister.engine.components import Components, fixed, number_of
from baumeister.engine.effects import EffectTable
from baumeister.engine.errors import BadComponents
from baumeister.engine.vecs import vec

LEAST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 4

# ---- goods, and what effects pay and gain besides
FOOD: Final = 0
WOOD: Final = 1
STONE: Final = 2
GOLD: Final = 3
GOODS: Final = 4
BASIC_GOODS: Final = 3  # `any` is one of these: never gold
ANY: Final = 4
CUBE: Final = 5  # the white cube: any kind, gold included
DENIERS: Final = 6
TILES: Final = 7
RESOURCES: Final = 8
RESOURCE_NAMES: Final = ("food", "wood", "stone", "gold", "any", "cube", "deniers", "tiles")
GOOD_NAMES: Final = RESOURCE_NAMES[:GOODS]

# ---- verbs of the effects
TAKES_CARD_CUBE: Final = 0
TURNS: Final = 1
VERBS: Final = 2
VERB_NAMES: Final = ("card_cube", "turn")

# ---- cards
NO_CARD: Final = -1
NEUTRAL_FIRST: Final = 0
NEUTRALS: Final = 5
DECK_FIRST: Final = 5
DECK: Final = 12  # player cards are bits 0 to 11 of hands and discard piles
PRESTIGE_FIRST: Final = 17
PRESTIGES: Final = 7
RESIDENCE: Final = 24
CARDS: Final = 25

KIND_NEUTRAL: Final = 0
KIND_WOOD: Final = 1
KIND_STONE: Final = 2
KIND_PRESTIGE: Final = 3
KIND_RESIDENCE: Final = 4
KIND_NAMES: Final = ("neutral", "wood", "stone", "prestige", "residence")

# ---- the road: places 1 to 52 (4 neutral cards and 4 decks); index 0 is not used
PLACES: Final = 52

# ---- castle sections in the order in which their tiles leave the stock
SECTIONS: Final = 3
SECTION_NAMES: Final = ("dungeon", "walls", "towers")
MOST_TILES: Final = 24


class Figures:
    """The figures of one edition; every state refers to one of these and never changes it."""

    def __init__(self, components: Components) -> None:
        self.components: Components = components
        self.effects: EffectTable = EffectTable(RESOURCE_NAMES, VERB_NAMES, ())
        self.card_names: list[str] = []
        self.kind: vec[i64] = vec[i64]([0] * CARDS)
        self.cost: vec[i64] = vec[i64]([0] * (CARDS * RESOURCES))
        self.points: vec[i64] = vec[i64]([0] * CARDS)
        self.income: vec[i64] = vec[i64]([0] * CARDS)
        self.in_beginner: vec[i64] = vec[i64]([1] * CARDS)
        self.worker_effect: vec[i64] = vec[i64]([-1] * CARDS)
        self.owner_effect: vec[i64] = vec[i64]([-1] * CARDS)
        self.stored: vec[i64] = vec[i64]([-1] * CARDS)  # good that is laid on the card when it is built
        self._read_cards(components)
        tables: Any = components.tables
        setup: Any = tables["setup"]
        components.check_players(LEAST_PLAYERS, MOST_PLAYERS)
        fixed("mulligans", setup["mulligans"], 1)
        self.last_neutral: i64 = number_of(self.card_names, setup["last_neutral"])
        self.hand_size: i64 = setup["hand"]
        self.start_goods: vec[i64] = vec[i64](self.effects.amounts(setup["start_goods"]))
        self.start_deniers: i64 = setup["start_deniers"]
        self.workers_each: i64 = tables["box"]["workers_per_player"]
        self.base_income: i64 = tables["income"]["base"]
        self.draw_price: i64 = tables["actions"]["draw"]
        self.swap_price: i64 = tables["actions"]["swap"]
        self.place_price: i64 = tables["actions"]["place"]
        self.first_passer: i64 = tables["actions"]["first_passer"]
        self.step_price: i64 = tables["provost"]["deniers_per_card"]
        self.most_steps: i64 = tables["provost"]["most_cards"]
        self.provost_advance: i64 = tables["provost"]["end_of_round"]
        self.batch: vec[i64] = vec[i64](self.effects.amounts(tables["castle"]["batch"]))
        self.gold_for_most: i64 = tables["castle"]["gold_for_most"]
        self.removed_without_batch: i64 = tables["castle"]["removed_without_batch"]
        self.gold_points: i64 = tables["scoring"]["gold"]
        self.cubes_per_point: i64 = tables["scoring"]["cubes_per_point"]
        self.deniers_per_point: i64 = tables["scoring"]["deniers_per_point"]
        self.section_points: vec[i64] = vec[i64]([0] * SECTIONS)
        self.section_tiles: vec[i64] = vec[i64]([0] * SECTIONS)
        for number, entry in enumerate(components.known("section", SECTION_NAMES)):
            self.section_points[number] = entry["points"]
            self.section_tiles[number] = entry["tiles"]
        self.random_neutrals: vec[i64] = vec[i64]([0] * (MOST_PLAYERS + 1))
        self.tiles_removed: vec[i64] = vec[i64]([0] * (MOST_PLAYERS + 1))
        self.card_cubes: vec[i64] = vec[i64]([0] * (MOST_PLAYERS + 1))
        for row in setup["by_players"]:
            players: i64 = row["players"]
            self.random_neutrals[players] = row["random_neutrals"]
            self.tiles_removed[players] = row["tiles_removed"]
            self.card_cubes[players] = row["card_cubes"]

    def _read_cards(self, components: Components) -> None:
        for number, entry in enumerate(components.entries("card", CARDS)):
            self.card_names.append(entry["id"])
            self.kind[number] = number_of(KIND_NAMES, entry["kind"])
            self.points[number] = entry.get("points", 0)
            self.income[number] = entry.get("income", 0)
            if "only_in" in entry:
                fixed("the only game of a card", entry["only_in"], "standard")
                self.in_beginner[number] = 0
            if "cubes" in entry:
                self.stored[number] = number_of(GOOD_NAMES, entry["cubes"])
            self.effects.write_amounts(self.cost, number, entry.get("cost", {}))
            self.worker_effect[number] = self._effect(entry.get("worker"))
            self.owner_effect[number] = self._effect(entry.get("owner"))

    def _effect(self, options: Any) -> int:
        for option in options or ():
            if "waive" in option:
                raise BadComponents(f"no effect of this game builds, so that nothing can be waived: {option}")
            gives = [name for name in option.get("pay", {}) if name != "deniers"]
            if gives and (gives not in (["any"], ["cube"]) or option["pay"][gives[0]] != 1):
                raise BadComponents(f"an effect is paid with deniers, or with one cube of choice: {option}")
            if (gives or "turn" in option) and len(options) > 1:
                # Such a choice is asked at once, with declining beside it: there is no second option.
                raise BadComponents(f"an effect with a choice of its own must stand alone: {options}")
        return self.effects.add(options)

    def card(self, name: str) -> int:
        """Number of a card by its id."""
        return number_of(self.card_names, name)
