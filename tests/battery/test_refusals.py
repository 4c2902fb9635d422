"""A refusal cites the rule that forbids the thing: a reviewed list for every game, with the words that say so."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import baumeister as bm
from baumeister.engine.errors import REFUSAL_CODES
from tests.battery.refused import met_in_random_games, reviewed_of
from tests.battery.tables import over_games

#: A worked example tells what happened once; it forbids nothing.
EXAMPLE = re.compile(r"-example-\d")


def ids_in_refusals(game: bm.Game) -> set[str]:
    """Every rule that the game's refusals can cite, by their source."""
    modules = {
        function.__module__
        for kind in game.catalogue.decisions
        for function in (kind.otherwise, *[answer.check for answer in kind.answers])
        if function is not None
    }
    files = [import_module(module).__file__ for module in modules if module.startswith(game.package)]
    source = "".join(Path(file).with_suffix("").with_suffix(".py").read_text("utf-8") for file in files if file)
    return set(re.findall(r'"([a-z0-9_-]+)"', source)) & set(game.ledger)


@over_games
def test_every_refusal_in_random_games_cites_a_rule_that_was_reviewed_for_it(game: bm.Game) -> None:
    listed = {(refused, entry.rule) for entry in reviewed_of(game.id) for refused in entry.refuses}
    met = met_in_random_games(game.id, range(3), every=3)
    missing = {key: name for key, name in met.items() if key not in listed}
    assert not missing, f"python -m tests.battery.refused {game.id} 3"
    assert len({refused for refused, _rule in met}) >= len({refused for refused, _rule in listed}) // 2


@over_games
def test_the_words_that_forbid_the_thing_stand_in_the_rule(game: bm.Game) -> None:
    for entry in reviewed_of(game.id):
        assert entry.words in game.ledger[entry.rule].text, entry
        assert len(entry.words.split()) >= 2, entry


@over_games
def test_every_rule_in_the_source_of_the_refusals_was_reviewed(game: bm.Game) -> None:
    """Random games do not meet all of them."""
    assert ids_in_refusals(game) == {entry.rule for entry in reviewed_of(game.id)}


@over_games
def test_the_list_names_what_there_is(game: bm.Game) -> None:
    catalogue = game.new(game.players_min, seed=1).catalogue()
    decisions = {decision.name for decision in catalogue.decisions}
    actions = {game.action_name(action).split(":")[0] for action in range(game.action_count)}
    lines = [(refused, entry.rule) for entry in reviewed_of(game.id) for refused in entry.refuses]
    assert len(lines) == len(set(lines))
    for refused, _rule in lines:
        decision, action, code = refused.split()
        assert decision in decisions, refused
        assert action in actions, refused
        assert code in REFUSAL_CODES, refused


@over_games
def test_no_refusal_cites_a_worked_example(game: bm.Game) -> None:
    assert not [name for name in ids_in_refusals(game) if EXAMPLE.search(name)]
