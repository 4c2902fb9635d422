"""The rules for people: a page for every phase of every title, in both languages, with figures from the components."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from baumeister import game as find_game
from baumeister import games
from baumeister.texts.ledger import rule_text

PROJECT = Path(__file__).parents[2]
GAMES = PROJECT / "src/baumeister/games"
#: Without a guide the chapters of the ledger are shown; the client's titles have one, each of them.
GUIDED = [game for game in games() if (GAMES / game / "guide.toml").exists()]
LANGUAGES = ("de", "en")
PLACEHOLDER = re.compile(r"\{([^{}]*)\}")
#: `{tile.residence.points|points}`: the figure, and what it is a number of.
FIGURE = re.compile(r"[a-z0-9_.]+(\|(points|workers|deniers))?")
THINGS = {"arrow", "plus", "castle", "camp", "provost", "favor"}
#: With what stands behind the colon.
COUNTED = {"worker", "house", "marker", "times", "points", "coin", "silver", "amounts", "icon"}


def read(game: str, name: str) -> dict[str, Any]:
    return tomllib.loads((GAMES / game / name).read_text("utf-8"))


@cache
def pages(game: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = read(game, "guide.toml")["page"]
    return found


@cache
def words(game: str, language: str) -> dict[str, dict[str, Any]]:
    return read(game, f"texts/guide.{language}.toml")


def all_texts(game: str, language: str) -> list[tuple[str, str]]:
    """Everything but examples, which tell of one position with its own numbers."""
    return [
        (f"{page}: {text}", text)
        for page, parts in words(game, language).items()
        for text in (parts["title"], parts["lead"], *parts["sentences"], *parts["captions"])
    ]


def figure(game: str, path: str) -> Any:
    found: Any = read(game, "components.toml")
    for step in path.split("."):
        if isinstance(found, list) and not step.isdigit():
            found = next(entry for entry in found if entry.get("id") == step)
        else:
            found = found[int(step)] if isinstance(found, list) else found[step]
    return found


def test_every_title_with_a_board_in_the_client_has_a_guide() -> None:
    boards = {path.parent.name for path in PROJECT.glob("web/src/boards/*/title.ts")}
    assert boards
    assert boards <= set(GUIDED)


@pytest.mark.parametrize("game", GUIDED)
def test_every_phase_of_the_game_has_a_page(game: str) -> None:
    catalogue = (GAMES / game / "texts/en.ftl").read_text("utf-8")
    phases = set(re.findall(rf"^{game}-phase-([a-z-]+) =", catalogue, re.MULTILINE)) - {"any"}
    assert len(phases) >= 5
    assert phases == {phase for page in pages(game) for phase in page["phases"]}


@pytest.mark.parametrize("game", GUIDED)
def test_every_statement_of_the_ledger_lies_behind_the_fold_of_one_page(game: str) -> None:
    chapters = list(dict.fromkeys(rule.split("-")[1] for rule in find_game(game).ledger))
    assert sorted(chapters) == sorted(chapter for page in pages(game) for chapter in page["chapters"])
    assert all(page["chapters"] for page in pages(game))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GUIDED)
def test_every_page_is_short_whole_and_drawn(game: str, language: str) -> None:
    texts = words(game, language)
    assert list(texts) == [page["id"] for page in pages(game)]
    for page in pages(game):
        parts = texts[page["id"]]
        assert set(parts) == {"title", "lead", "sentences", "example", "captions"}, page["id"]
        assert 5 <= len(parts["sentences"]) <= 12, page["id"]
        assert 1 <= len(page["drawings"]) == len(parts["captions"]), page["id"]
        assert not parts["title"].endswith("."), page["id"]
        for text in (parts["lead"], *parts["sentences"], parts["example"], *parts["captions"]):
            assert text.endswith("."), text
            assert "!" not in text.replace("LOS!", ""), text
            assert len(text) <= 330, text


@pytest.mark.parametrize("game", GUIDED)
def test_both_languages_say_the_same_with_the_same_figures(game: str) -> None:
    german, english = words(game, "de"), words(game, "en")
    for page, parts in german.items():
        others = english[page]
        assert len(parts["sentences"]) == len(others["sentences"]), page
        for one, other in zip(parts["sentences"], others["sentences"], strict=True):
            assert sorted(PLACEHOLDER.findall(one)) == sorted(PLACEHOLDER.findall(other)), (one, other)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GUIDED)
def test_figures_come_from_the_components(game: str, language: str) -> None:
    for where, text in all_texts(game, language):
        for name in PLACEHOLDER.findall(text):
            assert FIGURE.fullmatch(name), where
            path, _, unit = name.partition("|")
            found = figure(game, path)
            assert isinstance(found, int if unit else int | dict), where
        # Spaces of the street that a drawing shows are no figures of the rules.
        bare = re.sub(r"\b(Feld|space|Space) \d+", "", PLACEHOLDER.sub("", text))
        assert not re.search(r"\d", bare), where


@pytest.mark.parametrize("game", GUIDED)
def test_drawings_show_what_there_is(game: str) -> None:
    for page in pages(game):
        for drawing in page["drawings"]:
            tokens = [token for thing in drawing for token in thing.split(" ")]
            for token in tokens:
                assert known(game, token), (page["id"], token)


def known(game: str, token: str) -> bool:
    name, colon, rest = token.partition(":")
    if colon:
        assert all(figure(game, path) for path in PLACEHOLDER.findall(rest)), token
        return name in COUNTED
    if "/" in token:
        return bool(figure(game, token.replace("/", ".")))
    return token in THINGS or token in {"street", "beyond"} or token.isdigit()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GUIDED)
def test_no_sentence_is_one_of_the_ledger_which_is_written_for_testers(game: str, language: str) -> None:
    title = find_game(game)
    statements = {rule_text(language, title, rule) for rule in title.ledger.values()}
    assert not statements & {text for _, text in all_texts(game, language)}
