# compiled: mypyc
"""Set-up (Spielvorbereitung): row, deck, stacks, hands, reserve, and what the modules add."""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.engine.bits import bit, has
from baumeister.engine.errors import BadPlayers
from baumeister.engine.vecs import vec
from baumeister.games.villagers.rules import components as c
from baumeister.games.villagers.rules.cards import PERSON_SHIFT, add_to_hand, see_top
from baumeister.games.villagers.rules.drafting import begin_round
from baumeister.games.villagers.rules.flow import advance
from baumeister.games.villagers.rules.knowledge import count_supports
from baumeister.games.villagers.rules.position import ON_TABLE, Position, add_to_village, take_from_bank


def set_up(s: Position, players: i64) -> None:
    """Lay out a new table; options and chance key are already in the position."""
    if s.figures.stack_cards[players] == 0:
        raise BadPlayers(
            f"these figures of villagers have no set-up for {players} players",
            game="villagers",
            players=str(players),
            least=2,
            most=int(players) - 1,
        )
    s.players = players
    for place in range(c.ROW):
        s.row[place] = s.figures.signpost[place]
    for basic in range(c.BASICS):
        s.basics[basic] = s.figures.copies[c.BASIC_FIRST + basic]
    for seat in range(players):
        add_to_village(s, seat, c.FOUNDERS, c.FOUNDERS, ON_TABLE)
        take_from_bank(s, seat, s.figures.start_gold)
    s.los = s.draw(players)
    deal_deck(s)
    if s.support != 0:
        deal_support(s)
    if s.development != 0:
        choose_developments(s)
    s.revealed = 0  # what set-up drew is known, or hidden, before the first decision
    begin_round(s)
    advance(s)


def deal_deck(s: Position) -> None:
    """Shuffle, make the stacks, deal the hands; what is left is the reserve."""
    deck: vec[i64] = vec[i64]([0] * c.HAND_ROOM)
    count: i64 = 0
    for person in range(c.HAND_FIRST, c.FOUNDERS_BACK):
        for _copy in range(copies_in_deck(s, person)):
            deck[count] = person << PERSON_SHIFT
            count += 1
    s.shuffle(deck, count)
    dealt: i64 = 0
    for stack in range(c.STACKS):
        for i in range(s.figures.stack_cards[s.players]):
            s.pile[stack * c.STACK_ROOM + i] = deck[dealt]
            dealt += 1
        s.pile_size[stack] = s.figures.stack_cards[s.players]
        see_top(s, stack)
    for seat in range(s.players):
        for _card in range(s.figures.start_hand):
            add_to_hand(s, seat, deck[dealt])
            dealt += 1
    while dealt < count:
        s.pile[c.RESERVE * c.STACK_ROOM + s.pile_size[c.RESERVE]] = deck[dealt]
        s.pile_size[c.RESERVE] += 1
        dealt += 1
    see_top(s, c.RESERVE)


def copies_in_deck(s: Position, person: i64) -> i64:
    """Copies of a person in the deck: support never, profiteers with their module, one less of a signpost person."""
    if has(s.figures.without[s.players], s.figures.suit[person]):
        return 0
    if person >= c.SUPPORT_FIRST and (person < c.PROFITEER_FIRST or s.profiteers == 0):
        return 0
    copies = s.figures.copies[person]
    for place in range(c.ROW):
        if s.figures.signpost[place] == person:
            copies -= 1
    return copies


def deal_support(s: Position) -> None:
    """A random support card to each player; the rest stay in the box, unseen."""
    cards: vec[i64] = vec[i64]([0] * c.SUPPORT_CARDS)
    for i in range(c.SUPPORT_CARDS):
        cards[i] = c.SUPPORT_FIRST + i
    s.shuffle(cards, c.SUPPORT_CARDS)
    dealt: i64 = 0
    for seat in range(s.players):
        for _card in range(s.figures.start_support):
            add_to_hand(s, seat, cards[dealt] << PERSON_SHIFT)
            dealt += 1
            count_supports(s, seat, 1)
    for i in range(dealt, c.SUPPORT_CARDS):
        s.box |= bit(cards[i] - c.SUPPORT_FIRST)


def choose_developments(s: Position) -> None:
    """One random card of each group; the others are not in the game."""
    for group in range(c.GROUPS):
        cards: vec[i64] = vec[i64]([0] * c.DEVELOPMENTS)
        count: i64 = 0
        for development in range(c.DEVELOPMENTS):
            if s.figures.group[development] == group:
                cards[count] = development
                count += 1
        s.offer[group] = cards[s.draw(count)]
