"""Which titles do not speak German yet: they are played in English there, and named here."""

from __future__ import annotations

from importlib import resources

import baumeister as bm
from baumeister.texts.catalogue import DEFAULT, LANGUAGES

UNTRANSLATED: tuple[str, ...] = ()


def test_the_titles_that_are_not_translated_are_named() -> None:
    folders = {name: resources.files(bm.game(name).package).joinpath("texts") for name in bm.games()}
    gaps = [
        name
        for name, folder in folders.items()
        if not all(folder.joinpath(f"{language}.ftl").is_file() for language in LANGUAGES)
    ]
    assert tuple(gaps) == UNTRANSLATED
    assert all(folders[name].joinpath(f"{DEFAULT}.ftl").is_file() for name in gaps)
