"""The browser client in full size: a whole game of each title, every position looked at, one on a phone in each
language, and its course on a desk and on a phone, as far as `make test` does not play it."""

from __future__ import annotations

import random
import tempfile
from pathlib import Path

from tests.client.driver import Client
from tests.client.running import ClientServer, open_browser
from tests.client.test_lessons import PLAYED, WAYS, play_course
from tests.client.walks import POSITIONS, Phoned, Walked, sit_down, sit_down_with_phone, walk, walk_phone
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
            phoned = Phoned()
            for language in ("de",) if quick else ("de", "en"):
                one = Client(browser, server.address, width=360, language=language, motion=True)
                sit_down_with_phone(one, game_id)
                walk_phone(one, random.Random(f"soak {game_id} {language}"), phoned, languages=(language,))
                over = over and one.over
                faults += one.faults
                one.close()
            ways = [] if quick else [(width, said) for width, said in WAYS if (game_id, width, said) not in PLAYED]
            for width, language in ways:
                one = Client(browser, server.address, width=width, language=language, touch=width == 360)
                play_course(one, game_id)
                faults += one.faults
                one.close()
        finally:
            server.kill()
    say(f"client of {game_id}: {walked.positions} positions")
    figures: dict[str, str | int] = {
        "positions": walked.positions,
        "choices found": walked.choices,
        "measured at all widths": walked.measured,
        "decisions on a phone": phoned.decisions,
        "of those with something lit, in sight": phoned.lit,
        "courses": len(ways),
    }
    remarks = faults + ([] if over else ["the game did not come to its end"])
    return Result("client", game_id, not remarks, figures, remarks)
