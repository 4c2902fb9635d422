"""What a bot of Caylus 1303 thinks: the judge of positions and the features of the net."""
