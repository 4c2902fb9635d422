"""Figures as data: what is not right in a components file is refused with a sentence, never read over."""

from __future__ import annotations

from typing import Any

import pytest

import baumeister as bm
from baumeister.engine.components import parse_components
from baumeister.engine.effects import EffectTable
from baumeister.engine.errors import BadComponents
from tests.battery.tables import over_games

HEAD = 'format = 1\n[game]\nid = "toy"\n'
TILES = (
    '[[tile]]\nid = "mill"\npoints = 2\n[[tile]]\nid = "farm"\npoints = 3\nconfidence = "likely"\nnote = "a guess"\n'
)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "not a components file"),
        ("format = 1", "not a components file"),
        ('[game]\nid = "toy"', "not a components file"),
        ("format = ", "not a components file"),
        ('format = 1\ngame = "toy"', "not a components file"),
        ('format = 2\n[game]\nid = "toy"', "components format 2"),
        (HEAD + 'confidence = "perhaps"', "confidence 'perhaps'"),
        (HEAD + '[[tile]]\nid = "mill"\nconfidence = "rather"', "tile.mill has confidence 'rather'"),
    ],
)
def test_what_is_no_components_file_is_refused(text: str, words: str) -> None:
    with pytest.raises(BadComponents, match=words) as caught:
        parse_components(text)
    assert caught.value.code == "bad-components"


def test_entries_are_found_by_their_id() -> None:
    components = parse_components(HEAD + TILES)
    assert components.game == "toy"
    assert [entry["id"] for entry in components.entries("tile")] == ["mill", "farm"]
    assert components.entry("tile", "farm")["points"] == 3
    assert components.entries("card") == []
    with pytest.raises(BadComponents, match="no \\[\\[tile\\]\\] with id 'castle'"):
        components.entry("tile", "castle")


def test_marks_name_the_place_and_the_reason() -> None:
    (mark,) = parse_components(HEAD + TILES).marks
    assert (mark.path, mark.confidence, mark.note, mark.fields) == ("tile.farm", "likely", "a guess", ())


def test_digest_changes_with_figures_and_not_with_remarks() -> None:
    digest = parse_components(HEAD + TILES).digest
    assert parse_components(HEAD + TILES.replace("a guess", "measured")).digest == digest
    assert parse_components(HEAD + TILES.replace('"likely"', '"assumed"')).digest == digest
    assert parse_components(HEAD + "# a remark\n" + TILES).digest == digest
    assert parse_components(HEAD + TILES.replace("points = 3", "points = 4")).digest != digest
    assert parse_components(HEAD + TILES.replace('"mill"', '"forge"')).digest != digest


@over_games
def test_figures_of_the_games_name_what_is_uncertain(game: bm.Game) -> None:
    assert game.components.game == game.id
    assert game.rules_version == (game.rules_code, game.components.digest)
    for mark in game.components.marks:
        assert mark.confidence in ("likely", "assumed"), "sure is what has no mark"


# ---- effects


def table() -> EffectTable:
    return EffectTable(("wood", "food", "any"), ("build", "favor"), ("printed", "start", "wood", "stone"))


def test_effects_become_rows_of_numbers() -> None:
    effects = table()
    first = effects.add([{"pay": {"wood": 2}, "gain": {"food": 1, "any": 4}}])
    second = effects.add([{"build": "stone", "waive": {"wood": 1}}, {"favor": 1}])
    assert (first, second) == (0, 1)
    assert [int(number) for number in effects.first] == [0, 1]
    assert [int(number) for number in effects.count] == [1, 2]
    assert [int(number) for number in effects.pay] == [2, 0, 0, 0, 0, 0, 0, 0, 0]
    assert [int(number) for number in effects.gain] == [0, 1, 4, 0, 0, 0, 0, 0, 0]
    assert [int(number) for number in effects.waive] == [0, 0, 0, 1, 0, 0, 0, 0, 0]
    assert [int(number) for number in effects.verbs] == [0, 0, 3, 0, 0, 1]


@pytest.mark.parametrize(
    "option",
    [
        {"pays": {"wood": 1}},
        {"pay": {"gold": 1}},
        {"gain": {"food": 1, "silver": 2}},
        {"waive": {"marble": 1}},
        {"steal": 1},
        {"pay": {"wood": 1}, "favour": 1},
        {"build": "castle"},
    ],
)
def test_unknown_words_in_effects_are_refused(option: dict[str, Any]) -> None:
    with pytest.raises(BadComponents):
        table().add([option])
