"""How the database got its present schema, step by step (Alembic). `schema.py` is the result of the last step. A new
step is a file in `versions` with an `upgrade` and a `downgrade`, and its name at the end of REVISIONS. A test compares
the steps with the schema, on both databases, up and down.
"""

from __future__ import annotations

from typing import Final

#: All revisions, the newest last. A database of another revision was made by a newer program. Known here without
#: Alembic, whose import takes longer than the rest of the start.
REVISIONS: Final = ("0001",)
