# compiled: mypyc
"""What each event of Villagers did on the table: cards and gold that moved between addresses, and what else changed.

One function per kind of event that has something to show; the catalogue names them beside the kinds. They take the
values of the event's fields. Gold of the bank comes from nowhere (None). A hand changes as a whole where others may
have known some of its cards: they see it in other heaps than its holder does.
"""

from __future__ import annotations

from baumeister.engine.catalogue import Trace
from baumeister.engine.wire import Move
from baumeister.games.villagers.rules import components as c

#: What the pile of that number is called: piles are counted from 1.
RESERVE_PILE = c.RESERVE + 1


# ---- addresses


def pile_at(number: int) -> str:
    return "reserve" if number == RESERVE_PILE else f"stacks/{number}"


def hand_of(seat: int) -> str:
    return f"players/{seat}/hand"


def of_hand(seat: int) -> tuple[str, ...]:
    """What changes when a card leaves a hand: its heaps, and how many support cards are certainly hidden there."""
    return hand_of(seat), f"players/{seat}/support"


def supply_of(seat: int) -> str:
    return f"players/{seat}/gold"


def village_card(seat: int, number: int) -> str:
    return f"players/{seat}/village/{number}"


def laying_at(person: str) -> str:
    """Founders that are laid again: the side is chosen later."""
    return "laying/founders" if person == "founders_back" else f"laying/{person}"


def card(source: str, to: str, seat: int | None = None, count: int = 1) -> Move:
    return Move("card", source, to, count, seat)


def gold_moves(source: str | None, to: str | None, count: int, seat: int, via: str | None = None) -> tuple[Move, ...]:
    return (Move("gold", source, to, count, seat, via),) if count > 0 else ()


# ---- draft phase


def drafted(seat: int, person: str, source: str) -> Move:
    return card(source, f"players/{seat}/drafted/{person}", seat)


def drafted_row(seat: int, person: str, place: int, coins: int) -> Trace:
    gold = gold_moves(f"row/{place}/coins", supply_of(seat), coins, seat)
    return Trace((drafted(seat, person, f"row/{place}"), *gold))


def drafted_stack(seat: int, person: str, pile: int) -> Trace:
    return Trace((drafted(seat, person, pile_at(pile)),))


def drafted_reserve(seat: int, person: str) -> Trace:
    return Trace((drafted(seat, person, "reserve"),))


def row_filled(place: int, _person: str, pile: int) -> Trace:
    return Trace((card(pile_at(pile), f"row/{place}"),))


def card_taken(seat: int, person: str) -> Trace:
    return Trace((card(f"players/{seat}/drafted/{person}", f"{hand_of(seat)}/{person}", seat),))


def recruited(seat: int, gold: int) -> Trace:
    return Trace(gold_moves(supply_of(seat), None, gold, seat))


def limit_changed(seat: int, _limit: int) -> Trace:
    return Trace((), (f"players/{seat}/draft_limit",))


# ---- looking at face-down cards


def looked(_seat: int, pile: int, _count: int) -> Trace:
    """The cards still belong to the pile, but it is seen without them."""
    return Trace((), ("looking", pile_at(pile)))


def put_back(_seat: int, pile: int) -> Trace:
    return Trace((), ("looking", pile_at(pile)))


def put_face(_seat: int, _person: str, pile: int) -> Trace:
    return Trace((), ("looking", pile_at(pile)))


def took(seat: int, seen: str, pile: int) -> Trace:
    """Into the hand: the person, or for the others the suit."""
    return Trace((card(pile_at(pile), f"{hand_of(seat)}/{seen}", seat),), (hand_of(seat),))


def support_known(seat: int, _count: int) -> Trace:
    """A card this seat gave up left its pile: face up, or to where it is not tracked."""
    return Trace((), (f"players/{seat}/support",))


# ---- row refresh


def coin_laid(seat: int, _person: str, place: int, gold: int) -> Trace:
    return Trace(gold_moves(None, f"row/{place}/coins", gold, seat))


def row_discarded(place: int, person: str, coins: int) -> Trace:
    leaving = card(f"row/{place}", f"discard/{person}")
    return Trace((leaving, Move("gold", f"row/{place}/coins", None, coins)) if coins else (leaving,))


def row_coins(gold: int, places: int) -> Trace:
    """`places` are bits: the first place is 1."""
    occupied = [place for place in range(1, c.ROW + 1) if places >> (place - 1) & 1]
    return Trace(tuple([Move("gold", None, f"row/{place}/coins", gold) for place in occupied]))


# ---- build phase


def played(seat: int, person: str) -> Trace:
    """To the discard pile."""
    return Trace((card(f"{hand_of(seat)}/{person}", f"discard/{person}", seat),), of_hand(seat))


def laying(seat: int, person: str) -> Trace:
    return Trace((card(f"{hand_of(seat)}/{person}", laying_at(person), seat),), of_hand(seat))


def laid(seat: int, person: str, _under: int, number: int) -> Trace:
    return Trace((card(laying_at(person), village_card(seat, number), seat),))


def basic_taken(seat: int, person: str, number: int) -> Trace:
    return Trace((card(f"basics/{person}", village_card(seat, number), seat),))


def swapped(seat: int, person: str, number: int, owner: int) -> Trace:
    place = village_card(owner, number)
    return Trace((card(place, laying_at(person), seat), card("laying/apprentice", place, owner)))


def coins_laid(seat: int, owner: int, number: int, gold: int) -> Trace:
    return Trace(gold_moves(supply_of(seat), f"{village_card(owner, number)}/coins", gold, seat))


def lock_own(seat: int, _person: str, number: int, gold: int) -> Trace:
    return Trace(gold_moves(None, f"{village_card(seat, number)}/coins", gold, seat))


def lock_bank(seat: int, _person: str, gold: int) -> Trace:
    return Trace(gold_moves(supply_of(seat), None, gold, seat))


def gave(seat: int, seen: str, pile: int) -> Trace:
    """A card given up: the person, or for the others the suit; those who knew cards of the suit no longer do."""
    return Trace((card(f"{hand_of(seat)}/{seen}", pile_at(pile), seat),), of_hand(seat))


def smuggled(seat: int, _person: str, number: int, gold: int) -> Trace:
    return Trace(gold_moves(None, supply_of(seat), gold, seat, village_card(seat, number)))


# ---- end of the build phase, developments, market days


def flipped(seat: int, number: int) -> Trace:
    return Trace((), (f"{village_card(seat, number)}/person",))


def los_passed(seat: int, former: int) -> Trace:
    return Trace((Move("los", f"players/{former}", f"players/{seat}"),), ("los",))


def scored(seat: int, _person: str, gold: int, number: int) -> Trace:
    """Silver or bronze."""
    return Trace(gold_moves(None, supply_of(seat), gold, seat, village_card(seat, number)))


def development_won(seat: int, development: str, gold: int) -> Trace:
    address = f"developments/{development}"
    return Trace(gold_moves(None, supply_of(seat), gold, seat, address), (address,))


def development_led(_seat: int, development: str) -> Trace:
    return Trace((), (f"developments/{development}/winner",))


def development_back(_seat: int, development: str) -> Trace:
    return Trace((), (f"developments/{development}/holder",))


def market_begun(market: int) -> Trace:
    return Trace((), (f"markets/{market}/held",))


def market_paid(seat: int, gold: int) -> Trace:
    return Trace(gold_moves(None, supply_of(seat), gold, seat))


def coins_kept(seat: int, _person: str, number: int, gold: int) -> Trace:
    return Trace(gold_moves(f"{village_card(seat, number)}/coins", supply_of(seat), gold, seat))


def game_ended() -> Trace:
    return Trace((), ("winners",))
