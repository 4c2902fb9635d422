"""Pebbles, the tiny game of docs/new_game.md: 2 to 3 players, ten minutes.

With docs/rules/pebbles.md in hand: set-up is setup.py, cards cards.py, heaps and end pebbles.py; flow.py ties them
together.
"""

from baumeister.engine.game import Game
from baumeister.games.pebbles.game import TITLE

GAME = Game(TITLE)
