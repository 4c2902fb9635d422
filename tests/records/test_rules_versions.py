"""Recorded games go on with the rules they were begun with, whatever the rules have become since."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable
from importlib import resources
from typing import Any

import pytest
from msgspec.structs import replace

from baumeister import Game, Record, RecordError, game
from baumeister.engine import edge
from baumeister.engine.editions import Edition, Editions
from baumeister.engine.options import Option
from baumeister.games import caylus1303
from baumeister.records import Rules
from tests.records.play import play

GAME_ID = "caylus1303"


def title() -> Game:
    return game(GAME_ID)


@pytest.fixture
def editions(monkeypatch: pytest.MonkeyPatch) -> Editions:
    """The editions of Caylus 1303; what a test adds is gone after it."""
    found = title().editions
    monkeypatch.setattr(found, "_found", dict(found._found))
    return found


@pytest.fixture
def before() -> Record:
    """A game that was recorded before anything changed."""
    return play(GAME_ID, 3, lively=True).with_checks(5)


def publish(monkeypatch: pytest.MonkeyPatch, editions: Editions, edition: Edition) -> None:
    """Make an edition the newest, as a release would."""
    monkeypatch.setitem(editions._found, edition.digest, edition)
    monkeypatch.setattr(editions, "newest", edition)


def corrected(editions: Editions) -> Edition:
    """The figures with one correction: everybody begins with three wood instead of two."""
    text = resources.files(editions.package).joinpath("components.toml").read_text("utf-8")
    old, new = "start_goods = { food = 1, wood = 2, stone = 1 }", "start_goods = { food = 1, wood = 3, stone = 1 }"
    assert text.count(old) == 1
    return editions.add(text.replace(old, new))


def replays_as_before(record: Record) -> None:
    """To the same digests after every fifth entry and the same result, also when it is written down and read again."""
    assert record.checks
    assert record.result is not None
    record.replay()
    for form in (record.to_json(), record.to_text()):
        assert Record.loads(form).replay().digest() == record.result.digest


# ---- a corrected figure


def test_old_records_go_on_with_the_old_figures(
    monkeypatch: pytest.MonkeyPatch, editions: Editions, before: Record
) -> None:
    second = corrected(editions)
    publish(monkeypatch, editions, second)
    assert title().rules_version == (1, second.digest)
    replays_as_before(before)
    assert before.replay().rules_version() == (before.rules.code, before.rules.figures) != title().rules_version
    # Without its rules the game would be another one.
    with pytest.raises(RecordError):
        replace(before, rules=Rules(1, second.digest)).replay()


def test_new_records_are_of_the_new_figures(
    monkeypatch: pytest.MonkeyPatch, editions: Editions, before: Record
) -> None:
    publish(monkeypatch, editions, corrected(editions))
    after = play(GAME_ID, 3, lively=True).with_checks(5)
    assert after.rules.figures == editions.newest.digest != before.rules.figures
    assert after.start().view(0).players[0].goods.wood == before.start().view(0).players[0].goods.wood + 1
    replays_as_before(after)


def test_an_unfinished_game_goes_on_with_the_old_figures(
    monkeypatch: pytest.MonkeyPatch, editions: Editions, before: Record
) -> None:
    half = replace(before, log=before.log[: len(before.log) // 2], checks=(), result=None).checked()
    publish(monkeypatch, editions, corrected(editions))
    assert replace(half, log=before.log, result=before.result).checked().replay().is_over


def test_figures_that_are_not_here_are_named(
    monkeypatch: pytest.MonkeyPatch, editions: Editions, before: Record
) -> None:
    """A record of a later program: of figures this one never had."""
    with monkeypatch.context() as later:
        publish(later, editions, corrected(editions))
        record = play(GAME_ID, 2, most=5)
    monkeypatch.setattr(editions, "_found", {editions.newest.digest: editions.newest})
    with pytest.raises(RecordError) as caught:
        record.replay()
    assert (caught.value.code, caught.value.place.path) == ("record-other-rules", "$.rules.figures")
    assert caught.value.params["part"] == "figures"
    assert (caught.value.params["found"], caught.value.params["here"]) == (record.rules.figures, before.rules.figures)


# ---- a changed rule


@pytest.fixture
def changed_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    """From rules number 2 on, the provost begins one place further back."""
    now = title()

    def set_up(state: Any, players: int) -> None:
        now.set_up(state, players)
        if state.rules >= 2:
            state.provost -= 1

    monkeypatch.setattr(caylus1303, "GAME", dataclasses.replace(now, rules_code=2, set_up=set_up))


def test_old_records_go_on_with_the_old_rule(before: Record, changed_rule: None) -> None:
    assert title().rules_version[0] == 2
    replays_as_before(before)
    assert before.replay().rules == 1


def test_new_records_are_of_the_new_rule(before: Record, changed_rule: None) -> None:
    after = play(GAME_ID, 3, lively=True).with_checks(5)
    assert after.rules.code == 2
    assert after.start().view(None).provost == before.start().view(None).provost - 1
    replays_as_before(after)


def test_a_rule_that_is_not_here_is_named(before: Record) -> None:
    record = replace(before, rules=Rules(2, before.rules.figures))
    with pytest.raises(RecordError) as caught:
        record.replay()
    assert (caught.value.code, caught.value.place.path) == ("record-other-rules", "$.rules.code")
    assert (caught.value.params["part"], caught.value.params["found"], caught.value.params["here"]) == ("code", 2, 1)


# ---- an added field


def test_a_field_added_at_its_default_changes_no_digest(monkeypatch: pytest.MonkeyPatch, before: Record) -> None:
    """Played by a program that did not have the field `rules` yet: today's comes to the same digests."""
    fields = tuple(name for name in title().fields if name != "rules")
    with monkeypatch.context() as earlier:
        earlier.setitem(edge.GAMES, title().state, dataclasses.replace(title(), fields=fields))
        recorded = play(GAME_ID, 3, lively=True).with_checks(5)
        assert "rules" not in recorded.start().field_names()
    assert "rules" in recorded.start().field_names()
    replays_as_before(recorded)
    assert recorded == before


# ---- an added option


def with_option(editions: Editions, change: Callable[[Option], Option | None]) -> Edition:
    """The newest edition, its option `open_points` changed, or taken away."""
    options = [change(option) if option.name == "open_points" else option for option in editions.newest.options]
    return dataclasses.replace(editions.newest, options=tuple(option for option in options if option is not None))


@pytest.mark.parametrize("value", [False, True])
def test_a_record_without_an_option_plays_as_before_the_option_existed(
    monkeypatch: pytest.MonkeyPatch, editions: Editions, value: bool
) -> None:
    """Whatever the default has become since."""
    recorded = play(GAME_ID, 3, options={"open_points": value}, lively=True).with_checks(5)
    data = json.loads(recorded.to_json())
    del data["options"]["open_points"]
    old = Record.loads(json.dumps(data))
    publish(
        monkeypatch,
        editions,
        with_option(editions, lambda option: dataclasses.replace(option, default=not value, before=value)),
    )
    replays_as_before(old)
    # What is not named stays unnamed: the record is written back as it is.
    assert "open_points" not in Record.loads(old.to_text()).options
    # New games write all options down, the new one at its default.
    assert Record.begin(title(), old.seats, 7).options["open_points"] is not value
    assert Record.begin(title(), old.seats, 7).start().view(None).options.open_points is not value


def test_an_option_the_figures_of_the_record_do_not_have_is_refused(
    monkeypatch: pytest.MonkeyPatch, editions: Editions, before: Record
) -> None:
    publish(monkeypatch, editions, with_option(editions, lambda option: None))
    with pytest.raises(RecordError) as caught:
        before.replay()
    assert (caught.value.code, caught.value.place.path) == ("record-setup", "$.options")
