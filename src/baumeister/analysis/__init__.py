"""What a position is worth to everybody: hints while a game is played, and a judgement of every decision afterwards."""
