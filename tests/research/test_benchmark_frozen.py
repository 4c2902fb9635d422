"""The rungs of a published suite stay as they are, whatever nets this program plays with later."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from baumeister.arena.executor import LocalExecutor
from baumeister.bots import level_bots, levels
from baumeister.bots.nets import NetData, new_net, shipped_net
from baumeister.research.benchmark import frozen
from baumeister.research.benchmark.check import Claim, read_claim
from baumeister.research.benchmark.errors import BadResult, SuiteOutgrown
from baumeister.research.benchmark.frozen import find_net, version_here
from baumeister.research.benchmark.rungs import ask_rungs
from baumeister.research.benchmark.suite import find_suite, suite_names
from tests.research.benchmarks import play, small_suite

#: Journeyman and Master with few iterations, at one table.
SUITE = small_suite(("magna_carta-2p",), rungs=4)
SUITE = replace(SUITE, rungs=SUITE.rungs[2:])


def other_net(game_id: str) -> NetData:
    return new_net(game_id, seed=5)


@pytest.fixture
def newer_nets(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if this program had been given other nets since."""
    for module in (level_bots, levels):
        monkeypatch.setattr(module, "styled_net", lambda game_id, style: other_net(game_id))
    monkeypatch.setattr(frozen, "shipped_net", other_net)


def test_every_net_of_a_published_suite_is_kept() -> None:
    for name in suite_names():
        for rung in find_suite(name).rungs:
            for game_id, version in rung.entrant.versions.items():
                if levels.LEVELS[rung.entrant.bot].has_net:
                    net = find_net(game_id, version.rpartition("-")[2])
                    assert net is not None
                    assert version.endswith(f"-{net.version}")


@pytest.mark.usefixtures("newer_nets")
def test_a_version_is_here_if_its_net_is_kept() -> None:
    kept = f"1-{shipped_net('caylus').version}"
    now = f"1-{other_net('caylus').version}"
    assert levels.version_of("journeyman", "caylus") == now != kept
    assert version_here("journeyman", "caylus", kept) == kept
    assert version_here("journeyman", "caylus", "1-00000000") == now
    assert version_here("journeyman", "caylus", kept.replace("1-", "0-")) == now
    assert version_here("apprentice", "caylus", "0") == levels.version_of("apprentice", "caylus")


def test_rungs_play_the_same_with_a_newer_net_and_the_agent_does_not(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    before = play(SUITE, tmp_path / "random.jsonl", "random")
    play(SUITE, tmp_path / "journeyman.jsonl", "journeyman")
    old = read_claim(tmp_path / "journeyman.jsonl", SUITE)
    request.getfixturevalue("newer_nets")
    assert play(SUITE, tmp_path / "random again.jsonl", "random") == before
    play(SUITE, tmp_path / "journeyman again.jsonl", "journeyman")
    new = read_claim(tmp_path / "journeyman again.jsonl", SUITE)
    assert old.header.agent.versions != new.header.agent.versions
    assert [game.actions for game in old.games] != [game.actions for game in new.games]
    for claim in (old, new):
        assert len(list(ask_rungs(claim, LocalExecutor()))) == len(claim.games)
    mixed = Claim(new.file, new.suite, replace(new.header, agent=old.header.agent), new.games)
    relabelled = tuple(replace(game, record=other.record) for game, other in zip(new.games, old.games, strict=True))
    with pytest.raises(BadResult):
        list(Claim(mixed.file, mixed.suite, mixed.header, relabelled).replay())


def test_a_rung_whose_net_is_gone_is_outgrown(tmp_path: Path) -> None:
    rung = SUITE.rungs[0]
    lost = replace(rung.entrant, versions={"magna_carta": "1-00000000"})
    with pytest.raises(SuiteOutgrown, match="journeyman of magna_carta 1-00000000"):
        play(replace(SUITE, rungs=(replace(rung, entrant=lost),)), tmp_path / "result.jsonl")
