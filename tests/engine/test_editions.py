"""Rules versions: a corrected figure, a changed rule or an added field changes no game begun before.

The second edition is made here, in memory, from the published one.
"""

from __future__ import annotations

import ast
import pickle
import random
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import baumeister as bm
from baumeister.engine import edge
from baumeister.records.form import Rules
from tests.battery.tables import over_games
from tests.editions import Printing, publish


@over_games
def test_the_figures_that_are_played_are_the_last_published_ones(game: bm.Game) -> None:
    last = game.editions.published[-1].digest
    words = f'these figures of {game.id} are not published: make edition GAME={game.id} REASON="what you saw"'
    assert game.components.digest == last, words


@over_games
def test_every_published_edition_is_here_and_has_the_same_pieces(game: bm.Game) -> None:
    editions = game.editions
    for published in editions.published:
        edition = editions.find(published.digest)
        assert edition.digest == published.digest
        assert [option.name for option in edition.options] == [option.name for option in game.options]
        assert published.reason
        assert published.day or len(editions.published) == 1


@over_games
@pytest.mark.parametrize("digest", ["0" * 16, "", "../components", "components"])
def test_an_edition_that_is_not_here_is_refused(game: bm.Game, digest: str) -> None:
    with pytest.raises(bm.UnknownEdition):
        game.editions.find(digest)
    with pytest.raises(bm.UnknownEdition):
        game.new(game.players_min, seed=1, rules=(1, digest))


@over_games
@pytest.mark.parametrize("code", [0, -1, 99])
def test_a_rules_number_that_is_not_here_is_refused(game: bm.Game, code: int) -> None:
    with pytest.raises(bm.UnknownEdition):
        game.new(game.players_min, seed=1, rules=(code, game.components.digest))


@pytest.mark.parametrize("rules", [(), [], {}, 0, "", False, -1, "x", "12", (1,), (1, "x", 2), {1: 2, 3: 4}])
def test_what_is_no_rules_version_is_refused(rules: Any) -> None:
    """Nothing but None means the newest."""
    with pytest.raises(bm.UnknownEdition):
        bm.game("caylus1303").new(2, seed=1, rules=rules)


@over_games
def test_a_rules_version_is_a_number_and_a_digest(game: bm.Game) -> None:
    code, digest = game.rules_version
    rules: Any
    for rules in ((str(code), digest), (True, digest), (float(code), digest), (None, digest), (code, []), (code, None),
                  (code, digest.encode()), Rules(code, digest)):  # fmt: skip
        with pytest.raises(bm.UnknownEdition):
            game.new(game.players_min, seed=1, rules=rules)
    assert game.new(game.players_min, seed=1, rules=(code, digest)).rules_version() == (code, digest)


@pytest.mark.parametrize("figures", [[], {}, None, 7, b"x"])
def test_figures_that_are_no_digest_are_refused(figures: Any) -> None:
    with pytest.raises(bm.UnknownEdition):
        bm.game("caylus1303").settle_recorded(figures, {})


@over_games
def test_an_empty_state_plays_as_before_any_option_and_its_rows_are_uniform(game: bm.Game) -> None:
    """So a list without a field, or with a shorter row, is read as it was meant."""
    empty = game.blank(game.editions.newest.figures)
    for option in game.options:
        assert option.choices[getattr(empty, option.name)] == option.before
    for name in game.fields:
        value = getattr(empty, name)
        assert isinstance(value, int) or len(set(value)) == 1, name


# ---- a second edition


@pytest.fixture(params=bm.games())
def printing(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Printing:
    return publish(monkeypatch, bm.game(request.param))


def play_on(state: bm.State, seed: int) -> list[str]:
    """Digests up to the end of the game."""
    dice = random.Random(seed)
    digests = []
    while not state.is_over:
        state.apply(dice.choice(state.legal()))
        digests.append(state.digest())
    return digests


WAYS: dict[str, Callable[[bm.State], bm.State]] = {
    "list": lambda state: state.from_list(state.to_list()),
    "clone": lambda state: state.clone(),
    "pickle": lambda state: pickle.loads(pickle.dumps(state)),
    "imagined": lambda state: state.determinize(0, 1).determinize(0, 2),
}


def test_new_games_use_the_corrected_figures_and_old_ones_their_own(printing: Printing) -> None:
    game = printing.game
    new = game.new(game.players_min, seed=5)
    old = game.new(game.players_min, seed=5, rules=(1, printing.first.digest))
    assert new.rules_version() == game.rules_version == (game.rules_code, printing.second.digest)
    assert old.rules_version() == (1, printing.first.digest)
    assert new.digest() != old.digest()
    for state in (old, new):
        for way in WAYS.values():
            assert way(state).rules_version() == state.rules_version()


@pytest.mark.parametrize("way", ["list", "pickle"])
def test_a_running_game_goes_on_with_the_figures_it_began_with(printing: Printing, way: str) -> None:
    game = printing.game
    dice = random.Random(8)
    state = game.new(game.players_max, seed=6, rules=(1, printing.first.digest))
    for _ in range(40):
        state.apply(dice.choice(state.legal()))
    kept = WAYS[way](state)
    assert play_on(kept, 9) == play_on(state.clone(), 9)


def test_lists_of_figures_that_are_not_here_are_refused(printing: Printing) -> None:
    numbers = printing.game.new(printing.game.players_min, seed=1).to_list()
    numbers[1] ^= 1
    with pytest.raises(bm.BadState):
        printing.game.from_list(numbers)


# ---- a changed rule


def with_record(game: bm.Game, monkeypatch: pytest.MonkeyPatch, **changes: Any) -> bm.Game:
    """The game with another record, also for its states."""
    changed: bm.Game = replace(game, **changes)
    monkeypatch.setitem(edge.GAMES, game.state, changed)
    return changed


@over_games
def test_a_changed_rule_leaves_games_of_the_old_number_alone(game: bm.Game, monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = game.new(game.players_min, seed=3).to_list()
    before = play_on(game.from_list(numbers), 4)

    def set_up(state: Any, players: int) -> None:
        """The next rules number: the first table talk counts as a turn."""
        game.set_up(state, players)
        if state.rules > game.rules_code:
            state.turn += 1

    changed = with_record(game, monkeypatch, rules_code=game.rules_code + 1, set_up=set_up)
    assert play_on(changed.from_list(numbers), 4) == before
    assert play_on(changed.new(game.players_min, seed=3, rules=game.rules_version), 4) == before
    new = changed.new(game.players_min, seed=3)
    assert new.rules_version() == (game.rules_code + 1, game.components.digest)
    assert new.from_list(new.to_list()).rules_version() == new.rules_version()
    assert new.turn == game.from_list(numbers).turn + 1


# ---- an added field


@over_games
def test_a_field_added_later_changes_no_digest_and_old_lists_are_read(
    game: bm.Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last field plays the one that is added later: while it stands at its default nobody may notice."""
    added = game.fields[-1]
    state = game.new(game.players_max, seed=11, options={option.name: option.before for option in game.options})
    empty = state.blank()
    assert list_of(state, added) == list_of(empty, added), "choose a field that stands at its default here"
    with monkeypatch.context() as before:
        with_record(game, before, fields=game.fields[:-1])
        old, digest = state.to_list(), state.digest()
    assert len(old) < len(state.to_list())
    assert state.digest() == digest
    assert game.from_list(old).digest() == digest
    assert play_on(game.from_list(old), 12) == play_on(state, 12)


def list_of(state: bm.State, name: str) -> list[int]:
    value = getattr(state, name)
    return [value] if isinstance(value, int) else list(value)


@over_games
def test_a_state_of_a_newer_program_is_refused(game: bm.Game, monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = game.new(game.players_min, seed=1).to_list()
    older = with_record(game, monkeypatch, fields=game.fields[:-1])
    with pytest.raises(bm.BadState, match="newer program"):
        older.from_list(numbers)


# ---- the package


def test_a_module_inside_a_game_can_be_imported_beside_the_list_of_games() -> None:
    """`baumeister.games` is the function; the folder of the same name is found by `from ... import`."""
    code = (
        "from baumeister.games.caylus1303.rules import flow; import baumeister as bm; "
        "print(flow.advance.__name__, bm.games()[0])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["advance", "caylus"]


def test_no_game_module_reads_its_texts() -> None:
    for name in bm.games():
        folder = Path(import_module(f"baumeister.games.{name}").__file__ or "").parent
        assert (folder / "texts" / "en.ftl").is_file()
        for source in folder.rglob("*.py"):
            module = ast.parse(source.read_text("utf-8"))
            # The table of contents of a folder may name them.
            code = module.body[1:] if ast.get_docstring(module) else module.body
            assert not [node for node in code if "texts" in ast.unparse(node)], source
