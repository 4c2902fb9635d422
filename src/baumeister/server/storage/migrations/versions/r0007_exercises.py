"""Which exercises somebody has tried, and whether the first answer was right."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "answers",
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("exercise", sa.String(16), nullable=False),
        sa.Column("was_right", sa.Boolean(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_answers_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "exercise", name="pk_answers"),
    )


def downgrade() -> None:
    op.drop_table("answers")
