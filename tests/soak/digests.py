"""The same digests compiled and interpreted, and under two hash seeds, in processes of their own."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from tests.battery.digests import lines_elsewhere
from tests.soak.part import CORES, Result, say

GAMES = 500
#: (interpreted, PYTHONHASHSEED)
FORMS = ((False, "1"), (False, "2"), (True, "1"), (True, "2"))


def run(game_id: str, quick: bool) -> Result:
    games = 20 if quick else GAMES

    def play(form: tuple[bool, str]) -> list[str]:
        pure, hash_seed = form
        lines = lines_elsewhere(game_id, 0, games, hash_seed, pure)
        say(f"digests of {game_id}: {games} games {lines[0]} with PYTHONHASHSEED={hash_seed}")
        return lines

    with ThreadPoolExecutor(CORES) as pool:
        runs = list(pool.map(play, FORMS))
    forms = sorted({lines[0] for lines in runs})
    remarks = [
        f"{form}: {line} instead of {expected}"
        for form, lines in zip(FORMS, runs, strict=True)
        for line, expected in zip(lines[1:], runs[0][1:], strict=True)
        if line != expected
    ]
    if forms != ["compiled", "interpreted"]:
        remarks.append(f"only {', '.join(forms)} could be run: `make build` first")
    decisions = sum(int(line.split()[-2]) for line in runs[0][1:])
    figures: dict[str, str | int] = {
        "games": games,
        "digests": decisions + games,
        "forms": ", ".join(forms),
        "hash seeds": len({hash_seed for _, hash_seed in FORMS}),
        "differences": len(remarks),
    }
    return Result("digests", game_id, not remarks, figures, remarks[:10])
