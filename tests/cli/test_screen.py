"""One screen at the table: whatever happens, all that one needs is on it, at 80x24 and at 100x40."""

from __future__ import annotations

import io
import random

import pytest
from rich.console import Console

import baumeister.api as bm
from baumeister.bots.door import Budget
from baumeister.cli.boards import board_of
from baumeister.cli.choices import named_offers
from baumeister.cli.desk import Desk
from baumeister.cli.saves import Saves
from baumeister.cli.scoring import counting_events, score_grid
from baumeister.cli.sitting import Sitting
from baumeister.cli.story import story
from baumeister.cli.turn import Turn
from baumeister.records import human
from baumeister.tables import Act, KeptTable, MemoryStore, Settings, no_clock
from baumeister.texts.catalogue import LANGUAGES, Texts

NAMES = ("Anna", "Bruno", "Clara", "Dietrich", "Emma")
SIZES = ((80, 24), (100, 40))


def sitting_at(
    game: str, players: int, width: int = 80, height: int = 24, language: str = "en", **options: bool
) -> Sitting:
    console = Console(
        file=io.StringIO(), width=width, height=height, record=True, highlight=False, markup=False, emoji=False
    )
    desk = Desk(console, Texts(language), NAMES[:players], has_height=True)
    seats = [human(name) for name in NAMES[:players]]
    settings = Settings(auto_forced=True)
    kept = KeptTable.begin(game, seats, players, options, clock=no_clock, settings=settings)
    return Sitting(desk, kept, Budget(iterations=1), Saves(None, MemoryStore()))


def shown(sitting: Sitting) -> tuple[Turn, str]:
    """The screen of whoever is asked."""
    turn = Turn(sitting, sitting.table.seat)
    sitting.show_screen(turn)
    return turn, sitting.desk.console.export_text()


def act_at_random(sitting: Sitting, chance: random.Random) -> None:
    seat = sitting.table.seat
    legal = sitting.table.legal(seat)
    sitting.kept.do(Act(seat, chance.choice(legal[1:] or legal), sitting.table.number))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", bm.games())
def test_what_happened_the_round_and_the_question_are_always_on_the_screen(
    name: str, size: tuple[int, int], language: str
) -> None:
    game = bm.game(name)
    chance = random.Random(3)
    board = board_of(name)
    for players in (2, game.players_max):
        sitting = sitting_at(name, players, *size, language)
        while not sitting.table.is_over:
            if chance.random() < 0.03:
                turn, text = shown(sitting)
                lines = text.rstrip("\n").split("\n")
                assert len(lines) + 1 <= size[1], text
                assert all(len(line.rstrip()) <= size[0] for line in lines), text
                header = board.header(sitting.desk, turn.view).plain.replace("\n  ", " · ")
                assert header.split(" · ")[0] in text
                told = sitting.desk.say("play-since"), sitting.desk.say("play-beginning")
                if sitting.table.number:
                    assert any(title in lines[0] for title in told), text
                words = " ".join(" ".join(lines).split())
                assert turn.question in words
                for offer in turn.offers:
                    assert f"{offer.number} " in words, text
            act_at_random(sitting, chance)


def test_static_lists_are_folded_where_room_is_short_and_b_opens_them() -> None:
    sitting = sitting_at("caylus", 4)
    turn, text = shown(sitting)
    assert "Cathedral" not in text
    assert "b shows also:" in text
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
        act_at_random(sitting, chance)
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
            sitting.desk.print(board_of(name).draw(sitting.desk, turn.view))
            turn.show_question()
            text = sitting.desk.console.export_text()
            assert "…" not in text, text
        act_at_random(sitting, chance)


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
        act_at_random(sitting, chance)


def test_the_name_of_a_tile_is_enough() -> None:
    sitting = sitting_at("caylus", 2)
    turn = Turn(sitting, sitting.table.seat)
    before = sitting.table.number
    turn.obey("joust")
    assert sitting.table.number > before
    lines = story(sitting.desk, sitting.table.game, sitting.table.since(0, None))
    assert "Joust field" in " ".join(line.plain for line in lines)


def test_a_name_that_fits_several_choices_lists_them_and_does_nothing() -> None:
    sitting = sitting_at("caylus1303", 2)
    chance = random.Random(1)
    while True:
        turn = Turn(sitting, sitting.table.seat)
        doubles = [offer for offer in turn.offers if offer.label.startswith("Farm")]
        if len(doubles) > 1:
            break
        act_at_random(sitting, chance)
    before = sitting.table.number
    turn.obey("farm")
    text = sitting.desk.console.export_text()
    assert sitting.table.number == before
    assert all(f"{offer.number} {offer.label}" in text for offer in doubles)


def test_the_name_of_what_is_not_possible_says_why() -> None:
    sitting = sitting_at("caylus1303", 2)
    while sitting.table.view(0).phase != "planning":
        act_at_random(sitting, random.Random(1))
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


# ---- giving up, and the end


def test_who_gives_up_is_played_by_a_bot_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = sitting_at("caylus1303", 2)
    answers = iter(["g", "y", "", "g", "y"])
    monkeypatch.setattr(sitting.desk.console, "input", lambda _question: next(answers))
    sitting.run()
    text = sitting.desk.console.export_text()
    assert sitting.table.is_over
    assert sitting.table.winners()
    assert "gives up, the bot greedy goes on" in text


@pytest.mark.parametrize("name", bm.games())
def test_the_sources_of_points_add_up_and_none_is_unknown(name: str) -> None:
    game = bm.game(name)
    for players in range(game.players_min, game.players_max + 1):
        sitting = sitting_at(name, players, 120)
        chance = random.Random(players)
        while not sitting.table.is_over:
            act_at_random(sitting, chance)
        board = board_of(name)
        for seat, score in enumerate(sitting.table.scores()):
            found = board.sources(sitting.table.view(seat), seat, counting_events(sitting.table, seat))
            assert sum(found.values()) == score, found
            assert not found.get("score-other"), found
        sitting.desk.print(score_grid(sitting.desk, sitting.table))
        text = sitting.desk.console.export_text()
        assert all(str(score) in text for score in sitting.table.scores())
