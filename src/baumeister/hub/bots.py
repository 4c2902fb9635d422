"""Bots' moves: the process that holds the table's lease lets the bot think, and acts for it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Final

from baumeister.bots.door import DEFAULT_BUDGET, make_bot, seen_by
from baumeister.engine.errors import BaumeisterError
from baumeister.hub.acting import Acting
from baumeister.hub.live import Live
from baumeister.hub.ports import Job, Position
from baumeister.hub.reading import Reading
from baumeister.hub.room import Room, in_logs, log
from baumeister.tables import Act, Table, utc_now

#: Most tables without a process that are taken over at a time.
MOST_TAKEN_OVER: Final = 50
#: In the game of the day bots think alike for everybody, on any machine: the seed of their dice, and for how long.
DAILY_DICE: Final = 1
DAILY_ITERATIONS: Final = 2000
#: Seconds until a bot whose move could not be stored tries again.
AGAIN: Final = 1.0


def job_for(live: Live, table: Table, seat: int, person: str, level: str | None) -> Job:
    """The deciding seat's decision as a job, with only what that seat may know."""
    daily = bool(live.sitting.day) and level is not None
    # Dice depend on their seed and on what is seen: in the game of the day nobody's are luckier than another's.
    dice = DAILY_DICE if daily else secrets.randbits(62)
    return Job(
        table=live.code,
        person=person,
        number=table.number,
        live=live.sitting.live,
        level=level,
        position=Position(table.game.id, table.imagine(seat, 0).to_list(), dice),
        iterations=DAILY_ITERATIONS if daily else None,
    )


class Thought:
    """A bot is thinking about a position. The thinkers call it with the answer."""

    __slots__ = ("_answered", "live", "number")

    def __init__(self, answered: Callable[[Thought, str | None], None], live: Live, number: int) -> None:
        self._answered = answered
        self.live = live
        self.number = number

    def __call__(self, action: str | None) -> None:
        self._answered(self, action)


class Bots:
    def __init__(self, room: Room, reading: Reading, acting: Acting) -> None:
        self._room = room
        self._reading = reading
        self._acting = acting
        self._looking = False
        self.thinking = 0

    # ---- whose table it is

    def went_on(self, live: Live, ours: bool) -> None:
        """The process that writes a commit gets the table's lease with it."""
        live.leased = ours
        self.consider(live)

    def waits_for_bot(self, live: Live) -> bool:
        deciding = live.deciding
        return deciding is not None and live.played[deciding].bot is not None and not live.sitting.lesson

    def consider(self, live: Live) -> None:
        """Let the bot think if it is a bot's decision and this process looks after the table."""
        if not live.leased or live.busy is not None or live.thinking == live.number or self._room.closing:
            return
        table, deciding = live.table, live.deciding
        if table is None or deciding is None or (level := live.played[deciding].bot) is None or live.sitting.lesson:
            return
        live.thinking = table.number
        self.thinking += 1
        job = job_for(live, table, deciding, live.sitting.host or live.code, level)
        self._room.thinkers.think(job, Thought(self._answered, live, table.number))

    # ---- its answer

    def _answered(self, thought: Thought, action: str | None) -> None:
        self.thinking -= 1
        live = thought.live
        if live.thinking == thought.number:
            live.thinking = -1
        if self._room.closing or self._room.tables.get(live.code) is not live or live.busy is not None:
            return  # whatever is being written considers the table anew
        if not live.leased or live.number != thought.number or not self.waits_for_bot(live):
            self.consider(live)  # the game has gone on without it
            return
        try:
            self._play(live, action)
        except Exception:
            log.exception("table number %d: the bot's move was refused", live.id)
            self._later(live)

    def _play(self, live: Live, action: str | None) -> None:
        table, deciding = live.table, live.deciding
        assert table is not None
        assert deciding is not None
        if action is not None:
            try:
                self._acting.submit(live, Act(deciding, action, table.number, at=utc_now()))
                return
            except BaumeisterError as error:
                log.error("table number %d: a bot chose what is not possible: %s", live.id, error.code)
        # The game must go on: the simplest bot makes this one move.
        self._room.figures.bot_faults += 1
        log.error("table number %d: no bot had an answer to number %d; the simplest plays", live.id, table.number)
        imagined = table.imagine(deciding, 0)
        chosen = make_bot("random", secrets.randbits(32)).choose(seen_by(table.game, imagined), DEFAULT_BUDGET)
        self._acting.submit(live, Act(deciding, chosen, table.number, at=utc_now()))

    def not_stored(self, live: Live) -> None:
        """Nothing could be stored: let the bot try again later."""
        if live.leased and self.waits_for_bot(live):
            self._later(live)

    def _later(self, live: Live) -> None:
        asyncio.get_running_loop().call_later(AGAIN, self.consider, live)

    # ---- tables nobody looks after

    async def look(self) -> None:
        """Renew the leases that are needed, and take over tables that nobody looks after."""
        if self._looking or self._room.closing:
            return
        self._looking = True
        try:
            await self._renew()
            for code in await self._room.shelf.lease(MOST_TAKEN_OVER):
                await self._take_over(code)
        finally:
            self._looking = False

    async def _renew(self) -> None:
        mine = [live for live in self._room.tables.values() if live.leased and self.waits_for_bot(live)]
        if not mine:
            return
        numbers = {live.id: live.number for live in mine}
        kept = set(await self._room.shelf.renew(numbers))
        for live in mine:
            # If the game has gone on meanwhile, the commit has already settled the lease.
            if live.id not in kept and live.number == numbers[live.id]:
                live.leased = False
            self.consider(live)

    async def _take_over(self, code: str) -> None:
        try:
            live = await self._reading.find(code)
        except BaumeisterError as error:
            log.warning("table %s cannot be looked after here: %s", in_logs(code), error.code)
            return
        # The store may be further ahead.
        await self._reading.read_on([live])
        live.leased = True
        self._acting.play_forced(live)
        self.consider(live)
