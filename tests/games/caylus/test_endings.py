"""Recorded games of both ways Caylus can end, for every player count, replay to their results (see endings.py)."""

from __future__ import annotations

from typing import cast

import pytest

import baumeister as bm
from baumeister.games.caylus.rules.flow import Caylus
from tests.games.caylus.endings import FOLDER


@pytest.mark.rule("caylus-end-06")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("way", ["towers-filled", "bailiff-arrives"])
def test_a_recorded_ending_replays(way: str, players: int) -> None:
    record = bm.Record.load(FOLDER / f"{way}-{players}p.json")
    state = cast(Caylus, record.replay())
    assert state.is_over
    assert state.players == players
    assert record.result is not None
    # Digests of records of version 1 cannot be compared any more; every action, the scores and the winners can.
    assert (tuple(state.scores()), tuple(state.winners())) == (record.result.scores, record.result.winners)
    towers = sum(state.houses[seat * 3 + 2] for seat in range(players))
    if way == "towers-filled":
        assert (towers, state.bailiff < 24) == (14, True)
    else:
        assert (towers < 14, state.bailiff >= 24) == (True, True)
