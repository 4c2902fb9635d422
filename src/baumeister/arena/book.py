"""Where a contest keeps what was played: a folder with the schedule, one row for every game, and records if asked for.

Rows are appended as games end, with one flushed write per piece of work. However a contest was stopped, it resumes
where its rows end: lines that are not rows, such as half a line at the end, are dropped and their games played again.
When everything is played the rows are sorted, so the file does not depend on who played what when.
"""

from __future__ import annotations

import csv
import io
import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import baumeister
from baumeister.arena.contest import Contest
from baumeister.arena.playing import Outcome
from baumeister.bots.guard import Fault
from baumeister.bots.levels import version_of
from baumeister.engine.errors import BaumeisterError
from baumeister.games import game as find_game
from baumeister.records.files import write_durably

SCHEDULE: Final = "contest.json"
ROWS: Final = "games.csv"
RECORDS: Final = "records"
#: What may differ when a contest is resumed: the existing rows stay the same. There may be more games.
_MAY_CHANGE: Final = ("games", "records")


class OtherContest(BaumeisterError):
    """folder, fields: what is there was played with other settings."""

    code = "other-contest"


class BookFailed(BaumeisterError):
    """folder: it cannot be read or written."""

    code = "book-failed"


class Book:
    """The folder of one contest."""

    def __init__(self, folder: Path, contest: Contest) -> None:
        self.folder = folder
        self._contest = contest
        self._names = columns(contest.players)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if contest.records:
                (folder / RECORDS).mkdir(exist_ok=True)
            self._check_schedule()
        except OSError as error:
            raise self._failed(error) from error

    def _check_schedule(self) -> None:
        path = self.folder / SCHEDULE
        wanted = schedule_of(self._contest)
        if path.exists():
            try:
                found = dict(json.loads(path.read_bytes()))
                games = int(found.get("games", 0))
            except (ValueError, TypeError, OverflowError, RecursionError) as error:
                raise self._failed(error) from error
            different = [name for name in wanted if name not in _MAY_CHANGE and found.get(name) != wanted[name]]
            if games > wanted["games"]:
                different.append("games")
            if different:
                message = f"{self.folder} holds a contest with other {', '.join(different)}"
                raise OtherContest(message, folder=str(self.folder), fields=", ".join(different))
        write_durably(path, (json.dumps(wanted, indent=2) + "\n").encode())

    # ---- rows

    def read(self) -> list[Outcome]:
        """What was played so far. Incomplete lines are dropped."""
        try:
            text = (self.folder / ROWS).read_text("utf-8", "replace")
        except FileNotFoundError:
            return []
        except OSError as error:
            raise self._failed(error) from error
        whole = text[: text.rfind("\n") + 1]
        try:
            rows = list(csv.DictReader(io.StringIO(whole), self._names))
        except csv.Error as error:
            raise self._failed(error) from error
        found = map(self._outcome, rows)
        return [outcome for outcome in found if outcome is not None]

    def write(self, outcomes: Iterable[Outcome]) -> None:
        """Rewrite all rows, in order."""
        lines = self._lines([dict(zip(self._names, self._names, strict=True)), *map(self._row, outcomes)])
        try:
            write_durably(self.folder / ROWS, lines)
        except OSError as error:
            raise self._failed(error) from error

    def append(self, outcomes: Iterable[Outcome]) -> None:
        outcomes = list(outcomes)
        try:
            for outcome in outcomes:
                if outcome.record:
                    write_durably(self.folder / RECORDS / record_name(outcome), outcome.record.encode())
            with (self.folder / ROWS).open("ab", buffering=0) as file:
                file.write(self._lines(map(self._row, outcomes)))
                os.fsync(file.fileno())
        except OSError as error:
            raise self._failed(error) from error

    # ---- records

    def lacks_record(self, outcome: Outcome) -> bool:
        """Was it played without a record, although records are wanted now?"""
        return self._contest.records and not (self.folder / RECORDS / record_name(outcome)).exists()

    def keep_records_of(self, outcomes: Iterable[Outcome]) -> None:
        """Delete those of games that do not count: how many of these were begun depends on the number of cores."""
        wanted = {record_name(outcome) for outcome in outcomes}
        try:
            for path in (self.folder / RECORDS).glob("*-*.json"):
                if path.name not in wanted:
                    path.unlink()
        except OSError as error:
            raise self._failed(error) from error

    def keep_file(self, name: str, text: str) -> Path:
        """Something made from the rows, such as the chart."""
        path = self.folder / name
        try:
            write_durably(path, text.encode())
        except OSError as error:
            raise self._failed(error) from error
        return path

    def _lines(self, rows: Iterable[dict[str, Any]]) -> bytes:
        text = io.StringIO()
        csv.DictWriter(text, self._names, lineterminator="\n").writerows(rows)
        return text.getvalue().encode()

    def _row(self, outcome: Outcome) -> dict[str, Any]:
        row: dict[str, Any] = {
            "match": outcome.match + 1,
            "number": outcome.number + 1,
            "seed": outcome.seed,
            "decisions": outcome.decisions,
            "faults": json.dumps([[seat, fault.code, fault.words] for seat, fault in outcome.faults])
            if outcome.faults
            else "",
        }
        for seat, label in enumerate(outcome.bots):
            row[f"bot_{seat + 1}"] = label
            row[f"score_{seat + 1}"] = outcome.scores[seat]
            row[f"won_{seat + 1}"] = int(seat in outcome.winners)
        return row

    def _outcome(self, row: dict[str, str]) -> Outcome | None:
        seats = range(1, self._contest.players + 1)
        try:
            faults = json.loads(row["faults"]) if row["faults"] else []
            winners = tuple(seat - 1 for seat in seats if row[f"won_{seat}"] == "1")
            if not winners:  # somebody wins every game
                return None
            return Outcome(
                match=int(row["match"]) - 1,
                number=int(row["number"]) - 1,
                seed=int(row["seed"]),
                bots=tuple(row[f"bot_{seat}"] for seat in seats),
                scores=tuple(int(row[f"score_{seat}"]) for seat in seats),
                winners=winners,
                decisions=int(row["decisions"]),
                faults=tuple((int(seat), Fault(str(code), str(words))) for seat, code, words in faults),
            )
        except (ValueError, TypeError, KeyError, RecursionError):
            return None  # the header, and half-written lines

    def _failed(self, error: Exception) -> BookFailed:
        return BookFailed(f"{self.folder}: {error}", folder=str(self.folder))


def columns(players: int) -> list[str]:
    """Names of the columns of a row."""
    seats = range(1, players + 1)
    by_seat = [f"{kind}_{seat}" for kind in ("bot", "score", "won") for seat in seats]
    return ["match", "number", "seed", *by_seat, "decisions", "faults"]


def record_name(outcome: Outcome) -> str:
    return f"{outcome.match + 1}-{outcome.number + 1}.json"


def schedule_of(contest: Contest) -> dict[str, Any]:
    """What a row depends on, except what may change. The version of a level includes its net."""
    title = find_game(contest.game)
    bots = [
        [who.label, who.bot, version_of(who.bot, contest.game), who.budget.iterations]
        for who in contest.seated.values()
    ]
    wanted = {
        "game": contest.game,
        "rules": list(title.rules_version),
        "program": baumeister.__version__,
        "bots": bots,
        "players": contest.players,
        "mode": contest.mode,
        "first_seed": contest.first_seed,
        "options": dict(contest.options),
        "games": contest.games,
        "stop": contest.stop,
        "records": contest.records,
    }
    plain: dict[str, Any] = json.loads(json.dumps(wanted))
    return plain
