"""The story groups what happened by events: who, and in which round, phase and turn."""

from __future__ import annotations

import pytest

from baumeister.cli.story import event_lines
from baumeister.engine.messages import SeatParam
from baumeister.engine.wire import Event, Message
from baumeister.tables import Happened, with_words
from tests.cli.test_boards import make_desk
from tests.games.caylus1303.scene import GAME, activate, goods, play, scene, worker


def worded(events: list[Event]) -> list[Happened]:
    return [with_words(GAME, event) for event in events]


def test_what_a_player_does_in_one_turn_shares_a_line() -> None:
    state = scene()
    goods(state, 1, wood=2, stone=1)
    worker(state, 1, 3)
    activate(state)
    events: list[Event] = []
    for action in ("build:wood_tailor", "pay:stone"):
        play(state, action)
        events += state.events(None)
    lines = [line.plain for line in event_lines(make_desk(100), worded(events))]
    assert lines == [
        (
            "✿ Bruno pays 1 wood, pays 1 stone, builds Tailor on space 15, gains 4 prestige points, takes"
            " the worker from space 3 back to the camp"
        )
    ]


@pytest.mark.parametrize("language", ["de", "en"])
def test_another_turn_begins_another_line_and_rounds_stand_alone(language: str) -> None:
    state = scene(players=2)
    events: list[Event] = []
    for action in ("place:site", "pass", "place:1", "pass"):
        play(state, action)
        events += state.events(None)
    state = scene(players=2, workers=0)
    for action in ("pass", "pass"):
        play(state, action)
        events += state.events(None)
    lines = [line.plain for line in event_lines(make_desk(100, language), worded(events))]
    assert len([line for line in lines if line.startswith("★ Anna")]) >= 3
    begun = next(line for line in lines if "2" in line and line.startswith("─") and "Anna" in line)
    assert begun.startswith("─ Round 2" if language == "en" else "─ Runde 2")


def test_whether_a_deed_joins_a_line_is_asked_of_the_event_and_not_of_its_text() -> None:
    """A text that does not begin with the player would be a mistake, but it does not tear the line."""
    state = scene(players=2)
    play(state, "place:site")
    deed = next(event for event in state.events(None) if event.doer == 0)
    lines = [line.plain for line in event_lines(make_desk(100), [Happened(deed, Message("caylus1303"))] * 2)]
    assert lines == ["★ Caylus 1303, Caylus 1303"]


def test_a_player_who_is_named_twice_in_a_deed_keeps_the_second_name() -> None:
    state = scene(players=2)
    play(state, "place:site")
    deed = next(event for event in state.events(None) if event.doer == 0)
    said = Message("villagers-event-coins-laid", {"seat": SeatParam(0), "owner": SeatParam(0), "card": 4, "gold": "2"})
    lines = [line.plain for line in event_lines(make_desk(100), [Happened(deed, said)] * 2)]
    assert lines == ["★ Anna lays 2 on no. 4 of Anna, lays 2 on no. 4 of Anna"]
