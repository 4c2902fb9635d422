"""Every reason `why_not` can give, decision by decision: code, ledger id and parameters, and nothing else refused.

`check` compares all actions of the catalogue: those named as allowed are legal, those named as refused have exactly
that reason, and all others belong to another decision.
"""

from __future__ import annotations

from collections.abc import Iterable

import pytest

import baumeister as bm
from baumeister.engine.errors import IllegalAction
from baumeister.games.caylus1303.rules.flow import Caylus1303
from baumeister.games.caylus1303.rules.planning import begin_planning
from tests.games.caylus1303.scene import (
    GAME,
    activate,
    asked,
    deliver,
    gain_favor,
    goods,
    hold,
    lay,
    legal,
    on_board,
    pass_bridge,
    play,
    scene,
    site_tile,
    site_worker,
    start,
    steward,
    stock,
    visit,
    worker,
)

BLUE, BLACK, GREEN, RED = range(4)

Reason = tuple[str, str, dict[str, int | str]]


def because(code: str, rule: str, **params: int | str) -> Reason:
    return code, rule, params


def names(family: str, *arguments: object) -> set[str]:
    return {f"{family}:{argument}" for argument in arguments}


def each(actions: set[str], reason: Reason) -> dict[str, Reason]:
    return dict.fromkeys(actions, reason)


def each_place(spaces: Iterable[int], code: str, rule: str) -> dict[str, Reason]:
    return {f"place:{space}": because(code, rule, place=space) for space in spaces}


def check(state: Caylus1303, decision: tuple[str, int], allowed: set[str], refused: dict[str, Reason]) -> None:
    """The whole catalogue against one position; refused actions change nothing."""
    assert asked(state) == decision
    assert legal(state) == allowed
    before = state.digest()
    for action, name in enumerate(GAME.catalogue.actions):
        reason = state.why_not(action)
        if name in allowed:
            assert reason is None, name
            continue
        expected = refused.get(name, because("not-now", "", decision=decision[0]))
        assert reason is not None, name
        assert (reason.code, reason.rule, dict(reason.params)) == expected, name
        assert not reason.rule or reason.rule in GAME.ledger, name
        with pytest.raises(IllegalAction) as error:
            state.apply(action)
        assert error.value.refusal == reason
        assert error.value.action == name
    assert state.digest() == before
    assert set(refused) <= set(GAME.catalogue.actions) - allowed


# ---- draft and planning

FIRST_GAME = ("architect", "foreman", "bailiff", "day_laborer", "chamberlain", "deliveryman", "journeyman")
NOT_DRAWN = ("early_riser", "night_worker", "thief", "steward", "goldsmith")
FREE = (1, 2, 3, 4, *range(6, 15), 19)
EMPTY = (*range(15, 19), *range(20, 29))


@pytest.mark.rule("1303-setup-11", "1303-setup-12")
def test_draft_a_character_that_is_not_on_the_board() -> None:
    state = bm.game("caylus1303").new(4, seed=3, options={"first_game": True})
    assert isinstance(state, Caylus1303)
    missing = because("not-available", "1303-setup-11")
    last = asked(state)[1]
    check(state, ("draft", last), names("character", *FIRST_GAME), each(names("character", *NOT_DRAWN), missing))
    play(state, "character:bailiff")
    left = names("character", *FIRST_GAME) - {"character:bailiff"}
    refused = each(names("character", *NOT_DRAWN), missing) | {
        "character:bailiff": because("not-available", "1303-setup-12")
    }
    check(state, ("draft", (last + 3) % 4), left, refused)


@pytest.mark.rule("1303-char-early-riser-1", "1303-planning-04")
def test_early_riser_on_places_that_take_no_worker() -> None:
    state = scene()
    hold(state, BLACK, "early_riser")
    lay(state, 8, "residence", RED)
    start(state, begin_planning)
    allowed = {"decline", "place:site"} | names("place", *(space for space in FREE if space != 8))
    refused = each_place(EMPTY, "empty", "1303-planning-04") | each_place((5, 8), "not-a-place", "1303-planning-04")
    check(state, ("early-riser", BLACK), allowed, refused)


@pytest.mark.rule("1303-planning-03", "1303-planning-04", "1303-planning-09")
def test_planning_on_places_that_take_no_worker_of_this_seat() -> None:
    state = scene()
    lay(state, 8, "residence", RED)
    lay(state, 9, "monument_garden", BLUE)
    worker(state, BLUE, 6)
    worker(state, GREEN, 7)
    site_worker(state, GREEN)
    site_worker(state, BLUE)
    refused = (
        each_place(EMPTY, "empty", "1303-planning-04")
        | each_place((5, 8, 9), "not-a-place", "1303-planning-04")
        | each_place((6,), "already-there", "1303-planning-03")
        | each_place((7,), "occupied", "1303-planning-03")
        | {"place:site": because("already-there", "1303-planning-09", place="site")}
    )
    check(state, ("plan", BLUE), {"pass"} | names("place", 1, 2, 3, 4, *range(10, 15), 19), refused)


@pytest.mark.rule("1303-char-journeyman-1", "1303-char-journeyman-2")
def test_planning_with_the_journeyman_before_and_after_its_use() -> None:
    state = scene(2)
    hold(state, 0, "journeyman")
    worker(state, 0, 6)
    worker(state, 1, 7)
    worker(state, 1, 8)
    free = {"pass", "place:site"} | names("place", *(space for space in FREE if space > 8 or space < 5))
    closed = each_place(EMPTY, "empty", "1303-planning-04") | each_place((5,), "not-a-place", "1303-planning-04")
    own = each_place((6,), "already-there", "1303-char-journeyman-2")
    check(state, ("plan", 0), free | names("place", 7, 8), closed | own)
    play(state, "place:7", "place:9")
    used_up = each(names("place", 7, 8, 9), because("used-up", "1303-char-journeyman-1"))
    check(state, ("plan", 0), free - {"place:9"}, closed | own | used_up)


@pytest.mark.rule("1303-planning-16", "1303-planning-17")
@pytest.mark.parametrize(("have", "rule"), [(0, "1303-planning-17"), (1, "1303-planning-16")])
def test_planning_without_enough_workers_for_the_surcharge(have: int, rule: str) -> None:
    state = scene()
    stock(state, BLACK, have)
    play(state, "pass")
    short = because("not-enough", rule, have=have, need=2)
    refused = (
        each_place(EMPTY, "empty", "1303-planning-04")
        | each_place((5,), "not-a-place", "1303-planning-04")
        | each({"place:site"} | names("place", *FREE), short)
    )
    check(state, ("plan", BLACK), {"pass"}, refused)


@pytest.mark.rule("1303-planning-13")
def test_planning_with_exactly_the_workers_a_placement_takes() -> None:
    state = scene(workers=2)
    stock(state, BLUE, 1)
    free = {"pass", "place:site"} | names("place", *FREE)
    closed = each_place(EMPTY, "empty", "1303-planning-04") | each_place((5,), "not-a-place", "1303-planning-04")
    check(state, ("plan", BLUE), free, closed)
    play(state, "pass")
    check(state, ("plan", BLACK), free, closed)


@pytest.mark.rule("1303-planning-17")
def test_planning_without_any_worker_before_the_first_pass() -> None:
    state = scene()
    stock(state, BLUE, 0)
    reason = state.why_not(GAME.action("place:site"))
    assert reason is not None
    assert (reason.code, dict(reason.params)) == ("not-enough", {"have": 0, "need": 1})


# ---- effects


@pytest.mark.rule("1303-activation-07")
def test_use_an_option_that_cannot_be_paid() -> None:
    state = scene()
    lay(state, 15, "wood_tailor", GREEN)
    goods(state, BLACK, cloth=1)
    visit(state, BLACK, 15)
    refused = {"use:2": because("cannot-pay", "1303-activation-07")}
    check(state, ("use", BLACK), {"decline", "use:1"}, refused)


@pytest.mark.rule("1303-activation-07")
def test_use_an_option_the_effect_does_not_have() -> None:
    state = scene()
    visit(state, BLACK, 6)
    refused = {"use:2": because("not-available", "1303-activation-07")}
    check(state, ("use", BLACK), {"decline", "use:1"}, refused)


@pytest.mark.rule("1303-wood-04")
def test_take_refuses_other_decisions_only() -> None:
    state = scene()
    visit(state, BLACK, 14)
    check(state, ("take", BLACK), {"decline"} | names("take", "food", "wood", "stone", "cloth"), {})


@pytest.mark.rule("1303-stone-06")
def test_pay_a_wildcard_with_goods_one_has_not_out_of_order_or_not_at_all() -> None:
    state = scene()
    lay(state, 15, "stone_alchemist", GREEN)
    goods(state, BLACK, food=1, wood=1, cloth=1, gold=3)
    visit(state, BLACK, 15)
    play(state, "use:2")
    refused = {
        "decline": because("must-complete", "1303-stone-06"),
        "pay:stone": because("cannot-pay", "1303-stone-06"),
        "pay:cloth": because("wrong-order", "1303-stone-06"),
    }
    check(state, ("pay", BLACK), {"pay:food", "pay:wood"}, refused)
    goods(state, BLACK, food=2, wood=1, cloth=1, stone=1)
    play(state, "pay:wood")
    refused = {
        "decline": because("must-complete", "1303-stone-06"),
        "pay:wood": because("cannot-pay", "1303-stone-06"),
        "pay:food": because("wrong-order", "1303-stone-06"),
    }
    check(state, ("pay", BLACK), {"pay:stone", "pay:cloth"}, refused)


WOOD = ("farm", "sawmill", "quarry", "spinning_mill", "market", "covered_market", "tailor", "manor", "stonemason")
STONE = ("farm", "sawmill", "quarry", "gold_mine", "foundry", "alchemist", "guild", "church", "jeweler")


@pytest.mark.rule("1303-carpenter-05", "1303-activation-07")
def test_build_with_the_carpenter_what_is_of_stone_gone_or_too_dear() -> None:
    state = scene()
    goods(state, BLACK, wood=2)
    worker(state, BLACK, 3)
    activate(state)
    dear = ("farm", "sawmill", "quarry", "manor")
    gone = ("market", "covered_market")  # on the brown space and on the site
    refused = (
        each({f"build:stone_{name}" for name in STONE}, because("wrong-kind", "1303-carpenter-05"))
        | each({f"build:wood_{name}" for name in gone}, because("not-available", "1303-carpenter-01"))
        | each({f"build:wood_{name}" for name in dear}, because("cannot-pay", "1303-activation-07"))
    )
    allowed = {"decline", "build:wood_spinning_mill", "build:wood_tailor", "build:wood_stonemason"}
    check(state, ("build", BLACK), allowed, refused)


@pytest.mark.rule("1303-carpenter-05", "1303-activation-07")
def test_build_with_the_stonemason_what_is_of_wood_gone_or_too_dear() -> None:
    state = scene()
    lay(state, 15, "wood_stonemason", GREEN)
    goods(state, BLACK, stone=1, cloth=1)
    visit(state, BLACK, 15)
    gone = ("farm", "gold_mine")  # on the site and on the grey space
    dear = ("sawmill", "quarry", "foundry", "alchemist", "jeweler")
    refused = (
        each({f"build:wood_{name}" for name in WOOD}, because("wrong-kind", "1303-carpenter-05"))
        | each({f"build:stone_{name}" for name in gone}, because("not-available", "1303-wood-09"))
        | each({f"build:stone_{name}" for name in dear}, because("cannot-pay", "1303-activation-07"))
    )
    check(state, ("build", BLACK), {"decline", "build:stone_church", "build:stone_guild"}, refused)


@pytest.mark.rule("1303-lawyer-02", "1303-lawyer-03")
def test_claim_what_is_no_start_tile_any_more_or_has_a_house() -> None:
    state = scene()
    lay(state, 6, "residence", BLACK)
    lay(state, 7, "monument_garden", RED)
    lay(state, 13, "start_guild_stone", RED)
    goods(state, BLACK, cloth=1)
    worker(state, BLACK, 2)
    activate(state)
    refused = {
        "claim:6": because("wrong-kind", "1303-lawyer-02"),
        "claim:7": because("wrong-kind", "1303-lawyer-02"),
        "claim:13": because("occupied", "1303-lawyer-03", place=13),
    }
    check(state, ("claim", BLACK), {"decline"} | names("claim", *range(8, 13)), refused)


# ---- provost


def at_toll(gap: int) -> Caylus1303:
    state = scene()
    state.provost = gap
    worker(state, BLACK, 4)
    activate(state)
    return state


@pytest.mark.rule("1303-toll-01", "1303-provost-02", "1303-provost-03")
def test_toll_too_far_and_off_the_road() -> None:
    far = each(names("provost", "-3", "+3"), because("out-of-range", "1303-toll-01"))
    check(at_toll(13), ("toll", BLACK), names("provost", "-2", "-1", "0", "+1", "+2"), far)
    low = each({"provost:-2"}, because("out-of-range", "1303-provost-02"))
    check(at_toll(6), ("toll", BLACK), names("provost", "-1", "0", "+1", "+2"), far | low)
    high = each({"provost:+1", "provost:+2"}, because("out-of-range", "1303-provost-03"))
    check(at_toll(30), ("toll", BLACK), names("provost", "-2", "-1", "0"), far | high)


def on_bridge(gap: int, workers: int) -> Caylus1303:
    state = scene()
    state.provost = gap
    stock(state, BLUE, workers)
    activate(state)
    return state


@pytest.mark.rule("1303-bridge-02", "1303-provost-02", "1303-provost-03")
def test_bridge_with_too_few_workers_and_off_the_road() -> None:
    short = {
        f"provost:{sign}{steps}": because("not-enough", "1303-bridge-02", have=1, need=steps)
        for sign in "+-"
        for steps in (2, 3)
    }
    check(on_bridge(13, 1), ("bridge", BLUE), names("provost", "-1", "0", "+1"), short)
    everywhere = names("provost", "-3", "-2", "-1", "0", "+1", "+2", "+3")
    check(on_bridge(13, 3), ("bridge", BLUE), everywhere, {})
    low = each(names("provost", "-3", "-2", "-1"), because("out-of-range", "1303-provost-02"))
    check(on_bridge(5, 4), ("bridge", BLUE), names("provost", "0", "+1", "+2", "+3"), low)
    high = each(names("provost", "+3"), because("out-of-range", "1303-provost-03"))
    check(on_bridge(28, 4), ("bridge", BLUE), names("provost", "-3", "-2", "-1", "0", "+1", "+2"), high)


@pytest.mark.rule("1303-char-bailiff-1", "1303-provost-02")
def test_bailiff_further_than_a_step_and_off_the_road() -> None:
    for gap, allowed in ((13, ("-1", "0", "+1")), (5, ("0", "+1"))):
        state = scene(workers=0)
        hold(state, GREEN, "bailiff")
        state.provost = gap
        activate(state)
        refused = each(names("provost", "-3", "-2", "+2", "+3"), because("out-of-range", "1303-char-bailiff-1"))
        if gap == 5:
            refused |= {"provost:-1": because("out-of-range", "1303-provost-02")}
        check(state, ("bailiff", GREEN), names("provost", *allowed), refused)


# ---- delivery


def delivering(*characters: str, **has: int) -> Caylus1303:
    state = scene()
    hold(state, BLACK, *characters)
    site_worker(state, BLACK)
    goods(state, BLACK, **has)
    deliver(state)
    return state


@pytest.mark.rule("1303-delivery-02")
def test_deliver_goods_one_has_not_out_of_order_or_that_make_no_bundle() -> None:
    state = delivering(food=2, wood=2, cloth=1, gold=1)
    refused = {
        "give:food": because("not-a-set", "1303-delivery-02"),
        "give:stone": because("cannot-pay", "1303-delivery-02"),
        "give:gold": because("wrong-order", "1303-delivery-02"),
    }
    check(state, ("deliver", BLACK), {"decline", "give:wood", "give:cloth"}, refused)
    play(state, "give:wood")
    refused = {
        "decline": because("must-complete", "1303-delivery-02"),
        "give:food": because("not-a-set", "1303-delivery-02"),
        "give:wood": because("not-a-set", "1303-delivery-02"),
        "give:stone": because("cannot-pay", "1303-delivery-02"),
    }
    check(state, ("bundle", BLACK), {"give:cloth", "give:gold"}, refused)


@pytest.mark.rule("1303-char-chamberlain-1", "1303-delivery-02")
def test_deliver_with_the_chamberlain_goods_one_has_not_or_out_of_order() -> None:
    state = delivering("chamberlain", food=2, wood=2, stone=1, gold=1)
    refused = {
        "give:stone": because("wrong-order", "1303-delivery-02"),
        "give:cloth": because("cannot-pay", "1303-delivery-02"),
        "give:gold": because("wrong-order", "1303-delivery-02"),
    }
    check(state, ("deliver", BLACK), {"decline", "give:food", "give:wood"}, refused)
    play(state, "give:wood")
    refused = {
        "decline": because("must-complete", "1303-delivery-02"),
        "give:food": because("wrong-order", "1303-delivery-02"),
        "give:cloth": because("cannot-pay", "1303-delivery-02"),
        "give:gold": because("wrong-order", "1303-delivery-02"),
    }
    check(state, ("bundle", BLACK), {"give:wood", "give:stone"}, refused)


# ---- favor and stewardship


@pytest.mark.rule("1303-favor-01", "1303-favor-02", "1303-favor-06")
def test_favor_declined_locked_own_or_not_held() -> None:
    state = scene(round_number=4)
    hold(state, BLACK, "thief")
    hold(state, BLUE, "steward")
    on_board(state, "bailiff")
    gain_favor(state, BLACK)
    in_play = {"character:thief", "character:steward", "character:bailiff"}
    others = {name for name in GAME.catalogue.actions if name.startswith("character:")} - in_play
    refused = each(others, because("not-available", "1303-setup-11")) | {
        "character:bailiff": because("not-available", "1303-favor-02"),
        "decline": because("must-choose", "1303-favor-01"),
        "character:thief": because("not-yours", "1303-favor-02"),
        "site:3": because("locked", "1303-favor-06"),
    }
    check(state, ("favor", BLACK), {"character:steward", "site:1", "site:2"}, refused)


@pytest.mark.rule("1303-favor-04", "1303-setup-11")
def test_a_character_under_b_that_is_not_on_the_board() -> None:
    state = scene()
    hold(state, BLACK, "thief")
    hold(state, BLUE, "steward")
    on_board(state, "bailiff", "day_laborer")
    site_tile(state, 1, "start_guild_stone")  # cannot be paid
    gain_favor(state, BLACK)
    play(state, "site:1")
    allowed = {"decline", "character:bailiff", "character:day_laborer"}
    held = {"character:thief", "character:steward"}
    others = {name for name in GAME.catalogue.actions if name.startswith("character:")} - allowed - held
    refused = each(held, because("not-available", "1303-favor-04"))
    refused |= each(others, because("not-available", "1303-setup-11"))
    check(state, ("character", BLACK), allowed, refused)


@pytest.mark.rule("1303-stewardship-04")
def test_a_monument_that_is_gone_or_too_dear() -> None:
    state = scene()
    lay(state, 6, "monument_granary", RED)
    lay(state, 7, "residence", BLACK)
    goods(state, BLACK, gold=1, stone=2, cloth=1)
    steward(state)
    refused = each(
        names("monument", "theater", "garden", "cathedral", "mansion"), because("cannot-pay", "1303-stewardship-04")
    ) | {"monument:granary": because("not-available", "1303-stewardship-04")}
    check(state, ("monument", BLACK), {"decline", "monument:factory", "monument:statue"}, refused)


# ---- the edge


@pytest.mark.rule("1303-end-01")
def test_nothing_can_be_done_when_the_game_is_over() -> None:
    state = scene(round_number=9)
    play(state, *["pass"] * 4)
    pass_bridge(state)
    everything = each(set(GAME.catalogue.actions), because("game-over", ""))
    check(state, ("over", -1), set(), everything)


@pytest.mark.parametrize("action", [-1, 101, 1 << 40, True, "pass", None, 2.0])
def test_what_is_no_action_at_all(action: object) -> None:
    state = scene()
    reason = state.why_not(action)
    assert reason is not None
    assert (reason.code, reason.rule, dict(reason.params)) == ("unknown-action", "", {"action": repr(action)})
    with pytest.raises(IllegalAction) as error:
        state.apply(action)
    assert error.value.refusal == reason
