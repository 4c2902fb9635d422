"""Where a rule of a ledger comes from, in words: "seed phase 2 D, ruling 38, 57" becomes three short sentences."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from baumeister.cli.desk import Desk

#: Between two sources: a semicolon, or a comma before the next one ("ruling 38, 57" are two rulings).
BETWEEN = re.compile(r"; |, (?=ruling |spec |seed )")
RULINGS = re.compile(r"ruling ([RP]-)?\d+(, \d+)*")

Wording = Callable[[Desk, re.Match[str]], str]


def sources_in_words(desk: Desk, source: str) -> list[str]:
    return [source_in_words(desk, single) for single in single_sources(source)]


def single_sources(source: str) -> Iterator[str]:
    for part in BETWEEN.split(source):
        if RULINGS.fullmatch(part):
            yield from (f"ruling {number}" for number in part.removeprefix("ruling ").split(", "))
        else:
            yield part


def source_in_words(desk: Desk, source: str) -> str:
    for pattern, wording in WORDINGS:
        found = re.fullmatch(pattern, source)
        if found:
            return wording(desk, found)
    raise ValueError(f"a source in a ledger that has no words: {source}")


def _ruling(desk: Desk, found: re.Match[str]) -> str:
    kind = f"-{found[1].lower()}" if found[1] else ""
    return desk.say(f"rules-ruling{kind}", number=f"{found[1]}-{found[2]}" if kind else found[2])


def _numbers(section: str, between: str) -> str:
    """Only the number of a case, step or phase within a section: the word is the ledger's, not the book's."""
    return re.sub(r" (?:case|step|phase) (?=\d)", between, section)


def _page(desk: Desk, found: re.Match[str]) -> str:
    return desk.say("rules-page", page=found[1], section=_numbers(found[2], " "))


def _section(desk: Desk, found: re.Match[str]) -> str:
    return desk.say("rules-section", section=_numbers(found[1], " "))


def _rulebook(desk: Desk, found: re.Match[str]) -> str:
    if not found[1]:
        return desk.say("rules-rulebook")
    return desk.say("rules-section", section=desk.say(f"rules-in-{found[1].strip().replace(' ', '-')}"))


def _printed(desk: Desk, found: re.Match[str]) -> str:
    return desk.say(f"rules-printed-{found[1]}")


def _own_page(desk: Desk, found: re.Match[str]) -> str:
    return desk.say("rules-own-page", section=_numbers(found[1], "/"))


def _summary(desk: Desk, found: re.Match[str]) -> str:
    example, phase, name = found.groups()
    part = desk.say("rules-in-phase", phase=phase) if phase else desk.say(f"rules-in-{name.replace(' ', '-')}")
    return desk.say("rules-summary-example" if example else "rules-summary", section=part)


WORDINGS: tuple[tuple[str, Wording], ...] = (
    (r"ruling (?:([RP])-)?(\d+)", _ruling),
    (r"(?:seed )?p\. ([\d-]+f*) / (.*)", _page),
    (r"(?:seed / )?(Erläuterungen .*)", _section),
    (r"seed / (.*)", _section),
    (r"rulebook((?: [a-z]+)*)", _rulebook),
    (r"printed (tile|board)", _printed),
    # A rule's figures may come from elsewhere; how certain they are is said below the sources.
    (r"(?:[a-z ]+: )?spec ([\d.]+(?: case \d+| phase \d+)?)(?: \(.*\))?", _own_page),
    (r"seed (example )?(?:phase (\d+(?: [A-F])?)|([a-z -]+))", _summary),
)
