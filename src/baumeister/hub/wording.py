"""Events of the log as the protocol sends them: encoded, with their words.

Most of an event is the same whenever the same thing happens: which pieces move where, and how it is worded. Only its
moment and cause differ. So the rest is encoded once for all tables of a game, and appended to the moment.
"""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from baumeister import Game
from baumeister import game as find_game
from baumeister.hub.live import encode
from baumeister.tables import RawEvent, with_words

#: Different events remembered per game; then all are forgotten, and the common ones soon come back.
MOST: Final = 8192


class Wording:
    """The events of one game."""

    def __init__(self, game: Game) -> None:
        self._game = game
        catalogue = game.catalogue
        #: By kind: everything before the number of the round.
        self._heads = tuple(
            b'{"event":{"name":%s,"round":' % encode(kind.__struct_config__.tag) for kind in catalogue.event_types
        )
        self._phases = tuple(map(encode, catalogue.phases))
        self._causes: dict[int, bytes] = {}
        self._rests: dict[tuple[int, ...], bytes] = {}

    def happened(self, raw: RawEvent) -> msgspec.Raw:
        """The bytes of `Happened`."""
        kind, _seats, round_number, phase, turn, cause, one, two, three, four = raw
        address = self._causes.get(cause)
        if address is None:
            address = self._causes[cause] = encode(self._game.catalogue.cause(cause))
        moment = b'%s%d,"phase":%s,"turn":%d,"cause":%s' % (
            self._heads[kind],
            round_number,
            self._phases[phase],
            turn,
            address,
        )
        key = (kind, one, two, three, four)
        rest = self._rests.get(key)
        if rest is None:
            rest = self._learn(key, raw, moment)
        return msgspec.Raw(moment + rest)

    def _learn(self, key: tuple[int, ...], raw: RawEvent, moment: bytes) -> bytes:
        """Everything after the cause."""
        whole = encode(with_words(self._game, self._game.catalogue.event(raw)))
        assert whole.startswith(moment), "an event begins with its name, its moment and its cause"
        if len(self._rests) >= MOST:
            self._rests.clear()
        rest = self._rests[key] = whole.removeprefix(moment)
        return rest


@cache
def wording_of(game_id: str) -> Wording:
    """One instance serves all tables of a game."""
    return Wording(find_game(game_id))
