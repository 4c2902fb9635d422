"""`baumeister rules GAME --guide`: the rules for people, a page for each phase, as in the browser."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text as Words

from baumeister import Game
from baumeister.cli.called import program
from baumeister.cli.desk import Desk
from baumeister.cli.layout import hang
from baumeister.cli.lookup import plain
from baumeister.texts.catalogue import LANGUAGES, Texts
from baumeister.texts.effects import text_id
from baumeister.texts.guide import Page, guide_of


def show_guide(desk: Desk, game: Game, pages: Sequence[Page]) -> None:
    """Whole pages."""
    for page in pages:
        desk.heading(f"{desk.say(game.id)}: {page.title}")
        desk.print(Words(desk.sign(page.lead), style="italic"))
        for sentence in page.sentences:
            desk.print(hang(desk, Words(desk.sign(f"· {sentence}"))))
        desk.print(Words.assemble((desk.say("rules-example"), "bold"), f" {desk.sign(page.example)}"))


def show_guide_contents(desk: Desk, game: Game) -> None:
    """Which pages there are, each with what it is about in one sentence."""
    desk.heading(desk.say(game.id))
    for page in guide_of(desk.texts, game):
        desk.print(Words.assemble((page.title, "bold"), (f"  {page.id}", "dim")))
        desk.indent(Words(desk.sign(page.lead)))
    desk.tell("rules-guide-how", program=program(), game=game.id, page="overview", style="dim")


def find_pages(desk: Desk, game: Game, query: str) -> list[Page]:
    """The pages whose id, title or phase has these words, in either language; one that is called so stands alone."""
    pages = guide_of(desk.texts, game)
    names: dict[str, list[str]] = {page.id: [page.id] for page in pages}
    for texts in map(Texts, LANGUAGES):
        for page in guide_of(texts, game):
            phases = [texts.say(text_id(game.id, "phase", phase)) for phase in page.phases]
            names[page.id] += [plain(page.title), *map(plain, phases)]
    wanted = plain(query).strip()
    exact = [page for page in pages if wanted in names[page.id]]
    return exact or [page for page in pages if any(wanted in name for name in names[page.id])]
