"""The time by which things run out, as far as it has been reached; one row, made by the first server."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "calendar",
        sa.Column("id", sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.Column("reached", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_calendar"),
    )


def downgrade() -> None:
    op.drop_table("calendar")
