"""Names of bots with a style: `master-builder` is a Master who likes to build (styles.py)."""

from __future__ import annotations

from typing import Final

#: All styles there are. A title may lack some: there the bot plays as without.
STYLE_IDS: Final = ("builder", "trader")
_HYPHEN: Final = "-"


def with_style(bot: str, style: str) -> str:
    return f"{bot}{_HYPHEN}{style}" if style else bot


def split_style(bot: str) -> tuple[str, str]:
    """The bot without its style, and the style; empty if it has none."""
    plain, _, style = bot.partition(_HYPHEN)
    return (plain, style) if style in STYLE_IDS else (bot, "")
