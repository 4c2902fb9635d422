"""Bad messages and too many of them: refused, then closed, and never a change of state."""

from __future__ import annotations

import gc
import json
import weakref
from typing import Any

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from baumeister.hub.hub import Hub
from baumeister.hub.limits import Limits
from baumeister.hub.ports import Person
from baumeister.hub.protocol import MOST_MESSAGE, PROTOCOL
from baumeister.hub.render import MOST_AT_ONCE
from tests.hub.clients import Client, World, play, run

CODE = "tabletable"


def stranger(hub: Hub) -> Client:
    return Client(hub, Person("anna", "Anna", False))


def test_the_first_message_is_hello_with_the_servers_protocol() -> None:
    async def scene() -> None:
        world = World()
        world.store.add(CODE)
        for first, code in (
            ({"type": "watch", "t": CODE}, "no-hello"),
            ({"type": "hello"}, "no-hello"),
            ({"type": "hello", "protocol": PROTOCOL + 1, "build": "x"}, "reload"),
            ({"type": "hello", "protocol": 0}, "reload"),
        ):
            client = stranger(world.hub)
            await client.send(**first)
            assert client.closed == {"type": "bye", "code": code}
            await client.send(type="hello", protocol=PROTOCOL)
            assert len(client.raw) == 1
        assert world.hub.figures["links"] == 0
        client = stranger(world.hub)
        await world.hub.receive(client.link, "nonsense")
        assert client.closed == {"type": "bye", "code": "no-hello"}
        client = stranger(world.hub)
        await client.send(type="hello", protocol=PROTOCOL)
        assert client.inbox == [{"type": "welcome", "protocol": PROTOCOL, "version": "1.2.3", "person": "anna"}]
        await client.send(type="hello", protocol=PROTOCOL)
        assert client.take("refused")["code"] == "bad-message"

    run(scene)


def test_messages_faster_than_allowed_are_refused_and_who_does_not_stop_is_closed() -> None:
    async def scene() -> None:
        world = World(limits=Limits(messages=20, burst=60, faults=0.2, faults_burst=20))
        world.store.add(CODE)
        anna = await world.client("anna")
        for _ in range(59):
            await anna.send(type="leave", t=CODE)
        assert anna.inbox == []
        await anna.send(type="leave", t=CODE)
        assert anna.take("refused")["code"] == "too-much"
        world.now += 1
        for _ in range(20):
            await anna.send(type="leave", t=CODE)
        assert anna.inbox == []
        for _ in range(30):
            await anna.send(type="leave", t=CODE)
        assert anna.closed == {"type": "bye", "code": "too-much"}
        assert len(anna.took("refused")) == 20

    run(scene)


def test_bad_messages_are_refused_and_who_sends_many_is_closed() -> None:
    async def scene() -> None:
        world = World(limits=Limits(messages=1e9, burst=1e9))
        anna = await world.client("anna")
        await world.hub.receive(anna.link, b"{" + b" " * MOST_MESSAGE)
        assert anna.take("refused") == {
            "type": "refused",
            "code": "message-too-large",
            "params": {"most": MOST_MESSAGE},
        }
        deep = '{"x":' + "[" * 4000 + "]" * 4000 + "}"
        for bad in (b"", b"\xff\xfe", deep, "[]", '{"type":"fly"}', '{"type":"watch","t":"a/b"}', "null"):
            await world.hub.receive(anna.link, bad)
            assert anna.take("refused") == {"type": "refused", "code": "bad-message"}
        for _ in range(30):
            await world.hub.receive(anna.link, deep)
        assert anna.closed == {"type": "bye", "code": "too-much"}

    run(scene)


def test_only_so_many_tables_are_watched_over_one_socket() -> None:
    async def scene() -> None:
        world = World(limits=Limits(messages=1e9, burst=1e9, tables=3))
        anna = await world.client("anna")
        for number in range(4):
            world.store.add(f"tabletable{number}")
            await anna.send(type="watch", t=f"tabletable{number}")
        refused = anna.take("refused")
        assert (refused["code"], refused["t"], refused["params"]) == ("too-many-watched", "tabletable3", {"most": 3})
        await anna.send(type="watch", t="tabletable0")
        assert anna.took("refused") == []
        await anna.send(type="leave", t="tabletable0")
        assert (await anna.watch("tabletable3")).view

    run(scene)


def test_the_whole_story_of_a_long_game_counts_as_several_messages() -> None:
    async def scene() -> None:
        played = World()
        kept = played.store.add(CODE, "caylus", ("anna", "bert"))
        players = [await played.client(person) for person in ("anna", "bert")]
        for player in players:
            await player.watch(CODE)
        await play(played, players, CODE)
        pieces = (kept.number - 1) // MOST_AT_ONCE
        assert pieces > 0
        world = World(limits=Limits(messages=0, burst=1 + (1 + pieces) + 1))
        world.store.tables[CODE] = kept
        eve = await world.client("eve")
        await eve.watch(CODE, since=0)
        await eve.send(type="watch", t=CODE, since=0)
        assert eve.take("refused")["code"] == "too-much"

    run(scene)


# ---- fuzz

WORDS = st.sampled_from(
    ["hello", "watch", "leave", "here", "act", "why-not", "undo", "propose", "vote", "resign", "return", "say"]
)
NUMBERS = st.one_of(st.integers(-2, 20), st.none(), st.just(2**70), st.floats(allow_nan=False), st.booleans())
TEXTS = st.one_of(st.sampled_from([CODE, "othertable", "secrettable", "pass", "end", "bot", "x"]), st.text(max_size=20))
#: Never something that a seat of the sender could do: whatever comes through shall change nothing.
MESSAGES = st.one_of(
    st.binary(max_size=60),
    st.text(max_size=60),
    st.recursive(NUMBERS | TEXTS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3))
    .map(json.dumps)
    .map(str.encode),
    st.fixed_dictionaries(
        {"type": WORDS, "t": st.sampled_from([CODE, "othertable", "secrettable", "nosuchtable"])},
        optional={
            "seat": NUMBERS,
            "action": TEXTS,
            "answers": NUMBERS,
            "id": TEXTS,
            "proposal": NUMBERS,
            "agree": st.booleans(),
            "kind": st.sampled_from(["end", "bot", "undo", "x"]),
            "about": NUMBERS,
            "since": NUMBERS,
            "turn": st.booleans(),
            "protocol": NUMBERS,
            "more": TEXTS,
        },
    )
    .map(json.dumps)
    .map(str.encode),
)


@settings(max_examples=50, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(st.lists(MESSAGES, min_size=40, max_size=40))
def test_whatever_a_stranger_sends_changes_nothing(messages: list[str | bytes]) -> None:
    """50 times 40 messages by somebody who holds no seat, and by one who holds a seat but is not asked."""

    async def scene() -> None:
        world = World(limits=Limits(messages=1e9, burst=1e9, faults_burst=1e9, faults=1e9))
        for code in (CODE, "othertable"):
            world.store.add(code, "magna_carta", ("bert", "cora"))
        world.store.add("secrettable", "magna_carta", ("bert", "cora"), spectators=False)
        eve = await world.client("eve")
        await eve.watch(CODE)
        eve.inbox.clear()
        before = {code: kept.number for code, kept in world.store.tables.items()}
        for message in messages:
            await world.hub.receive(eve.link, message)
        await world.rest()
        after = {code: kept.number for code, kept in world.store.tables.items()}
        assert after == before
        assert all(kept.proposals == [] and kept.results is None for kept in world.store.tables.values())
        assert eve.closed is None
        allowed = {"refused", "table", "gone", "done", "said", "presence", "reason"}
        assert {message["type"] for message in eve.inbox} <= allowed
        assert not any(message.get("t") == "secrettable" for message in eve.inbox if message["type"] == "table")
        assert not any(message["code"] == "server-fault" for message in eve.inbox if message["type"] == "refused")
        assert all(shown.seat is None and shown.offered is None for shown in eve.tables.values())
        # And the table still plays.
        people = [await world.client(person) for person in ("bert", "cora")]
        for client in people:
            await client.watch(CODE)
        asked: Any = next(client for client in people if client.tables[CODE].offered)
        await asked.act(CODE, asked.tables[CODE].choices[0])
        await world.rest()
        assert world.store.tables[CODE].number > before[CODE]

    run(scene)


def test_nothing_is_left_of_sockets_that_are_gone() -> None:
    """No circle of references keeps a closed socket alive: it goes without the garbage collector."""

    async def scene() -> None:
        world = World()
        world.store.add(CODE)

        async def visit() -> tuple[Any, Any]:
            client = await world.client("anna")
            await client.watch(CODE)
            await client.send(type="lobby", follow=True)
            await client.act(CODE, client.tables[CODE].choices[0], answers=0, id="m1")
            await world.rest()
            world.hub.disconnect(client.link)
            return weakref.ref(client), weakref.ref(client.hub)

        gc.disable()
        try:
            client, hub = await visit()
            await world.rest()
            assert client() is None
            assert hub() is not None
        finally:
            gc.enable()
        assert world.hub.figures["links"] == 0

    run(scene)


def test_messages_have_the_published_form() -> None:
    """What the clients of these tests check with every message they get: a wrong one is found."""
    world = World()
    client = stranger(world.hub)
    try:
        client.push(b'{"type":"step","t":"x"}')
    except msgspec.ValidationError:
        return
    raise AssertionError("anything would do")
