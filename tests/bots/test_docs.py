"""The examples of docs/bots.md run as they stand there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"


def examples() -> list[str]:
    return re.findall(r"```python\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)


def test_the_first_example_is_a_bot_in_fifteen_lines_that_beats_random() -> None:
    names: dict[str, Any] = {}
    code = examples()[0]
    bot = code[code.index("class ") : code.index("result = ")]
    assert len([line for line in bot.splitlines() if line.strip()]) <= 15
    exec(compile(code, str(DOCS), "exec"), names)
    result = names["result"]
    assert result.bots == ("dreamer", "random")
    assert result.winners == (0,)


def test_the_second_example_plays_a_plan() -> None:
    names: dict[str, Any] = {"__name__": "example"}
    exec(compile(examples()[1], str(DOCS), "exec"), names)
    plan = names["Plan"]("caylus1303", players=2, games=2, bots=("greedy", "random"))
    assert names["run"](plan, workers=1).games == 2
