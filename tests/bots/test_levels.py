"""The levels people choose from: named alike everywhere, quick where there is nothing to choose, and versioned."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

import baumeister as bm
from baumeister.bots.door import DEFAULT_BUDGET, Budget, Seen, bot_names, make_bot, seen_by
from baumeister.bots.levels import LEVEL_IDS, LEVELS, budget_of, offered, version_of
from baumeister.bots.nets import shipped_net
from baumeister.records import bot
from baumeister.texts.catalogue import Texts
from tests.bots.positions import along_a_game

GAMES = bm.games()
ROOT = Path(__file__).parents[2]


def test_levels_and_bots_have_the_same_names() -> None:
    assert offered() == [level.id for level in LEVELS.values()] == [level.bot for level in LEVELS.values()]
    assert bot_names()[: len(offered())] == offered(), "the levels come first, from the simplest on"


NAMES = {
    "random": ("Random", "Zufall"),
    "apprentice": ("Apprentice", "Lehrling"),
    "journeyman": ("Journeyman", "Geselle"),
    "setter": ("Setter", "Versetzer"),
    "mason": ("Mason", "Steinmetz"),
    "carver": ("Carver", "Bildhauer"),
    "foreman": ("Foreman", "Polier"),
    "master": ("Master", "Meister"),
    "grandmaster": ("Grandmaster", "Altmeister"),
}


def test_a_level_has_one_name_in_a_language_wherever_people_meet_it() -> None:
    assert tuple(NAMES) == LEVEL_IDS
    for number, language in enumerate(("en", "de")):
        client = (ROOT / "web" / "src" / "texts" / f"{language}.ftl").read_text("utf-8")
        for level, names in NAMES.items():
            assert f"\nclient-level-{level} = {names[number]}\n" in client
            if level in offered():
                assert Texts(language).say(f"seat-{level}").casefold() == names[number].casefold()
    docs = (ROOT / "docs" / "bots.md").read_text("utf-8")
    assert all(f"| `{level}` | {NAMES[level][1]} |" in docs for level in offered())


def random_game(game_id: str) -> Iterator[bm.State]:
    """Every state of some random games."""
    for seed in range(20):
        state = bm.game(game_id).new(2, seed)
        dice = random.Random(seed)
        while not state.is_over:
            yield state
            state.step(dice.choice(state.legal()))


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("level", offered())
def test_a_forced_move_is_made_at_once(game_id: str, level: str) -> None:
    """With a budget that no patience would survive."""
    state = next(state for state in random_game(game_id) if len(state.legal()) == 1)
    seen = seen_by(bm.game(game_id), state)
    assert make_bot(level).choose(seen, Budget(seconds=1e9)) == state.legal()[0]


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("level", offered())
def test_a_bot_that_has_played_before_chooses_as_a_new_one(game_id: str, level: str) -> None:
    """Players keep buffers; nothing in them may reach the next choice."""
    game = bm.game(game_id)
    used = make_bot(level, seed=4)
    budget = Budget(iterations=15)
    for state in along_a_game(game_id, 3, seed=8, every=50):
        seen: Seen = seen_by(game, state)
        assert used.choose(seen, budget) == make_bot(level, seed=4).choose(seen, budget)


@pytest.mark.parametrize("game_id", GAMES)
def test_records_can_name_level_and_net(game_id: str) -> None:
    net = shipped_net(game_id).version
    assert re.fullmatch(r"[0-9a-f]{8}", net)
    assert version_of("random", game_id) == "1"
    assert version_of("master", game_id) == f"{LEVELS['master'].code}-{net}"
    assert version_of("foreman", game_id) == f"{LEVELS['master'].code}.{LEVELS['foreman'].iterations[game_id]}-{net}"
    assert version_of("greedy", game_id) is None
    for level in offered():
        assert bot(level, "Emil", version_of(level, game_id)).bot is not None


def test_thinking_has_a_cap_in_live_play() -> None:
    for level in LEVELS.values():
        assert level.live.iterations is not None
        if level.live.iterations > 1:
            assert level.live.seconds is not None
            assert level.live.seconds * 2 < level.limit_live
            assert level.slow.seconds is not None
            assert level.slow.seconds * 2 < level.limit_slow
    assert budget_of("master", "caylus") == LEVELS["master"].live
    assert budget_of("ismcts", "caylus") == DEFAULT_BUDGET


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("live", [True, False])
def test_in_every_title_a_level_thinks_longer_than_the_one_below(game_id: str, live: bool) -> None:
    searching = ("journeyman", "setter", "mason", "carver", "foreman", "master")
    thinking = [LEVELS[level].budget(live, game_id).iterations or 0 for level in searching]
    assert all(twice > 2 * once for once, twice in pairwise(thinking)), thinking


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("level", ["setter", "mason", "carver", "foreman"])
def test_the_levels_below_master_are_its_search_with_fewer_iterations(game_id: str, level: str) -> None:
    game, budget = bm.game(game_id), LEVELS[level].budget(live=True, game_id=game_id)
    alone = Budget(iterations=budget.iterations)  # without the clock
    for state in along_a_game(game_id, 2, seed=8, every=60):
        seen = seen_by(game, state)
        assert make_bot(level, 4).choose(seen, alone) == make_bot("master", 4).choose(seen, alone)


def test_a_title_without_its_own_number_has_the_usual_one() -> None:
    assert LEVELS["setter"].budget(live=True, game_id="orchard") == LEVELS["setter"].live


def test_only_master_ponders_so_nobody_waits_for_it() -> None:
    assert [level.id for level in LEVELS.values() if level.ponders] == ["master"]
    others = [LEVELS[level].budget(True, game).iterations for level in offered()[:-1] for game in GAMES]
    assert max(number or 0 for number in others) <= 2000, "some hundredths of a second"
