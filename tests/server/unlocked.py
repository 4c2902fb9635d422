"""`python -m tests.server.unlocked serve ...`: a server that does not ask whether its SQLite file is another one's.

The program refuses that (`storage/holding.py`); what two writers would do to each other all the same is tested with it.
"""

from __future__ import annotations

import contextlib
import sys
from unittest.mock import patch

from baumeister.cli.main import main

if __name__ == "__main__":
    with patch("baumeister.server.composing.hold", lambda _: contextlib.nullcontext()):
        sys.exit(main())
