"""People: guests and accounts, their names, passwords and devices."""
