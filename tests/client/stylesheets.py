"""Selectors of a built stylesheet, whatever conditions they stand under."""

from __future__ import annotations

import re
from collections.abc import Iterator

#: One step of a sheet: what stands before a block, or what ends one. Words in quotes may hold anything.
STEP = re.compile(r"""((?:"[^"]*"|'[^']*'|[^{}"';])*)([{};])""")


def selectors_in(css: str) -> Iterator[str]:
    """Each selector by itself; steps of an animation are none."""
    above: list[str] = []
    for before, mark in STEP.findall(re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)):
        if mark == "{":
            is_step = bool(above) and "keyframes" in above[-1]
            if not before.strip().startswith("@") and not is_step:
                yield from (one.strip() for one in split_list(before))
            above.append(before.strip())
        elif mark == "}":
            above.pop()


def split_list(selectors: str) -> list[str]:
    """At its commas, but not at those in brackets."""
    found, depth = [""], 0
    for sign in selectors:
        depth += (sign in "([") - (sign in ")]")
        if sign == "," and not depth:
            found.append("")
        else:
            found[-1] += sign
    return found


def last_step(selector: str) -> str:
    """What a selector draws: all behind its last space or other combinator."""
    depth, begin = 0, 0
    for place, sign in enumerate(selector):
        depth += (sign in "([") - (sign in ")]")
        if sign in " >+~" and not depth:
            begin = place + 1
    return selector[begin:]
