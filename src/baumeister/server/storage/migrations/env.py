"""What Alembic runs: the steps, on the connection and in the transaction that `database.py` has opened."""

from __future__ import annotations

from alembic import context

from baumeister.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a table by recreating it
    transactional_ddl=True,  # also SQLite's: all steps or none
)
with context.begin_transaction():
    context.run_migrations()
