"""Caylus (William Attia, Ystari 2005; 2 to 5 players), by the rulebook of version 7.2.

With the rulebook in hand: set-up is setup.py; the phases are 1 income (income.py), 2 placing workers (placement.py),
3 special buildings (special.py), 4 provost (provost.py), 5 buildings (activation.py, with effects.py, building.py,
lawyer.py and payment.py), 6 castle (castle.py), 7 end of the round with scorings and the end of the game
(round_end.py); royal favors are favor.py. flow.py ties the phases together. What the game shares with its relatives
(goods, prices, the road) is in engine/.
"""

from baumeister.engine.game import Game
from baumeister.engine.options import Option
from baumeister.games.caylus.components import LAWYER
from baumeister.games.caylus.game import CATALOGUE, FIGURES, restore, start
from baumeister.games.caylus.labels import action_message, decision_message, event_message

GAME = Game(
    id="caylus",
    package="baumeister.games.caylus",
    players_min=2,
    players_max=5,
    options=(
        Option("beginner", False, "caylus-variant-01"),
        Option("jeweler", False, "caylus-variant-02"),
        Option(
            "lawyer_points",
            int(FIGURES.points[LAWYER]),
            "caylus-variant-03",
            (int(FIGURES.points[LAWYER]), int(FIGURES.late_points[LAWYER])),
        ),
    ),
    catalogue=CATALOGUE,
    components=FIGURES.components,
    start=start,
    restore=restore,
    action_message=action_message,
    event_message=event_message,
    decision_message=decision_message,
)
