"""The catalogues themselves: they parse, German and English say the same things, and messages come out whole."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from baumeister.engine.messages import SeatParam, Text, message
from baumeister.texts.catalogue import LANGUAGES, MissingText, Texts, choose_language, sources

PARSER = FluentParser()


class Variables(Visitor):
    """Collects the variables of a message, also those a selector asks."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  (fluent calls it so)
        self.names.add(node.id.name)


def messages(language: str) -> Iterator[tuple[str, ast.Message]]:
    for file, text in sources(language):
        for entry in PARSER.parse(text).body:
            if isinstance(entry, ast.Message):
                yield file, entry


def variables(language: str) -> dict[str, set[str]]:
    found = {}
    for _, entry in messages(language):
        visitor = Variables()
        visitor.visit(entry)
        found[entry.id.name] = visitor.names
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_parses_completely(language: str) -> None:
    for file, text in sources(language):
        junk = [entry.content for entry in PARSER.parse(text).body if isinstance(entry, ast.Junk)]
        assert not junk, f"{language}/{file}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_is_defined_twice(language: str) -> None:
    ids = [entry.id.name for _, entry in messages(language)]
    assert len(ids) == len(set(ids))
    assert len(ids) > 300


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_of_a_choice_stands_on_its_own_line(language: str) -> None:
    """The browser's Fluent drops a message without a word where one does not."""
    for file, text in sources(language):
        for line in text.splitlines():
            if "->" in line:
                assert line.rstrip().endswith("->"), f"{language}/{file}: {line}"


def test_both_languages_have_the_same_files_ids_and_variables() -> None:
    german, english = variables("de"), variables("en")
    assert sorted(german) == sorted(english)
    assert {name: german[name] for name in german} == {name: english[name] for name in german}
    assert [file for file, _ in sources("de")] == [file for file, _ in sources("en")]
    assert [(file, entry.id.name) for file, entry in messages("de")] == [
        (file, entry.id.name) for file, entry in messages("en")
    ]


# ---- saying


def test_parameters_are_resolved() -> None:
    texts = Texts("de")
    price = (message("amount-wood", count=2), message("amount-points", count=1))
    assert texts.join(price) == "2 Holz + 1 Prestigepunkt"
    placed = message("caylus1303-event-placed", seat=SeatParam(1), tile=Text("caylus1303-tile-lawyer"), space=2)
    assert texts.say(placed, ["Anna", "Bruno"]) == "Bruno setzt auf Notar (2)"
    paid = message("caylus1303-action-use-paid", pay=(message("amount-cloth", count=1),), gain=price)
    assert texts.say(paid) == "1 Tuch zahlen → 2 Holz + 1 Prestigepunkt"


@pytest.mark.parametrize(
    ("language", "count", "words"),
    [("de", 1, "1 Arbeiter"), ("de", 2, "2 Arbeiter"), ("en", 1, "1 worker"), ("en", 2, "2 workers")],
)
def test_plurals_follow_the_language(language: str, count: int, words: str) -> None:
    assert Texts(language).say("amount-workers", count=count) == words


def test_nothing_invisible_is_put_around_parameters() -> None:
    assert Texts("en").say("amount-wood", count=3) == "3 wood"


def test_a_parameter_may_be_called_names() -> None:
    assert Texts("en").say("play-winners", count=1, names="Anna") == "Anna wins."


@pytest.mark.parametrize(("identifier", "params"), [("no-such-text", {}), ("amount-wood", {})])
def test_a_missing_text_or_parameter_is_an_error_that_names_it(identifier: str, params: dict[str, int]) -> None:
    with pytest.raises(MissingText) as caught:
        Texts("en").say(identifier, **params)
    assert caught.value.code == "missing-text"
    assert caught.value.params["text"] == identifier


# ---- the person's language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "en_US.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "en_US.UTF-8", "LC_ALL": "de_AT.UTF-8"}, "de"),
        ({"LANGUAGE": "fr:de:en", "LANG": "en_US.UTF-8"}, "de"),
        ({"LANGUAGE": "", "LANG": "de_DE.UTF-8"}, "de"),
        ({"LANGUAGE": "fr", "LANG": "de_DE.UTF-8"}, "de"),
        ({"LC_ALL": "C.UTF-8", "LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_language_is_that_of_the_environment(environment: dict[str, str], language: str) -> None:
    assert choose_language(environment) == language
