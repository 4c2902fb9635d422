"""docs/hosting.md names every setting with its default, and its example is a good one."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from baumeister.hub.limits import Limits
from baumeister.hub.watching import MOST_STORIES
from baumeister.server import budget, http_line, lines, security, socket
from baumeister.server.settings import Settings, read_settings

TEXT = (Path(__file__).resolve().parents[2] / "docs" / "hosting.md").read_text("utf-8")


def rows() -> dict[str, str]:
    """The default of every setting, as the table writes it."""
    found: dict[str, str] = {}
    for names, defaults in re.findall(r"^\| ((?:`\w+`(?:, )?)+) \| ([^|]*) \|", TEXT, re.MULTILINE):
        words = re.findall(r"`(\w+)`", names)
        values = defaults.split(", ") if len(words) > 1 else [defaults]
        found |= dict(zip(words, values, strict=True))
    return found


def test_every_setting_is_explained_with_its_default() -> None:
    described = rows()
    assert set(described) == set(Settings.__struct_fields__)
    usual = Settings()
    for name, default in described.items():
        value = getattr(usual, name)
        if isinstance(value, int) and not isinstance(value, bool) and name != "workers":
            assert default == str(value), name


def test_the_example_is_read(tmp_path: Path) -> None:
    example = re.search(r"```toml\n(.*?)```", TEXT, re.DOTALL)
    assert example is not None
    (tmp_path / "baumeister.toml").write_text(example[1])
    settings = read_settings(tmp_path / "baumeister.toml")
    assert settings.hosts == ("play.example.org",)
    assert msgspec.structs.asdict(settings) != msgspec.structs.asdict(Settings())


def test_the_limits_that_are_no_settings_are_as_the_table_says() -> None:
    said = {
        f"{http_line.MOST_HEAD >> 10} KiB with the first line",
        f"{http_line.HEAD_SECONDS:.0f} s, {http_line.BODY_SECONDS:.0f} s, {http_line.HEAD_SECONDS:.0f} s, then 408",
        f"{socket.HELLO:.0f} s, then closed with `{socket.TOO_SLOW}`",
        f"{socket.BACKLOG_BYTES >> 20} MB a socket",
        f"less than {lines.LEAST_READ >> 10} KiB read in {lines.STALL:.0f} s",
        f"{Limits().messages:.0f} a second, {Limits().burst:.0f} at once",
        f"{security.FILES} a minute",
        f"{budget.MOST:.0f} s of processor",
    }
    assert [words for words in said if words not in TEXT] == []
    assert (MOST_STORIES, budget.RATE) == (4, 0.25)
