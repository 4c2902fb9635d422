"""Whatever is a whole number to Python is one to us, numpy's integers included; the rest is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import baumeister as bm
from baumeister.arena.book import Book
from baumeister.arena.contest import Contest
from baumeister.arena.simulate import Plan, run
from baumeister.bots.door import make_bot
from baumeister.bots.match import play_game
from baumeister.records import Record, human
from baumeister.tables import Act, KeptTable, Table, TakeBack, no_clock


class Integer:
    """As numpy's integers are: no int, but a whole number by `__index__`."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


def foreign(value: int) -> Any:
    return Integer(value)


GAMES = ("caylus", "caylus1303", "magna_carta", "villagers")
NO_INTEGERS = (True, False, 1.0, "1", None, [1], b"1")


@pytest.mark.parametrize("game_id", GAMES)
def test_players_seeds_actions_and_seats_may_be_integers_of_any_kind(game_id: str) -> None:
    game = bm.game(game_id)
    state, plain = game.new(foreign(3), foreign(7)), game.new(3, 7)
    assert state.digest() == plain.digest()
    for _ in range(30):
        action, seat = plain.legal()[0], int(plain.seat)
        assert game.action_name(foreign(action)) == game.action_name(action)
        assert state.why_not(foreign(action)) is None
        assert state.view(foreign(seat)) == plain.view(seat)
        assert state.determinize(foreign(seat), foreign(5)).digest() == plain.determinize(seat, 5).digest()
        state.apply(foreign(action))
        plain.apply(action)
        assert state.events(foreign(seat)) == plain.events(seat)
    assert state.digest() == plain.digest()


@pytest.mark.parametrize("value", NO_INTEGERS)
def test_what_is_no_integer_is_refused_as_before(value: Any) -> None:
    game = bm.game("caylus1303")
    state = game.new(2, 1)
    with pytest.raises(bm.BadPlayers):
        game.new(value, 1)
    with pytest.raises(bm.IllegalAction):
        state.apply(value)
    with pytest.raises(bm.IllegalAction):
        game.action_name(value)
    if value is not None:  # a seed nobody names is drawn, and None is a spectator
        with pytest.raises(bm.BadSeed):
            game.new(2, value)
        with pytest.raises(bm.BadSeat):
            state.view(value)


def test_options_that_are_numbers_may_be_integers_of_any_kind() -> None:
    game = bm.game("caylus")
    given = game.new(2, 1, {"lawyer_points": foreign(3)})
    assert given.digest() == game.new(2, 1, {"lawyer_points": 3}).digest()


@pytest.mark.parametrize("options", [[1], "x", 7, {1, 2}, [("first_game", True)]])
def test_options_that_are_no_mapping_are_a_typed_error(options: Any) -> None:
    with pytest.raises(bm.BadOption, match="mapping"):
        bm.game("caylus1303").new(2, 1, options)


def test_a_record_of_nothing_is_a_typed_error() -> None:
    with pytest.raises(bm.RecordError):
        Record.load(None)  # type: ignore[arg-type]


def test_a_file_with_a_byte_order_mark_is_read() -> None:
    record = Record.begin(bm.game("caylus1303"), [human("A"), human("B")], seed=foreign(5))
    for text in (record.to_json(), record.to_text()):
        assert Record.loads(b"\xef\xbb\xbf" + text.encode()) == record


def test_plans_and_matches_take_integers_of_any_kind() -> None:
    plan = Plan("caylus1303", players=foreign(2), games=foreign(2), first_seed=foreign(3))
    assert plan == Plan("caylus1303", players=2, games=2, first_seed=3)
    assert run(plan, workers=1).games == 2
    bots = [make_bot("random", foreign(1)), make_bot("random", foreign(2))]
    result = play_game(bm.game("caylus1303"), foreign(2), bots, foreign(3))
    assert result == play_game(bm.game("caylus1303"), 2, bots, 3)


def test_contests_take_integers_of_any_kind_and_keep_pythons(tmp_path: Path) -> None:
    contest = Contest("caylus1303", ("random", "greedy"), foreign(2), games=foreign(2), first_seed=foreign(3))
    assert contest == Contest("caylus1303", ("random", "greedy"), 2, games=2, first_seed=3)
    Book(tmp_path, contest)  # writes them down


def test_a_bot_may_answer_with_an_integer_of_any_kind() -> None:
    class Foreign:
        name = "foreign"

        def choose(self, seen: Any, budget: Any) -> Any:
            return foreign(seen.legal[0])

    assert play_game(bm.game("caylus1303"), 2, [Foreign(), Foreign()], seed=1).winners


def test_tables_take_integers_of_any_kind_and_keep_pythons() -> None:
    kept = KeptTable.begin("caylus1303", [human("A"), human("B")], foreign(7), clock=no_clock)
    table: Table = kept.table
    seat = table.seat
    action = table.legal(foreign(seat))[0]
    assert table.choices(foreign(seat))
    assert table.why_not(foreign(seat), foreign(action)) is None
    kept.do(Act(foreign(seat), foreign(action), foreign(0)))
    assert type(table.owners_record().log[0].seat) is int  # type: ignore[union-attr]
    kept.do(TakeBack(foreign(seat), foreign(1), consent=(1 - seat,)))
    assert Record.loads(table.owners_record().to_json()).log == table.owners_record().log


@pytest.mark.parametrize("game_id", GAMES)
def test_the_repr_of_a_state_says_game_players_round_seat_and_digest(game_id: str) -> None:
    state = bm.game(game_id).new(3, 7)
    for word in (game_id, "3 players", f"round {state.round}", f"seat {state.seat}", state.digest()):
        assert word in repr(state)
    while not state.is_over:
        state.apply(state.legal()[0])
    assert ", over, " in repr(state)
