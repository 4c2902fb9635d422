"""What a bot of Villagers thinks: the judge of positions and the features of the net."""
