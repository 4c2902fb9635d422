"""The commands besides `play`: rules, version, simulate, bench, replay."""

from __future__ import annotations

import json
import platform
from pathlib import Path

import pytest

import baumeister
from baumeister import Record
from baumeister import game as find_game
from baumeister import games as all_games
from baumeister.bots import strangers
from baumeister.cli.lookup import suggestions
from baumeister.cli.main import main
from baumeister.cli.seating import read_bot
from baumeister.records import human
from baumeister.tables import Act, KeptTable
from baumeister.texts.catalogue import Texts
from baumeister.texts.guide import guide_of
from tests.cli.program import Program


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(arguments) == 0
    out, err = capsys.readouterr()
    assert "Traceback" not in err
    return out


# ---- rules


@pytest.mark.parametrize("words", ["Schneider", "tailor", "wood_tailor", "SCHNEIDER"])
def test_a_tile_is_found_by_name_or_id_in_either_language(capsys: pytest.CaptureFixture[str], words: str) -> None:
    out = said(capsys, "rules", "caylus1303", words, "--lang", "en")
    assert out.startswith("Tailor  (Schneider; wood_tailor)")
    assert "cost: 1 wood + 1 resource of choice (no gold)" in out
    assert "build side: 1 cloth → 4 prestige points or 2 cloth → 6 prestige points" in out


def test_a_name_is_found_without_its_accents(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Sägemühle" in said(capsys, "rules", "sagemuhle", "--lang", "de")


def test_all_tiles_of_a_name_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys, "rules", "caylus1303", "Bauernhof", "--lang", "de")
    assert [identifier in out for identifier in ("start_farm", "wood_farm", "stone_farm")] == [True] * 3


def test_an_uncertain_figure_is_marked_and_the_mark_explained(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys, "rules", "granary", "--lang", "en")
    assert "cost: 1 gold + 1 stone  [likely]" in out
    assert "at each recruitment: 1 food\n" in out
    assert "likely: One source only" in out
    assert "weakest figure of the set" in out


def test_a_character_says_what_it_does(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys, "rules", "Gutsverwalter", "--lang", "de")
    assert out.startswith("Gutsverwalter  (Bailiff; bailiff)")
    assert "nach der Gildenbrücke den Vogt bis zu 1 Schritt bewegen" in out


@pytest.mark.parametrize("words", ["provost", "vogt", "Der Vogt"])
def test_a_page_of_the_guide_is_found_by_id_or_title_in_either_language(
    capsys: pytest.CaptureFixture[str], words: str
) -> None:
    out = said(capsys, "rules", "caylus1303", "--guide", words, "--lang", "en")
    assert "Caylus 1303: The provost" in out
    assert "up to 2 steps forward or back" in out  # a figure of the components
    assert "Example: " in out


def test_a_phase_leads_to_the_pages_about_it(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys, "rules", "caylus1303", "--guide", "Aktivierung", "--lang", "de")
    assert [title in out for title in ("Caylus 1303: Aktivierung", "Caylus 1303: Planung")] == [True, False]


def test_the_guide_lists_its_pages_and_shows_all_on_request(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys, "rules", "villagers", "--guide", "--lang", "en")
    pages = guide_of(Texts("en"), find_game("villagers"))
    assert all(page.lead in out for page in pages)
    assert pages[0].sentences[0] not in out
    out = " ".join(said(capsys, "rules", "villagers", "--guide", "--all", "--lang", "en").split())
    assert all(sentence in out for page in pages for sentence in page.sentences)
    assert "{" not in out
    assert "--guide" in said(capsys, "rules", "villagers", "--lang", "en")


def test_a_page_that_is_not_there_names_those_that_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(("rules", "villagers", "--guide", "xyzzy", "--lang", "en")) != 0
    assert "Build phase" in capsys.readouterr().err


def test_a_statement_is_found_by_id_with_its_source(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys, "rules", "1303-favor-08", "--lang", "en")
    assert out.startswith("1303-favor-08  Favor")
    assert "Under B a tile may be named without using its effect" in out
    assert "Ruling P-13: our own, the rulebook is silent here" in out
    out = said(capsys, "rules", "1303-favor-12", "--lang", "de")
    assert "Kein Spielverlauf lässt eine Gunst entstehen" in out
    assert "Klarstellung R-66: folgt aus dem Regelheft" in out


@pytest.mark.parametrize(("rule", "mark"), [("1303-setup-17", "assumed:"), ("1303-monument-01", "likely:")])
def test_a_statement_on_uncertain_figures_says_so(capsys: pytest.CaptureFixture[str], rule: str, mark: str) -> None:
    assert mark in said(capsys, "rules", rule, "--lang", "en")


@pytest.mark.parametrize("words", ["Gunst", "favor"])
def test_a_section_is_found_by_its_name_in_either_language(capsys: pytest.CaptureFixture[str], words: str) -> None:
    out = said(capsys, "rules", words, "--all", "--lang", "de")
    assert all(f"1303-favor-{number:02}" in out for number in range(1, 14))


def test_words_find_statements_and_too_many_are_cut(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys, "rules", "worker", "--lang", "en")
    assert "more matches" in out
    assert len(said(capsys, "rules", "worker", "--all", "--lang", "en")) > len(out)


def test_without_words_the_contents_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys, "rules", "--lang", "de")
    for name in ("Jahrmarkt", "Kathedrale", "Frühaufsteher", "Verwaltung"):
        assert name in out


def test_unconfirmed_lists_every_mark_of_the_components_file(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys, "rules", "caylus1303", "--unconfirmed", "--lang", "en")
    for mark in find_game("caylus1303").components.marks:
        assert mark.path.removeprefix("tile.") in out
    assert out.index("assumed") < out.index("likely")
    assert "Guild (stone_guild)  start side: 1 resource of choice (no gold) → 5 workers" in out
    assert "Fairground (fairground)" not in out  # what is sure is not listed


# ---- version


def test_version_says_what_runs_here(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys, "version", "--lang", "en")
    assert f"baumeister {baumeister.__version__}" in out
    assert f"Rules: {baumeister.form()}" in out
    assert platform.python_version() in out
    assert find_game("caylus1303").rules_version[1] in out


# ---- simulate and bench


def test_simulate_gives_the_same_figures_on_one_core_and_on_two(capsys: pytest.CaptureFixture[str]) -> None:
    plan = ("simulate", "caylus1303", "--games", "6", "--players", "3", "--json")
    alone = json.loads(said(capsys, *plan, "--workers", "1"))
    assert alone["games"] == 6
    assert alone["bots"]["random"]["entries"] == 18
    assert sorted(alone["seats"]) == ["1", "2", "3"]
    assert json.loads(said(capsys, *plan, "--workers", "2")) == alone


def test_simulate_shows_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(
        capsys, "simulate", "caylus1303", "--games", "4", "--bots", "random,greedy", "--workers", "1", "--lang", "de"
    )
    assert "4 Partien" in out
    assert "greedy" in out
    assert "Platz 2" in out


@pytest.mark.parametrize("language", ["de", "en"])
def test_bots_are_called_as_people_call_them(capsys: pytest.CaptureFixture[str], language: str) -> None:
    plan = ("--games", "1", "--workers", "1", "--json", "--lang", language)
    told = json.loads(said(capsys, "simulate", "caylus1303", "--bots", "Lehrling, RANDOM", *plan))
    assert set(told["bots"]) == {"apprentice", "random"}
    told = json.loads(said(capsys, "arena", "caylus1303", "geselle@3", "Zufall", *plan))
    assert {rung["bot"] for rung in told["rungs"]} == {"journeyman@3", "random"}


def test_a_command_may_be_called_like_a_bot_in_another_language(monkeypatch: pytest.MonkeyPatch) -> None:
    assert read_bot("Meister") == "master"
    assert read_bot("Meister-Bauherr@9") == "master-builder@9"
    monkeypatch.setitem(strangers._commands, "meister", "true")
    assert read_bot("meister@4") == "meister@4"
    assert read_bot("my_bots:Meister") == "my_bots:Meister"
    assert read_bot("cmd:node Meister.mjs @2") == "cmd:node Meister.mjs @2"


def test_bench_prints_the_figures_as_json(program: Program) -> None:
    done = program.run("bench", "caylus1303", "--players", "2", "--seconds", "0.2", "--json", timeout=300).check()
    figures = json.loads(done.out)
    keys = ("decisions_per_s", "choices_per_s", "games_per_s", "clone_us", "search_iterations_per_s")
    assert all(figures[key] > 0 for key in keys)
    assert figures["compiled"] is baumeister.compiled()
    assert (figures["ratio_interpreted"] is None) is not baumeister.compiled()
    assert figures["players"] == 2


def test_bench_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys, "bench", "caylus1303", "--players", "2", "--seconds", "0.1", "--lang", "de")
    assert "Entscheidungen je Sekunde (Zufall)" in out


# ---- replay


@pytest.fixture
def game_file(home: Path) -> Path:
    """The record of a whole game."""
    kept = KeptTable.begin("caylus1303", [human("Rosa"), human("Rudi")], seed=4)
    table = kept.table
    while not table.is_over:
        kept.do(Act(table.seat, table.legal(table.seat)[-1 if table.number % 3 else 0], table.number))
    path = home / "game.json"
    table.owners_record().save(path)
    return path


def test_replay_prints_a_whole_game(capsys: pytest.CaptureFixture[str], game_file: Path) -> None:
    out = said(capsys, "replay", str(game_file), "--all", "--lang", "de")
    steps = len(Record.load(game_file).log)
    assert "Zug 1\n" in out
    assert f"Schritt {steps} von {steps}" in out
    assert out.count("wirbt") == 2 * 9
    assert "gewinn" in out


def test_replay_walks_forwards_and_backwards(program: Program, game_file: Path) -> None:
    script = ["n", "", "b", "5", "t 10", "t 9999", "b 3", "xyz", "e", "n", "q"]
    done = program.run("replay", str(game_file), lines=script).check()
    titles = [line for line in done.out.splitlines() if "Step " in line]
    last = len(Record.load(game_file).log)
    numbers = [int(title.split("Step ")[1].split(" ")[0]) for title in titles]
    assert numbers[:5] == [0, 1, 2, 1, 5]
    assert "turn 10 " in titles[5]
    assert numbers[-1] == last
    assert done.out.count("That is too far") == 2
    assert done.out.count("Enter or n next") == 2


@pytest.mark.parametrize("form", ["json", "text"])
def test_replay_converts_without_losing_anything(
    capsys: pytest.CaptureFixture[str], game_file: Path, form: str
) -> None:
    converted = said(capsys, "replay", str(game_file), "--to", form)
    assert Record.loads(converted) == Record.load(game_file)


def test_replay_can_be_seen_from_a_seat(capsys: pytest.CaptureFixture[str], game_file: Path) -> None:
    assert "Rosa" in said(capsys, "replay", str(game_file), "--all", "--seat", "2")
    assert main(["replay", str(game_file), "--seat", "3"]) == 1
    assert "[bad-seat]" in capsys.readouterr().err


def test_replay_names_a_seat_that_is_not_there_as_people_count(
    capsys: pytest.CaptureFixture[str], game_file: Path
) -> None:
    assert main(["replay", str(game_file), "--seat", "9"]) == 1
    complaint = capsys.readouterr().err
    assert "seat 9: this game has the seats 1 to 2" in complaint


def test_version_is_a_command_and_a_switch(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "--version") == said(capsys, "version")


@pytest.mark.parametrize(("language", "words"), [("en", "from 0 to 2^64"), ("de", "von 0 bis 2^64")])
def test_a_seed_of_26_digits_hears_the_true_limit(
    capsys: pytest.CaptureFixture[str], language: str, words: str
) -> None:
    assert main(["play", "caylus1303", "--seed", "9" * 26, "--lang", language]) == 1
    assert words in capsys.readouterr().err


@pytest.mark.parametrize("command", ["play", "simulate", "bench"])
def test_help_names_the_options_of_each_game(capsys: pytest.CaptureFixture[str], command: str) -> None:
    for language, words in (("en", "recommended first game"), ("de", "empfohlene erste Partie")):
        text = said(capsys, command, "--help", "--lang", language)
        assert words in text
        for name in all_games():
            assert all(option.name in text for option in find_game(name).options)


def test_a_misspelt_name_is_found_without_its_brackets() -> None:
    assert "Quarry (small)" in suggestions(find_game("magna_carta"), "quary")


@pytest.mark.parametrize(("language", "words"), [("en", "module:Class"), ("de", "Modul:Klasse")])
def test_the_help_of_play_says_how_ones_own_bot_sits_down(language: str, words: str) -> None:
    assert words in Texts(language).say("usage-seats", kinds="")
