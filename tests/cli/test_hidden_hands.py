"""Two people at one terminal: each reads the own hand and never the other's, over a large part of a game."""

from __future__ import annotations

import re

from baumeister import State
from baumeister.tables import FileStore, KeptTable
from baumeister.texts.catalogue import Texts
from baumeister.texts.effects import text_id
from tests.cli.program import Program, numbers

NAMES = ("Anna", "Bruno")


def screens(program: Program, *arguments: str) -> list[tuple[int, str]]:
    """What was written between two emptyings of the screen, and who sat there."""
    settings = ("--seed", "5", "--seats", "human,human", "--lang", "en")
    done = program.run("play", *arguments, *settings, lines=numbers(11, count=200), COLUMNS="400").check()
    parts = done.out.split("\n" * 50)
    assert len(parts) > 20
    found = []
    if "to move" not in parts[-1]:
        assert "Hand over the terminal" in parts[-1], "the lines ran out before the next person looked"
        parts.pop()
    for part in parts:
        (name,) = set(re.findall(r"── (\w+) to move", part))
        found.append((NAMES.index(name), part))
    return found


def states(program: Program) -> list[State]:
    """All positions of the game that was left."""
    (path,) = program.tables()
    table = KeptTable.open(FileStore(path.parent), path.stem).table
    return [step.state for step in table.owners_record().steps(None)]


def card_names(line: str) -> tuple[str, ...]:
    """The cards of a drawn hand without their signs and figures."""
    return tuple(sorted(re.sub(r"^[♠▦] | (?:\d|[A-Z]\d|S\b|Z\b|▦).*", "", card.strip()) for card in line.split(" · ")))


def names(game: str, kind: str, pieces: list[str]) -> tuple[str, ...]:
    return tuple(sorted(Texts("en").say(text_id(game, kind, piece)) for piece in pieces))


def test_magna_carta_shows_a_hand_to_its_player_only(program: Program) -> None:
    shown = screens(program, "magna_carta")
    game = states(program)
    hands = [{names("magna_carta", "card", state.view(seat).players[seat].hand) for state in game} for seat in (0, 1)]
    hands[1] -= hands[0]  # a hand both have had would say nothing
    seen = [0, 0]
    for seat, screen in shown:
        for line in re.findall(r"^Your hand  (.*)$", screen, re.MULTILINE):
            assert card_names(line) not in hands[1 - seat]
            seen[seat] += card_names(line) in hands[seat]
    assert min(seen) > 5, "the hands were drawn, and read rightly by this test"


def test_villagers_shows_faces_to_their_player_and_suits_to_the_other(program: Program) -> None:
    shown = screens(program, "villagers", "--option", "support=on")
    suits = set(names("villagers", "suit", ["grain", "wood", "hay", "ore", "wine", "solo", "special"]))
    open_faces = [set[str](), set[str]()]  # what each has seen of the other's hand: drafted cards
    for state in states(program):
        for seat in (0, 1):
            other = state.view(seat).players[1 - seat]
            open_faces[seat] |= set(names("villagers", "person", [card.person for card in other.hand if card.person]))
    hidden = 0
    for seat, screen in shown:
        for holder in (0, 1):
            for line in re.findall(rf"[★✿] {NAMES[holder]} .*\n  Hand  (.*)$", screen, re.MULTILINE):
                cards = set(card_names(line)) - {"nothing"}  # that is an empty hand
                if holder == seat:
                    assert cards.isdisjoint(suits)
                else:
                    assert cards <= suits | open_faces[seat]
                    hidden += not cards.isdisjoint(suits)
    assert hidden > 5, "hidden cards were drawn, as suits"
