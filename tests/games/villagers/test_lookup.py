"""What `rules` says of a card: chain and lock in both directions, as the printed cards do."""

from __future__ import annotations

import pytest

import baumeister as bm
from baumeister.texts.cards import piece_lines, reference_lines
from baumeister.texts.catalogue import Texts

COMPONENTS = bm.game("villagers").components


def lines(language: str, person: str) -> dict[str, str]:
    texts = Texts(language)
    entry = COMPONENTS.entry("person", person)
    found = piece_lines(texts, COMPONENTS, "person", entry) + reference_lines(texts, COMPONENTS, "person", person)
    assert len({line.label for line in found}) == len(found)
    return {line.label: line.words for line in found}


@pytest.mark.rule("vil-data-02")
def test_a_person_with_keys_names_the_locks_it_opens() -> None:
    for entry in COMPONENTS.entries("person"):
        shown = lines("en", entry["id"])
        assert ("opens the lock of" in shown) == (entry.get("keys", 0) > 0)
    assert lines("en", "blacksmith")["opens the lock of"] == "Cooper, Glass Blower, Jeweler, Locksmith, Cobbler"
    assert lines("en", "jeweler")["lock, opened by"] == "Blacksmith"


def test_a_person_that_carries_cards_names_them() -> None:
    special = {"monk", "apprentice"}  # they carry what the person does whom they stand for
    for entry in COMPONENTS.entries("person"):
        if entry["id"] not in special:
            assert ("carries" in lines("en", entry["id"])) == (entry.get("carries", 0) > 0), entry["id"]
    assert lines("de", "wheeler")["trägt"] == "Wagner"
    assert lines("de", "cartwright")["liegt auf"] == "Radmacherin"
