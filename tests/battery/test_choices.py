"""Choices: a client without any code per game finds every legal action, and draws what would move."""

from __future__ import annotations

import itertools
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import baumeister as bm
from baumeister.bots.door import DEFAULT_BUDGET, make_bot, seen_by
from baumeister.engine.addresses import find
from baumeister.engine.goods import GOOD_NAMES
from baumeister.engine.wire import Choice, Event, Message
from tests.battery.addresses import changed_addresses
from tests.battery.plain import encode
from tests.battery.tables import Table, over_all_tables, over_few_tables, over_games, walk
from tests.battery.test_views import check_message, check_plain, seats_of


def greedy_walk(table: Table, seed: int) -> Iterator[bm.State]:
    """A game of greedy bots, every state of it."""
    bot = make_bot("greedy", seed)
    state = table.new(seed)
    while True:
        yield state
        if state.is_over:
            return
        state.apply(bot.choose(seen_by(table.game, state), DEFAULT_BUDGET))


def check_choices(table: Table, state: bm.State) -> None:
    game = table.game
    choices = state.choices()
    assert [choice.action for choice in choices] == state.legal()
    view = state.view(state.seat)
    shared: dict[tuple[str, ...], list[Choice]] = {}
    for choice in choices:
        assert isinstance(choice, Choice)
        assert choice.name == game.action_name(choice.action)
        for address in (*choice.targets, *([choice.by] if choice.by else [])):
            find(view, address)  # UnknownAddress if it is not there
        for amounts in (choice.costs, choice.brings):
            assert all(amount.count > 0 for amount in amounts)
            assert len({amount.resource for amount in amounts}) == len(amounts), f"{choice.name}: {amounts}"
        if choice.targets:
            shared.setdefault(choice.targets, []).append(choice)
        else:
            assert choice.name.partition(":")[0] in game.buttons, f"{choice.name} has neither target nor button"
        check_message(choice.message, game.id)
    for targets, several in shared.items():
        families = {choice.name.partition(":")[0] for choice in several}
        assert len(several) == 1 or families <= set(game.sharing), f"{targets}: {[c.name for c in several]}"
    keys = Counter(choice.key for choice in choices if choice.key)
    assert all(count == 1 for count in keys.values()), f"one key for two choices: {keys}"


@over_all_tables
def test_every_action_has_its_targets_or_is_a_button(table: Table) -> None:
    for state in walk(table, seed=64):
        if not state.is_over:
            check_choices(table, state)


@over_few_tables
def test_the_same_in_games_of_greedy_bots(table: Table) -> None:
    for state in greedy_walk(table, seed=65):
        if not state.is_over:
            check_choices(table, state)


@over_all_tables
def test_what_would_move_moves_when_the_action_is_carried_out(table: Table) -> None:
    """For every choice of every third state."""
    for number, state in enumerate(walk(table, seed=66)):
        if number % 3:
            continue
        for choice in state.choices():
            after = state.clone()
            after.apply(choice.action)
            told = Counter(move for event in after.events(state.seat) for move in event.moves)
            missing = Counter(choice.moves) - told
            assert not missing, f"{choice.name}: {list(missing)}"


#: Goods that are still to be chosen, and what is no price in goods or money.
WILDCARDS = ("any", "cube")
NOT_PAID = ("workers", "points")
#: Where one of these is asked next, a price is told that is paid only then. Gold of Magna Carta stands for any cube, so
#: while cubes (or the place of what is built) are still to be chosen the price is the printed one. A lock of Villagers
#: is opened when place and way are chosen, and costs the same from the beginning.
PAID_LATER = ("pay", "site", "cover", "lock", "smuggler")
STILL_OPEN = {"magna_carta": ("cover", "pay"), "villagers": ("place", "lock", "column")}


def goods_paid(state: bm.State, seat: int) -> Counter[str]:
    """Goods and money the seat gave away in the last step."""
    heaps = (f"players/{seat}/goods/", f"players/{seat}/deniers", f"players/{seat}/gold")
    found: Counter[str] = Counter()
    for event in state.events(seat):
        for move in event.moves:
            if move.source is not None and move.source.startswith(heaps) and not (move.to or "").startswith(heaps):
                found[move.piece] += move.count
    return found


def check_price(table: Table, state: bm.State, choice: Choice) -> None:
    after = state.clone()
    after.apply(choice.action)
    paid = goods_paid(after, int(state.seat))
    costs = Counter({cost.resource: cost.count for cost in choice.costs if cost.resource not in NOT_PAID})
    following = after.decision
    goes_on = following is not None and (following.seat, after.turn) == (state.seat, state.turn)
    if goes_on and following.name in STILL_OPEN.get(table.game_id, ()) and paid != costs:
        assert paid.total() < costs.total(), f"{choice.name}: {dict(costs)} is paid by {dict(paid)}"
        assert not choice.name.startswith("pay:"), "what is named is paid at once"
        return
    certain = Counter({name: count for name, count in costs.items() if name not in WILDCARDS})
    assert certain == paid, f"{choice.name} costs {dict(costs)}, and {dict(paid)} was paid"
    assert certain == costs or goes_on, f"{choice.name}: nobody is asked how to pay {dict(costs)}"
    moves = Counter[str]()
    for move in choice.moves:
        if move.piece in paid and (move.source or "").startswith(f"players/{state.seat}/"):
            moves[move.piece] += move.count
    assert moves == paid, f"{choice.name}: {dict(paid)} was paid, and only {dict(moves)} would move"


#: No heap of a player: they come later, or are counted by what lies on the table.
NOT_GAINED = ("workers", "tiles", "favor", *WILDCARDS)
POINTS_LIE_ON_CARDS = ("magna_carta",)
#: When the last batch of a castle phase is given, favors are awarded, which are points for beginners.
AWARDS_FOLLOW = {"caylus": "give:"}


def belongs_to_the_step(event: Event) -> bool:
    return event.name != "worker-home" and event.phase != "over"


def check_gain(table: Table, state: bm.State, choice: Choice) -> None:
    """What it brings is what comes, all of it from one cause, and would move; other causes, and whatever comes when the
    worker has gone home or the game is over, are other things that happen afterwards. Nothing of it comes yet where
    the price or the place is still to be chosen."""
    brings = Counter({one.resource: one.count for one in choice.brings if one.resource not in NOT_GAINED})
    if table.game_id in POINTS_LIE_ON_CARDS:
        del brings["points"]
    if not brings:
        return
    own = f"players/{state.seat}/"
    after = state.clone()
    after.apply(choice.action)
    came = [
        (event.cause, move)
        for event in itertools.takewhile(belongs_to_the_step, after.events(state.seat))
        for move in event.moves
        if move.piece in (*GOOD_NAMES, "deniers", "points")
        and (move.to or "").startswith(own)
        and not (move.source or "").startswith(own)
    ]
    first = [move for cause, move in came if cause == came[0][0]]
    if choice.name.startswith(AWARDS_FOLLOW.get(table.game_id, "-")):
        first = first[: len(brings)]
    gained = Counter[str]()
    for move in first:
        gained[move.piece] += move.count
    if gained != brings:
        following = after.decision
        is_later = following is not None and following.seat == state.seat and following.name in PAID_LATER
        assert is_later, f"{choice.name} brings {dict(brings)}, and {dict(gained)} came"
        assert not gained
        return
    missing = Counter(first) - Counter(choice.moves)
    assert not missing, f"{choice.name}: {list(missing)} came and would not have moved"


@over_all_tables
def test_what_it_brings_comes_within_the_step_and_would_move(table: Table) -> None:
    """For every choice of every third state: what follows by itself is part of it."""
    for number, state in enumerate(walk(table, seed=76)):
        if number % 3 == 0 and not state.is_over:
            for choice in state.choices():
                check_gain(table, state, choice)


@over_few_tables
def test_the_same_gains_in_games_of_greedy_bots(table: Table) -> None:
    for state in greedy_walk(table, seed=77):
        if not state.is_over:
            for choice in state.choices():
                check_gain(table, state, choice)


@over_all_tables
def test_what_is_paid_within_the_step_is_the_price(table: Table) -> None:
    """For every choice of every third state: what follows by itself is part of the price."""
    for number, state in enumerate(walk(table, seed=74)):
        if number % 3 == 0 and not state.is_over:
            for choice in state.choices():
                check_price(table, state, choice)


@over_few_tables
def test_the_same_price_in_games_of_greedy_bots(table: Table) -> None:
    """They have goods to choose from more often."""
    for state in greedy_walk(table, seed=75):
        if not state.is_over:
            for choice in state.choices():
                check_price(table, state, choice)


@over_few_tables
def test_keys_are_the_same_wherever_an_action_appears(table: Table) -> None:
    keys: dict[str, set[str]] = {}
    for state in walk(table, seed=67):
        for choice in state.choices():
            keys.setdefault(choice.name, set()).add(choice.key)
            assert len(choice.key) <= 1
    assert all(len(found) == 1 for found in keys.values())


@over_games
def test_the_declared_buttons_are_families_of_the_game(game: bm.Game) -> None:
    families = {name.partition(":")[0] for name in game.catalogue.actions}
    assert set(game.buttons) <= families
    assert set(game.sharing) <= families


@over_games
def test_nothing_is_to_be_chosen_when_the_game_is_over(game: bm.Game) -> None:
    table = Table(game.id, game.players_min, tuple((option.name, option.default) for option in game.options))
    *_, last = walk(table, seed=68)
    assert last.is_over
    assert last.choices() == ()


# ---- events


def names_it(named: str, changed: str) -> bool:
    """Exactly, or something of it, or all of which it is a part; but a field of a player has to be named itself: that
    something has changed with a player tells nobody what."""
    if named == changed or named.startswith(f"{changed}/"):
        return True
    return changed.startswith(f"{named}/") and not re.fullmatch(r"players(/\d+)?", named)


def is_derived(patterns: tuple[str, ...], address: str) -> bool:
    steps = address.split("/")
    for pattern in patterns:
        wanted = pattern.split("/")
        if len(steps) >= len(wanted) and all(one in ("*", two) for one, two in zip(wanted, steps, strict=False)):
            return True
    return False


#: Every event tells its own round, phase and turn; what is asked is no thing on the table.
HEAD = ("round", "phase", "turn", "revealed", "decision")


def untold(table: Table, before: Any, after: Any, events: list[Any]) -> list[str]:
    named = {address for event in events for move in event.moves for address in (move.source, move.to) if address}
    named |= {address for event in events for address in event.changes}
    return [
        address
        for address in changed_addresses(before, after)
        if address.split("/")[0] not in HEAD
        and not is_derived(table.game.derived, address)
        and not any(names_it(name, address) for name in named)
    ]


def check_told(table: Table, states: Iterator[bm.State]) -> None:
    before: dict[int | None, Any] = {}
    for state in states:
        for seat in seats_of(state):
            view = state.view(seat)
            if seat in before:
                missing = untold(table, before[seat], view, state.events(seat))
                assert not missing, f"seat {seat}: {missing} ({[event.name for event in state.events(seat)]})"
            before[seat] = view


@over_all_tables
def test_every_change_between_two_views_is_told(table: Table) -> None:
    """For every seat and for spectators, at every step."""
    check_told(table, walk(table, seed=69))


@over_few_tables
def test_every_change_is_told_in_games_of_greedy_bots(table: Table) -> None:
    check_told(table, greedy_walk(table, seed=70))


@over_all_tables
def test_moves_begin_and_end_at_things_of_the_table(table: Table) -> None:
    """From something that is there before or after (the row it stands in, if the place itself is gone), and the same
    for where it goes; causes too."""
    before: Any = None
    for state in walk(table, seed=71):
        view = state.view(None)
        if before is not None:
            for event in state.events(None):
                check_plain(event)
                addresses = [address for move in event.moves for address in (move.source, move.to, move.via)]
                for address in (*addresses, event.cause, *event.changes):
                    assert address is None or is_there(before, address) or is_there(view, address), (event, address)
        before = view


def is_there(view: Any, address: str) -> bool:
    for part in (address, address.rpartition("/")[0]):
        try:
            find(view, part)
        except bm.BaumeisterError:
            continue
        return True
    return False


def test_a_whole_player_names_none_of_its_fields() -> None:
    assert names_it("players/2/goods", "players/2/goods/wood")
    assert names_it("players/2/goods/wood", "players/2/goods")
    assert names_it("road/3", "road/3/owner")
    for coarse in ("players", "players/2"):
        assert not names_it(coarse, "players/2/points")
    assert names_it("players/2", "players/2")


@over_games
def test_unknown_addresses_are_a_typed_error(game: bm.Game) -> None:
    view = game.new(game.players_min, seed=72).view(0)
    for address in ("", "nothing", "players/9", "players/x", "players/0/nothing", "game/0", "players//", "round/1"):
        with pytest.raises(bm.UnknownAddress) as caught:
            find(view, address)
        assert caught.value.code == "unknown-address"
    assert find(view, "players/1/seat") == 1
    assert find(view, "players/0") is view.players[0]


@over_few_tables
def test_choices_are_data_of_the_wire(table: Table) -> None:
    for number, state in enumerate(walk(table, seed=73)):
        if number % 13 == 0 and not state.is_over:
            for choice in state.choices():
                assert isinstance(choice.message, Message)
                encode(choice)
