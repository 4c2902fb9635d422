"""What differs between two views, by address: what the events of a step have to name."""

from __future__ import annotations

from typing import Any


def changed_addresses(old: Any, new: Any) -> list[str]:
    """The addresses of everything that differs between two views of one seat."""
    found: list[str] = []
    _differ(old, new, "", found)
    return found


def _differ(old: Any, new: Any, address: str, found: list[str]) -> None:
    if old == new:
        return
    kind = type(new)
    fields = getattr(new, "__struct_fields__", None)
    if kind is type(old) and fields is not None:
        for name in fields:
            _differ(getattr(old, name), getattr(new, name), f"{address}/{name}" if address else name, found)
        return
    if isinstance(old, tuple) and isinstance(new, tuple):
        before, after = _by_key(old), _by_key(new)
        if before is not None and after is not None:
            for key in dict.fromkeys([*before, *after]):
                if key in before and key in after:
                    _differ(before[key], after[key], f"{address}/{key}", found)
                else:
                    found.append(f"{address}/{key}")
            return
    found.append(address)


def _by_key(things: tuple[Any, ...]) -> dict[str, Any] | None:
    """The things of a list by their last step; None where equal ones cannot be told apart."""
    if all(hasattr(thing, "__struct_fields__") for thing in things):
        found = {str(getattr(thing, thing.__struct_fields__[0])): thing for thing in things}
    elif all(isinstance(thing, str) for thing in things):
        found = {thing: thing for thing in things}
    else:
        found = {str(place): thing for place, thing in enumerate(things)}
    return found if len(found) == len(things) else None
