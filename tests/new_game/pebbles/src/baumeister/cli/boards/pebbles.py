"""Pebbles on the terminal: the heaps, then each player with cards, pebbles and points."""

from __future__ import annotations

from rich.text import Text as Words

from baumeister.cli.boards import Board, Part
from baumeister.cli.desk import Desk
from baumeister.cli.hints import hint_about
from baumeister.cli.layout import flow
from baumeister.engine.addresses import find
from baumeister.engine.wire import Choice
from baumeister.games.pebbles.shapes import Heap, PebblesView, Player
from baumeister.texts.cards import piece_name
from baumeister.texts.effects import short_amounts


def header(desk: Desk, view: PebblesView) -> Words:
    facts = [
        desk.say("pebbles-board-round", round=view.round, rounds=view.rounds),
        desk.say(f"pebbles-phase-{view.phase}"),
    ]
    return flow(desk, desk.say("pebbles"), [Words(fact) for fact in facts])


def parts(desk: Desk, view: PebblesView) -> list[Part]:
    heaps = [Words(f"{name(desk, heap.card)} {desk.sign('●' * heap.pebbles)}".rstrip()) for heap in view.heaps]
    return [
        Part([flow(desk, desk.say("pebbles-board-heaps"), heaps)]),
        *(Part(_player(desk, player)) for player in view.players),
    ]


def _player(desk: Desk, player: Player) -> list[Words]:
    points = short_amounts(desk.texts, {"points": player.points})
    pebbles = [Words(f"{name(desk, heap.card)} {heap.count}") for heap in player.pebbles if heap.count]
    hand = [Words(name(desk, card)) for card in player.hand]
    if not hand:
        hand = [Words(desk.say("pebbles-board-hidden", count=player.cards))]
    return [
        Words.assemble(desk.player(player.seat), (points, "bold")),
        flow(desk, f"  {desk.say('pebbles-board-hand')}", [*hand, *pebbles]),
    ]


def name(desk: Desk, card: str) -> str:
    return desk.sign(piece_name(desk.texts, "pebbles", "card", card))


# ---- beside the choices, which say themselves what they bring


def about(desk: Desk, view: PebblesView, choice: Choice) -> str:
    """A heap: how many pebbles are left."""
    thing = find(view, choice.targets[0])
    return desk.sign("●" * thing.pebbles) if isinstance(thing, Heap) else ""


BOARD = Board(header=header, parts=parts, hints=hint_about(about))
