"""The strictest check: the rungs choose the same for the same position, so each is asked again for every action it is
said to have taken. So is the agent, if it is one of our own bots. Takes as long as playing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from baumeister.arena.contest import Contender, read_player
from baumeister.arena.executor import Executor
from baumeister.arena.playing import dice_of
from baumeister.bots.levels import LEVELS, version_of
from baumeister.bots.match import ask_bot
from baumeister.games import game as find_game
from baumeister.records import Record
from baumeister.research.benchmark.check import Claim
from baumeister.research.benchmark.errors import BadResult
from baumeister.research.benchmark.frozen import read_rung, seat_player
from baumeister.research.benchmark.lines import GameLine
from baumeister.research.benchmark.replay import replay_game
from baumeister.research.benchmark.suite import Entrant, Slot


@dataclass(frozen=True)
class RungQuestion:
    slot: Slot
    agent: Entrant
    line: GameLine


def ask_rungs(claim: Claim, executor: Executor) -> Iterator[int]:
    """Ask about every game of a claim that was replayed; yields how many are done. The first in the order of the file
    that does not fit raises at the end."""
    claim.suite.check_here()
    questions = (
        RungQuestion(slot, claim.header.agent, line)
        for slot, line in zip(claim.suite.schedule, claim.games, strict=True)
    )
    found: list[tuple[int, str]] = []
    for done, (number, complaint) in enumerate(executor.map_unordered(ask_again, questions), start=1):
        if complaint:
            found.append((number, complaint))
        yield done
    if found:
        number, complaint = min(found)
        raise BadResult(str(claim.file), number + 2, "rung", complaint)


def ask_again(question: RungQuestion) -> tuple[int, str]:
    """Number of the game and what is wrong with it, if anything."""
    slot, line = question.slot, question.line
    record = replay_game(slot, question.agent, line)
    return line.number, _other_choice(slot, question.agent, record)


def _other_choice(slot: Slot, agent: Entrant, record: Record) -> str:
    title = find_game(slot.table.game)
    rung = slot.rung.entrant
    sitting = [agent if seat == slot.seat else rung for seat in range(slot.table.players)]
    fixed = read_rung(rung.label, rung.versions.get(title.id, ""), title.id)
    players: dict[int, Contender] = {seat: fixed for seat in range(slot.table.players) if seat != slot.seat}
    if is_ours(agent, title.id):
        players[slot.seat] = read_player(agent.label, title.id)
    bots = {seat: (seat_player(who, dice_of(slot.seed, seat)), who.budget) for seat, who in players.items()}
    state = record.start()
    for entry in record.actions():
        if state.seat in bots:
            bot, budget = bots[state.seat]
            chosen = title.action_name(ask_bot(title, state, bot, budget))
            if chosen != entry.action:
                who = sitting[state.seat].label
                return f"at log number {entry.number} {who} chooses {chosen}, but is said to have done {entry.action}"
        state.step(title.action(entry.action))
    return ""


def is_ours(who: Entrant, game_id: str) -> bool:
    """Is this a bot of ours in the version of now?"""
    return who.bot in LEVELS and who.versions.get(game_id) == version_of(who.bot, game_id)
