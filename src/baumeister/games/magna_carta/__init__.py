"""Caylus Magna Carta (William Attia; Ystari 2007; 2 to 4 players), with the standard and the beginner rules.

With the rulebook in hand, in rules/: Spielvorbereitung is setup.py, Einkommen income.py, Aktionen action_phase.py (with
cards.py and payment.py), Die Bewegung des Vogts provost.py, Auswirkungen der Gebäude effects.py (the Notary:
notary.py), Das Schloss castle.py, Ende einer Runde and Ende des Spiels round_end.py. flow.py ties the phases together.

edge/ is what players see of it: views, choices, words, refusals, what moved. bot/ is what a bot thinks of a position.
Beside them are the figures (components.toml, editions.toml), the ledger, the guide and the texts.
"""

from baumeister.games.magna_carta.edge.catalogue import GAME as GAME
