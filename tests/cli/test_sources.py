"""Where a rule comes from is told in the reader's language, never in the ledger's shorthand."""

from __future__ import annotations

import re

import pytest
from rich.console import Console

import baumeister as bm
from baumeister.cli.desk import Desk
from baumeister.cli.sources import source_in_words, sources_in_words
from baumeister.texts.catalogue import Texts
from tests.battery.tables import over_games

SHORTHAND = {"de": r"\b(seed|spec|ruling|rulebook|printed|phase|case|p\.|set-up)\b|  ", "en": r"\b(seed|spec|p\.)\b|  "}


def desk(language: str) -> Desk:
    return Desk(Console(), Texts(language))


@over_games
@pytest.mark.parametrize("language", ["de", "en"])
def test_every_source_of_every_rule_has_words(game: bm.Game, language: str) -> None:
    for rule in game.ledger.values():
        for words in sources_in_words(desk(language), rule.source):
            assert not re.search(SHORTHAND[language], words), f"{rule.id}: {words}"


def test_a_list_of_sources_becomes_one_line_for_each() -> None:
    assert sources_in_words(desk("de"), "seed phase 2 D, ruling 38, 57") == [
        "Deutsche Kurzregel: Phase 2 D",
        "Klarstellung Nr. 38 auf unserer Regelseite",
        "Klarstellung Nr. 57 auf unserer Regelseite",
    ]
    assert sources_in_words(desk("en"), "spec 2.3, seed example phase 2 D") == [
        "Our rules page, section 2.3",
        "German summary of the rules: example, phase 2 D",
    ]


def test_a_ruling_of_ours_is_named_as_ours() -> None:
    assert sources_in_words(desk("en"), "seed p. 8 / Draftphase; ruling P-12") == [
        "Rulebook, page 8: Draftphase",
        "Ruling P-12: our own, the rulebook is silent here",
    ]


def test_unknown_shorthand_is_an_error_of_the_ledger() -> None:
    with pytest.raises(ValueError, match="hearsay"):
        source_in_words(desk("en"), "hearsay")
