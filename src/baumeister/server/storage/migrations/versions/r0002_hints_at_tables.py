"""A table may say whether there are hints; tables that were made before say nothing."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.Boolean(), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "hints")
