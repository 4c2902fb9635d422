"""What levels win, as measured: shown for the bots that were measured and for no others."""

from __future__ import annotations

from msgspec.structs import replace

import baumeister as bm
from baumeister.bots.levels import offered
from baumeister.bots.shares import (
    Share,
    current,
    is_short,
    read_shares,
    shipped_shares,
    versions_of,
    write_shares,
)

GAME = "caylus1303"


def some_share(level: str = "setter", against: str = "journeyman", iterations: int = 6) -> Share:
    versions = versions_of(level, against, GAME)
    return Share(level, against, 2, 200, 0.65, 0.58, 0.71, iterations, versions)


def test_a_file_keeps_shares_as_they_were() -> None:
    shares = {GAME: (some_share(), some_share("mason", "setter"))}
    assert read_shares(write_shares(shares)) == shares


def test_shares_come_from_the_simplest_level_on() -> None:
    shares = [some_share("mason", "setter"), some_share()]
    assert [share.level for share in current(shares, GAME)] == ["setter", "mason"]


def test_a_share_of_another_bot_than_todays_is_not_shown() -> None:
    measured = some_share()
    one, other = measured.versions
    assert current([measured], GAME) == (measured,)
    assert current([replace(measured, versions=("3.6-00000000", other))], GAME) == ()
    assert current([replace(measured, versions=(one, "1-00000000"))], GAME) == ()
    assert current([replace(measured, level="archmaster")], GAME) == ()


def test_a_master_measured_with_fewer_iterations_than_in_play_says_so() -> None:
    assert is_short(some_share("master", "foreman", 2000), GAME)
    assert not is_short(some_share("master", "foreman", 20_000), GAME)


def test_shipped_shares_are_of_neighbouring_levels() -> None:
    for game_id in bm.games():
        for share in shipped_shares(game_id):
            assert share.against == offered()[offered().index(share.level) - 1]
            assert 0 <= share.low <= share.share <= share.high <= 1
            assert share.players == 2
            assert share.games >= 24
