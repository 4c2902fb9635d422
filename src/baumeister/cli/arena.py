"""`baumeister arena`: matches between bots, and a ladder of them."""

from __future__ import annotations

import dataclasses
import json
import sys
from argparse import Namespace
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from rich.table import Table as Grid

from baumeister import game as find_game
from baumeister.arena.book import RECORDS, ROWS, Book
from baumeister.arena.chart import Words, draw_ladder
from baumeister.arena.contest import BadPlan, Contest
from baumeister.arena.executor import make_executor
from baumeister.arena.ladder import Ladder, MatchResult, climb
from baumeister.arena.running import ContestRun
from baumeister.cli.desk import Desk
from baumeister.cli.layout import percent, percent_span
from baumeister.cli.progress import error_desk, progress_bar
from baumeister.cli.seating import (
    label_in_words,
    name_commands,
    option_name,
    read_bot,
    read_options,
    value_in_words,
)

CHART, TABLE = "ladder.svg", "ladder.json"


def run_arena(desk: Desk, arguments: Namespace) -> None:
    name_commands(arguments.bot_command)
    game = find_game(arguments.game)
    if arguments.records and arguments.out is None:
        raise BadPlan("records need a folder: --out DIR", value="--records")
    contest = Contest(
        game=game.id,
        bots=tuple(read_bot(word) for word in arguments.bots),
        players=arguments.players,
        games=arguments.games,
        first_seed=arguments.seed or 0,
        options=read_options(game, arguments.option),
        iterations=arguments.iterations,
        mode=arguments.mode,
        stop=arguments.stop,
        records=arguments.records,
    )
    book = None if arguments.out is None else Book(arguments.out, contest)
    ladder = play_contest(desk, contest, book, arguments)
    result = as_json(contest, ladder)
    if book is not None:
        book.keep_file(TABLE, result)
        book.keep_file(CHART, draw_ladder(ladder, chart_words(desk, contest, ladder)))
    if arguments.json:
        sys.stdout.write(result)
    else:
        show_ladder(desk, ladder)
        if book is not None:
            tell_files(desk, book.folder, contest)


def play_contest(desk: Desk, contest: Contest, book: Book | None, arguments: Namespace) -> Ladder:
    executor = make_executor(arguments.workers, arguments.cluster)
    try:
        run = ContestRun(contest, executor, book)
        with progress_bar(desk, desk.say("simulate-running"), run.total, run.played) as bar:
            for played in run:
                bar.show(played, run.total)
    except KeyboardInterrupt:
        if book is not None:
            error_desk(desk).tell_file("arena-stopped", folder=str(book.folder))
        raise
    finally:
        executor.close()
    return climb(contest, run.outcomes())


def as_json(contest: Contest, ladder: Ladder) -> str:
    whole: dict[str, Any] = {
        "game": contest.game,
        "players": contest.players,
        "options": dict(contest.options),
        "first_seed": contest.first_seed,
        "mode": contest.mode,
        **dataclasses.asdict(ladder),
    }
    return json.dumps(whole, indent=2) + "\n"


def chart_words(desk: Desk, contest: Contest, ladder: Ladder) -> Words:
    """A file can hold all letters, whatever this terminal can show."""
    desk = replace(desk, fancy=True)
    return Words(
        title=desk.say("arena-title", game=desk.say(contest.game), players=contest.players),
        about=desk.say("arena-options", games=ladder.games, options=options_in_words(desk, contest)),
        ratings=desk.say("arena-ratings"),
        matches=desk.say("arena-matches"),
        fair=desk.say("arena-fair"),
        label=partial(label_in_words, desk),
        number=desk.texts.number,
    )


def options_in_words(desk: Desk, contest: Contest) -> str:
    """The options that differ from their defaults."""
    game = find_game(contest.game)
    found = [
        f"{option_name(desk, game, option)}: {value_in_words(desk, value)}"
        for option in game.options
        if (value := contest.settled[option.name]) != option.default
    ]
    return ", ".join(found) or desk.say("arena-default")


def show_ladder(desk: Desk, ladder: Ladder) -> None:
    texts = desk.texts
    desk.tell("simulate-done", games=ladder.games, decisions=ladder.decisions)
    grid = _grid(desk, "", "arena-rating", "simulate-interval", "simulate-entries", "simulate-wins", "simulate-share")
    for column in ("simulate-interval", "simulate-points"):
        grid.add_column(desk.say(column), justify="right")
    for rung in ladder.rungs:
        grid.add_row(
            label_in_words(desk, rung.bot),
            f"{rung.rating.value:.0f}",
            f"{rung.rating.low:.0f}-{rung.rating.high:.0f}",
            texts.number(rung.entries),
            texts.number(rung.wins, 1),
            percent(texts, rung.share),
            percent_span(texts, rung.interval),
            texts.number(rung.mean_score, 1),
        )
    desk.print(grid)
    if ladder.matches:
        desk.print()
        show_matches(desk, ladder)
    for one in ladder.matches:
        if one.repeats:
            desk.tell("arena-repeats", match=match_in_words(desk, one), games=one.games, different=one.different)
    for rung in ladder.rungs:
        if rung.faults:
            what = ", ".join(f"{count} {code}" for code, count in rung.faults.items())
            desk.tell("arena-faults", bot=label_in_words(desk, rung.bot), faults=what, first=rung.first_fault)


def match_in_words(desk: Desk, match: MatchResult) -> str:
    return desk.sign(f"{label_in_words(desk, match.single)} – {label_in_words(desk, match.others)}")


def show_matches(desk: Desk, ladder: Ladder) -> None:
    texts = desk.texts
    grid = _grid(desk, "arena-match", "arena-games", "simulate-share", "simulate-interval", "arena-fair")
    grid.add_column(desk.say("arena-always"), justify="right", no_wrap=True)
    grid.add_column(desk.say("arena-verdict"))
    for one in ladder.matches:
        better = one.sequence[0] > one.fair
        verdict = "arena-open" if one.decided is None else "arena-better" if better else "arena-worse"
        grid.add_row(
            match_in_words(desk, one),
            texts.number(one.games),
            percent(texts, one.share),
            percent_span(texts, one.interval),
            percent(texts, one.fair),
            percent_span(texts, one.sequence),
            desk.say(verdict, games=one.decided or 0),
        )
    desk.print(grid)


def _grid(desk: Desk, first: str, *columns: str) -> Grid:
    grid = Grid(box=None, pad_edge=False, header_style="bold")
    grid.add_column(desk.say(first) if first else "")
    for column in columns:
        grid.add_column(desk.say(column), justify="right", no_wrap=True)
    return grid


def tell_files(desk: Desk, folder: Path, contest: Contest) -> None:
    files = [CHART, TABLE, ROWS, *([RECORDS] if contest.records else [])]
    desk.tell_file("arena-kept", folder=str(folder), files=", ".join(files))
