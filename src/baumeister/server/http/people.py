"""People over HTTP: arriving, your account and devices, muting and reporting."""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal, TypeAlias

from litestar import Controller, Request, Response, delete, get, patch, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from msgspec import UNSET, Meta, Struct, UnsetType

from baumeister.hub.protocol import Code
from baumeister.server.cookies import KNOWN_FOR, cookie_of, new_cookie
from baumeister.server.http.parts import Id, Parts, Who
from baumeister.server.people.devices import device_name
from baumeister.server.people.errors import AlreadySignedIn
from baumeister.server.people.ports import Arrival, Device
from baumeister.server.security import address_of, is_secure
from baumeister.server.site import Site
from baumeister.server.storage.clock import written
from baumeister.server.storage.people import PersonRow, SignInRow

Language: TypeAlias = Literal["de", "en"]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=100)]
Password: TypeAlias = Annotated[str, Meta(max_length=1000)]
TimeZone: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_+/-]{1,64}(?![\s\S])")]


# ---- what is asked


class Newcomer(Struct, frozen=True, forbid_unknown_fields=True):
    """A guest sits down."""

    name: Name
    language: Language = "en"
    time_zone: TimeZone = "UTC"


class SignInWish(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    password: Password


class Changes(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Changes the fields that are given. `settings` is the client's own, at most 16 kB, and replaced as a whole."""

    name: Name | UnsetType = UNSET
    language: Language | UnsetType = UNSET
    time_zone: TimeZone | UnsetType = UNSET
    settings: dict[str, Any] | UnsetType = UNSET


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """A guest keeps name and games with a password; an account changes its own, which takes the `old` one and signs
    all other devices out."""

    password: Password
    old: Password = ""


class Deletion(Struct, frozen=True, forbid_unknown_fields=True):
    """An account proves itself once more; a guest need not."""

    password: Password = ""


class Report(Struct, frozen=True, forbid_unknown_fields=True):
    """To the host of this server: something about a person, perhaps at a table."""

    about: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,16}(?![\s\S])")]
    text: Annotated[str, Meta(min_length=1, max_length=2000, pattern=r"^[^\x00]*(?![\s\S])")]
    table: Code | None = None


# ---- what is answered


class Profile(Struct, frozen=True):
    """A person as everybody may know it. A deleted one has no name."""

    id: str
    name: str
    guest: bool = False
    deleted: bool = False


class Offer(Struct, frozen=True):
    """The guest this browser was before, and at how many tables it has seats: they can be moved to the account."""

    guest: Profile
    tables: int


class Me(Struct, frozen=True):
    """The person who asks. `csrf` goes into the header X-CSRF-Token of every request that changes something."""

    id: str
    name: str
    guest: bool
    language: str
    time_zone: str
    settings: dict[str, Any]
    csrf: str
    device: str
    offer: Offer | None = None


class DeviceShown(Struct, frozen=True):
    id: str
    name: str
    created: str
    seen: str
    current: bool


class MovedShown(Struct, frozen=True):
    """`left`: tables where the account already has a seat; these stay the guest's."""

    moved: int
    left: int


def profile(person: PersonRow) -> Profile:
    return Profile(person.id, person.name, person.guest, person.deleted)


async def _me(site: Site, sign_in: SignInRow) -> Me:
    person = sign_in.person
    offered = await site.people.offer(sign_in)
    return Me(
        id=person.id,
        name=person.name,
        guest=person.guest,
        language=person.language,
        time_zone=person.time_zone,
        settings=json.loads(person.settings),
        csrf=sign_in.csrf,
        device=sign_in.id,
        offer=Offer(profile(offered[0]), offered[1]) if offered else None,
    )


def _device(request: Request[Any, Any, Any], site: Site) -> Device:
    settings, scope = site.settings, request.scope
    known = cookie_of(scope, "device", is_secure(scope, settings))
    return Device(device_name(request.headers.get("user-agent", "")), address_of(scope, settings), known)


def _cookies(request: Request[Any, Any, Any], site: Site, arrival: Arrival) -> list[Cookie]:
    """The browser is somebody now, and if that is an account it stays known as one of its devices."""
    secure = is_secure(request.scope, site.settings)
    cookies = [new_cookie("session", arrival.cookie, site.settings.sign_in_days * 24 * 60 * 60, secure)]
    if arrival.known:
        cookies.append(new_cookie("device", arrival.known, KNOWN_FOR, secure))
    return cookies


def _nobody(request: Request[Any, Any, Any], site: Site) -> list[Cookie]:
    return [new_cookie("session", "", 0, is_secure(request.scope, site.settings))]


def _given(value: Any) -> Any:
    return None if value is UNSET else value


class PeopleController(Controller):
    path = "/api"
    tags = ("people",)

    # ---- arriving and leaving

    @post("/people")
    async def come(self, request: Request[Any, Any, Any], site: Parts, data: JSONBody[Newcomer]) -> Response[Me]:
        """Sit down as a guest, at once."""
        if request.scope["state"].get("sign_in") is not None:
            raise AlreadySignedIn("this browser is somebody already")
        arrival = await site.people.come(data.name, data.language, data.time_zone, _device(request, site))
        return Response(await _me(site, arrival.sign_in), cookies=_cookies(request, site, arrival))

    @post("/sign-in", status_code=200)
    async def sign_in(self, request: Request[Any, Any, Any], site: Parts, data: JSONBody[SignInWish]) -> Response[Me]:
        """Sign in to an account. If this browser was a guest, its seats can be moved then (`offer`)."""
        before = request.scope["state"].get("sign_in")
        arrival = await site.people.sign_in(data.name, data.password, _device(request, site), before)
        return Response(await _me(site, arrival.sign_in), cookies=_cookies(request, site, arrival))

    @post("/sign-out", status_code=204)
    async def sign_out(self, request: Request[Any, Any, Any], site: Parts, who: Who) -> Response[None]:
        """Sign this device out. A guest cannot come back."""
        await site.people.end(who.person.id, who.id)
        return Response(None, cookies=_nobody(request, site))

    # ---- your account

    @get("/me")
    async def me(self, site: Parts, who: Who) -> Me:
        """Who this browser is."""
        return await _me(site, who)

    @patch("/me")
    async def change(self, site: Parts, who: Who, data: JSONBody[Changes]) -> Me:
        """Change name, language, time zone or settings."""
        await site.people.change(
            who.person,
            name=_given(data.name),
            language=_given(data.language),
            time_zone=_given(data.time_zone),
            settings=_given(data.settings),
        )
        return await _me(site, await site.people.again(who))

    @put("/me/password")
    async def set_password(
        self, request: Request[Any, Any, Any], site: Parts, who: Who, data: JSONBody[NewPassword]
    ) -> Response[Me]:
        """Keep a guest's name and games with a password, or change the password. The browser gets a new cookie, and a
        new `csrf`."""
        if who.person.guest:
            arrival = await site.people.keep(who, data.password)
        else:
            arrival = await site.people.change_password(who, data.old, data.password)
        return Response(await _me(site, arrival.sign_in), cookies=_cookies(request, site, arrival))

    @post("/me/deletion", status_code=204)
    async def delete_me(
        self, request: Request[Any, Any, Any], site: Parts, who: Who, data: JSONBody[Deletion]
    ) -> Response[None]:
        """Delete the account with its sign-ins, chat lines, uploads and settings. Its games stay, without the name."""
        await site.people.delete(who.person, data.password)
        return Response(None, cookies=_nobody(request, site))

    # ---- devices

    @get("/me/devices")
    async def devices(self, site: Parts, who: Who) -> list[DeviceShown]:
        """Where this person is signed in, the last used first."""
        return [
            DeviceShown(one.id, one.device, written(one.created), written(one.seen), one.id == who.id)
            for one in await site.people.devices(who.person.id)
        ]

    @delete("/me/devices/{device:str}")
    async def end_device(self, site: Parts, who: Who, device: Id) -> None:
        """Sign a device out; its sockets are closed."""
        await site.people.end(who.person.id, device)

    # ---- the guest this browser was

    @post("/me/guest", status_code=200)
    async def move_guest(self, site: Parts, who: Who) -> MovedShown:
        """Take over the seats and games of the guest this browser was before."""
        moved = await site.people.move_guest(who)
        return MovedShown(len(moved.codes), moved.left)

    @delete("/me/guest")
    async def decline_guest(self, site: Parts, who: Who) -> None:
        """Leave the guest's seats where they are, and do not ask again."""
        await site.people.decline_guest(who)

    # ---- others

    @get("/people/{person:str}")
    async def person(self, site: Parts, who: Who, person: Id) -> Profile:
        """What everybody may know about a person."""
        return profile(await site.people.find(person))

    @get("/me/mutes")
    async def mutes(self, site: Parts, who: Who) -> list[Profile]:
        """The people whose chat this person does not see."""
        return [profile(person) for person in await site.people.mutes(who.person.id)]

    @put("/me/mutes/{person:str}", status_code=204)
    async def mute(self, site: Parts, who: Who, person: Id) -> None:
        """Stop seeing this person's chat."""
        await site.people.mute(who.person.id, person)

    @delete("/me/mutes/{person:str}")
    async def unmute(self, site: Parts, who: Who, person: Id) -> None:
        """See this person's chat again."""
        await site.people.unmute(who.person.id, person)

    @post("/reports", status_code=204)
    async def report(self, site: Parts, who: Who, data: JSONBody[Report]) -> None:
        """Tell the host of this server about somebody's conduct."""
        await site.people.report(who.person.id, data.about, data.table, data.text)
