"""Many games at once: simulations, contests and their ladder, self-play and training; and how fast the rules run."""
