"""What everything that writes to the terminal needs: texts, players' names and marks, and how much room there is."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.padding import Padding
from rich.text import Text as Words

from baumeister.engine.components import Components
from baumeister.engine.messages import Message, Parameter, Text
from baumeister.texts.catalogue import Texts

LEAST_WIDTH = 40
LEAST_HEIGHT = 16


@dataclass(frozen=True)
class PlayerMark:
    """How a player's pieces look: each has its own symbol, so nobody has to tell colours apart."""

    symbol: str
    letter: str  # where the terminal cannot show the symbol
    style: str


#: Blue star, red rose, green clover, yellow crescent, black lozenge, by seat: as in the browser.
MARKS = (
    PlayerMark("★", "A", "bold #ffffff on #1f5ca6"),
    PlayerMark("✿", "B", "bold #ffffff on #b3261e"),
    PlayerMark("♣", "C", "bold #ffffff on #2f7a3b"),
    PlayerMark("☾", "D", "bold #2a2017 on #e0a526"),
    PlayerMark("♦", "E", "bold #ffffff on #4a484f"),
)

#: Signs beyond plain ASCII, and what stands in for them on a terminal that cannot show them.
PLAIN_SIGNS = str.maketrans(
    {
        "♟": "i",
        "♝": "V",
        "♜": "B",
        "□": "#",
        "▲": "T",
        "●": "*",
        "⌂": "^",
        "✣": "o",
        "☼": "y",
        "♠": "w",
        "▦": "s",
        "♛": "m",
        "─": "-",
        "┄": ".",
        "━": "=",
        "┃": "|",
        "→": ">",
        "±": "+-",
        "−": "-",
        "·": "-",
        "…": "~",
        "»": ">",
        "à": "a",
        "„": '"',
        "“": '"',
        "”": '"',
        "ä": "ae",
        "ö": "oe",
        "ü": "ue",
        "Ä": "Ae",
        "Ö": "Oe",
        "Ü": "Ue",
        "ß": "ss",
    }
)


class Screen(Console):
    """A console that leaves a closed pipe to `main`; rich alone would end the program with an error."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


@dataclass(frozen=True)
class Desk:
    """One person's place at the terminal: `texts` has all the words, `names` the names of the seats."""

    console: Console
    texts: Texts
    names: Sequence[str] = ()
    fancy: bool = field(default=True)  # can the terminal show more than plain letters
    has_height: bool = False  # does the terminal say how many rows it shows
    edition: Components | None = None  # the figures of the table on it, while it is drawn

    @property
    def width(self) -> int:
        return max(LEAST_WIDTH, self.console.width)

    @property
    def height(self) -> int | None:
        """Rows visible at once; None: there is no screen, or it does not say."""
        return max(LEAST_HEIGHT, self.console.height) if self.has_height else None

    def with_names(self, names: Sequence[str]) -> Desk:
        return replace(self, names=tuple(names))

    def with_edition(self, edition: Components) -> Desk:
        return replace(self, edition=edition)

    @property
    def components(self) -> Components:
        """The figures the game on this desk is played with: not always the newest."""
        assert self.edition is not None, "what stands on a piece is only known at a table"
        return self.edition

    def piece(self, kind: str, identifier: str) -> Mapping[str, Any]:
        """What stands on a tile or card of this table."""
        return self.components.entry(kind, identifier)

    def say(self, what: Message | Text | str, /, **params: Parameter) -> str:
        return self.sign(self.texts.say(what, self.names, **params))

    def sign(self, text: str) -> str:
        """A text with nothing in it that this terminal cannot show."""
        return text if self.fancy else text.translate(PLAIN_SIGNS)

    def mark(self, seat: int) -> Words:
        """A player's symbol in the player's colour."""
        mark = MARKS[seat % len(MARKS)]
        return Words(mark.symbol if self.fancy else mark.letter, mark.style)

    def marks(self, seats: Sequence[int]) -> Words:
        return Words("").join(self.mark(seat) for seat in seats)

    def player(self, seat: int) -> Words:
        """A player's symbol and name, as wide as every other player's."""
        style = MARKS[seat % len(MARKS)].style
        width = max(cell_len(name) for name in self.names)
        return Words.assemble(self.mark(seat), (f" {set_cell_size(self.names[seat], width)} ", style))

    # ---- writing

    def print(self, what: object = "", style: str | None = None) -> None:
        self.console.print(what, style=style)

    def indent(self, words: Words) -> None:
        self.console.print(Padding(words, (0, 0, 0, 2), expand=False))

    def tell(self, identifier: str, /, *, style: str | None = None, **params: Parameter) -> None:
        """Write one text of the catalogue."""
        self.console.print(Words(self.say(identifier, **params)), style=style)

    def tell_file(self, identifier: str, /, **params: Parameter) -> None:
        """Write a text with the path of a file, in one line, so that it can be copied."""
        self.console.print(Words(self.say(identifier, **params)), soft_wrap=True)

    def heading(self, text: str) -> None:
        self.console.print(self.headline(text))

    def headline(self, text: str) -> Words:
        """A separating line; a screen reader reads only its words."""
        words = Words(f"{self.sign('──')} {text} ", style="bold")
        return words.append(self.sign("─") * max(0, self.width - words.cell_len), style="dim")


def make_desk(language: str, *, to_stderr: bool = False) -> Desk:
    """The person's terminal: the colours, width and letters it can show; pipes work as well."""
    stream = sys.stderr if to_stderr else sys.stdout
    encoding = (getattr(stream, "encoding", None) or "ascii").lower()
    console = Screen(stderr=to_stderr, highlight=False, markup=False, emoji=False)
    has_height = console.is_terminal or os.environ.get("LINES", "").isdigit()
    return Desk(console, Texts(language), fancy="utf" in encoding, has_height=has_height)
