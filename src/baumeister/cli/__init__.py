"""The terminal: `baumeister play`, `simulate`, `bench`, `replay`, `rules`, `version`.

main.py reads the command line; each command is a module of its own. What a person sees of a game is drawn by
boards/<game>.py from the view of one seat; everything else here is the same for all games.
"""
