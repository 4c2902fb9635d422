# compiled: mypyc
"""How a round runs: automatic steps up to the next decision, what each action does, and what is legal.

One line per decision kind in each of the two tables of the class below; the rules themselves are in the phase modules.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from baumeister.engine.chance import Rng
from baumeister.engine.edge import leaders
from baumeister.engine.vecs import vec
from baumeister.games.villagers.rules import actions as a
from baumeister.games.villagers.rules import components as c
from baumeister.games.villagers.rules.building import (
    begin_building,
    begin_exchange,
    choose_pile,
    end_turn,
    fill_build,
    fill_give,
    give_up,
    hire,
    next_build,
    play,
    take_basic,
)
from baumeister.games.villagers.rules.cards import copies_in_hand, fill_piles
from baumeister.games.villagers.rules.causes import cause_of
from baumeister.games.villagers.rules.development import begin_development, next_reward, take_top
from baumeister.games.villagers.rules.drafting import (
    begin_round,
    can_recruit,
    draft_from_pile,
    draft_from_row,
    end_draft,
    fill_draft,
    next_draft,
    pile_of,
    recount_limit,
    recruit,
)
from baumeister.games.villagers.rules.ending import end_build_phase, hold_markets
from baumeister.games.villagers.rules.knowledge import remember_card
from baumeister.games.villagers.rules.laying import (
    begin_laying,
    begin_lock,
    choose_place,
    fill_lock,
    fill_places,
    open_as_chosen,
    put_down,
    take_up,
)
from baumeister.games.villagers.rules.looking import (
    can_play_prophet,
    fill_looked,
    look_through,
    play_prophet,
    put_back,
    take_looked,
)
from baumeister.games.villagers.rules.position import BUILD, DRAFT, OVER, REFRESH, Position
from baumeister.games.villagers.rules.refresh import begin_refresh, fill_coin, lay_chosen_coin, next_refresh
from baumeister.games.villagers.rules.scoring import village_cards
from baumeister.games.villagers.rules.secrets import deal_anew
from baumeister.games.villagers.rules.specials import (
    add_monk,
    begin_smuggling,
    can_play_benefactor,
    fill_column,
    fill_ordinary,
    fill_smuggled,
    fill_swaps,
    play_benefactor,
    smuggle,
    swap,
)


def advance(s: Position) -> None:
    """Run the automatic part of the game up to the next decision or the end."""
    while s.pending == a.NOTHING and s.phase != OVER:
        if s.phase == DRAFT:
            if not next_draft(s):
                end_draft(s)
                begin_refresh(s)
        elif s.phase == REFRESH:
            if not next_refresh(s):
                begin_building(s)
        elif s.phase == BUILD:
            if not next_build(s):
                end_build_phase(s)
                begin_development(s)
        elif not next_reward(s):
            hold_markets(s)
            if s.phase != OVER:
                begin_round(s)


def carry_out_draft(s: Position, seat: i64, action: i64) -> None:
    if action < a.STACK:
        draft_from_row(s, seat, action - a.ROW)
    elif action <= a.RESERVE:
        draft_from_pile(s, seat, pile_of(action))
    elif action == a.RECRUIT:
        recruit(s, seat)
    elif action == a.PLAY + c.PROPHET - c.HAND_FIRST:
        play_prophet(s, seat)
    else:
        play_benefactor(s, seat)


def lay_from_hand(s: Position, seat: i64, person: i64) -> None:
    take_up(s, seat, person)
    begin_laying(s, seat, person)


def after_laying(s: Position, seat: i64) -> None:
    """In the draft phase a card was laid by the benefactor: once it lies, the limit is counted anew."""
    if s.phase == DRAFT and s.pending == a.NOTHING:
        recount_limit(s, seat)


def fill_draft_turn(s: Position, seat: i64, buffer: vec[i64]) -> i64:
    """A draft, or before it recruiter, benefactor or prophet of the module support."""
    count = fill_draft(s, buffer)
    if s.support == 0:
        return count
    if can_recruit(s, seat):
        buffer[count] = a.RECRUIT
        count += 1
    if copies_in_hand(s, seat, c.BENEFACTOR) > 0 and can_play_benefactor(s, seat):
        buffer[count] = a.PLAY + c.BENEFACTOR - c.HAND_FIRST
        count += 1
    if copies_in_hand(s, seat, c.PROPHET) > 0 and can_play_prophet(s):
        buffer[count] = a.PLAY + c.PROPHET - c.HAND_FIRST
        count += 1
    return count


@final
class Villagers(Position):
    def step(self, action: i64) -> None:
        """Carry out a legal action, then continue to the next decision."""
        kind = self.pending
        seat = self.seat
        self.pending = a.NOTHING
        if kind == a.ASK_BUILD:
            if action == a.END:
                end_turn(self, seat)
            elif action < a.PLAY:
                begin_exchange(self, seat, action - a.BASIC)
            elif action < a.CARD:
                play(self, seat, c.HAND_FIRST + action - a.PLAY)
            else:
                hire(self, seat, action - a.CARD)
        elif kind == a.ASK_DRAFT or kind == a.ASK_SECOND:
            carry_out_draft(self, seat, action)
        elif kind == a.ASK_PILE:
            choose_pile(self, seat, action - a.STACK)
        elif kind == a.ASK_GIVE:
            give_up(self, seat, c.HAND_FIRST + action - a.GIVE)
        elif kind == a.ASK_PLACE:
            choose_place(self, seat, action - a.CARD)
            after_laying(self, seat)
        elif kind == a.ASK_LOCK:
            open_as_chosen(self, seat, action)
            if self.laying == c.SMUGGLER:
                begin_smuggling(self, seat)
            else:
                put_down(self, seat)
                after_laying(self, seat)
        elif kind == a.ASK_COLUMN:
            if action == a.PLAY + c.MONK - c.HAND_FIRST:
                add_monk(self, seat)
            else:
                lay_from_hand(self, seat, c.HAND_FIRST + action - a.PLAY)
        elif kind == a.ASK_BENEFACTOR:
            lay_from_hand(self, seat, c.HAND_FIRST + action - a.PLAY)
            after_laying(self, seat)
        elif kind == a.ASK_COIN:
            if action == a.DECLINE:
                self.tell(a.DECLINED, seat)
            else:
                lay_chosen_coin(self, seat, action - a.ROW)
        elif kind == a.ASK_SMUGGLER:
            smuggle(self, seat, action - a.CARD)
        elif kind == a.ASK_APPRENTICE:
            swap(self, seat, action - a.CARD)
        elif kind == a.ASK_SIDE:
            if action == a.SIDE_FOOD:
                self.laying = c.FOUNDERS_BACK
            begin_lock(self, seat)
        elif kind == a.ASK_PROPHET:
            look_through(self, seat, action - a.STACK)
        elif kind == a.ASK_TAKE:
            take_looked(self, seat, c.HAND_FIRST + action - a.TAKE)
        elif kind == a.ASK_PUT:
            put_back(self, seat, c.HAND_FIRST + action - a.PUT)
        elif kind == a.ASK_TAVERN:
            take_basic(self, seat, action - a.BASIC)
        else:
            take_top(self, seat, pile_of(action))
        if self.pending == a.NOTHING:
            advance(self)

    def fill_legal(self, buffer: vec[i64]) -> i64:
        """All legal actions in ascending order."""
        kind = self.pending
        seat = self.seat
        if kind == a.ASK_BUILD:
            return fill_build(self, seat, buffer)
        if kind == a.ASK_DRAFT:
            return fill_draft_turn(self, seat, buffer)
        if kind == a.ASK_SECOND:
            return fill_draft(self, buffer)
        if kind == a.ASK_GIVE:
            return fill_give(self, seat, buffer)
        if kind == a.ASK_PILE or kind == a.ASK_PROPHET:
            return fill_piles(self.pile_size, c.STACKS, a.STACK, buffer, 0)
        if kind == a.ASK_PLACE:
            return fill_places(self, seat, buffer)
        if kind == a.ASK_LOCK:
            return fill_lock(self, seat, buffer)
        if kind == a.ASK_COIN:
            return fill_coin(self, buffer)
        if kind == a.ASK_COLUMN:
            return fill_column(self, seat, buffer)
        if kind == a.ASK_BENEFACTOR:
            return fill_ordinary(self, seat, 0, buffer, 0)
        if kind == a.ASK_SMUGGLER:
            return fill_smuggled(self, seat, buffer)
        if kind == a.ASK_APPRENTICE:
            return fill_swaps(self, seat, buffer)
        if kind == a.ASK_TAKE:
            return fill_looked(self, a.TAKE, buffer)
        if kind == a.ASK_PUT:
            return fill_looked(self, a.PUT, buffer)
        if kind == a.ASK_TAVERN:
            return fill_piles(self.basics, c.BASICS, a.BASIC, buffer, 0)
        if kind == a.ASK_CHURCH:
            return fill_piles(self.pile_size, c.PILES, a.STACK, buffer, 0)  # the reserve follows the stacks
        # ASK_SIDE: the founders' side
        buffer[0] = a.SIDE_GOLD
        buffer[1] = a.SIDE_FOOD
        return 2

    def clone(self) -> Villagers:
        return Villagers(self.figures, self)

    def redeal(self, seat: i64, rng: Rng) -> None:
        deal_anew(self, seat, rng)

    def remember(self, seat: i64, card: i64, copies: i64) -> None:
        remember_card(self, seat, card, copies)

    def score(self, seat: i64) -> i64:
        """Gold in the supply; cards in hand are worth nothing."""
        return self.gold[seat]

    def winners(self) -> list[int]:
        """Most gold; then fewest persons in the village; players equal in both win together."""
        results = [(int(self.gold[seat]), -int(village_cards(self, seat))) for seat in range(self.players)]
        return leaders(self, results)

    def cause(self) -> i64:
        return cause_of(self)
