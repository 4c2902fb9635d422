"""How stored games name the people at their seats: by person id. Names are filled in on reading, and are gone when the
person is. A person who plays several seats at a shared screen is `id/seat` at each of them."""

from __future__ import annotations

from baumeister.records import Seat, human


def seat_of(person: str, number: int, *, shared: bool) -> Seat:
    """This seat as a person's; `shared`: one of several at the person's screen."""
    return human(f"{person}/{number}" if shared else person)


def person_of(seat: Seat) -> str | None:
    """The id of the seat's person; None: a bot."""
    return seat.name.partition("/")[0] if seat.is_human else None


def is_shared(seat: Seat) -> bool:
    """Is it one of several seats at a person's screen?"""
    return seat.is_human and "/" in seat.name
