"""Styles: bots that play differently at the same strength, each title in its own way. A style is a net that likes some
things more: a bonus on features of the net, such as the parts of the judge, by their names (`bot/styles.toml` in a
game's folder). The rest of the net is as it is, so a style changes what a bot goes for, not how well it thinks.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from importlib import resources
from typing import Final

from baumeister.bots.nets import NetData, feature_names, rounded, shipped_net
from baumeister.engine.errors import BaumeisterError
from baumeister.games import game as find_game

FILE: Final = "bot/styles.toml"
#: At the end of a name in the file: all features that begin like this.
MANY: Final = "*"


class BadStyle(BaumeisterError):
    """game, style, feature: a style of the title likes something its net does not see."""

    code = "bad-style"


@cache
def styles_of(game_id: str) -> Mapping[str, Mapping[str, float]]:
    """The bonuses of each style of a title, by the names of features."""
    file = resources.files(find_game(game_id).package).joinpath(FILE)
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


@cache
def styled_net(game_id: str, style: str) -> NetData:
    """The title's net in a style; the shipped one without a style, or where the title lacks it."""
    return liking(shipped_net(game_id), styles_of(game_id).get(style, {}), style)


def liking(net: NetData, bonuses: Mapping[str, float], style: str) -> NetData:
    """A net that likes some features more, with any number of players."""
    places = liked_places(net.game, bonuses, style)
    own = {players: with_bonuses(weights, places) for players, weights in net.by_players.items()}
    return replace(net, weights=with_bonuses(net.weights, places), by_players=own)


def with_bonuses(weights: tuple[float, ...], bonuses: Mapping[int, float]) -> tuple[float, ...]:
    """What a feature adds to the worth of a seat directly comes first among the weights."""
    return rounded([weight + bonuses.get(place, 0.0) for place, weight in enumerate(weights)])


def liked_places(game_id: str, bonuses: Mapping[str, float], style: str) -> Mapping[int, float]:
    """The places of the features a style likes, with their bonuses."""
    names = feature_names(game_id)
    places: dict[int, float] = {}
    for wanted, bonus in bonuses.items():
        liked = [place for place, name in enumerate(names) if is_named(name, wanted)]
        if not liked:
            message = f"the style {style} of {game_id} likes {wanted}, which is no feature"
            raise BadStyle(message, game=game_id, style=style, feature=wanted)
        for place in liked:
            places[place] = places.get(place, 0.0) + bonus
    return places


def is_named(name: str, wanted: str) -> bool:
    return name.startswith(wanted.removesuffix(MANY)) if wanted.endswith(MANY) else name == wanted
