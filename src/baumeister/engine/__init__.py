"""The contract every game keeps and the small pieces they share. Knows no game."""
