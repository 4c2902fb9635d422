"""Phase 3, special buildings, and phase 4, the provost (docs/rules/caylus.md 5.3 and 5.4)."""

from __future__ import annotations

import pytest

from tests.games.caylus.scene import (
    asked,
    deniers,
    end_round,
    events,
    goods,
    goods_of,
    houses,
    inn_right,
    lay,
    legal,
    money_of,
    play,
    points_of,
    provost_phase,
    queue,
    refusal,
    scene,
    special_worker,
    specials,
    worker,
)

# ---- gate


@pytest.mark.rule("caylus-gate-01")
def test_gate_leads_to_any_free_place_of_phase_2() -> None:
    state = scene(4, deniers=0)
    deniers(state, 0, 0, 0, 1)
    lay(state, 9, "wood_mason", 1)
    lay(state, 10, "residence", 0)
    special_worker(state, 0, "gate")
    worker(state, 1, 3)
    specials(state)
    assert asked(state) == ("gate", 0)
    free = {"trading_post", "merchants_guild", "joust_field", "stables", "inn", "castle"}
    spaces = {"1", "2", "4", "5", "6", "7", "8", "9", "16"}
    assert legal(state) == {"decline"} | {f"place:{place}" for place in free | spaces}
    play(state, "place:16")
    assert state.worker[16] == 0
    assert state.special[0] == -1
    assert state.workers[0] == 5
    assert money_of(state) == [0, 0, 0, 1]


@pytest.mark.rule("caylus-gate-02")
@pytest.mark.parametrize(("owner", "points"), [(1, [0, 1, 0, 0]), (0, [0, 0, 0, 0])])
def test_gate_to_a_players_building(owner: int, points: list[int]) -> None:
    state = scene(4)
    lay(state, 9, "wood_mason", owner)
    special_worker(state, 0, "gate")
    specials(state)
    play(state, "place:9")
    assert points_of(state) == points


@pytest.mark.rule("caylus-gate-03")
def test_gate_to_the_trading_post() -> None:
    state = scene(4)
    special_worker(state, 0, "gate")
    specials(state)
    play(state, "place:trading_post")
    assert money_of(state) == [13, 10, 10, 10]
    assert state.workers[0] == 6
    assert list(state.special) == [-1] * 4


@pytest.mark.rule("caylus-gate-04")
def test_gate_to_castle_and_stables_only_once() -> None:
    state = scene(4)
    special_worker(state, 0, "gate")
    special_worker(state, 0, "stables")
    queue(state, 0)
    specials(state)
    assert not {"place:castle", "place:stables"} & legal(state)
    assert refusal(state, "place:castle") == ("already-there", "caylus-placement-05")
    assert refusal(state, "place:stables") == ("already-there", "caylus-placement-06")


@pytest.mark.rule("caylus-gate-04")
def test_gate_to_the_lowest_free_place() -> None:
    state = scene(4)
    special_worker(state, 0, "gate")
    special_worker(state, 3, "stables")
    queue(state, 1, 2)
    specials(state)
    other = state.clone()
    play(state, "place:castle")
    assert list(state.queue) == [1, 2, 0, -1, -1]
    other.apply(state.catalogue().numbers["place:stables"])
    assert list(other.order[:4]) == [3, 0, 1, 2]


@pytest.mark.rule("caylus-gate-05")
def test_gate_to_the_inn_with_an_own_worker_there() -> None:
    state = scene(4)
    special_worker(state, 0, "gate")
    inn_right(state, 0)
    specials(state)
    play(state, "place:inn")
    assert (state.inn_left, state.inn_right) == (-1, 0)
    assert state.workers[0] == 5


@pytest.mark.rule("caylus-variant-04")
def test_the_strict_gate_leads_nobody_into_the_inn_twice() -> None:
    state = scene(4, strict_gate=True)
    inn_right(state, 0)
    assert "place:inn" in legal(state), "phase 2 allows two workers in the inn"
    special_worker(state, 0, "gate")
    specials(state)
    assert refusal(state, "place:inn") == ("already-there", "caylus-variant-04")
    assert "place:joust_field" in legal(state)
    other = scene(4, strict_gate=True)
    inn_right(other, 0)
    special_worker(other, 1, "gate")
    specials(other)
    play(other, "place:inn")
    assert other.inn_right == 1, "whoever has no worker there may still go"


@pytest.mark.rule("caylus-variant-04")
def test_with_the_strict_gate_the_inn_alone_is_no_free_place() -> None:
    state = scene(3, strict_gate=True)
    inn_right(state, 0)
    special_worker(state, 0, "gate")
    for name in ("trading_post", "merchants_guild", "joust_field"):
        special_worker(state, 1, name)
    special_worker(state, 0, "stables")
    queue(state, 0)
    for space in range(1, 29):
        state.tile[space] = -1
    specials(state)
    assert asked(state)[0] != "gate"
    assert state.special[0] == -1


@pytest.mark.rule("caylus-gate-06")
def test_gate_worker_never_stays() -> None:
    state = scene(4)
    lay(state, 9, "residence", 0)
    lay(state, 10, "prestige_hotel", 0)
    special_worker(state, 0, "gate")
    worker(state, 1, 1)
    specials(state)
    assert refusal(state, "place:gate") == ("occupied", "caylus-gate-06")
    assert refusal(state, "place:1") == ("occupied", "caylus-placement-09")
    assert refusal(state, "place:9") == ("not-a-place", "caylus-placement-08")
    assert refusal(state, "place:10") == ("not-a-place", "caylus-placement-08")
    assert refusal(state, "place:11") == ("empty", "caylus-placement-08")
    assert refusal(state, "pass") == ("not-now", "")
    play(state, "decline")
    assert state.special[0] == -1
    assert state.workers[0] == 6
    assert events(state)[:2] == [("declined", 0), ("worker-home", 0, 0, "special_gate", 0)]


@pytest.mark.rule("caylus-gate-06")
def test_gate_without_a_free_place() -> None:
    state = scene(5)
    for space in (1, 2, 3, 4, 5, 6, 7, 8, 16):
        state.worker[space] = 1
    special_worker(state, 0, "gate")
    special_worker(state, 0, "stables")
    queue(state, 0)
    for special in range(1, 4):
        state.special[special] = 2
    other = state.clone()
    specials(other)
    assert legal(other) == {"decline", "place:inn"}
    state.inn_left = 2
    specials(state)
    assert asked(state) == ("guild", 2)
    assert state.special[0] == -1
    assert state.workers[0] == 4  # the others are in the stables and in the queue


@pytest.mark.rule("caylus-gate-01")
@pytest.mark.parametrize("place", ["castle", "trading_post", "stables", "7", "16"])
def test_gate_is_asked_if_a_single_place_is_free(place: str) -> None:
    state = scene(5)
    for space in (1, 2, 3, 4, 5, 6, 7, 8, 16):
        if place != str(space):
            state.worker[space] = 1
    special_worker(state, 0, "gate")
    for special, name in enumerate(("gate", "trading_post", "merchants_guild", "joust_field")):
        if special > 0 and place != name:
            state.special[special] = 2
    state.inn_left = 2
    if place != "castle":
        queue(state, 0)
    if place != "stables":
        special_worker(state, 0, "stables")
    specials(state)
    assert legal(state) == {"decline", f"place:{place}"}


# ---- trading post, guild


@pytest.mark.rule("caylus-post-01", "caylus-special-02")
def test_trading_post() -> None:
    state = scene(4)
    special_worker(state, 2, "trading_post")
    specials(state)
    assert money_of(state) == [10, 10, 13, 10]
    assert state.workers[2] == 6
    assert asked(state)[0] == "provost"


@pytest.mark.rule("caylus-guild-01")
def test_guild_moves_the_provost_without_paying() -> None:
    state = scene(4, deniers=0)
    special_worker(state, 1, "merchants_guild")
    specials(state)
    assert asked(state) == ("guild", 1)
    assert legal(state) == {f"provost:{steps}" for steps in ("-3", "-2", "-1", "0", "+1", "+2", "+3")}
    other = state.clone()
    play(state, "provost:-3")
    assert money_of(state)[1] == 2  # the income of the next round
    other.apply(state.catalogue().numbers["provost:0"])
    assert other.workers[1] == 6


@pytest.mark.rule("caylus-guild-01")
@pytest.mark.parametrize(
    ("space", "steps"), [(1, "0 +1 +2 +3"), (2, "-1 0 +1 +2 +3"), (27, "-3 -2 -1 0 +1"), (28, "-3 -2 -1 0")]
)
def test_guild_stays_on_the_road(space: int, steps: str) -> None:
    state = scene(4)
    special_worker(state, 1, "merchants_guild")
    state.provost = space
    specials(state)
    assert legal(state) == {f"provost:{step}" for step in steps.split()}
    last = steps.rsplit(maxsplit=1)[-1]
    play(state, f"provost:{last}")
    assert state.provost == space + int(last)
    assert state.workers[1] == 6
    assert money_of(state) == [10, 10, 10, 10]


# ---- joust field


@pytest.mark.rule("caylus-joust-01")
def test_joust_field() -> None:
    state = scene(4)
    special_worker(state, 0, "joust_field")
    goods(state, 0, cloth=2)
    specials(state)
    assert asked(state) == ("use", 0)
    assert legal(state) == {"decline", "use:1"}
    play(state, "use:1")
    assert money_of(state)[0] == 9
    assert goods_of(state, 0) == {"cloth": 1}
    assert asked(state) == ("line", 0)
    assert state.favors == 1
    play(state, "line:points", "column:1")
    assert state.workers[0] == 6
    assert asked(state)[0] == "provost"


@pytest.mark.rule("caylus-joust-01")
def test_joust_field_declined() -> None:
    state = scene(4)
    special_worker(state, 0, "joust_field")
    goods(state, 0, cloth=1)
    specials(state)
    play(state, "decline")
    assert money_of(state)[0] == 10
    assert goods_of(state, 0) == {"cloth": 1}
    assert state.workers[0] == 6
    assert asked(state) == ("provost", 0)


@pytest.mark.rule("caylus-joust-02")
@pytest.mark.parametrize(("money", "has"), [(0, {"cloth": 1, "gold": 2}), (5, {"gold": 2}), (1, {"wood": 3})])
def test_joust_field_without_means(money: int, has: dict[str, int]) -> None:
    state = scene(4)
    special_worker(state, 0, "joust_field")
    deniers(state, money)
    goods(state, 0, **has)
    specials(state)
    assert asked(state)[0] == "provost"
    assert state.workers[0] == 6
    assert (money_of(state)[0], goods_of(state, 0)) == (money, has)


# ---- stables


@pytest.mark.rule("caylus-stables-01", "caylus-special-02")
@pytest.mark.parametrize(
    ("stables", "order"),
    [((), [0, 1, 2, 3, 4]), ((3,), [3, 0, 1, 2, 4]), ((4, 1), [4, 1, 0, 2, 3]), ((2, 0, 4), [2, 0, 4, 1, 3])],
)
def test_stables(stables: tuple[int, ...], order: list[int]) -> None:
    state = scene(5)
    for seat in stables:
        special_worker(state, seat, "stables")
    specials(state)
    assert list(state.order) == order
    assert list(state.workers) == [6] * 5
    assert (state.stables_count, list(state.stables)) == (0, [-1] * 3)


@pytest.mark.rule("caylus-stables-02")
def test_new_order_is_used_for_the_scoring_and_not_before() -> None:
    state = scene(4)
    special_worker(state, 3, "stables")
    state.bailiff = state.provost = 11
    for seat in (0, 3):
        houses(state, seat, dungeon=2)
        goods(state, seat, food=1, wood=1, stone=1)
    queue(state, 0, 3)
    specials(state)
    assert list(state.order[:4]) == [3, 0, 1, 2]
    asks = []
    while state.round == 1 and not state.is_over:
        name, seat = asked(state)
        asks.append((name, seat))
        play(state, "provost:0" if name == "provost" else "decline" if name == "castle" else sorted(legal(state))[0])
    assert [seat for name, seat in asks if name == "provost"] == [0, 1, 2, 3]
    assert [seat for name, seat in asks if name == "castle"] == [0, 3]
    assert [seat for name, seat in asks if name == "line"] == [3, 0]
    assert asked(state) == ("place", 3)


# ---- inn


@pytest.mark.rule("caylus-inn-01")
@pytest.mark.parametrize("old", [0, 2])
def test_left_worker_moves_right_and_evicts(old: int) -> None:
    state = scene(4)
    inn_right(state, old)
    special_worker(state, 2, "inn")
    specials(state)
    assert (state.inn_left, state.inn_right) == (-1, 2)
    assert list(state.workers[:4]) == [6, 6, 5, 6]
    assert asked(state)[0] == "provost"


@pytest.mark.rule("caylus-inn-02")
def test_right_worker_may_stay_or_go_home() -> None:
    state = scene(4)
    inn_right(state, 1)
    specials(state)
    assert asked(state) == ("inn", 1)
    assert legal(state) == {"decline", "recall"}
    other = state.clone()
    play(state, "decline")
    assert (state.inn_right, state.workers[1]) == (1, 5)
    other.apply(state.catalogue().numbers["recall"])
    assert (other.inn_right, other.workers[1]) == (-1, 6)


@pytest.mark.rule("caylus-inn-02")
def test_whoever_takes_the_worker_home_pays_the_scale_price_again() -> None:
    state = scene(3)
    inn_right(state, 1)
    specials(state)
    play(state, "recall", "provost:0", "provost:0", "provost:0")
    assert state.round == 2
    before = money_of(state)
    play(state, "pass", "place:1")
    assert money_of(state)[1] == before[1] - 2


@pytest.mark.rule("caylus-inn-03")
def test_a_worker_that_has_just_moved_cannot_be_taken_home() -> None:
    state = scene(4)
    special_worker(state, 2, "inn")
    specials(state)
    assert asked(state) == ("provost", 0)
    assert (state.inn_right, state.workers[2]) == (2, 5)


@pytest.mark.rule("caylus-inn-04")
def test_the_price_of_the_inn_begins_in_the_next_round_and_lasts_through_the_eviction() -> None:
    state = scene(3, deniers=20)
    play(state, "pass", "place:inn", "place:1", "place:2", "pass", "place:3", "pass")
    assert money_of(state) == [21, 20 - 2 - 2 - 3, 18]
    while state.round == 1:
        play(state, "provost:0" if asked(state)[0] == "provost" else sorted(legal(state))[0])
    before = money_of(state)
    play(state, "pass", "place:1", "place:inn", "place:2", "pass", "place:3", "pass")
    assert [once - now for once, now in zip(before, money_of(state), strict=True)] == [-1, 3, 2]
    assert state.inn_right == 2


@pytest.mark.rule("caylus-special-01")
def test_workers_home_from_phase_3_stay_home() -> None:
    state = scene(3)
    play(state, "place:trading_post", "pass", "pass", "pass")
    assert state.workers[0] == 6
    asks = []
    while state.round == 1:
        asks.append(asked(state)[0])
        play(state, "provost:0")
    assert asks == ["provost"] * 3


# ---- phase 4


@pytest.mark.rule("caylus-provost-01")
def test_each_decides_once_in_passing_order() -> None:
    state = scene(4)
    play(state, "place:1", "pass", "place:2", "pass", "place:3", "pass", "pass")
    asks = []
    while asked(state)[0] == "provost":
        asks.append(asked(state)[1])
        assert "provost:0" in legal(state)
        play(state, "provost:0")
    assert asks == [1, 3, 2, 0]


@pytest.mark.rule("caylus-provost-01")
def test_leaving_the_provost_is_free() -> None:
    state = scene(4)
    provost_phase(state)
    play(state, "provost:0")
    assert money_of(state) == [10] * 4
    assert state.provost == 6
    assert asked(state) == ("provost", 1)


@pytest.mark.rule("caylus-provost-02")
def test_a_denier_per_step() -> None:
    state = scene(4)
    provost_phase(state)
    play(state, "provost:+3", "provost:-2", "provost:+1")
    assert money_of(state) == [7, 8, 9, 10]
    assert state.provost == 8
    assert events(state) == [("deniers-paid", 2, 1), ("provost-moved", 2, 8, 1)]


@pytest.mark.rule("caylus-provost-02")
@pytest.mark.parametrize(("money", "most"), [(1, 1), (2, 2), (3, 3), (9, 3)])
def test_no_more_steps_than_deniers(money: int, most: int) -> None:
    state = scene(4)
    deniers(state, money)
    provost_phase(state)
    assert len(legal(state)) == 2 * most + 1
    assert state.view(0).decision.most_steps == most
    if most < 3:
        assert refusal(state, f"provost:-{most + 1}") == ("cannot-pay", "caylus-provost-02")


def test_without_money_nobody_is_asked() -> None:
    state = scene(4)
    deniers(state, 0, 5, 0, 5)
    provost_phase(state)
    assert asked(state) == ("provost", 1)
    play(state, "provost:0")
    assert asked(state) == ("provost", 3)


@pytest.mark.rule("caylus-provost-03")
@pytest.mark.parametrize(("space", "steps"), [(2, "-1 0 +1 +2 +3"), (1, "0 +1 +2 +3"), (26, "-3 -2 -1 0 +1 +2")])
def test_provost_stays_on_the_road(space: int, steps: str) -> None:
    state = scene(4)
    state.provost = space
    provost_phase(state)
    assert legal(state) == {f"provost:{step}" for step in steps.split()}
    beyond = "provost:+3" if space == 26 else "provost:-3"
    assert refusal(state, beyond) == ("out-of-range", "caylus-provost-03")


@pytest.mark.rule("caylus-provost-03")
def test_provost_may_stand_on_an_empty_space() -> None:
    state = scene(4)
    provost_phase(state)
    play(state, "provost:+3")
    assert state.provost == 9


def test_scale_is_cleared_after_phase_4_only() -> None:
    state = scene(3)
    provost_phase(state)
    play(state, "provost:0", "provost:0")
    assert state.bridge_count == 3
    end_round(state)
    assert state.round == 2
