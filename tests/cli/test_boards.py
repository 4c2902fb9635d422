"""How the table looks: in every width, in both languages, from every seat, and never more than the seat may know."""

from __future__ import annotations

import importlib.util
import io
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from rich.console import Console

import baumeister as bm
from baumeister.cli.boards import Board, board_of
from baumeister.cli.choices import make_offers, show_offers
from baumeister.cli.desk import MARKS, Desk
from baumeister.cli.hints import price
from baumeister.engine.messages import Message
from baumeister.engine.wire import Amount, Choice
from baumeister.games.caylus1303.edge.catalogue import FIGURES
from baumeister.texts.catalogue import LANGUAGES, Texts
from tests.games.caylus import scene as caylus
from tests.games.caylus1303.scene import GAME, scene
from tests.games.villagers import scene as villagers

ROOT = Path(__file__).parents[2]
NAMES = ("Anna", "Bruno", "Clara", "Dietrich", "Emma")
WIDTHS = (60, 100, 160)


def make_desk(width: int, language: str = "en", fancy: bool = True) -> Desk:
    console = Console(file=io.StringIO(), width=width, record=True, highlight=False, markup=False, emoji=False)
    return Desk(console, Texts(language), NAMES, fancy)


def newest_board(game: str) -> Board:
    return board_of(game, bm.game(game).components.digest)


def drawn(desk: Desk, view: object, game: str = "caylus1303") -> str:
    desk.print(newest_board(game).draw(desk, view))
    return desk.console.export_text()


def positions(game: bm.Game, seed: int = 5) -> Iterator[bm.State]:
    """Some positions of a random game for every number of players, its end included."""
    chance = random.Random(seed)
    for players in range(game.players_min, game.players_max + 1):
        state = game.new(players, seed=players)
        while not state.is_over:
            if chance.random() < 0.03:
                yield state
            legal = state.legal()
            state.apply(chance.choice(legal[1:] or legal))
        yield state


@pytest.mark.parametrize("name", bm.games())
def test_every_game_has_a_board(name: str) -> None:
    assert isinstance(newest_board(name), Board)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", bm.games())
def test_the_table_fits_its_width(name: str, width: int, language: str) -> None:
    game = bm.game(name)
    board = newest_board(name)
    for state in positions(game):
        desk = make_desk(width, language)
        seat = None if state.is_over else int(state.seat)
        view = state.view(seat)
        text = drawn(desk, view, name)
        assert all(len(line) <= width for line in text.splitlines())
        for player in range(state.players):
            assert NAMES[player] in text
            assert MARKS[player].symbol in text
        if not state.is_over:
            show_offers(desk, make_offers(desk, board, view, state.choices()))
            shown = desk.console.export_text()
            assert all(len(line.rstrip()) <= width for line in shown.splitlines())
            assert not any(trace in shown for trace in ("{", "???", "None", name))


def test_a_wide_terminal_needs_fewer_lines() -> None:
    view = scene().view(0)
    heights = [len(drawn(make_desk(width), view).splitlines()) for width in WIDTHS]
    assert heights == sorted(heights, reverse=True)
    assert heights[0] <= 45


@pytest.mark.parametrize("width", WIDTHS)
def test_everything_on_the_road_is_shown(width: int) -> None:
    state = scene()
    state.worker[9] = 1
    state.second_space, state.second_seat = 9, 3
    state.tile[15], state.owner[15] = FIGURES.tile("wood_tailor"), 2
    state.provost = 14
    text = drawn(make_desk(width), state.view(0))
    assert "Tailor" in text
    assert "9 ♟✿♟☾" in text
    assert "15 ⌂♣" in text
    assert "♝15 ⌂♣" in text or "♝\n" in text, "the provost stands between 14 and 15"
    assert "provost after space 14" in text


def test_the_provost_is_shown_between_empty_spaces_and_beyond_the_road() -> None:
    state = scene()
    state.provost = 24
    text = drawn(make_desk(160), state.view(0))
    assert "20-24" in text
    assert "♝25-28" in text


@pytest.mark.parametrize(("gap", "last"), [(28, "20-28"), (29, "29"), (30, "30")])
def test_the_provost_stands_on_the_drawn_road_beyond_its_end_too(gap: int, last: str) -> None:
    state = scene()
    state.provost = gap
    text = drawn(make_desk(160), state.view(0))
    assert f"{last} " in next(line for line in text.splitlines() if line.rstrip().endswith("♝"))
    assert text.count("♝") >= 2, "in the header and on the road"
    if gap > 28:
        assert f"provost beyond the road, {gap - 28} further" in text


def test_uncertain_figures_have_a_question_mark() -> None:
    text = drawn(make_desk(160), scene().view(0))
    assert re.search(r"Granary 1G\+1S→\dP\?", text)
    assert "Market 1W+1F→3P ·" in text or "Tailor 1W+1*→4P ·" in text


def test_covered_points_stay_covered() -> None:
    state = bm.game("caylus1303").new(2, seed=1, options={"open_points": False})
    state.points[0], state.points[1] = 71, 83  # type: ignore[attr-defined]
    own = drawn(make_desk(100), state.view(0))
    assert "71" in own
    assert "83" not in own
    watching = drawn(make_desk(100), state.view(None))
    assert "71" not in watching
    assert "83" not in watching


def test_the_drawing_depends_on_the_view_alone() -> None:
    """Two true states with the same view are drawn alike."""
    state = bm.game("caylus1303").new(3, seed=1)
    other = state.determinize(int(state.seat), 99)
    assert other.digest() != state.digest()
    views = [s.view(int(state.seat)) for s in (state, other)]
    assert views[0] == views[1]
    assert drawn(make_desk(100), views[0]) == drawn(make_desk(100), views[1])


def test_a_plain_terminal_gets_plain_letters() -> None:
    text = drawn(make_desk(100, "de", fancy=False), scene().view(0))
    assert text.isascii()
    assert "A Anna" in text


def test_choices_are_numbered_in_groups_and_passing_comes_last() -> None:
    state = scene()
    desk = make_desk(100)
    choices = make_offers(desk, newest_board(GAME.id), state.view(0), state.choices())
    assert [choice.number for choice in choices] == list(range(1, len(choices) + 1))
    assert sorted(choice.action for choice in choices) == state.legal()
    assert choices[-1].name == "pass"
    groups = [choice.group for choice in choices]
    assert groups == sorted(groups, key=groups.index)
    near, far = "caylus1303-group-near", "caylus1303-group-far"
    assert {choice.name for choice in choices if choice.group == far} == {"place:14", "place:19"}
    assert "place:13" in {choice.name for choice in choices if choice.group == near}


@pytest.mark.parametrize(("language", "words"), [("en", "→14P+1 favor"), ("de", "→14P+1 Gunst")])
def test_a_choice_that_brings_points_and_a_favor_says_both(language: str, words: str) -> None:
    state = caylus.scene(2)
    caylus.lay(state, 5, "stone_architect", owner=1)
    for space in (10, 11):
        caylus.lay(state, space, "residence", owner=0)
    caylus.worker(state, 0, 5)
    caylus.goods(state, 0, wood=3, gold=2)
    caylus.activate(state)
    caylus.play(state, "prestige:theater")
    offers = make_offers(make_desk(100, language), newest_board("caylus"), state.view(0), state.choices())
    assert {offer.name: offer.brief for offer in offers} == {"site:10": words, "site:11": words}


def test_the_picture_of_the_readme_can_be_drawn(tmp_path: Path) -> None:
    spec = importlib.util.spec_from_file_location("draw_terminal", ROOT / "tools" / "draw_terminal.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    vars(module)["PICTURE"] = tmp_path / "table.svg"
    module.main()
    picture = (tmp_path / "table.svg").read_text("utf-8")
    assert "Guilds&#160;Bridge" in picture
    assert "@font-face" not in picture


def test_villagers_draws_a_pile_whose_top_card_nobody_has_seen() -> None:
    """Below the six cards the pigeoneer is looking at: the number of cards is drawn, and no suit."""
    state = villagers.scene(support=True)
    villagers.hand(state, 0, "pigeoneer")
    villagers.pile(state, 7, *["brewer"] * 8)
    villagers.build(state)
    villagers.play(state, "play:pigeoneer")
    for seat in (0, 1, None):
        words = drawn(make_desk(160), state.view(seat), "villagers")
        assert "Reserve  2 · Basics" in words
        assert words.count("Brewer") == (6 if seat == 0 else 0)


def test_an_exchange_that_is_said_in_words_is_not_said_again_in_letters() -> None:
    desk = make_desk(100)
    met = set()
    for seed in range(3):
        chance, state = random.Random(seed), GAME.new(3, seed=seed)
        while not state.is_over:
            choices = state.choices()
            hints = newest_board("caylus1303").hints(desk, state.view(int(state.seat)), choices)
            for choice in choices:
                kind = choice.name.partition(":")[0]
                if kind in ("use", "take") and (choice.costs or choice.brings):
                    met.add(kind)
                    assert price(desk, choice) not in hints[choice.action].split(" · "), choice
            state.apply(chance.choice(state.legal()))
    assert met == {"use", "take"}


def test_the_place_on_the_site_is_the_one_the_choice_leads_to() -> None:
    state = scene()
    view, desk = state.view(int(state.seat)), make_desk(100)
    choice = next(choice for choice in state.choices() if choice.name == "place:site")
    board = newest_board("caylus1303")
    assert "place 1" in board.hints(desk, view, [choice])[choice.action]
    further = replace(choice, moves=tuple(replace(move, to="site_workers/3") for move in choice.moves[:1]))
    assert "place 4" in board.hints(desk, view, [further])[choice.action]


def test_points_that_a_choice_loses_do_not_look_gained() -> None:
    desk = make_desk(80)
    lost = Choice(0, "decline", Message("x"), (), costs=(Amount("points", 2),))
    paid = Choice(0, "build", Message("x"), (), costs=(Amount("wood", 1),), brings=(Amount("points", 2),))
    assert (price(desk, lost), price(desk, paid)) == ("−2P", "1W→2P")
