"""Imagined tables with the support module: a hand with one support card at set-up has it until it may have left.

What is certain is followed here from the events a spectator is told, and not with the rules or what they note.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import baumeister as bm
from baumeister.games.villagers.edge.catalogue import FIGURES
from baumeister.games.villagers.rules.flow import Villagers
from tests.battery.tables import Player
from tests.games.villagers import hidden
from tests.games.villagers.conservation import cards_of, whole_box
from tests.games.villagers.scene import ANNA, BEN, CLEO, build, hand, pile, pile_of, play, scene
from tests.wall.harness import check_frequencies

GAME = bm.game("villagers")
SUPPORT = ("benefactor", "nun", "pigeoneer", "prophet", "recruiter")


@pytest.mark.parametrize("players", [2, 3, 5])
def test_support_cards_outside_the_box_lie_anywhere_equally(players: int) -> None:
    state = GAME.new(players, seed=3000, options={"support": True})
    assert isinstance(state, Villagers)
    assert bool(hidden.box_of(state)) == (players < 5), "some support cards lie in the box"
    check_frequencies(state, hidden, 0, range(500))


class Spectator:
    """What anybody can follow: who certainly has his support card, and which cards of the piles nobody ever touched."""

    def __init__(self, state: Villagers) -> None:
        self.certain = set(range(state.players))
        #: For each pile, from the lowest card: was it dealt there and only seen from outside?
        self.untouched = [[True] * int(size) for size in state.pile_size]

    def follow(self, state: Villagers) -> None:
        for event in state.events(None):
            data: Any = event.data
            if event.name in ("played", "laid", "laying") and data["person"] in SUPPORT:
                self.certain.discard(data["seat"])
            elif event.name == "gave-up":
                self.untouched[data["pile"] - 1].append(False)
                if data["suit"] == "special":
                    self.certain.discard(data["seat"])
            elif event.name == "looked":
                looked = self.untouched[data["pile"] - 1]
                looked[-data["count"] :] = [False] * data["count"]
        for places, size in zip(self.untouched, state.pile_size, strict=True):
            del places[size:]

    def contradictions(self, imagined: Villagers, seat: int) -> list[str]:
        found = []
        for other in self.certain - {seat}:
            cards = [int(imagined.hand[at]) for at in hidden.hand_places(imagined, other)]
            count = sum(hidden.is_support(card) and not card & hidden.EVERYBODY for card in cards)
            if count != 1:
                found.append(f"{count} support cards with {other}")
        for which, places in enumerate(self.untouched):
            for place, untouched in enumerate(places):
                if untouched and hidden.is_support(int(imagined.pile[which * hidden.STACK + place])):
                    found.append(f"a support card was dealt to pile {which + 1}")
        return found


def imagined_states(players: int, seed: int, every: int) -> Iterator[tuple[Spectator, Villagers, int]]:
    """One game, and what each seat imagines on its way."""
    options = {"support": True, "development": bool(seed % 2), "profiteers": bool(seed % 3)}
    state = GAME.new(players, seed=seed, options=options)
    assert isinstance(state, Villagers)
    player, spectator = Player(seed), Spectator(state)
    decisions = 0
    while not state.is_over:
        if decisions % every == 0:
            for seat in range(players):
                imagined = state.determinize(seat, decisions)
                assert isinstance(imagined, Villagers)
                yield spectator, imagined, seat
        state.apply(player.choose(state.legal()))
        spectator.follow(state)
        decisions += 1


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_imagined_state_contradicts_the_set_up(players: int) -> None:
    checked = 0
    for seed in range(12):
        for spectator, imagined, seat in imagined_states(players, seed, every=11):
            assert spectator.contradictions(imagined, seat) == []
            assert cards_of(imagined) == whole_box(imagined), "every card is somewhere, once"
            checked += bool(spectator.certain - {seat})
    assert checked > 50


def test_a_support_card_in_another_place_contradicts_the_set_up() -> None:
    """The check sees what it should: a support card that changes places with a card dealt to a stack."""
    spectator, imagined, _ = next(imagined_states(2, seed=0, every=11))
    at = next(at for at in hidden.hand_places(imagined, BEN) if hidden.is_support(int(imagined.hand[at])))
    imagined.hand[at], imagined.pile[0] = imagined.pile[0], imagined.hand[at]
    assert spectator.contradictions(imagined, ANNA) == [
        f"0 support cards with {BEN}",
        "a support card was dealt to pile 1",
    ]


def test_special_card_given_up_may_be_the_support_card() -> None:
    state = scene(support=True)
    hand(state, BEN, "nun", "monk")
    hand(state, CLEO, "prophet", "brewer")
    state.supports = 1 << 3 | 1 << 6
    state.box = 0b11000 & ~(1 << 3) | 0b101
    pile(state, 1, "monk", "jeweler")
    build(state)
    play(state, "pass", "basic:miner", "stack:2", "give:monk", "pass", "basic:miner", "stack:3", "give:prophet")
    view = state.view(ANNA)
    assert [player.support for player in view.players] == [0, 1, 1]
    assert [pile.top.support for pile in view.stacks[:3]] == [False, True, True]
    where = set()
    for seed in range(40):
        imagined = state.determinize(ANNA, seed)
        assert isinstance(imagined, Villagers)
        assert pile_of(imagined, 1)[0] == "monk", "a card that was dealt to a pile is none"
        assert pile_of(imagined, 3)[0] in SUPPORT, "Cleo's only special card was hers"
        hers = FIGURES.names[hidden.face_of(int(imagined.hand[BEN * hidden.HAND]))]
        given = pile_of(imagined, 2)[0]
        assert (hers in SUPPORT) != (given in SUPPORT), "Ben's is in his hand or was given up"
        where.add(given in SUPPORT)
    assert where == {True, False}
    # turned up it is no support card: so he still has his
    state.pile_size[1] -= 1
    for seed in range(10):
        imagined = state.determinize(ANNA, seed)
        assert isinstance(imagined, Villagers)
        assert FIGURES.names[hidden.face_of(int(imagined.hand[BEN * hidden.HAND]))] in SUPPORT
