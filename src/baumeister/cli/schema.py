"""`baumeister schema`: the JSON Schema of what leaves a game, or of the socket's messages."""

from __future__ import annotations

import sys
from argparse import Namespace
from typing import Final

from baumeister import game as find_game
from baumeister.cli.desk import Desk
from baumeister.schemas import schema_text

#: Given instead of a game.
PROTOCOL: Final = "protocol"


def run_schema(_desk: Desk, arguments: Namespace) -> None:
    """Plain, for pipes: `baumeister schema caylus1303 > caylus1303.schema.json`."""
    if arguments.game == PROTOCOL:
        from baumeister.hub.schema import schema_text as protocol_text

        sys.stdout.write(protocol_text())
    else:
        sys.stdout.write(schema_text(find_game(arguments.game)))
