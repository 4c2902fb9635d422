"""A table of the development server: the real engine, bots in this process, nothing kept. Not part of the product."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import msgspec

import baumeister
from baumeister.bots.door import DEFAULT_BUDGET, make_bot, seen_by
from baumeister.engine.wire import difference
from baumeister.hub import protocol as say
from baumeister.records import bot, human
from baumeister.tables import Act, KeptTable, Settings, TableError, TakeBack

BOTS = {"random": "random", "apprentice": "greedy"}
#: Every table of a game and number of players begins alike, so that tests and pictures can be compared.
SEED = 1303
BOT_NAMES = ("Bruno", "Clara", "Dietrich", "Emma")


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


class Watcher:
    """One socket at one table, with the view it has."""

    def __init__(self, person: str, send: Callable[[Any], None]) -> None:
        self.person = person
        self.send = send
        self.seat: int | None = None
        self.view: Any = None


class DevTable:
    def __init__(self, game: str, plan: dict[str, Any], host: say.SeatInfo) -> None:
        self.code = secrets.token_urlsafe(9)
        self.game = baumeister.game(game)
        self.plan = plan
        self.options = self.game.settle_options(plan.get("options"))
        self.seats: list[say.SeatInfo] = []
        self.host = host.person
        names = iter(BOT_NAMES)
        for wish in plan["seats"]:
            if wish["kind"] == "me":
                self.seats.append(host)
            elif wish["kind"] == "open":
                self.seats.append(say.SeatInfo(""))
            else:
                self.seats.append(say.SeatInfo(next(names), bot=wish["level"]))
        self.status = "open"
        self.watchers: list[Watcher] = []
        self.asks: list[say.Asked] = []
        self.chat: list[say.Line] = []
        self.created = now()
        self.kept: KeptTable | None = None
        self.ask_number = 0
        if plan.get("start_at_once") and all(seat.name for seat in self.seats):
            self.start()

    def start(self) -> None:
        people = [bot(BOTS[s.bot], s.name) if s.bot else human(s.name) for s in self.seats]
        settings = Settings(auto_forced=True)
        self.kept = KeptTable.begin(self.game.id, people, SEED, self.options, settings=settings)
        self.minds = [make_bot(BOTS[s.bot or "apprentice"], i) for i, s in enumerate(self.seats)]
        self.status = "running"

    @property
    def table(self) -> Any:
        assert self.kept
        return self.kept.table

    @property
    def number(self) -> int:
        return self.table.number if self.kept else 0

    @property
    def asked(self) -> int | None:
        return self.table.seat if self.kept and self.table.seat >= 0 else None

    def sitting(self) -> say.Sitting:
        return say.Sitting(
            self.code,
            self.game.id,
            self.game.components.digest,
            self.options,
            self.status,  # type: ignore[arg-type]
            tuple(self.seats),
            self.host,
            self.plan.get("live", True),
            self.plan.get("invited", False),
            self.plan.get("spectators", True),
            True,
            self.created,
        )

    def listed(self, person: str) -> say.Listed:
        yours = self.asked is not None and self.seats[self.asked].person == person
        return say.Listed(self.sitting(), self.number, self.asked, yours, self.created)

    def held(self, person: str) -> tuple[int, ...]:
        return tuple(i for i, seat in enumerate(self.seats) if seat.person == person)

    # ---- what watchers get

    def told(self, since: int, seat: int | None) -> tuple[say.Told, ...]:
        if not self.kept:
            return ()
        found = []
        for told in self.table.since(since, seat):
            data = {name: getattr(told, name) for name in told.__struct_fields__}
            data["events"] = tuple(say.Happened(e, self.game.event_message(e)) for e in told.events)
            found.append(say.Told(**data))
        return tuple(found)

    def moment(self, seat: int | None) -> dict[str, Any]:
        """What both `table` and `step` say of the position."""
        if not self.kept or self.asked is None:
            return {"asked": None}
        mine = seat == self.asked
        view = self.table.view(seat)
        says = self.game.decision_message(view) if mine else self.game.waiting_message(view)
        try:
            undo = self.table.undo_target(seat) if seat is not None else None
        except TableError:
            undo = None
        return {"asked": self.asked, "says": says, "ask": self.table.choices(seat) if mine else None, "undo": undo}

    def show(self, watcher: Watcher, since: int | None = None) -> None:
        held = self.held(watcher.person)
        if len(held) == 1:
            watcher.seat = held[0]
        view = self.table.view(watcher.seat) if self.kept else None
        watcher.view = view
        extra = {"view": view} if view is not None else {}
        shown = say.TableShown(
            self.code,
            self.number,
            self.sitting(),
            watcher.seat,
            held,
            told=self.told(since or 0, watcher.seat),
            asks=tuple(self.asks),
            chat=tuple(self.chat),
            here=tuple({w.person for w in self.watchers}),
            **{**self.moment(watcher.seat), **extra},
        )
        watcher.send(shown)

    def publish(self, since: int, move: str | None = None, by: str | None = None) -> None:
        if self.table.is_over:
            self.status = "over"
        for watcher in self.watchers:
            view = self.table.view(watcher.seat)
            changes = difference(watcher.view, view)
            watcher.view = view
            watcher.send(
                say.Step(
                    self.code,
                    self.number,
                    self.told(since, watcher.seat),
                    set=tuple(changes),
                    id=move if watcher.person == by else None,
                    **self.moment(watcher.seat),
                )
            )
        if self.table.is_over:
            self.tell(say.SittingChanged(self.code, self.sitting()))

    def tell(self, message: Any) -> None:
        for watcher in self.watchers:
            watcher.send(message)

    # ---- what happens

    def act(self, request: say.Act, person: str) -> None:
        assert self.kept
        since = self.number
        self.kept.do(Act(request.seat, request.action, answers=request.answers, move_id=request.id))
        self.publish(since, request.id, person)

    def undo(self, request: say.Undo, person: str) -> None:
        assert self.kept
        target = self.table.undo_target(request.seat, request.turn)
        needs = tuple(s for s in self.table.undo_needs(request.seat, target) if self.seats[s].person)
        if needs:
            self.ask_number += 1
            asked = say.Asked(self.ask_number, "undo", request.seat, needs, back_to=target, answers=request.answers)
            self.asks.append(asked)
            self.tell(say.AsksChanged(self.code, tuple(self.asks)))
            return
        since = self.number
        consent = tuple(self.table.undo_needs(request.seat, target))
        self.kept.do(TakeBack(request.seat, answers=request.answers, back_to=target, consent=consent))
        self.publish(since, request.id, person)

    def answer(self, request: say.Answer) -> None:
        asked = next((ask for ask in self.asks if ask.number == request.ask), None)
        if not asked:
            return
        self.asks.remove(asked)
        needs = tuple(seat for seat in asked.needs if seat != request.seat)
        if request.agree and needs:
            self.asks.append(msgspec.structs.replace(asked, needs=needs, agreed=(*asked.agreed, request.seat)))
        elif request.agree and asked.answers is not None:
            since = self.number
            everybody = tuple(self.table.undo_needs(asked.seat, asked.back_to))
            self.kept.do(  # type: ignore[union-attr]
                TakeBack(asked.seat, answers=asked.answers, back_to=asked.back_to, consent=everybody)
            )
            self.publish(since)
        self.tell(say.AsksChanged(self.code, tuple(self.asks)))

    def bot_move(self) -> bool:
        """One move of the bot that is asked, if one is."""
        if self.asked is None or not self.seats[self.asked].bot:
            return False
        self.play_one()
        return True

    def play_one(self) -> None:
        since = self.number
        seen = seen_by(self.game, self.table.imagine(self.asked, 0))
        action = self.minds[self.asked].choose(seen, DEFAULT_BUDGET)  # type: ignore[index]
        self.kept.do(Act(self.asked, action, answers=since))  # type: ignore[union-attr, arg-type]
        self.publish(since)

    def jump(self, number: int) -> None:
        """For tests: to about this log number, all seats played by bots; the one asked then is the host's."""
        host = next(seat for seat in self.seats if seat.person == self.host)
        watchers, self.watchers = self.watchers, []
        if number < self.number:
            self.start()
        while self.number < number and self.asked is not None:
            self.play_one()
        self.watchers = watchers
        others = iter(BOT_NAMES)
        mine = self.asked if self.asked is not None else 0
        self.seats = [
            host if i == mine else say.SeatInfo(next(others), bot="apprentice") for i in range(len(self.seats))
        ]
        for watcher in self.watchers:
            watcher.seat = mine
            self.show(watcher)
