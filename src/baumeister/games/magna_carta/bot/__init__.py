"""What a bot of Magna Carta thinks: the judge of positions and the features of the net."""
