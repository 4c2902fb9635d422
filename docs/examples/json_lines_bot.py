"""A bot outside the package, in Python without any library: it takes what brings most for what it costs.

    baumeister arena magna_carta "cmd:python3 json_lines_bot.py" random --games 20

docs/bots_protocol.md has the messages.
"""

import json
import random
import sys
from typing import Any


def worth(choice: dict[str, Any]) -> int:
    """Pieces it brings, less those it costs."""

    def count(amounts: list[dict[str, Any]]) -> int:
        return sum(int(amount["count"]) for amount in amounts)

    return count(choice.get("brings", [])) - count(choice.get("costs", []))


def say(**message: object) -> None:
    print(json.dumps(message), flush=True)


def main() -> None:
    dice = random.Random()
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            say(type="hello", protocol=1, name="Collector")
        elif message["type"] == "game":
            dice = random.Random(message["seed"])  # the same seed, the same game
        elif message["type"] == "decision":
            choices = message["choices"]
            most = max(worth(choice) for choice in choices)
            chosen = dice.choice([choice for choice in choices if worth(choice) == most])
            say(type="choice", number=message["number"], action=chosen["name"])
        elif message["type"] == "bye":
            return


if __name__ == "__main__":
    main()
