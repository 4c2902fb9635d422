"""What was shown before an undo stays known: in views, in imagined states, in records, whatever is taken back later."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

import baumeister as bm
from baumeister import State
from baumeister.engine.bits import has
from baumeister.engine.chance import Rng
from baumeister.games.magna_carta.rules.flow import MagnaCarta
from baumeister.games.villagers.rules.cards import EVERYONE, copies_in_hand, person_on
from baumeister.games.villagers.rules.components import HAND_ROOM
from baumeister.games.villagers.rules.flow import Villagers
from baumeister.records import Action, Undo
from baumeister.tables import Act, BadCommit, Commit, KeptTable, Table, TakeBack, no_clock
from tests.battery.plain import encode
from tests.records.play import people
from tests.wall.harness import hidden_of

#: The titles with hidden hands.
HIDDEN = ["magna_carta", "villagers"]
#: Fields that say what is known of a hand.
OF_HANDS = {"magna_carta": {"known"}, "villagers": {"hand", "supports"}}


class Shown(NamedTuple):
    """A table where a seat has just shown a card of its hand, and drawn nothing."""

    kept: KeptTable
    seat: int
    card: int
    before: State
    number: int


def true_state(kept: KeptTable) -> State:
    return kept.table.owners_record().replay()


def showings(game_id: str, players: int = 3, seeds: int = 4) -> Iterator[Shown]:
    for seed in range(seeds):
        kept = KeptTable.begin(game_id, people(players), seed, clock=no_clock)
        rng = Rng(seed)
        state = true_state(kept)
        while not kept.table.is_over:
            legal, number = state.legal(), kept.table.number
            seat = int(state.seat)
            action = legal[rng.below(len(legal))]
            kept.do(Act(seat, action, number))
            before, state = state, state.clone()
            state.apply(action)
            if state.shown and not state.has_drawn(before.revealed) and not state.is_over:
                (_, card), *_more = state.shown
                yield Shown(kept, seat, int(card), before, number)
                state = true_state(kept)


def take_back(shown: Shown) -> State:
    """With the consent of all; the state after it."""
    table = shown.kept.table
    back_to = table.undo_target(shown.seat)
    shown.kept.do(TakeBack(shown.seat, table.number, back_to, tuple(range(len(table.seats)))))
    return true_state(shown.kept)


def known_copies(state: State, seat: int, card: int) -> int:
    """How many of these cards everybody knows to be in the hand."""
    if isinstance(state, MagnaCarta):
        return int(has(state.known[seat] & state.hand[seat], card))
    assert isinstance(state, Villagers)
    cards = [state.hand[at] for at in range(seat * HAND_ROOM, seat * HAND_ROOM + state.hand_size[seat])]
    return sum(person_on(one) == card and one & EVERYONE != 0 for one in cards)


def copies(state: State, seat: int, card: int) -> int:
    if isinstance(state, MagnaCarta):
        return int(has(state.hand[seat], card))
    assert isinstance(state, Villagers)
    return int(copies_in_hand(state, seat, card))


def fields(state: State) -> dict[str, Any]:
    values = {name: getattr(state, name) for name in state.field_names()}
    return {name: value if isinstance(value, int) else list(value) for name, value in values.items()}


@pytest.mark.parametrize("game_id", HIDDEN)
def test_a_card_shown_and_taken_back_stays_known_to_everybody(game_id: str) -> None:
    seen = 0
    for shown in showings(game_id):
        seat, card = shown.seat, shown.card
        known = known_copies(shown.before, seat, card)
        views = shown.before.views([None, *range(3)])
        after = take_back(shown)
        assert known_copies(after, seat, card) == known + 1
        for viewer, view in zip([None, *range(3)], views, strict=True):
            if viewer != seat:
                assert shown.kept.table.view(viewer) != view
            # ... and in every world that a viewer, or its bot, can imagine.
            for seed in range(5):
                imagined = after.determinize(viewer, seed)
                assert copies(imagined, seat, card) >= known + 1
                assert known_copies(imagined, seat, card) == known + 1
            # The wall's own idea of what a viewer cannot know leaves the card where it is.
            exchanged = hidden_of(game_id).permute(after, viewer, seen)
            assert known_copies(exchanged, seat, card) == known + 1
            assert encode(exchanged.view(viewer)) == encode(after.view(viewer))
        seen += 1
        if seen == 25:
            break
    assert seen == 25


@pytest.mark.parametrize("game_id", HIDDEN)
def test_nothing_else_is_learned_by_it(game_id: str) -> None:
    for count, shown in enumerate(showings(game_id)):
        before, after = fields(shown.before), fields(take_back(shown))
        assert {name for name in before if before[name] != after[name]} <= OF_HANDS[game_id]
        for card in range(64):
            changed = known_copies(shown.before, shown.seat, card) != known_copies(
                true_state(shown.kept), shown.seat, card
            )
            assert changed == (card == shown.card)
        if count == 25:
            break


@pytest.mark.parametrize("game_id", HIDDEN)
def test_it_stays_known_when_more_is_taken_back_and_is_forgotten_by_no_replay(game_id: str) -> None:
    """Back behind the place of the first undo, in this process and in others; digests are those of the record."""
    further = 0
    for shown in showings(game_id):
        kept, table = shown.kept, shown.kept.table
        take_back(shown)
        numbers = [0, *(action.number for action in table.owners_record().actions())][:-1]
        possible = [number for number in numbers if not table.drew_since(number)]
        if possible:
            kept.do(TakeBack(shown.seat, table.number, possible[0], tuple(range(3))))
            further += 1
        state = true_state(kept)
        if copies(state, shown.seat, shown.card):
            assert known_copies(state, shown.seat, shown.card) >= 1
        record = table.owners_record()
        assert table._course.line.state.digest() == state.digest()
        for form in (record.to_json(), record.to_text()):
            assert bm.Record.loads(form).replay().digest() == state.digest()
        again = Table(record)
        assert again._course.line.state.digest() == state.digest()
        other = KeptTable.open(kept.store, kept.name, clock=no_clock)
        assert other.table._course.line.state.digest() == state.digest()
        if further == 6:
            break
    assert further == 6


@pytest.mark.parametrize("game_id", HIDDEN)
def test_undos_of_former_records_are_replayed_as_they_were(game_id: str) -> None:
    shown = next(showings(game_id))
    take_back(shown)
    record = shown.kept.table.owners_record()
    *log, entry = record.log
    assert isinstance(entry, Undo)
    assert entry.remembers
    former = replace(record, log=(*log, replace(entry, remembers=False)))
    assert former.replay().digest() == shown.before.digest() != record.replay().digest()


@pytest.mark.parametrize("game_id", HIDDEN)
def test_an_undo_notes_that_it_remembers_exactly_where_something_was_shown(game_id: str) -> None:
    shown = next(showings(game_id))
    kept, table = shown.kept, shown.kept.table
    take_back(shown)
    entry = table.owners_record().log[-1]
    assert isinstance(entry, Undo)
    other = KeptTable.open(kept.store, kept.name, clock=no_clock)
    again = [action for action in table.legal(table.seat) if not_shown(true_state(kept), action)]
    kept.do(Act(table.seat, again[0], table.number))
    kept.do(TakeBack(shown.seat, table.number, entry.back_to, (0, 1, 2)))
    last = table.owners_record().log[-1]
    assert isinstance(last, Undo)
    assert not last.remembers
    # Another process takes what was kept, but not an undo that remembers what nobody showed.
    action = table.owners_record().log[-2]
    assert isinstance(action, Action)
    other.table.accept(Commit((action,)))
    with pytest.raises(BadCommit):
        other.table.accept(Commit((replace(last, remembers=True),)))
    other.table.accept(Commit((last,)))
    assert other.table._course.line.state.digest() == true_state(kept).digest()


def not_shown(state: State, action: int) -> bool:
    """Nothing comes to light by this action."""
    after = state.clone()
    after.apply(action)
    return bool(after.revealed == state.revealed)
