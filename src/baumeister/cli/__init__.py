"""The terminal: `baumeister play` and all other commands (`COMMANDS` of main.py; `baumeister --help` lists them).

main.py reads the command line; each command has its own module. boards/<game>.py draws a game from the view of one
seat; everything else here is the same for all games.
"""
