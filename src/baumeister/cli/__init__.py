"""The terminal: `baumeister play` and all other commands (`COMMANDS` of main.py; `baumeister --help` lists them).

main.py reads the command line; each command is a module of its own. What a person sees of a game is drawn by
boards/<game>.py from the view of one seat; everything else here is the same for all games.
"""
