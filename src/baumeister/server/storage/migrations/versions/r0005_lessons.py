"""Tables of kind lesson, and which chapters somebody has solved."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("lesson", sa.String(40)))
    op.add_column("tables", sa.Column("course", sa.String(16)))
    op.create_table(
        "solved",
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("chapter", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_solved_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "game", "chapter", name="pk_solved"),
    )


def downgrade() -> None:
    op.drop_table("solved")
    op.drop_column("tables", "course")
    op.drop_column("tables", "lesson")
