"""`baumeister play`: begin a game at the terminal, or continue one."""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from baumeister import Record
from baumeister.bots.door import Budget
from baumeister.bots.strangers import is_foreign_program
from baumeister.cli.desk import Desk
from baumeister.cli.my_games import SETTINGS, choose_kept, open_table
from baumeister.cli.prompt import Leave, ask_yes_no
from baumeister.cli.saves import Saves, open_saves
from baumeister.cli.seating import (
    DEFAULT_PLAYERS,
    Invitation,
    ask_invitation,
    bot_in_words,
    default_seats,
    name_commands,
    read_options,
    read_seats,
)
from baumeister.cli.sitting import TableAtTerminal
from baumeister.engine.errors import BaumeisterError
from baumeister.games import game as find_game
from baumeister.games import games as all_games
from baumeister.records import Seat
from baumeister.tables import FileStore, KeptTable, Store, Table, TableFinished
from baumeister.tables.file_store import SUFFIX


class NothingToResume(BaumeisterError):
    """There is no unfinished game."""

    code = "nothing-to-resume"


def play(desk: Desk, arguments: Namespace) -> None:
    name_commands(arguments.bot_command)
    saves = open_saves(os.environ, lambda file: desk.tell_file("saves-unwritten", file=str(file)))
    if saves.notice:
        desk.tell_file(saves.notice, folder=str(saves.folder or ""))
    try:
        kept = choose_table(desk, arguments, saves)
    except Leave:
        desk.tell("play-nothing-begun")
        return
    if kept.store is saves.store:
        saves.remember(kept.name)
    table = kept.table
    desk = desk.with_names([seat.name for seat in table.seats])
    introduce(desk, table)
    budget = None if arguments.iterations is None else Budget(iterations=arguments.iterations)
    TableAtTerminal(desk, kept, budget, saves, arguments.save).run()


def choose_table(desk: Desk, arguments: Namespace, saves: Saves) -> KeptTable:
    """What the command line says; if it says nothing, an unfinished game is offered, then questions are asked."""
    if arguments.resume is not None:
        return resume(desk, arguments.resume, saves)
    if wants_questions(arguments):
        if arguments.game is None and (kept := choose_kept(desk, saves)) is not None:
            return kept
        return begin(ask_invitation(desk, arguments.game), saves)
    return begin(read_invitation(desk, arguments), saves)


def wants_questions(arguments: Namespace) -> bool:
    given = (arguments.players, arguments.seats, arguments.seed)
    return all(value is None for value in given) and not arguments.option


def read_invitation(desk: Desk, arguments: Namespace) -> Invitation:
    game = find_game(arguments.game or all_games()[0])
    if arguments.seats is not None:
        words = arguments.seats.split(",")
        game.check_players(len(words))
        seats = read_seats(desk, words, arguments.players)
    else:
        players = DEFAULT_PLAYERS if arguments.players is None else arguments.players
        game.check_players(players)
        seats = default_seats(desk, players)
    return Invitation(game, seats, arguments.seed, read_options(game, arguments.option))


def begin(invitation: Invitation, saves: Saves) -> KeptTable:
    return KeptTable.begin(
        invitation.game.id,
        invitation.seats_for_record,
        invitation.seed,
        invitation.options,
        store=saves.store,
        name=saves.new_name(invitation.game.id),
        settings=SETTINGS,
    )


def allow_strangers(desk: Desk, seats: Sequence[Seat]) -> None:
    """A file from elsewhere may name third-party bots. They are programs: they run only if the person says so."""
    for who in seats:
        if who.bot is not None and is_foreign_program(who.bot.id):
            question = desk.say("play-allow-bot", name=who.name, bot=who.bot.id)
            if not ask_yes_no(desk, question, default=False):
                raise Leave


def resume(desk: Desk, file: str, saves: Saves) -> KeptTable:
    """The table played last, a table's file, or a record of an unfinished game."""
    if not file:
        name = saves.current()
        if name is None:
            raise NothingToResume("there is no game to go on with")
        return open_table(desk, saves.store, name)
    path = Path(file).expanduser()
    if path.suffix == SUFFIX:
        kept = open_table(desk, store_of(path, saves), path.stem)
        allow_strangers(desk, kept.table.seats)
        return kept
    record = Record.load(path)
    if Table(record).is_over:
        raise TableFinished("the game is over")
    allow_strangers(desk, record.seats_now())
    return KeptTable.resume(record, store=saves.store, name=saves.new_name(record.game), settings=SETTINGS)


def store_of(path: Path, saves: Saves) -> Store:
    """The person's own store if the file is in it."""
    own = saves.store
    is_own = isinstance(own, FileStore) and own.folder.resolve() == path.parent.resolve()
    return own if is_own else FileStore(path.parent)


def introduce(desk: Desk, table: Table) -> None:
    """Who plays, and what the symbols on the board mean."""
    for seat, who in enumerate(table.seats):
        kind = desk.say("play-person") if who.bot is None else desk.say("play-bot", bot=bot_in_words(desk, who.bot.id))
        desk.print(desk.player(seat).append(f" {kind}", style="none"))
    desk.tell(f"{table.game.id}-legend", style="dim")
