"""The ids under which Gymnasium knows the environments. Importing `baumeister.research.gym` calls `register`."""

from __future__ import annotations

from baumeister.research.errors import needed
from baumeister.research.spec import all_specs

SINGLE = "baumeister.research.gym:SeatEnv"
MANY = "baumeister.research.gym:SeatVectorEnv"


def register() -> list[str]:
    """Make all ids known; returns them. May be called again."""
    registration = needed("gymnasium.envs.registration")
    specs = all_specs()
    for identifier, spec in specs.items():
        if identifier not in registration.registry:
            registration.register(
                identifier,
                entry_point=SINGLE,
                vector_entry_point=MANY,
                kwargs={"game": spec.game, "players": spec.players, "task": spec.task},
            )
    return list(specs)
