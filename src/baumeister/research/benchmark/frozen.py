"""The rungs stay what they were when a suite was made: bots that judge with a net keep the net of then, which lies in
the folder `nets`, whatever net this program plays with by now. (Their search, the judges and the features are code: if
those change, their versions do, and the suite is outgrown.)
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Final

from baumeister.arena.contest import Contender, read_player
from baumeister.arena.playing import sit_down
from baumeister.bots.door import Bot, Seen
from baumeister.bots.level_bots import JourneymanBot, MasterBot, master_search
from baumeister.bots.levels import LEVELS, version_of
from baumeister.bots.nets import NetData, digest_of_features, read_net, shipped_net
from baumeister.bots.one_ply import NetCritic, OnePly, Player

NETS: Final = "nets"


@cache
def find_net(game_id: str, version: str) -> NetData | None:
    """The net of this version, if it is here and fits the features of now."""
    file = resources.files(__package__).joinpath(NETS, f"{game_id}-{version}.json")
    net = read_net(file.read_text("utf-8"), game_id) if file.is_file() else shipped_net(game_id)
    return net if net.version == version and net.features == digest_of_features(game_id) else None


def version_here(bot: str, game_id: str, wanted: str) -> str | None:
    """The version in which this program can play a rung: the one that is wanted, if possible."""
    here = version_of(bot, game_id)
    if here is None or not LEVELS[bot].has_net:
        return here
    code, _, net = wanted.rpartition("-")
    return wanted if code == here.rpartition("-")[0] and find_net(game_id, net) is not None else here


@dataclass(frozen=True)
class RungPlayer(Contender):
    """A rung at a table. `net`: version of the one it judges with; empty: it has none, or that of now."""

    game: str = ""
    net: str = ""


def read_rung(label: str, version: str, game_id: str) -> RungPlayer:
    player = read_player(label, game_id)
    net = version.rpartition("-")[2]
    kept = net if player.bot in LEVELS and LEVELS[player.bot].has_net and find_net(game_id, net) else ""
    return RungPlayer(player.label, player.bot, player.budget, game=game_id, net=kept)


def seat_player(who: Contender, seed: int) -> Bot:
    """Rungs with the nets of their suite, agents as in every arena."""
    if not isinstance(who, RungPlayer) or not who.net:
        return sit_down(who, seed)
    net = find_net(who.game, who.net)
    assert net is not None, "the suite was checked before"
    return FrozenJourneyman(seed, net) if who.bot == JourneymanBot.name else FrozenMaster(seed, net)


class FrozenJourneyman(JourneymanBot):
    def __init__(self, seed: int, net: NetData) -> None:
        super().__init__(seed)
        self._net = net

    def _make_player(self, seen: Seen) -> Player:
        return OnePly(NetCritic(self._net.evaluator()))


class FrozenMaster(MasterBot):
    """Master, and the levels that differ from it in their budgets alone."""

    def __init__(self, seed: int, net: NetData) -> None:
        super().__init__(seed)
        self._net = net

    def _make_player(self, seen: Seen) -> Player:
        return master_search(seen.game, self._net)
