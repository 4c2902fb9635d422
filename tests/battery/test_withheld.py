"""What a hand holds for a question and cannot choose: the reason comes with the choices, and is the rules' own."""

from __future__ import annotations

import random

import baumeister as bm
from baumeister.engine.addresses import find
from baumeister.engine.edge import withheld
from tests.battery.tables import Table, few_tables, over_few_tables, walk


def hand_of(state: bm.State) -> list[str]:
    """Addresses of the cards of the seat that is asked."""
    seat = int(state.seat)
    held = getattr(state.view(seat).players[seat], "hand", None) or ()
    return [f"players/{seat}/hand/{getattr(card, 'card', card)}" for card in held]


@over_few_tables
def test_it_is_what_is_at_hand_and_refused_with_the_reason_that_why_not_gives(table: Table) -> None:
    game = table.game
    for state in walk(table, seed=71):
        found = withheld(state)
        if state.is_over:
            assert not found
            continue
        view, legal = state.view(state.seat), set(state.legal())
        for one in found:
            find(view, one.target)  # UnknownAddress if it is not there
            assert game.action(one.name) not in legal
            assert one.refusal == state.why_not(game.action(one.name))
        kind = game.catalogue.decisions[state.pending]
        if any(answer.at_hand for answer in kind.answers):
            lit = {target for choice in state.choices() for target in choice.targets}
            assert {one.target for one in found} == set(hand_of(state)) - lit, kind.name
        else:
            assert not found


@over_few_tables
def test_it_tells_nothing_that_the_seat_does_not_know(table: Table) -> None:
    for number, state in enumerate(walk(table, seed=72)):
        if not state.is_over:
            assert withheld(state.determinize(int(state.seat), number)) == withheld(state)


def test_with_the_missing_cubes_a_card_of_magna_carta_can_be_built_and_with_one_fewer_it_cannot() -> None:
    chance, tried = random.Random(7), 0
    for table in few_tables("magna_carta"):
        for state in walk(table, seed=73):
            for one in withheld(state):
                if one.refusal.code == "cannot-pay":
                    tried += 1
                    check_missing(table.game, state, one.name, one.refusal.missing, chance)
    assert tried > 100


GOODS = ["food", "wood", "stone", "gold"]


def check_missing(game: bm.Game, state: bm.State, name: str, missing: dict[str, int], chance: random.Random) -> None:
    assert missing
    assert all(count > 0 for count in missing.values())
    cubes = [resource for resource, count in missing.items() for _ in range(count)]
    chance.shuffle(cubes)
    for count in range(len(cubes) + 1):
        richer = state.clone()
        for cube in cubes[:count]:
            good = chance.choice(GOODS) if cube == "cube" else cube
            richer.goods[int(state.seat) * len(GOODS) + GOODS.index(good)] += 1  # type: ignore[attr-defined]
        assert (game.action(name) in richer.legal()) == (count == len(cubes)), (name, missing, cubes[:count])


def test_what_a_person_of_villagers_lacks_is_named() -> None:
    lacking = set[str]()
    for table in few_tables("villagers"):
        for state in walk(table, seed=74):
            seat = int(state.seat)
            for one in withheld(state):
                missing, player = one.refusal.missing, state.view(seat).players[seat]
                if one.refusal.code == "no-room" and missing:
                    (person,) = missing
                    assert not any((c.stands_for or c.person) == person and c.places > 0 for c in player.village)
                    lacking.add(person)
                elif missing:
                    assert player.gold + missing["gold"] == table.game.components.tables["lock"]["cost"]
    assert len(lacking) > 8
