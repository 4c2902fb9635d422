"""The client's own texts: the same messages with the same variables in both languages, a word before every chapter."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from tests.client.walks import GAMES

SOURCES = Path(__file__).parents[2] / "web/src"
RULES = Path(__file__).parents[2] / "src/baumeister/games"
FOLDERS = sorted({file.parent for file in SOURCES.rglob("*.ftl")})


def variables(file: Path) -> dict[str, set[str]]:
    """The messages of a file, with the variables of each."""
    parts = re.split(r"^([a-z][\w-]*) *=", file.read_text("utf-8"), flags=re.MULTILINE)[1:]
    names = parts[::2]
    assert len(names) == len(set(names)), sorted({name for name in names if names.count(name) > 1})
    return {name: set(re.findall(r"\$([\w-]+)", text)) for name, text in zip(names, parts[1::2], strict=True)}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(SOURCES)))
def test_both_languages_say_the_same(folder: Path) -> None:
    german, english = variables(folder / "de.ftl"), variables(folder / "en.ftl")
    assert german
    assert german == english


@pytest.mark.parametrize("game", [game for game in GAMES if game != "villagers"])  # its pieces are sorted by suit
def test_every_kind_of_piece_has_a_heading_in_the_plural(game: str) -> None:
    for language in ("de", "en"):
        kinds = re.findall(
            rf"^{game}-kind-([a-z]+) = (.+)$", (RULES / game / f"texts/{language}.ftl").read_text("utf-8"), re.MULTILINE
        )
        assert len(kinds) > 4
        own = dict(
            re.findall(
                r"^([\w-]+) = (.+)$", (SOURCES / f"boards/{game}/texts/{language}.ftl").read_text("utf-8"), re.MULTILINE
            )
        )
        for kind, one in kinds:
            many = own[f"{game}-client-kinds-{kind}"]
            assert many[0].isupper(), many
            # In German some words have one form for both.
            if language == "en" and kind != "residence":
                assert many.lower() != one.lower(), many


@pytest.mark.parametrize("game", GAMES)
def test_every_chapter_of_the_rules_is_introduced_in_both_languages(game: str) -> None:
    ledger = tomllib.loads((RULES / game / "ledger.toml").read_text("utf-8"))["rule"]
    intros = tomllib.loads((SOURCES / f"boards/{game}/chapters.toml").read_text("utf-8"))
    assert list(intros) == list(dict.fromkeys(rule["id"].split("-")[1] for rule in ledger))
    for chapter, texts in intros.items():
        assert set(texts) == {"de", "en"}, chapter
        assert all(text.endswith(".") for text in texts.values()), chapter


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_chosen_the_bar_asks_a_question_about_it(game: str, language: str) -> None:
    catalogue = (RULES / game / f"texts/{language}.ftl").read_text("utf-8")
    actions = re.findall(rf"^({game}-action-[\w-]+) =(.*?)(?=^[a-z#])", catalogue, flags=re.MULTILINE | re.DOTALL)
    assert len(actions) > 15
    for name, text in actions:
        answer, _, question = text.partition("    .ask = ")
        assert question.strip().endswith("?"), name
        assert set(re.findall(r"\$(\w+)", question)) <= set(re.findall(r"\$(\w+)", answer)), name


def test_no_heading_of_choices_is_a_mere_or() -> None:
    for file in RULES.glob("*/texts/??.ftl"):
        headings = re.findall(r"^[\w]+-group-[\w-]+ = (.+)$", file.read_text("utf-8"), flags=re.MULTILINE)
        assert headings, file
        assert not {"or", "oder"} & set(headings), file


def test_the_start_players_card_of_villagers_is_not_called_by_its_german_name_in_english() -> None:
    for texts in (RULES / "villagers/texts", SOURCES / "boards/villagers/texts"):
        assert "LOS!" in (texts / "de.ftl").read_text("utf-8"), texts
        assert "LOS!" not in (texts / "en.ftl").read_text("utf-8"), texts


def test_no_text_counts_points_by_a_letter_that_only_a_drawing_explains() -> None:
    for file in (*RULES.glob("*/texts/??.ftl"), *SOURCES.rglob("*.ftl")):
        assert not re.findall(r".*[}0-9] P\b.*", file.read_text("utf-8")), file
