"""The public names, and that every error a caller can cause is typed, has a code and a clear sentence."""

from __future__ import annotations

import inspect
from typing import Any

import msgspec
import pytest

import baumeister as bm
from baumeister.engine import errors
from baumeister.engine.errors import REFUSAL_CODES, Refusal, refuse
from baumeister.engine.ledger import load_ledger
from baumeister.engine.options import Option, settle
from tests.battery.tables import over_games

PUBLIC = {
    "BadOption", "BadPlayers", "BadSeat", "BadSeed", "BadState", "BaumeisterError", "Game", "IllegalAction", "Record",
    "RecordError", "Refusal", "State", "UnknownGame", "__version__", "compiled", "form", "game", "games",
}  # fmt: skip


def test_public_names_are_there_and_none_gets_lost() -> None:
    assert set(bm.__all__) >= PUBLIC
    for name in bm.__all__:
        assert hasattr(bm, name), name


def test_the_example_of_the_front_page_runs() -> None:
    game = bm.game("caylus1303")
    state = game.new(players=4, seed=7)
    while not state.is_over:
        state.apply(state.legal()[0])
    assert len(state.scores()) == 4
    assert state.winners()


def test_form_is_one_of_two() -> None:
    assert bm.form() == ("compiled" if bm.compiled() else "interpreted")


@pytest.mark.parametrize("name", ["caylus1304", "Caylus1303", "", "chess", "../caylus1303", "caylus1303 "])
def test_unknown_games_are_refused_by_name(name: str) -> None:
    with pytest.raises(bm.UnknownGame) as caught:
        bm.game(name)
    assert caught.value.code == "unknown-game"
    assert caught.value.params["known"] == ", ".join(bm.games())
    for known in bm.games():
        assert known in str(caught.value)


@pytest.mark.parametrize("name", [None, 7, True, b"caylus1303", ["caylus1303"], 1.5])
def test_what_is_no_name_is_an_unknown_game_too(name: Any) -> None:
    with pytest.raises(bm.UnknownGame):
        bm.game(name)


def test_a_near_miss_is_hinted_at() -> None:
    with pytest.raises(bm.UnknownGame, match="did you mean 'caylus1303'"):
        bm.game("caylus133")


@over_games
def test_a_title_is_loaded_once_and_knows_its_id(game: bm.Game) -> None:
    assert bm.game(game.id) is game
    assert 1 <= game.players_min <= game.players_max


def all_errors() -> list[type[bm.BaumeisterError]]:
    found = [bm.BaumeisterError]
    for kind in found:
        found += [heir for heir in kind.__subclasses__() if heir not in found]
    return found


def test_every_error_has_a_code_of_its_own() -> None:
    codes = [kind.code for kind in all_errors()]
    assert len(set(codes)) == len(codes)
    for kind in all_errors():
        assert issubclass(kind, Exception)
        assert kind.code == kind.code.lower().replace(" ", "-") != ""
    here = [kind for _, kind in inspect.getmembers(errors, inspect.isclass) if issubclass(kind, bm.BaumeisterError)]
    assert len(here) >= 9


def test_refusal_codes_are_a_closed_list() -> None:
    assert len(set(REFUSAL_CODES)) == len(REFUSAL_CODES)
    with pytest.raises(AssertionError):
        Refusal("because")


def test_illegal_action_says_what_and_why() -> None:
    error = bm.IllegalAction("place:5", refuse("not-enough", "1303-planning-16", have=1, need=2))
    assert str(error) == "place:5: not-enough, have 1, need 2 (1303-planning-16)"
    assert error.code == "illegal-action"
    assert error.action == "place:5"
    assert error.refusal.params == {"have": 1, "need": 2}


def test_refusals_are_data_of_the_wire() -> None:
    refusal = refuse("occupied", "1303-planning-03", place=7)
    with pytest.raises(AttributeError):
        refusal.code = "empty"  # type: ignore[misc]
    encoded = msgspec.json.encode(refusal)
    assert encoded == b'{"code":"occupied","rule":"1303-planning-03","params":{"place":7}}'
    assert msgspec.json.decode(encoded, type=Refusal) == refusal
    assert refusal == refuse("occupied", "1303-planning-03", place=7)


@over_games
@pytest.mark.parametrize("action", [-1, 10**9, None, True, "pass", 1.0])
def test_names_of_actions_that_are_none_are_refused(game: bm.Game, action: Any) -> None:
    with pytest.raises(bm.IllegalAction) as caught:
        game.action_name(action)
    assert caught.value.refusal.code == "unknown-action"


@over_games
@pytest.mark.parametrize("name", ["no such action", "", None, 0, True, b"pass"])
def test_actions_of_unknown_name_are_refused(game: bm.Game, name: Any) -> None:
    with pytest.raises(bm.IllegalAction) as caught:
        game.action(name)
    assert caught.value.refusal.code == "unknown-action"


@over_games
@pytest.mark.parametrize("action", [-1, 10**9, None, True, "pass", 1.0])
def test_actions_that_are_none_have_no_words(game: bm.Game, action: Any) -> None:
    view = game.new(game.players_min, seed=1).view(0)
    with pytest.raises(bm.IllegalAction) as caught:
        game.action_message(view, action)
    assert caught.value.refusal.code == "unknown-action"


@pytest.mark.parametrize("step", ["00", "000", "-1", "+0", " 0", "0 ", "0_0", "٠", "²", "99", "9" * 5000, "", "x"])
def test_a_thing_has_one_address(step: str) -> None:
    view = bm.game("caylus").new(3, seed=1).view(0)
    assert bm.find(view, "order/0") == view.order[0]
    with pytest.raises(bm.UnknownAddress):
        bm.find(view, f"order/{step}")


# ---- options


OPTIONS = (
    Option("open", True, "x-1", before=False),
    Option("rounds", 9, "x-2", before=7, choices=(7, 8, 9)),
    Option("side", "a", "x-3", before="a", choices=("a", "b")),
)


def test_a_recorded_game_without_an_option_was_begun_before_it_existed() -> None:
    assert settle("toy", OPTIONS, {}, recorded=True) == {"open": False, "rounds": 7, "side": "a"}
    assert settle("toy", OPTIONS, {"open": True, "side": "b"}, recorded=True) == {
        "open": True,
        "rounds": 7,
        "side": "b",
    }


def test_options_are_settled_in_the_order_of_the_game() -> None:
    assert settle("toy", OPTIONS, None) == {"open": True, "rounds": 9, "side": "a"}
    assert list(settle("toy", OPTIONS, {"side": "b", "open": False})) == ["open", "rounds", "side"]
    assert settle("toy", OPTIONS, {"side": "b", "rounds": 7}) == {"open": True, "rounds": 7, "side": "b"}


@pytest.mark.parametrize(
    "wish",
    [{"open": 1}, {"open": 0}, {"open": "true"}, {"open": None}, {"rounds": 10}, {"rounds": True}, {"rounds": 9.0},
     {"side": "A"}, {"side": 1}, {"other": True}, {"open": True, "Open": True}],
)  # fmt: skip
def test_options_of_wrong_name_type_or_value_are_refused(wish: dict[str, Any]) -> None:
    with pytest.raises(bm.BadOption) as caught:
        settle("toy", OPTIONS, wish)
    assert caught.value.code == "bad-option"
    assert caught.value.params["game"] == "toy"


@pytest.mark.parametrize("wish", [{"side": "b" * 10_000}, {"b" * 10_000: True}, "b" * 10_000])
def test_an_error_does_not_repeat_all_of_a_wish(wish: Any) -> None:
    with pytest.raises(bm.BadOption) as caught:
        settle("toy", OPTIONS, wish)
    assert len(str(caught.value)) < 250
    assert all(len(str(value)) < 100 for value in caught.value.params.values())


def test_a_seat_that_is_none_is_not_repeated_in_full() -> None:
    with pytest.raises(bm.BadSeat) as caught:
        bm.game("caylus").new(3, seed=1).view("b" * 10_000)
    assert len(str(caught.value)) < 250


def test_wishes_are_left_as_they_were() -> None:
    wishes = {"open": False}
    settle("toy", OPTIONS, wishes)
    assert wishes == {"open": False}


# ---- the ledger's reader


def test_ledger_is_read_in_its_order_with_sources() -> None:
    ledger = load_ledger("baumeister.games.caylus1303")
    assert len(ledger) == 173
    first = next(iter(ledger.values()))
    assert first.id == "1303-setup-01"
    assert "Fairground" in first.text
    assert first.source.startswith("seed p. 2")


def test_a_package_without_a_ledger_is_an_error() -> None:
    with pytest.raises(FileNotFoundError):
        load_ledger("baumeister.engine")
