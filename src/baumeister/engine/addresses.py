"""Every visible thing has an address in the view: `road/9`, `supply/monument_granary`, `players/2/goods/wood`."""

from __future__ import annotations

from typing import Any, Final

from baumeister.engine.errors import UnknownAddress

_NOTHING: Final = object()


def find(view: Any, address: str) -> Any:
    """The thing at an address of a view; UnknownAddress if there is none.

    A step is the name of a field; in a list of things with a number or an id (their first field), or of plain ids, it
    is that number or id; in any other list it is the index, from 0 on."""
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
    # Compared as text: `int` would accept `00` and the digits of every script as second addresses of the same thing.
    return next((item for place, item in enumerate(thing) if str(place) == step), _NOTHING)
