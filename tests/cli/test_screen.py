"""One screen at the table: whatever happens, all that one needs is on it, at 80x24 and at 100x40."""

from __future__ import annotations

import io
import random
import re
from itertools import cycle

import pytest
from rich.console import Console

import baumeister as bm
from baumeister.bots.door import Budget, Seen, make_bot
from baumeister.cli.choices import OfferedChoice, named_offers, offer_lines
from baumeister.cli.desk import Desk
from baumeister.cli.saves import Saves
from baumeister.cli.scoring import score_grid
from baumeister.cli.sitting import TableAtTerminal
from baumeister.cli.story import story
from baumeister.cli.turn import Turn
from baumeister.engine.score_lines import OTHER
from baumeister.records import human
from baumeister.records.scoring import by_source, scoring_of
from baumeister.tables import Act, KeptTable, MemoryStore, Settings, no_clock
from baumeister.texts.catalogue import LANGUAGES, Texts
from tests.cli.test_boards import newest_board

NAMES = ("Anna", "Bruno", "Clara", "Dietrich", "Emma")
SIZES = ((80, 24), (100, 40))


def table_of(game: str, players: int, **options: bool) -> KeptTable:
    seats = [human(name) for name in NAMES[:players]]
    return KeptTable.begin(game, seats, players, options, clock=no_clock, settings=Settings(auto_forced=True))


def sitting_before(kept: KeptTable, width: int = 80, height: int = 24, language: str = "en") -> TableAtTerminal:
    console = Console(
        file=io.StringIO(), width=width, height=height, record=True, highlight=False, markup=False, emoji=False
    )
    desk = Desk(console, Texts(language), NAMES[: len(kept.table.seats)], has_height=True)
    return TableAtTerminal(desk, kept, Budget(iterations=1), Saves(None, MemoryStore()))


def sitting_at(
    game: str, players: int, width: int = 80, height: int = 24, language: str = "en", **options: bool
) -> TableAtTerminal:
    return sitting_before(table_of(game, players, **options), width, height, language)


def shown(sitting: TableAtTerminal) -> tuple[Turn, str]:
    """The screen of whoever is asked."""
    turn = Turn(sitting, sitting.table.seat)
    sitting.show_screen(turn)
    return turn, sitting.desk.console.export_text()


def act_at_random(kept: KeptTable, chance: random.Random) -> None:
    seat = kept.table.seat
    legal = kept.table.legal(seat)
    kept.do(Act(seat, chance.choice(legal[1:] or legal), kept.table.number))


@pytest.mark.parametrize("name", bm.games())
def test_what_happened_the_round_and_the_question_are_always_on_the_screen(name: str) -> None:
    """In both sizes and languages: four screens stand before the same game, and take turns."""
    chance = random.Random(3)
    for players in (2, bm.game(name).players_max):
        kept = table_of(name, players)
        screens = cycle([sitting_before(kept, *size, language) for size in SIZES for language in LANGUAGES])
        while not kept.table.is_over:
            if chance.random() < 0.06:
                assert_whole(next(screens))
            act_at_random(kept, chance)


def assert_whole(sitting: TableAtTerminal) -> None:
    """What happened, the round, the question and every choice, and nothing beyond the edges."""
    width, height = sitting.desk.console.size
    turn, text = shown(sitting)
    lines = text.rstrip("\n").split("\n")
    assert len(lines) + 1 <= height, text
    assert all(len(line.rstrip()) <= width for line in lines), text
    header = newest_board(sitting.table.game.id).header(sitting.desk, turn.view).plain.replace("\n  ", " · ")
    assert header.split(" · ")[0] in text
    told = sitting.desk.say("play-since"), sitting.desk.say("play-beginning")
    if sitting.table.number:
        assert any(title in lines[0] for title in told), text
    words = " ".join(" ".join(lines).split())
    assert turn.question in words
    for offer in turn.offers:
        assert f"{offer.number} " in words, text


@pytest.mark.parametrize("name", bm.games())
def test_the_largest_menus_fit_with_all_their_choices_and_prices(name: str) -> None:
    """Whenever a game has more to choose from than ever before, in both languages."""
    largest = 8
    for seed in range(4):
        chance = random.Random(seed)
        kept = table_of(name, bm.game(name).players_max)
        screens = [sitting_before(kept, 80, 24, language) for language in LANGUAGES]
        while not kept.table.is_over:
            choices = len(kept.table.legal(kept.table.seat))
            if choices > largest:
                largest = choices
                for sitting in screens:
                    turn, text = shown(sitting)
                    assert len(text.rstrip("\n").split("\n")) + 1 <= 24, text
                    assert_offered(turn.offers, text)
            act_at_random(kept, chance)
    assert largest > 15


def assert_offered(offers: list[OfferedChoice], text: str) -> None:
    """Every choice with what it costs, and how to read what was left out."""
    words = " ".join(text.split())
    for offer in offers:
        assert f"{offer.number} " in words, text
        assert offer.price in words, text
    said = [offer.hint for offer in offers if " ".join(offer.hint.split()) not in words]
    if said:
        assert "Enter: " in text.rstrip("\n").split("\n")[-1], text


@pytest.mark.parametrize(("language", "commands"), [("en", "Enter: details"), ("de", "Enter: Näheres")])
def test_an_empty_line_shows_the_hints_that_had_no_room(language: str, commands: str) -> None:
    sitting = sitting_at("caylus", 5, language=language)
    turn, text = shown(sitting)
    assert commands in text
    assert "1D" in text, "the price of a worker stays"
    left_out = [offer.hint for offer in turn.offers if " · " in offer.hint]
    assert left_out
    assert not any(hint in text for hint in left_out)
    turn.obey("")
    details = sitting.desk.console.export_text()
    assert all(hint in details for hint in left_out)


def close_menu(labels: list[str]) -> str:
    offers = [
        OfferedChoice(number, number, f"some:{number}", label, "", "") for number, label in enumerate(labels, start=1)
    ]
    desk = sitting_at("caylus1303", 2).desk
    return " ".join(line.plain for line in offer_lines(desk, offers, "names")).strip()


def test_in_close_menus_no_figure_stands_before_the_numbers_of_choices() -> None:
    assert (
        close_menu(["take 1 food", "take 1 wood", "take 1 cloth"]) == "1 take 1 food   2 take 1 wood   3 take 1 cloth"
    )
    assert close_menu(["1 Holz nehmen", "1 Tuch nehmen", "1 Stein nehmen"]).startswith("1 1 Holz nehmen   2 1 Tuch")
    assert close_menu(["give 1 food", "give 2 wood", "give 3 cloth"]).startswith("1 give 1 food   2 give 2 wood")
    assert close_menu(["worker on Farm", "worker on Park", "worker on Inn"]) == "worker on 1 Farm   2 Park   3 Inn"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", bm.games())
def test_close_menus_say_labels_with_figures_whole(name: str, language: str) -> None:
    chance = random.Random(2)
    sitting = sitting_at(name, 3, 200, 24, language)
    while not sitting.table.is_over:
        if chance.random() < 0.2:
            offers = Turn(sitting, sitting.table.seat).offers
            text = " ".join(line.plain for line in offer_lines(sitting.desk, offers, "names"))
            for offer in offers:
                if re.match(r"\D*\d+ \D", offer.label):
                    assert f"{offer.mark} {offer.label}" in text, text
                assert not re.search(rf"\b{offer.number} \d", text), "two numbers side by side"
        act_at_random(sitting.kept, chance)


def test_static_lists_are_folded_where_room_is_short_and_b_opens_them() -> None:
    sitting = sitting_at("caylus", 4)
    turn, text = shown(sitting)
    assert "Cathedral" not in text
    assert "b also shows:" in text
    assert "Prestige tiles" in " ".join(text.split())
    turn.obey("b")
    assert "Cathedral" in sitting.desk.console.export_text()


def test_without_a_screen_nothing_is_folded() -> None:
    sitting = sitting_at("caylus", 4)
    sitting.desk = Desk(sitting.desk.console, sitting.desk.texts, sitting.desk.names)
    _, text = shown(sitting)
    assert "Cathedral" in text
    assert "b shows also" not in text


def test_broken_lines_keep_their_indent() -> None:
    sitting = sitting_at("villagers", 3)
    chance = random.Random(1)
    for _ in range(60):
        act_at_random(sitting.kept, chance)
    turn = Turn(sitting, sitting.table.seat)
    turn.obey("l")
    lines = sitting.desk.console.export_text().rstrip("\n").split("\n")
    assert all(line[0] in "★✿♣─ " for line in lines), "a line begins with a player's sign, a dash or its indent"
    assert any(line.startswith("  ") for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", bm.games())
def test_names_of_tiles_are_not_cut_where_there_is_room(name: str, language: str) -> None:
    """At a usual width no name on the road or in the menu ends with the sign of a shortened one."""
    chance = random.Random(5)
    sitting = sitting_at(name, 3, 100, 40, language)
    while not sitting.table.is_over:
        if chance.random() < 0.05:
            turn = Turn(sitting, sitting.table.seat)
            sitting.desk.print(newest_board(name).draw(sitting.desk, turn.view))
            turn.show_question()
            text = sitting.desk.console.export_text()
            assert "…" not in text, text
        act_at_random(sitting.kept, chance)


# ---- typing


@pytest.mark.parametrize("name", bm.games())
def test_a_choice_is_made_by_its_name(name: str) -> None:
    """Whatever the menu says can be typed as it stands there."""
    chance = random.Random(7)
    sitting = sitting_at(name, 2)
    for _ in range(60):
        if sitting.table.is_over:
            break
        turn = Turn(sitting, sitting.table.seat)
        labels = [offer.label for offer in turn.offers]
        for offer in turn.offers:
            if labels.count(offer.label) == 1:
                assert offer in named_offers(turn.offers, offer.label)
                assert named_offers(turn.offers, offer.label.upper())[0].label == offer.label
        act_at_random(sitting.kept, chance)


def test_the_name_of_a_tile_is_enough() -> None:
    sitting = sitting_at("caylus", 2)
    turn = Turn(sitting, sitting.table.seat)
    before = sitting.table.number
    turn.obey("joust")
    assert sitting.table.number > before
    lines = story(sitting.desk, sitting.table.since(0, None))
    assert "Joust field" in " ".join(line.plain for line in lines)


def test_a_name_that_fits_several_choices_lists_them_and_does_nothing() -> None:
    sitting = sitting_at("caylus1303", 2)
    chance = random.Random(1)
    while True:
        turn = Turn(sitting, sitting.table.seat)
        doubles = [offer for offer in turn.offers if offer.label.startswith("Farm")]
        if len(doubles) > 1:
            break
        act_at_random(sitting.kept, chance)
    before = sitting.table.number
    turn.obey("farm")
    text = sitting.desk.console.export_text()
    assert sitting.table.number == before
    assert all(f"{offer.number} {offer.label}" in text for offer in doubles)


def test_the_name_of_what_is_not_possible_says_why() -> None:
    sitting = sitting_at("caylus1303", 2)
    while sitting.table.view(0).phase != "planning":
        act_at_random(sitting.kept, random.Random(1))
    turn = Turn(sitting, sitting.table.seat)
    taken = turn.offers[0]
    turn.obey(taken.name)
    turn = Turn(sitting, sitting.table.seat)
    turn.obey(taken.label.split(" (")[0])
    assert sitting.desk.console.export_text().strip()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", bm.games())
def test_w_and_r_understand_the_numbers_of_the_menu_and_the_examples_of_the_help(name: str, language: str) -> None:
    sitting = sitting_at(name, 2, language=language)
    turn = Turn(sitting, sitting.table.seat)
    nothing = sitting.desk.say("explain-nothing", query="").strip()
    for command in ("w", "r"):
        for line in turn.examples(command).split(", "):
            turn.obey(line)
            text = sitting.desk.console.export_text()
            assert text.strip(), line
            assert nothing not in text, text
    turn.obey("w 1")
    assert turn.offers[0].label in sitting.desk.console.export_text()


def test_w_with_a_number_of_the_menu_explains_that_choice_alone() -> None:
    """And not also the space or stack that has the same number."""
    sitting = sitting_at("caylus", 2)
    turn = Turn(sitting, sitting.table.seat)
    turn.obey("w 1")
    text = sitting.desk.console.export_text()
    assert "possible, choice 1" in text
    assert text.count("possible, choice") == 1
    turn.obey(f"w {len(turn.offers) + 3}")
    assert "possible, choice" not in sitting.desk.console.export_text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_r_with_a_number_shows_the_rule_of_a_choice_that_names_no_thing(language: str) -> None:
    sitting = sitting_at("magna_carta", 2, language=language)
    while True:
        turn = Turn(sitting, sitting.table.seat)
        draw = next((offer for offer in turn.offers if offer.name == "draw"), None)
        if draw is not None:
            break
        act_at_random(sitting.kept, random.Random(1))
    turn.obey(f"r {draw.number}")
    text = sitting.desk.console.export_text()
    assert text.startswith("mc-actions-03"), text
    assert len(text.splitlines()) < 20, "no search for the figure"


def test_r_says_so_where_a_choice_has_no_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = sitting_at("caylus1303", 2)
    turn = Turn(sitting, sitting.table.seat)
    monkeypatch.setattr("baumeister.cli.turn.rules_with", lambda game, label: [])
    turn.offers = [OfferedChoice(1, turn.offers[0].action, "some", "something (1)", "", "")]
    turn.obey("r 1")
    assert "I find no rule with the words of “something (1)”" in sitting.desk.console.export_text()


# ---- giving up, and the end


def test_who_gives_up_is_played_by_a_bot_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = sitting_at("caylus1303", 2)
    answers = iter(["g", "y", "", "g", "y"])
    monkeypatch.setattr(sitting.desk.console, "input", lambda _question: next(answers))
    sitting.run()
    text = sitting.desk.console.export_text()
    assert sitting.table.is_over
    assert sitting.table.winners()
    assert "gives up, the bot apprentice takes over" in text


@pytest.mark.parametrize("name", bm.games())
def test_the_sources_of_points_add_up_and_none_is_unknown(name: str) -> None:
    game = bm.game(name)
    for players in range(game.players_min, game.players_max + 1):
        sitting = sitting_at(name, players, 120)
        chance = random.Random(players)
        while not sitting.table.is_over:
            act_at_random(sitting.kept, chance)
        scoring = scoring_of(sitting.table.record_for(None))
        for lines, score in zip(scoring.lines, sitting.table.scores(), strict=True):
            found = by_source(lines)
            assert found.total() == score, found
            assert OTHER not in found, found
        sitting.desk.print(score_grid(sitting.desk, sitting.table))
        text = sitting.desk.console.export_text()
        assert all(str(score) in text for score in sitting.table.scores())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", bm.games())
def test_the_table_at_the_end_cuts_no_word_at_80_columns(name: str, language: str) -> None:
    sitting = sitting_at(name, bm.game(name).players_max, 80, language=language)
    bot = make_bot("greedy")
    while not sitting.table.is_over:
        seat = sitting.table.seat
        seen = Seen(sitting.table.game, sitting.table.imagine(seat, 0))
        sitting.kept.do(Act(seat, bot.choose(seen, Budget(iterations=1)), sitting.table.number))
    sitting.desk.print(score_grid(sitting.desk, sitting.table))
    text = sitting.desk.console.export_text()
    assert "…" not in text, text
    sources = {source for lines in scoring_of(sitting.table.record_for(None)).lines for source in by_source(lines)}
    for word in " ".join(sitting.desk.say(f"score-{source}") for source in sources).split():
        assert word in text.split(), text
