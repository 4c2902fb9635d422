"""Plays the games of a contest. A bot's fault never ends a game: it is noted in the outcome (bots/guard.py)."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from baumeister import Record
from baumeister.arena.contest import Contender, ScheduledGame
from baumeister.bots.apart import BotApart, make_apart
from baumeister.bots.door import Bot
from baumeister.bots.guard import Fault, GuardedBot
from baumeister.bots.json_lines import JsonLinesBot
from baumeister.bots.levels import version_of
from baumeister.bots.match import GameResult, play_game
from baumeister.bots.strangers import COMMAND, close_bot
from baumeister.engine.edge import SEED_LIMIT
from baumeister.engine.errors import BaumeisterError
from baumeister.engine.game import Game
from baumeister.games import game as find_game
from baumeister.records import Action, Seat, bot
from baumeister.records.form import MOST_NAME


class SimulationFailed(BaumeisterError):
    """A game ended with an error; the message names the game."""

    code = "simulation-failed"


@dataclass(frozen=True)
class Outcome:
    """How a scheduled game ended."""

    match: int
    number: int
    seed: int
    bots: tuple[str, ...]  # labels, by seat
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    faults: tuple[tuple[int, Fault], ...] = ()  # (seat, what)
    record: str = ""  # the game's record as JSON, where asked for

    def share(self, label: str) -> float:
        """The bot's part of the victory: 1 alone, a half if shared by two."""
        won = sum(1 for seat in self.winners if self.bots[seat] == label)
        return won / len(self.winners)


@dataclass(frozen=True)
class Broken:
    """A game that could not be played. It travels as text, because not every error can cross processes."""

    scheduled: ScheduledGame
    error: str

    def failure(self) -> SimulationFailed:
        at = self.scheduled
        message = f"{at.game}, seed {at.seed}, bots {', '.join(at.labels)}: {self.error}"
        return SimulationFailed(message, game=at.game, seed=at.seed)


def dice_of(seed: int, seat: int) -> int:
    """The seed of a bot's dice: each seat has its own, or equal bots would play alike."""
    return (seed * 8 + seat) % SEED_LIMIT


def sit_down(who: Contender, seed: int) -> Bot:
    made = make_apart(who.bot, seed)
    if who.patience is not None and isinstance(made, BotApart | JsonLinesBot):
        made.patience = who.patience
    return made


def play_scheduled(scheduled: ScheduledGame, seating: Callable[[Contender, int], Bot] = sit_down) -> Outcome:
    """Play it. `seating` makes the bot of a player and the seed of its dice."""
    game = find_game(scheduled.game)
    seeds = [dice_of(scheduled.seed, seat) for seat in range(len(scheduled.players))]
    bots: Sequence[Bot] = [seating(who, seed) for who, seed in zip(scheduled.players, seeds, strict=True)]
    if scheduled.guarded:
        bots = [GuardedBot(one, seed) for one, seed in zip(bots, seeds, strict=True)]
    budgets = [who.budget for who in scheduled.players]
    try:
        result = play_game(game, len(bots), bots, scheduled.seed, dict(scheduled.options), budgets)
    finally:
        for one in bots:
            close_bot(one)
    outcome = outcome_of(scheduled, result.scores, result.winners, len(result.actions))
    record = record_of(game, scheduled, result).to_json() if scheduled.record else ""
    return dataclasses.replace(outcome, faults=_faults(bots), record=record)


def outcome_of(scheduled: ScheduledGame, scores: tuple[int, ...], winners: tuple[int, ...], decisions: int) -> Outcome:
    at = scheduled
    return Outcome(at.match, at.number, at.seed, at.labels, scores, winners, decisions=decisions)


def _faults(bots: Sequence[Bot]) -> tuple[tuple[int, Fault], ...]:
    return tuple((seat, fault) for seat, one in enumerate(bots) if isinstance(one, GuardedBot) for fault in one.faults)


def play_piece(games: tuple[ScheduledGame, ...]) -> list[Outcome] | Broken:
    """What a worker does with its share."""
    return play_all(play_scheduled, games)


def play_all(play: Callable[[ScheduledGame], Outcome], games: tuple[ScheduledGame, ...]) -> list[Outcome] | Broken:
    outcomes = []
    for scheduled in games:
        try:
            outcomes.append(play(scheduled))
        except Exception as error:  # whatever it is, it must name the game that caused it
            return Broken(scheduled, f"{type(error).__name__}: {error}")
    return outcomes


def record_of(game: Game, scheduled: ScheduledGame, result: GameResult) -> Record:
    """The game as a permanent document."""
    seats = [seat_of(who, game.id) for who in scheduled.players]
    record = Record.begin(game, seats, result.seed, result.options)
    state = record.start()
    log = []
    for number, action in enumerate(result.actions, start=1):
        log.append(Action(number, int(state.seat), game.action_name(action), "bot"))
        state.step(action)
    return replace(record, log=tuple(log)).with_result()


def seat_of(who: Contender, game_id: str) -> Seat:
    """How a record names a player. A program goes by the name it was given; without one it is just `cmd`, numbered
    where there are several: no record says what to run."""
    if who.bot.startswith(COMMAND):
        if not who.name.startswith(COMMAND):
            return bot(who.name, who.label[:MOST_NAME])
        nameless = COMMAND.rstrip(":")
        return bot(nameless, f"{nameless} {who.number}" if who.number else nameless)
    return bot(who.bot, who.label[:MOST_NAME], version_of(who.bot, game_id))
