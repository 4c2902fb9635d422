"""Events as bytes: put together from remembered parts, they are what encoding the whole event gives."""

from __future__ import annotations

import random

import msgspec
import pytest

import baumeister as bm
from baumeister.hub import wording
from baumeister.hub.protocol import Happened
from baumeister.hub.wording import Wording
from baumeister.tables import RawEvent


def raw_events(game: bm.Game, seed: int) -> list[RawEvent]:
    """Everything a whole game tells, for all seats."""
    state, chance, told = game.new(4, seed=seed), random.Random(seed), list[RawEvent]()
    while not state.is_over:
        state.apply(chance.choice(state.legal()))
        told += state.log or ()
    return told


@pytest.mark.parametrize("game_id", bm.games())
def test_every_event_is_worded_as_if_it_were_the_first_of_its_kind(
    game_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Over two whole games, the second with much remembered; and with so little room that all is forgotten again."""
    game = bm.game(game_id)
    told = raw_events(game, 1) + raw_events(game, 2)
    remembered, forgetful = Wording(game), Wording(game)
    for raw in told:
        event = game.catalogue.event(raw)
        whole = msgspec.json.encode(Happened(event, game.event_message(event)))
        assert bytes(remembered.happened(raw)) == whole
        monkeypatch.setattr(wording, "MOST", 3)
        assert bytes(forgetful.happened(raw)) == whole
        monkeypatch.undo()
    assert len(remembered._rests) < len(told)
    assert len(forgetful._rests) <= 3
