"""End of the build phase, the two market days, and who wins."""

from __future__ import annotations

import pytest

from baumeister.games.villagers.rules.ending import hold_first_market, hold_second_market
from tests.games.villagers.scene import (
    ANNA,
    BEN,
    CLEO,
    asked,
    build,
    chain,
    coins_of,
    draft,
    end_build_phase,
    end_turns,
    flip,
    gold,
    golds,
    hand,
    lay,
    legal,
    offer,
    persons_of,
    pile,
    play,
    scene,
    stacks,
    told,
)


def fed(state: object) -> None:
    """Nobody's founders will be flipped: everybody has a harvester."""
    for seat in range(state.players):  # type: ignore[attr-defined]
        lay(state, seat, "harvester")  # type: ignore[arg-type]


@pytest.mark.rule("vil-end-01")
def test_founders_without_food_are_flipped_after_the_last_turn() -> None:
    state = scene()
    lay(state, BEN, "hunter")
    build(state)
    play(state, "pass", "pass")
    assert [persons_of(state, seat)[0] for seat in range(3)] == ["founders"] * 3
    play(state, "pass")
    assert [persons_of(state, seat)[0] for seat in range(3)] == ["founders_back", "founders", "founders_back"]
    assert [event for event in told(state) if event[0] == "flipped"] == [("flipped", ANNA, 0), ("flipped", CLEO, 2)]


@pytest.mark.rule("vil-end-02")
def test_covered_food_does_not_prevent_the_flip() -> None:
    state = scene()
    chain(state, ANNA, "graper", "vintner")
    lay(state, BEN, "graper")
    end_build_phase(state)
    assert [persons_of(state, seat)[0] for seat in range(3)] == ["founders_back", "founders", "founders_back"]


@pytest.mark.rule("vil-end-03")
@pytest.mark.parametrize("person", ["brewer", "poulterer", "swineherd"])
def test_covered_founders_are_never_flipped(person: str) -> None:
    state = scene()
    lay(state, ANNA, person, on=ANNA)
    end_build_phase(state)
    assert persons_of(state, ANNA)[0] == "founders"
    assert persons_of(state, BEN)[0] == "founders_back"


@pytest.mark.rule("vil-end-04")
def test_flipped_founders_stay_and_feed() -> None:
    state = scene()
    end_build_phase(state)
    assert [int(state.draft_limit[seat]) for seat in range(3)] == [3, 3, 3]
    lay(state, ANNA, "hunter")
    lay(state, BEN, "swineherd", on=BEN)
    end_build_phase(state)
    assert [persons_of(state, seat)[0] for seat in range(3)] == ["founders_back"] * 3
    assert [int(state.draft_limit[seat]) for seat in range(3)] == [4, 3, 3]


@pytest.mark.rule("vil-end-05")
def test_los_passes_clockwise_and_its_holder_starts_both_phases() -> None:
    state = scene()
    for expected in (BEN, CLEO, ANNA):
        end_build_phase(state)
        assert state.los == expected
        assert asked(state) == ("draft", expected)
        for _ in range(int(sum(state.draft_limit))):
            play(state, "row:1")
        assert asked(state) == ("build", expected)


@pytest.mark.rule("vil-end-06")
def test_order_after_the_build_turns() -> None:
    state = scene(profiteers=True, development=True)
    offer(state, "town_hall", "marketplace", "gold_mine")
    captain = lay(state, ANNA, "captain")
    lay(state, ANNA, "chandler")
    stacks(state, 0, 0, 1)
    end_build_phase(state)
    names = [event[0] for event in told(state)]
    wanted = ["flipped", "los-passed", "bronze", "development-won", "market-begun", "round-begun"]
    firsts = [names.index(name) for name in wanted]
    assert firsts == sorted(firsts)
    assert [event for event in told(state) if event[0] == "bronze"] == [("bronze", ANNA, "captain", 1, captain)]


@pytest.mark.rule("vil-market1-01")
@pytest.mark.parametrize(
    ("left", "held"), [((0, 0, 5, 5, 5, 5), True), ((0, 1, 0, 0, 0, 0), False), ((1, 0, 0, 0, 0, 0), False)]
)
def test_first_market_day_is_due_when_the_two_leftmost_stacks_are_empty(left: tuple[int, ...], held: bool) -> None:
    state = scene()
    fed(state)
    stacks(state, *left)
    end_build_phase(state)
    assert bool(state.market_held) == held
    assert golds(state) == [10 if held else 8] * 3
    end_build_phase(state)
    assert golds(state) == [10 if held else 8] * 3  # once in the game
    assert asked(state)[0] == "draft"


@pytest.mark.rule("vil-market1-02")
def test_first_market_pays_printed_gold_and_coins_which_stay() -> None:
    state = scene()
    fed(state)
    cartwright = chain(state, ANNA, "lumberjack", "wheeler", "cartwright", coins=3)
    lay(state, ANNA, "agent")
    flip(state, BEN)
    lay(state, CLEO, "swineherd", on=CLEO)
    bank = int(state.bank)
    hold_first_market(state)
    assert golds(state) == [8 + 2 + 9 + 3, 8, 8 + 2]
    assert coins_of(state) == {cartwright: 3}
    assert state.bank == bank - 16


@pytest.mark.rule("vil-market1-03")
def test_both_market_days_in_one_round() -> None:
    state = scene()
    fed(state)
    chandler = lay(state, ANNA, "chandler", coins=2)
    stacks(state)
    end_build_phase(state)
    begun = [event for event in told(state) if event[0] == "market-begun"]
    assert begun == [("market-begun", 1), ("market-begun", 2)]
    assert golds(state) == [8 + (2 + 3 + 2) + (2 + 3) + 2, 12, 12]
    assert state.coins[chandler] == 0


@pytest.mark.rule("vil-market2-01")
def test_second_market_day_is_due_when_all_stacks_are_empty() -> None:
    state = scene()
    stacks(state, 0, 0, 0, 0, 0, 1)
    end_build_phase(state)
    assert asked(state)[0] == "draft"
    stacks(state)
    end_build_phase(state)
    assert asked(state) == ("over", -1)
    assert state.is_over


@pytest.mark.rule("vil-market2-02")
def test_second_market_pays_gold_and_silver_then_the_coins_move() -> None:
    state = scene()
    state.market_held = 1
    lay(state, ANNA, "agent")
    blacksmith = chain(state, ANNA, "miner", "blacksmith", coins=6)
    other = lay(state, BEN, "harvester", coins=4)
    bank = int(state.bank)
    hold_second_market(state)
    # founders 2, blacksmith 2, agent 6; the coins themselves once
    assert golds(state) == [8 + 2 + 2 + 6 + 6, 8 + 2 + 4, 10]
    assert coins_of(state) == {}
    assert [event for event in told(state) if event[0] == "coins-kept"] == []
    assert state.bank == bank - 2 - 2 - 6 - 2 - 2
    assert blacksmith < other


@pytest.mark.rule("vil-win-01")
def test_most_gold_wins_and_hands_are_worth_nothing() -> None:
    state = scene()
    fed(state)
    hand(state, BEN, *["jeweler", "tailor"] * 3)
    gold(state, CLEO, 9)
    stacks(state)
    assert state.winners() == []
    end_build_phase(state)
    assert state.is_over
    assert state.scores() == golds(state) == [12, 12, 13]
    assert state.winners() == [CLEO]
    assert legal(state) == set()


@pytest.mark.rule("vil-win-02")
@pytest.mark.parametrize("person", ["hunter", "miner", "monk", "apprentice"])
def test_tie_goes_to_fewer_persons(person: str) -> None:
    state = scene()
    fed(state)
    lay(state, ANNA, person)
    gold(state, CLEO, 0)
    stacks(state)
    end_build_phase(state)
    assert state.scores()[ANNA] == state.scores()[BEN]
    assert state.winners() == [BEN]
    assert state.view(None).winners == (BEN,)


@pytest.mark.rule("vil-win-03")
def test_equal_in_gold_and_persons_share_the_win() -> None:
    state = scene()
    fed(state)
    gold(state, BEN, 7)
    stacks(state)
    end_build_phase(state)
    assert state.winners() == [ANNA, CLEO]


def test_coins_kept_are_told_at_the_end() -> None:
    state = scene()
    fed(state)
    card = lay(state, BEN, "chandler", coins=3)
    stacks(state)
    pile(state, 7)
    build(state)
    end_turns(state)
    assert ("coins-kept", BEN, "chandler", card, 3) in told(state)
    assert told(state)[-1] == ("game-ended",)
    assert state.phase == 4


def test_a_new_round_counts_limits_anew() -> None:
    state = scene()
    lay(state, ANNA, "hunter")
    draft(state)
    assert state.draft_limit[ANNA] == 3
    assert state.round == 2
