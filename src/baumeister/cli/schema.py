"""`baumeister schema`: the JSON Schema of a game's views, decisions, events, messages and refusals."""

from __future__ import annotations

import sys
from argparse import Namespace

from baumeister.api import game as find_game
from baumeister.cli.desk import Desk
from baumeister.schemas import schema_text


def run_schema(_desk: Desk, arguments: Namespace) -> None:
    """Plain, for pipes: `baumeister schema caylus1303 > caylus1303.schema.json`."""
    sys.stdout.write(schema_text(find_game(arguments.game)))
