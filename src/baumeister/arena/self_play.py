"""Games for training: sorts of players, the games one process plays, and matches between two sorts. Only weights and
lists of actions are sent around."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from baumeister.arena.executor import Executor, in_pieces
from baumeister.arena.interval import wilson
from baumeister.bots.judges import judge_of
from baumeister.bots.learn import play_blind
from baumeister.bots.nets import NetData
from baumeister.bots.one_ply import JudgeCritic, NetCritic, OnePly, Player
from baumeister.bots.puct import Search
from baumeister.engine.chance import Rng
from baumeister.engine.options import OptionValue
from baumeister.engine.state import State
from baumeister.games import game as find_game

#: Games one process plays before it answers.
CHUNK: Final = 8


@dataclass(frozen=True)
class Sort:
    """A kind of player: the judge, or a net, one step ahead (iterations 0) or searching."""

    weights: tuple[float, ...] | None = None
    hidden: int = 0
    features: str = ""
    iterations: int = 0
    temperature: float = 0.0  # of the search's priors; 0: as in play

    def make(self, game_id: str) -> Player:
        if self.weights is None:
            return OnePly(JudgeCritic(judge_of(game_id)))
        evaluator = NetData(game_id, self.hidden, self.features, self.weights).evaluator()
        if self.iterations == 0:
            return OnePly(NetCritic(evaluator))
        search = Search(evaluator, find_game(game_id).action_count, self.iterations)
        if self.temperature > 0.0:
            search.temperature = self.temperature
        return search


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
class SharePlayed:
    """The actions of each game of a share, and who won it."""

    number: int
    actions: list[list[int]]
    winners: list[list[int]]


def begin_deal(game_id: str, deal: Deal) -> State:
    return find_game(game_id).new(len(deal.seats), deal.seed, dict(deal.options))


def play_share(share: Share) -> SharePlayed:
    """What a worker process does."""
    players = [sort.make(share.game) for sort in share.sorts]
    played = SharePlayed(share.number, [], [])
    for deal in share.deals:
        start = begin_deal(share.game, deal)
        actions = play_blind(start, [players[sort] for sort in deal.seats], deal.slips, Rng(deal.seed))
        for action in actions:
            start.step(action)
        played.actions.append(actions)
        played.winners.append(start.winners())
    return played


def play_in_order(
    executor: Executor, game: str, sorts: tuple[Sort, ...], deals: Iterable[Deal]
) -> Iterator[tuple[Deal, list[int], list[int]]]:
    """Deal, actions and winners of every game, in order, as early as possible."""
    shares = [Share(number, game, sorts, chunk) for number, chunk in enumerate(in_pieces(deals, CHUNK))]
    waiting: dict[int, SharePlayed] = {}
    due = 0
    for played in executor.map_unordered(play_share, shares):
        waiting[played.number] = played
        while due in waiting:
            found = waiting.pop(due)
            yield from zip(shares[due].deals, found.actions, found.winners, strict=True)
            due += 1


# ---- matches


@dataclass(frozen=True)
class Measured:
    """How one did against all others."""

    against: str
    players: int
    games: int
    wins: float

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def gain(self) -> float:
        """0: its fair share; 1: it always wins."""
        fair = 1.0 / self.players
        return (self.share - fair) / (1.0 - fair)

    def row(self) -> dict[str, Any]:
        low, high = wilson(self.wins, self.games)
        return {
            "against": self.against,
            "players": self.players,
            "games": self.games,
            "share": round(self.share, 4),
            "interval": [round(low, 4), round(high, 4)],
        }


def match(
    executor: Executor,
    game: str,
    one: Sort,
    others: Sort,
    against: str,
    players: int,
    games: int,
    first_seed: int,
    tell: Callable[[], None] = lambda: None,
) -> Measured:
    """One player of the first sort against all others of the second, each deal from every seat. `tell` hears about
    every game."""
    options = tuple(find_game(game).settle_options(None).items())
    deals = []
    for number in range(games):
        deal, seat = divmod(number, players)
        seats = tuple(int(place != seat) for place in range(players))
        deals.append(Deal(first_seed + deal, options, seats))
    wins = 0.0
    for deal_played, _, winners in play_in_order(executor, game, (one, others), deals):
        seat = deal_played.seats.index(0)
        wins += 1.0 / len(winners) if seat in winners else 0.0
        tell()
    return Measured(against, players, games, wins)
