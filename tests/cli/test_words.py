"""Words at the table that people stumbled over, each held in both languages."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import baumeister as bm
from baumeister.cli.choices import make_offers
from baumeister.cli.main import main
from baumeister.cli.rules import nothing_found
from baumeister.cli.turn import Turn
from baumeister.texts.catalogue import LANGUAGES
from baumeister.texts.reasons import error_in_words
from tests.cli.test_boards import make_desk, newest_board
from tests.cli.test_screen import act_at_random, shown, sitting_at

GAMES = Path(bm.__file__).parent / "games"


@pytest.mark.parametrize("game", bm.games())
def test_every_game_has_one_word_for_its_points(game: str) -> None:
    """Prestige points are never just points, and villagers are counted in gold."""
    for language, word, whole in (("en", r"\bpoints?\b", "prestige "), ("de", r"punkte?n?\b", "prestige")):
        text = (GAMES / game / "texts" / f"{language}.ftl").read_text("utf-8")
        said = "\n".join(line.partition("=")[2] if re.match(r"[a-z]", line) else line for line in text.splitlines())
        said = re.sub(r"\$[\w-]+", "", said)
        for found in re.finditer(word, said, re.IGNORECASE):
            before = said[: found.start()].casefold()
            assert before.endswith(whole), said[max(0, found.start() - 60) : found.end() + 20]
            assert game != "villagers"


@pytest.mark.parametrize(("language", "words"), [("en", "Anna goes first"), ("de", "Anna hat LOS!")])
def test_who_has_los_is_said_as_people_say_it(language: str, words: str) -> None:
    state = bm.game("villagers").new(2, seed=1)
    view = state.view(0)
    desk = make_desk(100, language).with_names(["Anna", "Anna"])
    assert words in newest_board("villagers").header(desk, view).plain


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "(mostly for 1 denier, you have 5)"), ("de", "(meist 1 Denar, du hast 5)")],
)
def test_the_price_of_a_worker_is_said_in_deniers(language: str, words: str) -> None:
    sitting = sitting_at("caylus", 2, language=language)
    turn = Turn(sitting, sitting.table.seat)
    question = re.sub(r"(have|hast) \d+", r"\1 5", turn.question)
    assert words in question


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_given_up_card_is_told_once(language: str) -> None:
    sitting = sitting_at("villagers", 3, 200, 60, language)
    chance = random.Random(1)
    told = 0
    while not sitting.table.is_over:
        act_at_random(sitting.kept, chance)
        for seat in (0, 1, 2, None):
            (last,) = sitting.table.since(sitting.table.number - 1, seat)
            given = [one.event.name for one in last.events if one.event.name.startswith("gave-")]
            assert len(given) <= 1, given
            told += len(given)
    assert told


@pytest.mark.parametrize(("language", "word"), [("en", "nobody yet"), ("de", "noch niemand")])
def test_nobody_is_expected_at_the_castle_when_the_game_is_over(language: str, word: str) -> None:
    state = bm.game("caylus").new(2, seed=1)
    board = newest_board("caylus")
    desk = make_desk(100, language)
    desk.print(board.draw(desk, state.view(0)))
    assert word in desk.console.export_text()
    while not state.is_over:
        state.apply(state.legal()[-1])
    desk.print(board.draw(desk, state.view(0)))
    assert word not in desk.console.export_text()


@pytest.mark.parametrize(
    ("language", "words"), [("en", "rise and fall with your money"), ("de", "steigen und fallen sie mit dem Geld")]
)
def test_magna_carta_says_why_points_change_with_money(language: str, words: str) -> None:
    assert words in make_desk(100, language).say("magna_carta-legend")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_menu_of_magna_carta_says_what_a_worker_costs(language: str) -> None:
    sitting = sitting_at("magna_carta", 2, language=language)
    while not any(offer.name.startswith("place:") for offer in Turn(sitting, sitting.table.seat).offers):
        act_at_random(sitting.kept, random.Random(2))
    state_view = sitting.table.view(sitting.table.seat)
    choices = sitting.table.choices(sitting.table.seat)
    costs = {choice.name: choice.costs for choice in choices}
    for offer in make_offers(sitting.desk, newest_board("magna_carta"), state_view, choices):
        if offer.name.startswith("place:") and costs[offer.name]:
            assert offer.hint.startswith(f"{costs[offer.name][0].count}D")


@pytest.mark.parametrize(("language", "near"), [("en", "Similar"), ("de", "Ähnlich")])
def test_similar_names_are_said_once(capsys: pytest.CaptureFixture[str], language: str, near: str) -> None:
    assert main(["rules", "farmm", "--lang", language]) == 1
    complaint = " ".join(capsys.readouterr().err.split())
    names = complaint.partition(f"{near}: ")[2].rpartition(" [")[0].split(", ")
    assert len(names) == len(set(names)) >= 1
    assert error_in_words(make_desk(100, language).texts, nothing_found("x", []))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", bm.games())
def test_the_examples_of_the_help_exist_in_that_game(game: str, language: str) -> None:
    sitting = sitting_at(game, 2, language=language)
    turn, _ = shown(sitting)
    turn.obey("h")
    text = " ".join(sitting.desk.console.export_text().split())
    names = turn.examples("r").split(", ")
    assert " ".join(names[0].split()) in text
    for other in bm.games():
        rules = set(bm.game(other).ledger)
        assert (names[-1].removeprefix("r ") in rules) == (other == game)
