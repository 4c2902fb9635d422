"""Walks through a game in the browser that look at everything on the way: what the tests take some steps of, and soak
all of."""

from __future__ import annotations

import random
from dataclasses import dataclass

from tests.client.driver import HEIGHTS, Client
from tests.client.probes import WATCHED_MOTION, axe, boxes, choosing, sight, targets, unexplained

GAMES = ("caylus1303", "caylus", "magna_carta", "villagers")
#: Games with modules or options are played with all of them, at a full table.
FULL_TABLES = {"magna_carta": 4, "villagers": 5}
#: As many as the tests look at, and decisions between two of them: soak looks at all.
POSITIONS = 15
BETWEEN = 2
#: Boxes are measured at all widths in one of so many positions, and axe is asked at every fourth of those.
MEASURED_EVERY = 5
AXE_EVERY = 4
#: So many positions look alike, then comes the next one: a phone, a screen, a phone in the dark...
LOOKED_ALIKE = 4
LOOKS = ((1440, "light"), (360, "dark"), (1440, "dark"), (360, "light"))


@dataclass
class Walked:
    """How far a walk came."""

    positions: int = 0
    choices: int = 0
    measured: int = 0


#: On a phone: boxes are measured in one of so many decisions, and the language changes after so many.
BOXES_EVERY = 3
LANGUAGE_EVERY = 6
#: Of the header in one line, px.
HEADER = 46
HEADER_HEIGHT = "document.querySelector('.top').getBoundingClientRect().height"


@dataclass
class Phoned:
    """How far a walk on a phone came: decisions, those with something lit on the part that is shown, boxes measured."""

    decisions: int = 0
    lit: int = 0
    measured: int = 0


def sit_down(one: Client, game: str) -> None:
    if game in FULL_TABLES:
        one.open_table(game, FULL_TABLES[game])
    else:
        one.click_play_now(game)


def walk(one: Client, chance: random.Random, walked: Walked, most: int, between: int = 0) -> None:
    """On to so many positions that are looked at, with so many decisions between two, or to the end of the game."""
    game = one.page.evaluate("window.baumeister.game")
    while walked.positions < most and one.wait_for_turn():
        # For some positions each, because a page that changes its width is drawn anew.
        width, theme = LOOKS[walked.positions // LOOKED_ALIKE % len(LOOKS)]
        one.resize(width)
        one.switch_theme(theme)
        found = targets(one.page)
        assert not found["missing"], (one.number, width, found["missing"])
        assert not found["covered"], (one.number, width, found["covered"])
        assert not (mute := unexplained(one.page, game)), (one.number, width, mute)
        walked.choices += found["choices"]
        if walked.positions % MEASURED_EVERY == 0:
            measure(one, walked.measured % AXE_EVERY == 1)
            walked.measured += 1
        walked.positions += 1
        one.act(chance)
        if between and one.wait_for_turn():
            one.play_unseen(chance, between)


def measure(one: Client, ask_axe: bool) -> None:
    """Boxes at all widths, in the other language, with nothing pointed at; axe in both themes, and at the text view."""
    one.switch_language("en" if one.language == "de" else "de")
    one.page.mouse.move(2, 2)
    for width in HEIGHTS:
        one.resize(width)
        assert not (found := boxes(one.page)), (one.number, width, one.language, found)
    if ask_axe:
        for width, theme in ((360, "light"), (360, "dark"), (1440, "dark"), (1440, "light")):
            one.resize(width)
            one.switch_theme(theme)
            assert not (found := axe(one.page)), (one.number, width, theme, one.language, found)
        one.page.keyboard.press("t")
        assert not (found := axe(one.page)), (one.number, "text view", found)
        one.page.keyboard.press("t")


def sit_down_with_phone(one: Client, game: str) -> None:
    """At a table with two bots, on a narrow and low screen."""
    one.page.set_viewport_size({"width": 360, "height": 740})
    one.context.add_init_script(WATCHED_MOTION)
    one.sit_down("Anna")
    one.go(f"/t/{one.make_table('me', 'bot', 'bot', game=game)}")
    one.page.wait_for_selector("[data-settled=true] #board")


def walk_phone(
    one: Client, chance: random.Random, phoned: Phoned, *, languages: tuple[str, ...] = ("de", "en")
) -> None:
    """A whole game on a narrow screen, motion watched. The languages take turns."""
    while one.wait_for_turn():
        number = one.number
        found = sight(one.page)
        assert found["inSight"] or not found["lit"], (number, "nothing that is lit can be seen")
        phoned.lit += found["lit"] > 0
        assert not (bad := one.page.evaluate("window.badKeyframes")), (number, bad)
        if phoned.decisions % LANGUAGE_EVERY == 0:
            # By the button, but not as a person: the page stays where it is.
            language = languages[phoned.decisions // LANGUAGE_EVERY % len(languages)]
            if one.language != language:
                one.page.evaluate("document.querySelector('[data-language]').click()")
                one.page.wait_for_selector(f"html[lang={language}]")
        if phoned.decisions % BOXES_EVERY == 0:
            assert not (wrong := boxes(one.page)), (number, one.language, wrong)
            assert one.page.evaluate(HEADER_HEIGHT) < HEADER, (number, one.language, "the header wraps")
            assert not (wrong := choosing(one.page)), (number, one.language, wrong)
            phoned.measured += 1
        phoned.decisions += 1
        one.act(chance)
