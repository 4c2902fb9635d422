"""The way of a move through a table: what is asked of the game before a commit is asked once."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from baumeister import Game, Record
from baumeister.records import human
from baumeister.tables import Act, Settings, Table


def counting(real: Callable[..., Any], asked: Counter[Any], key: Callable[..., Any]) -> Callable[..., Any]:
    def call(*arguments: Any) -> Any:
        asked[key(*arguments)] += 1
        return real(*arguments)

    return call


def test_before_a_commit_a_move_is_looked_up_once_and_each_position_asked_once(
    title: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The position before the move, and each one after it in which the table looks whether anybody has a choice."""
    record = Record.begin(title, [human(name) for name in "ABCDE"[: title.players_min]], 7)
    table = Table(record, settings=Settings(auto_forced=True))
    kind = type(table._state)
    dice = random.Random(1)
    forced = 0
    while table.number < 150 and not table.is_over:
        name = title.action_name(dice.choice(table.legal(table.seat)))
        legal: Counter[str] = Counter()
        looked_up: Counter[str] = Counter()
        with monkeypatch.context() as patch:
            for ask in ("legal", "is_legal", "apply"):
                patch.setattr(kind, ask, counting(getattr(kind, ask), legal, lambda state, *_: state.digest()))
            patch.setattr(type(title), "action", counting(type(title).action, looked_up, lambda _, name: name))
            commit = table.propose(Act(table.seat, name, table.number))
        assert looked_up == {name: 1}
        assert set(legal.values()) == {1}
        assert len(legal) <= 1 + len(commit.entries)
        forced += len(commit.entries) - 1
        table.accept(commit)
    assert forced or title.id not in ("caylus", "caylus1303")
