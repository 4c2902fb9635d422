"""The rules of Magna Carta: one module per phase of the rulebook. Which is which stands in the game's own docstring."""
