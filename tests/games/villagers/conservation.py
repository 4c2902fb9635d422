"""What is neither made nor lost in Villagers, counted from the spec's numbers and not with the rules.

`check_position` looks at one state, `check_action` at what an action changed and whether its events account for it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import cast

import baumeister as bm
from baumeister.engine.catalogue import Event
from baumeister.games.villagers.edge.catalogue import FIGURES
from baumeister.games.villagers.rules.flow import Villagers

# Spec 1.1, 1.2 and 2: literal on purpose.
BASICS = ("lumberjack", "hayer", "miner")
BASICS_EACH = 10
SUPPORT = ("benefactor", "nun", "pigeoneer", "prophet", "recruiter")
PROFITEERS = {"arkwright": 1, "carter": 1, "alchemist": 1, "captain": 1, "wholesaler": 2, "freelancer": 2}
WOOL_AND_LEATHER = ("shepherd", "spinner", "weaver", "tailor", "tanner", "saddler", "cobbler")
VILLAGERS = 50
COPIES = 2
MOST_CARRIED = 2

NAMES = FIGURES.names
STACK, HAND, DRAFTED = 40, 112, 5


def whole_box(s: Villagers) -> Counter[str]:
    """Every card of this table, founders apart."""
    box = Counter(dict.fromkeys(NAMES[4 : 4 + VILLAGERS], COPIES))
    if s.players < 4:
        for name in WOOL_AND_LEATHER:
            del box[name]
    if s.support:
        box.update(SUPPORT)
    if s.profiteers:
        box.update(PROFITEERS)
    box.update(dict.fromkeys(BASICS, BASICS_EACH))
    return box


def check_position(state: bm.State) -> None:
    """Every card is there exactly once, villages are well built, and all gold adds up with the bank to nothing."""
    s = cast(Villagers, state)
    assert cards_of(s) == whole_box(s)
    _check_villages(s)
    gold = [int(count) for count in s.gold]
    assert min(gold) >= 0
    assert min(s.row_coins) >= 0
    assert min(s.coins) >= 0
    assert sum(gold) + sum(s.row_coins) + sum(s.coins) + s.bank == 0, "gold came or went"
    assert all(coins == 0 or s.row[place] >= 0 for place, coins in enumerate(s.row_coins)), "coins on no card"
    for seat in range(s.players):
        hand = [int(card) for card in s.hand[seat * HAND : (seat + 1) * HAND]]
        size = s.hand_size[seat]
        assert hand[:size] == sorted(hand[:size], key=lambda card: (card & 8191, card)), "a hand out of order"
        own = 8192 | 16 if seat == 4 else 1 << seat
        assert all(card & 32 and card & own for card in hand[:size]), "a hand its holder does not know"
        assert not any(hand[size:])


def cards_of(s: Villagers) -> Counter[str]:
    """All cards by name, wherever they are; the two sides of the founders are not counted."""
    numbers = [int(person) for person in s.row if person >= 0]
    for pile in range(7):
        numbers += [(int(card) >> 6) & 127 for card in s.pile[pile * STACK : pile * STACK + s.pile_size[pile]]]
    for seat in range(s.players):
        numbers += [(int(card) >> 6) & 127 for card in s.hand[seat * HAND : seat * HAND + s.hand_size[seat]]]
        numbers += [int(person) for person in s.drafted[seat * DRAFTED : seat * DRAFTED + s.drafted_count[seat]]]
    numbers += [int(person) for person in s.person[: s.laid]]
    for person, count in enumerate(s.discard):
        numbers += [person] * int(count)
    cards = Counter(map(NAMES.__getitem__, numbers))
    cards.update(name for i, name in enumerate(SUPPORT) if (s.box >> i) & 1)
    cards.update({name: int(count) for name, count in zip(BASICS, s.basics, strict=True)})
    in_the_air(s, cards)
    founders = cards.pop("founders", 0) + cards.pop("founders_back", 0)
    assert founders == s.players, "founders"
    return +cards


def in_the_air(s: Villagers, cards: Counter[str]) -> None:
    """Cards that are being laid: monks of a column, the person itself, an apprentice that has no place yet."""
    # A monk or apprentice that an apprentice took is the lowest card of its column.
    taken = NAMES[s.taken] if s.taken >= 0 else "monk"
    cards["monk"] += int(s.column) - (taken == "apprentice")
    cards["apprentice"] += taken == "apprentice"
    asked = "over" if s.is_over else s.decision.name
    if asked == "apprentice":
        cards["apprentice"] += 1
    # A smuggler lies on the discard pile already while its lock is opened.
    if s.laying >= 0 and NAMES[s.laying] != "smuggler":
        cards[NAMES[s.laying]] += 1


def _check_villages(s: Villagers) -> None:
    """Each card lies on the table or on a card of the same village; covered cards bear no coins; jokers are covered."""
    load = Counter(int(s.under[card]) for card in range(s.laid))
    for card in range(s.laid):
        under = int(s.under[card])
        assert -1 <= under < s.laid
        assert under != card
        assert under < 0 or s.village[under] == s.village[card]
        assert s.load[card] == load[card] <= MOST_CARRIED
        assert load[card] == 0 or s.coins[card] == 0, "coins on a covered card"
        if NAMES[s.person[card]] in ("monk", "apprentice"):
            assert load[card] > 0, "a joker on top"
        if under >= 0:
            needed = FIGURES.requires[s.role[card]]
            assert s.role[under] == needed, "a broken chain"
        else:
            assert FIGURES.requires[s.role[card]] < 0


#: What an event changes of a seat's supply, by its sign.
TO_SUPPLY = {"smuggled", "bronze", "development-won", "market-gold", "market-coins", "silver", "coins-kept"}
FROM_SUPPLY = {"recruited", "lock-other", "lock-bank"}


def check_action(before: bm.State, after: bm.State, events: Sequence[Event]) -> None:
    """Supplies, coins on persons and hands' sizes change only as the events say."""
    old, new = cast(Villagers, before), cast(Villagers, after)
    gold = [int(count) for count in old.gold]
    coins = Counter({card: int(count) for card, count in enumerate(old.coins) if count})
    laid = int(old.laid)
    for event in events:
        data = {name: value for name, value in event.data.items() if isinstance(value, int)}
        seat, card, amount = data.get("seat", -1), data.get("card", -1), data.get("gold", 0)
        if event.name == "drafted-row":
            gold[seat] += data["coins"]
        elif event.name in TO_SUPPLY:
            gold[seat] += amount
        elif event.name in FROM_SUPPLY:
            gold[seat] -= amount
        if event.name in ("lock-own", "lock-other"):
            coins[card] += amount
        elif event.name == "hired":
            gold[seat] -= 1
            coins[card] += 1
        elif event.name == "coins-kept":
            coins[card] -= amount
        elif event.name in ("laid", "basic-taken"):
            assert card == laid
            laid += 1
    assert [int(count) for count in new.gold] == gold, "gold without an event"
    assert {card: int(count) for card, count in enumerate(new.coins) if count} == dict(+coins), "coins without an event"
    assert new.laid == laid, "a card laid without an event"
