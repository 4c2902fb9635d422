"""Why an action is not legal now, with the ledger id of the rule: one function per decision kind. Interpreted."""

from __future__ import annotations

from baumeister.engine.errors import Refusal, refuse
from baumeister.games.villagers.rules import actions as a
from baumeister.games.villagers.rules.building import can_hire, can_play, is_hired
from baumeister.games.villagers.rules.cards import copies_in_hand, leftmost_stack, person_on
from baumeister.games.villagers.rules.components import (
    APPRENTICE,
    BASICS,
    BENEFACTOR,
    FOUNDERS,
    FOUNDERS_BACK,
    FREELANCER,
    HAND_FIRST,
    HAND_PERSONS,
    HAND_ROOM,
    MONK,
    MOST_DRAFTED,
    PIGEONEER,
    PROPHET,
    RECRUITER,
    RESERVE,
    ROW,
    SMUGGLER,
    STACKS,
)
from baumeister.games.villagers.rules.drafting import can_recruit, cards_to_take, pile_of
from baumeister.games.villagers.rules.laying import (
    can_lay,
    has_opener,
    has_place,
    is_ordinary,
    is_place,
    lowest_role,
    offers_of,
)
from baumeister.games.villagers.rules.looking import first_looked
from baumeister.games.villagers.rules.position import Position, role_of
from baumeister.games.villagers.rules.scoring import has_person
from baumeister.games.villagers.rules.specials import (
    actions_left,
    can_add_monk,
    can_play_benefactor,
    can_smuggle_some,
    can_swap,
    is_smuggled,
)


def not_now(s: Position, action: int = -1) -> Refusal:
    return refuse("not-now", decision=s.catalogue().decisions[s.pending].name)


def person_of(action: int, family: int) -> int:
    """The person a play, give, take or put action names; -1: the action is of another family."""
    return HAND_FIRST + action - family if family <= action < family + HAND_PERSONS else -1


# ---- draft phase


def check_draft(s: Position, action: int) -> Refusal | None:
    if action == a.RECRUIT:
        return check_recruit(s)
    person = person_of(action, a.PLAY)
    if person >= 0:
        return check_draft_person(s, person)
    return check_pick(s, action)


def check_pick(s: Position, action: int) -> Refusal | None:
    if action in (a.DECLINE, a.END):
        return refuse("must-choose", "vil-draft-04")
    if a.ROW <= action < a.ROW + ROW:
        if s.row[action - a.ROW] < 0:
            return refuse("empty", "vil-draft-14", place="row")
        return None
    if a.STACK <= action < a.STACK + STACKS:
        return check_pile_top(s, action, "vil-draft-05")
    if action == a.RESERVE:
        if leftmost_stack(s) >= 0:
            return refuse("locked", "vil-draft-11")
        if s.pile_size[RESERVE] == 0:
            return refuse("empty", "vil-draft-13", place="reserve")
        return None
    return not_now(s)


def check_pile_top(s: Position, action: int, rule: str) -> Refusal | None:
    """A stack, or the reserve, that must have cards."""
    pile = pile_of(action)
    if s.pile_size[pile] == 0:
        return refuse("empty", rule, place="reserve" if pile == RESERVE else "stack")
    return None


def check_recruit(s: Position) -> Refusal | None:
    if can_recruit(s, s.seat):
        return None
    if s.support == 0 or not has_person(s, s.seat, RECRUITER):
        return refuse("no-piece", "vil-card-recruiter-1")
    if s.gold[s.seat] < s.figures.recruiter_fee:
        return refuse("cannot-pay", "vil-card-recruiter-2")
    left = int(s.draft_limit[s.seat] - s.drafted_count[s.seat])
    if left < 2:
        return refuse("not-enough", "vil-card-recruiter-2", have=left, need=2)
    return refuse("not-enough", "vil-card-recruiter-1", have=int(cards_to_take(s)), need=2)


def check_draft_person(s: Position, person: int) -> Refusal | None:
    if person not in (BENEFACTOR, PROPHET):
        return refuse("wrong-kind", "vil-build-13" if is_ordinary(s, person) else "vil-special-03")
    if copies_in_hand(s, s.seat, person) == 0:
        return not_in_hand()
    if person == PROPHET and leftmost_stack(s) < 0:
        return refuse("empty", "vil-card-prophet-2", place="stacks")
    if person == BENEFACTOR and not can_play_benefactor(s, s.seat):
        return refuse("no-room", "vil-card-benefactor-1")
    return None


def not_in_hand() -> Refusal:
    return refuse("not-available", "vil-build-12")


def check_benefactor(s: Position, action: int) -> Refusal | None:
    person = person_of(action, a.PLAY)
    if person < 0:
        return must_complete(s, action, "vil-card-benefactor-1")
    if copies_in_hand(s, s.seat, person) == 0 and has_drafted(s, person):
        return refuse("not-available", "vil-card-benefactor-2")
    return check_covering(s, person, 0, "vil-card-benefactor-2")


def has_drafted(s: Position, person: int) -> bool:
    """Is the person among the cards the seat has drafted this round, which are not in its hand yet?"""
    first = int(s.seat) * MOST_DRAFTED
    return any(s.drafted[at] == person for at in range(first, first + int(s.drafted_count[s.seat])))


def must_complete(s: Position, action: int, rule: str) -> Refusal:
    """Ending and declining are the most common; everything else is simply not the question."""
    return refuse("must-complete", rule) if action in (a.END, a.DECLINE) else not_now(s)


def check_prophet(s: Position, action: int) -> Refusal | None:
    if action == a.RESERVE:
        return refuse("wrong-kind", "vil-card-prophet-2")
    if not a.STACK <= action < a.STACK + STACKS:
        return must_complete(s, action, "vil-card-prophet-1")
    return check_pile_top(s, action, "vil-card-prophet-2")


def check_take(s: Position, action: int) -> Refusal | None:
    return check_looked(s, action, a.TAKE)


def check_put(s: Position, action: int) -> Refusal | None:
    return check_looked(s, action, a.PUT)


def check_looked(s: Position, action: int, family: int) -> Refusal | None:
    rule = "vil-card-pigeoneer-1" if s.looked_pile == RESERVE else "vil-card-prophet-1"
    person = person_of(action, family)
    if person < 0:
        return must_complete(s, action, rule)
    first = first_looked(s)
    if any(person_on(s.pile[at]) == person for at in range(first, first + s.looked)):
        return None
    return refuse("not-available", rule)


def check_coin(s: Position, action: int) -> Refusal | None:
    if action == a.DECLINE:
        return None
    if not a.ROW <= action < a.ROW + ROW:
        return not_now(s)
    if s.row[action - a.ROW] < 0:
        return refuse("empty", "vil-refresh-06", place="row")
    return None


# ---- build turn


def check_build(s: Position, action: int) -> Refusal | None:
    if action == a.END:
        return None
    if a.BASIC <= action < a.BASIC + BASICS:
        return check_exchange(s, action - a.BASIC)
    if action >= a.CARD:
        return check_hire(s, action - a.CARD)
    person = person_of(action, a.PLAY)
    if person < 0:
        return not_now(s)
    if copies_in_hand(s, s.seat, person) == 0:
        return not_in_hand()
    if can_play(s, s.seat, person, offers_of(s, s.seat)):
        return None
    return refuse_person(s, person)


def refuse_person(s: Position, person: int) -> Refusal:
    """Why a person in hand cannot be played in the build turn."""
    if person in (BENEFACTOR, PROPHET):
        return refuse("wrong-kind", "vil-special-03")
    if person == PIGEONEER:
        return refuse("empty", "vil-card-pigeoneer-2", place="reserve")
    if person == SMUGGLER:
        if not can_smuggle_some(s, s.seat):
            return refuse("not-available", "vil-card-smuggler-3")
        return refuse("cannot-pay", "vil-card-smuggler-2")
    need = 2 if person == MONK else 1
    if actions_left(s) < need:
        rule = "vil-card-monk-1" if person == MONK else "vil-build-02" if is_ordinary(s, person) else "vil-special-02"
        return refuse("not-enough", rule, have=int(actions_left(s)), need=need)
    if person == MONK:
        return refuse_monk(s)
    if person == APPRENTICE:
        return refuse("not-available", "vil-card-apprentice-1")
    return refuse_laying(s, person, 0)


def refuse_monk(s: Position) -> Refusal:
    """No card in hand can cover the monk, no column has a place, or only for a card whose lock stays shut."""
    cards = [person_on(s.hand[at]) for at in range(s.seat * HAND_ROOM, s.seat * HAND_ROOM + s.hand_size[s.seat])]
    covering = [person for person in cards if is_ordinary(s, person)]
    if not covering:
        return refuse("no-piece", "vil-card-monk-1")
    second = actions_left(s) >= 3 and cards.count(MONK) >= 2
    offers = offers_of(s, s.seat)
    if any(has_place(s, person, 1, offers) or (second and has_place(s, person, 2, offers)) for person in covering):
        return refuse("cannot-pay", "vil-card-monk-3")
    return refuse("no-room", "vil-card-monk-4")


def refuse_laying(s: Position, person: int, monks: int) -> Refusal:
    """No free place for the person, or no way to open its lock."""
    if has_place(s, person, monks, offers_of(s, s.seat)):
        return refuse("cannot-pay", "vil-lock-05")
    if monks:
        return refuse("no-room", "vil-card-monk-4")
    needed = s.figures.requires[role_of(person)]
    is_there = any(s.village[number] == s.seat and s.role[number] == needed for number in range(s.laid))
    return refuse("no-room", rule_of_full(s, needed) if is_there else "vil-build-05")


def rule_of_full(s: Position, role: int) -> str:
    """How many cards a person carries: at the bottom of a chain two, in its middle one."""
    return "vil-build-06" if s.figures.requires[role] < 0 else "vil-build-07"


def check_covering(s: Position, person: int, monks: int, rule: str) -> Refusal | None:
    """An ordinary person from hand, laid by the rules of the chains."""
    if copies_in_hand(s, s.seat, person) == 0:
        return not_in_hand()
    if not is_ordinary(s, person):
        return refuse("wrong-kind", rule)
    if not can_lay(s, s.seat, person, monks, offers_of(s, s.seat)):
        return refuse_laying(s, person, monks)
    return None


def check_exchange(s: Position, basic: int) -> Refusal | None:
    if s.basics_used >= s.figures.basics_per_turn:
        return refuse("used-up", "vil-basic-02")
    if s.hand_size[s.seat] == 0:
        return refuse("no-piece", "vil-basic-01")
    if s.basics[basic] == 0:
        return refuse("not-available", "vil-basic-06")
    return None


def check_hire(s: Position, number: int) -> Refusal | None:
    if can_hire(s, s.seat, number):
        return None
    if number >= s.laid or s.person[number] != FREELANCER:
        return refuse("wrong-kind", "vil-card-freelancer-1")
    if s.acted or is_hired(s, number):
        return refuse("used-up", "vil-card-freelancer-1" if s.acted else "vil-card-freelancer-2")
    if s.build_limit >= s.figures.build_most:
        return refuse("out-of-range", "vil-card-freelancer-2")
    return refuse("cannot-pay", "vil-card-freelancer-1")


def check_column(s: Position, action: int) -> Refusal | None:
    person = person_of(action, a.PLAY)
    if person < 0:
        return refuse("must-complete", "vil-card-monk-2")
    if person == MONK:
        return None if can_add_monk(s, s.seat) else refuse("must-complete", "vil-card-monk-2")
    return check_covering(s, person, s.column, "vil-card-monk-2")


def check_place(s: Position, action: int) -> Refusal | None:
    if action < a.CARD:
        return must_complete(s, action, "vil-build-05")
    number = action - a.CARD
    needed = s.figures.requires[lowest_role(s, s.laying, s.column)]
    if is_place(s, s.seat, number, needed):
        return None
    if number >= s.laid:
        return refuse("empty", "vil-build-05", place=number)
    if s.village[number] != s.seat:
        return refuse("not-yours", "vil-build-05")
    if s.role[number] != needed:
        return refuse("wrong-kind", "vil-build-05")
    return refuse("no-room", rule_of_full(s, needed))


def check_side(s: Position, action: int) -> Refusal | None:
    if action in (a.SIDE_GOLD, a.SIDE_FOOD):
        return None
    return must_complete(s, action, "vil-card-apprentice-5")


def check_lock(s: Position, action: int) -> Refusal | None:
    if action == a.FREE:
        return None if s.tinner else refuse("not-available", "vil-card-tinner-1")
    opener = s.figures.lock[s.laying]
    own = has_opener(s, s.seat, opener, True)
    foreign = has_opener(s, s.seat, opener, False)
    if action == a.PAY:
        if own or foreign:
            return refuse("not-available", "vil-lock-01" if own else "vil-lock-03")
        return check_lock_cost(s)
    if action < a.CARD:
        return must_complete(s, action, "vil-card-tinner-1" if s.tinner else "vil-lock-04" if own else "vil-lock-03")
    number = action - a.CARD
    if number >= s.laid or s.person[number] != opener:
        return refuse("wrong-kind", "vil-lock-04")
    if own:
        return None if s.village[number] == s.seat else refuse("not-yours", "vil-lock-02")
    return check_lock_cost(s)


def check_lock_cost(s: Position) -> Refusal | None:
    return None if s.gold[s.seat] >= s.figures.lock_cost else refuse("cannot-pay", "vil-lock-05")


def check_smuggler(s: Position, action: int) -> Refusal | None:
    if action < a.CARD:
        return must_complete(s, action, "vil-card-smuggler-1")
    number = action - a.CARD
    if is_smuggled(s, s.seat, number):
        return None
    if number < s.laid and s.village[number] != s.seat:
        return refuse("not-yours", "vil-card-smuggler-1")
    return refuse("wrong-kind", "vil-card-smuggler-3")


def check_apprentice(s: Position, action: int) -> Refusal | None:
    if action < a.CARD:
        return must_complete(s, action, "vil-card-apprentice-1")
    number = action - a.CARD
    offers = offers_of(s, s.seat)
    if number >= s.laid:
        return refuse("empty", "vil-card-apprentice-2", place=number)
    if can_swap(s, s.seat, number, offers):
        return None
    person = s.person[number]
    if s.load[number] == 0 or (person in (MONK, APPRENTICE) and not s.any_covered):
        return refuse("wrong-kind", "vil-card-apprentice-2")
    if person in (MONK, APPRENTICE):
        if actions_left(s) < 2:
            return refuse("not-enough", "vil-card-apprentice-9", have=int(actions_left(s)), need=2)
        return refuse("must-complete", "vil-card-apprentice-9")
    if person in (FOUNDERS, FOUNDERS_BACK):
        return refuse("not-yours", "vil-card-apprentice-2")
    if not has_place(s, person, 0, offers):
        return refuse("no-room", "vil-card-apprentice-3")
    return refuse("cannot-pay", "vil-card-apprentice-4")


def check_pile(s: Position, action: int) -> Refusal | None:
    if action == a.RESERVE:
        return refuse("locked", "vil-basic-05")
    if not a.STACK <= action < a.STACK + STACKS:
        return must_complete(s, action, "vil-basic-01")
    return check_pile_top(s, action, "vil-basic-04")


def check_give(s: Position, action: int) -> Refusal | None:
    person = person_of(action, a.GIVE)
    if person < 0:
        return must_complete(s, action, "vil-basic-01")
    return None if copies_in_hand(s, s.seat, person) else refuse("not-available", "vil-basic-07")


# ---- developments


def check_tavern(s: Position, action: int) -> Refusal | None:
    if not a.BASIC <= action < a.BASIC + BASICS:
        return refuse("must-choose", "vil-dev-tavern-1") if action == a.DECLINE else not_now(s)
    return None if s.basics[action - a.BASIC] else refuse("not-available", "vil-basic-06")


def check_church(s: Position, action: int) -> Refusal | None:
    if not a.STACK <= action < a.STACK + STACKS and action != a.RESERVE:
        return refuse("must-choose", "vil-dev-church-1") if action == a.DECLINE else not_now(s)
    return check_pile_top(s, action, "vil-dev-church-1")
