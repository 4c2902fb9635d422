"""Styles: the same strength, other ways. They are named and versioned like levels, and do what they are said to."""

from __future__ import annotations

from dataclasses import replace

import pytest
from sqlalchemy import String

import baumeister as bm
from baumeister.bots.door import UnknownBot, is_ours, make_bot
from baumeister.bots.levels import LEVEL_IDS, LEVELS, budget_of, find_level, is_level, may_have_style, version_of
from baumeister.bots.names import STYLE_IDS, split_style, with_style
from baumeister.bots.nets import feature_names, shipped_net
from baumeister.bots.styles import BadStyle, liking, styled_net, styles_of
from baumeister.server.storage import schema
from tools.measure_styles import PLAYERS, measure

GAMES = bm.games()
STYLED = [(game_id, style) for game_id in GAMES for style in STYLE_IDS]


def test_a_name_is_a_level_and_a_style() -> None:
    assert split_style("master-builder") == ("master", "builder")
    assert split_style("master") == ("master", "")
    assert split_style("master-dragon") == ("master-dragon", "")
    assert with_style("master", "builder") == "master-builder"
    assert with_style("master", "") == "master"


def test_names_fit_where_tables_are_kept() -> None:
    kind = schema.seats.c.bot.type
    assert isinstance(kind, String)
    room = kind.length or 0
    assert all(len(with_style(level, style)) <= room for level in LEVEL_IDS for style in STYLE_IDS)


@pytest.mark.parametrize("level", may_have_style())
@pytest.mark.parametrize("style", STYLE_IDS)
def test_every_level_with_a_net_has_every_style_with_its_own_version(level: str, style: str) -> None:
    name = with_style(level, style)
    assert is_ours(name)
    assert is_level(name)
    assert make_bot(name).name == name
    found = find_level(name)
    assert found is not None
    assert (found.id, found.bot, found.simpler) == (name, name, level), "if it fails, the plain one moves"
    for game_id in GAMES:
        assert budget_of(name, game_id) == budget_of(level, game_id)
        assert version_of(name, game_id) != version_of(level, game_id)
        assert version_of(name, game_id) == LEVELS[level].in_style(style).version(game_id)


@pytest.mark.parametrize("name", ["apprentice-builder", "random-trader", "greedy-builder", "master-dragon", "master-"])
def test_what_has_no_net_has_no_style(name: str) -> None:
    assert not is_ours(name)
    assert not is_level(name)
    assert version_of(name, "caylus") is None
    with pytest.raises(UnknownBot):
        make_bot(name)


@pytest.mark.parametrize(("game_id", "style"), STYLED)
def test_a_style_changes_what_it_names_and_nothing_else(game_id: str, style: str) -> None:
    plain, styled = shipped_net(game_id), styled_net(game_id, style)
    names = feature_names(game_id)
    for players in bm.game(game_id).sizes:
        pairs = zip(plain.weights_for(players), styled.weights_for(players), strict=True)
        changed = [place for place, (before, after) in enumerate(pairs) if before != after]
        assert {names[place] for place in changed} == set(styles_of(game_id)[style])
    styled.evaluator()


def test_a_style_shows_with_every_number_of_players() -> None:
    plain = shipped_net("caylus1303")
    net = replace(plain, by_players={2: plain.weights, 4: tuple(reversed(plain.weights))})
    styled = liking(net, {"holds:*": 0.5}, "courtier")
    for players in (2, 3, 4):
        pairs = zip(net.weights_for(players), styled.weights_for(players), strict=True)
        assert sum(after - before for before, after in pairs) > 2.0


def test_a_style_that_likes_what_the_net_does_not_see_is_a_typed_error() -> None:
    with pytest.raises(BadStyle, match="dragons"):
        liking(shipped_net("caylus"), {"dragons": 1.0}, "builder")


def test_a_star_means_all_that_begin_like_this() -> None:
    net = shipped_net("caylus1303")
    weights = liking(net, {"holds:*": 0.5}, "courtier").weights
    changed = sum(a != b for a, b in zip(net.weights, weights, strict=True))
    assert changed == sum(name.startswith("holds:") for name in feature_names("caylus1303")) > 5


#: What a style does more often than three plain Journeymen at the same table.
MORE = {
    ("magna_carta", "builder"): "card-cube-taken",
    ("caylus1303", "builder"): "claimed",
    ("caylus", "builder"): "built",
    ("caylus1303", "trader"): "placed-on-site",
    ("caylus", "trader"): "placed-castle",
}
#: And what less often.
LESS = {
    ("magna_carta", "trader"): "card-cube-taken",
    ("villagers", "builder"): "basic-taken",
    ("villagers", "trader"): "drafted-stack",
}


@pytest.mark.parametrize(("game_id", "style"), [*MORE, *LESS])
def test_a_style_is_seen_in_what_it_does(game_id: str, style: str) -> None:
    told = measure(game_id, style, games=24, iterations=0)
    event = MORE.get((game_id, style)) or LESS[game_id, style]
    own, each = told.own[event], told.others[event] / (PLAYERS - 1)
    assert own > 1.1 * each if (game_id, style) in MORE else own < 0.9 * each
    assert any(line.startswith(f"{event} ") for line in told.differences())
