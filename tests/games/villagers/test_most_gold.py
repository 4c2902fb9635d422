"""Ruling 58: where the owner would choose what to score, the highest value is taken, because it is never worse.

What is scored is gold from the bank for oneself and changes nothing else. So it is enough that more gold never hurts:
whoever has more can do all that somebody with less can do, with the same consequences for everybody, and ends with
exactly as much more.
"""

from __future__ import annotations

import pytest

import baumeister as bm
from baumeister.games.villagers.edge.catalogue import FIGURES
from baumeister.games.villagers.rules import actions as a
from baumeister.games.villagers.rules.components import NOT_COUNTED, Scoring
from baumeister.games.villagers.rules.ending import hold_second_market
from baumeister.games.villagers.rules.flow import Villagers
from baumeister.games.villagers.rules.scoring import value_of
from tests.battery.tables import Player, Table, all_tables
from tests.games.villagers.scene import ANNA, chain, golds, lay, scene

TABLES = all_tables("villagers")


def follow(richer: bm.State, poorer: bm.State) -> None:
    """Go where the poorer one went by itself: without the gold for it, a tinner alone opens a lock."""
    while richer.pending == a.ASK_LOCK and poorer.pending != a.ASK_LOCK:
        richer.apply(a.FREE)


def without_gold(state: bm.State, seat: int) -> list[int]:
    """The whole state but the seat's gold, and what the bank has paid."""
    assert isinstance(state, Villagers)
    same = state.clone()
    assert isinstance(same, Villagers)
    same.gold[seat] = 0
    same.bank = 0
    return same.to_list()


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.rule("vil-score-02")
def test_who_has_more_gold_can_do_the_same_and_ends_with_as_much_more(table: Table) -> None:
    for seed, more in ((1, 1), (2, 7), (3, 1)):
        seat = seed % table.players
        poorer, richer = table.new(seed), table.new(seed)
        assert isinstance(richer, Villagers)
        richer.gold[seat] += more
        player = Player(seed)
        while not poorer.is_over:
            follow(richer, poorer)
            assert without_gold(richer, seat) == without_gold(poorer, seat)
            assert set(poorer.legal()) <= set(richer.legal())
            action = player.choose(poorer.legal())
            poorer.apply(action)
            richer.apply(action)
        follow(richer, poorer)
        assert richer.scores() == [
            score + (more if number == seat else 0) for number, score in enumerate(poorer.scores())
        ]
        assert seat not in poorer.winners() or seat in richer.winners()


@pytest.mark.rule("vil-score-02")
def test_bronze_agent_alchemist_and_nun_take_the_highest_of_what_could_be_chosen() -> None:
    state = scene(profiteers=True, support=True)
    lay(state, ANNA, "hunter", coins=4)
    lay(state, ANNA, "harvester", coins=6)
    lay(state, ANNA, "agent")
    lay(state, ANNA, "locksmith")
    lay(state, ANNA, "nun")
    chain(state, ANNA, "miner", "alchemist")
    silver = [value_of(state, ANNA, FIGURES.silver, person) for person in of_village(state, FIGURES.silver)]
    bronze = [value_of(state, ANNA, FIGURES.bronze, person) for person in of_village(state, FIGURES.bronze)]
    assert max(silver) == 6  # the agent by the harvester, not by the hunter
    assert max(bronze) == 3  # the alchemist by the agent, not by the locksmith
    before = golds(state)[ANNA]
    hold_second_market(state)
    printed = sum(int(FIGURES.gold[state.person[at]]) for at in range(state.laid) if state.village[at] == ANNA)
    assert golds(state)[ANNA] == before + printed + sum(silver) + max(silver) + 4 + 6


def of_village(state: Villagers, table: Scoring) -> list[int]:
    """The own persons that this table scores."""
    own = [int(state.person[at]) for at in range(state.laid) if state.village[at] == ANNA]
    return [person for person in own if table.count[person] != NOT_COUNTED]
