"""What Magna Carta shows: views, choices, words, refusals and the catalogue. It reads the rules and changes nothing."""
