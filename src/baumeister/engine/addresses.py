"""Every visible thing has an address in the view: `road/9`, `supply/monument_granary`, `players/2/goods/wood`."""

from __future__ import annotations

from typing import Any, Final

from baumeister.engine.errors import UnknownAddress

_NOTHING: Final = object()


def find(view: Any, address: str) -> Any:
    """The thing at an address of a view; UnknownAddress if there is none.

    A step is the name of a field; in a list of things that have a number or an id (their first field), or of plain
    ids, it is that; in any other list it is the place, from 0 on."""
    thing = view
    for step in str(address).split("/"):
        thing = _step(thing, step)
        if thing is _NOTHING:
            raise UnknownAddress(f"nothing has the address {str(address)[:80]!r}", address=str(address)[:80])
    return thing


def _step(thing: Any, step: str) -> Any:
    fields = getattr(thing, "__struct_fields__", None)
    if fields is not None:
        return getattr(thing, step) if step in fields else _NOTHING
    if not isinstance(thing, tuple) or not thing:
        return _NOTHING
    if hasattr(thing[0], "__struct_fields__"):
        return next((item for item in thing if str(getattr(item, item.__struct_fields__[0])) == step), _NOTHING)
    if isinstance(thing[0], str):
        return step if step in thing else _NOTHING
    return thing[int(step)] if step.isdecimal() and int(step) < len(thing) else _NOTHING


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
