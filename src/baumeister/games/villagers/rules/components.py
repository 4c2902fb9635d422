# compiled: mypyc
"""Numbers of Villagers' cards, and its figures as the rules read them.

Persons are numbered in the order of `components.toml`; the back of the founders is one more number behind them. Sizes
are literal constants; every figure a box owner might correct comes from the file.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from baumeister.engine.bits import bit
from baumeister.engine.components import Components, fixed, number_of
from baumeister.engine.errors import BadComponents
from baumeister.engine.vecs import vec

LEAST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 5

# ---- suits
GRAIN: Final = 0
WOOD: Final = 1
HAY: Final = 2
ORE: Final = 3
WINE: Final = 4
WOOL: Final = 5
LEATHER: Final = 6
SOLO: Final = 7
SPECIAL: Final = 8
SUITS: Final = 9
SUIT_NAMES: Final = ("grain", "wood", "hay", "ore", "wine", "wool", "leather", "solo", "special")

# ---- persons
NOBODY: Final = -1
FOUNDERS: Final = 0  # with the gold side up; also the place grain persons are laid on
BASIC_FIRST: Final = 1
BASICS: Final = 3
BASIC_NAMES: Final = ("lumberjack", "hayer", "miner")
HAND_FIRST: Final = 4  # persons that can be in a hand: 4 to 64
MONK: Final = 50
APPRENTICE: Final = 51
TINNER: Final = 52
SMUGGLER: Final = 53
SUPPORT_FIRST: Final = 54
BENEFACTOR: Final = 54
NUN: Final = 55
PIGEONEER: Final = 56
PROPHET: Final = 57
RECRUITER: Final = 58
PROFITEER_FIRST: Final = 59
FREELANCER: Final = 64
FOUNDERS_BACK: Final = 65  # the same card with the food side up
HAND_PERSONS: Final = 61
PERSONS: Final = 66
SUPPORT_CARDS: Final = 5
SPECIAL_NAMES: Final = {
    "founders": FOUNDERS,
    "monk": MONK,
    "apprentice": APPRENTICE,
    "tinner": TINNER,
    "smuggler": SMUGGLER,
    "benefactor": BENEFACTOR,
    "nun": NUN,
    "pigeoneer": PIGEONEER,
    "prophet": PROPHET,
    "recruiter": RECRUITER,
    "arkwright": PROFITEER_FIRST,
    "freelancer": FREELANCER,
}

#: Special persons are code: what each does, in which phase it is played, and whether it is discarded then.
EFFECTS: Final = {
    "monk": ("chain_joker", "build", False),
    "apprentice": ("swap_covered", "build", False),
    "tinner": ("free_unlock", "build", True),
    "smuggler": ("half_printed_gold", "build", True),
    "benefactor": ("play_from_hand", "draft", True),
    "nun": ("copy_unique_silver", "build", False),
    "pigeoneer": ("reserve_top_six", "build", True),
    "prophet": ("draft_from_stack", "draft", True),
    "recruiter": ("double_draft", "build", False),
    "freelancer": ("hire_build_action", "build", False),
}

# ---- developments
DEVELOPMENTS: Final = 12
GROUPS: Final = 3
PRODUCTION: Final = 2
GROUP_NAMES: Final = ("community", "trade", "production")

# ---- what silver, bronze and developments count
NOT_COUNTED: Final = -1
SUIT_SYMBOLS: Final = 0
PADLOCKS: Final = 1
SUIT_SETS: Final = 2
GOLD_SYMBOLS: Final = 3
FOOD_SYMBOLS: Final = 4
BUILD_SYMBOLS: Final = 5
PRINTED_GOLD: Final = 6
COINS_ON_ONE: Final = 7
PERSONS_WITH_COINS: Final = 8
VILLAGE_CARDS: Final = 9
CHAINS: Final = 10
BEST_SILVER: Final = 11
SPECIAL_HAND: Final = 12
COUNT_NAMES: Final = (
    "suit_symbols",
    "padlocks",
    "suit_sets",
    "gold_symbols",
    "food_symbols",
    "build_symbols",
    "printed_gold_value",
    "coins_on_one_person",
    "persons_with_coins",
    "persons",
    "chains",
    "best_silver",
    "special_cards_in_hand",
)

# ---- room
ROW: Final = 6
STACKS: Final = 6
RESERVE: Final = 6  # number of the reserve among the piles
PILES: Final = 7
STACK_ROOM: Final = 40  # the cards of the set-up and one for every basic
PILE_ROOM: Final = 328  # six stacks and the reserve behind them
HAND_ROOM: Final = 112  # every card that can be in a hand
MOST_DRAFTED: Final = 5
VILLAGE_ROOM: Final = 150  # all cards that can lie in all villages together


class Figures:
    """The figures of one edition; every state refers to one of these and never changes it."""

    def __init__(self, components: Components) -> None:
        self.components: Components = components
        self.names: list[str] = []  # of persons; the founders' back at the end
        self.suit: vec[i64] = vec[i64]([0] * PERSONS)
        self.symbols: vec[i64] = vec[i64]([0] * PERSONS)
        self.copies: vec[i64] = vec[i64]([0] * PERSONS)
        self.requires: vec[i64] = vec[i64]([NOBODY] * PERSONS)
        self.carries: vec[i64] = vec[i64]([0] * PERSONS)
        self.gold: vec[i64] = vec[i64]([0] * PERSONS)
        self.food: vec[i64] = vec[i64]([0] * PERSONS)
        self.build: vec[i64] = vec[i64]([0] * PERSONS)
        self.lock: vec[i64] = vec[i64]([NOBODY] * PERSONS)
        # Bits for quick questions about a village: one for every person that carries others, one for every opener.
        self.place_bit: vec[i64] = vec[i64]([0] * PERSONS)
        self.opener_bit: vec[i64] = vec[i64]([0] * PERSONS)
        # What silver and bronze cards and developments score: three rows of tables with the same columns.
        self.silver: Scoring = Scoring(PERSONS)
        self.bronze: Scoring = Scoring(PERSONS)
        self.most: Scoring = Scoring(DEVELOPMENTS)
        self.development_names: list[str] = []
        self.group: vec[i64] = vec[i64]([0] * DEVELOPMENTS)
        self.reward_gold: vec[i64] = vec[i64]([0] * DEVELOPMENTS)
        self.reward_basic: vec[i64] = vec[i64]([0] * DEVELOPMENTS)
        self.reward_card: vec[i64] = vec[i64]([0] * DEVELOPMENTS)
        self.reward_food: vec[i64] = vec[i64]([0] * DEVELOPMENTS)
        self.reward_build: vec[i64] = vec[i64]([0] * DEVELOPMENTS)
        self._read_persons(components)
        self._read_developments(components)

        tables: Any = components.tables
        # The first edition knew no game for five.
        numbers = [row["players"] for row in tables["setup"]["by_players"]]
        components.check_players(LEAST_PLAYERS, max(numbers))
        if max(numbers) > MOST_PLAYERS:
            raise BadComponents(f"a game for {max(numbers)}: the rules know at most {MOST_PLAYERS} players")
        fixed("stacks", tables["setup"]["stacks"], STACKS)
        self.start_gold: i64 = tables["setup"]["gold"]
        self.start_hand: i64 = tables["setup"]["hand"]
        self.start_support: i64 = tables["setup"]["support_cards"]
        self.draft_base: i64 = tables["limits"]["draft_base"]
        self.draft_most: i64 = tables["limits"]["draft_most"]
        self.build_base: i64 = tables["limits"]["build_base"]
        self.build_most: i64 = tables["limits"]["build_most"]
        self.basics_per_turn: i64 = tables["limits"]["basics_per_turn"]
        self.lock_cost: i64 = tables["lock"]["cost"]
        self.refresh_coin: i64 = tables["refresh"]["coin"]
        self.smuggler_part: i64 = tables["smuggler"]["part"]
        self.recruiter_fee: i64 = tables["recruiter"]["fee"]
        self.freelancer_fee: i64 = tables["freelancer"]["fee"]
        self.pigeoneer_cards: i64 = tables["pigeoneer"]["cards"]
        market_days: list[i64] = tables["setup"]["market_day_under_stack"]
        self.market_stack_1: i64 = market_days[0]
        self.market_stack_2: i64 = market_days[1]
        self.stack_cards: vec[i64] = vec[i64]([0] * (MOST_PLAYERS + 1))
        self.without: vec[i64] = vec[i64]([0] * (MOST_PLAYERS + 1))  # bit s: suit s is not in the game
        for row in tables["setup"]["by_players"]:
            players: i64 = row["players"]
            self.stack_cards[players] = row["stack"]
            for name in row["without"]:
                self.without[players] |= bit(number_of(SUIT_NAMES, name))
        self.signpost: vec[i64] = vec[i64]([0] * ROW)
        for place in range(ROW):
            self.signpost[place] = self.person(tables["setup"]["signpost"]["persons"][place])
        self._check_room(tables)
        self._check_suits(components)
        self._check_keys(components)

    def _read_persons(self, components: Components) -> None:
        entries = components.entries("person")
        self.names = [str(entry["id"]) for entry in entries] + ["founders_back"]
        if len(self.names) != PERSONS or self.names[BASIC_FIRST:HAND_FIRST] != list(BASIC_NAMES):
            raise BadComponents(f"{len(entries)} persons instead of {PERSONS - 1}, or other basics")
        for name, number in SPECIAL_NAMES.items():
            if self.names[number] != name:
                raise BadComponents(f"the person number {number} is not the {name}")
        components.known("suit", SUIT_NAMES)
        for number in range(PERSONS):
            # The back of the founders is the last number; its entry is that of the front.
            entry: Any = entries[FOUNDERS if number == FOUNDERS_BACK else number]
            self._read_person(number, entry)
        carriers: i64 = 0
        for number in range(PERSONS - 1):
            if self.carries[number] > 0:
                self.place_bit[number] = bit(carriers)
                carriers += 1
        self.place_bit[FOUNDERS_BACK] = self.place_bit[FOUNDERS]
        openers: i64 = 0
        for number in range(PERSONS):
            opener = self.lock[number]
            if opener >= 0 and self.opener_bit[opener] == 0:
                # After the bits of the places, so that one number holds both.
                self.opener_bit[opener] = bit(carriers + openers)
                openers += 1

    def _read_person(self, number: int, entry: Any) -> None:
        self.suit[number] = number_of(SUIT_NAMES, entry["suit"])
        self.symbols[number] = entry["symbols"]
        self.copies[number] = entry["copies"]
        fixed(f"kind of {entry['id']}", entry["kind"], kind_of(number))
        effect = (entry.get("effect"), entry.get("phase"), entry.get("discard"))
        fixed(f"effect of {entry['id']}", effect, EFFECTS.get(entry["id"], (None, None, None)))
        if number in (MONK, APPRENTICE):
            # It carries what the person it stands for carries, so it has no own places.
            fixed(f"places on {entry['id']}", (entry["carries"], entry["carries_as_bottom"]), (1, 2))
        else:
            fixed(f"places on {entry['id']} as the lowest card", entry.get("carries_as_bottom"), None)
            self.carries[number] = entry.get("carries", 0)
        if "requires" in entry:
            self.requires[number] = self.person(entry["requires"])
        if "lock" in entry:
            self.lock[number] = self.person(entry["lock"])
        side: Any = entry
        if number == FOUNDERS:
            side = entry["front"]
        elif number == FOUNDERS_BACK:
            side = entry["back"]
        self.gold[number] = side.get("gold", 0)
        self.food[number] = side.get("food", 0)
        self.build[number] = side.get("build", 0)
        self.silver.read(number, entry.get("silver"))
        self.bronze.read(number, entry.get("bronze"))

    def _read_developments(self, components: Components) -> None:
        for number, entry in enumerate(components.entries("development", DEVELOPMENTS)):
            reward: Any = entry["reward"]
            self.development_names.append(entry["id"])
            self.group[number] = number_of(GROUP_NAMES, entry["group"])
            self.most.read(number, entry["most"])
            self.reward_gold[number] = reward.get("gold", 0)
            self.reward_basic[number] = reward.get("basic", 0)
            self.reward_card[number] = reward.get("hidden_card", 0)
            self.reward_food[number] = reward.get("food", 0)
            self.reward_build[number] = reward.get("build", 0)

    def _check_suits(self, components: Components) -> None:
        """The root of a suit is its only person that lies on the table and carries others."""
        for number, entry in enumerate(components.entries("suit")):
            roots = [
                self.names[person]
                for person in range(FOUNDERS_BACK)
                if self.suit[person] == number and self.requires[person] < 0 and self.carries[person] > 0
            ]
            fixed(f"root of {entry['id']}", roots, [entry["root"]] if "root" in entry else [])

    def _check_keys(self, components: Components) -> None:
        """A key ring shows how many cards have the lock."""
        for number, entry in enumerate(components.entries("person")):
            locks: i64 = 0
            for person in range(FOUNDERS_BACK):
                if self.lock[person] == number:
                    locks += self.copies[person]
            fixed(f"keys of {entry['id']}", entry.get("keys", 0), int(locks))

    def _check_room(self, tables: Any) -> None:
        """The sizes above are enough for these figures, whatever happens."""
        basics: i64 = 0
        cards: i64 = 0
        for person in range(BASIC_FIRST, FOUNDERS_BACK):
            if person < HAND_FIRST:
                basics += self.copies[person]
            else:
                cards += self.copies[person]
                if self.copies[person] > 2:
                    raise BadComponents(f"more than two {self.names[person]}")
        deepest: i64 = 0
        for players in range(MOST_PLAYERS + 1):
            if self.stack_cards[players] > deepest:
                deepest = self.stack_cards[players]
        if (
            deepest + basics > STACK_ROOM
            or cards - 1 > HAND_ROOM
            or cards + basics + MOST_PLAYERS > VILLAGE_ROOM
            or self.draft_most > MOST_DRAFTED
        ):
            raise BadComponents("more cards than the table has room for")

    def person(self, name: str) -> int:
        """Number of a person by its id."""
        return number_of(self.names, name)

    def development(self, name: str) -> int:
        return number_of(self.development_names, name)


def kind_of(person: int) -> str:
    """By the order of the file."""
    if person in (FOUNDERS, FOUNDERS_BACK):
        return "founders"
    if person < HAND_FIRST:
        return "basic"
    if person < SUPPORT_FIRST:
        return "villager"
    return "support" if person < PROFITEER_FIRST else "profiteer"


class Scoring:
    """A table of what is counted and what it brings: gold * floor(count / per)."""

    def __init__(self, rows: i64) -> None:
        self.count: vec[i64] = vec[i64]([NOT_COUNTED] * rows)
        self.suits: vec[i64] = vec[i64]([0] * rows)  # bits
        self.length: vec[i64] = vec[i64]([0] * rows)
        self.gold: vec[i64] = vec[i64]([0] * rows)
        self.per: vec[i64] = vec[i64]([1] * rows)

    def read(self, row: int, entry: Any) -> None:
        if entry is None:
            return
        self.count[row] = number_of(COUNT_NAMES, entry["count"])
        self.gold[row] = entry.get("gold", 0)
        self.per[row] = entry.get("per", 1)
        self.length[row] = entry.get("length", 0)
        for name in [entry["suit"]] if "suit" in entry else entry.get("suits", []):
            self.suits[row] |= bit(number_of(SUIT_NAMES, name))
