# compiled: mypyc
"""Villagers as the layers above see it: one final class over the phase modules."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from baumeister.engine.chance import Rng
from baumeister.engine.edge import leaders
from baumeister.engine.game import Game
from baumeister.engine.vecs import vec
from baumeister.games.villagers.edge.catalogue import CATALOGUE as CATALOGUE
from baumeister.games.villagers.edge.catalogue import EDITIONS
from baumeister.games.villagers.edge.catalogue import FIGURES as FIGURES
from baumeister.games.villagers.edge.causes import cause_of
from baumeister.games.villagers.edge.labels import action_message, event_message
from baumeister.games.villagers.edge.maker import Maker
from baumeister.games.villagers.edge.observation import make_observer
from baumeister.games.villagers.edge.score_lines import lines_of
from baumeister.games.villagers.edge.shapes import DERIVED, VillagersView
from baumeister.games.villagers.edge.view import make_views
from baumeister.games.villagers.rules.components import LEAST_PLAYERS, MOST_PLAYERS
from baumeister.games.villagers.rules.flow import carry_out, fill_actions
from baumeister.games.villagers.rules.knowledge import remember_card
from baumeister.games.villagers.rules.position import Position
from baumeister.games.villagers.rules.scoring import village_cards
from baumeister.games.villagers.rules.secrets import deal_anew
from baumeister.games.villagers.rules.setup import set_up


@final
class Villagers(Position):
    def step(self, action: i64) -> None:
        carry_out(self, action)

    def fill_legal(self, buffer: vec[i64]) -> i64:
        return fill_actions(self, buffer)

    def clone(self) -> Villagers:
        return Villagers(self.figures, self)

    def redeal(self, seat: i64, rng: Rng) -> None:
        deal_anew(self, seat, rng)

    def remember(self, seat: i64, card: i64, copies: i64) -> None:
        remember_card(self, seat, card, copies)

    def score(self, seat: i64) -> i64:
        """Gold in the supply; cards in hand are worth nothing."""
        return self.gold[seat]

    def winners(self) -> list[int]:
        """Most gold; then fewest persons in the village; players equal in both win together."""
        results = [(int(self.gold[seat]), -int(village_cards(self, seat))) for seat in range(self.players)]
        return leaders(self, results)

    def cause(self) -> i64:
        return cause_of(self)


GAME = Game(
    state=Villagers,
    players_min=LEAST_PLAYERS,
    players_max=MOST_PLAYERS,
    rules_code=1,
    editions=EDITIONS,
    catalogue=CATALOGUE,
    set_up=set_up,
    views=make_views,
    maker=Maker,
    buttons=("pass", "decline", "side"),
    derived=DERIVED,
    lines_of=lines_of,
    make_observer=make_observer,
    view_type=VillagersView,
    label=action_message,
    event_message=event_message,
)
