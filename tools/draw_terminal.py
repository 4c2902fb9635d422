"""Draws docs/table.svg, the picture of the terminal in the README: `.venv/bin/python tools/draw_terminal.py`.

Greedy bots play up to the planning of a round; what is drawn is exactly what `baumeister play` shows there.
"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import MONOKAI
from rich.text import Text as Words

import baumeister as bm
from baumeister.bots.door import DEFAULT_BUDGET, make_bot, seen_by
from baumeister.cli.boards import board_of
from baumeister.cli.choices import make_offers, show_offers
from baumeister.cli.desk import Desk
from baumeister.cli.story import story
from baumeister.tables.told import Told, with_words
from baumeister.texts.catalogue import Texts

PICTURE = Path(__file__).parents[1] / "docs" / "table.svg"
PLAYERS, SEED, ROUND, WIDTH, LANGUAGE = 4, 6, 5, 112, "en"
STORY_LINES = 4


def main() -> None:
    game = bm.game("caylus1303")
    state = game.new(PLAYERS, SEED)
    bots = [make_bot("greedy", seed=seat) for seat in range(PLAYERS)]
    console = Console(
        file=io.StringIO(),
        width=WIDTH,
        record=True,
        highlight=False,
        markup=False,
        emoji=False,
        force_terminal=True,
        color_system="truecolor",
    )
    desk = Desk(console, Texts(LANGUAGE))
    desk = desk.with_names([desk.say(f"name-{seat + 1}") for seat in range(PLAYERS)])
    happened: list[Told] = []
    while not (
        state.view(None).round == ROUND and state.view(None).phase == "planning" and len(state.view(0).bridge) == 1
    ):
        action = bots[state.seat].choose(seen_by(game, state), DEFAULT_BUDGET)
        state.apply(action)
        events = tuple(with_words(game, event) for event in state.events(None))
        happened.append(Told(len(happened) + 1, "action", events=events))
    seat = int(state.seat)
    view = state.view(seat)
    desk.heading(desk.say("play-since"))
    for line in story(desk, happened)[-STORY_LINES:]:
        desk.print(line)
    desk.heading(desk.say("play-table"))
    desk.print(board_of(game.id, state.figures_digest()).draw(desk, view))
    desk.heading(desk.say("play-your-turn", name=desk.names[seat]))
    desk.print(Words(desk.say(game.decision_message(view)), style="bold"))
    show_offers(desk, make_offers(desk, board_of(game.id, state.figures_digest()), view, state.choices()))
    desk.tell("play-commands", style="dim")
    picture = console.export_svg(title="baumeister play", theme=MONOKAI, unique_id="table")
    # The reader's own fonts will do: a picture fetches nothing from anywhere.
    picture = re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL).replace(
        "Fira Code, monospace", "monospace"
    )
    PICTURE.write_text(picture.replace("Fira Code", "monospace"), "utf-8")


if __name__ == "__main__":
    main()
