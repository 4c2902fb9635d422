# compiled: mypyc
"""Caylus Magna Carta as the layers above see it: one final class over the phase modules."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from baumeister.engine.chance import Rng
from baumeister.engine.game import Game
from baumeister.engine.vecs import vec
from baumeister.games.magna_carta.edge.catalogue import CATALOGUE as CATALOGUE
from baumeister.games.magna_carta.edge.catalogue import EDITIONS
from baumeister.games.magna_carta.edge.catalogue import FIGURES as FIGURES
from baumeister.games.magna_carta.edge.labels import action_message, event_message
from baumeister.games.magna_carta.edge.maker import Maker
from baumeister.games.magna_carta.edge.observation import make_observer
from baumeister.games.magna_carta.edge.score_lines import lines_of
from baumeister.games.magna_carta.edge.shapes import DERIVED, MagnaCartaView
from baumeister.games.magna_carta.edge.view import cause_of, make_views
from baumeister.games.magna_carta.rules.cards import remember_card
from baumeister.games.magna_carta.rules.components import LEAST_PLAYERS, MOST_PLAYERS
from baumeister.games.magna_carta.rules.flow import carry_out, fill_actions
from baumeister.games.magna_carta.rules.position import Position
from baumeister.games.magna_carta.rules.round_end import points_of
from baumeister.games.magna_carta.rules.secrets import deal_anew
from baumeister.games.magna_carta.rules.setup import set_up


@final
class MagnaCarta(Position):
    def step(self, action: i64) -> None:
        carry_out(self, action)

    def fill_legal(self, buffer: vec[i64]) -> i64:
        return fill_actions(self, buffer)

    def clone(self) -> MagnaCarta:
        return MagnaCarta(self.figures, self)

    def redeal(self, seat: i64, rng: Rng) -> None:
        deal_anew(self, seat, rng)

    def remember(self, seat: i64, card: i64, copies: i64) -> None:
        remember_card(self, seat, card)

    def score(self, seat: i64) -> i64:
        return points_of(self, seat)

    def cause(self) -> i64:
        return cause_of(self)


GAME = Game(
    state=MagnaCarta,
    players_min=LEAST_PLAYERS,
    players_max=MOST_PLAYERS,
    editions=EDITIONS,
    catalogue=CATALOGUE,
    set_up=set_up,
    views=make_views,
    maker=Maker,
    buttons=("decline", "keep"),
    sharing=("offer",),
    derived=DERIVED,
    lines_of=lines_of,
    make_observer=make_observer,
    view_type=MagnaCartaView,
    label=action_message,
    event_message=event_message,
)
