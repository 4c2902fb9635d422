"""Writes docs/observations.md: all columns of all observations, from the code.

python -m tools.observation_table
"""

from __future__ import annotations

from pathlib import Path

from baumeister.research.spec import column_groups, column_names, observation_digest, observed_games

TARGET = Path(__file__).parent.parent / "docs" / "observations.md"
HEAD = """# Columns of the observations

Made by `python -m tools.observation_table`. What the rows are for, and what they leave out: [research.md](research.md).
Seats are counted from the one who looks: `me`, `next`, `third`, `fourth`, `fifth`. A column that is not explained as a
number is 1 where the name is true. The digest of a game's names is the version of its observations. All names:

    from baumeister.research.spec import column_names
    column_names("caylus1303")
"""


def made() -> str:
    parts = [HEAD]
    for game_id in observed_games():
        parts.append(
            f"\n## {game_id}: {len(column_names(game_id)):,} columns, digest `{observation_digest(game_id)}`\n"
        )
        parts.append("| from | columns | names | what |\n|---:|---:|---|---|")
        for group in column_groups(game_id):
            names = group.names
            shown = ", ".join(f"`{name}`" for name in names) if len(names) <= 8 else f"`{names[0]}` … `{names[-1]}`"
            parts.append(f"| {group.first} | {len(names)} | {shown} | {group.reason} |")
    return "\n".join(parts) + "\n"


if __name__ == "__main__":
    TARGET.write_text(made(), "utf-8")
