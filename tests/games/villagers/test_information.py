"""Who knows what: suits on the backs, faces by bits, and how knowledge comes and goes."""

from __future__ import annotations

from collections import Counter

import pytest

from baumeister.games.villagers.edge.shapes import Mixed, Pile, Player
from baumeister.games.villagers.rules.components import HAND_ROOM, STACK_ROOM
from baumeister.games.villagers.rules.flow import Villagers
from baumeister.games.villagers.rules.knowledge import open_supports, supports_of
from tests.games.villagers.scene import (
    ANNA,
    BEN,
    CLEO,
    DORA,
    EVE,
    EVERYBODY,
    GAME,
    build,
    discards,
    draft,
    end_turns,
    flip,
    gold,
    hand,
    hand_of,
    lay,
    number,
    offer,
    pile,
    pile_of,
    play,
    row,
    scene,
    sizes,
    stacks,
    told,
)

A, B, C, ALL = 1, 2, 4, 31
SEEN = 32


def bits(state: object, seat: int) -> list[int]:
    """Who knows each card of a hand."""
    cards = state.hand[seat * HAND_ROOM : seat * HAND_ROOM + state.hand_size[seat]]  # type: ignore[attr-defined]
    return [int(card) & ALL for card in cards]


def shown(pile: Pile) -> list[tuple[str | None, str | None]]:
    """Suit and person of all cards of a pile from the top down, as far as the viewer knows them."""
    known = {card.place: (card.suit, card.person) for card in pile.cards}
    assert [card.place for card in pile.cards] == sorted(known, reverse=True)
    assert all(1 <= place <= pile.count for place in known)
    return [known.get(place, (None, None)) for place in range(pile.count, 0, -1)]


def top_bits(state: object, which: int) -> tuple[bool, int]:
    """Is the suit of a pile's top card seen, and who knows its face."""
    size = state.pile_size[which - 1]  # type: ignore[attr-defined]
    card = int(state.pile[(which - 1) * STACK_ROOM + size - 1])  # type: ignore[attr-defined]
    return bool(card & 32), card & ALL


@pytest.mark.rule("vil-info-01")
def test_others_see_suits_and_no_fronts() -> None:
    state = scene()
    hand(state, ANNA, "brewer", "monk")
    pile(state, 1, "jeweler", "brewer")
    pile(state, 7, "grazier", "miner")
    for seat in (BEN, None):
        view = state.view(seat)
        assert [(card.suit, card.person) for card in view.players[ANNA].hand] == [("grain", None), ("special", None)]
        assert shown(view.stacks[0]) == [("ore", None), (None, None)]
        assert shown(view.reserve) == [("hay", None), (None, None)]
    own = state.view(ANNA)
    assert [(card.suit, card.person) for card in own.players[ANNA].hand] == [("grain", "brewer"), ("special", "monk")]
    assert own.stacks[0].top.person is None


@pytest.mark.rule("vil-info-02")
def test_open_things_are_seen_by_everybody() -> None:
    state = scene()
    pile(state, 2, "jeweler", "wattler")
    lay(state, BEN, "carpenter", coins=4)
    row(state, "mason", "hunter", coins=(0, 2))
    play(state, "stack:2")
    for seat in (ANNA, BEN, CLEO, None):
        view = state.view(seat)
        assert [player.gold for player in view.players] == [8, 8, 8]
        assert [(card.person, card.coins) for card in view.players[BEN].village] == [("founders", 0), ("carpenter", 4)]
        assert [(card.person, card.coins) for card in view.row[:3]] == [("mason", 0), ("hunter", 2), (None, 0)]
        assert view.players[ANNA].drafted == ("jeweler",)


@pytest.mark.rule("vil-info-03")
def test_no_hand_limit_and_nothing_comes_back_from_the_discard_pile() -> None:
    state = scene()
    hand(state, ANNA, *["hunter", "harvester"] * 20)
    build(state)
    assert state.hand_size[ANNA] == 40
    end_turns(state)
    assert state.hand_size[ANNA] == 40
    # everything used up: the discards stay where they are
    stacks(state)
    pile(state, 7)
    row(state)
    state.discard[10] = 3
    before = discards(state)
    draft(state)
    assert state.is_over or all(size == 0 for size in sizes(state))
    assert discards(state) == before


# ---- the bits


def test_drafted_cards_are_known_to_everybody_in_hand() -> None:
    state = scene(players=2)
    row(state, "jeweler", "hunter", "harvester", "agent", "grocer", "brewer")
    play(state, "row:1", "row:2", "row:3", "row:4")
    assert hand_of(state, ANNA) == ["jeweler", "harvester"]
    assert bits(state, ANNA) == [ALL, ALL]
    assert state.view(BEN).players[ANNA].hand[0].person == "jeweler"
    assert state.view(None).players[ANNA].hand[0].person == "jeweler"


def test_dealt_cards_are_known_to_their_holder_only() -> None:
    state = GAME.new(3, seed=3)
    assert [bits(state, seat) for seat in range(3)] == [[A] * 5, [B] * 5, [C] * 5]


def test_card_given_up_blurs_the_hand_cards_of_its_suit() -> None:
    state = scene()
    hand(state, ANNA, "brewer", "truffler", "jeweler", known_to=ALL)
    build(state)
    revealed = state.revealed
    play(state, "basic:hayer", "stack:3", "give:brewer")
    assert hand_of(state, ANNA) == ["truffler", "jeweler"]
    assert bits(state, ANNA) == [A, ALL]
    assert top_bits(state, 3) == (True, A)
    assert state.revealed == revealed
    assert state.view(BEN).stacks[2].top.suit == "grain"
    assert state.view(BEN).stacks[2].top.person is None
    assert state.view(ANNA).stacks[2].top.person == "brewer"
    assert ("gave-up", ANNA, "grain", 3) in told(state)
    assert ("gave-face", ANNA, "brewer", 3) in told(state, ANNA)
    assert not any(event[0] == "gave-face" for event in told(state, BEN))


def test_only_card_of_its_suit_stays_known_when_it_is_given_up() -> None:
    state = scene()
    hand(state, ANNA, "brewer", "jeweler", "monk")
    for place, knowers in enumerate((ALL, B, 0)):
        state.hand[ANNA * HAND_ROOM + place] |= knowers
    build(state)
    play(state, "basic:hayer", "stack:3", "give:brewer")
    assert top_bits(state, 3) == (True, ALL)
    play(state, "basic:hayer", "stack:3", "give:jeweler")
    assert top_bits(state, 3) == (True, A | B)
    play(state, "basic:hayer", "stack:3", "give:monk")
    assert top_bits(state, 3) == (True, A)
    givers = [(card.person, card.giver) for card in state.view(BEN).stacks[2].cards[:3]]
    assert givers == [(None, ANNA), ("jeweler", ANNA), ("brewer", ANNA)]
    assert [card.person for card in state.view(None).stacks[2].cards[:3]] == [None, None, "brewer"]


def test_one_of_two_equal_cards_given_up_stays_known_to_those_who_knew_both() -> None:
    state = scene()
    hand(state, ANNA, "brewer", "brewer", "jeweler")
    state.hand[ANNA * HAND_ROOM] |= B
    state.hand[ANNA * HAND_ROOM + 1] |= B | C
    build(state)
    play(state, "basic:hayer", "stack:3", "give:brewer")
    assert top_bits(state, 3) == (True, A | B)
    assert bits(state, ANNA) == [A | B, A]


def test_fifth_seat_knows_what_it_knows() -> None:
    state = scene(players=5)
    hand(state, ANNA, "brewer", "brewer", known_to=8192)
    hand(state, EVE, "jeweler", "monk")
    build(state)
    assert faces_in_hand(state.view(EVE).players[ANNA]) == ["brewer", "brewer"]
    assert faces_in_hand(state.view(DORA).players[ANNA]) == [None, None]
    assert faces_in_hand(state.view(EVE).players[EVE]) == ["jeweler", "monk"]
    assert faces_in_hand(state.view(None).players[EVE]) == [None, None]
    play(state, "basic:hayer", "stack:1", "give:brewer")
    assert state.view(EVE).stacks[0].top.person == "brewer"
    assert state.view(BEN).stacks[0].top.person is None
    play(state, *["pass"] * 4, "basic:miner", "stack:2", "give:monk")
    assert state.view(EVE).stacks[1].top.person == "monk"
    assert state.view(None).stacks[1].top.person is None
    imagined = state.determinize(ANNA, 5)
    assert isinstance(imagined, Villagers)
    assert int(imagined.pile[STACK_ROOM + imagined.pile_size[1] - 1]) & 8192, "whoever gave a card up knows it"


def test_cards_known_among_those_looked_at_stay_in_their_pile() -> None:
    """The prophet looks through a stack in which Ben put a brewer; all know of the monk, for it was Cleo's only one."""
    state = scene(support=True)
    hand(state, BEN, "brewer", "truffler")
    hand(state, CLEO, "monk", known_to=ALL)
    pile(state, 1, "jeweler", "seeker")
    build(state)
    play(state, "pass", "basic:miner", "stack:1", "give:brewer", "pass", "basic:miner", "stack:1", "give:monk", "pass")
    hand(state, state.seat, "prophet", "jeweler")
    looker = int(state.seat)
    play(state, "play:prophet", "stack:1")
    assert looker == BEN
    stack = state.view(CLEO).stacks[0]
    assert stack == Pile(1, 0, (), (Mixed(BEN, (), ("monk",), False),))
    revealed = state.revealed
    play(state, "take:seeker", "put:monk", "put:brewer")
    assert state.revealed > revealed + 1, "the draft, and the suit that is seen now"
    stack = state.view(CLEO).stacks[0]
    assert shown(stack) == [("ore", None), (None, None), (None, None)]
    assert stack.mixed == (Mixed(BEN, (1, 2, 3), ("monk",), False),)
    assert shown(state.view(BEN).stacks[0]) == [("ore", "jeweler"), ("grain", "brewer"), ("special", "monk")]
    assert state.view(BEN).stacks[0].mixed == (Mixed(BEN, (1, 2, 3), (), False),)
    places = set()
    for seed in range(40):
        imagined = state.determinize(CLEO, seed)
        assert isinstance(imagined, Villagers)
        assert "monk" in pile_of(imagined, 1)
        assert imagined.view(CLEO) == state.view(CLEO)
        places.add(pile_of(imagined, 1).index("monk"))
        knows = [int(card) & B for card in imagined.pile[:3]]
        assert knows == [B, B, B], "the looker knows them"
    assert places == {1, 2}, "not on top: there an ore card was seen"


def test_card_taken_unseen_out_of_those_looked_at_may_be_any_of_its_suit() -> None:
    state = scene(support=True)
    hand(state, ANNA, "pigeoneer")
    pile(state, 7, "brewer", "truffler", "jeweler")
    for place in range(3):
        state.pile[6 * STACK_ROOM + place] |= B | SEEN
    state.pile[6 * STACK_ROOM] |= C
    build(state)
    play(state, "play:pigeoneer", "take:jeweler", "put:brewer")
    # Ben knew all three, Cleo only the jeweler, which may still lie there as far as she knows
    assert [card.person for card in state.view(BEN).players[ANNA].hand] == ["jeweler"]
    assert [card.person for card in state.view(CLEO).players[ANNA].hand] == [None]
    assert state.view(BEN).reserve.mixed[0].persons == ("brewer", "truffler")
    hand(state, ANNA, "pigeoneer")
    pile(state, 7, "brewer", "truffler", "jeweler")
    for place in range(3):
        state.pile[6 * STACK_ROOM + place] |= B | SEEN
    play(state, "play:pigeoneer", "take:truffler", "put:brewer")
    assert [card.person for card in state.view(BEN).players[ANNA].hand] == [None]
    assert state.view(BEN).reserve.mixed[0].persons == ("jeweler",)


def test_open_draft_of_one_copy_out_of_those_looked_at() -> None:
    """Whoever knew of one copy cannot say whether it was this one."""
    state = scene(support=True)
    hand(state, ANNA, "prophet", "jeweler")
    pile(state, 1, "brewer", "brewer", "seeker")
    state.pile[1] |= B
    state.pile[2] |= C | B
    play(state, "play:prophet", "stack:1", "take:brewer", "put:seeker")
    assert state.view(BEN).stacks[0].mixed[0].persons == ("brewer",)
    assert state.view(CLEO).stacks[0].mixed[0].persons == ()


def test_whoever_knew_one_of_two_copies_does_not_know_the_other() -> None:
    state = scene()
    hand(state, ANNA, "hunter", "hunter")
    state.hand[ANNA * HAND_ROOM] |= B  # Ben knows of one
    state.hand[ANNA * HAND_ROOM + 1] |= C | B
    build(state)
    play(state, "play:hunter")
    assert bits(state, ANNA) == [A | B]


def test_laying_an_unknown_card_reveals_and_a_known_one_does_not() -> None:
    state = scene()
    hand(state, ANNA, "hunter")
    hand(state, BEN, "harvester", known_to=ALL)
    build(state)
    before = state.revealed
    play(state, "play:hunter")
    assert state.revealed == before + 1
    play(state, "pass", "play:harvester")
    assert state.revealed == before + 1


def test_row_refills_and_stack_drafts_reveal() -> None:
    state = scene()
    before = state.revealed
    play(state, "row:1")
    assert state.revealed == before + 1
    play(state, "stack:4")
    assert state.revealed == before + 2


def test_next_suit_of_a_stack_is_seen_when_its_top_is_gone() -> None:
    state = scene()
    pile(state, 3, "brewer", "monk", "jeweler")
    assert shown(state.view(BEN).stacks[2]) == [("grain", None), (None, None), (None, None)]
    play(state, "stack:3")
    assert shown(state.view(BEN).stacks[2]) == [("special", None), (None, None)]


def test_pigeoneer_knows_the_cards_and_the_others_forget_where_they_are() -> None:
    state = scene(support=True)
    hand(state, ANNA, "pigeoneer")
    pile(state, 7, "brewer", "monk", "jeweler")
    state.pile[6 * STACK_ROOM + 1] |= B | 32  # Ben put the monk there
    build(state)
    before = state.revealed
    play(state, "play:pigeoneer", "take:jeweler")
    assert state.view(BEN).looking.persons is None
    assert state.view(BEN).looking.count == 2
    assert state.view(ANNA).looking.persons == ("brewer", "monk")
    # Ben knows that the monk is among them, the others do not
    assert state.view(BEN).reserve == Pile(7, 0, (), (Mixed(ANNA, (), ("monk",), False),))
    assert state.view(CLEO).reserve == Pile(7, 0, (), (Mixed(ANNA, (), (), False),))
    assert state.view(ANNA).reserve == Pile(7, 0, (), (Mixed(ANNA, (), (), False),))
    play(state, "put:monk")
    assert pile_of(state, 7) == ["brewer", "monk"]
    assert state.revealed > before
    ben, anna = state.view(BEN), state.view(ANNA)
    assert shown(ben.reserve) == [("grain", None), (None, None)]
    assert ben.reserve.mixed == (Mixed(ANNA, (1, 2), ("monk",), False),)
    assert shown(anna.reserve) == [("grain", "brewer"), ("special", "monk")]
    assert [(card.suit, card.person) for card in ben.players[ANNA].hand] == [("ore", None)]


def test_church_card_stays_known_to_the_one_who_put_it_there() -> None:
    state = scene(development=True)
    offer(state, "church")
    hand(state, BEN, "jeweler")
    for seat in range(3):
        flip(state, seat)
    lay(state, ANNA, "hunter")
    lay(state, ANNA, "harvester")
    build(state)
    play(state, "pass", "basic:miner", "stack:1", "give:jeweler")
    revealed = state.revealed
    end_turns(state)
    play(state, "stack:1")
    assert state.revealed > revealed
    assert hand_of(state, ANNA) == ["jeweler"]
    assert bits(state, ANNA) == [A | B]
    assert ("took-hidden", ANNA, "ore", 1) in told(state)
    assert ("took-face", ANNA, "jeweler", 1) in told(state, ANNA)
    assert not any("took-face" in event for event in told(state, CLEO))


def faces_in_hand(player: Player) -> list[str | None]:
    return [heap.person for heap in player.hand for _ in range(heap.count)]


def suits_in_hand(player: Player) -> Counter[str]:
    found: Counter[str] = Counter()
    for heap in player.hand:
        found[heap.suit] += heap.count
    return found


def test_imagined_states_keep_what_is_known_and_seen() -> None:
    state = GAME.new(4, seed=8, options={"support": True, "profiteers": True})
    assert isinstance(state, Villagers)
    suits = [suits_in_hand(player) for player in state.view(1).players]
    for seed in range(20):
        imagined = state.determinize(1, seed)
        assert isinstance(imagined, Villagers)
        view = imagined.view(1)
        assert view == state.view(1)
        assert [suits_in_hand(player) for player in imagined.view(0).players] == suits
        assert bin(imagined.box).count("1") == 1


def test_gold_of_a_scene_can_be_set() -> None:
    state = scene()
    gold(state, ANNA, 3)
    assert state.scores() == [3, 8, 8]


@pytest.mark.parametrize(("known_to", "left"), [(0, 0), (EVERYBODY, 1)])
def test_a_support_card_that_was_shown_and_came_back_is_no_longer_one_of_the_hidden_ones(
    known_to: int, left: int
) -> None:
    """It is taken out of the count of those that are certainly hidden, unless all knew of it before."""
    state = scene(support=True)
    hand(state, ANNA, "prophet", "hunter", known_to=known_to)
    state.supports = 1  # one of Anna's hidden cards is a support card
    state.remember(ANNA, number("prophet"), 1)
    assert (supports_of(state, ANNA), open_supports(state, ANNA)) == (left, 1)
