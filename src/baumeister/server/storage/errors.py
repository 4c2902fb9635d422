"""Why a database cannot be used. All of them are raised at the start, before anybody can play."""

from __future__ import annotations

from baumeister.engine.errors import BaumeisterError


class DatabaseError(BaumeisterError):
    """Base of the errors below."""

    code = "database"


class BadDatabaseUrl(DatabaseError):
    """problem: a database is `sqlite:FILE` or `postgresql://...`."""

    code = "bad-database-url"


class DatabaseUnreachable(DatabaseError):
    """database, problem: there is no such server, or the file cannot be opened."""

    code = "database-unreachable"


class DatabaseInUse(DatabaseError):
    """database, pid, since: another server runs on this SQLite file; two would contradict each other."""

    code = "database-in-use"


class DatabaseTooNew(DatabaseError):
    """database, found: a newer program has used it. This one must not touch it."""

    code = "database-too-new"


class DatabaseTooOld(DatabaseError):
    """database, found, needed: it has to be migrated first, and nobody asked for that."""

    code = "database-too-old"


class ForeignDatabase(DatabaseError):
    """database: it has tables of our names, but they are not ours."""

    code = "foreign-database"


class DriverMissing(DatabaseError):
    """package: what the chosen database or bus needs is not installed (the extra `site`)."""

    code = "driver-missing"
