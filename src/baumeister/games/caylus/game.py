# compiled: mypyc
"""Caylus as the layers above see it: one final class over the phase modules."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from baumeister.engine.chance import Rng
from baumeister.engine.game import Game
from baumeister.engine.vecs import vec
from baumeister.games.caylus.edge.catalogue import CATALOGUE as CATALOGUE
from baumeister.games.caylus.edge.catalogue import EDITIONS
from baumeister.games.caylus.edge.catalogue import FIGURES as FIGURES
from baumeister.games.caylus.edge.labels import action_message, event_message
from baumeister.games.caylus.edge.maker import Maker
from baumeister.games.caylus.edge.observation import make_observer
from baumeister.games.caylus.edge.score_lines import lines_of
from baumeister.games.caylus.edge.shapes import DERIVED, CaylusView
from baumeister.games.caylus.edge.view import cause_of, make_views
from baumeister.games.caylus.rules.components import LEAST_PLAYERS, MOST_PLAYERS
from baumeister.games.caylus.rules.flow import carry_out, fill_actions
from baumeister.games.caylus.rules.position import Position
from baumeister.games.caylus.rules.secrets import deal_anew
from baumeister.games.caylus.rules.setup import set_up


@final
class Caylus(Position):
    def step(self, action: i64) -> None:
        carry_out(self, action)

    def fill_legal(self, buffer: vec[i64]) -> i64:
        return fill_actions(self, buffer)

    def clone(self) -> Caylus:
        return Caylus(self.figures, self)

    def redeal(self, seat: i64, rng: Rng) -> None:
        deal_anew(self, seat, rng)

    def score(self, seat: i64) -> i64:
        return self.points[seat]

    def cause(self) -> i64:
        return cause_of(self)


GAME = Game(
    state=Caylus,
    players_min=LEAST_PLAYERS,
    players_max=MOST_PLAYERS,
    editions=EDITIONS,
    catalogue=CATALOGUE,
    set_up=set_up,
    views=make_views,
    maker=Maker,
    buttons=("decline",),
    derived=DERIVED,
    lines_of=lines_of,
    make_observer=make_observer,
    view_type=CaylusView,
    label=action_message,
    event_message=event_message,
)
