"""Villagers (Haakon Hoel Gaarder; Sinister Fish 2019, German edition Kosmos; 2 to 5 players).

With the rulebook in hand: Spielvorbereitung is setup.py, Draftphase drafting.py, Auslage aktualisieren refresh.py,
Bauphase and Start-Personen building.py, Produktionsketten and Schlösser laying.py, Spezial-Personen specials.py (with
looking.py for prophet and pigeoneer), Ende der Bauphase, Markttage and Spielende ending.py, Silber- and Bronzesymbole
scoring.py, Entwicklungsphase development.py. flow.py ties the phases together; who knows which card is knowledge.py.
"""

from baumeister.engine.game import Game
from baumeister.games.villagers.game import TITLE

GAME = Game(TITLE)
