"""What browsers need to know about the games, as immutable documents, each named by the digest of its contents.

Figures are named by the digest that the rules use too, so a record or a table says which ones it was played with.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from baumeister import Game
from baumeister import game as find_game
from baumeister import games as all_games
from baumeister.bots.levels import may_have_style, offered
from baumeister.bots.names import STYLE_IDS
from baumeister.bots.shares import is_short, shipped_shares
from baumeister.engine.components import ABOUT
from baumeister.engine.options import OptionValue
from baumeister.server.errors import NotFound
from baumeister.texts.catalogue import LANGUAGES, sources
from baumeister.texts.effects import text_id
from baumeister.texts.ledger import note_text, rule_text

#: Texts that belong to no game.
COMMON: Final = "common"
#: Common text files that only the terminal needs.
_NOT_FOR_BROWSERS: Final = ("terminal.ftl",)

Language: TypeAlias = Literal["de", "en"]


class UnknownDocument(NotFound):
    """There is nothing under this digest, game or language: see `GET /api/games` for today's."""

    code = "unknown-document"


class OptionInfo(Struct, frozen=True):
    """An option. `text` and `about` are message ids. Choices other than yes and no are plain values."""

    name: str
    default: OptionValue
    choices: tuple[OptionValue, ...]
    text: str
    about: str
    rule: str  # ledger id or section


class LevelShare(Struct, frozen=True):
    """How many per cent of its games with two players a level of bots won against another, measured."""

    level: str
    against: str
    games: int
    percent: int
    low: int  # of the 95 % interval
    high: int
    short: bool  # it had less time to think than in play


class GameInfo(Struct, frozen=True):
    """A game that can be played. `title` and `about` are message ids."""

    id: str
    title: str
    about: str
    players_min: int
    players_max: int
    options: tuple[OptionInfo, ...]
    rules: RulesInfo
    editions: tuple[str, ...]  # digests of all figures that were ever published, oldest first
    texts: dict[str, str]  # digest by language, of /api/texts
    ledger: dict[str, str]  # digest by language, of /api/rules
    shares: tuple[LevelShare, ...]  # of the levels that were measured as they are now


class RulesInfo(Struct, frozen=True):
    """The edition that new games use."""

    code: int
    figures: str  # digest, of /api/editions


class Games(Struct, frozen=True):
    games: tuple[GameInfo, ...]
    levels: tuple[str, ...]  # of bots, from the simplest on
    styles: tuple[str, ...]  # of bots; a bot's level and style are one word: master-builder
    with_style: tuple[str, ...]  # levels that may have one
    texts: dict[str, str]  # digest by language, of the common texts
    languages: tuple[str, ...]


class EditionDocument(Struct, frozen=True):
    """The figures of one edition: the components file without its remarks."""

    game: str
    figures: str
    components: dict[str, Any]


class LedgerRule(Struct, frozen=True):
    id: str
    text: str
    source: str


class Doubt(Struct, frozen=True):
    """Figures that are not certain, and why."""

    path: str
    fields: tuple[str, ...]
    confidence: str
    note: str


class LedgerDocument(Struct, frozen=True):
    """The rules of a game as statements, and the figures that are not certain, in one language."""

    game: str
    language: str
    rules: tuple[LedgerRule, ...]
    doubts: tuple[Doubt, ...]


@dataclass(frozen=True)
class Document:
    """Bytes that never change under their digest."""

    digest: str
    body: bytes


def digest_of(body: bytes) -> str:
    return hashlib.blake2b(body, digest_size=8).hexdigest()


@cache
def describe_games() -> Games:
    return Games(
        games=tuple(_describe(find_game(name)) for name in all_games()),
        levels=tuple(offered()),
        styles=STYLE_IDS,
        with_style=tuple(may_have_style()),
        texts={language: texts_document(COMMON, language).digest for language in LANGUAGES},
        languages=LANGUAGES,
    )


def _describe(game: Game) -> GameInfo:
    code, figures = game.rules_version
    return GameInfo(
        id=game.id,
        title=game.id,
        about=f"{game.id}-about",
        players_min=game.players_min,
        players_max=game.players_max,
        options=tuple(
            OptionInfo(
                name=option.name,
                default=option.default,
                choices=option.choices,
                text=text_id(game.id, "option", option.name),
                about=text_id(game.id, "option", option.name, "about"),
                rule=option.rule,
            )
            for option in game.options
        ),
        rules=RulesInfo(code, figures),
        editions=tuple(published.digest for published in game.editions.published),
        texts={language: texts_document(game.id, language).digest for language in LANGUAGES},
        ledger={language: ledger_document(game.id, language).digest for language in LANGUAGES},
        shares=_shares(game.id),
    )


def _shares(game_id: str) -> tuple[LevelShare, ...]:
    return tuple(
        LevelShare(
            level=one.level,
            against=one.against,
            games=one.games,
            percent=round(100 * one.share),
            low=round(100 * one.low),
            high=round(100 * one.high),
            short=is_short(one, game_id),
        )
        for one in shipped_shares(game_id)
    )


@cache
def edition_document(game: str, figures: str) -> Document:
    """The figures of an edition; UnknownEdition if they are not here. Remarks may change, so they are left out."""
    components = find_game(game).editions.find(figures).components
    document = EditionDocument(game, figures, _without_remarks(components.tables))
    return Document(figures, msgspec.json.encode(document, order="deterministic"))


def _without_remarks(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {key: _without_remarks(item) for key, item in value.items() if key not in ABOUT}
    if isinstance(value, list):
        return [_without_remarks(item) for item in value]
    return value


@cache
def texts_document(of: str, language: str) -> Document:
    """The Fluent texts of a game, or the common ones."""
    if of == COMMON:
        games = {f"{name}.ftl" for name in all_games()}
        parts = [text for name, text in sources(language) if name not in games and name not in _NOT_FOR_BROWSERS]
        body = "\n".join(parts)
    else:
        body = dict(sources(language))[f"{of}.ftl"]
    return _document(body.encode())


@cache
def ledger_document(of: str, language: str) -> Document:
    game = find_game(of)
    rules = tuple(LedgerRule(rule.id, rule_text(language, game, rule), rule.source) for rule in game.ledger.values())
    doubts = tuple(
        Doubt(mark.path, mark.fields, mark.confidence, note_text(language, of, mark.note))
        for mark in game.components.marks
    )
    return _document(msgspec.json.encode(LedgerDocument(of, language, rules, doubts), order="deterministic"))


def _document(body: bytes) -> Document:
    return Document(digest_of(body), body)


def find_texts(of: str, language: str, digest: str) -> bytes:
    _check(of in (COMMON, *all_games()) and language in LANGUAGES)
    return _found(texts_document(of, language), digest)


def find_ledger(of: str, language: str, digest: str) -> bytes:
    _check(of in all_games() and language in LANGUAGES)
    return _found(ledger_document(of, language), digest)


def find_edition(of: str, digest: str) -> bytes:
    """Only what was published is looked up, so no cache grows with what people ask for."""
    _check(of in all_games() and digest in {row.digest for row in find_game(of).editions.published})
    return edition_document(of, digest).body


def _found(document: Document, digest: str) -> bytes:
    _check(document.digest == digest)
    return document.body


def _check(there: bool) -> None:
    if not there:
        raise UnknownDocument("nothing is kept under this digest")
