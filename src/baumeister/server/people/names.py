"""Names: what a person may be called, and when two names look alike.

The twin check follows the idea of Unicode's skeletons (UTS 39), with the library's table of confusable characters: two
names are twins when they become equal after NFKC, case folding, and replacing look-alikes by one character. The
relation must not depend on case, and closing the table under case would put r, t, u, y and z into one class. So
characters are compared by what their capital looks like and, where that is not a Latin letter, by what the small one
looks like. What this misses needs two alphabets in one word, which registered names may not have.
"""

from __future__ import annotations

import hashlib
import unicodedata
from functools import cache
from typing import Final

from baumeister.server.people.errors import BadName

MOST_NAME: Final = 40
#: Length of the key's column; longer keys (some characters look like a dozen others) are stored as their hash.
MOST_KEY: Final = 80
#: Alphabets that are normally mixed in one word.
_TOGETHER: Final = (
    frozenset({"LATIN", "HAN", "HIRAGANA", "KATAKANA"}),
    frozenset({"LATIN", "HAN", "HANGUL"}),
    frozenset({"LATIN", "HAN", "BOPOMOFO"}),
)
_MOST_MARKS: Final = 2


def tidy_name(name: str) -> str:
    """The name as stored and shown; raises `BadName` for one nobody can have."""
    tidy = " ".join(unicodedata.normalize("NFKC", name).split())
    if not any(character.isalnum() for character in tidy):
        raise BadName("a name has a letter or a digit", reason="empty")
    if len(tidy) > MOST_NAME:
        raise BadName(f"a name has at most {MOST_NAME} characters", reason="long")
    marks = 0
    for character in tidy:
        kind = unicodedata.category(character)
        marks = marks + 1 if kind.startswith("M") else 0
        if kind.startswith("C") or marks > _MOST_MARKS:
            raise BadName("a name cannot have such characters", reason="characters")
    return tidy


def name_key(name: str) -> str:
    """Equal for names that look alike; raises `BadName` for mixed alphabets. Slow the first time: not on the loop."""
    if not _is_of_one_script(name):
        raise BadName("a registered name is written in one alphabet", reason="scripts")
    return look_of(name)


def look_of(name: str) -> str:
    """The same for guests, who may write as they like: nobody can register such a name, but it may look like one."""
    folded = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name).casefold())
    key = unicodedata.normalize("NFC", "".join(_skeleton(character) for character in folded))
    return key if len(key) <= MOST_KEY else "#" + hashlib.sha256(key.encode()).hexdigest()


def _is_of_one_script(name: str) -> bool:
    from confusable_homoglyphs import categories

    scripts = {categories.alias(character) for character in unicodedata.normalize("NFKC", name)}
    scripts -= {"COMMON", "INHERITED"}
    return len(scripts) < 2 or any(scripts <= together for together in _TOGETHER)


def _skeleton(character: str) -> str:
    """What a (small) character looks like, as capitals. I, l and 1 are the same, and so are O and 0."""
    looks, pairs = _confusables()
    if character in pairs:
        return "".join(_skeleton(part) for part in pairs[character])
    capital = character.upper()
    if len(capital) != 1:  # ß: SS
        return "".join(_skeleton(part) for part in capital.casefold())
    upper, lower = looks.get(capital, capital), looks.get(character, character)
    seen = upper if upper.isascii() or not lower.isascii() else lower.upper()
    return "I" if seen == "L" else seen


@cache
def _confusables() -> tuple[dict[str, str], dict[str, str]]:
    """Characters by the one they look like, and those that look like several, as m does like rn.

    Marks of writing direction stand around some entries of the library's table. It lists pairs without saying which one
    represents the class: here that is an ASCII capital, else the first of the class."""
    from confusable_homoglyphs.confusables import confusables_data

    neighbours: dict[str, list[str]] = {}
    pairs: dict[str, str] = {}
    for entry, alike in confusables_data.items():
        character = entry.strip("\u200e")
        for other in (found["c"].strip("\u200e") for found in alike):
            if len(character) == len(other) == 1:
                neighbours.setdefault(character, []).append(other)
                neighbours.setdefault(other, []).append(character)
            elif len(character) == 1 < len(other) and character not in other:
                pairs[character] = other.casefold()
    looks: dict[str, str] = {}
    for character in neighbours:
        if character not in looks:
            group = _group(character, neighbours)
            stands = min(group, key=lambda one: (not ("A" <= one <= "Z"), not one.isascii(), one))
            looks |= dict.fromkeys(group, stands)
    return looks, pairs


def _group(character: str, neighbours: dict[str, list[str]]) -> set[str]:
    group, found = {character}, [character]
    while found:
        for other in neighbours[found.pop()]:
            if other not in group:
                group.add(other)
                found.append(other)
    return group
