"""What the people of a table decide together or about their own seats: undo, ending by agreement, seats for bots."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from functools import partial
from math import ceil
from typing import Final

from baumeister.bots.levels import LEVELS
from baumeister.engine.errors import BaumeisterError
from baumeister.hub import topics
from baumeister.hub.acting import Acting, check_seat, going_on, table_of
from baumeister.hub.errors import AlreadyProposed, Busy, JustLeft, NotAway, NotYourSeat, NoVote, ProposalGone, StillHere
from baumeister.hub.live import Link, Live
from baumeister.hub.protocol import Done, Proposal, Propose, Resign, Return, Undo, Vote
from baumeister.hub.publishing import set_proposals
from baumeister.hub.reading import Reading
from baumeister.hub.room import Room, log
from baumeister.hub.stored_seats import person_of, seat_of
from baumeister.records import Bot, Seat, SeatChange, bot
from baumeister.records import Resign as Resigned
from baumeister.tables import Commit, GiveUp, NotAPerson, Outdated, Request, SitDown, Stop, TakeBack, utc_now

#: The bot that plays on for somebody who gave up or went away.
_LEVEL = "apprentice"
#: Seconds that somebody must have been away before others may give the seat to a bot: a minute in live games, a day in
#: games over days. The extra hour is there because presence is stored only once an hour.
ABSENT_LIVE: Final = 60.0
ABSENT_SLOW: Final = 25 * 3600.0


def stand_in(game_id: str) -> Bot:
    return Bot(_LEVEL, LEVELS[_LEVEL].version(game_id))


class Asking:
    def __init__(self, room: Room, reading: Reading, acting: Acting) -> None:
        self._room = room
        self._reading = reading
        self._acting = acting

    # ---- undo

    async def undo(self, link: Link, live: Live, message: Undo) -> None:
        """At once if nobody has to agree; otherwise it is proposed to the others."""
        table = table_of(live)
        check_seat(link, live, message.seat)
        request = TakeBack(message.seat, message.answers, at=utc_now(), move_id=message.id)
        if self._acting.answer_earlier(link, live, request):
            return
        going_on(live)
        if message.answers != table.number:
            raise Outdated("the game has gone on", answers=message.answers, number=table.number)
        back_to = table.undo_target(message.seat, message.turn)
        needs = tuple(table.undo_needs(message.seat, back_to))
        if needs:
            proposal = Proposal(0, "undo", message.seat, needs, back_to=back_to, answers=table.number)
            await self._open(link, live, proposal, message.id)
        else:
            take_back = TakeBack(message.seat, message.answers, back_to, at=utc_now(), move_id=message.id)
            self._acting.submit(live, take_back, link)

    # ---- proposals

    async def propose(self, link: Link, live: Live, message: Propose) -> None:
        table = going_on(live)
        check_seat(link, live, message.seat)
        people = [seat for seat, who in enumerate(table.seats) if who.is_human]
        about = message.about if message.kind == "bot" else None
        if about is not None or message.kind == "bot":
            await self._check_away_long(live, self._check_absent(live, about))
        needs = tuple(seat for seat in people if seat not in (message.seat, about))
        proposal = Proposal(0, message.kind, message.seat, needs, about=about)
        if needs:
            await self._open(link, live, proposal, message.id)
        else:
            self._acting.submit(live, self._request(live, proposal, message.id), link)

    def _check_absent(self, live: Live, about: int | None) -> int:
        """The seat of somebody who is not here now."""
        seats = table_of(live).seats
        if about is None or about >= len(seats) or not seats[about].is_human:
            raise NotAPerson("there is no person whose seat a bot could get", seat=-1 if about is None else about)
        if person_of(seats[about]) in live.here:
            raise StillHere(f"the person of seat {about} is here", seat=about)
        return about

    async def _check_away_long(self, live: Live, about: int) -> None:
        """A broken connection is not an absence yet, and there may be nobody else who would have to agree."""
        person = str(person_of(table_of(live).seats[about]))
        if live.sitting.live:
            left = ABSENT_LIVE - (self._room.clock() - live.left.get(person, live.known_since))
        else:
            left = ABSENT_SLOW - await self._room.shelf.absent_for(live.id, about)
        if left > 0:
            raise JustLeft("this person was here a moment ago", seat=about, seconds=ceil(left))
        self._check_absent(live, about)  # the shelf took its time

    async def _open(self, link: Link, live: Live, proposal: Proposal, move_id: str) -> None:
        """Store the proposal and show it to everybody. Repeating it opens no second one."""
        table = table_of(live)
        same = (proposal.kind, proposal.about)
        open_one = next((other for other in live.proposals if (other.kind, other.about) == same), None)
        if open_one is None:
            open_one = await self._room.shelf.put_proposal(live.id, proposal)
            if open_one.kind == "undo" and open_one.answers != table.number:
                # An outdated proposal was still there, or the game has just overtaken this one.
                await self._room.shelf.drop_proposals(live.id, [open_one.number])
                if proposal.answers != table.number:
                    raise Outdated("the game has gone on", answers=int(proposal.answers or 0), number=table.number)
                open_one = await self._room.shelf.put_proposal(live.id, proposal)
            self._keep(live, open_one)
        if open_one.seat != proposal.seat:
            raise AlreadyProposed("the people are being asked already")
        link.send(Done(live.code, move_id))

    def _keep(self, live: Live, proposal: Proposal) -> None:
        others = [other for other in live.proposals if other.number != proposal.number]
        set_proposals(live, sorted([*others, proposal], key=lambda one: one.number))
        self._room.bus.tell(topics.TABLE, live.code)

    # ---- votes

    async def vote(self, link: Link, live: Live, message: Vote) -> None:
        table = table_of(live)
        check_seat(link, live, message.seat)
        proposal = next((one for one in live.proposals if one.number == message.proposal), None)
        if proposal is None:
            raise ProposalGone("this proposal is no longer open", proposal=message.proposal)
        said_yes = message.seat in (proposal.seat, *proposal.agreed)
        if message.seat not in proposal.needs and (message.agree or not said_yes):
            if message.agree and said_yes:
                link.send(Done(live.code, message.id))  # the same once more
                return
            raise NoVote("this seat has no vote in it", proposal=message.proposal, seat=message.seat)
        if not message.agree:
            await self._drop(live, [proposal])
            link.send(Done(live.code, message.id))
            return
        agreed = await self._room.shelf.agree(live.id, proposal.number, message.seat)
        if agreed is None:
            await self._reading.refresh(live.code)
            raise ProposalGone("this proposal is no longer open", proposal=message.proposal)
        link.send(Done(live.code, message.id))
        if agreed.needs:
            self._keep(live, agreed)
        elif table is live.table:
            self._acting.when_free(live, lambda: self._carry_out(live, agreed))

    def _carry_out(self, live: Live, proposal: Proposal) -> None:
        """Everybody has agreed."""
        try:
            if proposal.kind == "bot":
                self._check_absent(live, proposal.about)
            self._acting.submit(live, self._request(live, proposal, None))
        except BaumeisterError as error:
            log.info("table number %d: what was agreed on is not possible any more: %s", live.id, error.code)
        self._room.spawn(self._drop(live, [proposal]))

    def _request(self, live: Live, proposal: Proposal, move_id: str | None) -> Request:
        agreed = (proposal.seat, *proposal.agreed)
        if proposal.kind == "undo":
            answers = int(proposal.answers or 0)
            return TakeBack(proposal.seat, answers, proposal.back_to, agreed, at=utc_now(), move_id=move_id)
        if proposal.kind == "end":
            return Stop("agreement", agreed, at=utc_now(), move_id=move_id)
        assert proposal.about is not None
        stands_in = stand_in(table_of(live).game.id)
        return SitDown(proposal.about, bot(_LEVEL, _LEVEL, stands_in.version), at=utc_now(), move_id=move_id)

    async def _drop(self, live: Live, proposals: list[Proposal]) -> None:
        numbers = [proposal.number for proposal in proposals]
        set_proposals(live, [one for one in live.proposals if one.number not in numbers])
        await self._room.shelf.drop_proposals(live.id, numbers)
        self._room.bus.tell(topics.TABLE, live.code)

    def came(self, live: Live, link: Link) -> None:
        """Somebody is back whose seat a bot was to get, or has got."""
        seats = live.holds(link.person.id)
        missed = [one for one in live.proposals if one.kind == "bot" and one.about in seats]
        if missed:
            self._room.spawn(self._drop(live, missed))
        self._seat_again(live, (link.person.id,))

    def _seat_again(self, live: Live, people: Collection[str]) -> None:
        """Give people their seats back from the bots as soon as they are here, without pressing a button."""
        if live.sitting.status != "running":
            return
        for number, seat in enumerate(live.sitting.seats):
            if seat.away and seat.person is not None and seat.person in people:
                with suppress(Busy):  # the next commit has it tried again
                    self._acting.when_free(live, partial(self._sit_down_again, live, number, seat.person))

    def _sit_down_again(self, live: Live, number: int, person: str) -> None:
        if live.sitting.status == "running" and live.sitting.seats[number].away:
            try:
                self._acting.submit(live, SitDown(number, self._own_seat(live, number, person), at=utc_now()))
            except BaumeisterError as error:
                log.warning("table number %d: seat %d could not be given back: %s", live.id, number, error.code)

    def _own_seat(self, live: Live, number: int, person: str) -> Seat:
        shared = sum(seat.person == person for seat in live.sitting.seats) > 1
        return seat_of(person, number, shared=shared)

    # ---- one's own seat

    def resign(self, link: Link, live: Live, message: Resign) -> None:
        request = GiveUp(message.seat, stand_in(table_of(live).game.id), at=utc_now(), move_id=message.id)
        if not self._acting.answer_earlier(link, live, request):
            check_seat(link, live, message.seat)
            self._acting.submit(live, request, link)

    def come_back(self, link: Link, live: Live, message: Return) -> None:
        going_on(live)
        person = link.person.id
        seats = live.sitting.seats
        if message.seat >= len(seats) or seats[message.seat].person != person:
            raise NotYourSeat(f"seat {message.seat} is not yours", seat=message.seat)
        becomes = self._own_seat(live, message.seat, person)
        request = SitDown(message.seat, becomes, at=utc_now(), move_id=message.id)
        if self._acting.answer_earlier(link, live, request):
            return
        if message.seat in live.holds(person):
            link.send(Done(live.code, message.id))  # coming back was enough
            return
        if not seats[message.seat].away:
            raise NotAway(f"nobody plays seat {message.seat} in your place", seat=message.seat)
        self._acting.submit(live, request, link)

    # ---- after a commit

    def went_on(self, live: Live, commit: Commit, ours: bool, changed: bool) -> None:
        """Drop undos proposed at an earlier position, and all proposals if seats changed hands."""
        if live.proposals:
            gone = [one for one in live.proposals if changed or (one.kind == "undo" and one.answers != live.number)]
            if gone and ours:
                self._room.spawn(self._drop(live, gone))
            elif gone:
                set_proposals(live, [one for one in live.proposals if one not in gone])
        if changed and ours:
            self._note_changes(live, commit)
        if any(played.away for played in live.played):
            # Another process may have thought the person absent, or the bot was faster once more.
            self._seat_again(live, {link.person.id for link in live.links})

    def _note_changes(self, live: Live, commit: Commit) -> None:
        """Lists and results follow the log."""
        shelf = self._room.shelf
        for entry in commit.entries:
            if isinstance(entry, Resigned | SeatChange):
                bot, given_up, away = live.played[entry.seat]
                self._room.spawn(shelf.seat_changed(live.id, entry.seat, bot, given_up=given_up, away=away))
        if live.table is not None and live.table.is_over:
            self._room.spawn(shelf.finish(live.id, live.table.record_for(None)))
