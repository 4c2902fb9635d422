"""The bots people play against, from the simplest on; the programs behind the levels of `levels.py`.

- Apprentice: the judge, one step ahead.
- Journeyman: the net, one step ahead.
- Master: search on the net; so do Setter, Mason, Carver and Foreman, who differ from Master in their budgets alone.

Those with a net may have a style (styles.py). All of them answer at once where only one action is legal, and Master
nearly so where only one is sensible.
"""

from __future__ import annotations

from typing import Final

from baumeister.bots.door import Budget, Seen
from baumeister.bots.judges import judge_of
from baumeister.bots.names import with_style
from baumeister.bots.nets import NetData, shipped_net
from baumeister.bots.one_ply import JudgeCritic, NetCritic, OnePly, Player
from baumeister.bots.puct import Search
from baumeister.bots.styles import styled_net
from baumeister.engine.game import Game

#: No search needs more iterations than this, however much time there is.
MOST_ITERATIONS: Final = 1_000_000


class _LevelBot:
    """Keeps a player for each title it has met; players hold buffers and remember nothing about any game."""

    name = ""
    #: May it have one? Only what judges with a net.
    has_style = True

    def __init__(self, seed: int = 0, style: str = "") -> None:
        self.seed = seed
        self.style = style
        self.name = with_style(self.name, style)
        self._players: dict[str, Player] = {}

    def choose(self, seen: Seen, budget: Budget) -> int:
        if len(seen.legal) == 1:
            return seen.legal[0]
        game_id = seen.game.id
        if game_id not in self._players:
            self._players[game_id] = self._make_player(seen)
        player = self._players[game_id]
        self._prepare(player, budget)
        return int(player.answer(seen.imagine(0), seen.chance(self.seed)))

    def _make_player(self, seen: Seen) -> Player:
        raise NotImplementedError

    def _prepare(self, player: Player, budget: Budget) -> None:
        """Looking one step ahead needs no budget."""


class ApprenticeBot(_LevelBot):
    name = "apprentice"
    has_style = False

    def _make_player(self, seen: Seen) -> Player:
        return OnePly(JudgeCritic(judge_of(seen.game.id)))


class JourneymanBot(_LevelBot):
    name = "journeyman"

    def _make_player(self, seen: Seen) -> Player:
        return OnePly(NetCritic(styled_net(seen.game.id, self.style).evaluator()))


def master_search(game: Game, net: NetData | None = None) -> Search:
    """How the Master searches, also for hints, with the game's own net unless another is given; iterations and seconds
    are still to be set."""
    search = Search((net or shipped_net(game.id)).evaluator(), game.action_count, 0)
    # In play this is better than valuing a new action as average; a teacher should try more.
    search.trust_guess = True
    return search


class MasterBot(_LevelBot):
    name = "master"

    def _make_player(self, seen: Seen) -> Player:
        return master_search(seen.game, styled_net(seen.game.id, self.style))

    def _prepare(self, player: Player, budget: Budget) -> None:
        assert isinstance(player, Search)
        player.iterations = budget.iterations or MOST_ITERATIONS
        player.seconds = budget.seconds or 0.0


class SetterBot(MasterBot):
    name = "setter"


class MasonBot(MasterBot):
    name = "mason"


class CarverBot(MasterBot):
    name = "carver"


class ForemanBot(MasterBot):
    name = "foreman"
