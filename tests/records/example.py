"""The example of docs/records.md: python -m tests.records.example writes it into the page."""

from __future__ import annotations

import re
from pathlib import Path

from msgspec.structs import replace

from baumeister import Record
from baumeister.records import Bot, End, Resign, SeatChange, TimeOut, bot, human
from tests.records.play import Sitting

PAGE = Path(__file__).parents[2] / "docs" / "records.md"
TIMES = (
    "2026-08-01T18:30:05Z",
    "2026-08-01T18:30:40Z",
    "2026-08-01T18:31:02.250Z",
    "2026-08-01T18:31:30Z",
    "2026-08-01T18:31:41Z",
    "2026-08-01T18:32:10Z",
    "2026-08-01T18:33:00Z",
    "2026-08-02T09:00:00Z",
    "2026-08-02T09:01:00Z",
    "2026-08-02T09:06:00Z",
    "2026-08-02T09:06:00Z",
    "2026-08-02T09:10:00Z",
)


def example() -> Record:
    times = iter(TIMES)
    seats = [human("Anna"), bot("greedy", "Greta", "0.9")]
    sitting = Sitting("caylus1303", seats, 7, {"first_game": True}, clock=lambda: next(times))
    sitting.act("character:bailiff")
    sitting.act("character:chamberlain")
    sitting.act("place:6")
    sitting.act("place:19")
    sitting.undo(0, back_to=3)
    sitting.act("place:site", more={"remark": "better"})
    sitting.enter(Resign(7, 0, Bot("greedy", "0.9")))
    sitting.enter(SeatChange(8, 0, human("Chloé")))
    sitting.act("pass")
    sitting.enter(TimeOut(10, 0))
    sitting.act("pass", by="clock")
    sitting.enter(End(12, "agreement", (0,)))
    return replace(sitting.record(), more={"event": "summer league"}).with_checks(5)


def block(page: str, language: str) -> str:
    """The first code block of the page in this language."""
    found = re.search(rf"```{language}\n(.*?)```", page, re.DOTALL)
    assert found is not None
    return found.group(1)


def with_example(page: str, record: Record) -> str:
    """The page with the example as it is today."""
    for language, form in (("json", record.to_json()), ("text", record.to_text())):
        page = page.replace(block(page, language), form)
    return page


def main() -> None:
    PAGE.write_text(with_example(PAGE.read_text("utf-8"), example()), "utf-8")


if __name__ == "__main__":
    main()
