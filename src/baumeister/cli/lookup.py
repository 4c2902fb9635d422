"""Looking things up: tiles, characters and rules by id or by words in either language."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from itertools import pairwise
from typing import Any

from rich.text import Text as Words

from baumeister import Game
from baumeister.cli.desk import Desk
from baumeister.cli.sources import sources_in_words
from baumeister.engine.ledger import Rule
from baumeister.texts.cards import piece_lines, reference_lines
from baumeister.texts.catalogue import LANGUAGES, Texts
from baumeister.texts.effects import text_id
from baumeister.texts.ledger import note_text, rule_text

#: Shorter words in a sentence say little about it.
LEAST_WORD = 4


@dataclass(frozen=True)
class Piece:
    """An entry of the components file that has a name: a tile, a card, a character."""

    kind: str
    entry: Mapping[str, Any]


Found = Piece | Rule


def pieces_of(game: Game) -> list[Piece]:
    """Everything in the components file that people call by a name."""
    texts = Texts(LANGUAGES[0])
    return [
        Piece(kind, entry)
        for kind, entries in game.components.tables.items()
        if isinstance(entries, list)
        for entry in entries
        if "id" in entry and texts.has(text_id(game.id, kind, entry["id"]))
    ]


def section_of(rule: str) -> str:
    """1303-char-thief-1 -> char: the second part of an id names the section."""
    return rule.split("-")[1]


def plain(text: str) -> str:
    """Small letters without accents, so that Sägemühle is found as sagemuhle and as Sägemühle."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def bare(name: str) -> str:
    """Without what is added in brackets: Forest (2) -> Forest."""
    return re.sub(r" \([^()]*\)$", "", name)


def find(game: Game, query: str) -> list[Found]:
    """The best matches first: an id or name exactly, then all that have every word of the query."""
    wanted = plain(query).strip()
    words = re.findall(r"[\w-]+", wanted)
    if not words:
        return []
    ranked: list[tuple[int, int, Found]] = []
    everything: list[Found] = [*pieces_of(game), *game.ledger.values()]
    for number, thing in enumerate(everything):
        names, text = _searchable(game, thing)
        rank = _rank(wanted, words, names, text)
        if rank is not None:
            ranked.append((rank, number, thing))
    ranked.sort(key=lambda item: item[:2])
    return [thing for _, _, thing in ranked]


def rules_with(game: Game, label: str) -> list[Rule]:
    """Rules with the words of an action; first those that begin with what is done: "draw a card" -> "Draw: ..."."""
    done, *others = re.findall(r"[^\W\d]+", plain(bare(label))) or [""]
    wanted = [done, *(word for word in others if len(word) >= LEAST_WORD)]
    found = []
    for rule in game.ledger.values():
        places = [re.search(rf"\b{word}", plain(rule.text)) for word in wanted if word]
        if places and all(places):
            found.append((places[0].start() if places[0] else 0, rule))
    return [rule for _, rule in sorted(found, key=lambda item: item[0])]


def _rank(wanted: str, words: Sequence[str], names: Sequence[str], text: str) -> int | None:
    if wanted in names:
        return 0
    if any(all(word in name for word in words) for name in names):
        return 1
    everything = " ".join([*names, text])
    return 2 if all(word in everything for word in words) else None


def _searchable(game: Game, thing: Found) -> tuple[list[str], str]:
    """Names and ids; and further words that count less. In all languages, because people mix them."""
    languages = [Texts(language) for language in LANGUAGES]
    if isinstance(thing, Rule):
        title = text_id(game.id, "section", section_of(thing.id))
        statements = " ".join(rule_text(texts.language, game, thing) for texts in languages)
        return [plain(thing.id), *(plain(texts.say(title)) for texts in languages)], plain(statements)
    identifier = thing.entry["id"]
    names = [texts.say(text_id(game.id, thing.kind, identifier)) for texts in languages]
    kinds = [texts.say(text_id(game.id, "kind", thing.entry["kind"])) for texts in languages if "kind" in thing.entry]
    return [plain(identifier), *map(plain, names)], plain(" ".join(kinds))


def suggestions(game: Game, query: str) -> list[str]:
    """Names spelled nearly like the query, with or without what they have in brackets."""
    names: dict[str, dict[str, None]] = {}
    for language in LANGUAGES:
        texts = Texts(language)
        for piece in pieces_of(game):
            name = texts.say(text_id(game.id, piece.kind, piece.entry["id"]))
            for written in (plain(name), plain(bare(name))):
                names.setdefault(written, {})[name] = None
    near = get_close_matches(plain(query), names, n=3)
    return list(dict.fromkeys(name for written in near for name in names[written]))


# ---- writing


def show(desk: Desk, game: Game, thing: Found) -> None:
    if isinstance(thing, Rule):
        show_rule(desk, game, thing)
    else:
        show_piece(desk, game, thing)


def show_piece(desk: Desk, game: Game, piece: Piece) -> None:
    """Name in both languages, all figures in words, what is not certain and why."""
    identifier = piece.entry["id"]
    others = [
        Texts(language).say(text_id(game.id, piece.kind, identifier))
        for language in LANGUAGES
        if language != desk.texts.language
    ]
    title = Words(desk.say(text_id(game.id, piece.kind, identifier)), style="bold")
    desk.print(title.append(f"  ({', '.join(others)}; {identifier})", style="not bold dim"))
    lines = piece_lines(desk.texts, game.components, piece.kind, piece.entry)
    for line in [*lines, *reference_lines(desk.texts, game.components, piece.kind, identifier)]:
        words = Words(desk.sign(f"{line.label}: {line.words}"))
        if line.confidence != "sure":
            words.append(f"  [{desk.say(f'confidence-{line.confidence}')}]", style="italic")
        desk.indent(words)
    _show_former_figures(desk, game, piece)
    if "confidence" in piece.entry:
        _show_confidence(desk, game, piece.entry["confidence"], piece.entry.get("note", ""))


def _show_former_figures(desk: Desk, game: Game, piece: Piece) -> None:
    """What an earlier edition said instead: games that began with it are still played by it."""
    editions = game.editions
    for former, later in pairwise(editions.published):
        components = editions.find(former.digest).components
        after = editions.find(later.digest).components
        entry = components.entry(piece.kind, piece.entry["id"])
        since = after.entry(piece.kind, piece.entry["id"])
        for line in piece_lines(desk.texts, components, piece.kind, entry):
            if line.words not in [
                other.words for other in piece_lines(desk.texts, after, piece.kind, since) if other.label == line.label
            ]:
                words = desk.sign(f"{line.label}: {line.words}")
                desk.indent(
                    Words(desk.say("rules-former", day=later.day, figures=former.digest, words=words), style="dim")
                )


def show_rule(desk: Desk, game: Game, rule: Rule) -> None:
    """A statement of the ledger, where it comes from, and what that means."""
    section = desk.say(text_id(game.id, "section", section_of(rule.id)))
    desk.print(Words.assemble((rule.id, "bold"), f"  {section}"))
    desk.indent(Words(desk.sign(rule_text(desk.texts.language, game, rule))))
    for source in sources_in_words(desk, rule.source):
        desk.indent(Words(source, style="dim"))
    confidence = rule_confidence(rule)
    if confidence != "sure":
        _show_confidence(desk, game, confidence, "")


def rule_confidence(rule: Rule) -> str:
    """The ledger marks figures that are likely or assumed only behind the section of our rules page: (L), (A)."""
    if re.search(r"\([^)]*\bA\b[^)]*\)", rule.source):
        return "assumed"
    return "likely" if re.search(r"\([^)]*\bL\b[^)]*\)", rule.source) else "sure"


def _show_confidence(desk: Desk, game: Game, confidence: str, note: str) -> None:
    words = Words(f"{desk.say(f'confidence-{confidence}')}: ", style="italic")
    words.append(desk.say(f"confidence-{confidence}-about"), style="not italic")
    if note:
        words.append(f" ({note_text(desk.texts.language, game.id, note)})", style="not italic dim")
    desk.indent(words)
