"""Storage: SQLite for one process, PostgreSQL for a site of several. One schema, one tree of migrations."""
