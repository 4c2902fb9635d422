"""Sets up positions of Villagers for tests: an empty table that a test fills with what it needs.

A scene has three players (unless said otherwise), seat 0 holds LOS!, hands are empty, supplies are 8 gold, villages are
the founders alone (cards 0, 1, 2 ...), the row is the six signpost persons without coins, and the stacks and the
reserve hold as many wattlers as a real set-up has cards. `build` begins seat 0's build turn; `draft` the draft phase.
Cards of a village are laid with `lay` and called by the number it returns.
"""

from __future__ import annotations

from collections.abc import Sequence

import baumeister as bm
from baumeister.games.villagers.edge.catalogue import FIGURES
from baumeister.games.villagers.rules import actions as a
from baumeister.games.villagers.rules.building import begin_building
from baumeister.games.villagers.rules.cards import PERSON_SHIFT, SUIT_SEEN, add_to_hand, person_on, see_top
from baumeister.games.villagers.rules.components import HAND_ROOM, MOST_DRAFTED, RESERVE, ROW, STACK_ROOM, STACKS
from baumeister.games.villagers.rules.drafting import begin_round
from baumeister.games.villagers.rules.flow import Villagers, advance
from baumeister.games.villagers.rules.position import add_to_village, role_of
from baumeister.games.villagers.rules.refresh import begin_refresh

GAME = bm.game("villagers")
ANNA, BEN, CLEO, DORA, EVE = range(5)
EVERYBODY = 31 | 8192
ON_TABLE = -1


def number(name: str) -> int:
    return FIGURES.person(name)


def names(persons: Sequence[int]) -> list[str]:
    return [FIGURES.names[person] for person in persons]


def scene(players: int = 3, **options: bool) -> Villagers:
    """The empty scene described above; options as of the game."""
    state = GAME.new(players, seed=1, options=options)
    assert isinstance(state, Villagers)
    for seat in range(players):
        hand(state, seat)
    for stack in range(STACKS):
        pile(state, stack + 1, *["wattler"] * int(FIGURES.stack_cards[players]))
    pile(state, 7, *["wattler"] * 26)
    state.los = ANNA
    state.box = 0
    state.round = 0
    draft(state)
    return state


#: What belongs to a turn: at its defaults when none is going on.
OF_A_TURN = (
    "cursor",
    "active",
    "busy",
    "picks",
    "build_limit",
    "used",
    "basics_used",
    "acted",
    "hired",
    "tinner",
)


def start(state: Villagers, begin_phase: object) -> None:
    """Break off the turn that is going on, begin a phase and run to its first decision."""
    state.pending = a.NOTHING
    blank = state.blank()
    for name in OF_A_TURN:
        setattr(state, name, getattr(blank, name))
    begin_phase(state)  # type: ignore[operator]
    advance(state)


def draft(state: Villagers) -> None:
    """Begin the next round with its draft phase."""
    for seat in range(state.players):
        state.drafted_count[seat] = 0
    start(state, begin_round)


def refresh(state: Villagers) -> None:
    start(state, begin_refresh)


def build(state: Villagers) -> None:
    """Begin the build phase."""
    start(state, begin_building)


# ---- filling the table


def hand(state: Villagers, seat: int, *persons: str, known_to: int = 0) -> None:
    """The seat has exactly these cards in hand; `known_to` (bits) besides the holder."""
    state.hand_size[seat] = 0
    for at in range(seat * HAND_ROOM, (seat + 1) * HAND_ROOM):
        state.hand[at] = 0
    for person in persons:
        add_to_hand(state, seat, number(person) << PERSON_SHIFT | known_to)


def pile(state: Villagers, which: int, *persons: str) -> None:
    """Stack 1 to 6, or 7 for the reserve, has exactly these cards, the top one first."""
    first = (which - 1) * STACK_ROOM
    room = STACK_ROOM if which <= STACKS else len(state.pile) - RESERVE * STACK_ROOM
    for at in range(first, first + room):
        state.pile[at] = 0
    for at, person in enumerate(reversed(persons)):
        state.pile[first + at] = number(person) << PERSON_SHIFT
    state.pile_size[which - 1] = len(persons)
    see_top(state, which - 1)


def stacks(state: Villagers, *sizes: int) -> None:
    """The stacks have so many wattlers each; those not named have none."""
    for stack in range(STACKS):
        pile(state, stack + 1, *["wattler"] * (sizes[stack] if stack < len(sizes) else 0))


def row(state: Villagers, *persons: str | None, coins: Sequence[int] = ()) -> None:
    """The row from left to right, None for an empty place; places not named are empty."""
    for place in range(ROW):
        person = persons[place] if place < len(persons) else None
        state.row[place] = -1 if person is None else number(person)
        state.row_coins[place] = coins[place] if place < len(coins) else 0


def lay(state: Villagers, seat: int, person: str, on: int = ON_TABLE, coins: int = 0, role: str | None = None) -> int:
    """A card lies in the seat's village, on the table or on another card; its number."""
    role_number = number(role) if role else role_of(number(person))
    card = int(add_to_village(state, seat, number(person), role_number, on))
    state.coins[card] = coins
    return card


def chain(state: Villagers, seat: int, *persons: str, coins: int = 0) -> int:
    """Persons on each other, the lowest first; the number of the top one, which bears the coins."""
    card = ON_TABLE
    for person in persons:
        card = lay(state, seat, person, on=card)
    state.coins[card] = coins
    return card


def gold(state: Villagers, seat: int, count: int) -> None:
    state.gold[seat] = count


def flip(state: Villagers, seat: int) -> None:
    """The founders of the seat show their food side."""
    state.person[seat] = number("founders_back")


def offer(state: Villagers, *developments: str) -> None:
    """These developments are on offer; groups not named keep their card."""
    for name in developments:
        card = FIGURES.development(name)
        state.offer[FIGURES.group[card]] = card


# ---- acting


def legal(state: Villagers) -> set[str]:
    """Names of the legal actions."""
    return {GAME.action_name(action) for action in state.legal()}


def play(state: Villagers, *actions: str) -> None:
    """Carry out these actions, one after the other."""
    for name in actions:
        state.apply(GAME.action(name))


def only(state: Villagers, *actions: str) -> None:
    """Exactly these actions are legal, and every other one is refused with a reason."""
    assert legal(state) == set(actions)
    open_actions = {name for name in GAME.catalogue.actions if state.why_not(GAME.action(name)) is None}
    assert open_actions == set(actions)


def asked(state: Villagers) -> tuple[str, int]:
    """Name of the decision and the seat that is asked; ("over", -1) at the end."""
    return ("over", -1) if state.is_over else (state.decision.name, state.decision.seat)


def refusal(state: Villagers, name: str) -> tuple[str, str]:
    """Code and ledger id of the reason why an action is refused."""
    reason = state.why_not(GAME.action(name))
    assert reason is not None, f"{name} is legal"
    return reason.code, reason.rule


def missing(state: Villagers, name: str) -> dict[str, int]:
    """What a refusal says is not there."""
    reason = state.why_not(GAME.action(name))
    assert reason is not None, f"{name} is legal"
    return reason.missing


def told(state: Villagers, seat: int | None = None) -> list[tuple[str | int | None, ...]]:
    """What the last action did as a seat (None: a spectator) sees it: name and values of each event."""
    return [(event.name, *event.data.values()) for event in state.events(seat)]


def end_turns(state: Villagers) -> None:
    """Everybody who still has a build turn in this phase ends it at once."""
    while asked(state)[0] == "build":
        play(state, "pass")


def end_build_phase(state: Villagers) -> None:
    """Begin the build phase and end all its turns."""
    build(state)
    end_turns(state)


# ---- looking


def hand_of(state: Villagers, seat: int) -> list[str]:
    first = seat * HAND_ROOM
    return names([person_on(state.hand[at]) for at in range(first, first + state.hand_size[seat])])


def pile_of(state: Villagers, which: int) -> list[str]:
    """The persons of a pile, the top one first."""
    first = (which - 1) * STACK_ROOM
    cards = [person_on(state.pile[at]) for at in range(first, first + state.pile_size[which - 1])]
    return names(cards[::-1])


def sizes(state: Villagers) -> list[int]:
    """Cards in the six stacks and the reserve."""
    return [int(size) for size in state.pile_size]


def row_of(state: Villagers) -> list[str | None]:
    return [None if person < 0 else FIGURES.names[person] for person in state.row]


def row_coins(state: Villagers) -> list[int]:
    return [int(count) for count in state.row_coins]


def drafted_of(state: Villagers, seat: int) -> list[str]:
    first = seat * MOST_DRAFTED
    return names([state.drafted[first + i] for i in range(state.drafted_count[seat])])


def discards(state: Villagers) -> dict[str, int]:
    return {FIGURES.names[person]: int(count) for person, count in enumerate(state.discard) if count}


def village_of(state: Villagers, seat: int) -> list[tuple[str, int]]:
    """Person and the card it lies on (-1: the table), in the order of laying."""
    return [
        (FIGURES.names[state.person[card]], int(state.under[card]))
        for card in range(state.laid)
        if state.village[card] == seat
    ]


def persons_of(state: Villagers, seat: int) -> list[str]:
    return [person for person, _ in village_of(state, seat)]


def coins_of(state: Villagers) -> dict[int, int]:
    """Coins by card number, cards without coins left out."""
    return {card: int(state.coins[card]) for card in range(state.laid) if state.coins[card]}


def golds(state: Villagers) -> list[int]:
    return [int(state.gold[seat]) for seat in range(state.players)]


def knowers(state: Villagers, card: int) -> int:
    """Who knows the face of a card of a pile or a hand (bits)."""
    return int(card) & EVERYBODY


def suit_seen(card: int) -> bool:
    return bool(int(card) & SUIT_SEEN)
