# compiled: mypyc
"""Caylus Magna Carta as the layers above see it: one final class over the phase modules."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from baumeister.engine.chance import Rng
from baumeister.engine.components import figures_from, load_components
from baumeister.engine.edge import leaders
from baumeister.engine.title import Title
from baumeister.engine.vecs import vec
from baumeister.games.magna_carta.catalogue import make_catalogue
from baumeister.games.magna_carta.components import Figures
from baumeister.games.magna_carta.flow import carry_out, fill_actions
from baumeister.games.magna_carta.position import FIELDS, Position
from baumeister.games.magna_carta.refusals import refusal
from baumeister.games.magna_carta.round_end import points_of
from baumeister.games.magna_carta.secrets import deal_anew
from baumeister.games.magna_carta.setup import set_up
from baumeister.games.magna_carta.view import describe_decision, make_view

FIGURES = figures_from(load_components("baumeister.games.magna_carta"), Figures)
CATALOGUE = make_catalogue(FIGURES)


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

    def score(self, seat: i64) -> i64:
        return points_of(self, seat)

    def winners(self) -> list[int]:
        """Most points; all players equal at the top win together, there is no tie-break."""
        return leaders(self, self.scores())

    def blank(self) -> MagnaCarta:
        return MagnaCarta(self.figures, None)

    def title(self) -> Title:
        return TITLE

    def figures_digest(self) -> str:
        return self.figures.components.digest


def start(players: int, options: tuple[int, ...], seed: int, figures: Figures = FIGURES) -> MagnaCarta:
    """A new game; `options` are the numbers of the values in the order of OPTIONS."""
    state = MagnaCarta(figures, None)
    (state.beginner,) = options
    state.set_chance(seed)
    set_up(state, players)
    return state


def restore(values: object) -> MagnaCarta:
    state = MagnaCarta(FIGURES, None).from_list(values)
    assert isinstance(state, MagnaCarta)
    return state


TITLE = Title(CATALOGUE, FIELDS, restore, describe_decision, refusal, make_view)
