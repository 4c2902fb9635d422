"""The rules of Caylus: one module per phase of the rulebook. Which is which stands in the game's own docstring."""
