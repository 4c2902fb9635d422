"""`baumeister rules`: look up a tile, a character, a favor, a ledger statement; the guide; or everything uncertain."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence

from rich.text import Text as Words

from baumeister import Game
from baumeister import game as find_game
from baumeister import games as all_games
from baumeister.cli.called import program
from baumeister.cli.desk import Desk
from baumeister.cli.guide import find_pages, show_guide, show_guide_contents
from baumeister.cli.layout import flow
from baumeister.cli.lookup import Piece, find, pieces_of, section_of, show, suggestions
from baumeister.cli.version import show_former_editions
from baumeister.engine.components import Mark
from baumeister.engine.errors import BaumeisterError
from baumeister.engine.ledger import Rule
from baumeister.texts.cards import piece_lines
from baumeister.texts.effects import text_id
from baumeister.texts.guide import guide_of
from baumeister.texts.ledger import note_text

#: More are shown only on request: a search with this many results needs another word.
MOST_SHOWN = 14


class NothingFound(BaumeisterError):
    """Nothing in the rules has these words."""

    code = "nothing-found"


def nothing_found(query: str, near: Sequence[str]) -> NothingFound:
    text = f"nothing found for {query[:80]!r}"
    return NothingFound(text, query=query[:80], near=", ".join(near), count=len(near))


def run_rules(desk: Desk, arguments: Namespace) -> None:
    if arguments.unconfirmed:
        list_unconfirmed(desk, arguments.words)
    elif arguments.guide:
        read_guide(desk, arguments.words, show_all=arguments.all)
    else:
        look_up(desk, arguments.words, show_all=arguments.all)


def look_up(desk: Desk, words: Sequence[str], *, show_all: bool = False) -> None:
    """The command `rules [GAME] WORDS...`."""
    titles, query = split_game(words)
    if not query:
        for title in titles:
            show_contents(desk, title)
        return
    found = [(title, thing) for title in titles for thing in find(title, query)]
    if not found:
        near = list(dict.fromkeys(name for title in titles for name in suggestions(title, query)))
        raise nothing_found(query, near)
    show_found(desk, found, len(found) if show_all else MOST_SHOWN)


def read_guide(desk: Desk, words: Sequence[str], *, show_all: bool = False) -> None:
    """The command `rules [GAME] --guide [PAGE]`: the pages there are, or those with these words."""
    titles, query = split_game(words)
    titles = [title for title in titles if guide_of(desk.texts, title)]
    if show_all or query:
        found = [(title, find_pages(desk, title, query)) for title in titles]
        if not any(pages for _, pages in found):
            raise nothing_found(query, [page.title for title in titles for page in guide_of(desk.texts, title)])
        for title, pages in found:
            show_guide(desk, title, pages)
    else:
        for title in titles:
            show_guide_contents(desk, title)


def show_found(desk: Desk, found: Sequence[tuple[Game, Piece | Rule]], most: int) -> None:
    several = len({title.id for title, _ in found}) > 1
    last = ""
    for title, thing in found[:most]:
        if several and title.id != last:
            desk.heading(desk.say(title.id))
            last = title.id
        show(desk, title, thing)
    if len(found) > most:
        desk.tell("rules-more", count=len(found) - most, style="dim")


def split_game(words: Sequence[str]) -> tuple[list[Game], str]:
    """The game named first, or all of them, and the words to look for."""
    if words and words[0] in all_games():
        return [find_game(words[0])], " ".join(words[1:])
    return [find_game(name) for name in all_games()], " ".join(words)


def show_contents(desk: Desk, game: Game) -> None:
    """What can be looked up."""
    desk.heading(desk.say(game.id))
    pieces = pieces_of(game)
    for kind in dict.fromkeys(piece.kind for piece in pieces):
        names = dict.fromkeys(
            desk.say(text_id(game.id, kind, piece.entry["id"])) for piece in pieces if piece.kind == kind
        )
        desk.print(flow(desk, desk.say(f"rules-kind-{kind}"), [Words(name) for name in names]))
    sections = dict.fromkeys(desk.say(text_id(game.id, "section", section_of(rule))) for rule in game.ledger)
    desk.print(flow(desk, desk.say("rules-sections"), [Words(section) for section in sections]))
    show_former_editions(desk, game)
    desk.tell("rules-how", program=program(), game=game.id, style="dim")


# ---- what is not certain


def list_unconfirmed(desk: Desk, words: Sequence[str]) -> None:
    """The command `rules [GAME] --unconfirmed`: every uncertain figure, assumed ones first."""
    titles, query = split_game(words)
    if query:
        raise nothing_found(query, all_games())
    for title in titles:
        desk.heading(desk.say(title.id))
        for confidence in ("assumed", "likely"):
            marks = [mark for mark in title.components.marks if mark.confidence == confidence]
            desk.print(Words(desk.say(f"confidence-{confidence}"), style="bold"))
            desk.indent(Words(desk.say(f"confidence-{confidence}-about"), style="dim"))
            for mark in marks:
                desk.indent(_mark_in_words(desk, title, mark))
        desk.tell("rules-correct-here", file=f"games/{title.id}/components.toml", style="dim")


def _mark_in_words(desk: Desk, game: Game, mark: Mark) -> Words:
    kind, _, identifier = mark.path.partition(".")
    piece = next((piece for piece in pieces_of(game) if (piece.kind, piece.entry["id"]) == (kind, identifier)), None)
    if piece is None:
        words = Words(mark.path)
    else:
        words = Words(f"{desk.say(text_id(game.id, kind, identifier))} ({identifier})")
        doubtful = [
            f"{line.label}: {line.words}"
            for line in piece_lines(desk.texts, game.components, kind, piece.entry)
            if line.confidence != "sure"
        ]
        if "name" in mark.fields:
            doubtful.append(desk.say(text_id(game.id, "field", "name")))
        words.append(f"  {'; '.join(doubtful)}")
    if mark.note:
        words.append(f"  ({note_text(desk.texts.language, game.id, mark.note)})", style="dim")
    return words
