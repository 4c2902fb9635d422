"""Who is who: guests, accounts, devices; what is allowed and what it requires. SQL is in storage/people.py. No web."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncConnection

from baumeister.hub.ports import Person
from baumeister.server.errors import NotSignedIn
from baumeister.server.limits import AddressLimit, Limit
from baumeister.server.people.choices import check_time_zone, written_settings
from baumeister.server.people.errors import (
    AlreadySignedIn,
    NameTaken,
    NoGuest,
    NotForGuests,
    UnknownDevice,
    UnknownPerson,
    WrongPassword,
)
from baumeister.server.people.guesses import Guess, Guesses, new_device
from baumeister.server.people.names import look_of, name_key, tidy_name
from baumeister.server.people.passwords import Passwords
from baumeister.server.people.ports import Arrival, Device, News, Transactions
from baumeister.server.settings import Settings
from baumeister.server.storage import people as store
from baumeister.server.storage.people import Moved, NewSignIn, PersonRow, SignInRow

DAY: Final = 24 * 60 * 60 * 1000
#: How often somebody's presence is written.
TOUCH_EVERY: Final = 60 * 60 * 1000
REPORTS_PER_HOUR: Final = 20


class People:
    def __init__(
        self,
        database: Transactions,
        news: News,
        clock: Callable[[], int],
        settings: Settings,
        passwords: Passwords | None = None,
        calendar: Callable[[], int] | None = None,
    ) -> None:
        """`calendar` is the time by which things expire (storage/calendar.py); without one it is the clock's."""
        self._database = database
        self._news = news
        self._clock = clock
        self._calendar = calendar or clock
        self._settings = settings
        self._passwords = passwords or Passwords()
        self._guests = AddressLimit(settings.guests_per_hour, 3600)
        self._guesses = Guesses(settings)
        self._reports = Limit(REPORTS_PER_HOUR, 3600)

    def close(self) -> None:
        self._passwords.close()

    def sweep(self) -> None:
        """Forget addresses that have been quiet."""
        for limits in (self._guests, self._guesses, self._reports):
            limits.sweep()

    # ---- arriving

    async def come(self, name: str, language: str, time_zone: str, device: Device) -> Arrival:
        """A new guest, at once."""
        tidy = tidy_name(name)
        check_time_zone(time_zone)
        self._guests.take(device.address)
        person, now = new_id(), self._clock()
        look = await asyncio.to_thread(look_of, tidy)
        async with self._database.begin() as connection:
            await _check_free(connection, look)
            await store.add_guest(connection, person, tidy, language, time_zone, now)
            return await self._arrive(connection, person, device, None)

    async def sign_in(self, name: str, password: str, device: Device, before: SignInRow | None) -> Arrival:
        """An account on this device. `before`: who the browser was; a guest's seats may then be moved."""
        if before is not None and not before.person.guest:
            raise AlreadySignedIn("this browser is signed in already")
        key = await self._key_of(name)
        async with self._database.read() as connection:
            person = await store.find_by_name_key(connection, key)
        guess = self._guesses.at_sign_in(key, person, device.address, device.known)
        if not await self._is_right(guess, person.password if person else None, password) or person is None:
            raise WrongPassword("no account has this name and this password")
        async with self._database.begin() as connection:
            if (await _here(connection, person.id)).password != person.password:  # changed meanwhile
                raise WrongPassword("no account has this name and this password")
            guest = before.person.id if before else None
            if before is not None:
                await store.end_sign_in(connection, before.person.id, before.id)
            arrival = await self._arrive(connection, person.id, device, guest)
        if before is not None:
            self._news.person_changed(before.person.id)
        return replace(arrival, known=new_device(person.id, str(person.password)))

    async def _is_right(self, guess: Guess, hashed: str | None, password: str) -> bool:
        """Compare a counted guess; it counts only if it was wrong."""
        try:
            fits = await self._passwords.fits(hashed, password)
        except BaseException:
            guess.give_back()
            raise
        if fits:
            guess.give_back()
        return fits

    async def _arrive(self, connection: AsyncConnection, person: str, device: Device, guest: str | None) -> Arrival:
        cookie, now = secrets.token_urlsafe(32), self._clock()
        new = NewSignIn(
            token=token_of(cookie),
            id=new_id(),
            csrf=secrets.token_urlsafe(32),
            device=device.name[:120],
            address=device.address[:45] or None,
            guest=guest,
        )
        await store.add_sign_in(connection, person, new, now)
        sign_in = await store.find_sign_in(connection, new.token, 0)
        if sign_in is None:  # deleted just now
            raise NotSignedIn
        return Arrival(cookie, sign_in)

    async def _renew(self, connection: AsyncConnection, sign_in: SignInRow, hashed: str) -> Arrival:
        """The same device with another cookie: the old one is worthless now."""
        cookie = secrets.token_urlsafe(32)
        await store.renew_sign_in(connection, sign_in.id, token_of(cookie), secrets.token_urlsafe(32))
        found = await store.find_sign_in(connection, token_of(cookie), 0)
        if found is None:  # signed out just now
            raise NotSignedIn
        return Arrival(cookie, found, new_device(sign_in.person.id, hashed))

    # ---- being here

    async def who(self, cookie: str) -> SignInRow | None:
        """The sign-in of a cookie. That somebody is here is written at most once an hour."""
        if not cookie or len(cookie) > 100:
            return None
        now = self._clock()
        async with self._database.read() as connection:
            found = await store.find_sign_in(connection, token_of(cookie), self._not_before())
        if found is not None and now - min(found.seen, found.person.seen) > TOUCH_EVERY:
            async with self._database.begin() as connection:
                await store.touch(connection, found.person.id, found.id, now)
        return found

    async def again(self, sign_in: SignInRow) -> SignInRow:
        """The same sign-in as it is now, after a change."""
        async with self._database.read() as connection:
            found = await store.find_sign_in(connection, sign_in.token, 0)
        if found is None:
            raise NotSignedIn
        return found

    async def at_socket(self, sign_in: SignInRow) -> Person:
        """The person as the hub knows it."""
        async with self._database.read() as connection:
            muted = await store.mutes_of(connection, sign_in.person.id)
        return Person(
            id=sign_in.person.id,
            name=sign_in.person.name,
            guest=sign_in.person.guest,
            mutes=frozenset(person.id for person in muted),
            sign_in=sign_in.id,
        )

    async def devices(self, person: str) -> list[SignInRow]:
        async with self._database.read() as connection:
            return await store.sign_ins_of(connection, person, self._not_before())

    async def find(self, person: str) -> PersonRow:
        async with self._database.read() as connection:
            return await _known(connection, person)

    def _not_before(self) -> int:
        return self._calendar() - self._settings.sign_in_days * DAY

    # ---- changing

    async def change(
        self,
        person: PersonRow,
        *,
        name: str | None = None,
        language: str | None = None,
        time_zone: str | None = None,
        settings: dict[str, Any] | None = None,
    ) -> None:
        """Change whatever is not None. A registered name stays unique."""
        values: dict[str, object] = {}
        if name is not None:
            values["name"] = tidy_name(name)
        if language is not None:
            values["language"] = language
        if time_zone is not None:
            check_time_zone(time_zone)
            values["time_zone"] = time_zone
        if settings is not None:
            values["settings"] = written_settings(settings)
        while not await self._put(person, values):
            person = await self.find(person.id)
        if name is not None:
            self._news.person_renamed(person.id)

    async def _put(self, seen: PersonRow, values: Mapping[str, object]) -> bool:
        """Set columns of a person; False if a guest has become an account since then: its name needs a key now."""
        look = None
        if "name" in values and seen.guest:
            look = await asyncio.to_thread(look_of, str(values["name"]))
        elif "name" in values:
            values = {**values, "name_key": await self._key_of(str(values["name"]))}
        async with self._database.begin() as connection:
            if (await _here(connection, seen.id)).guest != seen.guest:
                return False
            if look is not None:
                await _check_free(connection, look)
            if not await store.change_person(connection, seen.id, **values):
                raise NameTaken("somebody has this name or one like it")
        return True

    async def keep(self, sign_in: SignInRow, password: str) -> Arrival:
        """From a guest to an account: the name is theirs alone from now on, and the browser gets a new cookie."""
        person, arrival = sign_in.person, None
        hashed: str | None = None
        while arrival is None:
            if not person.guest:
                raise AlreadySignedIn("this is an account already")
            key = await self._key_of(person.name)
            hashed = hashed or await self._passwords.hash(password, person.name)
            async with self._database.begin() as connection:
                # Hashing takes a while: the key has to match the current name.
                seen, person = person, await _here(connection, person.id)
                if person.guest and person.name == seen.name:
                    if not await store.change_person(connection, person.id, name_key=key, password=hashed):
                        raise NameTaken("somebody has this name or one like it")
                    arrival = await self._renew(connection, sign_in, hashed)
        self._news.person_renamed(person.id)
        return arrival

    async def change_password(self, sign_in: SignInRow, old: str, new: str) -> Arrival:
        """All other devices are signed out: a changed password may have a reason."""
        await self._prove(sign_in.person, old)
        hashed = await self._passwords.hash(new, sign_in.person.name)
        async with self._database.begin() as connection:
            await _check_proof(connection, sign_in.person)
            await store.change_person(connection, sign_in.person.id, password=hashed)
            await store.end_other_sign_ins(connection, sign_in.person.id, sign_in.id)
            arrival = await self._renew(connection, sign_in, hashed)
        self._news.person_changed(sign_in.person.id)
        return arrival

    async def rename(self, person: str, name: str) -> None:
        """By the host."""
        await self.change(await self.find(person), name=name)

    async def delete(self, person: PersonRow, password: str) -> None:
        if not person.guest:
            await self._prove(person, password)
        async with self._database.begin() as connection:
            await _check_proof(connection, person)
            await store.delete_person(connection, person.id, self._clock())
        self._news.person_renamed(person.id)

    async def _prove(self, person: PersonRow, password: str) -> None:
        """A session left open somewhere is not enough for this."""
        if person.password is None:
            raise NotForGuests("a guest has no password")
        if not await self._is_right(self._guesses.of_signed_in(person.id), person.password, password):
            raise WrongPassword("that is not the password")

    async def _key_of(self, name: str) -> str:
        tidy = tidy_name(name)
        return await self._passwords.run(lambda: name_key(tidy))

    # ---- leaving

    async def end(self, person: str, sign_in: str) -> None:
        """Sign a device out."""
        async with self._database.begin() as connection:
            if not await store.end_sign_in(connection, person, sign_in):
                raise UnknownDevice("there is no such device")
        self._news.person_changed(person)

    # ---- the guest this browser was

    async def offer(self, sign_in: SignInRow) -> tuple[PersonRow, int] | None:
        """The guest whose seats may be moved here, and the number of tables."""
        if sign_in.guest is None:
            return None
        async with self._database.read() as connection:
            guest = await store.find_person(connection, sign_in.guest)
            if guest is None or not guest.guest:
                return None
            return guest, await store.count_tables(connection, guest.id)

    async def move_guest(self, sign_in: SignInRow) -> Moved:
        offered = await self.offer(sign_in)
        if offered is None:
            raise NoGuest("this browser was no guest")
        guest, _ = offered
        async with self._database.begin() as connection:
            if not (await _here(connection, guest.id)).guest:
                raise NoGuest("this is an account by now")
            moved = await store.move_guest(connection, guest.id, sign_in.person.id, self._clock())
            await store.forget_guest(connection, sign_in.id)
        self._news.person_renamed(guest.id)
        self._news.tables_moved(moved.codes)
        return moved

    async def decline_guest(self, sign_in: SignInRow) -> None:
        async with self._database.begin() as connection:
            await store.forget_guest(connection, sign_in.id)

    # ---- muting and reporting

    async def mutes(self, person: str) -> list[PersonRow]:
        async with self._database.read() as connection:
            return await store.mutes_of(connection, person)

    async def mute(self, person: str, other: str) -> None:
        async with self._database.begin() as connection:
            await _known(connection, other)
            await store.mute(connection, person, other)
        self._news.person_changed(person)

    async def unmute(self, person: str, other: str) -> None:
        async with self._database.begin() as connection:
            await store.unmute(connection, person, other)
        self._news.person_changed(person)

    async def report(self, person: str, about: str, code: str | None, text: str) -> None:
        self._reports.take(person)
        async with self._database.begin() as connection:
            await _known(connection, about)
            await store.add_report(connection, person, about, code, text, self._clock())

    # ---- chores

    async def expire(self) -> dict[str, int]:
        """Delete what is too old; several processes may do this at once. Addresses go by the clock, right or wrong:
        nobody misses them, and they are not kept for longer than promised."""
        now, keep = self._clock(), self._settings
        async with self._database.begin() as connection:
            return {
                "sign-ins": await store.expire_sign_ins(connection, self._not_before()),
                "addresses": await store.forget_addresses(connection, now - keep.address_days * DAY),
                "guests": await store.expire_guests(connection, self._calendar() - keep.guest_days * DAY),
            }


async def _here(connection: AsyncConnection, person: str) -> PersonRow:
    """The person as it is now, locked: what was read before the transaction may be outdated."""
    found = await store.find_person(connection, person, lock=True)
    if found is None or found.deleted:
        raise NotSignedIn
    return found


async def _check_free(connection: AsyncConnection, look: str) -> None:
    """Guests may share a name, but not take a registered one."""
    if await store.find_by_name_key(connection, look) is not None:
        raise NameTaken("somebody has this name or one like it")


async def _check_proof(connection: AsyncConnection, person: PersonRow) -> None:
    """The password that was given, or a guest's lack of one, is still current."""
    if (await _here(connection, person.id)).password != person.password:
        raise WrongPassword("that is not the password any more")


async def _known(connection: AsyncConnection, person: str) -> PersonRow:
    found = await store.find_person(connection, person)
    if found is None:
        raise UnknownPerson("there is no such person")
    return found


def token_of(cookie: str) -> str:
    """What is stored of a cookie: somebody who reads the database cannot sign in with it."""
    return hashlib.sha256(cookie.encode("utf-8", "replace")).hexdigest()


def new_id() -> str:
    """16 characters that nobody can guess, fit for addresses."""
    return secrets.token_urlsafe(12)
