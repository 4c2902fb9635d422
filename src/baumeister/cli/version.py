"""`baumeister version`: what runs here, and with which rules."""

from __future__ import annotations

import platform
from argparse import Namespace
from itertools import pairwise

from rich.text import Text as Words

import baumeister
from baumeister import Game, games
from baumeister import game as find_game
from baumeister.cli.desk import Desk


def run_version(desk: Desk, _arguments: Namespace) -> None:
    desk.print(f"baumeister {baumeister.__version__}")
    desk.tell(f"version-{baumeister.form()}")
    desk.print(f"Python {platform.python_version()} ({platform.python_implementation()})")
    for name in games():
        title = find_game(name)
        code, figures = title.rules_version
        desk.tell("version-game", game=name, title=desk.say(name), code=code, figures=figures)
        show_former_editions(desk, title)


def show_former_editions(desk: Desk, game: Game) -> None:
    """Games that began with them continue with them."""
    editions = game.editions.published
    for former, later in pairwise(editions):
        desk.indent(
            Words(desk.say("version-former", figures=former.digest, day=later.day, reason=later.reason), style="dim")
        )
