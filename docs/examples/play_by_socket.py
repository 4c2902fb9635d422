"""Plays a whole game against bots, by random choices: python play_by_socket.py [http://127.0.0.1:8303 [GAME]]

It needs httpx and websockets, and a server (`baumeister serve`). docs/protocol.md has all messages.
"""

import asyncio
import json
import random
import sys
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect


async def play(address: str, game: str) -> Any:
    async with httpx.AsyncClient(base_url=address) as http:
        # A guest needs a name and nothing else. The cookie says who we are, the token that it is we who ask.
        me = (await http.post("/api/people", json={"name": "Ada"})).raise_for_status().json()
        http.headers["X-CSRF-Token"] = me["csrf"]
        seats = [{"kind": "me"}, {"kind": "bot", "level": "apprentice"}, {"kind": "bot", "level": "random"}]
        wish = {"game": game, "seats": seats, "start_at_once": True}
        table = (await http.post("/api/tables", json=wish)).raise_for_status().json()["t"]
        cookie, where = {"Cookie": f"baumeister={http.cookies['baumeister']}"}, address.replace("http", "ws", 1)
        async with connect(f"{where}/api/socket", origin=address, additional_headers=cookie) as socket:  # type: ignore[arg-type]
            await play_over(socket, table)
        return (await http.get(f"/api/records/{table}/download")).raise_for_status().json()["result"]


async def play_over(socket: ClientConnection, table: str) -> None:
    """Answer whenever we are asked, until nobody is asked any more."""

    async def send(**message: object) -> None:
        await socket.send(json.dumps(message))

    await send(type="hello", protocol=2)
    await send(type="watch", t=table)
    seat = None
    async for text in socket:
        message = json.loads(text)
        if message["type"] == "table":
            seat = message["seat"]
        elif message["type"] == "refused":
            raise RuntimeError(f"refused: {message['code']} {message.get('params', {})}")
        elif message["type"] != "step":
            continue  # people come and go, somebody says something
        for entry in message.get("told", []):
            for happened in entry.get("events", []):
                print(entry["number"], happened["words"]["id"], happened["words"].get("params", {}))
        if message["deciding"] is None:
            return  # the game is over
        if message.get("choices"):
            action, number = random.choice(message["choices"])["name"], message["n"]
            await asyncio.sleep(0.05)  # a socket may send 20 messages a second; a retry with the same id is harmless
            await send(type="act", t=table, seat=seat, action=action, answers=number, id=f"move-{number}")


if __name__ == "__main__":
    result = asyncio.run(play(*(sys.argv[1:] + ["http://127.0.0.1:8303", "magna_carta"][len(sys.argv) - 1 :])))
    print("points:", result["scores"], "won by seats:", result["winners"])
