"""Exercises from real games: positions of Master games in which one choice is clearly best, and not the one that meets
the eye. `mining.py` finds them, `paired.py` proves them by games played on from both choices, `form.py` keeps them.
"""
