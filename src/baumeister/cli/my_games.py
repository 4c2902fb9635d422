"""My games: unfinished tables, to continue, rename or delete; damaged ones are rescued."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from rich.text import Text as Words

from baumeister.cli.desk import Desk
from baumeister.cli.layout import hang
from baumeister.cli.prompt import QUIT, Leave, ask_yes_no, read_line, whole_number
from baumeister.cli.saves import Saves
from baumeister.engine.errors import BaumeisterError
from baumeister.records import RecordError
from baumeister.tables import FileStore, KeptTable, Settings, Store, StoreDamaged, Table, rescue
from baumeister.texts.reasons import error_in_words

#: At a terminal nobody wants to be asked when there is nothing to decide.
SETTINGS = Settings(auto_forced=True)
#: How many are listed at once, the last played first.
PAGE = 12
#: The command that shows the next ones.
MORE = "+"
#: A title shares one line with everything else.
MOST_TITLE = 40


@dataclass(frozen=True)
class SavedGame:
    """An entry in the list; without a table it is damaged."""

    name: str
    title: str
    table: Table | None
    facts: tuple[str, ...]


def open_table(desk: Desk, store: Store, name: str) -> KeptTable:
    """Continue a table; a damaged one is rescued up to the damage, and the person is told."""
    try:
        return KeptTable.open(store, name, settings=SETTINGS)
    except (StoreDamaged, RecordError):
        if not isinstance(store, FileStore):
            raise
        rescued = rescue(store, name)
        desk.tell_file("games-rescued", number=rescued.number, file=str(rescued.original))
        return KeptTable.open(store, name, settings=SETTINGS)


def choose_kept(desk: Desk, saves: Saves) -> KeptTable | None:
    """The table the person wants to continue; None: a new one, or there are none."""
    first = 0
    while listed := list_games(desk, saves, first + PAGE):
        first = first if first < len(listed) else 0
        show_games(desk, saves, listed, first)
        answer = read_line(desk, f"{desk.say('games-ask')} [1] ")
        if answer.casefold() == QUIT:
            raise Leave
        word, _, rest = answer.partition(" ")
        number, _, title = rest.strip().partition(" ")
        at = whole_number(number)
        if word.casefold() in ("n", *desk.say("ask-no").split()):
            return None
        chosen = 1 if not word or word.casefold() in desk.say("ask-yes").split() else whole_number(word)
        if chosen is not None and 1 <= chosen <= len(listed):
            if (kept := _open_listed(desk, saves, listed[chosen - 1])) is not None:
                return kept
        elif word == MORE:
            first += PAGE
        elif word.casefold() in ("r", "d") and at is not None and 1 <= at <= len(listed):
            _rename_or_delete(desk, saves, listed[at - 1], word.casefold(), title)
        else:
            desk.tell("games-how", style="italic")
    return None


def _open_listed(desk: Desk, saves: Saves, game: SavedGame) -> KeptTable | None:
    """None: it cannot be read. The person is told, and the list has others."""
    try:
        return open_table(desk, saves.store, game.name)
    except BaumeisterError as error:
        desk.print(Words(desk.sign(error_in_words(desk.texts, error)), style="italic"))
        return None


def _rename_or_delete(desk: Desk, saves: Saves, game: SavedGame, word: str, title: str) -> None:
    if word == "r":
        clean = "".join(letter for letter in title if letter.isprintable()).strip()
        saves.rename(game.name, clean[:MOST_TITLE])
    elif ask_yes_no(desk, desk.say("games-delete", title=game.title), default=False):
        saves.delete(game.name)


def list_games(desk: Desk, saves: Saves, most: int) -> list[SavedGame]:
    """Unfinished tables, the current one first, then the last played; reading all of them would take long."""
    names = saves.open_names()
    current = saves.current()
    if current in names:
        names = [current, *(name for name in names if name != current)]
    listed: list[SavedGame] = []
    for name in names:
        if len(listed) == most:
            break
        found = _listed(desk, saves, name)
        if found.table is not None and found.table.is_over:
            saves.finish(name)
        else:
            listed.append(found)
    return listed


def _listed(desk: Desk, saves: Saves, name: str) -> SavedGame:
    title = saves.title_of(name)
    played = _when(desk, saves.played_at(name))
    try:
        table = Table(saves.store.load(name).record)
    except BaumeisterError as error:
        damaged = isinstance(error, StoreDamaged | RecordError) and error.params.get("line") != 1
        return SavedGame(name, title or name, None, (desk.say("games-damaged" if damaged else "games-lost"), played))
    names = ", ".join(seat.name for seat in table.seats)
    usual = desk.say("games-with", game=desk.say(table.game.id), names=names)
    facts = [usual] if title else []
    facts.append(desk.say("games-round", round=int(table.view(None).round)))
    if not table.is_over:
        facts.append(desk.say("games-turn", name=table.seats[table.seat].name))
    return SavedGame(name, title or usual, table, (*facts, played))


def _when(desk: Desk, seconds: float) -> str:
    moment = datetime.fromtimestamp(seconds)  # noqa: DTZ006  (the person's own clock)
    time = f"{moment:%H:%M}"
    is_today = moment.date() == datetime.now().date()  # noqa: DTZ005
    return desk.say("games-today", time=time) if is_today else f"{moment:%Y-%m-%d} {time}"


def show_games(desk: Desk, saves: Saves, listed: list[SavedGame], first: int) -> None:
    desk.heading(desk.say("games-title"))
    for number, game in enumerate(listed[first:], start=first + 1):
        words = Words.assemble((f"{number:>3} ", "bold"), game.title)
        for fact in game.facts:
            words.append(f"{desk.sign(' · ')}{fact}", style="dim")
        desk.print(hang(desk, words, 4))
    older = len(saves.open_names()) - len(listed)
    if older > 0 and isinstance(saves.store, FileStore):
        desk.tell_file("games-older", count=older, folder=str(saves.store.folder))
    desk.tell("games-how", style="dim")
