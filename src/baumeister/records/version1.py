"""Records of version 1, which are read for ever and never written: on reading they become version 2.

Version 1 did not say who did an action (so it was whoever sat there), knew bots by a word alone, and its digests were
taken in another way: they cannot be compared any more and are left behind. Scores and winners are kept and compared.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias, TypeVar

from msgspec import Meta, Struct

from baumeister.records.errors import Place
from baumeister.records.form import (
    FORMAT,
    MOST_ENTRIES,
    MOST_SEATS,
    VERSION,
    Action,
    ActionName,
    Bot,
    Check,
    Entry,
    Name,
    Number,
    OptionNumber,
    OptionWord,
    Points,
    RecordForm,
    Resign,
    Result,
    Rules,
    Seat,
    SeatChange,
    SeatNumber,
    Seed,
    StateDigest,
    Time,
    Undo,
    Word,
)
from baumeister.records.soundness import check_seat_number, convert_record, seat_people
from baumeister.records.text_form import Reader, Words

R = TypeVar("R", bound=RecordForm)


class OldSeat(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    kind: Literal["human", "bot"]
    bot: Word | None = None


class OldEntryForm(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    number: Number
    seat: SeatNumber
    at: Time | None = None


class OldAction(OldEntryForm, frozen=True, tag="action"):
    action: ActionName


class OldUndo(OldEntryForm, frozen=True, tag="undo"):
    back_to: Annotated[int, Meta(ge=0, le=MOST_ENTRIES)]
    consent: tuple[SeatNumber, ...] = ()


class OldResign(OldEntryForm, frozen=True, tag="resign"):
    bot: Word


class OldSeatChange(OldEntryForm, frozen=True, tag="seat"):
    becomes: OldSeat


OldEntry: TypeAlias = OldAction | OldUndo | OldResign | OldSeatChange


class OldResult(Struct, frozen=True, forbid_unknown_fields=True):
    scores: tuple[Points, ...]
    winners: tuple[SeatNumber, ...]
    digest: StateDigest


class OldRecord(Struct, frozen=True, forbid_unknown_fields=True):
    format: Literal["baumeister-record"]
    version: Literal[1]
    game: Word
    rules: Rules
    options: dict[Word, bool | OptionNumber | OptionWord]
    seats: Annotated[tuple[OldSeat, ...], Meta(min_length=1, max_length=MOST_SEATS)]
    seed: Seed
    log: Annotated[tuple[OldEntry, ...], Meta(max_length=MOST_ENTRIES)]
    checks: tuple[Check, ...] = ()
    result: OldResult | None = None


class OldReader(Reader):
    """The lines of version 1: nothing about who acted, and a bot is one word."""

    version = 1
    seat_type = OldSeat
    entry_type = OldEntry

    def action_fields(self, word: str, seat: int) -> dict[str, Any]:
        return {"action": word}

    def bot_fields(self, words: Words) -> Any:
        return words["bot"] if words["version"] is None else f"{words['bot']} {words['version']}"

    def take(self, entry: Any) -> None:
        """Nothing in this version depends on the entries before."""


def upgrade(data: dict[str, Any], kind: type[R]) -> R:
    """Plain data of version 1 as a record of today."""
    old = convert_record(data, OldRecord)
    seats = tuple(_seat(seat) for seat in old.seats)
    people = list(seats)
    log: list[Entry] = []
    for entry in old.log:
        check_seat_number(entry.seat, people, Place(number=entry.number))
        log.append(_entry(entry, people))
        seat_people(people, log[-1])
    return kind(
        format=FORMAT,
        version=VERSION,
        game=old.game,
        rules=old.rules,
        options=old.options,
        seats=seats,
        seed=old.seed,
        log=tuple(log),
        result=None if old.result is None else Result(old.result.scores, old.result.winners),
    )


def _seat(old: OldSeat) -> Seat:
    return Seat(old.name, old.kind, None if old.bot is None else Bot(old.bot))


def _entry(old: OldEntry, people: list[Seat]) -> Entry:
    if isinstance(old, OldAction):
        return Action(old.number, old.seat, old.action, people[old.seat].usual_by, at=old.at)
    if isinstance(old, OldUndo):
        return Undo(old.number, old.seat, old.back_to, old.consent, at=old.at)
    if isinstance(old, OldResign):
        return Resign(old.number, old.seat, Bot(old.bot), at=old.at)
    return SeatChange(old.number, old.seat, _seat(old.becomes), at=old.at)
