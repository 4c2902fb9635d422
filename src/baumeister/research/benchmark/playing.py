"""Plays games of the schedule, wherever the arena's executor does."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TypeAlias

from msgspec import structs

from baumeister.arena.contest import Contender, ScheduledGame, read_player
from baumeister.arena.playing import Broken, Outcome, play_all, play_scheduled, seat_of
from baumeister.bots.door import Budget
from baumeister.bots.strangers import COMMAND
from baumeister.games import game as find_game
from baumeister.records import Record
from baumeister.research.benchmark.actions import pack
from baumeister.research.benchmark.errors import BadEntry
from baumeister.research.benchmark.frozen import seat_player
from baumeister.research.benchmark.lines import GameLine, Track, blank_record, record_digest
from baumeister.research.benchmark.suite import Entrant, Slot, Suite

#: The agent as it plays each game: some levels think longer in one than in another.
Agent: TypeAlias = Mapping[str, Contender]


def read_agent(label: str, track: Track, suite: Suite) -> Agent:
    """Anything the arena takes. In the track `build` it is a program and has so many seconds for a decision."""
    agent = {table.game: read_player(label, table.game) for table in suite.tables}
    if track == "play":
        return agent
    if not all(player.bot.startswith(COMMAND) for player in agent.values()):
        message = f"the track build is for programs that speak JSON lines (cmd:...), not for {label[:80]}"
        raise BadEntry(message, agent=label[:80])
    limit = Budget(seconds=suite.seconds)
    return {game: replace(player, budget=limit, patience=suite.grace) for game, player in agent.items()}


def entrant_of(agent: Agent, version: str = "") -> Entrant:
    """The agent as results name it: never by the command that runs it."""
    seats = {game: seat_of(player, game) for game, player in agent.items()}
    one = next(iter(seats.values()))
    assert one.bot is not None
    versions = {game: seat.bot.version for game, seat in seats.items() if seat.bot and seat.bot.version}
    efforts = {player.budget.iterations for player in agent.values()}
    return Entrant(one.name, one.bot.id, efforts.pop() if len(efforts) == 1 else None, versions, version)


@dataclass(frozen=True)
class GamesJob:
    """Games for one worker."""

    agent: Entrant
    slots: tuple[Slot, ...]
    games: tuple[ScheduledGame, ...]


def play_job(job: GamesJob) -> list[GameLine] | Broken:
    outcomes = play_all(play_with_rungs, job.games)
    if isinstance(outcomes, Broken):
        return outcomes
    return [line_of(slot, job.agent, outcome) for slot, outcome in zip(job.slots, outcomes, strict=True)]


def play_with_rungs(scheduled: ScheduledGame) -> Outcome:
    return play_scheduled(scheduled, seat_player)


def line_of(slot: Slot, agent: Entrant, outcome: Outcome) -> GameLine:
    played, title = Record.loads(outcome.record), find_game(slot.table.game)
    # The arena names everybody by the versions of now, a result by those of the suite.
    record = structs.replace(blank_record(slot, agent), log=played.log, result=played.result)
    return GameLine(
        number=slot.number,
        rung=slot.rung.entrant.label,
        table=slot.table.name,
        seed=slot.seed,
        seat=slot.seat,
        scores=outcome.scores,
        winners=outcome.winners,
        decisions=outcome.decisions,
        actions=pack(record.start(), [title.action(entry.action) for entry in record.actions()]),
        record=record_digest(record),
        faults=tuple(fault.code for seat, fault in outcome.faults if seat == slot.seat),
    )
