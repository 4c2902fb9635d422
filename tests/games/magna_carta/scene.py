"""Sets up positions of Caylus Magna Carta for tests: a round that a test fills with what it needs.

A scene is a game with the road Park, Forest, Quarry, Peddler (as many of them as the player count has neutral cards,
the Peddler last), nobody has cubes or deniers, hands are empty, every deck is in its pile in ascending order (the top
card is the Church), seat 0 is start player and is asked for an action in round 1. The castle's stock is full.
"""

from __future__ import annotations

import baumeister as bm
from baumeister.games.magna_carta.edge.catalogue import FIGURES
from baumeister.games.magna_carta.rules import actions as a
from baumeister.games.magna_carta.rules.castle import begin_castle
from baumeister.games.magna_carta.rules.components import DECK, DECK_FIRST, GOOD_NAMES, GOODS, SECTION_NAMES
from baumeister.games.magna_carta.rules.effects import begin_effects
from baumeister.games.magna_carta.rules.flow import MagnaCarta, advance
from baumeister.games.magna_carta.rules.position import ACTIONS
from baumeister.games.magna_carta.rules.provost import begin_provost

GAME = bm.game("magna_carta")
RED, GREEN, ORANGE, BLUE = range(4)
NEUTRALS = ("neutral_park", "neutral_forest", "neutral_quarry")
CARDS = FIGURES.card_names[DECK_FIRST : DECK_FIRST + DECK]


def scene(players: int = 4, beginner: bool = False) -> MagnaCarta:
    """The scene described above."""
    state = GAME.new(players, seed=1, options={"beginner": beginner})
    assert isinstance(state, MagnaCarta)
    for place in range(1, players):
        state.card[place] = state.top[place] = FIGURES.card(NEUTRALS[place - 1])
    for seat in range(players):
        cards(state, seat)
        goods(state, seat)
        state.deniers[seat] = 0
    state.start_seat = 0
    state.round = 1
    state.phase = ACTIONS
    state.cursor = 0
    state.action_seat = -1
    go_on(state)
    return state


def go_on(state: MagnaCarta) -> None:
    """Run to the next decision."""
    state.pending = a.NOTHING
    advance(state)


# ---- putting things on the table


def goods(state: MagnaCarta, seat: int, **counts: int) -> None:
    """The seat has exactly these cubes."""
    for number, name in enumerate(GOOD_NAMES):
        state.goods[seat * GOODS + number] = counts.pop(name, 0)
    assert not counts


def deniers(state: MagnaCarta, *counts: int) -> None:
    """So many deniers, seat by seat."""
    for seat, count in enumerate(counts):
        state.deniers[seat] = count


def stock(state: MagnaCarta, *counts: int) -> None:
    """So many tiles in Dungeon, Walls and Towers."""
    for section, count in enumerate(counts):
        state.stock[section] = count


def lay(state: MagnaCarta, card: str, owner: int, side: str = "building", cubes: int | None = None) -> int:
    """A player's card at the end of the road, turned ("residence") or covered (a prestige card's name); its place."""
    number = FIGURES.card(card)
    state.length += 1
    state.card[state.length] = number
    state.top[state.length] = number if side == "building" else FIGURES.card(side)
    state.owner[state.length] = owner
    if FIGURES.stored[number] >= 0 and side == "building":
        state.cubes[state.length] = (2 if state.players == 2 else 4) if cubes is None else cubes
    if side not in ("building", "residence"):
        state.display &= ~(1 << (FIGURES.card(side) - FIGURES.card("theatre")))
    cards(state, owner, *cards_of(state, owner))
    return int(state.length)


def worker(state: MagnaCarta, seat: int, place: int) -> None:
    """A worker of the seat stands on this place, taken from its stock."""
    assert state.worker[place] < 0
    state.workers[seat] -= 1
    state.worker[place] = seat


def cards(state: MagnaCarta, seat: int, *hand: str, discard: tuple[str, ...] = (), pile: int | None = None) -> None:
    """These cards in hand and discard pile; the others that are not on the road in the pile, at most so many.

    What the pile has no room for lies on the discard pile too. The hand is known only if the pile is empty."""
    built = [int(state.card[place]) for place in range(1, state.length + 1) if state.owner[place] == seat]
    beginner = state.beginner != 0
    out = [DECK_FIRST + number for number in range(DECK) if beginner and not FIGURES.in_beginner[DECK_FIRST + number]]
    rest = [
        number
        for number, name in enumerate(CARDS)
        if name not in hand and name not in discard and DECK_FIRST + number not in (*built, *out)
    ]
    lying = rest if pile is None else rest[len(rest) - pile :]
    thrown = [number for number in rest if number not in lying] + [CARDS.index(name) for name in discard]
    state.hand[seat] = sum(1 << CARDS.index(name) for name in hand)
    state.discard[seat] = sum(1 << number for number in thrown)
    for place in range(DECK):
        state.pile[seat * DECK + place] = lying[place] if place < len(lying) else -1
    state.pile_size[seat] = len(lying)
    state.known[seat] = 0 if lying else state.hand[seat]


# ---- going on to a moment


def everybody_passed(state: MagnaCarta, *order: int) -> None:
    """All have passed, in this order (else in seat order), without the denier for the first."""
    for number, seat in enumerate(order or range(state.players)):
        state.bridge[number] = seat
    state.bridge_count = state.players
    state.passed = (1 << state.players) - 1
    state.action_seat = -1


def to_provost(state: MagnaCarta, *order: int) -> None:
    """Go to phase 3."""
    everybody_passed(state, *order)
    begin_provost(state)
    go_on(state)


def to_effects(state: MagnaCarta, provost: int | None = None) -> None:
    """Go to phase 4 with the workers that stand on the road; the Provost on the last card or on this place."""
    everybody_passed(state)
    if not state.beginner:
        state.provost = provost or state.length
    begin_effects(state)
    go_on(state)


def to_castle(state: MagnaCarta, *order: int) -> None:
    """Go to phase 5."""
    everybody_passed(state, *order)
    begin_castle(state)
    go_on(state)


def act(state: MagnaCarta, seat: int = 0) -> None:
    """This seat takes its turn now in phase 2."""
    state.action_seat = (seat - 1) % state.players
    state.phase = ACTIONS
    go_on(state)


# ---- acting and looking


def legal(state: MagnaCarta, family: str = "") -> set[str]:
    """Names of the legal actions, of one family if named."""
    names = {GAME.action_name(action) for action in state.legal()}
    return {name for name in names if name.startswith(family)}


def only(state: MagnaCarta, *names: str) -> None:
    """Exactly these actions are legal, and every other one is refused with a reason."""
    assert legal(state) == set(names)
    open_actions = {name for name in GAME.catalogue.actions if state.why_not(GAME.action(name)) is None}
    assert open_actions == set(names)


def play(state: MagnaCarta, *names: str) -> None:
    """Carry out these actions, one after the other."""
    for name in names:
        state.apply(GAME.action(name))


def asked(state: MagnaCarta) -> tuple[str, int]:
    """Name of the decision and the seat that is asked; ("over", -1) at the end."""
    return ("over", -1) if state.is_over else (state.decision.name, state.decision.seat)


def refusal(state: MagnaCarta, name: str) -> tuple[str, str]:
    """Code and ledger id of the reason why an action is refused."""
    reason = state.why_not(GAME.action(name))
    assert reason is not None, f"{name} is legal"
    return reason.code, reason.rule


def told(state: MagnaCarta, seat: int | None = None) -> list[tuple[str | int | None, ...]]:
    """What the last action did, as a seat may see it: the name of each event and its values in their order."""
    return [(event.name, *event.data.values()) for event in state.events(seat)]


def goods_of(state: MagnaCarta, seat: int) -> dict[str, int]:
    """The cubes a seat has, without the zeros."""
    counts = {name: int(state.goods[seat * GOODS + number]) for number, name in enumerate(GOOD_NAMES)}
    return {name: count for name, count in counts.items() if count}


def tiles_of(state: MagnaCarta, seat: int) -> tuple[int, ...]:
    return tuple(int(count) for count in state.tiles[seat * len(SECTION_NAMES) : (seat + 1) * len(SECTION_NAMES)])


def stock_of(state: MagnaCarta) -> tuple[int, ...]:
    return tuple(int(count) for count in state.stock)


def cards_of(state: MagnaCarta, seat: int) -> set[str]:
    """The hand of a seat."""
    return {name for number, name in enumerate(CARDS) if (state.hand[seat] >> number) & 1}


def known_of(state: MagnaCarta, seat: int) -> set[str]:
    return {name for number, name in enumerate(CARDS) if (state.known[seat] >> number) & 1}


def discard_of(state: MagnaCarta, seat: int) -> set[str]:
    return {name for number, name in enumerate(CARDS) if (state.discard[seat] >> number) & 1}


def piles(state: MagnaCarta, seat: int) -> tuple[int, int, int]:
    """Numbers of cards in hand, pile and discard pile."""
    return len(cards_of(state, seat)), int(state.pile_size[seat]), len(discard_of(state, seat))


def road(state: MagnaCarta) -> list[tuple[str, int]]:
    """What is to be seen on the road, and whose it is."""
    return [(FIGURES.card_names[state.top[place]], int(state.owner[place])) for place in range(1, state.length + 1)]


def holdings(state: MagnaCarta) -> list[dict[str, int]]:
    """Everything each seat has in numbers."""
    return [
        {
            **{name: int(state.goods[seat * GOODS + number]) for number, name in enumerate(GOOD_NAMES)},
            "deniers": int(state.deniers[seat]),
            "workers": int(state.workers[seat]),
            **dict(zip(SECTION_NAMES, tiles_of(state, seat), strict=True)),
        }
        for seat in range(state.players)
    ]


def gains(before: list[dict[str, int]], state: MagnaCarta) -> dict[int, dict[str, int]]:
    """What has changed for which seat since `holdings` was noted; unchanged numbers and seats are left out."""
    changes = {}
    for seat, now in enumerate(holdings(state)):
        changed = {name: now[name] - before[seat][name] for name in now if now[name] != before[seat][name]}
        if changed:
            changes[seat] = changed
    return changes


def payments(state: MagnaCarta) -> list[dict[str, int]]:
    """All payments that can be made from here on, each as the cubes paid; every one must be reached only once."""
    seat = int(state.seat)
    before = goods_of(state, seat)
    found = []
    open_states = [state]
    while open_states:
        current = open_states.pop()
        if current.is_over or current.decision.name != "pay":
            now = goods_of(current, seat)
            found.append({name: before[name] - now.get(name, 0) for name in before if before[name] != now.get(name, 0)})
            continue
        for action in current.legal():
            after = current.clone()
            after.apply(action)
            open_states.append(after)
    assert all(found.count(payment) == 1 for payment in found), "a payment is reached twice"
    return found


def payments_of(state: MagnaCarta, action: str) -> list[dict[str, int]]:
    """All payments of an action that is legal now, from what its seat has before it."""
    seat = int(state.seat)
    before = goods_of(state, seat)
    after = state.clone()
    after.apply(GAME.action(action))
    begun = goods_of(after, seat)
    paid = {name: before[name] - begun.get(name, 0) for name in before if before[name] != begun.get(name, 0)}
    if after.is_over or after.decision.name != "pay":
        return [paid]
    return [
        {name: count for name in GOOD_NAMES if (count := paid.get(name, 0) + payment.get(name, 0))}
        for payment in payments(after)
    ]
