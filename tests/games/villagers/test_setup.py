"""Set-up and card data: what lies where before the first decision, and the figures of the box."""

from __future__ import annotations

from collections import Counter
from importlib import resources

import pytest

from baumeister.engine.components import figures_from, parse_components
from baumeister.engine.errors import BadComponents
from baumeister.games.villagers.edge.catalogue import FIGURES
from baumeister.games.villagers.rules.cards import PERSON_SHIFT
from baumeister.games.villagers.rules.components import (
    BASIC_NAMES,
    HAND_ROOM,
    NOT_COUNTED,
    PERSONS,
    STACK_ROOM,
    SUIT_NAMES,
    Figures,
)
from baumeister.games.villagers.rules.flow import Villagers
from tests.games.villagers.scene import (
    GAME,
    discards,
    hand_of,
    number,
    pile_of,
    play,
    row_coins,
    row_of,
    sizes,
    village_of,
)

SIGNPOST = ["carpenter", "mason", "grazier", "hunter", "harvester", "wattler"]
SUPPORT = {"benefactor", "nun", "pigeoneer", "prophet", "recruiter"}
PROFITEERS = {"arkwright": 1, "carter": 1, "alchemist": 1, "captain": 1, "wholesaler": 2, "freelancer": 2}
WOOL = ["shepherd", "spinner", "weaver", "tailor"]
LEATHER = ["tanner", "saddler", "cobbler"]


def new(players: int, seed: int = 5, **options: bool) -> Villagers:
    state = GAME.new(players, seed=seed, options=options)
    assert isinstance(state, Villagers)
    return state


def deck_of(state: Villagers) -> Counter[str]:
    """All cards in stacks, reserve and hands."""
    cards: Counter[str] = Counter()
    for pile in range(1, 8):
        cards.update(pile_of(state, pile))
    for seat in range(state.players):
        cards.update(hand_of(state, seat))
    return cards


@pytest.mark.rule("vil-setup-01")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_row_is_the_signpost_persons_and_their_twins_are_in_the_deck(players: int) -> None:
    state = new(players)
    assert row_of(state) == SIGNPOST
    assert row_coins(state) == [0] * 6
    deck = deck_of(state)
    assert [deck[person] for person in SIGNPOST] == [1] * 6
    assert deck["brewer"] == 2


@pytest.mark.rule("vil-setup-02")
def test_basics_lie_in_three_piles_of_ten_and_nowhere_else() -> None:
    state = new(4)
    assert list(state.basics) == [10, 10, 10]
    assert BASIC_NAMES == ("lumberjack", "hayer", "miner")
    assert not set(deck_of(state)) & set(BASIC_NAMES)


@pytest.mark.rule("vil-setup-03")
def test_every_player_has_founders_on_the_gold_side_8_gold_and_5_cards() -> None:
    state = new(3)
    for seat in range(3):
        assert village_of(state, seat) == [("founders", -1)]
        assert state.load[seat] == 0
        assert state.gold[seat] == 8
        assert state.hand_size[seat] == 5
    assert (FIGURES.gold[number("founders")], FIGURES.food[number("founders")]) == (2, 0)
    assert (FIGURES.gold[number("founders_back")], FIGURES.food[number("founders_back")]) == (0, 1)
    assert state.bank == -24


@pytest.mark.rule("vil-setup-04")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_start_player_is_drawn_by_lot(players: int) -> None:
    starts = Counter(int(new(players, seed).los) for seed in range(60))
    assert set(starts) == set(range(players))
    assert min(starts.values()) > 60 // players // 3
    state = new(players)
    assert state.seat == state.los


@pytest.mark.parametrize(
    ("players", "stack", "reserve"),
    [
        pytest.param(2, 4, 46, marks=pytest.mark.rule("vil-setup-05")),
        pytest.param(3, 6, 29, marks=pytest.mark.rule("vil-setup-06")),
        pytest.param(4, 8, 26, marks=pytest.mark.rule("vil-setup-07")),
        pytest.param(5, 10, 9, marks=pytest.mark.rule("vil-setup-13")),
    ],
)
def test_stacks_reserve_and_suits_by_players(players: int, stack: int, reserve: int) -> None:
    state = new(players)
    assert sizes(state) == [stack] * 6 + [reserve]
    deck = deck_of(state)
    copies = 2 if players >= 4 else 0
    assert [deck[person] for person in WOOL + LEATHER] == [copies] * 7
    suits = {SUIT_NAMES[FIGURES.suit[number(person)]] for person in deck}
    assert suits == set(SUIT_NAMES) - (set() if players >= 4 else {"wool", "leather"})
    assert sum(deck.values()) == (94 if players >= 4 else 80)


@pytest.mark.rule("vil-setup-08")
def test_market_days_lie_under_the_second_and_the_sixth_stack() -> None:
    tables = FIGURES.components.tables
    assert tables["setup"]["market_day_under_stack"] == [2, 6]
    assert (FIGURES.market_stack_1, FIGURES.market_stack_2) == (2, 6)
    assert sizes(new(2))[:6] == [4] * 6  # neither counts as a card


@pytest.mark.rule("vil-setup-09")
@pytest.mark.parametrize(("players", "reserve"), [(2, 54), (3, 37), (4, 34), (5, 17)])
def test_profiteers_join_the_deck(players: int, reserve: int) -> None:
    state = new(players, profiteers=True)
    assert sizes(state)[6] == reserve
    deck = deck_of(state)
    assert {person: deck[person] for person in PROFITEERS} == PROFITEERS
    everywhere = Counter[bool]()
    for seed in range(40):
        other = new(players, seed, profiteers=True)
        everywhere[any(set(hand_of(other, seat)) & set(PROFITEERS) for seat in range(players))] += 1
    assert everywhere[True] > 0  # they can be in a starting hand


@pytest.mark.rule("vil-setup-10")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_support_card_for_everybody(players: int) -> None:
    dealt: set[str] = set()
    for seed in range(20):
        state = new(players, seed, support=True)
        mine = [set(hand_of(state, seat)) & SUPPORT for seat in range(players)]
        assert [len(cards) for cards in mine] == [1] * players
        assert [int(state.hand_size[seat]) for seat in range(players)] == [6] * players
        assert len(set().union(*mine)) == players
        in_box = {name for i, name in enumerate(FIGURES.names[54:59]) if (state.box >> i) & 1}
        assert in_box == SUPPORT - set().union(*mine)
        assert not any(set(pile_of(state, pile)) & SUPPORT for pile in range(1, 8))
        dealt |= mine[0]
    assert dealt == SUPPORT


@pytest.mark.rule("vil-setup-11")
def test_one_development_of_each_group() -> None:
    seen: set[int] = set()
    for seed in range(60):
        state = new(3, seed, development=True)
        assert [int(FIGURES.group[card]) for card in state.offer] == [0, 1, 2]
        seen |= {int(card) for card in state.offer}
        assert len(state.view(0).developments) == 3
    assert seen == set(range(12))


@pytest.mark.rule("vil-setup-12")
def test_modules_in_any_combination_or_none() -> None:
    for bits in range(8):
        support, profiteers, development = (bool(bits & 1), bool(bits & 2), bool(bits & 4))
        state = new(3, 9, support=support, profiteers=profiteers, development=development)
        deck = deck_of(state)
        assert bool(set(deck) & SUPPORT) == support
        assert bool(set(deck) & set(PROFITEERS)) == profiteers
        assert (list(state.offer) != [-1, -1, -1]) == development
        assert sum(deck.values()) == 80 + (3 if support else 0) + (8 if profiteers else 0)


@pytest.mark.rule("vil-data-01")
def test_fifty_types_of_two_copies() -> None:
    villagers = FIGURES.components.entries("person")[4:54]
    assert {entry["kind"] for entry in villagers} == {"villager"}
    assert [entry["copies"] for entry in villagers] == [2] * 50
    cards = Counter[str]()
    for entry in villagers:
        cards[entry["suit"]] += entry["copies"]
    assert [cards[suit] for suit in SUIT_NAMES] == [8, 14, 16, 14, 6, 8, 6, 20, 8]


@pytest.mark.rule("vil-data-02")
def test_key_rings_count_the_locks_of_the_box() -> None:
    entries = FIGURES.components.entries("person")
    locked = Counter[str]()
    for entry in entries:
        if "lock" in entry:
            locked[entry["lock"]] += entry["copies"]
    assert {entry["id"]: entry["keys"] for entry in entries if "keys" in entry} == dict(locked)
    by_size = dict(locked.most_common(5))
    assert by_size == {"blacksmith": 10, "carpenter": 8, "cooper": 6, "shipwright": 4, "chandler": 4}
    assert sorted(locked.values())[:5] == [2] * 5
    assert len(locked) == 10


@pytest.mark.rule("vil-data-03")
def test_who_carries_how_many() -> None:
    carries = {name: int(FIGURES.carries[person]) for person, name in enumerate(FIGURES.names)}
    bottom = {"founders", "founders_back", *BASIC_NAMES, "graper", "shepherd", "tanner"}
    assert {name for name, count in carries.items() if count == 2} == bottom
    required = {FIGURES.names[person] for person in FIGURES.requires if person >= 0}
    assert {name for name, count in carries.items() if count == 1} == required - bottom
    entries = {entry["id"]: entry for entry in FIGURES.components.entries("person")}
    for name in ("monk", "apprentice"):
        assert (entries[name]["carries"], entries[name]["carries_as_bottom"]) == (1, 2)
    for person in range(PERSONS):
        scores = FIGURES.silver.count[person] != NOT_COUNTED or FIGURES.bronze.count[person] != NOT_COUNTED
        if scores or FIGURES.opener_bit[person]:
            assert FIGURES.carries[person] == 0


@pytest.mark.rule("vil-data-04")
def test_four_persons_show_their_suit_twice() -> None:
    twice = {name for person, name in enumerate(FIGURES.names) if FIGURES.symbols[person] == 2}
    assert twice == {"log_rafter", "bed_builder", "glass_blower", "chandler"}
    assert {int(count) for count in FIGURES.symbols} == {1, 2}


def test_printed_symbols_of_every_person() -> None:
    """Gold, food and build of the whole box, so that no figure can change unnoticed."""
    gold = {name: int(FIGURES.gold[i]) for i, name in enumerate(FIGURES.names) if FIGURES.gold[i]}
    assert gold == {
        "founders": 2, "poulterer": 3, "swineherd": 2, "truffler": 8, "cooper": 4, "shipwright": 2, "wheeler": 3,
        "cartwright": 9, "thatcher": 2, "bed_builder": 4, "fromager": 15, "blacksmith": 2, "glass_blower": 4,
        "mason": 2, "spelunker": 10, "jeweler": 20, "vintner": 5, "wine_trader": 14, "spinner": 4, "weaver": 12,
        "tailor": 24, "tanner": 2, "saddler": 5, "cobbler": 6, "chandler": 3, "fisher": 3, "beekeeper": 4,
    }  # fmt: skip
    food = {name: int(FIGURES.food[i]) for i, name in enumerate(FIGURES.names) if FIGURES.food[i]}
    assert food == {
        "founders_back": 1, "brewer": 1, "poulterer": 1, "swineherd": 1, "truffler": 1, "grazier": 1, "milk_maid": 2,
        "fromager": 1, "graper": 1, "shepherd": 1, "harvester": 1, "hunter": 1, "fisher": 1,
    }  # fmt: skip
    build = {name: int(FIGURES.build[i]) for i, name in enumerate(FIGURES.names) if FIGURES.build[i]}
    assert build == {"brewer": 1, "carpenter": 1, "shipwright": 1, "thatcher": 1, "mason": 1, "wattler": 1}


def test_hands_are_in_order_and_the_rest_of_a_hand_is_empty() -> None:
    state = new(4, 3, support=True)
    for seat in range(4):
        first, size = seat * HAND_ROOM, state.hand_size[seat]
        cards = list(state.hand[first : first + size])
        assert cards == sorted(cards)
        assert not any(state.hand[first + size : first + HAND_ROOM])


def test_deals_are_different_and_every_card_can_come_anywhere() -> None:
    tops = Counter(state_top for seed in range(200) for state_top in [pile_of(new(2, seed), 1)[0]])
    assert len(tops) > 30
    assert STACK_ROOM == 40
    assert PERSON_SHIFT == 6


def test_nothing_is_discarded_at_the_start() -> None:
    state = new(2)
    assert discards(state) == {}
    play(state, "row:1")
    assert discards(state) == {}


SOURCE = resources.files("baumeister.games.villagers").joinpath("components.toml").read_text("utf-8")


@pytest.mark.parametrize(
    ("words", "instead", "reason"),
    [
        ('requires = "founders"', 'requires = "founder"', "'founder' is none of: founders, lumberjack"),
        ('suit = "grain"', 'suit = "corn"', "'corn' is none of: grain"),
        ('lock = "cooper"', 'lock = "copper"', "'copper' is none of"),
        ('group = "trade"', 'group = "trades"', "'trades' is none of: community"),
        ("stack = 4", "stak = 4", "'stack' is missing"),
        ("stack = 8", 'stack = "eight"', "value of the wrong kind"),
        ("stack = 8", "stack = 80", "more cards than the table has room for"),
        ("copies = 2", "copies = 3", "more than two brewer"),
        ('id = "monk"', 'id = "monks"', "is not the monk"),
        ('id = "hayer"', 'id = "haymaker"', "or other basics"),
        ('[[suit]]\nid = "wool"', '[[suit]]\nid = "yarn"', "suits"),
        ('[[development]]\nid = "bank"', '[[developments]]\nid = "bank"', "11 developments instead of 12"),
    ],
)
def test_figures_the_rules_cannot_play_are_refused(words: str, instead: str, reason: str) -> None:
    assert words in SOURCE
    with pytest.raises(BadComponents, match=f"villagers: .*{reason}"):
        figures_from(parse_components(SOURCE.replace(words, instead)), Figures)
    figures_from(parse_components(SOURCE), Figures)
