"""Villagers (Haakon Hoel Gaarder; Sinister Fish 2019, German edition Kosmos; 2 to 5 players).

With the rulebook in hand, in rules/: Spielvorbereitung is setup.py, Draftphase drafting.py, Auslage aktualisieren
refresh.py, Bauphase and Start-Personen building.py, Produktionsketten and Schlösser laying.py, Spezial-Personen
specials.py (with looking.py for prophet and pigeoneer), Ende der Bauphase, Markttage and Spielende ending.py, Silber-
and Bronzesymbole scoring.py, Entwicklungsphase development.py. flow.py ties the phases together; who knows which card
is knowledge.py.

edge/ is what players see of it: views, choices, words, refusals, what moved. bot/ is what a bot thinks of a position.
Beside them are the figures (components.toml, editions.toml), the ledger, the guide and the texts.
"""

from baumeister.games.villagers.edge.catalogue import GAME as GAME
