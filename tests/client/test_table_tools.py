"""What people do at a table besides playing: leaving a seat and coming back, agreeing, talking, looking on."""

from __future__ import annotations

import random
from collections.abc import Callable

from tests.client.driver import HEIGHTS, Client, seat_people
from tests.client.probes import axe, boxes
from tests.client.slow import PRESS_TWICE, held_back, sent_by

Make = Callable[..., Client]
BY_HAND = 20


def talk(one: Client, text: str) -> None:
    if not one.page.query_selector(".sayform"):
        one.page.click(".heads .tool")
    one.page.fill(".sayform input", text)
    one.page.keyboard.press("Enter")


def test_who_gives_up_looks_on_and_a_bot_plays(client: Make) -> None:
    anna, bruno = client(), client()
    seat_people(anna, bruno)
    anna.open_people()
    anna.page.click("[data-ask-sure=resign]")
    anna.page.click("[data-sure=resign] .button:not(.danger)")  # no, after all
    assert anna.choices()
    anna.do_for_sure("resign")
    anna.page.wait_for_selector(".watch")
    bruno.page.wait_for_selector("[data-at='players/0'] small:has-text('aufgegeben'), .log :text('gibt auf')")
    assert bruno.play(2, random.Random(1))
    assert not anna.choices()


def test_an_absent_seat_goes_to_a_bot_by_agreement_and_is_taken_back(client: Make) -> None:
    anna, bruno, carla = client(), client(), client()
    code = seat_people(anna, bruno, carla)
    anna.open_people()
    assert not anna.page.query_selector("[data-bot-for]")  # everybody is here
    bruno.go("/credits")
    anna.page.click("[data-bot-for='1']")
    anna.page.wait_for_selector("[data-never-mind]")
    carla.page.click("[data-agree]")
    anna.page.wait_for_selector("[data-person='1'] small:has-text('Bot')")
    anna.wait_until("window.baumeister.deciding === 0")  # the bot has moved; else Bruno would be asked, and never Anna
    bruno.go(f"/t/{code}")
    anna.page.wait_for_selector("[data-person='1'] small:has-text('ist da')")
    assert anna.wait_for_turn()
    anna.act(random.Random(2))
    assert bruno.page.evaluate("window.baumeister.yours") == [1]


def test_the_end_by_agreement_and_a_refusal_before(client: Make) -> None:
    anna, bruno = client(), client()
    seat_people(anna, bruno)
    anna.open_people()
    anna.do_for_sure("end")
    bruno.page.click("[data-refuse]")
    anna.page.wait_for_selector("[data-proposal]", state="detached")
    anna.do_for_sure("end")
    anna.page.click("[data-never-mind]")
    bruno.page.wait_for_selector("[data-proposal]", state="detached")
    bruno.open_people()
    bruno.do_for_sure("end")
    anna.page.click("[data-agree]")
    for one in (anna, bruno):
        one.page.wait_for_selector("[data-over]")


def test_who_is_muted_is_not_heard_and_can_be_reported(client: Make) -> None:
    anna, bruno = client(), client()
    seat_people(anna, bruno)
    talk(bruno, "Unerhört")
    anna.page.click(".heads .tool")
    anna.page.wait_for_selector(".chat :text('Unerhört')")
    anna.open_people()
    anna.page.click("[data-person='1'] [data-mute]")
    anna.page.wait_for_selector(".chat :text('Unerhört')", state="detached")
    talk(bruno, "Noch eins")
    bruno.page.wait_for_selector(".chat :text('Noch eins')")
    talk(anna, "Still hier")
    anna.page.wait_for_selector(".chat :text('Still hier')")
    assert "Noch eins" not in anna.page.inner_text(".chat")
    anna.page.click("[data-person='1'] [data-report]")
    anna.page.fill("[data-report-form] textarea", "Ruft dazwischen.")
    assert not boxes(anna.page)
    let_go = held_back(anna, "POST", "**/api/reports")
    anna.page.click("[data-report-form] .button")
    anna.page.fill("[data-report-form] textarea", "Ruft dazwischen. Immer wieder.")
    let_go()
    anna.page.wait_for_selector(".people .good")
    assert anna.page.input_value("[data-report-form] textarea").endswith("Immer wieder."), (
        "what is written meanwhile stays"
    )
    anna.page.click("[data-report-form] .button")
    anna.page.wait_for_selector("[data-report-form]", state="detached")
    anna.go("/me")
    anna.page.click("[data-part=muted] .button")
    anna.page.wait_for_selector("[data-part=muted]", state="detached")


def test_a_spectator_sees_the_table_and_decides_nothing(client: Make) -> None:
    anna, bruno, carla = client(), client(), client(language="en")
    code = seat_people(anna, bruno)
    carla.go(f"/t/{code}")
    carla.page.wait_for_selector(".watch")
    assert "watching" in carla.page.inner_text(".decision")
    assert carla.page.evaluate("window.baumeister.view.seat") is None
    anna.open_people()
    anna.page.wait_for_selector(".fold:has-text('1 schaut zu')")
    number = carla.number
    anna.act(random.Random(3))
    carla.wait_for_step(number)
    assert not carla.choices()
    assert not carla.page.query_selector("[data-undo], [data-choice], [data-lit]")
    carla.open_people()
    assert not carla.page.query_selector("[data-ask-sure]")
    assert not boxes(carla.page)
    assert not axe(carla.page)


def test_the_tab_says_whose_turn_it_is(client: Make) -> None:
    anna, bruno = client(), client()
    seat_people(anna, bruno)
    assert anna.page.title().startswith("●")
    assert anna.page.get_attribute("link[rel=icon]", "href") == "/icon-turn.svg"
    assert not bruno.page.title().startswith("●")
    while anna.page.evaluate("window.baumeister.mine"):
        anna.act(random.Random(4))
    bruno.wait_for_turn()
    bruno.wait_until("document.title.startsWith('●')")
    anna.wait_until("!document.title.startsWith('●')")
    bruno.go("/credits")
    assert bruno.page.get_attribute("link[rel=icon]", "href") == "/icon.svg"


def test_since_the_last_move_is_shown_again_also_after_a_reload(client: Make) -> None:
    one = client()
    one.play_now()
    one.play(2, random.Random(5))
    one.page.reload()
    one.page.wait_for_selector("#board")
    one.wait_for_turn()
    one.page.wait_for_selector(".log .since")
    one.page.click(".showagain")
    one.page.wait_for_selector(".decision h2:has-text('Seit deinem letzten Zug')")
    one.page.wait_for_selector(".decision .ask p")
    assert not one.page.query_selector("[data-choice]")
    one.page.keyboard.press("Escape")
    one.wait_for_turn()
    assert one.choices()


def test_an_undo_needs_everybody_and_may_be_refused(client: Make) -> None:
    anna, bruno = client(), client()
    seat_people(anna, bruno)
    while anna.page.evaluate("window.baumeister.mine"):
        anna.act(random.Random(6))
    bruno.wait_for_turn()
    number = anna.number
    anna.page.click("[data-undo]")
    bruno.page.click("[data-refuse]")
    anna.page.wait_for_selector("[data-proposal]", state="detached")
    assert anna.number == number
    anna.page.click("[data-undo]")
    bruno.page.click("[data-agree]")
    anna.wait_for_step(number)
    assert anna.wait_for_turn()
    bruno.page.wait_for_selector(".log .void")


def test_what_is_pressed_twice_before_the_answer_is_asked_once(client: Make) -> None:
    anna, bruno = client(), client()
    undos, votes = sent_by(anna, "undo"), sent_by(bruno, "vote")
    seat_people(anna, bruno)
    while anna.page.evaluate("window.baumeister.mine"):
        anna.act(random.Random(6))
    for wanted, answer in ((1, "refuse"), (2, "agree")):
        bruno.wait_for_turn()
        anna.page.evaluate(PRESS_TWICE, "[data-undo]")
        bruno.page.wait_for_selector(f"[data-{answer}]")
        bruno.page.evaluate(PRESS_TWICE, f"[data-{answer}]")
        anna.page.wait_for_selector("[data-proposal]", state="detached")
        assert (len(undos), len(votes)) == (wanted, wanted)
    assert anna.wait_for_turn()


def test_two_browsers_play_one_table_to_the_end(client: Make) -> None:
    anna, bruno = client(), client(width=360, language="en")
    seat_people(anna, bruno)
    chance = random.Random(7)
    for _ in range(BY_HAND):
        one = anna if anna.page.evaluate("window.baumeister.deciding") == 0 else bruno
        assert one.wait_for_turn()
        number = anna.number
        one.act(chance)
        anna.wait_for_step(number)
    # Whole games by hand are in test_phone.py.
    bruno.begin_to_play_out()
    anna.play_to_the_end()
    for one in (anna, bruno):
        one.page.wait_for_selector("[data-over]")
    assert anna.number > 60
    names = anna.page.locator("[data-over] [data-ranked]").all_inner_texts()
    assert sorted(names) == ["Anna", "Bruno"]
    assert names == bruno.page.locator("[data-over] [data-ranked]").all_inner_texts()


def test_the_people_fit_at_every_width(client: Make) -> None:
    anna, bruno = client(language="en"), client()
    seat_people(anna, bruno)
    bruno.go("/credits")
    anna.open_people()
    anna.page.wait_for_selector("[data-bot-for]")
    anna.page.click("[data-ask-sure=resign]")
    for width in HEIGHTS:
        anna.resize(width)
        if width == 360:
            anna.page.click("[data-tab-of=players]")
        assert not boxes(anna.page), width
        assert not axe(anna.page), width


def test_the_language_changes_every_word_of_the_table(client: Make) -> None:
    anna, bruno = client(language="de"), client()
    seat_people(anna, bruno)
    anna.open_people()
    assert not anna.words_in_both_languages()
