# compiled: mypyc
"""What a seat may do, as choices: message, targets to click, true price, what it brings and what would move.

One function per family of actions. Everything comes from the view of the seat that is asked and from the figures, so a
choice cannot tell more than the view does.
"""

from __future__ import annotations

from baumeister.engine.wire import Amount, Choice, Move
from baumeister.games.villagers import moves as m
from baumeister.games.villagers import shapes as shape
from baumeister.games.villagers.catalogue import CATALOGUE
from baumeister.games.villagers.components import RECRUITER, Figures
from baumeister.games.villagers.labels import action_message

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

    def choice(self, action: int) -> Choice:
        name = CATALOGUE.actions[action]
        family, _, argument = name.partition(":")
        targets: tuple[str, ...] = ()
        costs: tuple[Amount, ...] = ()
        brings: tuple[Amount, ...] = ()
        by: str | None = None
        moves: tuple[Move, ...] = ()
        if family == "row":
            targets = (f"row/{argument}",)
            brings, moves = self.from_row(self.view.row[int(argument) - 1])
            by = self.recruiter() if isinstance(self.decision, shape.DraftMore) else None
        elif family in ("stack", "reserve"):
            pile = int(argument or m.RESERVE_PILE)
            targets = (m.pile_at(pile),)
            by = self.power_over_pile()
            moves = self.from_pile(pile)
        elif family == "recruit":
            by = self.recruiter()
            assert by is not None
            targets = (by,)
            costs = gold(int(self.figures.recruiter_fee))
            moves = m.recruited(self.seat, int(self.figures.recruiter_fee)).moves
        elif family == "basic":
            targets = (f"basics/{argument}",)
            if isinstance(self.decision, shape.Tavern):
                by = self.reward()
                moves = m.basic_taken(self.seat, argument, self.next_number()).moves
        elif family == "play":
            targets = (f"{self.hand}/{argument}",)
            if not isinstance(self.decision, shape.Draft):
                costs, by = self.lock_price(argument)
            if argument == "smuggler":
                brings = self.smuggled_for_sure()
            moves = self.playing(argument)
        elif family == "give":
            targets = (f"{self.hand}/{argument}",)
            moves = self.giving(argument)
        elif family in ("take", "put"):
            targets = (f"looking/persons/{argument}",)
            by = self.power_over_pile()
            moves = self.taking(argument) if family == "take" else ()
        elif family == "free":
            targets = (TINNER_AT,)
            by = TINNER_AT
            moves = self.lying()
        elif family == "pay":
            targets = (m.supply_of(self.seat),)
            costs = gold(int(self.figures.lock_cost))
            moves = (*m.lock_bank(self.seat, "", int(self.figures.lock_cost)).moves, *self.lying())
        elif family == "card":
            owner, card = self.card(int(argument))
            targets = (m.village_card(owner, card.number),)
            costs, brings, by, moves = self.with_card(owner, card)
        elif family == "side":
            moves = m.laid(self.seat, "founders", -1, self.next_number()).moves
        message = action_message(self.view, action)
        group = self.group(family)
        return Choice(action, name, message, targets, group, KEYS.get(name, ""), costs, brings, by, moves)

    def group(self, family: str) -> str:
        """The heading it stands under."""
        if family in ("pass", "decline"):
            return "villagers-group-last"
        if isinstance(self.decision, shape.Draft | shape.DraftMore):
            groups = {"row": "row", "stack": "piles", "reserve": "piles"}
            return f"villagers-group-{groups.get(family, 'support')}"
        if isinstance(self.decision, shape.Build):
            groups = {"basic": "basics", "card": "hire"}
            return f"villagers-group-{groups.get(family, 'play')}"
        return ""

    # ---- where things are

    def card(self, number: int) -> tuple[int, shape.VillageCard]:
        """A card of a village, and whose it is."""
        for player in self.view.players:
            for card in player.village:
                if card.number == number:
                    return player.seat, card
        raise AssertionError(f"no card {number}")

    def next_number(self) -> int:
        """Cards are numbered as they are laid, and none ever leaves."""
        return sum(len(player.village) for player in self.view.players)

    def own_card(self, person: str) -> str | None:
        """The first card of a person in the own village."""
        numbers = [card.number for card in self.player.village if card.person == person]
        return m.village_card(self.seat, numbers[0]) if numbers else None

    def recruiter(self) -> str | None:
        return self.own_card(self.figures.names[RECRUITER])

    def reward(self) -> str:
        assert isinstance(self.decision, shape.Reward)
        return f"developments/{self.decision.development}"

    def power_over_pile(self) -> str | None:
        """Who makes it possible to take from a pile or to look at it, if it is no plain draft."""
        if isinstance(self.decision, shape.DraftMore):
            return self.recruiter()
        if isinstance(self.decision, shape.Prophet):
            return "discard/prophet"
        if isinstance(self.decision, shape.Take | shape.Put):
            return "discard/pigeoneer" if self.decision.pile == m.RESERVE_PILE else "discard/prophet"
        if isinstance(self.decision, shape.Church):
            return self.reward()
        return None

    # ---- row and piles

    def from_row(self, card: shape.RowCard) -> tuple[tuple[Amount, ...], tuple[Move, ...]]:
        """What a card of the row brings, or the coin it gets."""
        assert card.person is not None
        if isinstance(self.decision, shape.Coin):
            return (), m.coin_laid(self.seat, card.person, card.place, int(self.figures.refresh_coin)).moves
        return gold(card.coins), m.drafted_row(self.seat, card.person, card.place, card.coins).moves

    def from_pile(self, number: int) -> tuple[Move, ...]:
        """A card of a pile moves, and is known before only to who has seen it."""
        pile = self.view.reserve if number == m.RESERVE_PILE else self.view.stacks[number - 1]
        person = pile.top.person if pile.top else None
        if person is None:
            return ()
        if isinstance(self.decision, shape.Draft | shape.DraftMore):
            return m.drafted_stack(self.seat, person, number).moves
        return m.took(self.seat, person, number).moves if isinstance(self.decision, shape.Church) else ()

    def taking(self, person: str) -> tuple[Move, ...]:
        """Of the cards looked at: the prophet drafts, the pigeoneer takes into the hand."""
        assert isinstance(self.decision, shape.Take)
        if self.decision.pile == m.RESERVE_PILE:
            return m.took(self.seat, person, self.decision.pile).moves
        return m.drafted_stack(self.seat, person, self.decision.pile).moves

    # ---- from hand

    def giving(self, person: str) -> tuple[Move, ...]:
        assert isinstance(self.decision, shape.Give)
        basic = m.basic_taken(self.seat, self.decision.basic, self.next_number()).moves
        if self.decision.pile is None:
            return (*m.played(self.seat, person).moves, *basic)
        return (*m.gave(self.seat, person, self.decision.pile).moves, *basic)

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
        """Is there no other place than one for the person on so many cards, each of which is what the next requires?"""
        role = self.figures.person(person)
        for _ in range(monks):
            role = int(self.figures.requires[role])
        needed = int(self.figures.requires[role])
        if needed < 0:
            return True
        wanted = self.figures.names[needed]
        free = [card for card in self.player.village if card.places > 0 and role_name(card) == wanted]
        return len(free) == 1

    # ---- locks

    def has_lock(self, person: str) -> bool:
        return self.view.options.locks and self.figures.lock[self.figures.person(person)] >= 0

    def lock_price(self, person: str) -> tuple[tuple[Amount, ...], str | None]:
        """What the lock costs the seat, and who opens it for nothing."""
        if not self.has_lock(person):
            return (), None
        turn = getattr(self.decision, "turn", None)
        if turn is not None and turn.tinner:
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
        turn = getattr(self.decision, "turn", None)
        if turn is not None and turn.tinner:
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
        turn = getattr(self.decision, "turn", None)
        column = ["monk"] * monks + [person]
        if turn is not None and turn.taken is not None:
            column[0] = turn.taken
        first = self.next_number()
        return tuple([m.laid(self.seat, card, -1, first + i).moves[0] for i, card in enumerate(column)])

    # ---- cards of villages

    def with_card(
        self, owner: int, card: shape.VillageCard
    ) -> tuple[tuple[Amount, ...], tuple[Amount, ...], str | None, tuple[Move, ...]]:
        """A place, an opener, a freelancer, a card to swap or to smuggle with: costs, brings, by, moves."""
        decision = self.decision
        if isinstance(decision, shape.Build):
            fee = int(self.figures.freelancer_fee)
            at = m.village_card(owner, card.number)
            return gold(fee), (), at, m.coins_laid(self.seat, owner, card.number, fee).moves
        if isinstance(decision, shape.Lock):
            cost = int(self.figures.lock_cost)
            if owner == self.seat:
                at = m.village_card(owner, card.number)
                return (), (), at, (*m.lock_own(owner, "", card.number, cost).moves, *self.lying())
            return gold(cost), (), None, (*m.coins_laid(self.seat, owner, card.number, cost).moves, *self.lying())
        if isinstance(decision, shape.Smuggler):
            part = self.smuggled(card)
            return (), gold(part), "discard/smuggler", m.smuggled(self.seat, "", card.number, part).moves
        if isinstance(decision, shape.Apprentice):
            costs, by = self.lock_price(card.person)
            taken = m.swapped(self.seat, card.person, card.number, owner).moves
            if card.person in WAITING or role_name(card) == "founders":  # what covers it, or its side, is asked
                return costs, (), by, taken
            return costs, (), by, (*taken, *self.settled(card.person, 0))
        assert isinstance(decision, shape.Place)
        costs, by = self.lock_price(decision.person)
        opened = self.opening(decision.person)
        moves = () if opened is None else (*opened, *self.lying_of(decision.person, decision.monks))
        return costs, (), by, moves

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


def role_name(card: shape.VillageCard) -> str:
    """What a card is in a chain: the founders are the same on both sides."""
    return card.stands_for or ("founders" if card.person == "founders_back" else card.person)


def gold(count: int) -> tuple[Amount, ...]:
    return (Amount("gold", count),) if count > 0 else ()
