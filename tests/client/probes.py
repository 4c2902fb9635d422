"""Scripts that run in the page: what is lit, what overlaps, what axe says."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"


def _script(name: str) -> str:
    return (Path(__file__).parent / name).read_text("utf-8")


def boxes(page: Page) -> list[str]:
    page.evaluate("document.fonts.ready")
    found: list[str] = page.evaluate(_script("boxes.js"))
    return found


def axe(page: Page) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = page.evaluate(_script("axe.js"))
    return found


def targets(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(_script("targets.js"))
    return found
