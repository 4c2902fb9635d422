"""The rule ledger: every rule of a game as one testable statement with a stable id."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources


@dataclass(frozen=True)
class Rule:
    """A statement, and where it comes from: page of the rulebook, our ruling, or an uncertain figure."""

    id: str
    text: str
    source: str


@cache
def load_ledger(package: str) -> Mapping[str, Rule]:
    """The `ledger.toml` in a game's folder, by id, in order."""
    data = tomllib.loads(resources.files(package).joinpath("ledger.toml").read_text("utf-8"))
    return {entry["id"]: Rule(entry["id"], entry["text"], entry["source"]) for entry in data["rule"]}
