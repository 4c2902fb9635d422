# compiled: mypyc
"""What the answers to a decision of Villagers share: who is asked, its cards, locks and what is laid.

Choices come from the view of the seat that is asked and from the figures, so a choice cannot tell more than the view
does.
"""

from __future__ import annotations

from baumeister.engine.choosing import Asked, Facts
from baumeister.engine.errors import Refusal, refuse
from baumeister.engine.wire import Amount, Move
from baumeister.games.villagers.edge import moves as m
from baumeister.games.villagers.edge import shapes as shape
from baumeister.games.villagers.rules import actions as a
from baumeister.games.villagers.rules import components as c
from baumeister.games.villagers.rules.building import is_hired
from baumeister.games.villagers.rules.components import Figures
from baumeister.games.villagers.rules.drafting import pile_of
from baumeister.games.villagers.rules.position import Position
from baumeister.games.villagers.rules.specials import actions_left

#: Persons that act from the discard pile, in either phase.
DISCARDED = ("tinner", "smuggler", "pigeoneer", "benefactor", "prophet")
#: Persons that wait for another choice before they lie.
WAITING = ("monk", "apprentice")
TINNER_AT = "discard/tinner"
#: Ending and declining are asked for most; everything else is simply not the question.
NO_MORE = (a.END, a.DECLINE)


class Maker(Asked[shape.VillagersView, shape.AnyDecision, shape.Player, Figures]):
    """The choices of one decision."""

    def __init__(self, view: shape.VillagersView, figures: Figures) -> None:
        super().__init__(view, figures)
        self.hand = m.hand_of(self.seat)
        #: How far the build turn has come; None: it is another phase.
        self.turn: shape.BuildTurn | None = getattr(view.decision, "turn", None)

    def recruiter(self) -> str | None:
        return self.own_card(self.figures.names[c.RECRUITER])

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
        for _monk in range(monks):
            role = int(self.figures.requires[role])
        needed = int(self.figures.requires[role])
        if needed < 0:
            return True
        wanted = self.figures.names[needed]
        free = [card for card in self.player.village if card.places > 0 and role_name(card) == wanted]
        return len(free) == 1

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

    def lying_of(self, person: str, monks: int) -> tuple[Move, ...]:
        """A column from its lowest card: monks, or first the one an apprentice took; then the person."""
        column = ["monk"] * monks + [person]
        if self.turn is not None and self.turn.taken is not None:
            column[0] = self.turn.taken
        first = self.next_number()
        return tuple([m.laid(self.seat, card, -1, first + i).moves[0] for i, card in enumerate(column)])

    def smuggled(self, card: shape.VillageCard) -> int:
        """Half the printed gold, rounded up."""
        part = int(self.figures.smuggler_part)
        return (card.gold + part - 1) // part

    def smuggling(self) -> tuple[Move, ...]:
        """His gold, if there is only one card to smuggle with."""
        cards = [card for card in self.player.village if card.gold > 0]
        return m.smuggled(self.seat, "", cards[0].number, self.smuggled(cards[0])).moves if len(cards) == 1 else ()

    def known_top(self, number: int) -> str | None:
        """The top card of a pile, if the seat has seen it."""
        pile = self.view.reserve if number == m.RESERVE_PILE else self.view.stacks[number - 1]
        return pile.top.person if pile.top else None


def show_nothing(_maker: Maker, _argument: str) -> Facts:
    """To end the turn, or to decline."""
    return Facts(group="villagers-group-last")


def role_name(card: shape.VillageCard) -> str:
    """What a card is in a chain: the founders are the same on both sides."""
    return card.stands_for or ("founders" if card.person == "founders_back" else card.person)


def gold(count: int) -> tuple[Amount, ...]:
    return (Amount("gold", count),) if count > 0 else ()


def describe_turn(s: Position) -> dict[str, object]:
    return {"turn": build_turn(s)}


def build_turn(s: Position) -> shape.BuildTurn:
    return shape.BuildTurn(
        int(s.build_limit),
        int(actions_left(s) - s.column),
        int(s.figures.basics_per_turn - s.basics_used),
        s.tinner != 0,
        s.acted != 0,
        hired(s),
        taken=None if s.taken < 0 else s.figures.names[s.taken],
    )


def hired(s: Position) -> tuple[int, ...]:
    return tuple([int(number) for number in range(s.laid) if s.person[number] == c.FREELANCER and is_hired(s, number)])


def person_of(action: int, family: int) -> int:
    """The person that an action of the family play, give, take or put names."""
    return c.HAND_FIRST + action - family


def check_pile_top(s: Position, action: int, rule: str) -> Refusal | None:
    """A stack, or the reserve, that must have cards."""
    pile = pile_of(action)
    if s.pile_size[pile] == 0:
        return refuse("empty", rule, place="reserve" if pile == c.RESERVE else "stack")
    return None
