"""The rules of Caylus: one module per phase of the rulebook. The game's docstring says which is which."""
