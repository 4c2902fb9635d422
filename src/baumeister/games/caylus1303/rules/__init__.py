"""The rules of Caylus 1303: one module per phase of the rulebook. The game's docstring says which is which."""
