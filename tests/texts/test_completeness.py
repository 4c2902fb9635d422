"""Every message the code can ask for is there, every one that is there is asked for, and all of them read well."""

from __future__ import annotations

import ast
import importlib
import importlib.util
import pkgutil
import random
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import baumeister
import baumeister as bm
from baumeister.arena.study import DEEDS
from baumeister.bots.door import bot_names
from baumeister.bots.judges import judge_of
from baumeister.bots.names import STYLE_IDS
from baumeister.cli.desk import Desk
from baumeister.cli.sources import sources_in_words
from baumeister.engine.catalogue import Event
from baumeister.engine.errors import REFUSAL_CODES, BaumeisterError
from baumeister.engine.messages import Message, Text
from baumeister.engine.score_lines import OTHER
from baumeister.exercises.mining import STAGES
from baumeister.records.errors import RECORD_CODES
from baumeister.texts.cards import piece_about, piece_lines, piece_name, shown_fields
from baumeister.texts.catalogue import LANGUAGES, Texts
from baumeister.texts.effects import effect_in_words, short_effect, text_id
from baumeister.texts.ledger import translated_notes, translations
from baumeister.texts.reasons import refusal_in_words
from tests.texts.test_catalogue import variables
from tests.texts.test_translated import UNTRANSLATED

SOURCE = Path(baumeister.__file__).parent
COMMANDS = (
    "play",
    "learn",
    "simulate",
    "bench",
    "benchmark",
    "benchmark-run",
    "benchmark-report",
    "benchmark-check",
    "benchmark-llm",
    "arena",
    "study",
    "dataset",
    "train",
    "exercises",
    "serve",
    "migrate",
    "backup",
    "restore",
    "rename",
    "reports",
    "trust-clock",
    "replay",
    "analyse",
    "rules",
    "schema",
    "version",
)
GAMES = bm.games()
#: Events with another text for a special number of one of their fields, and whose they are.
SPECIAL_EVENTS = {
    "character-taken": (("former", "caylus1303"),),
    "prestige-built": (("place", "magna_carta"),),
    "provost-moved": (("steps", "magna_carta"),),
}
#: What `rules` can look up, over all games.
KINDS_OF_PIECES = ("tile", "character", "part", "line", "person", "suit", "development", "card", "section")
#: Fields of pieces whose value is a word of the game.
STRING_FIELDS = ("kind", "phase", "only_in", "cubes")


def nested(message: Message) -> Iterator[str]:
    """The ids of a message and of everything in it."""
    yield message.id
    for value in message.params.values():
        if isinstance(value, Text):
            yield value.id
        elif isinstance(value, tuple):
            for part in value:
                yield from nested(part)


def positions(game: bm.Game, games: int, share: float) -> Iterator[bm.State]:
    """A share of the positions of random games with all player counts and options."""
    chance = random.Random(11)
    for number in range(games):
        for players in range(game.players_min, game.players_max + 1):
            options = {option.name: chance.choice(option.choices) for option in game.options}
            state = game.new(players, seed=number, options=options)
            while not state.is_over:
                if chance.random() < share:
                    yield state
                legal = state.legal()
                state.apply(chance.choice(legal[1:] or legal if chance.random() < 0.8 else legal))


def sample_event(game: bm.Game, kind: int, **changed: int) -> Event:
    """An event of a kind, with the first piece of each sort and small numbers."""
    fields = game.catalogue.events[kind].fields
    values = [changed.get(field, 0 if field in game.catalogue.pieces else 1) for field in fields]
    # As `State.tell` keeps it: for everybody, in the first round, phase and turn, without a cause.
    return game.catalogue.event([kind, -1, 1, 0, 1, -1, *values])


def sample_events(game: bm.Game, kind: int, **changed: int) -> list[Event]:
    """One event of a kind for each text it has: nobody had it before; in front of a player instead of on the road;
    backwards."""
    entry = game.catalogue.events[kind]
    events = [sample_event(game, kind, **changed)]
    for field, special in (("former", -1), ("place", 0), ("steps", -1)):
        if field in entry.fields and (field, game.id) in SPECIAL_EVENTS.get(entry.name, ()):
            events.append(sample_event(game, kind, **changed, **{field: special}))
    return events


def said_by_the_game(game: bm.Game) -> set[str]:
    """What its actions, decisions and events ask for, over many positions."""
    said: set[str] = set()
    for state in positions(game, games=10, share=1.0):
        said.update(nested(game.decision_message(state.view(int(state.seat)))))
        said.update(nested(game.waiting_message(state.view(None))))
    for state in positions(game, games=3, share=0.2):
        view = state.view(int(state.seat))
        for action in range(game.action_count):
            said.update(nested(game.action_message(view, action)))
            refusal = state.why_not(action)
            if refusal is not None and type(place := refusal.params.get("place")) is str:
                said.add(text_id(game.id, "place", place))
    for kind in range(len(game.catalogue.events)):
        for event in sample_events(game, kind):
            said.update(nested(game.event_message(event)))
    return said


def said_about_the_game(game: bm.Game) -> set[str]:
    """Names and figures of its pieces, options, decisions, phases, places and rules."""
    name = game.id
    tables = game.components.tables
    said = {name, f"{name}-about", f"{name}-legend", f"{name}-place", f"{name}-field-name"}
    said |= {text_id(name, "decision", decision.name) for decision in game.catalogue.decisions}
    for option in game.options:
        said |= {text_id(name, "option", option.name), text_id(name, "option", option.name, "about")}
    said |= {text_id(name, "section", rule.split("-")[1]) for rule in game.ledger}
    said |= said_about_sources(game)
    judged = tuple(judge_of(name).reasons(game.new(game.players_min), 0))
    said |= {text_id(name, "judged", part) for part in (("amount", *judged) if judged else ())}
    for kind, names in game.catalogue.pieces.items():
        said |= {f"good-{piece}" if kind == "good" else text_id(name, kind, piece) for piece in names}
        for entry in tables.get(kind, []):
            said |= {text_id(name, "field", field) for field in shown_fields(name, entry)}
            said |= {text_id(name, field, entry[field]) for field in STRING_FIELDS if field in entry}
            references = game.catalogue.references.items()
            said |= {text_id(name, "field", label) for field, label in references if field in entry}
            said |= said_by_fields(name, entry)
    return said


def said_about_sources(game: bm.Game) -> set[str]:
    """What `rules` says about where the rules come from: ask it, and note every id."""
    said: set[str] = set()

    class Listener(Desk):
        def say(self, what: Message | Text | str, /, **params: Any) -> str:
            assert isinstance(what, str)
            said.add(what)
            return what

    for rule in game.ledger.values():
        sources_in_words(Listener(Console(), Texts("en")), rule.source)
    return said


def said_by_fields(name: str, entry: Mapping[str, Any]) -> set[str]:
    """Words of fields that are a yes or no, count something, name an effect or lend resources of the game's own."""
    said: set[str] = set()
    for field in shown_fields(name, entry):
        value = entry[field]
        if isinstance(value, bool):
            said.add(text_id(name, field, "yes" if value else "no"))
        elif isinstance(value, dict) and "count" in value:
            said.add(text_id(name, field, value["count"]))
        elif isinstance(value, dict) and field in ("front", "back", "reward"):
            said |= {"amount-gold" if amount == "gold" else text_id(name, "amount", amount) for amount in value}
        elif field in ("effect", "group") and isinstance(value, str):
            said.add(text_id(name, field, value))
    return said


def said_by_effects(game: bm.Game) -> set[str]:
    """The words of the effect grammar that occur in the components file."""
    said: set[str] = set()
    for kind in ("tile", "card", "line", "part"):
        # Tiles, cards and favor lines are also drawn on the terminal's board, in letters.
        forms = ("effect",) if kind == "part" else ("effect", "short")
        for entry in game.components.entries(kind):
            for field, value in entry.items():
                if isinstance(value, dict):
                    said |= {f"{form}-{resource}" for resource in value for form in ("amount", "short")}
                elif isinstance(value, list) and field != "confidence_for":
                    said |= {word for option in value for word in words_of_option(game.id, option, forms)}
    said |= {text_id(game.id, "character", entry["id"], "about") for entry in game.components.entries("character")}
    return said


def words_of_option(name: str, option: dict[str, Any], forms: tuple[str, ...]) -> Iterator[str]:
    for verb, value in option.items():
        if verb in ("pay", "gain"):
            yield from (f"{form}-{resource}" for resource in value for form in ("amount", "short"))
        else:
            words = (value,) if isinstance(value, str) else ()
            yield from (text_id(name, form, verb, *words) for form in forms)


def strings_in(file: Path) -> set[str]:
    """All that is written in quotes in this source."""
    tree = ast.parse(file.read_text("utf-8"))
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and type(node.value) is str}


def said_by_programs() -> set[str]:
    """Ids written out in the source, and those put together from parts there."""
    said: set[str] = set()
    for folder in ("analysis", "cli", "exercises", "lessons", "research", "texts", "games", "server"):
        said = said.union(*(strings_in(file) for file in (SOURCE / folder).rglob("*.py")))
    sources = {OTHER}.union(*(strings_in(file) for file in (SOURCE / "games").glob("*/edge/score_lines.py")))
    said |= {f"score-{source}" for source in sources}
    said |= {f"usage-{command}" for command in COMMANDS}
    said |= {f"usage-examples-{command}" for command in (*COMMANDS, "all")}
    said |= {f"play-help-{letter}" for letter in "uswrbltghq"}
    said |= {f"learn-help-{letter}" for letter in "zwsfcblrhq"}
    said |= {f"analyse-{kind}" for kind in ("mistake", "strong", "turn", "ahead", "behind", "even")}
    said |= {f"analyse-{kind}-points" for kind in ("mistake", "strong")}
    said |= {f"analyse-gap-{way}" for way in ("ahead", "behind")}
    said |= {f"seat-{kind}" for kind in ("human", *bot_names())} | {f"style-{style}" for style in STYLE_IDS}
    said |= {f"name-{seat}" for seat in range(1, 6)}
    said |= {f"simulate-{column}" for column in ("entries", "wins", "share", "interval", "points")}
    said |= {
        f"bench-{key}"
        for key in (
            "decisions-per-s",
            "choices-per-s",
            "games-per-s",
            "search-iterations-per-s",
            "master-iterations-per-s",
        )
    }
    said |= {f"study-{event}" for event in DEEDS}
    said |= {f"exercises-stage-{stage}" for stage in STAGES}
    said |= {f"prompt-letters-{name}" for name in GAMES} | {f"prompt-{who}" for who in ("leader", "holder", "winner")}
    said |= {f"version-{form}" for form in ("compiled", "interpreted")}
    said |= {f"rules-kind-{kind}" for kind in KINDS_OF_PIECES}
    for confidence in ("sure", "likely", "assumed"):
        said |= {f"confidence-{confidence}", f"confidence-{confidence}-about"}
    for name in GAMES:
        said |= put_together(name)
    return said


def put_together(name: str) -> set[str]:
    """Ids of its phases, and those that its board makes of parts (`tests/games/<game>/wording.py`, where it does)."""
    module = f"tests.games.{name}.wording"
    own: set[str] = importlib.import_module(module).PUT_TOGETHER if importlib.util.find_spec(module) else set()
    return own | {text_id(name, "phase", phase) for phase in bm.game(name).catalogue.phases}


def error_codes() -> set[str]:
    """The codes of all errors that exist, in whatever module."""
    for module in pkgutil.walk_packages(baumeister.__path__, "baumeister."):
        if not module.name.endswith(("__main__", "migrations.env")):
            importlib.import_module(module.name)
    codes: set[str] = set(RECORD_CODES)
    classes = [BaumeisterError]
    while classes:
        kind = classes.pop()
        classes += kind.__subclasses__()
        if kind.__module__.startswith("baumeister."):
            codes.add(kind.code)
    return codes


def needed() -> set[str]:
    said = {f"refusal-{code}" for code in REFUSAL_CODES} | {f"error-{code}" for code in error_codes()}
    for name in GAMES:
        game = bm.game(name)
        said |= said_by_the_game(game) | said_about_the_game(game) | said_by_effects(game)
    return said


@pytest.fixture(scope="module")
def catalogue() -> dict[str, set[str]]:
    return variables("de")


@pytest.fixture(scope="module")
def needed_ids() -> set[str]:
    return needed()


def test_every_message_that_can_be_asked_for_is_there(catalogue: dict[str, set[str]], needed_ids: set[str]) -> None:
    assert sorted(needed_ids - set(catalogue)) == []


def test_no_message_is_unused(catalogue: dict[str, set[str]], needed_ids: set[str]) -> None:
    assert sorted(set(catalogue) - needed_ids - said_by_programs()) == []


# ---- reading well


def reads_well(text: str) -> bool:
    return bool(text.strip()) and not any(
        trace in text for trace in ("{", "}", "???", "$", "None", *(f"{name}-" for name in GAMES))
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_action_question_and_refusal_of_a_game_reads_well(name: str, language: str) -> None:
    game = bm.game(name)
    texts = Texts(language)
    seats = ["Anna", "Bruno", "Clara", "Dietrich", "Emma"]
    for number, state in enumerate(positions(game, games=1, share=0.3)):
        view = state.view(int(state.seat))
        assert reads_well(texts.say(game.decision_message(view), seats))
        labels = {}
        # Those that are refused are many, and much the same in the next position.
        for action in state.legal() if number % 5 else range(game.action_count):
            label = texts.say(game.action_message(view, action), seats)
            assert reads_well(label)
            refusal = state.why_not(action)
            if refusal is None:
                labels[action] = label
            else:
                assert reads_well(refusal_in_words(texts, name, refusal))
        assert len(set(labels.values())) == len(labels), "two choices that look alike"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_event_begins_with_the_player_or_stands_alone(name: str, language: str) -> None:
    """The terminal joins what one player does in a row and says the name once. It asks the event whether it is a
    deed, so the text has to agree."""
    game = bm.game(name)
    texts = Texts(language)
    for kind, entry in enumerate(game.catalogue.events):
        text = texts.say(game.event_message(sample_event(game, kind)), ["Anna", "Bruno"])
        assert reads_well(text)
        assert text.startswith("Bruno ") == entry.is_deed, entry.name
        assert (sample_event(game, kind).doer is not None) == entry.is_deed, entry.name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_piece_reads_well(name: str, language: str) -> None:
    game = bm.game(name)
    texts = Texts(language)
    kinds = [kind for kind in game.catalogue.pieces if game.components.entries(kind)]
    assert kinds
    for kind in kinds:
        for entry in game.components.entries(kind):
            assert reads_well(piece_name(texts, name, kind, entry["id"]))
            lines = piece_lines(texts, game.components, kind, entry)
            assert lines or set(entry) == {"id"}
            assert all(reads_well(line.label) and reads_well(line.words) for line in lines)


def test_effects_are_put_into_words_from_the_figures() -> None:
    english, german = Texts("en"), Texts("de")
    options = [{"pay": {"cloth": 1}, "gain": {"points": 4}}, {"pay": {"cloth": 2}, "gain": {"points": 6}}]
    assert effect_in_words(english, "caylus1303", options) == (
        "1 cloth → 4 prestige points or 2 cloth → 6 prestige points"
    )
    assert short_effect(german, "caylus1303", options) == "1T→4P/2T→6P"
    mason = [{"build": "stone", "waive": {"stone": 1}}]
    assert effect_in_words(english, "caylus1303", mason) == "build a stone tile, not to be paid of its cost: 1 stone"
    assert short_effect(german, "caylus1303", mason) == "baut Stein −1S"


def test_a_corrected_figure_shows_in_a_characters_text() -> None:
    entry = {"id": "foreman", "effect": [{"gain": {"points": 3}}]}
    assert (
        piece_about(Texts("en"), "caylus1303", "character", entry) == "3 prestige points more for each of your bundles"
    )


def test_bailiff_and_steward_have_the_names_of_their_editions() -> None:
    """The German Gutsverwalter moves the provost and is the English Bailiff."""
    assert Texts("de").say("caylus1303-character-bailiff") == "Gutsverwalter"
    assert Texts("de").say("caylus1303-character-steward") == "Hofmarschall"


@pytest.mark.parametrize("name", [name for name in GAMES if name not in UNTRANSLATED])
def test_the_german_ledger_has_the_same_statements(name: str) -> None:
    ledger = bm.game(name).ledger
    german = translations("de", name)
    assert sorted(german) == sorted(ledger)
    for identifier, text in german.items():
        assert numbers(text) == numbers(ledger[identifier].text), identifier
    assert translations("en", name) == {}


def test_every_note_on_a_doubtful_figure_stands_in_german_too() -> None:
    for name in GAMES:
        notes = {mark.note for mark in bm.game(name).components.marks if mark.note}
        german = translated_notes("de", name)
        assert sorted(german) == sorted(notes)
        for note, text in german.items():
            assert numbers(text) == numbers(note)
            assert text != note


def numbers(text: str) -> list[str]:
    """The numbers of a statement, which no translation changes."""
    return sorted(re.findall(r"\d+", text))
