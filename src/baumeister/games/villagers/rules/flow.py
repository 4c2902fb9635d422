# compiled: mypyc
"""How a round runs: automatic steps up to the next decision, what each action does, and what is legal.

One line per decision kind in each of the two tables below; the rules themselves are in the phase modules.
"""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.engine.vecs import vec
from baumeister.games.villagers.rules import actions as a
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
from baumeister.games.villagers.rules.cards import copies_in_hand
from baumeister.games.villagers.rules.components import (
    BENEFACTOR,
    FOUNDERS_BACK,
    HAND_FIRST,
    MONK,
    PROPHET,
    SMUGGLER,
    STACKS,
)
from baumeister.games.villagers.rules.development import (
    begin_development,
    fill_church,
    fill_tavern,
    next_reward,
    take_top,
)
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


def carry_out(s: Position, action: i64) -> None:
    """Carry out a legal action, then continue to the next decision."""
    kind = s.pending
    seat = s.seat
    s.pending = a.NOTHING
    if kind == a.ASK_BUILD:
        if action == a.END:
            end_turn(s, seat)
        elif action < a.PLAY:
            begin_exchange(s, seat, action - a.BASIC)
        elif action < a.CARD:
            play(s, seat, HAND_FIRST + action - a.PLAY)
        else:
            hire(s, seat, action - a.CARD)
    elif kind == a.ASK_DRAFT or kind == a.ASK_SECOND:
        carry_out_draft(s, seat, action)
    elif kind == a.ASK_PILE:
        choose_pile(s, seat, action - a.STACK)
    elif kind == a.ASK_GIVE:
        give_up(s, seat, HAND_FIRST + action - a.GIVE)
    elif kind == a.ASK_PLACE:
        choose_place(s, seat, action - a.CARD)
        after_laying(s, seat)
    elif kind == a.ASK_LOCK:
        open_as_chosen(s, seat, action)
        if s.laying == SMUGGLER:
            begin_smuggling(s, seat)
        else:
            put_down(s, seat)
            after_laying(s, seat)
    elif kind == a.ASK_COLUMN:
        if action == a.PLAY + MONK - HAND_FIRST:
            add_monk(s, seat)
        else:
            lay_from_hand(s, seat, HAND_FIRST + action - a.PLAY)
    elif kind == a.ASK_BENEFACTOR:
        lay_from_hand(s, seat, HAND_FIRST + action - a.PLAY)
        after_laying(s, seat)
    elif kind == a.ASK_COIN:
        if action == a.DECLINE:
            s.tell(a.DECLINED, seat)
        else:
            lay_chosen_coin(s, seat, action - a.ROW)
    elif kind == a.ASK_SMUGGLER:
        smuggle(s, seat, action - a.CARD)
    elif kind == a.ASK_APPRENTICE:
        swap(s, seat, action - a.CARD)
    elif kind == a.ASK_SIDE:
        if action == a.SIDE_FOOD:
            s.laying = FOUNDERS_BACK
        begin_lock(s, seat)
    elif kind == a.ASK_PROPHET:
        look_through(s, seat, action - a.STACK)
    elif kind == a.ASK_TAKE:
        take_looked(s, seat, HAND_FIRST + action - a.TAKE)
    elif kind == a.ASK_PUT:
        put_back(s, seat, HAND_FIRST + action - a.PUT)
    elif kind == a.ASK_TAVERN:
        take_basic(s, seat, action - a.BASIC)
    else:
        take_top(s, seat, pile_of(action))
    if s.pending == a.NOTHING:
        advance(s)


def carry_out_draft(s: Position, seat: i64, action: i64) -> None:
    if action < a.STACK:
        draft_from_row(s, seat, action - a.ROW)
    elif action <= a.RESERVE:
        draft_from_pile(s, seat, pile_of(action))
    elif action == a.RECRUIT:
        recruit(s, seat)
    elif action == a.PLAY + PROPHET - HAND_FIRST:
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


def fill_actions(s: Position, buffer: vec[i64]) -> i64:
    """All legal actions in ascending order."""
    kind = s.pending
    seat = s.seat
    count: i64 = 0
    if kind == a.ASK_BUILD:
        return fill_build(s, seat, buffer)
    if kind == a.ASK_DRAFT:
        return fill_draft_turn(s, seat, buffer)
    if kind == a.ASK_SECOND:
        return fill_draft(s, buffer)
    if kind == a.ASK_GIVE:
        return fill_give(s, seat, buffer)
    if kind == a.ASK_PILE or kind == a.ASK_PROPHET:
        for stack in range(STACKS):
            if s.pile_size[stack] > 0:
                buffer[count] = a.STACK + stack
                count += 1
        return count
    if kind == a.ASK_PLACE:
        return fill_places(s, seat, buffer)
    if kind == a.ASK_LOCK:
        return fill_lock(s, seat, buffer)
    if kind == a.ASK_COIN:
        return fill_coin(s, buffer)
    if kind == a.ASK_COLUMN:
        return fill_column(s, seat, buffer)
    if kind == a.ASK_BENEFACTOR:
        return fill_ordinary(s, seat, 0, buffer, 0)
    if kind == a.ASK_SMUGGLER:
        return fill_smuggled(s, seat, buffer)
    if kind == a.ASK_APPRENTICE:
        return fill_swaps(s, seat, buffer)
    if kind == a.ASK_TAKE:
        return fill_looked(s, a.TAKE, buffer)
    if kind == a.ASK_PUT:
        return fill_looked(s, a.PUT, buffer)
    if kind == a.ASK_TAVERN:
        return fill_tavern(s, buffer)
    if kind == a.ASK_CHURCH:
        return fill_church(s, buffer)
    # ASK_SIDE: the founders' side
    buffer[0] = a.SIDE_GOLD
    buffer[1] = a.SIDE_FOOD
    return 2


def fill_draft_turn(s: Position, seat: i64, buffer: vec[i64]) -> i64:
    """A draft, or before it recruiter, benefactor or prophet of the module support."""
    count = fill_draft(s, buffer)
    if s.support == 0:
        return count
    if can_recruit(s, seat):
        buffer[count] = a.RECRUIT
        count += 1
    if copies_in_hand(s, seat, BENEFACTOR) > 0 and can_play_benefactor(s, seat):
        buffer[count] = a.PLAY + BENEFACTOR - HAND_FIRST
        count += 1
    if copies_in_hand(s, seat, PROPHET) > 0 and can_play_prophet(s):
        buffer[count] = a.PLAY + PROPHET - HAND_FIRST
        count += 1
    return count
