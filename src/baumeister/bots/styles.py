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
    net = shipped_net(game_id)
    return replace(net, weights=liking(net, styles_of(game_id).get(style, {}), style))


def liking(net: NetData, bonuses: Mapping[str, float], style: str) -> tuple[float, ...]:
    """The weights of a net that likes some features more. What a feature adds to the worth of a seat directly comes
    first among them."""
    names = feature_names(net.game)
    weights = list(net.weights)
    for wanted, bonus in bonuses.items():
        liked = [place for place, name in enumerate(names) if is_named(name, wanted)]
        if not liked:
            message = f"the style {style} of {net.game} likes {wanted}, which is no feature"
            raise BadStyle(message, game=net.game, style=style, feature=wanted)
        for place in liked:
            weights[place] += bonus
    return rounded(weights)


def is_named(name: str, wanted: str) -> bool:
    return name.startswith(wanted.removesuffix(MANY)) if wanted.endswith(MANY) else name == wanted
