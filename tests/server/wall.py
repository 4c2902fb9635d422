"""The wall through real sockets and HTTP: whatever a person receives of a running game is what its seat may know.

All bytes that three people receive over a whole game are kept: two who play (each once interrupted, so that they come
back with their last number) and a spectator. Afterwards the game is played again from its record, and at every number
each view that can be put together from the messages must be the one of that seat, each told entry what the table tells
that seat, and each offered choice one of the seat's own.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, get_args

import msgspec

from baumeister.engine.wire import patch
from baumeister.hub import protocol
from baumeister.records import Action, Record
from baumeister.tables import Commit, Settings, Table
from tests.server.real import Player, Visitor, commits_of, record_of, seated

FIELDS = {kind.__struct_config__.tag: set(kind.__struct_encode_fields__) for kind in get_args(protocol.FromServer)}
#: Where a running game must not be told.
RECORDS = ("", "/steps", "/at/0", "/at/3", "/download", "/download?form=text", "/at/3?seat=0", "/steps?seat=1")


@dataclass(frozen=True)
class Known:
    """What a viewer may know at one number of the log."""

    view: Any
    told: dict[int, Any]  # the entries that lead here
    choices: Any
    says: Any
    deciding: int | None


def plain(value: object) -> Any:
    return json.loads(msgspec.json.encode(value))


def known_to(record: Record, commits: Sequence[Commit], viewer: int | None) -> tuple[dict[int, Known], dict[int, Any]]:
    """By log number, and all entries as they are told after the end."""
    table = Table(msgspec.structs.replace(record, log=(), checks=(), result=None), settings=Settings(auto_forced=True))
    found = {0: _known(table, 0, viewer)}
    for commit in commits:
        before = table.number
        table.accept(commit)
        found[table.number] = _known(table, before, viewer)
    return found, _told(table, 0, viewer)


def _known(table: Table, before: int, viewer: int | None) -> Known:
    deciding = None if table.is_over else table.seat
    view = table.view(viewer)
    says = None
    if deciding is not None:
        says = table.game.decision_message(view) if deciding == viewer else table.game.waiting_message(view)
    choices = plain(table.choices(viewer)) if deciding is not None and deciding == viewer else None
    return Known(plain(view), _told(table, before, viewer), choices, plain(says), deciding)


def _told(table: Table, before: int, viewer: int | None) -> dict[int, Any]:
    return {entry.number: plain(entry) for entry in table.since(before, viewer)}


def check_viewer(viewer: Player, record: Record, commits: Sequence[Commit]) -> int:
    """All that came through this person's socket; how many messages told something of the game."""
    assert viewer.heard
    known, at_end = known_to(record, commits, viewer.seat)
    last = len(record.log)
    told: dict[int, Any] = {}
    for number in sorted(known):
        told |= known[number].told
    view: Any = None
    checked = 0
    for raw in viewer.heard:
        message = json.loads(raw)
        assert set(message) <= FIELDS[message["type"]] | {"type"}, set(message)
        over = message.get("n") == last
        if not over:
            own = {entry.get("action") for entry in message.get("told", ()) if entry.get("seat") == viewer.seat}
            # One's own possibilities have the same names.
            check_bytes(raw, record, None if message.get("choices") else own)
        if message["type"] not in ("table", "step"):
            assert message["type"] in ("welcome", "sitting", "presence", "done", "lists", "proposals"), message
            continue
        now = known[message["n"]]
        view = message["view"] if "view" in message else patch(view, message.get("set", []))
        assert view == now.view
        assert message.get("choices") == now.choices
        assert message.get("says") == now.says
        assert message["deciding"] == now.deciding
        for entry in message.get("told", ()):
            assert entry == (at_end if over else told)[entry["number"]]
        if message["type"] == "table":
            assert message["seat"] == viewer.seat
            assert message["yours"] == ([] if viewer.seat is None else [viewer.seat])
        checked += 1
    assert view == known[last].view
    return checked


def check_bytes(raw: bytes, record: Record, own: set[str] | None) -> None:
    """Before the end nobody is told the seed, nor an action of others by its name: it might name a covered card.

    `own` are the names of one's own actions; None: all names may be there."""
    assert record.seed.encode() not in raw.lower()
    assert str(int(record.seed, 16)).encode() not in raw
    if own is not None:
        for entry in record.log:
            if isinstance(entry, Action) and ":" in entry.action and entry.action not in own:
                assert f'"{entry.action}"'.encode() not in raw, entry


async def look_around(visitor: Visitor, code: str) -> list[bytes]:
    """Everything HTTP tells a person while the game runs; records must not tell anything."""
    paths = ("/api/lobby", f"/api/tables/{code}", "/api/me", "/api/me/games", "/api/me/games.zip")
    heard = [(await visitor.ask("GET", path)).content for path in paths]
    for path in RECORDS:
        answer = await visitor.ask("GET", f"/api/records/{code}{path}", expect=403)
        assert answer.json()["code"] == "not-over-yet"
        heard.append(answer.content)
    lists = json.loads(heard[0])
    sittings = [listed["sitting"] for name in ("open", "running", "own") for listed in lists[name]]
    assert code in [sitting["t"] for sitting in sittings]
    for sitting in [*sittings, json.loads(heard[1])]:
        assert set(sitting) <= set(protocol.Sitting.__struct_fields__)
        assert all(set(seat) <= set(protocol.SeatInfo.__struct_fields__) for seat in sitting["seats"])
    return heard


async def check_game(address: str, database: str, game: str, seed: int) -> int:
    """One whole game; how many messages were held against what their receivers may know."""
    chance = random.Random(seed)
    visitors = [await Visitor.come(address, name) for name in ("Ada", "Ben", "Cem")]
    code = await seated(visitors[:2], game, "apprentice")
    viewers = [Player(visitor, code, [address], random.Random(chance.random()), heard=[]) for visitor in visitors]

    async def follow(viewer: Player) -> None:
        pause = chance.randrange(15, 60)
        await viewer.play(until=lambda: viewer.number >= pause)
        answers.extend(await look_around(viewer.visitor, code))
        await viewer.play()

    answers: list[bytes] = []
    # Nobody finishes the game while others still look around: both seats are asked again and again.
    await asyncio.gather(*(follow(viewer) for viewer in viewers))
    record, commits = await record_of(visitors[2], code), await commits_of(database, code)
    assert [viewer.seat is None for viewer in viewers] == [False, False, True]
    for raw in answers:
        check_bytes(raw, record, set())
    return sum(check_viewer(viewer, record, commits) for viewer in viewers)
