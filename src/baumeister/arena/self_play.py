"""Games for training: sorts of players, and the games one process plays. Only weights, lists of actions and what
teachers found are sent around."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from baumeister.arena.executor import Executor, in_pieces
from baumeister.bots.judges import judge_of
from baumeister.bots.learn import play_blind
from baumeister.bots.level_bots import master_search
from baumeister.bots.nets import NetData
from baumeister.bots.one_ply import JudgeCritic, NetCritic, OnePly, Player
from baumeister.bots.teacher import Finding, Teacher
from baumeister.engine.chance import Rng
from baumeister.engine.options import OptionValue
from baumeister.engine.state import State
from baumeister.games import game as find_game

#: Games one process plays before it answers.
CHUNK: Final = 8


#: A teacher has flatter priors than in play, so that it tries more.
TEACHING_TEMPERATURE: Final = 0.4


@dataclass(frozen=True)
class Sort:
    """A kind of player: the judge, or a net, one step ahead (iterations 0) or searching as in play; or, in `often` of
    100 choices, as a teacher, with `cheap` iterations otherwise."""

    weights: tuple[float, ...] | None = None
    hidden: int = 0
    features: str = ""
    iterations: int = 0
    cheap: int = 0
    often: int = 0
    by_players: Mapping[int, tuple[float, ...]] = field(default_factory=dict)

    def make(self, game_id: str) -> Player:
        if self.weights is None:
            return OnePly(JudgeCritic(judge_of(game_id)))
        game = find_game(game_id)
        net = NetData(game_id, self.hidden, self.features, self.weights, self.by_players)
        if self.iterations == 0:
            return OnePly(NetCritic(net.evaluator()))
        if self.often > 0:
            teacher = Teacher(net.evaluator(), game.action_count, self.iterations, self.cheap, self.often)
            teacher.temperature = TEACHING_TEMPERATURE
            return teacher
        search = master_search(game, net)
        search.iterations = self.iterations
        return search


def sort_of(net: NetData) -> Sort:
    """A net, one step ahead."""
    return Sort(net.weights, net.hidden, net.features, by_players=net.by_players)


JUDGE: Final = Sort()


@dataclass(frozen=True)
class Deal:
    """One game: the table, and which sort of player has which seat."""

    seed: int
    options: tuple[tuple[str, OptionValue], ...]
    seats: tuple[int, ...]  # places in the share's list of sorts
    slips: int = 0


@dataclass(frozen=True)
class Share:
    """Games one process plays."""

    number: int
    game: str
    sorts: tuple[Sort, ...]
    deals: tuple[Deal, ...]


@dataclass(frozen=True)
class SelfPlayed:
    """A game: its actions, who won, and what teachers found in it."""

    deal: Deal
    actions: list[int]
    winners: list[int]
    findings: list[Finding]


@dataclass(frozen=True)
class SharePlayed:
    """The games of a share."""

    number: int
    games: list[SelfPlayed]


def thrown_options(game_id: str, dice: Rng | None) -> tuple[tuple[str, OptionValue], ...]:
    """Every option as usual, or thrown."""
    options = find_game(game_id).options
    if dice is None:
        return tuple((option.name, option.default) for option in options)
    return tuple((option.name, option.choices[dice.below(len(option.choices))]) for option in options)


def begin_deal(game_id: str, deal: Deal) -> State:
    return find_game(game_id).new(len(deal.seats), deal.seed, dict(deal.options))


def play_share(share: Share) -> SharePlayed:
    """What a worker process does."""
    players = [sort.make(share.game) for sort in share.sorts]
    played = SharePlayed(share.number, [])
    for deal in share.deals:
        start = begin_deal(share.game, deal)
        findings: list[Finding] = []
        actions = play_blind(start, [players[sort] for sort in deal.seats], deal.slips, Rng(deal.seed), findings)
        for action in actions:
            start.step(action)
        played.games.append(SelfPlayed(deal, actions, start.winners(), findings))
    return played


def play_in_order(
    executor: Executor, game: str, sorts: tuple[Sort, ...], deals: Iterable[Deal]
) -> Iterator[SelfPlayed]:
    """Every game, in order, as early as possible."""
    shares = [Share(number, game, sorts, chunk) for number, chunk in enumerate(in_pieces(deals, CHUNK))]
    waiting: dict[int, SharePlayed] = {}
    due = 0
    for share_played in executor.map_unordered(play_share, shares):
        waiting[share_played.number] = share_played
        while due in waiting:
            yield from waiting.pop(due).games
            due += 1
