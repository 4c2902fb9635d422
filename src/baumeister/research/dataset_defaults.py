"""What a data set is if nobody says otherwise. The command line shows it, also where numpy is missing."""

from __future__ import annotations

from typing import Final

#: How the tables can be written; the first is the usual one.
FORMS: Final = ("npz", "parquet")
#: Who plays: a Master that thinks for some milliseconds.
BOT: Final = "master@100"
#: Games in a file: the work of one process at a time.
SHARD: Final = 32
