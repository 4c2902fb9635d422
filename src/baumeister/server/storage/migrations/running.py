"""Running the steps. Imports Alembic, so it is imported only when there is something to do."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection


def upgrade(connection: Connection) -> None:
    """All steps up to the newest."""
    command.upgrade(_config(connection), "head")


def downgrade(connection: Connection, revision: str = "base") -> None:
    command.downgrade(_config(connection), revision)


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", "baumeister.server.storage:migrations")
    config.attributes["connection"] = connection
    return config
