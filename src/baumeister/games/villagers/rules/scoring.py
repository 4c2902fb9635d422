# compiled: mypyc
"""Counting in a village: symbols, chains, silver and bronze (Silbersymbole, Bronzesymbole).

Gold, food and build count on uncovered cards only, suit symbols and padlocks always, coins never as printed gold.
Where a player would choose what to score, the highest value is taken (ruling 58).
"""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.engine.vecs import vec
from baumeister.games.villagers.rules import actions as a
from baumeister.games.villagers.rules import components as c
from baumeister.games.villagers.rules.cards import person_on
from baumeister.games.villagers.rules.components import Scoring
from baumeister.games.villagers.rules.position import Position, take_from_bank


def lent(s: Position, seat: i64, reward: vec[i64]) -> i64:
    """Food or build symbols that the production card lends to its holder."""
    if s.holder != seat:
        return 0
    return reward[s.offer[c.PRODUCTION]]


def symbols(s: Position, seat: i64, what: i64) -> i64:
    """Uncovered food or build symbols, or how many uncovered cards show gold."""
    figures = s.figures
    count: i64 = 0
    for number in range(s.laid):
        if s.village[number] == seat and s.load[number] == 0:
            person = s.person[number]
            if what == c.FOOD_SYMBOLS:
                count += figures.food[person]
            elif what == c.BUILD_SYMBOLS:
                count += figures.build[person]
            elif figures.gold[person] > 0:
                count += 1
    return count


def printed_gold(s: Position, seat: i64, suits: i64) -> i64:
    """Printed gold on the uncovered cards of these suits (bits)."""
    total: i64 = 0
    for number in range(s.laid):
        if s.village[number] == seat and s.load[number] == 0:
            if (suits >> s.figures.suit[s.person[number]]) & 1 != 0:
                total += s.figures.gold[s.person[number]]
    return total


def suit_symbols(s: Position, seat: i64, suit: i64) -> i64:
    count: i64 = 0
    for number in range(s.laid):
        if s.village[number] == seat and s.figures.suit[s.person[number]] == suit:
            count += s.figures.symbols[s.person[number]]
    return count


def suit_sets(s: Position, seat: i64, suits: i64) -> i64:
    """Complete sets of one symbol of each of these suits."""
    fewest: i64 = -1
    for suit in range(c.SUITS):
        if (suits >> suit) & 1 != 0:
            count = suit_symbols(s, seat, suit)
            if fewest < 0 or count < fewest:
                fewest = count
    return fewest


def padlocks(s: Position, seat: i64) -> i64:
    count: i64 = 0
    for number in range(s.laid):
        if s.village[number] == seat and s.figures.lock[s.person[number]] >= 0:
            count += 1
    return count


def village_cards(s: Position, seat: i64) -> i64:
    """Cards of the village, basics, monks, apprentices and founders included (rulings 26, 39)."""
    count: i64 = 0
    for number in range(s.laid):
        if s.village[number] == seat:
            count += 1
    return count


def has_person(s: Position, seat: i64, person: i64) -> bool:
    return copies_in_village(s, seat, person) > 0


def copies_in_village(s: Position, seat: i64, person: i64) -> i64:
    count: i64 = 0
    for number in range(s.laid):
        if s.village[number] == seat and s.person[number] == person:
            count += 1
    return count


def coins_in_village(s: Position, seat: i64) -> i64:
    total: i64 = 0
    for number in range(s.laid):
        if s.village[number] == seat:
            total += s.coins[number]
    return total


def most_coins(s: Position, seat: i64) -> i64:
    most: i64 = 0
    for number in range(s.laid):
        if s.village[number] == seat and s.coins[number] > most:
            most = s.coins[number]
    return most


def persons_with_coins(s: Position, seat: i64) -> i64:
    count: i64 = 0
    for number in range(s.laid):
        if s.village[number] == seat and s.coins[number] > 0:
            count += 1
    return count


def chains(s: Position, seat: i64, length: i64) -> i64:
    """Bottom cards that make at least this many cards with everything on them (ruling 28)."""
    size: vec[i64] = vec[i64]([0] * c.VILLAGE_ROOM)
    count: i64 = 0
    for number in range(s.laid):
        if s.village[number] == seat:
            bottom = number
            while s.under[bottom] >= 0:
                bottom = s.under[bottom]
            size[bottom] += 1
            if size[bottom] == length:
                count += 1
    return count


def special_cards_in_hand(s: Position, seat: i64) -> i64:
    """By the backs: no front is shown."""
    count: i64 = 0
    for at in range(seat * c.HAND_ROOM, seat * c.HAND_ROOM + s.hand_size[seat]):
        if s.figures.suit[person_on(s.hand[at])] == c.SPECIAL:
            count += 1
    return count


def count_of(s: Position, seat: i64, table: Scoring, row: i64) -> i64:
    """What a row of a scoring table counts for the seat."""
    what = table.count[row]
    if what in (c.SUIT_SYMBOLS, c.SUIT_SETS):
        return suit_sets(s, seat, table.suits[row])
    if what == c.PADLOCKS:
        return padlocks(s, seat)
    if what in (c.GOLD_SYMBOLS, c.FOOD_SYMBOLS, c.BUILD_SYMBOLS):
        return symbols(s, seat, what)
    if what == c.PRINTED_GOLD:
        return printed_gold(s, seat, table.suits[row])
    if what == c.COINS_ON_ONE:
        return most_coins(s, seat)
    if what == c.PERSONS_WITH_COINS:
        return persons_with_coins(s, seat)
    if what == c.VILLAGE_CARDS:
        return village_cards(s, seat)
    if what == c.CHAINS:
        return chains(s, seat, table.length[row])
    if what == c.BEST_SILVER:
        return best_silver(s, seat, False)
    assert what == c.SPECIAL_HAND
    return special_cards_in_hand(s, seat)


def value_of(s: Position, seat: i64, table: Scoring, row: i64) -> i64:
    """Gold a silver or bronze card brings now; rounded down."""
    return table.gold[row] * (count_of(s, seat, table, row) // table.per[row])


def best_silver(s: Position, seat: i64, only_once: bool) -> i64:
    """The highest present silver value of a person, or (the nun) of one that is in the village exactly once."""
    silver = s.figures.silver
    best: i64 = 0
    for number in range(s.laid):
        person = s.person[number]
        if s.village[number] == seat and silver.count[person] != c.NOT_COUNTED:
            if not only_once or copies_in_village(s, seat, person) == 1:
                value = value_of(s, seat, silver, person)
                if value > best:
                    best = value
    return best


def score_silver(s: Position, seat: i64) -> None:
    """Every silver person by itself, then the nun, who is not a silver person herself (ruling 35)."""
    silver = s.figures.silver
    for number in range(s.laid):
        person = s.person[number]
        if s.village[number] == seat:
            if silver.count[person] != c.NOT_COUNTED:
                pay_silver(s, seat, number, value_of(s, seat, silver, person))
            elif person == c.NUN:
                pay_silver(s, seat, number, best_silver(s, seat, True))


def pay_silver(s: Position, seat: i64, number: i64, value: i64) -> None:
    take_from_bank(s, seat, value)
    s.tell(a.SILVER, seat, s.person[number], value, number)


def score_bronze(s: Position, seat: i64) -> None:
    """After every build phase, and only one bronze card of each player: the best."""
    bronze = s.figures.bronze
    best: i64 = 0
    scored: i64 = -1
    for number in range(s.laid):
        person = s.person[number]
        if s.village[number] == seat and bronze.count[person] != c.NOT_COUNTED:
            value = value_of(s, seat, bronze, person)
            if value > best:
                best = value
                scored = number
    if scored >= 0:
        take_from_bank(s, seat, best)
        s.tell(a.BRONZE, seat, s.person[scored], best, scored)
