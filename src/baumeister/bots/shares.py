"""How often a level wins against the one below it, as measured: `shares.json` beside this file, written by
`tools/measure_ladder.py levels`. A share is shown only as long as both bots are still those that were measured: a new
net or search makes it disappear until it is measured again.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from typing import Final

from msgspec import Struct, convert, to_builtins

from baumeister.bots.levels import LEVELS, budget_of, offered, version_of

FILE: Final = "shares.json"


class Share(Struct, frozen=True):
    """The part of the games a level won against another, from 0 to 1, with its 95 % interval (Wilson)."""

    level: str
    against: str
    players: int
    games: int
    share: float
    low: float
    high: float
    iterations: int  # a decision, of the level; Master has fewer here than in play
    versions: tuple[str, str]  # of both, as in records


def versions_of(level: str, against: str, game_id: str) -> tuple[str, str]:
    return LEVELS[level].version(game_id), LEVELS[against].version(game_id)


def read_shares(text: str) -> dict[str, tuple[Share, ...]]:
    """All shares in a file, by title."""
    return convert(json.loads(text), dict[str, tuple[Share, ...]])


def write_shares(shares: Mapping[str, Iterable[Share]]) -> str:
    plain = {game_id: [to_builtins(share) for share in shares[game_id]] for game_id in sorted(shares)}
    return json.dumps(plain, indent=1) + "\n"


def current(shares: Iterable[Share], game_id: str) -> tuple[Share, ...]:
    """Those of bots that are as they were when they were measured, from the simplest level on."""
    by_level = {share.level: share for share in shares}
    found = (by_level[level] for level in offered() if level in by_level)
    return tuple(share for share in found if _is_current(share, game_id))


def _is_current(share: Share, game_id: str) -> bool:
    return (version_of(share.level, game_id), version_of(share.against, game_id)) == share.versions


def is_short(share: Share, game_id: str) -> bool:
    """Did the level think for less time than it has in play?"""
    return share.iterations < (budget_of(share.level, game_id).iterations or 0)


@cache
def shipped_shares(game_id: str) -> tuple[Share, ...]:
    """What was measured for the bots of a title as they are now."""
    file = resources.files("baumeister.bots").joinpath(FILE)
    return current(read_shares(file.read_text("utf-8")).get(game_id, ()), game_id)
