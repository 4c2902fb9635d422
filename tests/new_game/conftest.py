"""The files of the tiny game belong to a copy of the project: nothing of them is collected here."""

from __future__ import annotations

collect_ignore = ["pebbles"]
