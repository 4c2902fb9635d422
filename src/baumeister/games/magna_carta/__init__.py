"""Caylus Magna Carta (William Attia; Ystari 2007; 2 to 4 players), with the standard and the beginner rules.

With the rulebook in hand: Spielvorbereitung is setup.py, Einkommen income.py, Aktionen action_phase.py (with cards.py
and payment.py), Die Bewegung des Vogts provost.py, Auswirkungen der Gebäude effects.py (the Notary: notary.py), Das
Schloss castle.py, Ende einer Runde and Ende des Spiels round_end.py. flow.py ties the phases together.
"""

from baumeister.engine.game import Game
from baumeister.engine.options import Option
from baumeister.games.magna_carta.game import CATALOGUE, FIGURES, restore, start
from baumeister.games.magna_carta.labels import action_message, decision_message, event_message

GAME = Game(
    id="magna_carta",
    package="baumeister.games.magna_carta",
    players_min=2,
    players_max=4,
    options=(Option("beginner", False, "mc-beginner-01"),),
    catalogue=CATALOGUE,
    components=FIGURES.components,
    start=start,
    restore=restore,
    action_message=action_message,
    event_message=event_message,
    decision_message=decision_message,
)
