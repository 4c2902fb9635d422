"""Hints, and what a finished game was worth."""
