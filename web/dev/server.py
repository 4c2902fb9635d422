"""The development server: the client and the engine without database, sign-in or several processes.

    PYTHONPATH=src .venv/bin/python web/dev/server.py [--port 8765] [--pause 0.6]

It speaks baumeister.hub.protocol and the few HTTP requests the client makes, serves web/dist, and forgets everything
when it ends. The real server is `baumeister serve`.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import secrets
import sys
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar, Request, Response, WebSocket, get, patch, post, websocket
from litestar.datastructures import Cookie

sys.path.insert(0, str(Path(__file__).parent))

from sitting import DevTable, Watcher

from baumeister.engine.errors import BaumeisterError
from baumeister.hub import protocol as say
from baumeister.server.games import describe_games, find_edition

DIST = Path(__file__).parents[1] / "dist"
KINDS = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".txt": "text/plain",
}
decode = msgspec.json.Decoder(say.FromClient).decode  # type: ignore[arg-type]
encode = msgspec.json.encode

tables: dict[str, DevTable] = {}
people: dict[str, dict[str, Any]] = {}
sockets: set[Socket] = set()
pause = 0.6


def me(request: Any) -> dict[str, Any] | None:
    return people.get(request.cookies.get("session", ""))


def answer(data: Any, status: int = 200, cookies: list[Cookie] | None = None) -> Response[bytes]:
    return Response(encode(data), status_code=status, media_type="application/json", cookies=cookies or [])


@get("/api/me")
async def who(request: Request[Any, Any, Any]) -> Response[bytes]:
    person = me(request)
    return answer(person) if person else answer({"code": "not-signed-in"}, 401)


@patch("/api/me")
async def rename(request: Request[Any, Any, Any]) -> Response[bytes]:
    person = me(request)
    if not person:
        return answer({"code": "signed-out"}, 401)
    person["name"] = (await request.json())["name"]
    return answer(person)


@post("/api/people")
async def sit_down(request: Request[Any, Any, Any]) -> Response[bytes]:
    data = await request.json()
    person = {"id": secrets.token_hex(6), "name": data["name"], "guest": True, "csrf": ""}
    session = secrets.token_hex(12)
    people[session] = person
    return answer(person, 201, [Cookie("session", value=session, httponly=True, samesite="lax")])


@get("/api/games")
async def games() -> Response[bytes]:
    return answer(describe_games())


@get("/api/editions/{game:str}/{digest:str}")
async def edition(game: str, digest: str) -> Response[bytes]:
    return Response(find_edition(game, digest), media_type="application/json")


@post("/api/tables")
async def make(request: Request[Any, Any, Any]) -> Response[bytes]:
    person = me(request)
    if not person:
        return answer({"code": "signed-out"}, 401)
    plan = await request.json()
    try:
        table = DevTable(plan["game"], plan, say.SeatInfo(person["name"], person["id"], guest=True))
    except BaumeisterError as error:
        return answer({"code": error.code, "params": dict(error.params)}, 400)
    tables[table.code] = table
    wake(table)
    lists_changed()
    return answer(table.sitting(), 201)


@post("/api/tables/{code:str}/join")
async def join(request: Request[Any, Any, Any], code: str) -> Response[bytes]:
    person, table = me(request), tables.get(code)
    if not person or not table:
        return answer({"code": "unknown-table"}, 404)
    free = [i for i, seat in enumerate(table.seats) if not seat.name]
    if not free:
        return answer({"code": "table-full"}, 409)
    table.seats[free[0]] = say.SeatInfo(person["name"], person["id"], guest=True)
    for watcher in table.watchers:
        table.show(watcher)
    wake(table)
    lists_changed()
    return answer(table.sitting())


@post("/api/tables/{code:str}/start")
async def begin(request: Request[Any, Any, Any], code: str) -> Response[bytes]:
    table = tables[code]
    level = (await request.json()).get("fill")
    if not level and not all(seat.name for seat in table.seats):
        return answer({"code": "seats-free"}, 409)
    names = iter(["Bruno", "Clara", "Dietrich", "Emma"])
    table.seats = [seat if seat.name else say.SeatInfo(next(names), bot=level) for seat in table.seats]
    table.start()
    for watcher in table.watchers:
        table.show(watcher)
    wake(table)
    lists_changed()
    return answer(table.sitting())


@post("/dev/jump")
async def jump(request: Request[Any, Any, Any]) -> Response[bytes]:
    data = await request.json()
    tables[data["t"]].jump(data["number"])
    return answer({"number": tables[data["t"]].number})


@post("/dev/cut")
async def cut() -> Response[bytes]:
    for socket in list(sockets):
        await socket.ws.close()
    return answer({})


thinking: set[asyncio.Task[None]] = set()


def wake(table: DevTable) -> None:
    async def play() -> None:
        await asyncio.sleep(pause)
        while table.bot_move():
            await asyncio.sleep(pause)
        lists_changed()

    if table.kept and table.asked is not None and table.seats[table.asked].bot:
        task = asyncio.create_task(play())
        thinking.add(task)
        task.add_done_callback(thinking.discard)


def lists_changed() -> None:
    for socket in sockets:
        if socket.follows:
            socket.lists()


class Socket:
    def __init__(self, ws: WebSocket[Any, Any, Any], person: dict[str, Any]) -> None:
        self.ws = ws
        self.person = person
        self.queue: asyncio.Queue[bytes] = asyncio.Queue()
        self.seats: dict[str, Watcher] = {}
        self.follows = False

    def send(self, message: Any) -> None:
        self.queue.put_nowait(encode(message))

    async def pump(self) -> None:
        while True:
            await self.ws.send_text((await self.queue.get()).decode())

    def lists(self) -> None:
        person = self.person["id"]
        every = [table.listed(person) for table in reversed(tables.values())]
        own = [one for one in every if any(seat.person == person for seat in one.sitting.seats)]
        rest = [one for one in every if not one.sitting.invited and one not in own]
        self.send(
            say.Lists(
                tuple(one for one in rest if one.sitting.status == "open"),
                tuple(one for one in rest if one.sitting.status == "running"),
                tuple(own),
            )
        )

    def handle(self, message: Any) -> None:
        if isinstance(message, say.Hello):
            if message.protocol != say.PROTOCOL:
                return self.send(say.Bye("reload"))
            return self.send(say.Welcome(say.PROTOCOL, "dev", self.person["id"]))
        if isinstance(message, say.Lobby):
            self.follows = message.follow
            return self.lists() if message.follow else None
        table = tables.get(message.t)
        if not table:
            return self.send(say.Gone(message.t, "unknown-table"))
        try:
            self.at_table(table, message)
        except BaumeisterError as error:
            refusal = getattr(error, "refusal", None)
            self.send(
                say.Refused(
                    refusal.code if refusal else error.code,
                    message.t,
                    getattr(message, "id", None),
                    dict(refusal.params if refusal else error.params),
                    refusal.rule if refusal else "",
                    table.number,
                )
            )

    def at_table(self, table: DevTable, message: Any) -> None:
        person = self.person["id"]
        match message:
            case say.Watch(since=since):
                watcher = self.seats.get(table.code)
                if not watcher:
                    watcher = self.seats[table.code] = Watcher(person, self.send)
                    table.watchers.append(watcher)
                table.show(watcher, since)
                table.tell(say.Presence(table.code, tuple({w.person for w in table.watchers})))
            case say.Leave():
                self.leave(table)
            case say.Here(seat=seat):
                self.seats[table.code].seat = seat
                table.show(self.seats[table.code])
            case say.Act():
                table.act(message, person)
                wake(table)
                lists_changed()
            case say.WhyNot():
                reason = table.table.why_not(message.seat, message.action)
                details = (reason.code, dict(reason.params), reason.rule) if reason else ()
                self.send(say.Reason(table.code, message.id, *details))
            case say.Undo():
                table.undo(message, person)
                self.send(say.Done(table.code, message.id))
                wake(table)
            case say.Answer():
                table.answer(message)
                self.send(say.Done(table.code, message.id))
            case say.Say():
                line = say.Line(len(table.chat) + 1, person, self.person["name"], table.created, message.text)
                table.chat.append(line)
                table.tell(say.Said(table.code, line))

    def leave(self, table: DevTable) -> None:
        watcher = self.seats.pop(table.code, None)
        if watcher:
            table.watchers.remove(watcher)
            table.tell(say.Presence(table.code, tuple({w.person for w in table.watchers})))


@websocket("/api/socket")
async def connect(socket: WebSocket[Any, Any, Any]) -> None:
    person = me(socket)
    await socket.accept()
    if not person:
        await socket.send_text(encode(say.Bye("signed-out")).decode())
        return await socket.close()
    mine = Socket(socket, person)
    sockets.add(mine)
    pump = asyncio.create_task(mine.pump())
    try:
        while True:
            mine.handle(decode(await socket.receive_text()))
    except Exception as error:
        if "disconnect" not in repr(error).lower():
            print("socket:", repr(error)[:200], file=sys.stderr)
    finally:
        pump.cancel()
        sockets.discard(mine)
        for code in list(mine.seats):
            mine.leave(tables[code])
        with contextlib.suppress(Exception):
            await socket.close()


@get(["/", "/{path:path}"])
async def client(path: str = "") -> Response[bytes]:
    path = path.lstrip("/")
    file = DIST / path
    if not path or ".." in path or not file.is_file():
        file = DIST / "index.html"
    kind = KINDS.get(file.suffix, "text/html; charset=utf-8")
    keep = "max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
    return Response(file.read_bytes(), media_type=kind, headers={"cache-control": keep})


app = Litestar(
    [who, rename, sit_down, games, edition, make, join, begin, jump, cut, connect, client], openapi_config=None
)

if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, default=8765)
    parser.add_argument("--pause", type=float, default=0.6, help="seconds a bot waits before it moves")
    options = parser.parse_args()
    pause = options.pause
    uvicorn.run(app, host="127.0.0.1", port=options.port, log_level="warning")
