# compiled: mypyc
"""Favors at the edge: a tile of the construction site, or a character."""

from __future__ import annotations

from baumeister.engine.catalogue import Answer, DecisionKind, refusing
from baumeister.engine.choosing import Facts
from baumeister.engine.errors import Refusal, refuse
from baumeister.games.caylus1303.edge import moves as m
from baumeister.games.caylus1303.edge import shapes as shape
from baumeister.games.caylus1303.edge.maker import DECLINE, Maker
from baumeister.games.caylus1303.rules import actions as a
from baumeister.games.caylus1303.rules import components as c
from baumeister.games.caylus1303.rules.favor import open_slots
from baumeister.games.caylus1303.rules.position import Position


def check_slot(s: Position, action: int) -> Refusal | None:
    return refuse("locked", "1303-favor-06") if action - a.SITE >= open_slots(s) else None


def check_character_of_others(s: Position, action: int) -> Refusal | None:
    holder = s.holder[action - a.CHARACTER]
    if holder == s.seat:
        return refuse("not-yours", "1303-favor-02")
    if holder < 0:
        return refuse("not-available", rule_of_absent(s, action - a.CHARACTER, "1303-favor-02"))
    return None


def check_character_on_board(s: Position, action: int) -> Refusal | None:
    if s.holder[action - a.CHARACTER] != c.ON_BOARD:
        return refuse("not-available", rule_of_absent(s, action - a.CHARACTER, "1303-favor-04"))
    return None


def rule_of_absent(s: Position, character: int, rule: str) -> str:
    """Why a character cannot be taken: it is not in this game, or not where the rule takes it from."""
    return "1303-setup-11" if s.holder[character] == c.NOT_IN_PLAY else rule


def show_character(maker: Maker, name: str) -> Facts:
    holders = [player.seat for player in maker.view.players if name in player.characters]
    former = holders[0] if holders else -1
    where = f"players/{former}/characters" if holders else "board_characters"
    group = "caylus1303-group-others" if holders else "caylus1303-group-board"
    return Facts((f"{where}/{name}",), group, moves=m.character_taken(maker.seat, name, former).moves)


def show_slot(_maker: Maker, slot: str) -> Facts:
    return Facts((f"site_tiles/{slot}",), "caylus1303-group-slots")


KINDS = (
    DecisionKind(
        a.ASK_FAVOR,
        shape.Favor,
        (Answer("character", show_character, check_character_of_others), Answer("site", show_slot, check_slot)),
        otherwise=refusing("must-choose", "1303-favor-01", a.DECLINE),
    ),
    DecisionKind(
        a.ASK_CHARACTER, shape.Character, (DECLINE, Answer("character", show_character, check_character_on_board))
    ),
)
