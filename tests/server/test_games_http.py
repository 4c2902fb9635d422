"""The games over HTTP: everything a browser needs is named by a digest, and there under it for ever."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import baumeister as bm
from baumeister.bots.levels import offered
from baumeister.server.games import Games, describe_games, find_edition
from baumeister.texts.catalogue import LANGUAGES, Texts
from tests.server.app_tools import run, running, settings_in


def test_every_digest_that_the_games_name_is_served_for_ever(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path)) as here:
            browser = await here.browser()
            found = await browser.ok("GET", "/api/games")
            assert [game["id"] for game in found["games"]] == bm.games()
            assert found["levels"] == offered()
            paths = [f"/api/texts/common/{language}/{digest}" for language, digest in found["texts"].items()]
            for game in found["games"]:
                name = game["id"]
                paths += [f"/api/editions/{name}/{digest}" for digest in game["editions"]]
                paths += [f"/api/texts/{name}/{language}/{digest}" for language, digest in game["texts"].items()]
                paths += [f"/api/rules/{name}/{language}/{digest}" for language, digest in game["ledger"].items()]
                assert game["rules"]["figures"] == game["editions"][-1]
            assert len(paths) == 2 + sum(4 + len(game["editions"]) for game in found["games"])
            for path in paths:
                answer = await browser.ask("GET", path)
                assert answer.status_code == 200
                assert "immutable" in answer.headers["cache-control"], path
                kind = "text/plain" if "/texts/" in path else "application/json"
                assert answer.headers["content-type"].startswith(kind)
                assert answer.content

    run(test())


def test_what_is_not_kept_is_not_found_and_never_cached(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path)) as here:
            browser = await here.browser()
            digest = describe_games().games[0].texts["de"]
            wrong = [
                "/api/texts/common/de/" + "0" * 16,
                f"/api/texts/caylus1303/de/{digest}",
                f"/api/texts/caylus/fr/{digest}",
                f"/api/texts/chess/de/{digest}",
                f"/api/rules/common/de/{digest}",
                "/api/editions/caylus/" + "0" * 16,
                "/api/editions/chess/" + "0" * 16,
            ]
            for path in wrong:
                answer = await browser.ask("GET", path)
                assert (answer.status_code, answer.json()["code"]) == (404, "unknown-document"), path
                assert answer.headers["cache-control"] == "no-store"
            for path in ("/api/editions/caylus/..%2f..%2fx", "/api/texts/common/de/xyz", "/api/editions/CAYLUS/00"):
                assert (await browser.ask("GET", path)).status_code in (400, 404)

    run(test())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_that_are_served_word_all_that_the_games_offer(language: str) -> None:
    found: Games = describe_games()
    texts = Texts(language)
    for game in found.games:
        identifiers = [game.title, game.about]
        for option in game.options:
            identifiers += [option.text, option.about]
        assert [identifier for identifier in identifiers if not texts.has(identifier)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_common_and_game_texts_together_are_whole_fluent_files_without_the_terminals(language: str) -> None:
    from baumeister.server.games import texts_document

    bundle = FluentBundle([language])
    for part in ("common", *bm.games()):
        text = texts_document(part, language).body.decode()
        assert "usage-play" not in text
        bundle.add_resource(FluentResource(text))
    for identifier in ("error-not-over-yet", "refusal-game-over", "error-table-full", "caylus", "villagers"):
        assert bundle.has_message(identifier), identifier


def test_figures_are_served_without_remarks_so_that_they_never_change() -> None:
    for name in bm.games():
        for published in bm.game(name).editions.published:
            body = find_edition(name, published.digest)
            assert b'"confidence"' not in body
            assert b'"note"' not in body
            assert published.digest.encode() in body
