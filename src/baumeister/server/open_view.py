"""A game with everything open: one view made from the views of all seats, for records of ended games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace


def all_open(views: Sequence[Any]) -> Any:
    """What any of the seats knows. What a player has is as that player sees it. The rest is what the deciding seat
    sees (nobody else sees the cards it looks through), or, where that seat does not know it, what another one sees."""
    decision = views[0].decision
    deciding = views[0 if decision is None else decision.seat]
    players = tuple([view.players[seat] for seat, view in enumerate(views)])
    known = {name: _known([getattr(view, name) for view in (deciding, *views)]) for name in deciding.__struct_fields__}
    return replace(deciding, **known | {"seat": None, "players": players})


def _known(seen: Sequence[Any]) -> Any:
    """One thing as several seats see it: what is hidden (None) from one may be known to another."""
    first = next((one for one in seen if one is not None), None)
    others = [one for one in seen if one is not None and one is not first and one != first]
    if not others:
        return first
    if isinstance(first, Struct) and all(type(one) is type(first) for one in others):
        fields = first.__struct_fields__
        return replace(first, **{name: _known([getattr(one, name) for one in (first, *others)]) for name in fields})
    if isinstance(first, tuple) and all(isinstance(one, tuple) and len(one) == len(first) for one in others):
        return tuple([_known(parts) for parts in zip(first, *others, strict=True)])
    return first
