"""The rules of Caylus 1303: one module per phase of the rulebook. Which is which stands in the game's own docstring."""
