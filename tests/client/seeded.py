"""`baumeister serve` whose games and bots begin with the same seed every time: a failure comes again."""

from __future__ import annotations

import secrets

from baumeister.cli.main import main

SEED = 1303


def the_same(k: int) -> int:
    return SEED % (1 << k)


if __name__ == "__main__":
    # Seeds of games and bots are drawn by it; cookies and links are not.
    secrets.randbits = the_same
    raise SystemExit(main())
