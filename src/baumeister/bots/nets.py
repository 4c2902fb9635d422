"""The shipped nets: `bot/net.json` in a game's folder, with its origin and its measured strength. A game without one
uses its judge: that is what a net begins as.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from importlib import resources
from typing import Any, Final

from baumeister.bots.arrays import floats
from baumeister.bots.judges import features_of as features_of
from baumeister.bots.net import Evaluator, first_net, net_of
from baumeister.engine.chance import Rng
from baumeister.engine.errors import BaumeisterError
from baumeister.engine.state import make_buffer
from baumeister.games import game as find_game

FILE: Final = "bot/net.json"
#: Hidden units of a new net.
HIDDEN: Final = 32
#: Weights are kept to this many decimals: more would only make the file longer.
DIGITS: Final = 4
FORMAT: Final = 1
#: Features are sampled once in this many decisions.
SAMPLE_EVERY: Final = 10


class BadNet(BaumeisterError):
    """game, reason: the file is not a net, or is for other features than the game has now."""

    code = "bad-net"


@dataclass(frozen=True)
class NetData:
    """A net as it is kept."""

    game: str
    hidden: int
    features: str  # digest of the features, names and numbers: a net fits exactly these
    weights: tuple[float, ...]
    #: Those for tables with this many players, where they differ.
    by_players: Mapping[int, tuple[float, ...]] = field(default_factory=dict)
    #: How it was made: seed, command, generation, games.
    origin: Mapping[str, Any] = field(default_factory=dict)
    #: Its measured strength, with the number of games.
    strength: Mapping[str, Any] = field(default_factory=dict)

    @property
    def version(self) -> str:
        """Identifies exactly these weights on exactly these features; records of games carry it."""
        own = [f"{players} {json.dumps(weights)}" for players, weights in sorted(self.by_players.items())]
        return _digest([self.features, json.dumps(self.weights), *own], size=4)

    def weights_for(self, players: int) -> tuple[float, ...]:
        """With 0: for any number of players that has no weights of its own."""
        return self.by_players.get(players, self.weights)

    def only_for(self, players: int) -> NetData:
        """What judges tables with so many players, as a net for any table."""
        return replace(self, weights=self.weights_for(players), by_players={})

    def evaluator(self) -> Evaluator:
        """The net at work; each caller needs its own, because it has buffers."""
        features = features_of(self.game)
        if self.features != digest_of_features(self.game):
            raise BadNet(f"the net of {self.game} was learned on other features", game=self.game, reason="features")
        try:
            evaluator = Evaluator(net_of(features, self.hidden, list(self.weights)), features)
            for players, weights in self.by_players.items():
                evaluator.give(players, net_of(features, self.hidden, list(weights)))
            return evaluator
        except ValueError as error:
            raise BadNet(f"the net of {self.game}: {error}", game=self.game, reason="weights") from error


def feature_names(game_id: str) -> list[str]:
    return [name for group in features_of(game_id).groups(find_game(game_id).catalogue.pieces) for name in group.names]


@cache
def digest_of_features(game_id: str) -> str:
    """Over the names, and over the numbers along a game of each size: changing what a number means, or the judge whose
    values are among them, changes the digest although the names stay the same."""
    return _digest([*feature_names(game_id), *_sample_numbers(game_id)], size=8)


def _sample_numbers(game_id: str) -> Iterator[str]:
    game, features = find_game(game_id), features_of(game_id)
    buffer = make_buffer()
    for players in game.sizes:
        dice = Rng(players)
        options = {option.name: option.choices[dice.below(len(option.choices))] for option in game.options}
        state = game.new(players, seed=players, options=options)
        rows = floats(players * features.count)
        decisions = 0
        while not state.is_over:
            if decisions % SAMPLE_EVERY == 0:
                features.fill(state, rows)
                yield ",".join(f"{value + 0.0:.5f}" for value in rows)
            state.step(buffer[dice.below(state.fill_legal(buffer))])
            decisions += 1


def _digest(lines: Iterable[str], size: int) -> str:
    return hashlib.blake2b("\n".join(lines).encode(), digest_size=size).hexdigest()


def rounded(weights: list[float]) -> tuple[float, ...]:
    # + 0.0: turns -0.0, which a file would not keep, into 0.0.
    return tuple(round(float(weight), DIGITS) + 0.0 for weight in weights)


def new_net(game_id: str, seed: int, hidden: int = HIDDEN) -> NetData:
    """An untrained net."""
    evaluator = first_net(features_of(game_id), hidden, seed)
    weights = rounded(list(evaluator.net.weights))
    origin = {"seed": seed, "generation": 0}
    return NetData(game_id, hidden, digest_of_features(game_id), weights, origin=origin)


@cache
def shipped_net(game_id: str) -> NetData:
    """The net of a game that this program plays with."""
    file = resources.files(find_game(game_id).package).joinpath(FILE)
    if not file.is_file():
        return new_net(game_id, seed=0)
    return read_net(file.read_text("utf-8"), game_id)


def read_net(text: str, game_id: str) -> NetData:
    """A net from its file."""
    try:
        data = json.loads(text)
        if data["format"] != FORMAT or data["game"] != game_id:
            raise BadNet(f"this is no net of {game_id}", game=game_id, reason="game")
        weights = _read_weights(data["weights"])
        own = {int(players): _read_weights(row) for players, row in dict(data.get("by_players", {})).items()}
        if not own.keys() <= set(find_game(game_id).sizes):
            raise ValueError("a number of players that the game does not have")
        known = {"origin": data["origin"], "strength": data["strength"]}
        return NetData(game_id, int(data["hidden"]), data["features"], weights, own, **known)
    except (ValueError, KeyError, TypeError) as error:
        raise BadNet(f"this is no net: {type(error).__name__}", game=game_id, reason="form") from error


def write_net(net: NetData) -> str:
    """The file of a net: all but the rows of weights at its end is readable."""
    head = {
        "format": FORMAT,
        "game": net.game,
        "version": net.version,
        "hidden": net.hidden,
        "features": net.features,
        "origin": dict(net.origin),
        "strength": dict(net.strength),
    }
    own = [f'  "{players}": {_write_weights(weights)}' for players, weights in sorted(net.by_players.items())]
    by_players = ' "by_players": {\n' + ",\n".join(own) + "\n },\n" if own else ""
    return json.dumps(head, indent=1)[:-2] + f',\n{by_players} "weights": {_write_weights(net.weights)}\n}}\n'


def _read_weights(row: Iterable[Any]) -> tuple[float, ...]:
    return tuple(float(weight) for weight in row)


def _write_weights(weights: Iterable[float]) -> str:
    return "[" + ",".join(f"{weight:g}" for weight in weights) + "]"
