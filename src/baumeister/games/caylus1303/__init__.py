"""Caylus 1303 (William Attia; Space Cowboys 2019, Huch! 2020; 2 to 5 players).

With the rulebook in hand, in rules/: Spielaufbau is setup.py and draft.py, Planung planning.py, Aktivierung
activation.py (with effects.py, building.py, payment.py and provost.py), Lieferung delivery.py, Gunst favor.py,
Verwaltung and Spielende stewardship.py; the characters' powers stand in the phase they work in. flow.py ties the phases
together.

edge/ is what players see of it: views, choices, words, refusals, what moved. bot/ is what a bot thinks of a position.
Beside them are the figures (components.toml, editions.toml), the ledger, the guide and the texts.
"""

from baumeister.games.caylus1303.edge.catalogue import GAME as GAME
