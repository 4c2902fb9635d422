# compiled: mypyc
"""What a seat may do, as choices: message, targets to click, actual price, what it brings and what would move.

One function per family of actions. Everything comes from the view of the seat that is asked and from the figures, so a
choice cannot reveal more than the view does.
"""

from __future__ import annotations

from collections.abc import Callable

from baumeister.engine.choosing import Facts
from baumeister.engine.wire import Amount, Choice, Move
from baumeister.games.villagers.edge import moves as m
from baumeister.games.villagers.edge import shapes as shape
from baumeister.games.villagers.edge.catalogue import CATALOGUE
from baumeister.games.villagers.edge.labels import action_message
from baumeister.games.villagers.rules.components import RECRUITER, Figures

#: Letters of actions that stand beside every table.
KEYS = {"pass": "p", "decline": "x", "recruit": "r"}
#: Persons that act from the discard pile, in either phase.
DISCARDED = ("tinner", "smuggler", "pigeoneer", "benefactor", "prophet")
#: Persons that wait for another choice before they lie.
WAITING = ("monk", "apprentice")
TINNER_AT = "discard/tinner"


def make_choices(view: shape.VillagersView, figures: Figures, legal: list[int]) -> tuple[Choice, ...]:
    assert view.decision is not None
    maker = Maker(view, figures)
    return tuple([maker.choice(action) for action in legal])


class Maker:
    """The choices of one decision."""

    def __init__(self, view: shape.VillagersView, figures: Figures) -> None:
        assert view.decision is not None
        self.view = view
        self.figures = figures
        self.decision = view.decision
        self.seat = view.decision.seat
        self.player = view.players[self.seat]
        self.hand = m.hand_of(self.seat)
        self.turn = turn_of(view.decision)
        self.drafts = isinstance(view.decision, shape.Draft | shape.DraftMore)

    def choice(self, action: int) -> Choice:
        name = CATALOGUE.actions[action]
        family, _, argument = name.partition(":")
        return FAMILIES[family](self, argument).choice(
            action, name, action_message(self.view, action), KEYS.get(name, "")
        )

    def nothing(self, _argument: str) -> Facts:
        """To end the turn, or to decline."""
        return Facts(group="villagers-group-last")

    # ---- row and piles

    def row(self, place: str) -> Facts:
        """A card of the row is drafted, or gets a coin."""
        card = self.view.row[int(place) - 1]
        assert card.person is not None
        targets = (f"row/{place}",)
        if isinstance(self.decision, shape.Coin):
            coin = int(self.figures.refresh_coin)
            return Facts(targets, moves=m.coin_laid(self.seat, card.person, card.place, coin).moves)
        by = self.recruiter() if isinstance(self.decision, shape.DraftMore) else None
        moves = m.drafted_row(self.seat, card.person, card.place, card.coins).moves
        return Facts(targets, "villagers-group-row", brings=gold(card.coins), by=by, moves=moves)

    def pile(self, argument: str) -> Facts:
        """A stack, or the reserve, which has no number."""
        number = int(argument or m.RESERVE_PILE)
        group = "villagers-group-piles" if self.drafts else ""
        return Facts((m.pile_at(number),), group, by=self.power_over_pile(), moves=self.from_pile(number))

    def from_pile(self, number: int) -> tuple[Move, ...]:
        """A card of a pile moves; beforehand only those who have seen it know it."""
        pile = self.view.reserve if number == m.RESERVE_PILE else self.view.stacks[number - 1]
        person = pile.top.person if pile.top else None
        if person is None:
            return ()
        if self.drafts:
            return m.drafted_stack(self.seat, person, number).moves
        return m.took(self.seat, person, number).moves if isinstance(self.decision, shape.Church) else ()

    def power_over_pile(self) -> str | None:
        """The card that allows taking from a pile or looking at it, unless it is a plain draft."""
        if isinstance(self.decision, shape.DraftMore):
            return self.recruiter()
        if isinstance(self.decision, shape.Prophet):
            return "discard/prophet"
        if isinstance(self.decision, shape.Take | shape.Put):
            return "discard/pigeoneer" if self.decision.pile == m.RESERVE_PILE else "discard/prophet"
        if isinstance(self.decision, shape.Church):
            return self.reward()
        return None

    def take(self, person: str) -> Facts:
        """Of the cards looked at: the prophet drafts, the pigeoneer takes into the hand."""
        assert isinstance(self.decision, shape.Take)
        pile = self.decision.pile
        taken = m.took if pile == m.RESERVE_PILE else m.drafted_stack
        moves = taken(self.seat, person, pile).moves
        return Facts((f"looking/persons/{person}",), by=self.power_over_pile(), moves=moves)

    def put(self, person: str) -> Facts:
        return Facts((f"looking/persons/{person}",), by=self.power_over_pile())

    def recruit(self, _argument: str) -> Facts:
        recruiter = self.recruiter()
        assert recruiter is not None
        fee = int(self.figures.recruiter_fee)
        moves = m.recruited(self.seat, fee).moves
        return Facts((recruiter,), "villagers-group-support", gold(fee), by=recruiter, moves=moves)

    def recruiter(self) -> str | None:
        return self.own_card(self.figures.names[RECRUITER])

    # ---- basics

    def basic(self, person: str) -> Facts:
        """For a card from hand, which is asked for later; or as the reward of a development."""
        targets = (f"basics/{person}",)
        if not isinstance(self.decision, shape.Tavern):
            return Facts(targets, "villagers-group-basics")
        return Facts(targets, by=self.reward(), moves=m.basic_taken(self.seat, person, self.next_number()).moves)

    def give(self, person: str) -> Facts:
        """The card that is given up, and the basic for it."""
        assert isinstance(self.decision, shape.Give)
        pile = self.decision.pile
        given = m.played(self.seat, person).moves if pile is None else m.gave(self.seat, person, pile).moves
        basic = m.basic_taken(self.seat, self.decision.basic, self.next_number()).moves
        return Facts((f"{self.hand}/{person}",), moves=(*given, *basic))

    def reward(self) -> str:
        assert isinstance(self.decision, shape.Reward)
        return f"developments/{self.decision.development}"

    # ---- persons from hand

    def play(self, person: str) -> Facts:
        targets = (f"{self.hand}/{person}",)
        if self.drafts:
            return Facts(targets, "villagers-group-support", moves=self.playing(person))
        group = "villagers-group-play" if isinstance(self.decision, shape.Build) else ""
        costs, by = self.lock_price(person)
        brings = self.smuggled_for_sure() if person == "smuggler" else ()
        return Facts(targets, group, costs, brings, by, self.playing(person))

    def playing(self, person: str) -> tuple[Move, ...]:
        """A person leaves the hand; it lies at once where neither place nor lock is a question."""
        if person in DISCARDED:
            opened = self.opening(person) if person == "smuggler" else None
            smuggled = () if opened is None else (*opened, *self.smuggling())
            return (*m.played(self.seat, person).moves, *smuggled)
        begun = m.laying(self.seat, person).moves
        if person in WAITING:
            return begun
        monks = self.decision.monks if isinstance(self.decision, shape.Column) else 0
        return (*begun, *self.settled(person, monks))

    def settled(self, person: str, monks: int) -> tuple[Move, ...]:
        """Opening its lock and laying it, where neither place nor lock is a question; else it stays open."""
        opened = self.opening(person) if self.has_one_place(person, monks) else None
        return () if opened is None else (*opened, *self.lying_of(person, monks))

    def has_one_place(self, person: str, monks: int) -> bool:
        """Is there only one place for the person on this many cards, each of which is what the next requires?"""
        role = self.figures.person(person)
        for _ in range(monks):
            role = int(self.figures.requires[role])
        needed = int(self.figures.requires[role])
        if needed < 0:
            return True
        wanted = self.figures.names[needed]
        free = [card for card in self.player.village if card.places > 0 and role_name(card) == wanted]
        return len(free) == 1

    def side(self, _argument: str) -> Facts:
        return Facts(moves=m.laid(self.seat, "founders", -1, self.next_number()).moves)

    # ---- locks

    def free(self, _argument: str) -> Facts:
        return Facts((TINNER_AT,), by=TINNER_AT, moves=self.lying())

    def pay(self, _argument: str) -> Facts:
        cost = int(self.figures.lock_cost)
        moves = (*m.lock_bank(self.seat, "", cost).moves, *self.lying())
        return Facts((m.supply_of(self.seat),), costs=gold(cost), moves=moves)

    def has_lock(self, person: str) -> bool:
        return self.view.options.locks and self.figures.lock[self.figures.person(person)] >= 0

    def lock_price(self, person: str) -> tuple[tuple[Amount, ...], str | None]:
        """What the lock costs the seat, and who opens it for free."""
        if not self.has_lock(person):
            return (), None
        if self.turn is not None and self.turn.tinner:
            return (), TINNER_AT
        opener = self.own_card(self.figures.names[self.figures.lock[self.figures.person(person)]])
        return ((), opener) if opener is not None else (gold(int(self.figures.lock_cost)), None)

    def opening(self, person: str) -> tuple[Move, ...] | None:
        """What opening its lock moves, if there is only one way to do it; None: that is asked."""
        if not self.has_lock(person):
            return ()
        opener = self.figures.names[self.figures.lock[self.figures.person(person)]]
        cost = int(self.figures.lock_cost)
        own = [card.number for card in self.player.village if card.person == opener]
        if self.turn is not None and self.turn.tinner:
            return () if not own and self.player.gold < cost else None
        if own:
            return m.lock_own(self.seat, person, own[0], cost).moves if len(own) == 1 else None
        others = [
            (player.seat, card.number)
            for player in self.view.players
            for card in player.village
            if card.person == opener
        ]
        if not others:
            return m.lock_bank(self.seat, person, cost).moves
        return m.coins_laid(self.seat, others[0][0], others[0][1], cost).moves if len(others) == 1 else None

    def lying(self) -> tuple[Move, ...]:
        """The person whose lock is opened, with the column under it; the smuggler is not laid."""
        assert isinstance(self.decision, shape.Lock)
        if self.decision.person == "smuggler":
            return self.smuggling()
        return self.lying_of(self.decision.person, self.decision.monks)

    def lying_of(self, person: str, monks: int) -> tuple[Move, ...]:
        """A column from its lowest card: monks, or first the one an apprentice took; then the person."""
        column = ["monk"] * monks + [person]
        if self.turn is not None and self.turn.taken is not None:
            column[0] = self.turn.taken
        first = self.next_number()
        return tuple([m.laid(self.seat, card, -1, first + i).moves[0] for i, card in enumerate(column)])

    # ---- cards of villages

    def card(self, argument: str) -> Facts:
        """A freelancer, an opener, a card to smuggle with or to swap, a place."""
        owner, card = self.find_card(int(argument))
        at = m.village_card(owner, card.number)
        if isinstance(self.decision, shape.Build):
            return self.hire(owner, card, at)
        if isinstance(self.decision, shape.Lock):
            return self.open_with(owner, card, at)
        if isinstance(self.decision, shape.Smuggler):
            return self.smuggle_with(card, at)
        if isinstance(self.decision, shape.Apprentice):
            return self.swap(owner, card, at)
        return self.lay_on(at)

    def find_card(self, number: int) -> tuple[int, shape.VillageCard]:
        """A card of a village, and whose it is."""
        for player in self.view.players:
            for card in player.village:
                if card.number == number:
                    return player.seat, card
        raise AssertionError(f"no card {number}")

    def own_card(self, person: str) -> str | None:
        """The first card of a person in the seat's own village."""
        numbers = [card.number for card in self.player.village if card.person == person]
        return m.village_card(self.seat, numbers[0]) if numbers else None

    def next_number(self) -> int:
        """Cards are numbered as they are laid, and none ever leaves."""
        return sum(len(player.village) for player in self.view.players)

    def hire(self, owner: int, card: shape.VillageCard, at: str) -> Facts:
        fee = int(self.figures.freelancer_fee)
        moves = m.coins_laid(self.seat, owner, card.number, fee).moves
        return Facts((at,), "villagers-group-hire", gold(fee), by=at, moves=moves)

    def open_with(self, owner: int, card: shape.VillageCard, at: str) -> Facts:
        """The seat's own opener gets its coins from the bank, another player's from the seat."""
        cost = int(self.figures.lock_cost)
        if owner == self.seat:
            return Facts((at,), by=at, moves=(*m.lock_own(owner, "", card.number, cost).moves, *self.lying()))
        moves = (*m.coins_laid(self.seat, owner, card.number, cost).moves, *self.lying())
        return Facts((at,), costs=gold(cost), moves=moves)

    def swap(self, owner: int, card: shape.VillageCard, at: str) -> Facts:
        """The apprentice takes its place; what covers a person that waits, and the founders' side, are asked."""
        costs, by = self.lock_price(card.person)
        moves = m.swapped(self.seat, card.person, card.number, owner).moves
        if card.person not in WAITING and role_name(card) != "founders":
            moves = (*moves, *self.settled(card.person, 0))
        return Facts((at,), costs=costs, by=by, moves=moves)

    def lay_on(self, at: str) -> Facts:
        assert isinstance(self.decision, shape.Place)
        person = self.decision.person
        costs, by = self.lock_price(person)
        opened = self.opening(person)
        moves = () if opened is None else (*opened, *self.lying_of(person, self.decision.monks))
        return Facts((at,), costs=costs, by=by, moves=moves)

    # ---- the smuggler

    def smuggle_with(self, card: shape.VillageCard, at: str) -> Facts:
        part = self.smuggled(card)
        moves = m.smuggled(self.seat, "", card.number, part).moves
        return Facts((at,), brings=gold(part), by="discard/smuggler", moves=moves)

    def smuggled(self, card: shape.VillageCard) -> int:
        """Half the printed gold, rounded up."""
        part = int(self.figures.smuggler_part)
        return (card.gold + part - 1) // part

    def smuggled_for_sure(self) -> tuple[Amount, ...]:
        """What he brings, if it is the same with every card."""
        parts = {self.smuggled(card) for card in self.player.village if card.gold > 0}
        return gold(parts.pop()) if len(parts) == 1 else ()

    def smuggling(self) -> tuple[Move, ...]:
        """His gold, if there is only one card to smuggle with."""
        cards = [card for card in self.player.village if card.gold > 0]
        return m.smuggled(self.seat, "", cards[0].number, self.smuggled(cards[0])).moves if len(cards) == 1 else ()


def turn_of(decision: shape.AnyDecision) -> shape.BuildTurn | None:
    """How far the build turn has come; None: it is another phase."""
    if isinstance(
        decision, shape.Draft | shape.DraftMore | shape.Benefactor | shape.Prophet | shape.Coin | shape.Reward
    ):
        return None
    return decision.turn


def role_name(card: shape.VillageCard) -> str:
    """What a card is in a chain: the founders are the same on both sides."""
    return card.stands_for or ("founders" if card.person == "founders_back" else card.person)


def gold(count: int) -> tuple[Amount, ...]:
    return (Amount("gold", count),) if count > 0 else ()


FAMILIES: dict[str, Callable[[Maker, str], Facts]] = {
    "pass": Maker.nothing,
    "decline": Maker.nothing,
    "row": Maker.row,
    "stack": Maker.pile,
    "reserve": Maker.pile,
    "recruit": Maker.recruit,
    "basic": Maker.basic,
    "side": Maker.side,
    "free": Maker.free,
    "pay": Maker.pay,
    "play": Maker.play,
    "give": Maker.give,
    "take": Maker.take,
    "put": Maker.put,
    "card": Maker.card,
}
