"""Caylus 1303 (William Attia; Space Cowboys 2019, Huch! 2020; 2 to 5 players).

With the rulebook in hand: Spielaufbau is setup.py, Planung planning.py, Aktivierung activation.py (with effects.py,
building.py, payment.py and provost.py), Lieferung delivery.py, Gunst favor.py, Verwaltung and Spielende
stewardship.py; the characters' powers stand in the phase they work in. flow.py ties the phases together.
"""

from baumeister.engine.game import Game
from baumeister.engine.options import Option
from baumeister.games.caylus1303.game import CATALOGUE, FIGURES, restore, start
from baumeister.games.caylus1303.labels import action_message, decision_message, event_message

GAME = Game(
    id="caylus1303",
    package="baumeister.games.caylus1303",
    players_min=2,
    players_max=5,
    options=(
        Option("first_game", False, "1303-setup-16"),
        Option("open_points", True, "1303-setup-15"),
    ),
    catalogue=CATALOGUE,
    components=FIGURES.components,
    start=start,
    restore=restore,
    action_message=action_message,
    event_message=event_message,
    decision_message=decision_message,
)
