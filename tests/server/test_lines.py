"""What one connection can cost: endless heads, half requests, silence, floods of frames, readers who do not read."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from baumeister.hub.render import MOST_AT_ONCE
from baumeister.hub.watching import MOST_STORIES, Watching
from baumeister.server.http_line import BODY_SECONDS, HEAD_SECONDS, LINGER_SECONDS, MOST_HEAD
from baumeister.server.lines import LEAST_READ, STALL, Lines
from baumeister.server.settings import Settings
from baumeister.server.socket import BACKLOG_BYTES, SocketOutbox
from baumeister.server.socket_line import MOST_FRAME, MOST_INBOX, SocketProtocol
from tests.server.app_tools import Running, closed, greet, hear, run, running, say, settings_in, until
from tests.server.attacks import Answer, RawLine, ask_and_never_read, half_open, handshake, open_socket, request, text
from tests.server.ended import play_on
from tests.server.test_socket import FakeLine

JSON = "Content-Type: application/json"
#: More than any chunk that the loop reads at once.
MUCH = 4 * 1024 * 1024


@contextlib.asynccontextmanager
async def listening(folder: Path, **settings: Any) -> AsyncIterator[Running]:
    """A server whose lines have a clock of their own."""
    async with running(settings_in(folder, **settings), listening=True) as here:
        yield here


class Clock:
    """Moves when it is told to."""

    def __init__(self, lines: Lines) -> None:
        self.now = 0.0
        self._lines = lines
        lines._clock = lambda: self.now

    def pass_by(self, seconds: float) -> None:
        self.now += seconds
        self._lines.sweep()


async def fine(here: Running) -> None:
    """Somebody else is answered as usual."""
    assert (await (await here.browser()).ask("GET", "/health/live")).status_code == 200


async def refused(here: Running, reason: str, count: int) -> None:
    await until(lambda: here.site.lines.refused[reason] == count)


# ---- heads


def heads(port: int) -> dict[str, tuple[bytes, bytes]]:
    """Beginnings of requests, and what is sent behind them again and again."""
    chunked = request(port, "/api/people", JSON, "Transfer-Encoding: chunked", method="POST")
    return {
        "one header without end": (request(port, end="X-Endless: "), b"x" * 10_000),
        "no end of headers": (request(port, end=""), b"X-Small: y\r\n" * 500),
        "an address without end": (b"GET /", b"x" * 10_000),
        "headers behind the body": (chunked + b"2\r\n{}\r\n0\r\n", b"X-Small: y\r\n" * 500),
        "one header behind the body": (chunked + b"2\r\n{}\r\n0\r\nX-Endless: ", b"x" * 10_000),
        "a piece with a long label": (chunked + b"2;label=", b"x" * 10_000),
    }


def test_a_head_without_end_is_cut_short_told_and_counted(tmp_path: Path) -> None:
    async def test() -> None:
        async with listening(tmp_path) as here:
            for number, (name, (begun, more)) in enumerate(heads(here.port).items(), start=1):
                line = await RawLine.open(here.port)
                sent = len(begun)
                assert await line.send(begun), name
                while sent < MUCH and await line.send(more):
                    sent += len(more)
                    await asyncio.sleep(0)  # both ends share a loop
                assert sent < MUCH, name
                line.close()
                await refused(here, "head-too-large", number)
            await fine(here)
            found = (await (await here.browser()).ask("GET", "/metrics")).text
            assert 'baumeister_lines_refused_total{reason="head-too-large"} 6.0' in found

    run(test())


@pytest.mark.parametrize("whole", [True, False], ids=["at once", "piece by piece"])
def test_a_head_that_is_too_large_is_answered_before_the_line_is_closed(tmp_path: Path, whole: bool) -> None:
    async def test() -> None:
        async with listening(tmp_path) as here:
            line = await RawLine.open(here.port)
            data = request(here.port, "/api/games", "X-Long: " + "x" * MOST_HEAD)
            for start in range(0, len(data), len(data) if whole else 5000):
                await line.send(data[start : start + (len(data) if whole else 5000)])
                await asyncio.sleep(0)
            answer = await line.answer()
            assert (answer.status, answer.code) == (431, "head-too-large")
            assert answer.headers["connection"] == "close"
            assert "content-security-policy" in answer.headers
            line.close()

    run(test())


def test_a_head_as_browsers_send_them_is_not_too_large(tmp_path: Path) -> None:
    async def test() -> None:
        async with listening(tmp_path) as here:
            line = await RawLine.open(here.port)
            cookies = "Cookie: " + "; ".join(f"other{number}={'x' * 4000}" for number in range(5))
            await line.send(request(here.port, "/api/games", cookies, "Connection: close"))
            assert (await line.answer()).status == 200
            line.close()

    run(test())


def test_bodies_in_pieces_of_one_letter_are_taken(tmp_path: Path) -> None:
    async def test() -> None:
        async with listening(tmp_path) as here:
            line = await RawLine.open(here.port)
            body = b'{"name": "' + b"A" * 20 + b'"' + b" " * 20_000 + b"}"
            head = request(
                here.port, "/api/people", JSON, "Transfer-Encoding: chunked", "Connection: close", method="POST"
            )
            await line.send(head)
            for letter in range(0, len(body), 500):
                await line.send(b"".join(b"1\r\n%c\r\n" % one for one in body[letter : letter + 500]))
            await line.send(b"0\r\n\r\n")
            assert (await line.answer()).status == 201
            line.close()

    run(test())


# ---- half requests


def test_who_does_not_finish_a_request_is_told_and_closed(tmp_path: Path) -> None:
    async def test() -> None:
        async with listening(tmp_path) as here:
            clock = Clock(here.site.lines)
            body = request(here.port, "/api/people", JSON, "Content-Length: 100", method="POST") + b'{"na'
            halves = {"head": (request(here.port, end=""), HEAD_SECONDS), "body": (body, BODY_SECONDS)}
            for name, (data, seconds) in halves.items():
                lines = await half_open(here.port, 5, data)
                await until(lambda: len(here.site.lines._due) == 5)
                clock.pass_by(seconds - 1)
                assert not any([await line.is_closed() for line in lines]), name
                clock.pass_by(2)
                for line in lines:
                    answer = await line.answer()
                    assert (answer.status, answer.code) == (408, "too-slow"), name
                    line.close()
                await until(lambda: not here.site.lines._due and not len(here.site.lines))
            await fine(here)

    run(test())


@pytest.mark.parametrize("data", [b"", b"\r\n"], ids=["silent", "empty lines"])
def test_who_says_nothing_is_closed(tmp_path: Path, data: bytes) -> None:
    async def test() -> None:
        async with listening(tmp_path) as here:
            clock = Clock(here.site.lines)
            lines = await half_open(here.port, 5, data)
            await until(lambda: len(here.site.lines) == 5)
            for _ in range(4):
                for line in lines:
                    await line.send(data)
                clock.pass_by(HEAD_SECONDS / 3)
            await until(lambda: not len(here.site.lines))
            for line in lines:
                assert await line.read_all() == b""
                line.close()

    run(test())


def test_a_second_request_that_stays_half_is_closed_too(tmp_path: Path) -> None:
    async def test() -> None:
        async with listening(tmp_path) as here:
            clock = Clock(here.site.lines)
            line = await RawLine.open(here.port)
            await line.send(request(here.port, "/health/live"))
            assert b"200" in await line.read()
            await line.send(request(here.port, end=""))
            await until(lambda: bool(here.site.lines._due))
            clock.pass_by(HEAD_SECONDS + 1)
            assert (await line.answer()).code == "too-slow"
            line.close()

    run(test())


def test_a_body_that_nobody_waits_for_any_more_does_not_hold_the_line(tmp_path: Path) -> None:
    """It was answered before it was there: 413, 401, 404."""

    async def test() -> None:
        async with listening(tmp_path) as here:
            clock = Clock(here.site.lines)
            line = await RawLine.open(here.port)
            await line.send(request(here.port, "/api/nowhere", JSON, "Content-Length: 1000000", method="POST"))
            assert b"404" in await line.read()
            for _ in range(3):
                await line.send(b"x" * 1000)
                clock.pass_by(LINGER_SECONDS / 2)
            assert await line.read_all() == b""
            line.close()

    run(test())


def test_a_long_answer_is_not_cut_off_by_the_deadline_of_the_next_request(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While one is being answered nothing is read, however much is there."""

    async def test() -> None:
        async with listening(tmp_path) as here:
            clock, gate, begun = Clock(here.site.lines), asyncio.Event(), asyncio.Event()

            async def wait() -> None:
                begun.set()
                await gate.wait()

            monkeypatch.setattr(here.site.database, "ping", wait)
            line = await RawLine.open(here.port)
            await line.send(request(here.port, "/health/ready") + request(here.port, "/health/live", end=""))
            await begun.wait()
            clock.pass_by(HEAD_SECONDS + 1)
            clock.pass_by(HEAD_SECONDS + 1)
            gate.set()
            await line.send(b"\r\n")
            found = b""
            while found.count(b"HTTP/1.1 200") < 2:
                found += await line.read()
            line.close()

    run(test())


# ---- how many


def test_too_many_connections_of_one_address_are_told_to_come_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with listening(tmp_path, connections_per_address=3) as here:
            lines = await half_open(here.port, 3, b"")
            await until(lambda: len(here.site.lines) == 3)
            fourth = await RawLine.open(here.port)
            await fourth.send(request(here.port))
            answer = await fourth.answer()
            assert (answer.status, answer.code, answer.headers["retry-after"]) == (429, "too-many", "5")
            lines.pop().close()
            await until(lambda: len(here.site.lines) == 2)
            await fine(here)
            for line in [*lines, fourth]:
                line.close()

    run(test())


def test_too_many_connections_in_all_are_told_to_come_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with listening(tmp_path, connections=2) as here:
            lines = await half_open(here.port, 2, b"")
            await until(lambda: len(here.site.lines) == 2)
            third = await RawLine.open(here.port)
            await third.send(request(here.port))
            answer = await third.answer()
            assert (answer.status, answer.code) == (503, "unavailable")
            assert int(answer.headers["retry-after"]) > 0
            for line in [*lines, third]:
                line.close()
            await until(lambda: not len(here.site.lines))
            await fine(here)

    run(test())


def test_a_club_behind_one_address_fits() -> None:
    usual = Settings()
    assert usual.connections_per_address >= 7 * 250
    assert usual.sockets_per_address >= 500


def test_a_socket_counts_once_and_is_not_counted_when_it_has_left(tmp_path: Path) -> None:
    async def test() -> None:
        async with listening(tmp_path, connections_per_address=3) as here:
            anna = await here.guest("Anna")
            await anna.http.aclose()
            for _ in range(3):
                async with here.socket(anna) as one, here.socket(anna) as other:
                    await greet(one)
                    await greet(other)
                    await until(lambda: len(here.site.lines) == 2)
            await until(lambda: not len(here.site.lines) and not here.site.lines._due)
            assert not here.site.lines._of_block

    run(test())


class Transport:
    def __init__(self) -> None:
        self.size = 0
        self.is_cut = False

    def abort(self) -> None:
        self.is_cut = True

    def get_write_buffer_size(self) -> int:
        return self.size


class Line:
    def __init__(self, block: str = "") -> None:
        self.block = block
        self.queued = self.buffered = 0
        self.transport = Transport()
        self.was_overdue = False

    def overdue(self) -> None:
        self.was_overdue = True


def test_of_ipv6_a_whole_household_is_one_address() -> None:
    lines = Lines(Settings(connections_per_address=2))
    for _ in range(2):
        lines.came(Line("2001:db8::/64"))
    assert lines.no_room("2001:db8::5") is not None
    assert lines.no_room("2001:db8:0:1::5") is None


def test_behind_a_proxy_its_own_address_is_not_limited() -> None:
    lines = Lines(Settings(connections_per_address=1, trusted_proxies=1))
    for _ in range(5):
        lines.came(Line("127.0.0.1"))
    assert lines.no_room("127.0.0.1") is None


# ---- who does not read


def test_an_outbox_is_bounded_in_bytes_and_takes_one_long_message() -> None:
    async def test() -> None:
        line = FakeLine()
        outbox = SocketOutbox("", line)
        outbox.push(b"x" * (3 * BACKLOG_BYTES))  # longer than all, but alone
        assert line.held == 3 * BACKLOG_BYTES
        outbox.push(b"y")
        assert outbox._queue == [b'{"type":"bye","code":"too-slow"}']
        outbox.end()
        assert line.held == 0
        line = FakeLine()
        outbox = SocketOutbox("", line)
        for _ in range(4):
            outbox.push(b"x" * (BACKLOG_BYTES // 4))
        assert line.held == BACKLOG_BYTES
        outbox.push(b"y")
        assert len(outbox._queue) == 1
        sent = []

        async def send(message: Any) -> None:
            sent.append(message)

        await outbox.drain(send)
        assert sent[-1] == {"type": "websocket.close", "code": 4408}
        assert line.held == 0
        outbox.end()

    run(test())


def test_when_too_much_waits_in_all_whoever_is_stuck_for_longest_is_cut_off() -> None:
    lines = Lines(Settings(backlog_bytes=1000))
    deaf, slow, other = Line(), Line(), Line()
    for line in (deaf, slow, other):
        lines.came(line)
    deaf.transport.size = 400
    lines.stuck(deaf)
    lines.hold(deaf, 100)
    slow.transport.size = 400
    lines.stuck(slow)
    assert lines.waiting == 900
    lines.hold(other, 90)
    assert not deaf.transport.is_cut
    lines.hold(slow, 50)
    assert (deaf.transport.is_cut, slow.transport.is_cut) == (True, False)
    assert lines.waiting == 540
    lines.hold(deaf, -100)  # it hears later that it was cut off
    lines.freed(slow)
    lines.hold(slow, -50)
    lines.hold(other, -90)
    for line in (deaf, slow, other):
        lines.went(line)
    assert lines.waiting == 0
    assert lines.refused == {"backlog": 1}


def test_who_reads_slowly_is_kept_and_who_does_not_read_is_cut_off() -> None:
    lines = Lines()
    clock = Clock(lines)
    slow, deaf = Line(), Line()
    for line in (slow, deaf):
        lines.came(line)
        line.transport.size = 10 * LEAST_READ
        lines.stuck(line)
    for _ in range(5):
        slow.transport.size -= LEAST_READ
        deaf.transport.size -= LEAST_READ // 10
        clock.pass_by(STALL)
        assert deaf.transport.is_cut
    assert not slow.transport.is_cut
    assert lines.waiting == slow.transport.size
    lines.freed(slow)
    assert lines.waiting == 0


def test_sockets_that_ask_for_everything_and_read_nothing_hold_little_and_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All of them together, however many they are; and who comes back goes on where it was."""
    monkeypatch.setattr("baumeister.server.socket.LAST_WORDS", 0.2)
    most = 3 * BACKLOG_BYTES

    async def test() -> None:
        async with listening(tmp_path, backlog_bytes=most) as here:
            anna = await here.guest("Anna")
            wish = {"game": "magna_carta", "seats": [{"kind": "me"}, {"kind": "shared", "label": "B"}]}
            code = (await anna.ok("POST", "/api/tables", wish | {"start_at_once": True}))["t"]
            lines = await ask_and_never_read(here.port, anna.cookie, code, 6, 1)
            await until(lambda: len(here.site.sockets) == 6)
            highest = 0
            for _ in range(60):
                for box in list(here.site.sockets._of_person.get(anna.id, ())):
                    box.push(b'"%s"' % (b"x" * 400_000))
                    highest = max(highest, here.site.lines.waiting)
                await asyncio.sleep(0)
            assert highest <= most + 500_000
            await until(lambda: here.site.sockets.of(anna.id) == 0)
            assert here.site.lines.waiting == 0
            async with here.socket(anna) as socket:
                await greet(socket)
                await say(socket, kind="watch", t=code, since=0)
                assert (await hear(socket, "table"))["n"] == 0
            for line in lines:
                line.close()

    run(test())


def test_only_a_few_long_stories_are_in_the_making_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    at_once: list[int] = [0]
    tell = Watching._missed

    async def counted(self: Watching, *arguments: Any) -> Any:
        at_once.append(at_once[-1] + 1)
        try:
            return await tell(self, *arguments)
        finally:
            at_once.append(at_once[-1] - 1)

    monkeypatch.setattr(Watching, "_missed", counted)

    async def test() -> None:
        async with listening(tmp_path) as here:
            anna = await here.guest("Anna")
            seats = [{"kind": "me"}, *({"kind": "shared", "label": label} for label in "BCD")]
            wish = {"game": "magna_carta", "seats": seats}
            code = (await anna.ok("POST", "/api/tables", wish | {"start_at_once": True}))["t"]
            last = len((await play_on(here.site.shelf, code, seed=3)).log)
            assert last > 2 * MOST_AT_ONCE
            async with contextlib.AsyncExitStack() as stack:
                sockets = [await stack.enter_async_context(here.socket(anna, max_size=None)) for _ in range(12)]
                for socket in sockets:
                    await greet(socket)
                for socket in sockets:
                    await say(socket, kind="watch", t=code, since=0)
                for socket in sockets:
                    assert (await hear(socket, "table"))["told"][-1]["number"] == last
            assert 1 < max(at_once) <= MOST_STORIES

    run(test())


def test_what_waits_for_a_line_that_is_gone_is_let_go_while_its_last_wish_is_dealt_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with listening(tmp_path) as here:
            anna = await here.guest("Anna")
            gate, begun = asyncio.Event(), asyncio.Event()

            async def wait(*_: Any) -> None:
                begun.set()
                await gate.wait()

            monkeypatch.setattr(here.site.hub, "receive", wait)
            line = await open_socket(here.port, anna.cookie)
            await begun.wait()
            (box,) = here.site.sockets._of_person[anna.id]
            box.push(b'"%s"' % (b"x" * 8 * BACKLOG_BYTES))  # the line is full from here on
            box.push(b'"%s"' % (b"x" * (BACKLOG_BYTES // 2)))
            assert len(box._queue) == 1
            assert here.site.lines.waiting > BACKLOG_BYTES // 2
            line.close()
            await until(lambda: not box._queue)
            assert here.site.lines.waiting == 0
            assert len(here.site.sockets) == 1  # it is still being dealt with
            gate.set()
            await until(lambda: len(here.site.sockets) == 0)

    run(test())


def test_who_is_told_goodbye_is_not_heard_any_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with listening(tmp_path) as here:
            anna = await here.guest("Anna")
            heard: list[Any] = []
            receive = here.site.hub.receive

            async def counted(link: Any, data: Any) -> None:
                heard.append(data)
                await receive(link, data)

            monkeypatch.setattr(here.site.hub, "receive", counted)
            line = await open_socket(here.port, anna.cookie)
            await until(lambda: len(heard) == 1)
            (box,) = here.site.sockets._of_person[anna.id]
            box.push(b'"%s"' % (b"x" * 8 * BACKLOG_BYTES))  # the line is full from here on
            box.push(b'"%s"' % (b"x" * BACKLOG_BYTES))
            box.push(b'"more"')
            assert box.is_closing
            for _ in range(5):
                await line.send(text({"type": "lobby", "follow": True}))
            await until(lambda: len(here.site.sockets) == 0)
            assert len(heard) == 1
            line.close()

    run(test())


# ---- frames


async def end_of(line: RawLine) -> int:
    """The close code at the end of all that the server had to say."""
    found = await line.read_all()
    at = found.rfind(b"\x88")
    return int.from_bytes(found[at + 2 : at + 4], "big") if at >= 0 else 0


def floods() -> dict[str, bytes]:
    def frame(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
        return Frame(opcode, data, fin).serialize(mask=True)

    return {
        "pings": frame(Opcode.PING, b"x" * 100) * 200,
        "pongs": frame(Opcode.PONG) * 200,
        "pieces": frame(Opcode.TEXT, fin=False) + frame(Opcode.CONT, fin=False) * 200,
        "messages": frame(Opcode.TEXT, b"{}") * (2 * MOST_INBOX),
        "binary messages": frame(Opcode.BINARY, b"{}") * (2 * MOST_INBOX),
    }


@pytest.mark.parametrize("name", floods())
def test_a_flood_of_frames_ends_the_socket(tmp_path: Path, name: str) -> None:
    async def test() -> None:
        async with listening(tmp_path) as here:
            anna = await here.guest("Anna")
            line = await open_socket(here.port, anna.cookie, small=False)
            await until(lambda: len(here.site.sockets) == 1)
            await line.send(floods()[name])
            assert await end_of(line) == 1008
            await until(lambda: len(here.site.sockets) == 0)
            await fine(here)
            line.close()

    run(test())


def test_pings_that_browsers_and_proxies_send_are_answered(tmp_path: Path) -> None:
    async def test() -> None:
        async with listening(tmp_path) as here:
            anna = await here.guest("Anna")
            async with here.socket(anna) as socket:
                await greet(socket)
                for _ in range(10):
                    await (await socket.ping())

    run(test())


def test_a_text_that_is_none_ends_the_socket_without_a_trace_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with listening(tmp_path) as here:
            anna = await here.guest("Anna")
            for frames in (
                [Frame(Opcode.TEXT, b"\xff\xfe")],
                [Frame(Opcode.TEXT, b'{"type":"act",\xc3("}')],
                [Frame(Opcode.TEXT, b"\xc3", False), Frame(Opcode.CONT, b"(")],
            ):
                line = await open_socket(here.port, anna.cookie, small=False)
                await line.send(b"".join(frame.serialize(mask=True) for frame in frames))
                assert await end_of(line) == 1007
                line.close()
            await until(lambda: len(here.site.sockets) == 0)

    run(test())
    assert [record.message for record in caplog.records if record.levelno >= logging.WARNING] == []


def test_a_socket_that_says_no_hello_has_to_come_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("baumeister.server.socket.HELLO", 0.05)

    async def test() -> None:
        async with listening(tmp_path) as here:
            anna = await here.guest("Anna")
            async with here.socket(anna) as socket:
                assert await closed(socket) == (4408, "too-slow")
            monkeypatch.setattr("baumeister.server.socket.HELLO", 60)
            async with here.socket(anna) as socket:
                await greet(socket)

    run(test())


@pytest.mark.parametrize("at_once", [True, False])
def test_frames_before_the_handshake_is_answered_are_bounded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at_once: bool
) -> None:
    """More in one piece than a socket may buffer ends it; frame by frame it is not read on."""

    async def test() -> None:
        async with listening(tmp_path) as here:
            anna = await here.guest("Anna")
            gate, begun, read = asyncio.Event(), asyncio.Event(), 0
            receive = SocketProtocol.data_received

            def count(self: SocketProtocol, data: bytes) -> None:
                nonlocal read
                read += len(data)
                receive(self, data)

            async def wait(*_: object) -> None:
                begun.set()
                await gate.wait()

            monkeypatch.setattr(here.site.people, "at_socket", wait)
            monkeypatch.setattr(SocketProtocol, "data_received", count)
            line = await RawLine.open(here.port)
            await line.send(handshake(here.port, anna.cookie))
            await begun.wait()
            frame = text({"type": "hello", "x": "y" * 5000})
            if at_once:
                await line.send(40 * frame)
                assert await line.read_all() == b""
            else:
                await line.send(frame)
                await until(lambda: read >= len(frame))
                await line.send(40 * frame)
                await fine(here)
                assert not await line.is_closed()
                assert read <= MOST_FRAME
            gate.set()
            line.close()

    run(test())


def test_rubbish_instead_of_http_is_refused_in_our_form(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with listening(tmp_path) as here:
            socket = [
                f"Origin: http://127.0.0.1:{here.port}",
                "Connection: Upgrade",
                "Upgrade: websocket",
                "Sec-WebSocket-Version: 13",
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
            ]
            for data in (
                b"\x16\x03\x01\x02\x00\x01\x00",  # somebody speaks TLS
                b"rubbish\r\n\r\n",
                b"GET / HTTP/9.9\r\n\r\n",
                request(here.port, "/\xff\xfe"),
                request(here.port, "/api/games", "Content-Length: many"),
                request(here.port, "/api/socket\xe9", *socket),
            ):
                line = await RawLine.open(here.port)
                await line.send(data)
                answer = await line.answer()
                assert (answer.status, answer.code) == (400, "bad-input"), data
                line.close()

    run(test())
    assert [record.message for record in caplog.records if record.levelno >= logging.WARNING] == []


@pytest.mark.parametrize("how", ["length", "chunked"])
def test_a_body_that_breaks_off_is_nobody_s_mistake_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, how: str
) -> None:
    kind = "Content-Length: 100" if how == "length" else "Transfer-Encoding: chunked"

    async def test() -> None:
        async with listening(tmp_path) as here:
            anna = await here.guest("Anna")
            for cookie in ("X-Nothing: here", f"Cookie: baumeister={anna.cookie}"):
                line = await RawLine.open(here.port)
                head = request(
                    here.port, "/api/sign-in", JSON, kind, cookie, f"X-CSRF-Token: {anna.csrf}", method="POST"
                )
                await line.send(head + (b'{"na' if how == "length" else b'4\r\n{"na\r\n'))
                await until(lambda: bool(here.site.lines._due))
                line.close()
                await until(lambda: not here.site.lines._due)
            await fine(here)

    run(test())
    assert [record.message for record in caplog.records if record.levelno >= logging.WARNING] == []


def test_an_answer_is_read() -> None:
    answer = Answer.of(b'HTTP/1.1 431 X\r\nContent-Type: application/json\r\n\r\n{"code":"a"}')
    assert (answer.status, answer.headers, answer.code) == (431, {"content-type": "application/json"}, "a")
