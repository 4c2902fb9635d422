"""A running table that is opened again when figures have been corrected meanwhile goes on with its own, to the end."""

from __future__ import annotations

import pytest

from baumeister import Game, Record
from baumeister.engine.chance import Rng
from baumeister.tables import FileStore, KeptTable, Store, no_clock
from tests.editions import publish
from tests.records.play import people
from tests.tables.sitting import act_at_random


def play_to_the_end(kept: KeptTable, seed: int) -> Record:
    rng = Rng(seed)
    while not kept.table.is_over:
        act_at_random(kept, rng)
    return kept.table.owners_record()


def digests(record: Record) -> list[str]:
    """After every entry."""
    return [check.digest for check in record.with_checks(1).checks]


def test_a_table_that_is_opened_again_goes_on_with_its_own_figures(
    monkeypatch: pytest.MonkeyPatch, title: Game, store: Store
) -> None:
    begun = KeptTable.begin(title.id, people(title.players_max), 7, store=store, name="old", clock=no_clock)
    rng = Rng(3)
    for _ in range(40):
        act_at_random(begun, rng)
    as_it_was = KeptTable.resume(begun.table.owners_record(), clock=no_clock)
    expected = play_to_the_end(as_it_was, 5)
    expected_digests = digests(expected)

    printing = publish(monkeypatch, title)
    fresh = FileStore(store.folder) if isinstance(store, FileStore) else store
    again = KeptTable.open(fresh, "old", clock=no_clock)
    assert again.table.figures == printing.first.digest
    record = play_to_the_end(again, 5)
    assert record.rules == expected.rules
    assert record.result == expected.result
    assert digests(record) == expected_digests
    assert KeptTable.open(fresh, "old", clock=no_clock).table.owners_record() == record
    # A table that is begun now has the corrected figures.
    new = KeptTable.begin(title.id, people(title.players_max), 7, store=fresh, name="new", clock=no_clock)
    assert new.table.figures == printing.second.digest
