"""Pebbles, the tiny game of docs/new_game.md: 2 or 3 players, ten minutes.

rules.py follows docs/rules/pebbles.md, edge.py is what players see of it, bot.py what a bot thinks of a position.
"""

from baumeister.games.pebbles.edge import GAME as GAME
