"""The first form. Keys and indexes get their names by the convention of the schema's `metadata`."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

#: Each after those its foreign keys lead to.
TABLES = (
    "people", "sign_ins", "mutes", "reports", "tables", "seats", "log", "proposals", "chat", "results", "solved",
    "answers", "deals", "tries", "uploads", "calendar",
)  # fmt: skip


BIG, WHOLE, SMALL = sa.BigInteger(), sa.Integer(), sa.SmallInteger()
FLAG, TEXT, STRING = sa.Boolean(), sa.Text(), sa.String
COUNTED = BIG.with_variant(sa.Integer(), "sqlite")


def column(name: str, kind: Any, *keys: Any, **more: Any) -> sa.Column[Any]:
    return sa.Column(name, kind, *keys, **{"nullable": False, **more})


def person(name: str = "person", **more: Any) -> sa.Column[Any]:
    """Rows that go when the person goes."""
    return column(name, STRING(16), sa.ForeignKey("people.id", ondelete="CASCADE"), **more)


def person_or_none(name: str = "person", **more: Any) -> sa.Column[Any]:
    """Rows that stay when the person goes."""
    return column(name, STRING(16), sa.ForeignKey("people.id", ondelete="SET NULL"), nullable=True, **more)


def table(**more: Any) -> sa.Column[Any]:
    return column("table_id", BIG, sa.ForeignKey("tables.id", ondelete="CASCADE"), **more)


def upgrade() -> None:
    op.create_table(
        "people",
        column("id", STRING(16), primary_key=True),
        column("name", STRING(40)),
        column("name_key", STRING(80), nullable=True, unique=True),
        column("password", TEXT, nullable=True),
        column("language", STRING(8)),
        column("time_zone", STRING(64), server_default="UTC"),
        column("settings", TEXT, server_default="{}"),
        column("created", BIG),
        column("seen", BIG, index=True),
        column("deleted", BIG, nullable=True),
    )
    op.create_table(
        "sign_ins",
        column("token", STRING(64), primary_key=True),
        column("id", STRING(16), unique=True),
        person(index=True),
        column("csrf", STRING(43)),
        column("device", STRING(120)),
        column("address", STRING(45), nullable=True),
        column("guest", STRING(16), nullable=True),
        column("created", BIG),
        column("seen", BIG, index=True),
    )
    op.create_table("mutes", person(primary_key=True), person("muted", primary_key=True))
    op.create_table(
        "reports",
        column("id", COUNTED, primary_key=True),
        person(),
        person("about"),
        column("code", STRING(40), nullable=True),
        column("text", TEXT),
        column("at", BIG),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "tables",
        column("id", COUNTED, primary_key=True),
        column("code", STRING(40), unique=True),
        column("game", STRING(40)),
        column("rules_code", WHOLE),
        column("figures", STRING(16)),
        column("options", TEXT),
        column("name", STRING(60), server_default=""),
        person_or_none("host"),
        column("status", STRING(8), index=True),
        column("live", FLAG),
        column("invited", FLAG),
        column("spectators", FLAG),
        column("undo_past_news", FLAG),
        column("rematch_of", BIG, nullable=True, unique=True),
        column("head", TEXT, nullable=True),
        column("created", BIG),
        column("started", BIG, nullable=True),
        column("ended", BIG, nullable=True),
        column("number", WHOLE, server_default="0"),
        column("deciding", SMALL, server_default="-1"),
        column("changed", BIG),
        column("visited", BIG),
        column("for_server", FLAG, server_default="0"),
        column("lease_by", STRING(32), nullable=True),
        column("lease_until", BIG, server_default="0"),
        column("hints", FLAG, nullable=True),
        column("several", FLAG, server_default="0"),
        column("lesson", STRING(40), nullable=True),
        column("course", STRING(16), nullable=True),
        column("day", STRING(10), nullable=True),
        sqlite_autoincrement=True,
    )
    op.create_index(None, "tables", ["for_server", "lease_until"])
    op.create_table(
        "seats",
        table(primary_key=True),
        column("seat", SMALL, primary_key=True),
        person_or_none(index=True),
        column("label", STRING(40), nullable=True),
        column("bot", STRING(20), nullable=True),
        person_or_none("reserved"),
        column("given_up", FLAG, server_default="0"),
        column("away", FLAG, server_default="0"),
        column("seen", BIG, server_default="0"),
    )
    op.create_table(
        "log",
        column("table_id", BIG, primary_key=True),
        column("first", WHOLE, primary_key=True),
        column("last", WHOLE),
        column("body", TEXT),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "proposals",
        column("id", COUNTED, primary_key=True),
        table(),
        column("kind", STRING(8)),
        column("about", SMALL, server_default="-1"),
        column("body", TEXT),
        sa.UniqueConstraint("table_id", "kind", "about"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "chat",
        column("id", COUNTED, primary_key=True),
        table(),
        person(),
        column("at", BIG),
        column("text", TEXT),
        sqlite_autoincrement=True,
    )
    op.create_index(None, "chat", ["table_id", "id"])
    op.create_table(
        "results",
        table(primary_key=True),
        column("seat", SMALL, primary_key=True),
        person_or_none(index=True),
        column("bot", STRING(20), nullable=True),
        column("points", WHOLE),
        column("won", FLAG),
        column("counts_as_won", FLAG),
        column("given_up", FLAG),
    )
    op.create_table(
        "solved",
        person(primary_key=True),
        column("game", STRING(40), primary_key=True),
        column("chapter", STRING(40), primary_key=True),
        column("at", BIG),
    )
    op.create_table(
        "answers",
        person(primary_key=True),
        column("exercise", STRING(16), primary_key=True),
        column("was_right", FLAG),
        column("at", BIG),
    )
    op.create_table(
        "deals",
        column("day", STRING(10), primary_key=True),
        column("game", STRING(40), primary_key=True),
        column("seed", STRING(20)),
    )
    op.create_table(
        "tries",
        column("day", STRING(10), primary_key=True),
        column("game", STRING(40), primary_key=True),
        column("person", STRING(16), primary_key=True),
        table(index=True),
    )
    op.create_table(
        "uploads",
        column("code", STRING(40), primary_key=True),
        person(index=True),
        column("record", TEXT),
        column("at", BIG),
    )
    op.create_table("calendar", column("id", SMALL, primary_key=True, autoincrement=False), column("reached", BIG))


def downgrade() -> None:
    for name in reversed(TABLES):
        op.drop_table(name)
