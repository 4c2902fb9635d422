"""A state of Caylus Magna Carta put together again from what a seat is shown: the proof that its view is complete.

Only what no view tells (other hands, the order of piles, chance) is made up, as `determinize` deals it anew anyway.
"""

from __future__ import annotations

from typing import Any

import baumeister as bm
from baumeister.games.magna_carta.edge import shapes as shape
from baumeister.games.magna_carta.edge.catalogue import FIGURES
from baumeister.games.magna_carta.rules.components import (
    CUBE,
    DECK,
    DECK_FIRST,
    GOOD_NAMES,
    GOODS,
    PRESTIGE_FIRST,
    PRESTIGES,
    RESOURCES,
    SECTION_NAMES,
)
from baumeister.games.magna_carta.rules.flow import MagnaCarta
from baumeister.games.magna_carta.rules.position import ACTIONS, CASTLE, EFFECTS, PROVOST, SETUP

PHASES = {"setup": 0, "actions": 1, "provost": 2, "effects": 3, "castle": 4, "over": 5}
DECK_NAMES = FIGURES.card_names[DECK_FIRST : DECK_FIRST + DECK]
PRESTIGE_NAMES = FIGURES.card_names[PRESTIGE_FIRST : PRESTIGE_FIRST + PRESTIGES]
ROLES = ("", "worker", "owner")


def rebuild(view: shape.MagnaCartaView) -> bm.State:
    """Every field from the view alone."""
    s = MagnaCarta(FIGURES, None)
    s.players = len(view.players)
    s.beginner = int(view.options.beginner)
    s.round, s.turn, s.revealed, s.phase = view.round, view.turn, view.revealed, PHASES[view.phase]
    s.provost = view.provost or 0
    s.start_seat = number_or(view.start_player, -1)
    s.display = bits(view.display, PRESTIGE_NAMES)
    for section, name in enumerate(SECTION_NAMES):
        s.stock[section] = getattr(view.stock, name)
    for order, seat in enumerate(view.bridge):
        s.bridge[order] = seat
        s.passed |= 1 << seat
    s.bridge_count = len(view.bridge)
    for place in view.road:
        rebuild_place(s, place)
    for player in view.players:
        rebuild_player(s, player)
    if view.decision is not None:
        rebuild_decision(s, view.decision)
    return s


def number_or(number: int | None, nothing: int) -> int:
    return nothing if number is None else number


def bits(names: tuple[str, ...], among: list[str]) -> int:
    return sum(1 << among.index(name) for name in names)


def rebuild_place(s: MagnaCarta, place: shape.Place) -> None:
    at = s.length = place.number
    s.card[at] = FIGURES.card(place.card)
    s.top[at] = FIGURES.card(place.prestige or ("residence" if place.side == "residence" else place.card))
    s.owner[at] = number_or(place.owner, -1)
    s.worker[at] = number_or(place.worker, -1)
    s.cubes[at] = place.cubes
    s.chosen |= place.chosen << at


def rebuild_player(s: MagnaCarta, player: shape.Player) -> None:
    seat = player.seat
    s.deniers[seat], s.workers[seat], s.offered[seat] = player.deniers, player.workers, player.batches
    for good, name in enumerate(GOOD_NAMES):
        s.goods[seat * GOODS + good] = getattr(player.goods, name)
    for section, name in enumerate(SECTION_NAMES):
        s.tiles[seat * len(SECTION_NAMES) + section] = getattr(player.tiles, name)
    s.front[seat] = bits(player.prestige, PRESTIGE_NAMES)
    s.discard[seat] = bits(player.discard, DECK_NAMES)
    s.known[seat] = bits(player.known, DECK_NAMES)
    # What is neither open nor known to be in the hand is dealt as it comes.
    kept = player.known if player.hand is None else player.hand
    built = [FIGURES.card_names[s.card[at]] for at in range(1, s.length + 1) if s.owner[at] == seat]
    hidden = [
        number
        for number, name in enumerate(DECK_NAMES)
        if name not in (*kept, *player.discard, *built) and (not s.beginner or FIGURES.in_beginner[DECK_FIRST + number])
    ]
    unseen = player.hand_size - len(kept)
    s.hand[seat] = bits(kept, DECK_NAMES) + sum(1 << number for number in hidden[:unseen])
    s.pile_size[seat] = player.pile_size
    assert len(hidden) == unseen + player.pile_size
    for order, number in enumerate(hidden[unseen:]):
        s.pile[seat * DECK + order] = number


def rebuild_decision(s: MagnaCarta, decision: shape.AnyDecision) -> None:
    s.seat, s.pending = decision.seat, decision.kind
    if s.phase == SETUP:
        s.cursor = decision.seat + 1
    elif s.phase == ACTIONS:
        s.action_seat = decision.seat
    elif s.phase in (PROVOST, CASTLE):
        s.cursor = list(s.bridge).index(decision.seat) + 1
    if isinstance(decision, shape.Cover):
        s.target = FIGURES.card(decision.card)
    elif isinstance(decision, shape.EffectDecision):
        rebuild_effect(s, decision.place, decision.role)
        if isinstance(decision, shape.Take):
            s.take_left, s.take_from = decision.cubes_left, GOOD_NAMES.index(decision.lowest)
    elif isinstance(decision, shape.Pay):
        rebuild_payment(s, decision)


def rebuild_effect(s: MagnaCarta, place: int, role: str) -> None:
    s.cursor, s.part = place, ROLES.index(role)
    effects = FIGURES.worker_effect if role == "worker" else FIGURES.owner_effect
    s.effect = effects[s.card[place]]


def rebuild_payment(s: MagnaCarta, decision: shape.Pay) -> None:
    s.left, s.white, s.pay_same = decision.cubes_left, decision.white, decision.paid
    s.pay_from = GOOD_NAMES.index(decision.lowest)
    s.place = number_or(decision.place, 0)
    prices: Any = FIGURES.cost if decision.card is not None else FIGURES.batch
    at, times = 0, 1
    if decision.card is None:
        times = int(s.offered[decision.seat])
    else:
        at = FIGURES.card(decision.card) * RESOURCES
    for good in range(GOODS):
        s.price[good] = prices[at + good] * times
    assert s.white <= prices[at + CUBE] * times
    if s.phase == ACTIONS:
        assert decision.card is not None
        s.target = FIGURES.card(decision.card)
    elif s.phase == EFFECTS:
        assert decision.effect_place is not None
        assert decision.role is not None
        rebuild_effect(s, decision.effect_place, decision.role)
