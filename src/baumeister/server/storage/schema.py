"""The database's tables, for SQLite and PostgreSQL alike. Times are UTC, as integers: milliseconds since 1970.

What a person wrote or chose is stored under the person's id, so that it can be removed with the person. Logs and
records hold person ids instead of names; names are filled in on reading.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    SmallInteger,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

#: Auto-incrementing keys: SQLite has them only for its own INTEGER, and reuses the number of a deleted last row unless
#: told not to (`sqlite_autoincrement`): a late answer would go to another question.
_Id: Final = BigInteger().with_variant(Integer, "sqlite")


def _owner(name: str) -> Column[str]:
    """A person with whom the row goes."""
    return Column(name, String(16), ForeignKey("people.id", ondelete="CASCADE"), nullable=False)


def _person(name: str) -> Column[str | None]:
    """A person without whom the row stays."""
    return Column(name, String(16), ForeignKey("people.id", ondelete="SET NULL"))


def _table() -> Column[int]:
    """The table with which the row goes."""
    return Column("table_id", BigInteger, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False)


# ---- people

people: Final = Table(
    "people",
    metadata,
    Column("id", String(16), primary_key=True),  # random, public
    Column("name", String(40), nullable=False),
    #: Skeleton of a registered name (NFKC, case folded, confusables): unique. Guests have none.
    Column("name_key", String(80), unique=True),
    Column("password", Text),  # argon2id; None: a guest
    Column("language", String(8), nullable=False),
    Column("time_zone", String(64), nullable=False, server_default="UTC"),
    Column("settings", Text, nullable=False, server_default="{}"),  # JSON, the client's own
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("deleted", BigInteger),
    Index(None, "seen"),
)

sign_ins: Final = Table(
    "sign_ins",
    metadata,
    Column("token", String(64), primary_key=True),  # sha256 of the cookie
    Column("id", String(16), nullable=False, unique=True),  # its id in the list of devices
    _owner("person"),
    Column("csrf", String(43), nullable=False),
    Column("device", String(120), nullable=False),
    Column("address", String(45)),  # IP; removed after 14 days
    Column("guest", String(16)),  # the guest this browser was before, whose seats may be moved
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index(None, "person"),
    Index(None, "seen"),
)

mutes: Final = Table(
    "mutes",
    metadata,
    _owner("person"),
    _owner("muted"),
    PrimaryKeyConstraint("person", "muted"),
)

reports: Final = Table(
    "reports",
    metadata,
    Column("id", _Id, primary_key=True),
    _owner("person"),
    _owner("about"),
    Column("code", String(40)),  # of the table
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_autoincrement=True,
)

# ---- tables

tables: Final = Table(
    "tables",
    metadata,
    Column("id", _Id, primary_key=True),
    Column("code", String(40), nullable=False, unique=True),  # in links; cannot be guessed
    Column("game", String(40), nullable=False),
    Column("rules_code", Integer, nullable=False),
    Column("figures", String(16), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("name", String(60), nullable=False, server_default=""),
    _person("host"),
    Column("status", String(8), nullable=False),  # open, running, over or stopped
    Column("live", Boolean, nullable=False),
    Column("invited", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("undo_past_news", Boolean, nullable=False),
    Column("rematch_of", BigInteger, unique=True),  # number of the table this one follows
    Column("head", Text),  # JSON: the record it began with, seed included; None before the start
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    # The latest state of the log, for lists. Written in the same transaction as the log's rows.
    Column("number", Integer, nullable=False, server_default="0"),
    Column("deciding", SmallInteger, nullable=False, server_default="-1"),
    Column("changed", BigInteger, nullable=False),
    Column("visited", BigInteger, nullable=False),  # by a person
    # Does the table wait for a server (a bot is to decide), and until when does a process look after it?
    Column("for_server", Boolean, nullable=False, server_default="0"),
    Column("lease_by", String(32)),
    Column("lease_until", BigInteger, nullable=False, server_default="0"),
    Column("hints", Boolean),  # are hints allowed; None: if one person plays alone
    Column("several", Boolean, nullable=False, server_default="0"),  # of a listed table for one person
    Column("lesson", String(40)),  # id of the chapter that is learned here; None: a table like any other
    Column("course", String(16)),  # digest of the course then
    Column("day", String(10)),  # of the game of the day, such as 2026-11-18; None: a table like any other
    Index(None, "status"),  # not with `changed`: every move would write the index too
    Index(None, "for_server", "lease_until"),
    sqlite_autoincrement=True,
)

seats: Final = Table(
    "seats",
    metadata,
    _table(),
    Column("seat", SmallInteger, nullable=False),
    _person("person"),  # whose seat it is, bots aside
    Column("label", String(40)),  # at a shared screen: the name of the person at this seat
    Column("bot", String(20)),  # level of the bot that plays it
    #: Before the start: reserved for this person from the previous game (a rematch).
    _person("reserved"),
    Column("given_up", Boolean, nullable=False, server_default="0"),
    Column("away", Boolean, nullable=False, server_default="0"),
    Column("seen", BigInteger, nullable=False, server_default="0"),  # last visit of its person; to the hour
    PrimaryKeyConstraint("table_id", "seat"),
    Index(None, "person"),
)

log: Final = Table(
    "log",
    metadata,
    Column("table_id", BigInteger, nullable=False),
    Column("first", Integer, nullable=False),  # log number of the commit's first entry
    Column("last", Integer, nullable=False),
    Column("body", Text, nullable=False),  # the commit as JSON
    PrimaryKeyConstraint("table_id", "first"),
    sqlite_with_rowid=False,
)

proposals: Final = Table(
    "proposals",
    metadata,
    Column("id", _Id, primary_key=True),
    _table(),
    Column("kind", String(8), nullable=False),
    Column("about", SmallInteger, nullable=False, server_default="-1"),
    Column("body", Text, nullable=False),  # JSON: `Proposal`
    UniqueConstraint("table_id", "kind", "about"),
    sqlite_autoincrement=True,
)

chat: Final = Table(
    "chat",
    metadata,
    Column("id", _Id, primary_key=True),
    _table(),
    _owner("person"),
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    Index(None, "table_id", "id"),
    sqlite_autoincrement=True,
)

results: Final = Table(
    "results",
    metadata,
    _table(),
    Column("seat", SmallInteger, nullable=False),
    _person("person"),
    Column("bot", String(20)),
    Column("points", Integer, nullable=False),
    Column("won", Boolean, nullable=False),  # by the rules, as in the record
    Column("counts_as_won", Boolean, nullable=False),  # in statistics: the best seat that was not given up
    Column("given_up", Boolean, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    Index(None, "person"),
)

#: Chapters of courses whose exercise somebody with an account has solved. Guests keep that in their browser.
solved: Final = Table(
    "solved",
    metadata,
    _owner("person"),
    Column("game", String(40), nullable=False),
    Column("chapter", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("person", "game", "chapter"),
)

#: Exercises that somebody with an account has tried: the first answer counts. Guests keep that in their browser.
answers: Final = Table(
    "answers",
    metadata,
    _owner("person"),
    Column("exercise", String(16), nullable=False),  # its id tells the game, too
    Column("was_right", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("person", "exercise"),
)

#: The game of the day: its seed, the same for everybody.
deals: Final = Table(
    "deals",
    metadata,
    Column("day", String(10), nullable=False),
    Column("game", String(40), nullable=False),
    Column("seed", String(20), nullable=False),  # up to 2**64 - 1, which is too large for SQL's numbers
    PrimaryKeyConstraint("day", "game"),
)

#: The one try of a person at a game of the day that counts, guests included, and where it is played.
tries: Final = Table(
    "tries",
    metadata,
    Column("day", String(10), nullable=False),
    Column("game", String(40), nullable=False),
    Column("person", String(16), nullable=False),
    _table(),
    PrimaryKeyConstraint("day", "game", "person"),
    Index(None, "table_id"),
)

#: Records that people uploaded to step through.
uploads: Final = Table(
    "uploads",
    metadata,
    Column("code", String(40), primary_key=True),
    _owner("person"),
    Column("record", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index(None, "person"),
)

#: One row: the time by which things expire, as far as servers have got (calendar.py).
calendar: Final = Table(
    "calendar",
    metadata,
    Column("id", SmallInteger, primary_key=True, autoincrement=False),
    Column("reached", BigInteger, nullable=False),
)
