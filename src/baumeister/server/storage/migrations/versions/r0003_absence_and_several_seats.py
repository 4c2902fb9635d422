"""When the person of a seat was last at the table, and whether somebody may take several seats of a listed table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("several", sa.Boolean(), nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("seen", sa.BigInteger(), nullable=False, server_default="0"))
    # What is known of those who sit at tables already: when anybody was there last.
    op.execute("UPDATE seats SET seen = (SELECT visited FROM tables WHERE tables.id = seats.table_id)")


def downgrade() -> None:
    op.drop_column("seats", "seen")
    op.drop_column("tables", "several")
