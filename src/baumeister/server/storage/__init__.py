"""What is kept: SQLite on its own, PostgreSQL for a site of several processes. One schema, one tree of migrations."""
