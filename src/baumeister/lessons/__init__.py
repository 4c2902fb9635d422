"""Learning by playing: courses of guided games at a real table. The data of a course lie in its game's `lessons/`."""
