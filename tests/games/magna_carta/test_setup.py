"""Set-up: road, Provost, castle, decks, mulligan, start player (rulebook: Spielvorbereitung)."""

from __future__ import annotations

from importlib import resources

import pytest

from baumeister.engine.components import figures_from, parse_components
from baumeister.engine.errors import BadComponents
from baumeister.games.magna_carta.edge.catalogue import FIGURES
from baumeister.games.magna_carta.rules.components import Figures
from baumeister.games.magna_carta.rules.flow import MagnaCarta
from tests.games.magna_carta.scene import (
    CARDS,
    GAME,
    asked,
    cards_of,
    discard_of,
    goods_of,
    legal,
    only,
    piles,
    play,
    road,
    stock_of,
    told,
)

OTHERS = {"neutral_park", "neutral_forest", "neutral_quarry", "neutral_trading_post"}


def new(players: int = 4, seed: int = 1, beginner: bool = False) -> MagnaCarta:
    state = GAME.new(players, seed=seed, options={"beginner": beginner})
    assert isinstance(state, MagnaCarta)
    return state


@pytest.mark.rule("mc-setup-01")
def test_random_neutral_cards_lie_before_the_peddler() -> None:
    first = set()
    for seed in range(60):
        for players in (2, 3, 4):
            names = [name for name, owner in road(new(players, seed)) if owner < 0]
            assert names[-1] == "neutral_peddler"
            assert len(set(names)) == len(names) == players
            assert set(names[:-1]) <= OTHERS
            first.add(names[0])
    assert first == OTHERS


@pytest.mark.rule("mc-setup-01")
def test_neutral_cards_that_were_not_drawn_never_appear() -> None:
    state = new(2)
    neutral = road(state)[:2]
    while not state.is_over:
        state.apply(state.legal()[-1])
        assert [entry for entry in road(state) if entry[1] < 0] == neutral


@pytest.mark.parametrize(
    ("players", "tiles"),
    [
        pytest.param(2, (5, 6, 7), marks=pytest.mark.rule("mc-setup-02")),
        pytest.param(3, (6, 7, 8), marks=pytest.mark.rule("mc-setup-03")),
        pytest.param(4, (7, 8, 9), marks=pytest.mark.rule("mc-setup-04")),
    ],
)
def test_road_provost_and_tiles_by_player_count(players: int, tiles: tuple[int, ...]) -> None:
    state = new(players)
    assert len(road(state)) == state.length == players
    assert road(state)[players - 1] == ("neutral_peddler", -1)
    assert state.provost == players
    assert stock_of(state) == tiles
    assert sum(tiles) == {2: 18, 3: 21, 4: 24}[players]


@pytest.mark.rule("mc-setup-05")
def test_everybody_starts_with_the_same() -> None:
    for players in (2, 3, 4):
        state = new(players)
        for seat in range(players):
            assert goods_of(state, seat) == {"food": 2, "wood": 2}
            assert (state.deniers[seat], state.workers[seat]) == (4, 4)
            assert state.view(seat).players[seat].points == 4 // 3 + 4 // 3
        assert list(state.bridge) == [-1] * 4


@pytest.mark.rule("mc-setup-06")
def test_decks_are_twelve_different_cards_of_which_three_are_dealt() -> None:
    state = new(3)
    hands = set()
    for seat in range(3):
        assert piles(state, seat) == (3, 9, 0)
        pile = {CARDS[card] for card in state.pile[seat * 12 : seat * 12 + 9]}
        assert len(pile) == 9
        assert pile | cards_of(state, seat) == set(CARDS)
        hands.add(frozenset(cards_of(state, seat)))
    assert len(hands) > 1, "the decks are shuffled"
    assert len(CARDS) == 12
    assert [state.known[seat] for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("mc-setup-07")
def test_mulligan_discards_all_three_and_draws_three_others() -> None:
    state = new(2)
    old = cards_of(state, 0)
    top = {CARDS[card] for card in state.pile[6:9]}
    play(state, "mulligan")
    assert piles(state, 0) == (3, 6, 3)
    assert discard_of(state, 0) == old
    assert cards_of(state, 0) == top
    assert not old & top
    assert told(state, None) == [*(("discarded", 0, card) for card in CARDS if card in old), ("drew-hidden", 0, 3)]
    assert {entry[2] for entry in told(state, 0) if entry[0] == "drew"} == top
    assert all(entry[0] != "drew" for entry in told(state, 1))


@pytest.mark.rule("mc-setup-08")
def test_mulligan_is_optional_free_and_offered_once() -> None:
    state = new(2)
    assert asked(state) == ("mulligan", 0)
    only(state, "keep", "mulligan")
    hand = cards_of(state, 0)
    play(state, "keep")
    assert cards_of(state, 0) == hand
    assert told(state) == [("kept-hand", 0)]
    assert asked(state) == ("mulligan", 1)
    play(state, "mulligan")
    assert asked(state)[0] == "action"
    assert [int(count) for count in state.deniers[:2]] == [6, 6], "4 and the income: the mulligan was free"
    while not state.is_over:
        assert state.decision.name != "mulligan"
        state.apply(state.legal()[0])


@pytest.mark.rule("mc-setup-09")
def test_all_prestige_cards_lie_open() -> None:
    state = new(2)
    assert state.view(None).display == (
        "theatre",
        "statue",
        "hotel",
        "stables",
        "town_hall",
        "monument",
        "cathedral",
    )
    assert state.display == 0b1111111


@pytest.mark.rule("mc-setup-10")
def test_mulligans_in_seat_order_then_a_random_start_player() -> None:
    starts = set()
    for seed in range(40):
        state = new(4, seed)
        assert state.start_seat == -1
        for seat in range(4):
            assert asked(state) == ("mulligan", seat)
            play(state, "keep")
        assert asked(state) == ("action", state.start_seat)
        assert ("start-player", state.start_seat, -1) in told(state)
        starts.add(int(state.start_seat))
        other = new(4, seed)
        for _ in range(4):
            play(other, "keep")
        assert other.digest() == state.digest()
    assert starts == {0, 1, 2, 3}


@pytest.mark.rule("mc-card-data-1")
@pytest.mark.parametrize(
    ("card", "cost", "points"),
    [
        ("small_farm", {"food": 1, "wood": 1}, 1),
        ("small_sawmill", {"food": 1, "wood": 1}, 1),
        ("small_quarry", {"food": 1, "wood": 1}, 1),
        ("notary", {"food": 1, "wood": 1}, 2),
        ("peddler", {"wood": 1, "cube": 1}, 2),
        ("market", {"wood": 1, "cube": 1}, 2),
    ],
)
def test_figures_of_wood_cards(card: str, cost: dict[str, int], points: int) -> None:
    check_card(card, cost, points)


@pytest.mark.rule("mc-card-data-2")
@pytest.mark.parametrize(
    ("card", "cost", "points"),
    [
        ("large_farm", {"stone": 2, "food": 1}, 2),
        ("large_sawmill", {"stone": 2, "food": 1}, 2),
        ("large_quarry", {"stone": 2, "food": 1}, 2),
        ("gold_mine", {"stone": 2, "food": 1}, 2),
        ("bank", {"stone": 2, "wood": 1}, 3),
        ("church", {"stone": 2, "wood": 1}, 3),
    ],
)
def test_figures_of_stone_cards(card: str, cost: dict[str, int], points: int) -> None:
    check_card(card, cost, points)


@pytest.mark.rule("mc-card-prestige-1")
@pytest.mark.parametrize(
    ("card", "cost", "points"),
    [
        ("theatre", {"wood": 2, "gold": 1}, 6),
        ("statue", {"stone": 2, "gold": 1}, 6),
        ("hotel", {"stone": 3, "gold": 1}, 6),
        ("stables", {"food": 3, "gold": 2}, 10),
        ("town_hall", {"wood": 3, "gold": 2}, 10),
        ("monument", {"stone": 3, "gold": 2}, 10),
        ("cathedral", {"stone": 5, "gold": 3}, 14),
    ],
)
def test_figures_of_prestige_cards(card: str, cost: dict[str, int], points: int) -> None:
    check_card(card, cost, points)


def check_card(card: str, cost: dict[str, int], points: int) -> None:
    number = FIGURES.card(card)
    assert [int(count) for count in FIGURES.cost[number * 8 : number * 8 + 8]] == FIGURES.effects.amounts(cost)
    assert FIGURES.points[number] == points


@pytest.mark.rule("mc-beginner-01")
def test_beginner_decks_and_display() -> None:
    state = new(3, beginner=True)
    for seat in range(3):
        assert piles(state, seat) == (3, 7, 0)
        cards = cards_of(state, seat) | {CARDS[card] for card in state.pile[seat * 12 : seat * 12 + 7]}
        assert cards == set(CARDS) - {"notary", "church"}
    assert state.view(None).display == ("theatre", "statue", "stables", "town_hall", "monument", "cathedral")
    play(state, "mulligan")
    assert piles(state, 0) == (3, 4, 3)


@pytest.mark.rule("mc-beginner-06")
def test_beginner_set_up_is_the_same_otherwise() -> None:
    for players, tiles in ((2, (5, 6, 7)), (3, (6, 7, 8)), (4, (7, 8, 9))):
        state = new(players, beginner=True)
        assert len(road(state)) == players
        assert road(state)[-1] == ("neutral_peddler", -1)
        assert stock_of(state) == tiles
        assert state.provost == 0
        for seat in range(players):
            assert goods_of(state, seat) == {"food": 2, "wood": 2}
            assert (state.deniers[seat], state.workers[seat]) == (4, 4)
        assert legal(state) == {"keep", "mulligan"}


@pytest.mark.rule("mc-example-01")
def test_example_of_the_set_up() -> None:
    state = new(4)
    assert all(owner < 0 for _, owner in road(state)[:3])
    assert (road(state)[3], state.provost) == (("neutral_peddler", -1), 4)
    for _ in range(4):
        play(state, "keep")
    seat = int(state.seat)
    state.hand[seat] |= 1 << CARDS.index("small_farm")
    play(state, "build:small_farm")
    assert road(state)[4] == ("small_farm", seat)
    assert len(road(state)) == 5


SOURCE = resources.files("baumeister.games.magna_carta").joinpath("components.toml").read_text("utf-8")


@pytest.mark.parametrize(
    ("words", "instead", "reason"),
    [
        ('kind = "neutral"', 'kind = "natural"', "'natural' is none of: "),
        ('cubes = "food"', 'cubes = "foods"', "'foods' is none of: food"),
        ('last_neutral = "neutral_peddler"', 'last_neutral = "pedlar"', "'pedlar' is none of"),
        ("\nplace = 1", "\nplaze = 1", "'place' is missing"),
        ('id = "walls"', 'id = "wall"', "sections"),
        ('[[card]]\nid = "theatre"', '[[cards]]\nid = "theatre"', "cards instead of"),
        ("[{ pay = { cube = 1 }, gain", "[{ pay = { cube = 2 }, gain", "one cube of choice"),
        ("[{ turn = 1 }]", "[{ turn = 1 }, { gain = { food = 1 } }]", "must stand alone"),
        ("[{ turn = 1 }]", "[{ turns = 1 }]", "unknown words in an effect"),
        ("[{ turn = 1 }]", "[{ turn = 1, waive = { food = 1 } }]", "nothing can be waived"),
    ],
)
def test_figures_the_rules_cannot_play_are_refused(words: str, instead: str, reason: str) -> None:
    assert words in SOURCE
    with pytest.raises(BadComponents, match=f"magna_carta: .*{reason}"):
        figures_from(parse_components(SOURCE.replace(words, instead)), Figures)
    figures_from(parse_components(SOURCE), Figures)
