"""Texts of Villagers that are put together from parts."""

from __future__ import annotations

WAITED_FOR = (
    *("draft", "draft-more", "benefactor", "prophet", "take", "put", "coin", "build", "column", "place", "side"),
    *("lock", "smuggler", "apprentice", "pile", "give", "tavern", "church"),
)
PUT_TOGETHER = {
    *(f"villagers-phase-{phase}" for phase in ("draft", "refresh", "build", "development", "over")),
    *(f"villagers-group-{group}" for group in ("row", "piles", "support", "play", "basics", "hire")),
    *(f"villagers-board-letter-{letter}" for letter in ("gold", "food", "build", "silver", "bronze")),
    *(f"villagers-action-card-{kind}" for kind in ("place", "opener", "hire", "swap", "smuggle", "other")),
    *(f"villagers-action-pile-{kind}" for kind in ("draft", "give", "search", "take")),
    "villagers-prompt-side",  # asked only where an apprentice takes the own founders, which random games seldom do
    *(f"villagers-waiting-{name}" for name in WAITED_FOR),
    *(f"villagers-place-{place}" for place in ("row", "stack", "stacks", "reserve")),
}
