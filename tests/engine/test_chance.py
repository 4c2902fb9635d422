"""Chance: the published generator, numbers exactly as likely as each other, the same in both forms."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from mypy_extensions import i64

import baumeister as bm
from baumeister.engine.chance import Rng, threefry
from baumeister.engine.vecs import vec

ONES = 0xFFFFFFFF
WORDS = st.integers(0, ONES)


@pytest.mark.parametrize(
    ("counter", "key", "word"),
    [
        ((0, 0), (0, 0), 0x6B200159),
        ((ONES, ONES), (ONES, ONES), 0x1CB996FC),
        ((0x243F6A88, 0x85A308D3), (0x13198A2E, 0x03707344), 0xC4923A9C),
    ],
)
def test_threefry_gives_the_published_known_answers(counter: tuple[int, int], key: tuple[int, int], word: int) -> None:
    """The vectors of Random123 for Threefry-2x32 with 20 rounds (kat_vectors)."""
    assert threefry(*key, *counter) == word


def reference(key: tuple[int, int], counter: tuple[int, int]) -> int:
    """Threefry-2x32-20 written a second time, straight from the paper."""
    schedule = [*key, 0x1BD11BDA ^ key[0] ^ key[1]]
    rotations = [13, 15, 26, 6, 17, 29, 16, 24]
    x = [(counter[0] + schedule[0]) % 2**32, (counter[1] + schedule[1]) % 2**32]
    for number in range(20):
        x[0] = (x[0] + x[1]) % 2**32
        by = rotations[number % 8]
        x[1] = ((x[1] << by) % 2**32 | x[1] >> (32 - by)) ^ x[0]
        if number % 4 == 3:
            group = number // 4 + 1
            x[0] = (x[0] + schedule[group % 3]) % 2**32
            x[1] = (x[1] + schedule[(group + 1) % 3] + group) % 2**32
    return x[0]


@given(WORDS, WORDS, WORDS, WORDS)
def test_threefry_is_the_paper_s(key_high: int, key_low: int, counter_high: int, counter_low: int) -> None:
    expected = reference((key_high, key_low), (counter_high, counter_low))
    assert threefry(key_high, key_low, counter_high, counter_low) == expected


def table(seed: int = 1) -> bm.State:
    """Any game's state has the game's chance."""
    game = bm.game(bm.games()[0])
    return game.new(game.players_min, seed=seed)


def expected_draws(key: tuple[int, int], count: int, below: int) -> tuple[list[int], int]:
    """Numbers below a limit by Lemire's method with rejection, and how many words they took."""
    numbers: list[int] = []
    words = 0
    while len(numbers) < count:
        product = reference(key, (0, words)) * below
        words += 1
        # Accepted are exactly floor(2**32 / below) words for each number.
        if product % 2**32 >= 2**32 % below:
            numbers.append(product // 2**32)
    return numbers, words


@pytest.mark.parametrize("below", [1, 2, 3, 6, 7, 12, 52, 1000, 2**31 + 1])
def test_draws_are_words_of_the_generator_in_order(below: int) -> None:
    """With 2**31 + 1 every other word is rejected, so the rejection is seen at work."""
    state = table(seed=(123 << 32) + 456)
    state.draws = 0
    expected, words = expected_draws((123, 456), 200, below)
    assert [state.draw(below) for _ in range(200)] == expected
    assert state.draws == words
    if below == 2**31 + 1:
        assert words > 300


def test_every_draw_counts_as_revealed() -> None:
    state = table()
    before = state.revealed
    state.draw(6)
    state.draw(6)
    assert state.revealed == before + 2


@pytest.mark.parametrize("below", [3, 5, 6, 7])
def test_rejection_makes_numbers_exactly_as_likely(below: int) -> None:
    """Counted over a small word instead of 32 bits, where all words can be tried: the method has no bias left."""
    bits = 8
    kept = Counter(
        word * below >> bits for word in range(1 << bits) if (word * below) % (1 << bits) >= (1 << bits) % below
    )
    assert set(kept) == set(range(below))
    assert len(set(kept.values())) == 1
    biased = Counter(word * below >> bits for word in range(1 << bits))
    assert len(set(biased.values())) == 2, "without it there would be one"


@pytest.mark.parametrize("below", [2, 3, 6, 12])
def test_draws_show_no_bias(below: int) -> None:
    state = table(seed=99)
    tries = 6000
    seen = Counter(state.draw(below) for _ in range(tries))
    chi_square = sum((seen[number] - tries / below) ** 2 / (tries / below) for number in range(below))
    assert chi_square < 40, "beyond any doubt for up to eleven degrees of freedom"


def test_shuffle_keeps_the_pieces_and_reaches_every_order_alike() -> None:
    state = table(seed=5)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        items = vec[i64]([0, 1, 2, 3, 9, 9])
        state.shuffle(items, 4)
        assert [int(item) for item in items[4:]] == [9, 9], "only the first four"
        orders[tuple(int(item) for item in items[:4])] += 1
    assert all(sorted(order) == [0, 1, 2, 3] for order in orders)
    assert len(orders) == 24
    assert max(orders.values()) < 160
    assert min(orders.values()) > 50


@pytest.mark.parametrize("count", [0, 1])
def test_shuffling_nothing_draws_nothing(count: int) -> None:
    state = table()
    draws = state.draws
    state.shuffle(vec[i64]([7, 8]), count)
    assert state.draws == draws


def expected_rng(seed: int, limits: list[int]) -> list[int]:
    """xorshift32 with the shifts 13, 17, 5, after the same stirring of the seed."""
    word = threefry(seed >> 32 & ONES, seed & ONES, 0, 0) or 1
    numbers = []
    for limit in limits:
        word ^= (word << 13) & ONES
        word ^= word >> 17
        word ^= (word << 5) & ONES
        numbers.append(word * limit >> 32)
    return numbers


@given(st.integers(0, 2**62), st.lists(st.integers(1, 2**31), max_size=20))
def test_generator_of_search_is_the_same_in_both_forms(seed: int, limits: list[int]) -> None:
    """Both forms run this test, so both equal the same arithmetic without limits."""
    rng = Rng(seed)
    assert [rng.below(limit) for limit in limits] == expected_rng(seed, limits)


def test_generator_of_search_never_sticks_at_zero() -> None:
    """Zero is the one word xorshift cannot leave; a seed that would lead there is put right."""
    rng = Rng(5)
    rng.word = 0
    assert {rng.below(1 << 30) for _ in range(5)} == {0}, "so it must never begin there"
    assert all(Rng(seed).word != 0 for seed in range(-1000, 1000))


def test_neighbouring_seeds_of_search_start_differently() -> None:
    assert len({Rng(seed).below(1 << 30) for seed in range(500)}) == 500
    firsts = Counter(Rng(seed).below(6) for seed in range(6000))
    assert min(firsts.values()) > 850


def test_all_64_bits_of_a_seed_of_search_count() -> None:
    """0 and 2**32 + 1 once gave the same numbers."""
    seeds = [0, 1, 1 << 32, (1 << 32) + 1, 1 << 62, -1, -(1 << 63)]
    assert len({Rng(seed).below(1 << 31) for seed in seeds}) == len(seeds)


def test_what_neighbouring_seeds_deal_is_unrelated() -> None:
    """Pairs of numbers of a seed and the next one: every pair about as often (it was 9 standard deviations off)."""
    pairs = Counter((Rng(seed).below(8), Rng(seed + 1).below(8)) for seed in range(12_800))
    chance = sum((pairs[one, two] - 200) ** 2 / 200 for one in range(8) for two in range(8))
    assert chance < 63 + 4 * (2 * 63) ** 0.5


def test_shuffle_of_search_leaves_what_lies_around_the_part_and_reaches_every_order() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    for seed in range(2400):
        items = vec[i64]([9, 1, 2, 3, 8])
        Rng(seed).shuffle(items, 1, 3)
        assert (items[0], items[4]) == (9, 8)
        orders[tuple(items[i] for i in range(1, 4))] += 1
    assert len(orders) == 6
    assert all(300 < count < 500 for count in orders.values())


@pytest.mark.parametrize("count", [0, 1])
def test_shuffle_of_search_of_nothing_or_one_thing_draws_nothing(count: int) -> None:
    rng = Rng(3)
    word = rng.word
    items = vec[i64]([1, 2])
    rng.shuffle(items, 0, count)
    assert ([items[0], items[1]], rng.word) == ([1, 2], word)
