"""What Caylus shows: views, choices, words, refusals and the catalogue. It reads the rules and changes nothing."""
