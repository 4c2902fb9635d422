"""From a request to a commit on disk, and from there to everybody: propose, write, accept, show."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from baumeister.engine.errors import BaumeisterError
from baumeister.hub import topics
from baumeister.hub.errors import Busy, NotBegun, NotConfirmed, NotYourSeat, NumberTaken
from baumeister.hub.live import Link, Live, followed
from baumeister.hub.ports import Row, WriteOutcome
from baumeister.hub.protocol import Done, Reason, TakeAction, WhyNot
from baumeister.hub.reading import Reading
from baumeister.hub.room import Room, log
from baumeister.records import End
from baumeister.tables import Act, AlreadyDone, Commit, Request, StoreFailed, Table, TableFinished, utc_now


def table_of(live: Live) -> Table:
    if live.table is None:
        raise NotBegun("this table has not begun")
    return live.table


def going_on(live: Live) -> Table:
    """The table, if its game is still going on."""
    table = table_of(live)
    if table.is_over:
        raise TableFinished("the game is over")
    return table


def check_seat(link: Link, live: Live, seat: int) -> None:
    """The seat must be the requester's own; at a shared screen its person must have said that they are here."""
    seats = live.holds(link.person.id)
    if seat not in seats:
        raise NotYourSeat(f"seat {seat} is not yours", seat=seat)
    if len(seats) > 1 and live.links.get(link) != seat:
        raise NotConfirmed(f"the person of seat {seat} has not said that it is here", seat=seat)


class Writing:
    """A commit on its way to the disk, and whom to answer. The writer calls it with the outcome."""

    __slots__ = ("_written", "commit", "last", "link", "live", "move_id", "request")

    def __init__(
        self,
        written: Callable[[Writing, WriteOutcome], None],
        live: Live,
        commit: Commit,
        request: Request | None,
        link: Link | None,
        move_id: str | None,
    ) -> None:
        self._written = written
        self.live = live
        self.commit = commit
        self.last = commit.entries[-1].number
        self.request = request
        self.link = link
        self.move_id = move_id

    def __call__(self, outcome: WriteOutcome) -> None:
        self._written(self, outcome)


class Acting:
    def __init__(self, room: Room, reading: Reading) -> None:
        self._room = room
        self._reading = reading

    # ---- messages

    def act(self, link: Link, live: Live, message: TakeAction) -> None:
        table = table_of(live)
        request = Act(message.seat, message.action, message.answers, at=utc_now(), move_id=message.id)
        try:
            check_seat(link, live, message.seat)
        except NotConfirmed:
            if self.answer_earlier(link, live, request):
                return
            raise
        busy = live.busy
        if busy is not None and message.answers == table.number:
            if busy.move_id == message.id:
                # The same request over another socket: it is answered when the first one is done.
                self.when_free(live, lambda: self._run(link, live, message))
                return
            raise NumberTaken("another request for this number is being written")
        self.submit(live, request, link)

    def _run(self, link: Link, live: Live, message: TakeAction) -> None:
        try:
            self.act(link, live, message)
        except BaumeisterError as error:
            self._room.refuse(link, error, live, message.id)

    def why_not(self, link: Link, live: Live, message: WhyNot) -> None:
        check_seat(link, live, message.seat)
        refusal = table_of(live).why_not(message.seat, message.action)
        if refusal is None:
            link.send(Reason(live.code, message.id))
        else:
            link.send(Reason(live.code, message.id, refusal.code, refusal.params, refusal.rule))

    # ---- requests

    def answer_earlier(self, link: Link, live: Live, request: Request) -> bool:
        """Answer a repeated request, known by its id, as the first time; returns whether it was one."""
        number = table_of(live).earlier(request)
        if number is None:
            return False
        link.send(Done(live.code, str(request.move_id), number))
        return True

    def submit(self, live: Live, request: Request, link: Link | None = None) -> None:
        """Have the table propose a commit and the writer store it. Raises a refusal; otherwise the link is answered
        later."""
        table = table_of(live)
        if live.busy is not None:
            if link is not None and self.answer_earlier(link, live, request):
                return  # it was kept before the line broke; what is being written now is another one
            raise NumberTaken("another request is being written")
        try:
            commit = table.propose(request)
        except AlreadyDone as done:
            if link is not None:
                link.send(Done(live.code, str(request.move_id), done.number))
            return
        self._write(live, commit, request, link)

    def when_free(self, live: Live, call: Callable[[], None]) -> None:
        """Now, or after the commit that is being written. `call` handles its own refusals."""
        if live.busy is None:
            call()
        elif len(live.queue) >= self._room.limits.waiting:
            raise Busy("too many requests wait at this table")
        else:
            live.queue.append(call)

    def play_forced(self, live: Live) -> None:
        """What a newly opened table does by itself. If several processes try, one gets the number."""
        if live.table is not None and live.table.is_forced and live.busy is None:
            self._write(live, live.table.propose_forced(utc_now()), None, None)

    # ---- writing

    def _write(self, live: Live, commit: Commit, request: Request | None, link: Link | None) -> None:
        writing = Writing(self._written, live, commit, request, link, commit.move_id)
        live.busy = commit
        self._room.writer.append(_row(live, commit), writing)

    def _written(self, writing: Writing, outcome: WriteOutcome) -> None:
        live = writing.live
        try:
            if outcome is WriteOutcome.KEPT:
                live.busy = None
                self._kept(writing)
            elif outcome is WriteOutcome.TAKEN:
                # It stays busy while it catches up: anything it proposed now would be in vain.
                self._room.figures.taken += 1
                self._room.spawn(self._lost(writing))
                return
            else:
                live.busy = None
                self._failed(writing)
        except Exception:
            log.exception("table number %d: a commit could not be shown", live.id)
        self._free(live)

    def _kept(self, writing: Writing) -> None:
        room, live, commit = self._room, writing.live, writing.commit
        room.figures.moves += 1
        room.bus.tell(topics.LOG, live.code, live.id, writing.last)
        if live.number < writing.last:
            room.then.kept(live, commit, ours=True)
        else:  # it was read from the disk before the writer could tell, while the table was busy
            room.then.kept_before(live)
        link, request = writing.link, writing.request
        if link is None or writing.move_id is None:
            return
        if not isinstance(request, Act) or live.links.get(link) != request.seat:
            link.send(Done(live.code, writing.move_id, commit.entries[0].number))

    async def _lost(self, writing: Writing) -> None:
        """Another process has already written this number."""
        live, link = writing.live, writing.link
        try:
            await self._reading.read_on([live])
        except Exception as error:
            log.warning("table number %d: reading on failed: %s", live.id, type(error).__name__)
            live.heard = max(live.heard, writing.last)
        live.busy = None
        if link is not None:
            try:
                if writing.request is None or not self.answer_earlier(link, live, writing.request):
                    raise NumberTaken("somebody else was faster")
            except BaumeisterError as error:
                self._room.refuse(link, error, live, writing.move_id)
        self._free(live)

    def _failed(self, writing: Writing) -> None:
        self._room.figures.failed += 1
        log.error("table number %d: entry %d could not be stored", writing.live.id, writing.last)
        if writing.link is not None:
            error = StoreFailed("the store refused; nothing has changed")
            self._room.refuse(writing.link, error, writing.live, writing.move_id)
        self._room.then.not_kept(writing.live)

    def _free(self, live: Live) -> None:
        """Go on with what has waited."""
        while live.queue and live.busy is None:
            live.queue.popleft()()
        if live.busy is None:
            self._reading.catch_up(live)


def _row(live: Live, commit: Commit) -> Row:
    assert live.table is not None
    deciding = live.table.deciding_after(commit)
    is_bot = deciding >= 0 and followed(live.played, commit.entries)[deciding].bot is not None
    for_server = is_bot and not live.sitting.lesson  # a lesson goes on when its learner is there
    last = commit.entries[-1]
    status: Literal["running", "over", "stopped"] = (
        "stopped" if isinstance(last, End) else "over" if deciding < 0 else "running"
    )
    return Row(
        table=live.id,
        first=commit.entries[0].number,
        last=last.number,
        commit=commit,
        deciding=deciding,
        for_server=for_server,
        status=status,
    )
