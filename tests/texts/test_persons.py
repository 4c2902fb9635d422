"""Who reads: events speak to the player they are about, others wait for that player, and names fit narrow tiles."""

from __future__ import annotations

import pytest

import baumeister as bm
from baumeister.engine.messages import Message, SeatParam, name_text
from baumeister.texts.catalogue import LANGUAGES, Texts
from tests.texts.test_completeness import GAMES, positions, reads_well, sample_events
from tests.texts.test_translated import UNTRANSLATED

SEATS = ["Anna", "Bruno", "Clara", "Dietrich", "Emma"]
YOU = {"en": "You ", "de": "Du "}
#: So many letters stand on a narrow tile.
NARROW = 13

in_all_languages = pytest.mark.parametrize("language", LANGUAGES)
over_games = pytest.mark.parametrize("name", GAMES)


@in_all_languages
@over_games
def test_events_speak_to_the_player_they_are_about(name: str, language: str) -> None:
    game, texts = bm.game(name), Texts(language)
    you = YOU["en" if name in UNTRANSLATED else language]
    spoken_to = 0
    for kind, entry in enumerate(game.catalogue.events):
        for event in sample_events(game, kind, seat=0):
            message = game.event_message(event)
            if "seat" in message.params:
                other, reader = said_to_both(texts, message)
                if entry.is_deed:
                    assert other.startswith("Anna "), other
                    assert reader.startswith(you), reader
                    spoken_to += 1
    assert spoken_to > 0


def said_to_both(texts: Texts, message: Message) -> tuple[str, str]:
    """What others read, and what the player reads whom it is about: the first of all."""
    assert message.params["seat"] == SeatParam(0), message.id
    other, reader = texts.say(message, SEATS), texts.say(message, SEATS, 0)
    assert reads_well(other), other
    assert reads_well(reader), reader
    assert reader != other, f"{message.id} says the same to its reader: {other}"
    assert "Anna" not in reader, f"{message.id} names its reader: {reader}"
    assert texts.say(message, SEATS, 1) == other, "somebody else reads what a spectator reads"
    return other, reader


@in_all_languages
@over_games
def test_every_decision_has_a_text_for_those_who_wait(name: str, language: str) -> None:
    game, texts = bm.game(name), Texts(language)
    for decision in game.catalogue.decisions[1:]:  # the first one is asked of nobody
        words = texts.say(f"{name}-waiting-{decision.name}", SEATS, seat=SeatParam(1))
        assert reads_well(words), words
        assert "Bruno" in words, words


@in_all_languages
@over_games
def test_those_who_wait_read_who_is_asked_for_what(name: str, language: str) -> None:
    game, texts = bm.game(name), Texts(language)
    for state in positions(game, games=1, share=0.1):
        message = game.waiting_message(state.view(None))
        assert message.params["seat"] == SeatParam(int(state.seat))
        assert SEATS[state.seat] in texts.say(message, SEATS)


@in_all_languages
@over_games
def test_long_names_have_a_short_form(name: str, language: str) -> None:
    game, texts = bm.game(name), Texts(language)
    for kind, pieces in game.catalogue.pieces.items():
        for piece in pieces:
            text = name_text(name, kind, piece)
            assert 0 < len(texts.short(text)) <= NARROW, f"{kind} {piece}: {texts.short(text)!r}"
            assert len(texts.short(text)) <= len(texts.say(text)), "a short form is not longer"


@pytest.mark.parametrize(("name", "place"), [("caylus", "space"), ("caylus1303", "gap")])
def test_a_provost_who_goes_back_is_told_in_words(name: str, place: str) -> None:
    """Not "by -1"."""
    for language, back, forward in (("en", "1 back", "2 forward"), ("de", "1 zurück", "2 vor")):
        texts = Texts(language)
        for steps, words in ((-1, back), (2, forward)):
            message = Message(f"{name}-event-provost-moved", {"seat": SeatParam(0), "steps": steps, place: 9})
            for said in said_to_both(texts, message):
                assert words in said
                assert "-1" not in said
