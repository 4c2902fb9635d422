"""Recorded games for every way the game ends, at every player count: they replay to their results."""

from __future__ import annotations

import pytest

import baumeister as bm
from baumeister.records import Action
from tests.games.magna_carta.endings import ENDS, FOLDER, end_of, file_of


@pytest.mark.rule("mc-end-01")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("end", ENDS)
def test_a_recorded_game_ends_as_it_did(players: int, end: str) -> None:
    record = bm.Record.load(file_of(players, end))
    state = record.replay()
    assert state.is_over
    assert record.result is not None
    # Digests of records of version 1 cannot be compared any more; every action, the scores and the winners can.
    assert (tuple(state.scores()), tuple(state.winners())) == (record.result.scores, record.result.winners)
    assert len(record.seats) == players
    game = bm.game("magna_carta")
    again = game.new(players, seed=int(record.seed, 16))
    found = [
        way for entry in record.log if isinstance(entry, Action) and (way := end_of(again, game.action(entry.action)))
    ]
    assert found == [end]
    assert again.digest() == state.digest()


def test_there_are_no_others() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {file_of(n, end).name for n in (2, 3, 4) for end in ENDS}
