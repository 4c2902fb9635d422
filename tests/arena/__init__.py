"""The arena: schedule, resuming, ratings, strangers."""
