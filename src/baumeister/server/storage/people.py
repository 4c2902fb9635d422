"""People, their sign-ins, mutes and reports, in SQL. Every function works inside the transaction of its connection."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Row, delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from baumeister.server.storage.daily import move_tries
from baumeister.server.storage.schema import (
    answers,
    chat,
    log,
    mutes,
    people,
    reports,
    results,
    seats,
    sign_ins,
    solved,
    tables,
    uploads,
)


@dataclass(frozen=True)
class PersonRow:
    """A person as kept. A deleted one has neither name nor password."""

    id: str
    name: str
    password: str | None
    language: str
    time_zone: str
    settings: str
    seen: int
    deleted: bool

    @property
    def guest(self) -> bool:
        return self.password is None and not self.deleted


@dataclass(frozen=True)
class SignInRow:
    """A device that is signed in, with its person. `token` is the hash of the cookie."""

    id: str
    token: str
    csrf: str
    device: str
    guest: str | None
    created: int
    seen: int
    person: PersonRow


@dataclass(frozen=True)
class NewSignIn:
    token: str
    id: str
    csrf: str
    device: str
    address: str | None
    guest: str | None = None


_PERSON = (
    people.c.id,
    people.c.name,
    people.c.password,
    people.c.language,
    people.c.time_zone,
    people.c.settings,
    people.c.seen,
    people.c.deleted,
)


def _person(row: Row[*tuple[Any, ...]]) -> PersonRow:
    found = row._mapping
    return PersonRow(
        id=found[people.c.id],
        name=found[people.c.name],
        password=found[people.c.password],
        language=found[people.c.language],
        time_zone=found[people.c.time_zone],
        settings=found[people.c.settings],
        seen=found[people.c.seen],
        deleted=found[people.c.deleted] is not None,
    )


# ---- people


async def add_guest(
    connection: AsyncConnection, person: str, name: str, language: str, time_zone: str, now: int
) -> None:
    await connection.execute(
        insert(people).values(
            id=person, name=name, language=language, time_zone=time_zone, settings="{}", created=now, seen=now
        )
    )


async def find_person(connection: AsyncConnection, person: str, *, lock: bool = False) -> PersonRow | None:
    """`lock`: nobody changes the row before the end of this transaction. SQLite has one writer at a time anyway."""
    return await _first(connection, people.c.id == person, lock=lock)


async def find_by_name_key(connection: AsyncConnection, key: str) -> PersonRow | None:
    return await _first(connection, people.c.name_key == key)


async def guests_called(connection: AsyncConnection, name: str) -> list[PersonRow]:
    """Any number of guests may have one name."""
    these = people.c.name == name, people.c.password.is_(None), people.c.deleted.is_(None)
    query = select(*_PERSON).where(*these).order_by(people.c.seen.desc()).limit(20)
    return [_person(row) for row in await connection.execute(query)]


async def _first(
    connection: AsyncConnection, condition: ColumnElement[bool], *, lock: bool = False
) -> PersonRow | None:
    query = select(*_PERSON).where(condition)
    row = (await connection.execute(query.with_for_update() if lock else query)).first()
    return None if row is None else _person(row)


async def change_person(connection: AsyncConnection, person: str, **values: object) -> bool:
    """Set columns of a person; False: somebody else has the `name_key`."""
    if not values:
        return True
    try:
        async with connection.begin_nested():
            await connection.execute(update(people).where(people.c.id == person).values(**values))
    except IntegrityError:
        return False
    return True


async def delete_person(connection: AsyncConnection, person: str, now: int) -> None:
    """Delete everything a person wrote or chose; the empty row stays, because logs and records refer to it."""
    await connection.execute(delete(sign_ins).where(sign_ins.c.person == person))
    await connection.execute(update(sign_ins).where(sign_ins.c.guest == person).values(guest=None))
    await connection.execute(delete(chat).where(chat.c.person == person))
    await connection.execute(delete(mutes).where(or_(mutes.c.person == person, mutes.c.muted == person)))
    await connection.execute(delete(reports).where(reports.c.person == person))
    await connection.execute(delete(uploads).where(uploads.c.person == person))
    await connection.execute(delete(solved).where(solved.c.person == person))
    await connection.execute(delete(answers).where(answers.c.person == person))
    await connection.execute(update(seats).where(seats.c.person == person).values(label=None))
    # A rematch keeps no seat free for somebody who is gone.
    await connection.execute(update(seats).where(seats.c.reserved == person).values(reserved=None, label=None))
    # Tables that have not begun: the person's own are deleted, other people's get their seats back.
    await connection.execute(delete(tables).where(tables.c.host == person, tables.c.status == "open"))
    opened = select(tables.c.id).where(tables.c.status == "open")
    await connection.execute(
        update(seats).where(seats.c.person == person, seats.c.table_id.in_(opened)).values(person=None)
    )
    await connection.execute(update(tables).where(tables.c.host == person).values(name=""))
    await connection.execute(
        update(people)
        .where(people.c.id == person)
        .values(
            name="", name_key=None, password=None, language="en", time_zone="UTC", settings="{}", seen=now, deleted=now
        )
    )


# ---- sign-ins


async def renew_sign_in(connection: AsyncConnection, sign_in: str, token: str, csrf: str) -> None:
    """The same device has another cookie from now on."""
    await connection.execute(update(sign_ins).where(sign_ins.c.id == sign_in).values(token=token, csrf=csrf))


async def add_sign_in(connection: AsyncConnection, person: str, new: NewSignIn, now: int) -> None:
    await connection.execute(
        insert(sign_ins).values(
            token=new.token,
            id=new.id,
            person=person,
            csrf=new.csrf,
            device=new.device,
            address=new.address,
            guest=new.guest,
            created=now,
            seen=now,
        )
    )


_SIGN_IN = (
    sign_ins.c.id.label("sign_in"),
    sign_ins.c.token,
    sign_ins.c.csrf,
    sign_ins.c.device,
    sign_ins.c.guest,
    sign_ins.c.created,
    sign_ins.c.seen.label("sign_in_seen"),
)


def _sign_in(row: Row[*tuple[Any, ...]]) -> SignInRow:
    return SignInRow(
        id=row.sign_in,
        token=row.token,
        csrf=row.csrf,
        device=row.device,
        guest=row.guest,
        created=row.created,
        seen=row.sign_in_seen,
        person=_person(row),
    )


async def find_sign_in(connection: AsyncConnection, token: str, not_before: int) -> SignInRow | None:
    """The sign-in of a cookie's hash, if it was used since then."""
    query = (
        select(*_SIGN_IN, *_PERSON)
        .join_from(sign_ins, people, people.c.id == sign_ins.c.person)
        .where(sign_ins.c.token == token, sign_ins.c.seen >= not_before, people.c.deleted.is_(None))
    )
    row = (await connection.execute(query)).first()
    return None if row is None else _sign_in(row)


async def sign_ins_of(connection: AsyncConnection, person: str, not_before: int) -> list[SignInRow]:
    """The devices of a person, the last used first."""
    query = (
        select(*_SIGN_IN, *_PERSON)
        .join_from(sign_ins, people, people.c.id == sign_ins.c.person)
        .where(sign_ins.c.person == person, sign_ins.c.seen >= not_before)
        .order_by(sign_ins.c.seen.desc(), sign_ins.c.id)
    )
    return [_sign_in(row) for row in await connection.execute(query)]


async def end_sign_in(connection: AsyncConnection, person: str, sign_in: str) -> bool:
    ended = await connection.execute(delete(sign_ins).where(sign_ins.c.id == sign_in, sign_ins.c.person == person))
    return bool(ended.rowcount)


async def end_other_sign_ins(connection: AsyncConnection, person: str, but: str) -> None:
    await connection.execute(delete(sign_ins).where(sign_ins.c.person == person, sign_ins.c.id != but))


async def touch(connection: AsyncConnection, person: str, sign_in: str, now: int) -> None:
    """This person was here, on this device."""
    await connection.execute(update(people).where(people.c.id == person).values(seen=now))
    await connection.execute(update(sign_ins).where(sign_ins.c.id == sign_in).values(seen=now))


async def forget_guest(connection: AsyncConnection, sign_in: str) -> None:
    """The offer to move a guest's seats has been answered."""
    await connection.execute(update(sign_ins).where(sign_ins.c.id == sign_in).values(guest=None))


# ---- from a guest to an account


@dataclass(frozen=True)
class Moved:
    """Tables that changed hands (by code), and how many were left because the account already has a seat there."""

    codes: tuple[str, ...]
    left: int


async def count_tables(connection: AsyncConnection, person: str) -> int:
    """At how many tables a person has a seat."""
    query = select(func.count(func.distinct(seats.c.table_id))).where(seats.c.person == person)
    return int((await connection.execute(query)).scalar_one())


async def move_guest(connection: AsyncConnection, guest: str, account: str, now: int) -> Moved:
    """Give a guest's seats and games to an account. Logs identify people by random ids, so the ids are replaced there.
    A table where the account already has a seat is left alone: nobody gets a second seat, and with it a second hand of
    cards, that way."""
    own = select(seats.c.table_id).where(seats.c.person == account)
    theirs = select(tables.c.id, tables.c.code).join(seats).where(seats.c.person == guest).distinct()
    moving = (await connection.execute(theirs.where(tables.c.id.not_in(own)))).all()
    left = await count_tables(connection, guest) - len(moving)
    for some in _in_pieces([row.id for row in moving]):
        for table in (seats, results):
            await connection.execute(
                update(table).where(table.c.table_id.in_(some), table.c.person == guest).values(person=account)
            )
        await connection.execute(
            update(chat).where(chat.c.table_id.in_(some), chat.c.person == guest).values(person=account)
        )
        await connection.execute(
            update(tables).where(tables.c.id.in_(some)).values(head=func.replace(tables.c.head, guest, account))
        )
        await connection.execute(
            update(log)
            .where(log.c.table_id.in_(some), log.c.body.contains(guest, autoescape=True))
            .values(body=func.replace(log.c.body, guest, account))
        )
    await connection.execute(
        update(tables).where(tables.c.host == guest, tables.c.id.not_in(_seated(guest))).values(host=account)
    )
    await _move_reserved(connection, guest, account)
    await move_tries(connection, guest, account)
    await connection.execute(update(uploads).where(uploads.c.person == guest).values(person=account))
    if not left:
        await delete_person(connection, guest, now)
    return Moved(tuple(row.code for row in moving), left)


async def _move_reserved(connection: AsyncConnection, guest: str, account: str) -> None:
    """Seats that rematches keep free for a guest, but never a second one at a table."""
    expected = or_(seats.c.person == account, seats.c.reserved == account)
    elsewhere = seats.c.table_id.not_in(select(seats.c.table_id).where(expected))
    await connection.execute(update(seats).where(seats.c.reserved == guest, elsewhere).values(reserved=account))


def _seated(person: str) -> Any:
    return select(seats.c.table_id).where(seats.c.person == person)


def _in_pieces(numbers: list[int], most: int = 500) -> Iterable[list[int]]:
    return (numbers[start : start + most] for start in range(0, len(numbers), most))


# ---- mutes and reports


async def mute(connection: AsyncConnection, person: str, muted: str) -> None:
    """Harmless when repeated."""
    with contextlib.suppress(IntegrityError):
        async with connection.begin_nested():
            await connection.execute(insert(mutes).values(person=person, muted=muted))


async def unmute(connection: AsyncConnection, person: str, muted: str) -> None:
    await connection.execute(delete(mutes).where(mutes.c.person == person, mutes.c.muted == muted))


async def mutes_of(connection: AsyncConnection, person: str) -> list[PersonRow]:
    query = select(*_PERSON).join_from(mutes, people, people.c.id == mutes.c.muted).where(mutes.c.person == person)
    return [_person(row) for row in await connection.execute(query.order_by(people.c.name, people.c.id))]


async def add_report(
    connection: AsyncConnection, person: str, about: str, code: str | None, text: str, now: int
) -> None:
    await connection.execute(insert(reports).values(person=person, about=about, code=code, text=text, at=now))


async def all_reports(connection: AsyncConnection) -> list[Row[*tuple[Any, ...]]]:
    """With the names of both people; the newest first."""
    about = people.alias("about_people")
    query = (
        select(reports, people.c.name.label("person_name"), about.c.name.label("about_name"))
        .join_from(reports, people, people.c.id == reports.c.person)
        .join(about, about.c.id == reports.c.about)
        .order_by(reports.c.id.desc())
    )
    return list((await connection.execute(query)).all())


# ---- chores; harmless when several processes do them at once


async def expire_sign_ins(connection: AsyncConnection, not_before: int) -> int:
    return (await connection.execute(delete(sign_ins).where(sign_ins.c.seen < not_before))).rowcount


async def forget_addresses(connection: AsyncConnection, not_before: int) -> int:
    """IP addresses are stored here and nowhere else."""
    old = sign_ins.c.address.is_not(None), sign_ins.c.created < not_before
    return (await connection.execute(update(sign_ins).where(*old).values(address=None))).rowcount


async def expire_guests(connection: AsyncConnection, not_before: int, most: int = 500) -> int:
    """Guests who have not been here since then and sit at no table; nothing else refers to them."""
    query = (
        select(people.c.id)
        .where(
            people.c.password.is_(None),
            people.c.deleted.is_(None),
            people.c.seen < not_before,
            ~exists().where(seats.c.person == people.c.id),
            ~exists().where(results.c.person == people.c.id),
            ~exists().where(tables.c.host == people.c.id),
        )
        .limit(most)
    )
    unused = [row.id for row in await connection.execute(query)]
    if unused:
        await connection.execute(delete(people).where(people.c.id.in_(unused)))
    return len(unused)
