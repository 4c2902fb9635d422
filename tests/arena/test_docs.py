"""The published protocol: every example in it is a message that this program sends or understands."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest

from baumeister.bots import json_lines, programs

TEXT = (Path(__file__).parents[2] / "docs" / "bots_protocol.md").read_text("utf-8")
EXAMPLES = re.findall(r"```json (to-bot|from-bot)\n(.*?)```", TEXT, re.DOTALL)
TO_BOT = json_lines.Hello | json_lines.GameBegins | json_lines.DecisionAsked | json_lines.Bye


@pytest.mark.parametrize(("way", "example"), EXAMPLES)
def test_every_example_is_a_message(way: str, example: str) -> None:
    kind = TO_BOT if way == "to-bot" else json_lines.Heard
    message = msgspec.json.decode(example, type=kind)
    assert set(json.loads(example)) - {"type"} <= set(message.__struct_fields__)


def test_every_kind_of_message_has_an_example() -> None:
    shown = {json.loads(example)["type"] for _, example in EXAMPLES}
    assert shown == {"hello", "game", "decision", "choice", "bye", "log"}


def test_every_code_is_explained() -> None:
    kinds = (programs.BotTimedOut, programs.BotEnded, programs.BotTalksNonsense)
    assert all(f"`{kind.code}`" in TEXT for kind in kinds)
