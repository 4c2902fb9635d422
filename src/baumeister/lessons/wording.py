"""What is checked of a course's texts without playing: both languages say the same, with the engine's names."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from importlib import resources
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_expression, serialize_placeable

from baumeister.lessons.course import Course
from baumeister.texts.catalogue import LANGUAGES, sources

MOST_SENTENCES: Final = 3
MOST_CHARACTERS: Final = 300

#: Numbers are the engine's; only "one" may be a word like any other.
NUMBER_WORDS: Final = {
    "en": ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "twelve"],
    "de": ["zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "zwölf"],
}


def sentences(text: str) -> int:
    return len([part for part in re.split(r"[.!?](?:\s|$)", text) if part.strip()])


def length_problems(key: str, text: str) -> Iterator[str]:
    """A step says little."""
    if sentences(text) > MOST_SENTENCES:
        yield f"{key}: {sentences(text)} sentences"
    if len(text) > MOST_CHARACTERS:
        yield f"{key}: {len(text)} characters"


def text_problems(course: Course) -> Iterator[str]:
    """Missing and unused texts, placeholders and names that differ, numbers typed by hand."""
    found = {language: patterns_of(course.texts.get(language, "")) for language in LANGUAGES}
    wanted = wanted_texts(course)
    for language in LANGUAGES:
        for key in sorted(wanted - found[language].keys()):
            yield f"{key} {language}: the text is missing"
        for key in sorted(found[language].keys() - wanted):
            yield f"{key} {language}: nothing asks for this text"
    names = {language: names_of(course.game, language) for language in LANGUAGES}
    for key in sorted(wanted):
        patterns = {language: found[language][key] for language in LANGUAGES if key in found[language]}
        for language, pattern in patterns.items():
            yield from _typed(f"{key} {language}", pattern, NUMBER_WORDS[language])
        if len({frozenset(placeholders(pattern)) for pattern in patterns.values()}) > 1:
            yield f"{key}: the languages have different placeholders"
        yield from _bold_problems(key, {language: bold(pattern) for language, pattern in patterns.items()}, names)


def wanted_texts(course: Course) -> set[str]:
    wanted = {"title", "finish", *(f"later-{group}" for group in course.later)}
    for chapter in course.chapters:
        exercise = chapter.key(chapter.exercise)
        wanted |= {f"chapter-{chapter.id}", exercise, f"{exercise}.done", f"{exercise}.missed"}
        for step in chapter.steps:
            key = chapter.key(step)
            wanted |= {key, *(f"{key}.{attribute}" for attribute in step.replies.values())}
    return wanted


# ---- one text


def patterns_of(source: str) -> dict[str, ast.Pattern]:
    """id or id.attribute: the text."""
    found: dict[str, ast.Pattern] = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found[entry.id.name] = entry.value
            found |= {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
    return found


def pieces(pattern: ast.Pattern) -> Iterator[str | ast.Expression]:
    """What is typed, and what is put in, also inside of variants."""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            yield element.value
        elif isinstance(element.expression, ast.SelectExpression):
            yield element.expression.selector
            for variant in element.expression.variants:
                yield from pieces(variant.value)
        elif not isinstance(element.expression, ast.Placeable):
            yield element.expression


def placeholders(pattern: ast.Pattern) -> Iterator[str]:
    return (serialize_expression(piece) for piece in pieces(pattern) if isinstance(piece, ast.VariableReference))


def bold(pattern: ast.Pattern) -> list[str]:
    written = "".join(
        element.value if isinstance(element, ast.TextElement) else serialize_placeable(element)
        for element in pattern.elements
    )
    return re.findall(r"\*\*(.+?)\*\*", written)


def _typed(key: str, pattern: ast.Pattern, number_words: list[str]) -> Iterator[str]:
    typed = " ".join(piece for piece in pieces(pattern) if isinstance(piece, str))
    if found := re.search(rf"\d|\b({'|'.join(number_words)})\b", typed, re.IGNORECASE):
        yield f"{key}: the number {found[0]!r} is typed by hand"


# ---- names


def names_of(game: str, language: str) -> dict[str, set[str]]:
    """Every name that may stand in bold, with the ids it is the text of."""
    names: dict[str, set[str]] = {}
    for file, source in sources(language):
        if file in (f"{game}.ftl", "common.ftl"):
            for key, pattern in patterns_of(source).items():
                if len(pattern.elements) == 1 and isinstance(pattern.elements[0], ast.TextElement):
                    names.setdefault(pattern.elements[0].value, set()).add(key)
    glossary = tomllib.loads(resources.files(__package__).joinpath("glossary.toml").read_text("utf-8"))
    for word in glossary["word"]:
        for form in word[language]:
            names.setdefault(form, set()).add(f"glossary {word['id']}")
    return names


def _bold_problems(
    key: str, bolds: Mapping[str, list[str]], names: Mapping[str, Mapping[str, set[str]]]
) -> Iterator[str]:
    unknown = [
        f"{key} {language}: {name!r} is no name of the game"
        for language, found in bolds.items()
        for name in found
        if name not in names[language]
    ]
    yield from unknown
    if unknown or len(bolds) < len(LANGUAGES):
        return
    ids = [[names[language][name] for name in found] for language, found in bolds.items()]
    one, other = ids
    if len(one) != len(other) or any(not any(id_ & there for there in other) for id_ in one):
        yield f"{key}: the languages name different things: {list(bolds.values())}"
