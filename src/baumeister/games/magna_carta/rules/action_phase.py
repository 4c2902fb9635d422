# compiled: mypyc
"""Phase 2, Actions (Aktionen): A draw, B swap the hand, C place a worker, D build, E prestige building, F pass."""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.engine.bits import bit, has
from baumeister.engine.vecs import vec
from baumeister.games.magna_carta.rules import actions as a
from baumeister.games.magna_carta.rules import components as c
from baumeister.games.magna_carta.rules.cards import discard_hand, draw_cards, show_card, take_from_hand
from baumeister.games.magna_carta.rules.payment import begin_payment, can_pay, continue_payment
from baumeister.games.magna_carta.rules.position import Position, gain_deniers, pay_deniers
from baumeister.games.magna_carta.rules.setup import lay_card


def next_player(s: Position) -> bool:
    """Clockwise from the start player, one action each, without those who have passed; False when all have."""
    if s.bridge_count == s.players:
        return False
    seat: i64 = s.start_seat if s.action_seat < 0 else (s.action_seat + 1) % s.players
    while has(s.passed, seat):
        seat = (seat + 1) % s.players
    s.action_seat = seat
    s.ask_in_new_turn(seat, a.ASK_ACTION)
    return True


# ---- A and B: cards


def can_draw(s: Position, seat: i64) -> bool:
    """With pile and discard pile both empty there is nothing to draw (ruling 25)."""
    return s.deniers[seat] >= s.figures.draw_price and (s.pile_size[seat] > 0 or s.discard[seat] != 0)


def draw_one(s: Position, seat: i64) -> None:
    pay_deniers(s, seat, s.figures.draw_price)
    draw_cards(s, seat, 1)


def can_swap(s: Position, seat: i64) -> bool:
    """Needs a hand but no pile: the same cards may come back (rulings 26, 27)."""
    return s.deniers[seat] >= s.figures.swap_price and s.hand[seat] != 0


def swap_hand(s: Position, seat: i64) -> None:
    """Discard all, draw as many; the cards just discarded are among those that are reshuffled (ruling 28)."""
    pay_deniers(s, seat, s.figures.swap_price)
    draw_cards(s, seat, discard_hand(s, seat))


# ---- C: workers


def can_place(s: Position, seat: i64) -> bool:
    return s.deniers[seat] >= s.figures.place_price and s.workers[seat] > 0


def can_enter(s: Position, place: i64) -> bool:
    """A free card of the road, neither residence nor prestige building; beyond the Provost too (ruling 43)."""
    return s.worker[place] < 0 and s.top[place] < c.PRESTIGE_FIRST


def place_worker(s: Position, seat: i64, place: i64) -> None:
    """The price goes to the bank, on your own and on other players' cards too."""
    pay_deniers(s, seat, s.figures.place_price)
    s.workers[seat] -= 1
    s.worker[place] = seat
    s.tell(a.PLACED, seat, place, s.card[place])


# ---- D: own buildings


def can_build(s: Position, seat: i64, card: i64) -> bool:
    """Is the player card (0 to 11) in the hand and its cost payable?"""
    return has(s.hand[seat], card) and can_pay(s, seat, s.figures.cost, c.DECK_FIRST + card, 1)


def begin_building(s: Position, seat: i64, card: i64) -> None:
    """Everybody sees what is being built; it is laid when it is paid."""
    show_card(s, seat, card)
    s.target = c.DECK_FIRST + card
    pay_for_card(s, seat)


def pay_for_card(s: Position, seat: i64) -> None:
    begin_payment(s, s.figures.cost, s.target, 1)
    if continue_payment(s, seat):
        finish_card(s, seat)


def finish_card(s: Position, seat: i64) -> None:
    """All is paid: the card goes to its place."""
    card = s.target
    s.target = c.NO_CARD
    if card >= c.PRESTIGE_FIRST:
        lay_prestige(s, seat, card)
        return
    take_from_hand(s, seat, card - c.DECK_FIRST)
    lay_card(s, card, seat)
    s.tell(a.BUILT, seat, card, s.length)
    if s.figures.stored[card] >= 0:
        s.cubes[s.length] = s.figures.card_cubes[s.players]
        s.tell(a.CUBES_LAID, s.length, s.figures.stored[card], s.cubes[s.length])


# ---- E: prestige buildings


def is_bare_residence(s: Position, seat: i64, place: i64) -> bool:
    return s.owner[place] == seat and s.top[place] == c.RESIDENCE


def has_residence(s: Position, seat: i64) -> bool:
    for place in range(1, s.length + 1):
        if is_bare_residence(s, seat, place):
            return True
    return False


def can_build_prestige(s: Position, seat: i64, index: i64) -> bool:
    """Is prestige card 0 to 6 on display, and can its cost be paid? (It also needs a residence.)"""
    return has(s.display, index) and can_pay(s, seat, s.figures.cost, c.PRESTIGE_FIRST + index, 1)


def begin_prestige(s: Position, seat: i64, index: i64) -> None:
    """Name the card, then the residence if there is a choice, then pay."""
    s.target = c.PRESTIGE_FIRST + index
    s.place = 0
    if s.beginner == 0:
        residences: i64 = 0
        for place in range(1, s.length + 1):
            if is_bare_residence(s, seat, place):
                residences += 1
                s.place = place
        if residences > 1:
            s.place = 0
            s.ask(seat, a.ASK_COVER)
            return
    pay_for_card(s, seat)


def cover(s: Position, seat: i64, place: i64) -> None:
    s.place = place
    pay_for_card(s, seat)


def lay_prestige(s: Position, seat: i64, card: i64) -> None:
    """On the residence, which loses income and point; in the beginner game in front of the player."""
    s.display &= ~bit(card - c.PRESTIGE_FIRST)
    s.road_changes += 1
    if s.beginner != 0:
        s.front[seat] |= bit(card - c.PRESTIGE_FIRST)
    else:
        s.top[s.place] = card
    s.tell(a.PRESTIGE_BUILT, seat, card, s.place)
    s.place = 0


# ---- F: passing


def pass_turn(s: Position, seat: i64) -> None:
    """To the lowest free space of the bridge; the first gains a denier at once (ruling 31)."""
    s.bridge[s.bridge_count] = seat
    s.bridge_count += 1
    s.passed |= bit(seat)
    s.tell(a.PASSED, seat, s.bridge_count)
    if s.bridge_count == 1:
        gain_deniers(s, seat, s.figures.first_passer)


def fill_action_phase(s: Position, seat: i64, buffer: vec[i64]) -> i64:
    """All legal actions of a turn, passing first: it always is."""
    buffer[0] = a.PASS
    count: i64 = 1
    if can_draw(s, seat):
        buffer[count] = a.DRAW
        count += 1
    if can_swap(s, seat):
        buffer[count] = a.SWAP
        count += 1
    if can_place(s, seat):
        for place in range(1, s.length + 1):
            if can_enter(s, place):
                buffer[count] = a.PLACE + place - 1
                count += 1
    if s.hand[seat] != 0:
        for card in range(c.DECK):
            if can_build(s, seat, card):
                buffer[count] = a.BUILD + card
                count += 1
    if s.beginner != 0 or has_residence(s, seat):
        for index in range(c.PRESTIGES):
            if can_build_prestige(s, seat, index):
                buffer[count] = a.PRESTIGE + index
                count += 1
    return count
