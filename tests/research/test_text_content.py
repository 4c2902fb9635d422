"""Prompts say everything that a view says, and nothing that a seat cannot know."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator
from fnmatch import fnmatch
from typing import Any

import msgspec
import pytest

import baumeister as bm
from baumeister.research.spec import observed_games
from baumeister.research.text.pen import pen_of
from baumeister.research.text.prompt import NOT_SAID, prompt, question_of, sheet, sheet_module
from baumeister.research.text.sheets import plain
from baumeister.texts.catalogue import LANGUAGES
from tests.battery.tables import Table, few_tables, some_states, tables_of_this_round
from tests.wall.harness import hidden_of

GAMES = observed_games()
over_few_tables = pytest.mark.parametrize(
    "table", [table for game_id in GAMES for table in tables_of_this_round(few_tables(game_id))], ids=str
)
Path = tuple[str | int, ...]
#: Changes of every field, and values among which the new one is drawn.
CHANGES = 6
MOST_VALUES = 20
SAME = object()


def pattern(path: Path) -> str:
    return "/".join("*" if isinstance(step, int) else step for step in path)


def leaves(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Everything that can change by itself: numbers, words, lists of them, and lists of things as a whole."""
    if isinstance(value, dict):
        for name, part in value.items():
            yield from leaves(part, (*path, name))
    elif has_things(value):
        yield path, value
        for index, part in enumerate(value):
            yield from leaves(part, (*path, index))
    else:
        yield path, value


def at(value: Any, path: Path) -> Any:
    for step in path:
        value = value[step]
    return value


def changed(value: Any, path: Path, new: Any) -> Any:
    """A copy with another value at one place."""
    if not path:
        return new
    copy = value.copy()
    copy[path[0]] = changed(value[path[0]], path[1:], new)
    return copy


def is_said(game: bm.Game, path: Path) -> bool:
    """Must the sheet say this? What asks is said by the question and its actions; what follows need not be said."""
    found = pattern(path)
    unsaid = (*NOT_SAID, "decision", "decision/*", *game.derived, *sheet_module(game.id).FOLLOWS)
    return not any(fnmatch(found, one) or found.startswith(one.removesuffix("*") + "/") for one in unsaid)


def views_of(game_id: str, seed: int) -> list[Any]:
    """Views of several tables, options and seats."""
    tables = few_tables(game_id)
    found = []
    for number, table in enumerate(tables):
        for state in some_states(table, seed=seed + number, every=37):
            found += [] if state.is_over else [state.view(seat) for seat in range(table.players)]
    return found


@pytest.mark.parametrize("game_id", GAMES)
def test_a_change_of_any_leaf_of_a_view_changes_the_sheet(game_id: str) -> None:
    game = bm.game(game_id)
    views = [msgspec.json.decode(msgspec.json.encode(view)) for view in views_of(game_id, seed=5)]
    values: dict[tuple[str, int], list[Any]] = defaultdict(list)  # that a field has somewhere with so many players
    places: dict[str, list[tuple[int, Path]]] = defaultdict(list)  # where it is
    for number, view in enumerate(views):
        for path, value in leaves(view):
            if is_said(game, path):
                field = pattern(path)
                places[field].append((number, path))
                pool = values[(field, len(view["players"]))]
                if value not in pool and len(pool) < MOST_VALUES:
                    pool.append(value)
    dice = random.Random(6)
    untried = set()
    for field, found in places.items():
        left = CHANGES
        for number, path in dice.sample(found, len(found)):
            view = views[number]
            new = other_value(at(view, path), values[(field, len(view["players"]))], dice)
            if new is not SAME and left:
                left -= 1
                before = msgspec.convert(view, game.view_type)
                after = msgspec.convert(changed(view, path, new), game.view_type)
                language = LANGUAGES[left % len(LANGUAGES)]
                assert sheet(game, after, language) != sheet(game, before, language), f"{path} -> {new}"
        if left == CHANGES:
            untried.add(field)
    changing = {field for (field, _), pool in values.items() if len(pool) > 1}
    assert not changing & untried, "every field that ever changes was changed"


def other_value(value: Any, values: list[Any], dice: random.Random) -> Any:
    """Another value that this field had somewhere; a list of things loses one."""
    if has_things(value):
        gone = dice.randrange(len(value))
        return value[:gone] + value[gone + 1 :]
    others = [other for other in values if other != value and not has_things(other)]
    return dice.choice(others) if others else SAME


def has_things(value: Any) -> bool:
    return isinstance(value, list) and any(isinstance(part, dict) for part in value)


def shown(view: Any) -> bytes:
    """The view without what no prompt says."""
    found: dict[str, Any] = msgspec.to_builtins(view)
    for name in NOT_SAID:
        del found[name]
    return msgspec.json.encode(found)


@over_few_tables
def test_prompts_differ_exactly_where_views_do(table: Table) -> None:
    """Everything that may follow from a position, side by side: positions that differ in next to nothing. This
    holds the question and its actions to the whole decision."""
    game = table.game
    compared = 0
    for state in some_states(table, seed=81, every=29):
        children = []
        for action in state.legal()[:12]:
            child = state.clone()
            child.step(action)
            children += [] if child.is_over else [child]
        texts: dict[str, bytes] = {}
        for child in children:
            seat = int(child.seat)
            view = child.view(seat)
            text = prompt(game, view, child.choices(), LANGUAGES[seat % len(LANGUAGES)])
            assert texts.setdefault(text, shown(view)) == shown(view)
            compared += 1
        assert len(set(texts.values())) == len(texts), "equal views have equal prompts"
    assert compared > 10


@pytest.mark.parametrize("game_id", GAMES)
def test_a_game_without_a_sheet_of_its_own_is_written_field_by_field(game_id: str) -> None:
    game = bm.game(game_id)
    pen = pen_of(game_id, "en")
    states = list(some_states(few_tables(game_id)[0], seed=84, every=50))
    texts = {"\n".join(plain.lines(pen, state.view(0))): shown(state.view(0)) for state in states}
    assert len(texts) == len(set(texts.values()))
    names = [
        name for name in game.view_type.__struct_fields__ if is_said(game, (name,)) and name not in plain.ELSEWHERE
    ]
    assert all(f"{name}: " in next(iter(texts)) for name in names)


@over_few_tables
def test_prompts_say_nothing_that_a_seat_cannot_know(table: Table) -> None:
    hidden = hidden_of(table.game_id)
    dice = random.Random(82)
    compared = 0
    for state in some_states(table, seed=82, every=41):
        if state.is_over:
            continue
        language = dice.choice(LANGUAGES)
        seat = int(state.seat)
        text = question_of(state, table.game, language).text
        assert text == prompt(table.game, state.view(seat), state.choices(), language)
        for other in (hidden.permute(state, seat, dice.getrandbits(32)), state.determinize(seat, dice.getrandbits(32))):
            assert question_of(other, table.game, language).text == text
            compared += 1
    assert compared


@pytest.mark.parametrize("game_id", GAMES)
def test_prompts_are_whole_in_both_languages(game_id: str) -> None:
    """No sign of the screen, no id instead of a word, no line that ends in nothing."""
    for view_seed in (1, 2):
        table = few_tables(game_id)[view_seed]
        for state in some_states(table, seed=83, every=19):
            if state.is_over:
                continue
            for language in LANGUAGES:
                text = question_of(state, table.game, language).text
                assert not set(text) & set("♝⌂●▦♛♜♟−"), text
                assert all(line == line.rstrip() and "  " not in line.strip() for line in text.splitlines()), text
                assert "prompt-" not in text
                assert "None" not in text
