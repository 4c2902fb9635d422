"""What views and decisions say beyond the cards: details of every question, flags, and that nothing lingers."""

from __future__ import annotations

import random

import msgspec

from baumeister.games.villagers.edge.shapes import Mixed, Pile
from baumeister.games.villagers.rules.ending import hold_first_market
from baumeister.games.villagers.rules.flow import Villagers
from baumeister.games.villagers.rules.position import BUILD, DEVELOPMENT, DRAFT, REFRESH
from tests.games.villagers.conservation import cards_of, whole_box
from tests.games.villagers.scene import (
    ANNA,
    BEN,
    GAME,
    asked,
    build,
    chain,
    discards,
    draft,
    end_build_phase,
    flip,
    hand,
    hand_of,
    lay,
    offer,
    only,
    pile,
    play,
    refresh,
    row,
    scene,
    stacks,
    told,
)


def details(state: Villagers) -> dict[str, object]:
    """What the question says, besides the kind, the seat and how far the build turn has come."""
    fields = msgspec.structs.asdict(state.decision)
    return {name: value for name, value in fields.items() if name not in ("kind", "seat", "turn")}


def turn(state: Villagers) -> dict[str, object]:
    return msgspec.structs.asdict(state.decision.turn)


def test_details_of_draft_and_build() -> None:
    state = scene()
    assert details(state) == {"left": 2}
    hand(state, ANNA, "tinner", "hunter")
    build(state)
    begun = {"limit": 2, "left": 2, "basics_left": 3, "tinner": False, "acted": False, "hired": (), "taken": None}
    assert (details(state), turn(state)) == ({}, begun)
    play(state, "play:tinner", "play:hunter")
    assert (details(state), turn(state)) == ({}, begun | {"left": 1, "tinner": True, "acted": True})


def test_details_of_hiring() -> None:
    state = scene(profiteers=True)
    hand(state, ANNA, "hunter")
    first, _ = lay(state, BEN, "freelancer"), lay(state, ANNA, "freelancer")
    build(state)
    play(state, f"card:{first}")
    hired = {"limit": 3, "left": 3, "basics_left": 3, "tinner": False, "acted": False, "hired": (first,), "taken": None}
    assert turn(state) == hired
    play(state, "play:hunter")
    assert turn(state) == hired | {"left": 2, "acted": True, "hired": ()}


def test_details_of_the_recruiter() -> None:
    state = scene(support=True)
    flip(state, ANNA)
    lay(state, ANNA, "recruiter")
    draft(state)
    play(state, "recruit")
    assert details(state) == {"left": 3, "picks": 2}
    play(state, "row:1")
    assert details(state) == {"left": 2, "picks": 1}


def test_details_of_the_exchange() -> None:
    state = scene()
    hand(state, ANNA, "hunter")
    build(state)
    play(state, "basic:hayer")
    assert details(state) == {"basic": "hayer"}
    play(state, "stack:3")
    assert details(state) == {"basic": "hayer", "pile": 3}
    state = scene()
    hand(state, ANNA, "hunter")
    stacks(state)
    pile(state, 7)
    build(state)
    play(state, "basic:hayer")
    assert (asked(state)[0], details(state)) == ("give", {"basic": "hayer", "pile": None})


def test_details_of_laying() -> None:
    state = scene()
    hand(state, ANNA, "cooper", "monk", "jeweler", "apprentice")
    for _ in range(2):
        lay(state, ANNA, "lumberjack")
    for seat in (BEN, BEN):
        chain(state, seat, "miner", "blacksmith")
    build(state)
    play(state, "play:cooper")
    assert (asked(state)[0], details(state)) == ("place", {"person": "cooper", "monks": 0})
    play(state, "card:3")
    assert (asked(state)[0], details(state)) == ("lock", {"person": "cooper", "monks": 0, "under": 3})
    state = scene()
    hand(state, ANNA, "apprentice", "smuggler")
    lay(state, ANNA, "swineherd", on=ANNA)
    lay(state, ANNA, "chandler")
    build(state)
    play(state, "play:smuggler")
    assert (asked(state)[0], details(state)) == ("smuggler", {})
    play(state, "card:3", "play:apprentice")
    assert (asked(state)[0], details(state)) == ("apprentice", {})
    play(state, f"card:{ANNA}")
    assert (asked(state)[0], details(state)) == ("side", {"person": "founders"})


def test_persons_laid_in_the_draft_phase_belong_to_no_build_turn() -> None:
    state = scene(support=True)
    hand(state, ANNA, "benefactor", "cooper")
    for _ in range(2):
        lay(state, ANNA, "lumberjack")
    draft(state)
    play(state, "play:benefactor", "play:cooper")
    assert (asked(state)[0], details(state)) == ("place", {"person": "cooper", "monks": 0})
    assert state.decision.turn is None


def test_details_of_looking_and_nothing_lingers() -> None:
    state = scene(support=True)
    hand(state, ANNA, "pigeoneer")
    pile(state, 7, "agent", "brewer", "monk")
    build(state)
    assert state.view(ANNA).looking is None
    play(state, "play:pigeoneer")
    assert details(state) == {"pile": 7, "count": 3}
    play(state, "take:agent")
    assert details(state) == {"pile": 7, "count": 2}
    play(state, "put:brewer")
    assert state.view(ANNA).looking is None
    assert (state.looked_pile, state.looked) == (-1, 0)


def test_top_of_a_pile_is_unknown_below_cards_that_are_looked_at() -> None:
    state = scene(support=True)
    hand(state, ANNA, "pigeoneer")
    pile(state, 7, *["brewer", "monk"] * 4)
    build(state)
    play(state, "play:pigeoneer")
    for seat in (ANNA, BEN, None):
        assert state.view(seat).reserve == Pile(7, 2, (), (Mixed(ANNA, (), (), False),))
        assert state.view(seat).reserve.top is None


def test_winners_of_developments_are_shown_until_they_are_rewarded() -> None:
    state = scene(development=True)
    offer(state, "church", "bank", "windmill")
    for seat in range(3):
        flip(state, seat)
    lay(state, ANNA, "hunter")
    lay(state, ANNA, "harvester")
    lay(state, BEN, "harvester", coins=4)
    end_build_phase(state)
    assert (asked(state), details(state)) == (("church", ANNA), {"development": "church"})
    shown = {item.development: item.winner for item in state.view(None).developments}
    assert shown == {"church": None, "bank": BEN, "windmill": None}
    play(state, "stack:1")
    assert {item.winner for item in state.view(None).developments} == {None}


def test_nothing_of_a_finished_choice_lingers() -> None:
    """Equal positions have equal digests, whatever was chosen on the way to them."""
    chance = random.Random(5)
    for seed in range(12):
        module = seed % 2 == 0
        options = {"support": module, "profiteers": module, "development": module}
        state = GAME.new(2 + seed % 3, seed=seed, options=options)
        assert isinstance(state, Villagers)
        while not state.is_over:
            if state.decision.name in ("draft", "coin", "build"):
                assert (state.column, state.laying, state.place, state.basic) == (0, -1, -1, -1)
                assert (state.looked_pile, state.looked, state.picks) == (-1, 0, 0)
                assert set(state.winner) == {-1}
            if state.phase != BUILD:
                assert (state.build_limit, state.used, state.basics_used) == (0, 0, 0)
                assert (state.acted, state.hired, state.tinner) == (0, 0, 0)
            if state.phase in (REFRESH, DEVELOPMENT):
                assert (state.active, state.busy) == (-1, 0)
            if state.phase == DRAFT:
                assert state.cursor == 0
            if state.acted:
                assert state.hired == 0
            state.apply(chance.choice(state.legal()))
        assert (state.cursor, state.active, state.busy, state.build_limit) == (0, -1, 0, 0)


def test_open_hand_cards_are_marked() -> None:
    state = scene()
    hand(state, ANNA, "brewer")
    assert [card.open for card in state.view(ANNA).players[ANNA].hand] == [False]
    hand(state, ANNA, "brewer", known_to=31)
    assert [card.open for card in state.view(BEN).players[ANNA].hand] == [True]


def test_views_say_whose_they_are() -> None:
    state = scene()
    assert [state.view(seat).seat for seat in (ANNA, BEN, None)] == [ANNA, BEN, None]


def test_market_tells_gold_and_coins() -> None:
    state = scene()
    flip(state, BEN)
    lay(state, BEN, "chandler", coins=2)
    state.log = []
    hold_first_market(state)
    assert ("market-gold", BEN, 3) in told(state)
    assert ("market-coins", BEN, 2) in told(state)
    assert ("market-coins", ANNA, 0) in told(state)


def test_empty_places_of_the_row_are_not_discarded() -> None:
    state = scene(players=2)
    row(state, "mason", None, "hunter")
    refresh(state)
    play(state, "row:1", "decline")
    assert discards(state) == {"hunter": 1}


def test_church_asks_between_the_first_stack_and_the_reserve() -> None:
    state = scene(development=True)
    offer(state, "church", "bank", "windmill")
    for seat in range(3):
        flip(state, seat)
    lay(state, ANNA, "hunter")
    stacks(state, 2)
    end_build_phase(state)
    only(state, "stack:1", "reserve")


def test_imagined_tables_have_all_cards() -> None:
    for seed in range(12):
        state = GAME.new(2 + seed % 3, seed=seed, options={"support": True, "profiteers": True})
        for seat in range(state.players):
            imagined = state.determinize(seat, seed)
            assert isinstance(imagined, Villagers)
            assert cards_of(imagined) == whole_box(imagined)
            assert hand_of(imagined, seat) == hand_of(state, seat)  # type: ignore[arg-type]


def test_clones_go_on_alike_in_mid_turn() -> None:
    state = scene()
    hand(state, ANNA, "hunter", "harvester")
    build(state)
    play(state, "play:hunter")
    twin = state.clone()
    assert (twin.used, twin.digest()) == (1, state.digest())
    draft(state)
    play(state, "row:1")
    assert list(state.clone().drafted) == list(state.drafted)
