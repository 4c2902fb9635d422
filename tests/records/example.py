"""The example of docs/records.md, as it is played at a table."""

from __future__ import annotations

import re
from pathlib import Path

from baumeister.api import Record
from baumeister.records import Bot, bot, human
from baumeister.tables import GiveUp, KeptTable, SitDown, TakeBack
from tests.records.play import act

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
)


def example() -> Record:
    seats = [human("Anna"), bot("greedy", "Greta")]
    times = iter(TIMES)
    kept = KeptTable.begin("caylus1303", seats, seed=7, options={"first_game": True}, clock=lambda: next(times))
    act(kept, "character:bailiff")
    act(kept, "character:chamberlain")
    act(kept, "place:6")
    act(kept, "place:19")
    kept.do(TakeBack(0, kept.table.number))
    act(kept, "place:site")
    kept.do(GiveUp(0, Bot("greedy")))
    kept.do(SitDown(0, human("Chloé")))
    act(kept, "pass")
    return kept.table.owners_record().with_checks(5)


def block(page: str, language: str) -> str:
    """The first code block of the page in this language."""
    found = re.search(rf"```{language}\n(.*?)```", page, re.DOTALL)
    assert found is not None
    return found.group(1)


def with_example(page: str, record: Record) -> str:
    """The page with the example as it is today: other figures have another digest."""
    for language, form in (("json", record.to_json()), ("text", record.to_text())):
        page = page.replace(block(page, language), form)
    return page
