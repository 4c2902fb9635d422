"""The wall itself is tested: an honest toy passes, and each of its faults is caught by the words made for it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest

from tests.wall.harness import check_frequencies, check_imagined, check_nothing_forgotten, check_shown
from tests.wall.toy import DEALING, IMAGINING, SHOWING, Toy, ToyHidden

HIDDEN = ToyHidden()


def look(fault: str) -> None:
    for toy, dice in positions(fault):
        for seat in (0, 1, None):
            check_shown(toy, HIDDEN, seat, dice.getrandbits(20), dice.choice)


def imagine(fault: str) -> None:
    for toy, dice in positions(fault):
        for seat in (0, 1):
            check_imagined(toy, HIDDEN, seat, dice.getrandbits(20))


def deal(fault: str) -> None:
    for seat in (0, 1):
        assert check_frequencies(Toy(fault), HIDDEN, seat, range(1000)) == 4


def positions(fault: str) -> Iterator[tuple[Toy, random.Random]]:
    """Over some games of the toy."""
    for key in range(12):
        dice = random.Random(key)
        toy = Toy(fault, key)
        while not toy.is_over:
            yield toy, dice
            toy.apply(dice.choice(toy.legal()))


@pytest.mark.parametrize("check", [look, imagine, deal])
def test_honest_toy_passes(check: Callable[[str], None]) -> None:
    check("")


@pytest.mark.parametrize("fault", SHOWING)
def test_every_leak_in_what_is_shown_is_caught(fault: str) -> None:
    with pytest.raises(AssertionError, match=SHOWING[fault]):
        look(fault)


@pytest.mark.parametrize("fault", IMAGINING)
def test_every_fault_of_determinize_is_caught(fault: str) -> None:
    with pytest.raises(AssertionError, match=IMAGINING[fault]):
        imagine(fault)


@pytest.mark.parametrize("fault", DEALING)
def test_every_unfair_deal_is_caught(fault: str) -> None:
    """Also hidden places that never vary: a title that declares them must deal them anew."""
    with pytest.raises(AssertionError, match=DEALING[fault]):
        deal(fault)


def test_hidden_pieces_without_a_pool_are_caught() -> None:
    class Forgetful(ToyHidden):
        def pools(self, state: object, seat: int) -> list[object]:  # type: ignore[override]
            return []

    class Listed(Toy):
        def field_names(self) -> tuple[str, ...]:
            return ("key", "order", "seat")

        def clone(self) -> Listed:
            other = Listed(self.fault, self.key)
            other.order = self.order[:]
            return other

    with pytest.raises(AssertionError, match="hidden, but in no pool: \\['key', 'order'\\]"):
        check_nothing_forgotten(Listed(), Forgetful(), 0)  # type: ignore[arg-type]
