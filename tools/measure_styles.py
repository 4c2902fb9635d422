"""Do bots with a style play differently at the same strength? One in a style against plain ones, four players, each
deal from every seat; its share, and which events it brings about more or less often than they do.

    python tools/measure_styles.py [GAME ...] [--games 200] [--iterations 0]

Without iterations all look one step ahead (Journeymen). The same figures every time.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

import baumeister as bm
from baumeister.arena.interval import wilson
from baumeister.arena.self_play import sort_of
from baumeister.bots.learn import play_blind
from baumeister.bots.level_bots import master_search
from baumeister.bots.nets import NetData, shipped_net
from baumeister.bots.one_ply import Player
from baumeister.bots.styles import styled_net, styles_of
from baumeister.engine.chance import Rng

FIRST_SEED = 4_600_000
PLAYERS = 4
#: Events that are told: at least so many in a game, and so much more or less often.
OFTEN = 0.3
DIFFERENT = 0.12


@dataclass(frozen=True)
class Told:
    """What came of the games of a style: its share, and for each event how often a game had it, by the one in the style
    and by each of the others."""

    games: int
    wins: float
    own: Counter[str]
    others: Counter[str]

    def line(self) -> str:
        low, high = wilson(self.wins, self.games)
        found = f"{100 * self.wins / self.games:.0f} [{100 * low:.0f}, {100 * high:.0f}]"
        return f"{found}: {'; '.join(self.differences())}"

    def differences(self) -> list[str]:
        found = []
        for event in sorted(self.own | self.others):
            own, other = self.own[event] / self.games, self.others[event] / self.games / (PLAYERS - 1)
            most = max(own, other)
            if most > OFTEN and abs(own - other) > DIFFERENT * most:
                found.append(f"{event} {own:.1f} for {other:.1f}")
        return found


def make_player(net: NetData, iterations: int) -> Player:
    if iterations == 0:
        return sort_of(net).make(net.game)
    search = master_search(bm.game(net.game), net)
    search.iterations = iterations
    return search


def measure(game_id: str, style: str, games: int, iterations: int) -> Told:
    game = bm.game(game_id)
    one, other = (make_player(net, iterations) for net in (styled_net(game_id, style), shipped_net(game_id)))
    told = Told(games, 0.0, Counter(), Counter())
    wins = 0.0
    for number in range(games):
        deal, own = divmod(number, PLAYERS)
        seed = FIRST_SEED + deal
        state = game.new(PLAYERS, seed)
        for action in play_blind(state, [one if seat == own else other for seat in range(PLAYERS)], 0, Rng(seed)):
            state.apply(action)
            for event in state.events(None):
                if event.doer is not None:
                    (told.own if event.doer == own else told.others)[event.name] += 1
        winners = state.winners()
        wins += (own in winners) / len(winners)
    return Told(games, wins, told.own, told.others)


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Share and habits of bots with a style.")
    parser.add_argument("titles", nargs="*", metavar="GAME")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--iterations", type=int, default=0)
    asked = parser.parse_args(words)
    for game_id in asked.titles or bm.games():
        for style in styles_of(game_id):
            told = measure(game_id, style, asked.games, asked.iterations)
            print(f"{game_id} {style} {told.line()}", flush=True)


if __name__ == "__main__":
    main()
