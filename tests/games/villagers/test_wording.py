"""Texts of Villagers: both persons, amounts as lists, those who wait, and short names."""

from __future__ import annotations

import pytest

from baumeister.engine.messages import SeatParam, Text
from baumeister.texts.catalogue import LANGUAGES, Texts
from tests.games.villagers.scene import ANNA, BEN, GAME, build, hand, play, row, scene

PRONOUNS = {"de": "Du ", "en": "You "}
NAMES = ["Anna", "Ben", "Cleo"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_deed_is_told_in_both_persons(language: str) -> None:
    texts = Texts(language)
    for number, kind in enumerate(GAME.catalogue.events):
        if not kind.is_deed:
            continue
        values = [0 if field in GAME.catalogue.pieces else 1 for field in kind.fields]
        message = GAME.event_message(GAME.catalogue.event([number, -1, 1, 0, 1, -1, *values]))
        assert texts.say(message, NAMES, BEN).startswith(PRONOUNS[language]), kind.name
        assert texts.say(message, NAMES, ANNA).startswith("Ben "), kind.name


def test_gold_is_a_list_of_amounts_and_nothing_is_left_out() -> None:
    state = scene()
    row(state, "carpenter", "mason", coins=[0, 3])
    play(state, "row:2")
    with_gold = GAME.event_message(state.events(None)[0])
    assert [part.id for part in with_gold.params["coins"]] == ["amount-gold"]  # type: ignore[union-attr]
    assert Texts("en").say(with_gold, NAMES, ANNA) == "You draft Mason from place 2 of the row and get 3 gold"
    play(state, "row:1")
    without = GAME.event_message(state.events(None)[0])
    assert Texts("de").say(without, NAMES, ANNA) == "Ben draftet Tischler von Platz 1 der Auslage"


def test_those_who_wait_read_whom_they_wait_for() -> None:
    state = scene()
    hand(state, ANNA, "hunter")
    build(state)
    message = GAME.waiting_message(state.view(BEN))
    assert message.params == {"seat": SeatParam(ANNA)}
    assert Texts("de").say(message, NAMES) == "Anna baut"


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_short_where_cards_are_narrow(language: str) -> None:
    texts = Texts(language)
    for kind, names in GAME.catalogue.pieces.items():
        for name in names:
            short = texts.short(Text(f"villagers-{kind}-{name.replace('_', '-')}"))
            assert len(short) <= 13, short
