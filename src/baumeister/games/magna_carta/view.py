# compiled: mypyc
"""What a seat may know of a table of Caylus Magna Carta, as plain frozen dataclasses. Interpreted."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from baumeister.engine.bits import count_bits, has
from baumeister.engine.catalogue import Decision
from baumeister.games.magna_carta import actions as a
from baumeister.games.magna_carta.shapes import Place, Goods, Sections, Player, MagnaCartaView
from baumeister.games.magna_carta.components import (
    DECK,
    DECK_FIRST,
    GOODS,
    PRESTIGE_FIRST,
    PRESTIGES,
    RESIDENCE,
    RESOURCE_NAMES,
    RESOURCES,
    SECTIONS,
    VERB_NAMES,
    VERBS,
)
from baumeister.games.magna_carta.position import FOR_BATCHES, FOR_CARD, Position
from baumeister.games.magna_carta.provost import most_steps
from baumeister.games.magna_carta.round_end import points_of

PHASES = ("setup", "actions", "provost", "effects", "castle", "over")


def make_view(s: Position, seat: int) -> MagnaCartaView:
    return MagnaCartaView(
        game="magna_carta",
        seat=None if seat < 0 else seat,
        options=MappingProxyType({"beginner": s.beginner != 0}),
        round=s.round,
        phase=PHASES[s.phase],
        turn=s.turn,
        revealed=s.revealed,
        decision=None if s.is_over else describe_decision(s),
        road=tuple(_place(s, number) for number in range(1, s.length + 1)),
        provost=s.provost or None,
        stock=Sections(*(int(count) for count in s.stock)),
        display=_prestige(s, s.display),
        bridge=tuple(int(passed) for passed in s.bridge if passed >= 0),
        start_player=_seat(s.start_seat),
        players=tuple(_player(s, other, seat) for other in range(s.players)),
        winners=tuple(s.winners()),
    )


def _seat(seat: int) -> int | None:
    return None if seat < 0 else int(seat)


def _place(s: Position, number: int) -> Place:
    top = s.top[number]
    side = "building" if top < PRESTIGE_FIRST else "residence" if top == RESIDENCE else "prestige"
    return Place(
        number=number,
        card=s.figures.card_names[s.card[number]],
        side=side,
        prestige=s.figures.card_names[top] if side == "prestige" else None,
        owner=_seat(s.owner[number]),
        worker=_seat(s.worker[number]),
        cubes=int(s.cubes[number]),
        chosen=has(s.chosen, number),
    )


def _player(s: Position, seat: int, viewer: int) -> Player:
    return Player(
        seat=seat,
        deniers=int(s.deniers[seat]),
        goods=Goods(*(int(s.goods[seat * GOODS + good]) for good in range(GOODS))),
        workers=int(s.workers[seat]),
        tiles=Sections(*(int(s.tiles[seat * SECTIONS + section]) for section in range(SECTIONS))),
        points=int(points_of(s, seat)),
        hand_size=int(count_bits(s.hand[seat])),
        hand=_cards(s, s.hand[seat]) if seat == viewer else None,
        known=_cards(s, s.known[seat]),
        pile_size=int(s.pile_size[seat]),
        discard=_cards(s, s.discard[seat]),
        prestige=_prestige(s, s.front[seat]),
        batches=int(s.offered[seat]),
    )


def _cards(s: Position, bits: int) -> tuple[str, ...]:
    return tuple(s.figures.card_names[DECK_FIRST + card] for card in range(DECK) if has(bits, card))


def _prestige(s: Position, bits: int) -> tuple[str, ...]:
    return tuple(s.figures.card_names[PRESTIGE_FIRST + index] for index in range(PRESTIGES) if has(bits, index))


# ---- the decision


def describe_decision(s: Position) -> Decision:
    kind = int(s.pending)
    return Decision(kind, DECISIONS[kind], int(s.seat), MappingProxyType(_details(s, kind)))


def _details(s: Position, kind: int) -> dict[str, Any]:
    """What a client needs to explain the decision, by kind."""
    details: dict[str, Any] = {}
    if kind == a.ASK_PROVOST:
        details["most_steps"] = int(most_steps(s, s.seat))
    elif kind == a.ASK_PAY:
        details["cubes_left"] = int(s.left)
        if s.purpose == FOR_BATCHES:
            details["for"] = "batches"
        else:
            details["for"] = s.figures.card_names[s.target if s.purpose == FOR_CARD else RESIDENCE]
    elif kind == a.ASK_COVER:
        details["for"] = s.figures.card_names[s.target]
    elif kind == a.ASK_TAKE:
        details["cubes_left"] = int(s.take_left)
    if kind in (a.ASK_USE, a.ASK_BUY, a.ASK_TAKE, a.ASK_GIVE, a.ASK_TURN):
        details["place"] = int(s.cursor)
        details["card"] = s.figures.card_names[s.card[s.cursor]]
        details["role"] = "worker" if s.part == 1 else "owner"
        details["options"] = effect_options(s, s.effect)
    return details


def effect_options(s: Position, effect: int) -> list[dict[str, Any]]:
    """The options of an effect as the components file words them: [{"pay": {"deniers": 1}, "gain": {...}}, ...]."""
    table = s.figures.effects
    rows = range(table.first[effect], table.first[effect] + table.count[effect])
    return [
        {
            "pay": _amounts(table.pay, row),
            "gain": _amounts(table.gain, row),
            **{verb: int(table.verbs[row * VERBS + number]) for number, verb in enumerate(VERB_NAMES)},
        }
        for row in rows
    ]


def _amounts(table: Any, row: int) -> dict[str, int]:
    counts = {name: int(table[row * RESOURCES + i]) for i, name in enumerate(RESOURCE_NAMES)}
    return {name: count for name, count in counts.items() if count}
