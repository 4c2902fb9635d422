"""What a bot of Caylus thinks: the judge of positions and the features of the net."""
