"""The ladder of docs/strength.md, measured anew:
`python tools/measure_ladder.py PART... [--game ID] [--only TEXT] [--games N] [--out DIR]`.

Parts:

    core      2 and 4 players, every level against the one below, Master also against Apprentices; Master at 200
              iterations instead of 20,000 (under 45 minutes on two cores for all four games)
    players   all other numbers of players
    options   every module and variant of a game away from its default, 4 players
    readings  the same for options that stand for another reading of one rule
    twice     Master with twice the iterations against Master: 200 against 100 with 2 players, 100 against 50 with 4
    levels    2 players, every level against the one below, Master at 4,000 iterations; what the new-table page says of
              levels (src/baumeister/bots/shares.json) is written anew
    scaling   Master at 800 and at 3,200 iterations against Masters at 200, and at 12,800 against Masters at 800 (40
              games), with 4 and 2 players
    full      Master as people meet it, with all its iterations: a spot check, of few games

Every match is a contest of the arena with a folder of its own, so whatever stops it, the same command goes on; a folder
whose bots or nets have changed since is refused: choose another `--out`. Games begin at a seed that no training and no
tuning has seen. `ladder.md` in the folder has the rows of all matches that were measured there, now or before, as they
stand in the documentation.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

import baumeister as bm
from baumeister.arena.book import Book
from baumeister.arena.contest import Contest
from baumeister.arena.executor import Executor, make_executor
from baumeister.arena.ladder import MatchResult, climb
from baumeister.arena.running import ContestRun
from baumeister.bots import shares
from baumeister.bots.levels import offered
from baumeister.bots.shares import Share
from baumeister.engine.options import OptionValue

#: Training begins at 100,000,000 and checks at 900,000,000; judges and search were tuned on small seeds.
FIRST_SEED = 2_000_000_000
QUICK = "master@200"
#: In the folder of a match: its line of the table.
LINE = "line.md"
HEAD = ("| table | match | games | share | 95 % | fair |", "|---|---|---:|---:|---|---:|")
PARTS = ("core", "players", "options", "readings", "twice", "levels", "scaling", "full")
#: Master's full strength takes up to 20 seconds a game; this is well above every Foreman.
MASTER_OF_LEVELS = "master@4000"
SHARES = Path(shares.__file__).with_name(shares.FILE)
#: Options that change one rule where its text can be read in two ways; a game with them is hardly another one.
READINGS = ("lawyer_points", "strict_gate", "castle_by_scale", "monument_without_house", "any_covered")


@dataclass(frozen=True)
class Row:
    """One bot against copies of another at one kind of table."""

    game: str
    players: int
    one: str
    others: str
    games: int
    option: tuple[str, OptionValue] | None = None

    @property
    def folder(self) -> str:
        option = "" if self.option is None else f"-{self.option[0]}-{self.option[1]}"
        return f"{self.game}-{self.players}{option}-{self.one}-{self.others}".lower()

    @property
    def words(self) -> str:
        table = f"{self.game}, {self.players} players"
        if self.option is not None:
            table += f", {self.option[0]} = {str(self.option[1]).lower()}"
        others = self.others if self.players == 2 else f"{self.players - 1} x {self.others}"
        return f"{table} | {self.one} v {others}"

    def contest(self) -> Contest:
        options = {} if self.option is None else dict([self.option])
        return Contest(self.game, (self.one, self.others), self.players, self.games, FIRST_SEED, options)


def rows_of(part: str, game_id: str) -> Iterator[Row]:
    game = bm.game(game_id)
    steps = (("journeyman", "apprentice"), (QUICK, "journeyman"), (QUICK, "apprentice"))
    if part == "core":
        for players in (4, 2):
            yield from (Row(game_id, players, one, others, 200) for one, others in steps)
    elif part == "players":
        for players in range(max(2, game.players_min), game.players_max + 1):
            if players not in (2, 4):
                yield from (Row(game_id, players, one, others, 200) for one, others in steps[:2])
    elif part in ("options", "readings"):
        for option in game.options:
            for value in option.choices:
                if value != option.default and (option.name in READINGS) == (part == "readings"):
                    chosen = (option.name, value)
                    yield from (Row(game_id, 4, one, others, 200, chosen) for one, others in steps[:2])
    elif part == "twice":
        yield Row(game_id, 2, "master@200", "master@100", 200)
        yield Row(game_id, 4, "master@100", "master@50", 200)
    elif part == "levels":
        for below, level in pairwise(offered()):
            if level == "master":
                yield Row(game_id, 2, MASTER_OF_LEVELS, below, 40)
            else:
                yield Row(game_id, 2, level, below, 200)
    elif part == "scaling":
        for more in ("master@800", "master@3200"):
            yield from (Row(game_id, players, more, QUICK, 200) for players in (4, 2))
        yield from (Row(game_id, players, "master@12800", "master@800", 40) for players in (4, 2))
    else:
        yield Row(game_id, 4, "master", "apprentice", 24)
        yield Row(game_id, 2, "master", "journeyman", 24)


def measure(row: Row, executor: Executor, folder: Path, console: Console) -> MatchResult:
    """Play a match, as far as it has not been played; its line is kept in its folder."""
    contest = row.contest()
    book = Book(folder / row.folder, contest)
    run = ContestRun(contest, executor, book)
    columns = (TextColumn(row.words.replace("|", "")), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=run.total, completed=run.played)
        for played in run:
            progress.update(task, completed=played)
    (result,) = climb(contest, run.outcomes()).matches
    book.keep_file(LINE, line(row, result) + "\n")
    return result


def share_of(row: Row, result: MatchResult) -> Share:
    """A match of the part `levels` as the program keeps it."""
    player = row.contest().seated[row.one]
    low, high = result.interval
    return Share(
        level=player.name,
        against=row.others,
        players=row.players,
        games=result.games,
        share=round(result.share, 4),
        low=round(low, 4),
        high=round(high, 4),
        iterations=player.budget.iterations or 0,
        versions=shares.versions_of(player.name, row.others, row.game),
    )


def keep_share(game_id: str, share: Share, file: Path) -> None:
    """Put a share in the place of what the file has for this title and level."""
    kept = shares.read_shares(file.read_text("utf-8"))
    others = [one for one in kept.get(game_id, ()) if one.level != share.level]
    by_level = sorted([*others, share], key=lambda one: offered().index(one.level))
    file.write_text(shares.write_shares({**kept, game_id: by_level}), "utf-8")


def collect(folder: Path) -> list[str]:
    """The lines of all matches that were measured in a folder, in the order of the parts."""
    rows = {row.folder: row for part in PARTS for game_id in bm.games() for row in rows_of(part, game_id)}
    kept = [folder / name / LINE for name in rows]
    return [path.read_text("utf-8").rstrip() for path in kept if path.exists()]


def line(row: Row, result: MatchResult) -> str:
    low, high = (100 * bound for bound in result.interval)
    shares = f"{100 * result.share:.0f} % | {low:.0f} to {high:.0f} | {100 * result.fair:.0f} %"
    games = f"{result.games} ({result.different} different)" if result.repeats else result.games
    return f"| {row.words} | {games} | {shares} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", metavar="PART", help="core (unless said otherwise) and those above")
    parser.add_argument("--game", action="append", choices=bm.games(), help="only this one (may be said again)")
    parser.add_argument("--only", default="", metavar="TEXT", help="matches with this in the name of their folder")
    parser.add_argument("--games", type=int, help="of a match at most; more of them later go on from these")
    parser.add_argument("--out", type=Path, default=Path("build/ladder"), help="where the games are kept")
    parser.add_argument("--workers", type=int, help="processes; unless said otherwise one for each core")
    arguments = parser.parse_args()
    parts = arguments.parts or ["core"]
    if unknown := set(parts) - set(PARTS):
        parser.error(f"no such part: {', '.join(sorted(unknown))}; there are {', '.join(PARTS)}")
    console = Console(stderr=True)
    executor = make_executor(arguments.workers)
    lines = [*HEAD]
    try:
        for part in parts:
            for game_id in arguments.game or bm.games():
                for usual in rows_of(part, game_id):
                    if arguments.only not in usual.folder:
                        continue
                    row = replace(usual, games=min(usual.games, arguments.games or usual.games))
                    result = measure(row, executor, arguments.out, console)
                    lines.append(line(row, result))
                    if part == "levels":
                        keep_share(game_id, share_of(row, result), SHARES)
                    console.print(lines[-1], highlight=False, soft_wrap=True)
                    table = [*HEAD, *collect(arguments.out)]
                    (arguments.out / "ladder.md").write_text("\n".join(table) + "\n", "utf-8")
    finally:
        executor.close()
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
