# compiled: mypyc
"""Set-up (Spielvorbereitung): road, Provost, castle tiles, prestige cards, decks, goods; then the mulligans."""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.engine.bits import bit
from baumeister.engine.vecs import vec
from baumeister.games.magna_carta.rules import actions as a
from baumeister.games.magna_carta.rules import components as c
from baumeister.games.magna_carta.rules.cards import discard_hand, draw_cards
from baumeister.games.magna_carta.rules.position import SETUP, Position


def set_up(s: Position, players: i64) -> None:
    """Lay out a new table; options and chance key are already in the position."""
    s.players = players
    lay_road(s)
    for section in range(c.SECTIONS):
        s.stock[section] = s.figures.section_tiles[section] - s.figures.tiles_removed[players]
    for i in range(c.PRESTIGES):
        if in_play(s, c.PRESTIGE_FIRST + i):
            s.display |= bit(i)
    for seat in range(players):
        shuffle_deck(s, seat)
        draw_cards(s, seat, s.figures.hand_size)
        s.workers[seat] = s.figures.workers_each
        s.deniers[seat] = s.figures.start_deniers
        for good in range(c.GOODS):
            s.goods[seat * c.GOODS + good] = s.figures.start_goods[good]
    s.revealed = 0  # what set-up drew is known to those who may know it before the first decision
    s.phase = SETUP
    s.cursor = 0
    next_mulligan(s)


def in_play(s: Position, card: i64) -> bool:
    """The beginner game leaves out Notary, Church and Hotel."""
    return s.beginner == 0 or s.figures.in_beginner[card] != 0


def lay_road(s: Position) -> None:
    """Random neutral cards, then the Peddler, on which the Provost stands; the other neutral cards leave the game."""
    others: vec[i64] = vec[i64]([0] * c.NEUTRALS)
    count: i64 = 0
    for card in range(c.NEUTRAL_FIRST, c.NEUTRAL_FIRST + c.NEUTRALS):
        if card != s.figures.last_neutral:
            others[count] = card
            count += 1
    s.shuffle(others, count)
    for i in range(s.figures.random_neutrals[s.players]):
        lay_card(s, others[i], -1)
    lay_card(s, s.figures.last_neutral, -1)
    s.provost = s.length if s.beginner == 0 else 0


def lay_card(s: Position, card: i64, owner: i64) -> None:
    """At the end of the road, building side up."""
    s.length += 1
    s.road_changes += 1
    s.card[s.length] = card
    s.top[s.length] = card
    s.owner[s.length] = owner


def shuffle_deck(s: Position, seat: i64) -> None:
    cards: vec[i64] = vec[i64]([0] * c.DECK)
    count: i64 = 0
    for card in range(c.DECK):
        if in_play(s, c.DECK_FIRST + card):
            cards[count] = card
            count += 1
    s.shuffle(cards, count)
    for i in range(count):
        s.pile[seat * c.DECK + i] = cards[i]
    s.pile_size[seat] = count


def next_mulligan(s: Position) -> bool:
    """Ask every player once, in seat order (ruling 30); False when all were."""
    if s.cursor == s.players:
        return False
    s.cursor += 1
    s.ask_in_new_turn(s.cursor - 1, a.ASK_MULLIGAN)
    return True


def mulligan(s: Position, seat: i64) -> None:
    """All cards or none: they go face up on the discard pile, and as many new ones are drawn."""
    draw_cards(s, seat, discard_hand(s, seat))


def choose_start_player(s: Position) -> None:
    """At random, after the mulligans (ruling 51)."""
    s.cursor = 0
    s.start_seat = s.draw(s.players)
    s.tell(a.START_PLAYER, s.start_seat, -1)
