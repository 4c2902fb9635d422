"""What is neither made nor lost in Caylus Magna Carta, counted from the spec's numbers and not with the rules.

`check_position` looks at one state, `check_action` at what an action changed and whether its events account for it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import cast

import baumeister as bm
from baumeister.engine.catalogue import Event
from baumeister.games.magna_carta.edge.catalogue import FIGURES
from baumeister.games.magna_carta.rules.flow import MagnaCarta

# Spec 1.1, 1.2 and 2: literal on purpose.
WORKERS_EACH = 4
GOODS = ("food", "wood", "stone", "gold")
SECTIONS = ("dungeon", "walls", "towers")
TILES = {2: (5, 6, 7), 3: (6, 7, 8), 4: (7, 8, 9)}
CARD_CUBES = {2: 2, 3: 4, 4: 4}
MOST_ROUNDS = {2: 18, 3: 21, 4: 24}
NAMES = FIGURES.card_names
DECK = NAMES[5:17]
PRESTIGE = NAMES[17:24]
STORED = {"small_farm": "food", "small_sawmill": "wood", "small_quarry": "stone"}
NOT_FOR_BEGINNERS = ("notary", "church", "hotel")


def cards_in(bits: int, names: Sequence[str]) -> list[str]:
    return list(_cards_in(int(bits), tuple(names)))


@cache
def _cards_in(bits: int, names: tuple[str, ...]) -> tuple[str, ...]:
    """Asked for the same few sets millions of times in soak."""
    return tuple(name for number, name in enumerate(names) if (bits >> number) & 1)


def pile_of(s: MagnaCarta, seat: int) -> list[str]:
    return [DECK[card] for card in s.pile[seat * 12 : seat * 12 + s.pile_size[seat]]]


def check_position(state: bm.State) -> None:
    """Workers, cards and prestige cards are all there, each once, and nothing is negative."""
    s = cast(MagnaCarta, state)
    _check_road(s)
    _check_cards(s)
    standing = Counter(s.worker)
    for seat in range(s.players):
        assert s.workers[seat] + standing[seat] == WORKERS_EACH, f"workers of seat {seat}"
    for row in (s.goods, s.deniers, s.workers, s.tiles, s.stock, s.cubes, s.offered, s.pile_size):
        assert min(row) >= 0
    assert all(left <= full for left, full in zip(s.stock, TILES[s.players], strict=True))
    held = sum(s.tiles)
    assert held + sum(s.stock) <= sum(TILES[s.players]), "tiles from nowhere"
    assert s.round <= MOST_ROUNDS[s.players], "ruling 54"
    for row in (s.goods[s.players * 4 :], s.deniers[s.players :], s.workers[s.players :], s.tiles[s.players * 3 :]):
        assert not any(row), "a seat that nobody sits on has something"


def _check_road(s: MagnaCarta) -> None:
    road = range(1, s.length + 1)
    assert NAMES[s.card[s.players]] == "neutral_peddler", "the Peddler is the last neutral card"
    assert all((s.owner[place] < 0) == (place <= s.players) for place in road)
    assert all(s.card[place] < 0 for place in range(s.length + 1, 53))
    assert s.provost == 0 if s.beginner else 1 <= s.provost <= s.length
    for place in road:
        card, top = NAMES[s.card[place]], NAMES[s.top[place]]
        assert top == card or top == "residence" or top in PRESTIGE
        assert top == card or (card in DECK and card != "notary"), "no Notary and no neutral card is ever turned"
        most = CARD_CUBES[s.players] if card in STORED and top == card else 0
        assert s.cubes[place] <= most, "cubes where none can lie"
        assert top == card or s.worker[place] < 0 or NAMES[s.top[place]] == "residence"
        assert not (s.chosen >> place) & 1 or (top == card and s.worker[place] >= 0)


def _check_cards(s: MagnaCarta) -> None:
    """Every deck is complete: hand, pile, discard pile and road; so are the prestige cards."""
    gone = NOT_FOR_BEGINNERS if s.beginner else ()
    for seat in range(s.players):
        hand, known = cards_in(s.hand[seat], DECK), cards_in(s.known[seat], DECK)
        pile, discard = pile_of(s, seat), cards_in(s.discard[seat], DECK)
        built = [NAMES[s.card[place]] for place in range(1, s.length + 1) if s.owner[place] == seat]
        assert sorted(hand + pile + discard + built) == sorted(set(DECK) - set(gone)), f"cards of seat {seat}"
        assert set(known) <= set(hand)
        assert s.pile_size[seat] or set(known) == set(hand), "with an empty pile the hand is known"
        assert all(card < 0 for card in s.pile[seat * 12 + s.pile_size[seat] : seat * 12 + 12])
    laid = [NAMES[top] for top in s.top if top >= 0 and NAMES[top] in PRESTIGE]
    fronts = [name for seat in range(s.players) for name in cards_in(s.front[seat], PRESTIGE)]
    assert not (laid if s.beginner else fronts)
    assert sorted(cards_in(s.display, PRESTIGE) + laid + fronts) == sorted(set(PRESTIGE) - set(gone))


def check_action(before: bm.State, after: bm.State, events: Sequence[Event]) -> None:
    """Cubes, deniers, tiles, workers, cards and the Provost change only as the events say."""
    old, new = cast(MagnaCarta, before), cast(MagnaCarta, after)
    goods, deniers, workers = list(old.goods), list(old.deniers), list(old.workers)
    tiles, stock, cubes = list(old.tiles), list(old.stock), list(old.cubes)
    hands = [cards_in(bits, DECK) for bits in old.hand]
    sizes = [len(hand) for hand in hands]
    discards = [set(cards_in(bits, DECK)) for bits in old.discard]
    provost, length = int(old.provost), int(old.length)
    for event in events:
        data, name = event.data, event.name
        seat, count = cast(int, data.get("seat", -1)), cast(int, data.get("count", 0))
        place = cast(int, data.get("place", 0))
        assert -1 <= seat < new.players
        if name in ("gained", "paid"):
            assert count > 0
            goods[seat * 4 + GOODS.index(str(data["good"]))] += count if name == "gained" else -count
        elif name in ("deniers-gained", "deniers-paid"):
            assert count > 0
            deniers[seat] += count if name == "deniers-gained" else -count
        elif name in ("tiles-taken", "tiles-removed"):
            assert count > 0
            section = SECTIONS.index(str(data["section"]))
            stock[section] -= count
            if name == "tiles-taken":
                tiles[seat * 3 + section] += count
        elif name == "placed":
            workers[seat] -= 1
            assert (old.worker[place], NAMES[new.card[place]]) == (-1, data["card"])
        elif name in ("worker-home", "not-reached"):
            workers[seat] += 1
            assert (old.worker[place], new.worker[place]) == (seat, -1)
        elif name in ("cubes-laid", "cubes-returned"):
            assert STORED[NAMES[new.card[place]]] == data["good"]
            cubes[place] += count if name == "cubes-laid" else -count
        elif name == "card-cube-taken":
            assert STORED[NAMES[new.card[place]]] == data["good"]
            cubes[place] -= 1
            goods[seat * 4 + GOODS.index(str(data["good"]))] += 1
        elif name == "built":
            length += 1
            sizes[seat] -= 1
            assert (place, data["card"], new.owner[place]) == (length, NAMES[new.card[place]], seat)
        elif name == "discarded":
            sizes[seat] -= 1
            assert data["card"] in hands[seat]
            discards[seat].add(str(data["card"]))
        elif name == "reshuffled":
            assert count == len(discards[seat])
            discards[seat].clear()
        elif name == "drew-hidden":
            sizes[seat] += count
        elif name in ("provost-moved", "provost-advanced"):
            provost += cast(int, data["steps"])
            assert provost == place
        elif name == "turned":
            assert (NAMES[new.top[place]], old.top[place]) == ("residence", old.card[place])
        elif name == "round-begun":
            assert (new.round, new.start_seat) == (data["number"], seat)
        else:
            assert name != "drew", "a card that was drawn is told to its player alone"
    assert list(new.goods) == goods, "cubes without an event"
    assert list(new.deniers) == deniers, "deniers without an event"
    assert (list(new.tiles), list(new.stock)) == (tiles, stock), "tiles without an event"
    assert list(new.cubes) == cubes, "cubes on a card without an event"
    assert list(new.workers) == workers, "workers without an event"
    assert [len(cards_in(bits, DECK)) for bits in new.hand] == sizes, "cards in hand without an event"
    assert [set(cards_in(bits, DECK)) for bits in new.discard] == discards, "discards without an event"
    assert (new.provost, new.length) == (provost, length)
    _check_tops(old, new, events)


def _check_tops(old: MagnaCarta, new: MagnaCarta, events: Sequence[Event]) -> None:
    """A card turns, a residence is covered; nothing else, and always told."""
    told = {(event.data["place"], "residence") for event in events if event.name == "turned"}
    told |= {
        (event.data["place"], str(event.data["card"]))
        for event in events
        if event.name == "prestige-built" and event.data["place"]
    }
    changed = set()
    for place in range(1, old.length + 1):
        if old.top[place] != new.top[place]:
            now = NAMES[new.top[place]]
            assert now == "residence" or NAMES[old.top[place]] == "residence"
            changed.add((place, now))
    assert changed == told
