"""docs/hosting.md names every setting with its default, and its example is a good one."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

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
