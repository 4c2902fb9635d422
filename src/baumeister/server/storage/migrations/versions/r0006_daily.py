"""The game of the day: its deals, and the tries that count."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("day", sa.String(10)))
    op.create_table(
        "deals",
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seed", sa.String(20), nullable=False),
        sa.PrimaryKeyConstraint("day", "game", name="pk_deals"),
    )
    op.create_table(
        "tries",
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("table_id", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_tries_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("day", "game", "person", name="pk_tries"),
    )
    op.create_index("ix_tries_table_id", "tries", ["table_id"])


def downgrade() -> None:
    op.drop_table("tries")
    op.drop_table("deals")
    op.drop_column("tables", "day")
