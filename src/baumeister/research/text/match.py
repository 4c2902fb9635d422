"""A language model against our bots: every deal from every seat, the same deals for every model."""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from baumeister.arena.contest import Contender, around_the_table, read_player, settled
from baumeister.bots.door import Bot, Budget, Seen, make_bot
from baumeister.bots.levels import version_of
from baumeister.bots.match import play_game
from baumeister.engine.edge import SEED_LIMIT
from baumeister.games import game as find_game
from baumeister.research.text.conversation import Exchange, Message, converse
from baumeister.research.text.errors import NoAnswer
from baumeister.research.text.journal import Answered, Ended, Journal
from baumeister.research.text.models import Model, TimedModel
from baumeister.research.text.pen import pen_of
from baumeister.research.text.prompt import question_for, question_of
from baumeister.research.text.rules import first_message, first_messages

#: How answers are read, and what follows from one that cannot be. A change is another number.
READING: Final = 1
#: Along a game, every so many-th prompt goes into the digest of what prompts look like.
SAMPLED: Final = 5


@dataclass(frozen=True)
class ModelMatch:
    """This many games of one model against one level of bots, on deals from `seed` on."""

    game: str
    model: str  # what it is called in reports
    players: int = 2
    games: int = 10
    opponents: str = "apprentice"
    language: str = "en"
    seed: int = 0
    rules: bool = True
    options: Mapping[str, object] = field(default_factory=dict)

    def __post_init__(self) -> None:
        asked = (self.game, self.players, self.games, self.seed, self.options)
        checked = settled(*asked, of="match", all_of="match")
        checked["seed"] = checked.pop("first_seed")
        for name, value in checked.items():
            object.__setattr__(self, name, value)
        pen_of(self.game, self.language)  # languages and bots that are not there raise now
        _ = self.opponent

    @property
    def opponent(self) -> Contender:
        return read_player(self.opponents, self.game)

    @property
    def rounded(self) -> int:
        """Games rounded up to whole deals: each is played from every seat."""
        return -(-self.games // self.players) * self.players

    def identity(self) -> dict[str, Any]:
        """Whatever a result depends on besides the model."""
        title = find_game(self.game)
        return {
            "reading": READING,
            "prompts": prompts_digest(self.game, self.language, self.rules),
            "game": self.game,
            "rules_version": list(title.rules_version),
            "options": dict(self.options),
            "players": self.players,
            "games": self.rounded,
            "model": self.model,
            "opponents": self.opponents,
            "opponent_version": version_of(self.opponent.bot, self.game),
            "language": self.language,
            "seed": self.seed,
            "rules": self.rules,
        }


@dataclass
class AnswerCounts:
    """What happened between the game and the model."""

    decisions: int = 0
    forced: int = 0  # a single legal action: not asked
    illegal: int = 0  # answers that could not be carried out
    missing: int = 0  # no answer, or none that could be read
    retries: int = 0
    failures: int = 0  # decisions without a usable answer: the first legal action was taken
    answers: int = 0
    prompt_characters: int = 0
    answer_characters: int = 0
    prompt_tokens: int = 0
    answer_tokens: int = 0
    uncounted: int = 0  # answers for which nobody said how many tokens they were
    seconds: float = 0.0

    def add(self, exchange: Exchange, answers: Sequence[Answered]) -> None:
        self.decisions += 1
        self.retries += exchange.retries
        self.failures += exchange.failed
        missing = sum(one.missing for one in answers)
        self.missing += missing
        self.illegal += len(exchange.problems) - missing
        for one in answers:
            self.answers += 1
            self.prompt_characters += one.prompt_characters
            self.answer_characters += len(one.answer)
            self.prompt_tokens += one.prompt_tokens or 0
            self.answer_tokens += one.answer_tokens or 0
            self.uncounted += one.prompt_tokens is None or one.answer_tokens is None
            self.seconds += one.seconds

    def __add__(self, other: AnswerCounts) -> AnswerCounts:
        return AnswerCounts(**{name: value + getattr(other, name) for name, value in vars(self).items()})


@dataclass(frozen=True)
class ModelGame:
    """A game that has ended."""

    ended: Ended
    counts: AnswerCounts

    @property
    def share(self) -> float:
        """The model's part of the victory."""
        return (self.ended.seat in self.ended.winners) / len(self.ended.winners)


class ModelBot:
    """A model at the door, for one game. Answers that are in the journal are not asked for again."""

    def __init__(self, match: ModelMatch, number: int, model: TimedModel, journal: Journal) -> None:
        self.name = match.model
        self.counts = AnswerCounts()
        self._match = match
        self._number = number
        self._model = model
        self._journal = journal
        self._first = first_messages(match.game, match.language, match.rules)

    def choose(self, seen: Seen, budget: Budget) -> int:
        if len(seen.legal) == 1:
            self.counts.forced += 1
            return seen.legal[0]
        heard: list[Answered] = []

        def ask(messages: Sequence[Message]) -> str:
            heard.append(self._hear(messages, len(heard)))
            if heard[-1].missing:
                raise NoAnswer
            return heard[-1].answer

        exchange = converse(question_for(seen, self._match.language), ask, self._first)
        self.counts.add(exchange, heard)
        return exchange.action

    def _hear(self, messages: Sequence[Message], attempt: int) -> Answered:
        prompt = digest_of(messages)
        known = self._journal.find(self._number, self.counts.decisions, attempt, prompt)
        if known is not None:
            return known
        text, missing = "", False
        prompt_tokens = answer_tokens = None
        try:
            reply = self._model.ask(messages)
            text, prompt_tokens, answer_tokens = reply.text, reply.prompt_tokens, reply.answer_tokens
        except NoAnswer:
            missing = True
        answered = Answered(
            game=self._number,
            decision=self.counts.decisions,
            attempt=attempt,
            prompt=prompt,
            prompt_characters=sum(len(message["content"]) for message in messages),
            answer=text,
            seconds=round(self._model.seconds, 3),
            missing=missing,
            prompt_tokens=prompt_tokens,
            answer_tokens=answer_tokens,
        )
        self._journal.add(answered)
        return answered


@cache
def prompts_digest(game_id: str, language: str, rules: bool) -> str:
    """What prompts of a game look like, by some of a random game: results of equal digests are comparable."""
    title = find_game(game_id)
    state = title.new(title.players_min, 0)
    dice = random.Random(0)
    texts = [first_message(game_id, language, rules)]
    number = 0
    while not state.is_over:
        if number % SAMPLED == 0:
            texts.append(question_of(state, title, language).text)
        state.step(dice.choice(state.legal()))
        number += 1
    return hashlib.blake2b("\n".join(texts).encode(), digest_size=6).hexdigest()


def digest_of(messages: Sequence[Message]) -> str:
    return hashlib.blake2b(json.dumps(list(messages)).encode(), digest_size=8).hexdigest()


def play(match: ModelMatch, model: Model, journal: Journal) -> Iterator[ModelGame]:
    """The games of a match, one after the other. What the journal has is not asked again."""
    for number in range(match.rounded):
        yield _play(match, number, TimedModel(model), journal)


def _play(match: ModelMatch, number: int, model: TimedModel, journal: Journal) -> ModelGame:
    circle: list[Contender | None] = [None, *[match.opponent] * (match.players - 1)]
    deal, seats = around_the_table(circle, match.players, number)
    seed = match.seed + deal
    own = ModelBot(match, number, model, journal)
    bots: list[Bot] = [
        own if who is None else make_bot(who.bot, (seed * 8 + seat) % SEED_LIMIT) for seat, who in enumerate(seats)
    ]
    budgets = [match.opponent.budget] * match.players
    result = play_game(find_game(match.game), match.players, bots, seed, match.options, budgets)
    seat = seats.index(None)
    ended = Ended(number, seed, seat, result.scores, result.winners, result.digest)
    journal.end(ended)
    return ModelGame(ended, own.counts)
