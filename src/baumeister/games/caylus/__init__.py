"""Caylus (William Attia, Ystari 2005; 2 to 5 players), by the rulebook of version 7.2.

With the rulebook in hand, in rules/: set-up is setup.py; the phases are 1 income (income.py), 2 placing workers
(placement.py), 3 special buildings (special.py), 4 provost (provost.py), 5 buildings (activation.py, with effects.py,
building.py, lawyer.py and payment.py), 6 castle (castle.py), 7 end of the round with scorings and the end of the game
(round_end.py); royal favors are favor.py. flow.py ties the phases together. What the game shares with its relatives
(goods, prices, the road) is in engine/.

edge/ is what players see of it: views, choices, words, refusals, what moved. bot/ is what a bot thinks of a position.
Beside them are the figures (components.toml, editions.toml), the ledger, the guide and the texts.
"""

from baumeister.games.caylus.edge.catalogue import GAME as GAME
