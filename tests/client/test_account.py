"""Account and settings: a guest keeps the name, other devices, what comes along, leaving; comfort is remembered."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.client.driver import HEIGHTS, Client
from tests.client.probes import at_rest, axe, boxes
from tests.client.slow import held_back

Make = Callable[..., Client]
PASSWORD = "Kathedrale 1303"


def keep(one: Client, name: str) -> None:
    """A guest of this name becomes an account."""
    one.sit_down(name)
    one.go("/me")
    one.page.fill("[data-part=password] [name=new]", PASSWORD)
    one.page.click("[data-part=password] .button")
    one.page.wait_for_selector("[data-part=devices] li")


def sign_in(one: Client, name: str, password: str = PASSWORD) -> None:
    one.page.fill("[data-part=sign-in] [name=username]", name)
    one.page.fill("[data-part=sign-in] [name=password]", password)
    one.page.click("[data-part=sign-in] .button")


def test_a_guest_keeps_the_name_and_ends_another_device(client: Make) -> None:
    here, there = client(), client()
    keep(here, "Gerold")
    there.go("/me")
    sign_in(there, "Gerold")
    there.page.wait_for_selector("[data-part=devices] li >> nth=1")
    assert not there.page.query_selector("[data-part=offer]")  # this browser was nobody before
    here.go("/me")
    here.page.wait_for_selector("[data-part=devices] li >> nth=1")
    here.page.click("[data-part=devices] .button")
    here.page.wait_for_selector("[data-part=devices] li:only-child")
    there.page.wait_for_selector("[data-connection=signed-out]")
    there.page.wait_for_selector("[data-part=sign-in]")


def test_what_the_guest_plays_comes_along(client: Make) -> None:
    here, there = client(), client()
    keep(here, "Hildegard")
    there.play_now()
    code = there.code
    there.go("/me")
    sign_in(there, "Hildegard")
    there.page.click("[data-part=offer] .button.go")
    there.page.wait_for_selector("[data-part=offer]", state="detached")
    here.go()
    here.page.wait_for_selector(f".tablecard a[href='/t/{code}']")
    there.go(f"/t/{code}")
    assert there.play(1, random.Random(5))


def test_what_is_refused_is_said_in_words(client: Make) -> None:
    here, there = client(language="en"), client(language="en")
    there.expect_refusals(400, 403, 409)
    there.sit_down("Ingolf")  # before there is an account of this name
    keep(here, "Ingolf")
    there.go("/me")
    there.page.fill("[data-part=password] [name=new]", PASSWORD)
    there.page.click("[data-part=password] .button")
    assert "Somebody has this name" in there.page.inner_text("[data-part=password] .bad")
    sign_in(there, "Ingolf", "something else")
    assert "do not match" in there.page.inner_text("[data-part=sign-in] .bad")
    there.page.fill("[data-part=who] input", "\u202e\u202e")
    there.page.click("[data-part=who] .button")
    assert "Nobody can have this name" in there.page.inner_text("[data-part=who] .bad")


def test_another_name_is_at_the_table_at_once(client: Make) -> None:
    one = client()
    one.play_now()
    code = one.code
    one.go("/me")
    one.page.fill("[data-part=who] input", "Konrad")
    one.page.click("[data-part=who] .button")
    one.page.wait_for_selector("[data-part=who] .good")
    one.go(f"/t/{code}")
    one.page.wait_for_selector(".player.me h3")
    assert one.page.inner_text(".player.me h3") == "Konrad"


def test_a_new_password_signs_the_other_devices_out(client: Make) -> None:
    here, there = client(), client()
    keep(here, "Leonore")
    there.go("/me")
    sign_in(there, "Leonore")
    there.page.wait_for_selector("[data-part=devices] li >> nth=1")
    here.page.fill("[data-part=password] [name=old]", PASSWORD)
    here.page.fill("[data-part=password] [name=new]", "Ein anderes 77")
    here.page.click("[data-part=password] .button")
    here.page.wait_for_selector("[data-part=password] .good")
    there.page.wait_for_selector("[data-connection=signed-out]")
    sign_in(there, "Leonore", "Ein anderes 77")
    there.page.wait_for_selector("[data-part=devices]")


def test_leaving_asks_first_and_deleting_needs_the_password(client: Make) -> None:
    one = client()
    one.expect_refusals(403)
    keep(one, "Manfred")
    one.page.click("[data-ask-sure=delete]")
    one.page.fill("[name=proof]", "nicht dieses")
    one.page.click("[data-sure=delete] [data-yes]")
    one.page.wait_for_selector("[data-part=out] .bad")
    one.page.click("[data-ask-sure=delete]")
    one.page.fill("[name=proof]", PASSWORD)
    one.page.click("[data-sure=delete] [data-yes]")
    one.page.wait_for_selector(".hero")
    one.go("/me")
    one.page.wait_for_selector("[data-part=sign-in]")
    assert not one.page.query_selector("[data-part=out]")
    sign_in(one, "Manfred")
    one.page.wait_for_selector("[data-part=sign-in] .bad")
    one.sit_down("Norbert")
    one.go("/me")
    one.page.click("[data-ask-sure=sign-out]")
    assert "Passwort" in one.page.inner_text("[data-sure=sign-out]")
    one.page.click("[data-sure=sign-out] [data-yes]")
    one.page.wait_for_selector(".hero")


def test_all_own_games_can_be_taken_away(client: Make) -> None:
    one = client()
    one.play_now()
    one.open_people()
    one.do_for_sure("end")
    one.page.wait_for_selector("[data-over]")
    one.go("/me")
    with one.page.expect_download() as download:
        one.page.click("[data-part=leaving] a")
    assert download.value.suggested_filename == "baumeister-games.zip"
    assert download.value.path().read_bytes().startswith(b"PK")


def test_comfort_is_remembered_and_follows_the_account(client: Make) -> None:
    here, there = client(), client()
    keep(here, "Oskar")
    assert here.page.get_attribute("html", "data-patterns") == "plain"
    with here.page.expect_response(lambda answer: answer.request.method == "PATCH" and answer.ok):
        here.page.click("[data-part=comfort] label:has-text('Starke Muster')")
    assert here.page.get_attribute("html", "data-patterns") == "strong"
    here.page.reload()
    here.page.wait_for_selector("html[data-patterns=strong]")
    there.go("/me")
    assert there.page.get_attribute("html", "data-patterns") == "plain"
    sign_in(there, "Oskar")
    there.page.wait_for_selector("html[data-patterns=strong]")
    there.page.select_option("#zone", "Europe/Berlin")
    there.page.wait_for_selector("[data-part=comfort] .good")
    assert there.request("GET", "/me")["time_zone"] == "Europe/Berlin"


def test_a_name_that_is_being_typed_stays_when_a_late_answer_comes(client: Make) -> None:
    one = client()
    keep(one, "Siegbert")
    let_go = held_back(one, "PATCH", "**/api/me")
    with one.page.expect_request(lambda request: request.method == "PATCH"):
        one.page.click("[data-part=comfort] label:has-text('Starke Muster')")
    one.page.fill("[data-part=who] input", "Siegbert II")
    let_go()
    at_rest(one.page)
    assert one.page.input_value("[data-part=who] input") == "Siegbert II"


#: Settings that are called like one of the things they can be set to.
CALLED_ALIKE = """() => [...document.querySelectorAll('[data-part=comfort] dt')].filter((name) =>
  [...name.nextElementSibling.querySelectorAll('label')].some((value) => value.innerText === name.innerText)
).map((name) => name.innerText)"""


def test_no_setting_is_called_like_one_of_its_values(client: Make) -> None:
    one = client(language="en")
    one.go("/me")
    for language in ("en", "de"):
        one.switch_language(language)
        one.page.wait_for_selector("[data-part=comfort] dt >> nth=5")
        assert not one.page.evaluate(CALLED_ALIKE), language


def test_without_confirming_one_click_is_the_move(client: Make) -> None:
    one = client()
    one.go("/me")
    one.page.click("[data-part=comfort] .check >> nth=0")
    one.play_now()
    one.wait_for_turn()
    number = one.number
    one.page.click("[data-lit] [data-knob], [data-lit][data-knob], [data-choice]")
    one.wait_for_step(number)


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_page_fits_and_axe_is_content(client: Make, language: str) -> None:
    one = client(language=language)
    for state in ("nobody", "guest", "account"):
        if state == "guest":
            one.sit_down(f"Paula {language}")
        if state == "account":
            one.page.fill("[data-part=password] [name=new]", PASSWORD)
            one.page.click("[data-part=password] .button")
            one.page.wait_for_selector("[data-part=devices] li")
            one.page.click("[data-ask-sure=delete]")
        else:
            one.go("/me")
            one.page.wait_for_selector("[data-part=sign-in]")
        for width, theme in zip(HEIGHTS, ("light", "dark", "light"), strict=True):
            one.resize(width)
            one.switch_theme(theme)
            assert not boxes(one.page), (state, width)
            if width != 360:
                assert not axe(one.page), (state, theme)


def test_the_language_changes_every_word(client: Make) -> None:
    one = client(language="de")
    one.sit_down("Quirin")
    one.go("/me")
    one.page.wait_for_selector("[data-part=leaving] .help")
    german = one.words()
    one.switch_language("en")
    same = german & one.words()
    assert len(german) > 40
    assert same <= {"Baumeister", "Quirin", "Name", "Deutsch", "English", "normal"}
