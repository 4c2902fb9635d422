"""Magna Carta on the terminal: everything open is drawn, and hidden hands stay hidden."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.program import Program
from tests.cli.test_boards import drawn, make_desk
from tests.games.magna_carta.scene import act, cards, lay, scene, worker


@pytest.mark.rule("mc-info-01")
def test_only_the_own_hand_is_drawn() -> None:
    state = scene(2)
    cards(state, 0, "bank")
    cards(state, 1, "church")
    mine, theirs, spectators = (drawn(make_desk(120), state.view(seat), "magna_carta") for seat in (0, 1, None))
    assert "Bank" in mine
    assert "Church" not in mine
    assert "Church" in theirs
    assert "Bank" not in theirs
    assert "Bank" not in spectators
    assert "Church" not in spectators


def test_known_cards_and_discards_are_drawn() -> None:
    state = scene(2)
    cards(state, 1, "church", "market", discard=("gold_mine",))
    state.known[1] = state.hand[1] & 1 << 11
    text = drawn(make_desk(120), state.view(0), "magna_carta")
    assert "Known of Bruno  Church" in text
    assert "Discards of Bruno  Gold Mine" in text
    assert "Market" not in text


def test_the_road_shows_sides_workers_cubes_and_the_provost() -> None:
    state = scene(2)
    farm = lay(state, "small_farm", 0)
    lay(state, "bank", 1, "residence")
    lay(state, "market", 1, "statue")
    worker(state, 1, farm)
    state.chosen = 1 << farm
    state.provost = farm
    act(state)
    text = drawn(make_desk(160), state.view(0), "magna_carta")
    assert "3 ⌂★ ♟✿ 2● →⌂ ♝" in text
    assert "⌂ Residence" in text
    assert "♛ Statue" in text
    assert "Bank" not in text
    assert "provost on place 3" in text


def test_a_plain_terminal_gets_plain_letters() -> None:
    state = scene(3)
    lay(state, "small_farm", 0)
    lay(state, "market", 1)
    assert drawn(make_desk(100, "de", fancy=False), state.view(0), "magna_carta").isascii()


def test_the_screen_is_emptied_before_the_next_person_looks(tmp_path: Path) -> None:
    seats = ("--seats", "human:Anna,human:Bert")
    lines = ["1", "", "1", "", "q"]
    done = Program(tmp_path).run("play", "magna_carta", "--seed", "7", *seats, lines=lines).check()
    first, second = done.out.split("\n" * 40, 1)
    assert "Do you keep your hand?" in first
    assert "Bert" in second
