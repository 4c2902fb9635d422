"""The browser client in full size: a whole game of each title, every position looked at."""

from __future__ import annotations

import random
import tempfile
from pathlib import Path

from tests.client.driver import Client
from tests.client.running import ClientServer, open_browser
from tests.client.walks import POSITIONS, Walked, sit_down, walk
from tests.soak.part import Result, say

#: More decisions than any game has.
TO_THE_END = 10_000


def run(game_id: str, quick: bool) -> Result:
    with tempfile.TemporaryDirectory() as folder, open_browser() as browser:
        server = ClientServer(Path(folder))
        try:
            server.start()
            one = Client(browser, server.address)
            sit_down(one, game_id)
            walked = Walked()
            walk(one, random.Random(f"soak {game_id}"), walked, POSITIONS if quick else TO_THE_END)
            over = quick or one.over
            faults = list(one.faults)
            one.close()
        finally:
            server.kill()
    say(f"client of {game_id}: {walked.positions} positions")
    figures: dict[str, str | int] = {
        "positions": walked.positions,
        "choices found": walked.choices,
        "measured at all widths": walked.measured,
    }
    remarks = faults + ([] if over else ["the game did not come to its end"])
    return Result("client", game_id, not remarks, figures, remarks)
