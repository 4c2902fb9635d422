"""Who sits down: read from the command line, or asked for at the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache

from rich.text import Text as Words

from baumeister import Game
from baumeister import game as find_game
from baumeister import games as all_games
from baumeister.bots.apart import check_apart
from baumeister.bots.door import bot_names, is_ours
from baumeister.bots.levels import is_level, may_have_style, offered, version_of
from baumeister.bots.names import STYLE_IDS, split_style, with_style
from baumeister.bots.strangers import COMMAND, SEPARATOR, BadBotCommand, is_command_name, name_command
from baumeister.cli.desk import Desk
from baumeister.cli.layout import hang
from baumeister.cli.prompt import ask, ask_number, read_line, whole_number
from baumeister.engine.errors import BaumeisterError
from baumeister.engine.options import Option, OptionValue
from baumeister.records import Seat, bot, human
from baumeister.texts.catalogue import LANGUAGES, Texts

HUMAN = "human"
#: At a table with people: all games can be played by three, and then as their rulebooks describe.
DEFAULT_PLAYERS = 3
DEFAULT_BOT = "apprentice"
MOST_NAME = 24
#: How people switch an option on and off, in either language.
ON = ("true", "on", "yes", "1", "ja", "an")
OFF = ("false", "off", "no", "0", "nein", "aus")


class SeatsDoNotFit(BaumeisterError):
    """The seats named do not fit the number of players."""

    code = "bad-seats"


@dataclass(frozen=True)
class Invitation:
    """A game about to begin."""

    game: Game
    seats: Sequence[Seat]
    seed: int | None = None
    options: Mapping[str, object] = field(default_factory=dict)

    @property
    def seats_for_record(self) -> list[Seat]:
        """The seats, bots with the version that plays this game."""
        return [
            seat if seat.bot is None else bot(seat.bot.id, seat.name, version_of(seat.bot.id, self.game.id))
            for seat in self.seats
        ]


def name_commands(words: Sequence[str]) -> None:
    """`NAME=COMMAND`: bots in any language, which can then be used like any other."""
    for word in words:
        name, equals, command = word.partition("=")
        if not equals or name == HUMAN or is_ours(name):
            raise BadBotCommand(f"not NAME=COMMAND: {word[:80]}", value=word[:80])
        name_command(name, command)


def default_name(desk: Desk, seat: int) -> str:
    return desk.say(f"name-{seat + 1}")


def read_seats(desk: Desk, words: Sequence[str], players: int | None) -> list[Seat]:
    """`human,human:Clara,greedy`: people with or without a name, and bots."""
    if players is not None and players != len(words):
        raise SeatsDoNotFit(f"{len(words)} seats for {players} players", seats=len(words), players=players)
    return [_read_seat(desk, word.strip(), seat) for seat, word in enumerate(words)]


def _read_seat(desk: Desk, word: str, seat: int) -> Seat:
    kind, name = _split_seat(word)
    name = _clean_name(name) or default_name(desk, seat)
    if kind == HUMAN:
        return human(name)
    check_apart(kind)
    return bot(kind, name)


def _split_seat(word: str) -> tuple[str, str]:
    """Kind and name: `human:Clara`, `greedy:Emil`, also by their names in our languages; for third-party bots
    `my_bots:Dreamer` or `my_bots:Dreamer:Emil`."""
    kind, _, rest = word.partition(":")
    kind = kind_named(kind)
    if kind == HUMAN or is_ours(kind) or not rest or is_command_name(kind):
        return kind, rest
    if word.startswith(COMMAND):
        # A table's file names bots, never what to run on the machine that opens it.
        raise BadBotCommand(f"give the command a name: --bot-command NAME={word[:60]}", value=word[:80])
    stranger, _, name = rest.partition(":")
    return f"{kind}:{stranger}", name


def _clean_name(name: str) -> str:
    """A person's name, without anything a terminal might take for a command."""
    return "".join(letter for letter in name if letter.isprintable()).strip()[:MOST_NAME]


def default_seats(desk: Desk, players: int) -> list[Seat]:
    """You against the simplest bots that play a decent game."""
    return read_seats(desk, [HUMAN, *[DEFAULT_BOT] * (players - 1)], None)


def read_options(game: Game, words: Sequence[str]) -> dict[str, OptionValue]:
    """`open_points=on`; the game itself checks names and values."""
    options: dict[str, OptionValue] = {}
    for word in words:
        name, equals, value = word.partition("=")
        name = name.strip().replace("-", "_")
        known = next((option for option in game.options if option.name == name), None)
        options[name] = _read_value(value.strip() if equals else "true", known.choices if known else ())
    return options


def _read_value(word: str, choices: Sequence[OptionValue]) -> OptionValue:
    for choice in choices:
        if isinstance(choice, bool):
            if word.casefold() in (ON if choice else OFF):
                return choice
        elif str(choice) == word:
            return choice
    return word


# ---- in words


def bot_in_words(desk: Desk, name: str) -> str:
    """Our bots by their names in the person's language, third-party ones by their own names."""
    return kind_in_words(desk.texts, name) if is_ours(name) else name


def kind_in_words(texts: Texts, kind: str) -> str:
    """A person or one of our bots, with its style: Meister-Bauherr."""
    plain, style = split_style(kind)
    word = texts.say(f"seat-{plain}")
    return texts.say("seat-styled", level=word, style=texts.say(f"style-{style}")) if style else word


@cache
def kinds() -> tuple[str, ...]:
    """Who may sit down: people and our bots, plain, then in every style."""
    in_styles = [with_style(level, style) for style in STYLE_IDS for level in may_have_style()]
    return HUMAN, *bot_names(), *in_styles


def label_in_words(desk: Desk, label: str) -> str:
    """The same for a bot of simulations and contests: Meister@200 where `master@200` plays. Bots for study keep their
    names, which are those of the methods."""
    name, at, iterations = label.partition("@")
    return f"{kind_in_words(desk.texts, name)}{at}{iterations}" if is_level(name) else label


def kind_named(word: str) -> str:
    """A person or one of our bots by its name in any of our languages, in upper or lower case; other words are returned
    unchanged."""
    if word in kinds() or is_command_name(word):
        return word
    return {kind: kind for kind in kinds()}.get(word.casefold()) or _kinds_by_word().get(word.casefold(), word)


@cache
def _kinds_by_word() -> Mapping[str, str]:
    languages = [Texts(language) for language in LANGUAGES]
    return {kind_in_words(texts, kind).casefold(): kind for texts in languages for kind in kinds()}


def read_bot(word: str) -> str:
    """The same for a bot of simulations and contests, such as `Meister@200`. Others are named in full."""
    name, at, iterations = word.strip().partition("@")
    return word.strip() if SEPARATOR in name else f"{kind_named(name)}{at}{iterations}"


def seat_kinds(desk: Desk) -> dict[str, str]:
    """Who may sit down, in the person's language."""
    return {kind_in_words(desk.texts, kind): kind for kind in kinds()}


# ---- asking


def ask_invitation(desk: Desk, game_id: str | None) -> Invitation:
    """Game, options, number of players, who sits where. Enter takes what is suggested."""
    game = find_game(game_id) if game_id else _ask_game(desk)
    desk.print(f"{desk.say(game.id)}: {desk.say(f'{game.id}-about')}")
    default = min(max(DEFAULT_PLAYERS, game.players_min), game.players_max)
    question = desk.say("ask-players", least=game.players_min, most=game.players_max)
    players = ask_number(desk, question, game.players_min, game.players_max, default)
    options = ask_options(desk, game)
    seats: list[Seat] = []
    for seat in range(players):
        kind = ask_kind(desk, seat)
        name = default_name(desk, seat)
        if kind == HUMAN:
            seats.append(human(_clean_name(read_line(desk, f"{desk.say('ask-name')} [{name}] ")) or name))
        else:
            seats.append(bot(kind, name))
    return Invitation(game, seats, options=options)


def ask_kind(desk: Desk, seat: int) -> str:
    """Who sits there, in the person's words or ours; enough letters to be unambiguous will do."""
    by_word = seat_kinds(desk)
    default = HUMAN if seat == 0 else DEFAULT_BOT

    def understand(answer: str) -> str | None:
        wanted = answer.casefold()
        fitting = {kind for word, kind in by_word.items() if wanted and word.casefold().startswith(wanted)}
        fitting = fitting or {kind for kind in by_word.values() if wanted and kind.startswith(wanted)}
        # Letters that fit a bot fit it in every style, too.
        plain = {kind for kind in fitting if not split_style(kind)[1]}
        fitting = plain or fitting
        return default if not answer else fitting.pop() if len(fitting) == 1 else None

    # People who know the bots for study may name them; others choose among the levels.
    known = ", ".join(word for word, kind in by_word.items() if kind in (HUMAN, *offered()))
    question = f"{desk.say('ask-seat', number=seat + 1, kinds=known)} [{desk.say(f'seat-{default}')}] "
    return ask(desk, question, understand, desk.say("ask-word", words=known))


def ask_options(desk: Desk, game: Game) -> dict[str, OptionValue]:
    """The table's options in plain words; one line of input says what to change."""
    values = {option.name: option.default for option in game.options}
    desk.tell("ask-options", style="bold")
    for number, option in enumerate(game.options, start=1):
        words = f"{option_name(desk, game, option)} ({value_in_words(desk, option.default)}): "
        words += desk.say(f"{option_text(game, option)}-about")
        desk.print(hang(desk, Words.assemble((f"{number:>3} ", "bold"), words), 4))

    def understand(answer: str) -> list[int] | None:
        numbers = [whole_number(word) for word in answer.replace(",", " ").split()]
        return [number for number in numbers if number] if all(_is_choice(number) for number in numbers) else None

    def _is_choice(number: int | None) -> bool:
        return number is not None and 1 <= number <= len(game.options)

    question = f"{desk.say('ask-change-options')} "
    for number in ask(desk, question, understand, desk.say("ask-number", least=1, most=len(game.options))):
        option = game.options[number - 1]
        other = (option.choices.index(values[option.name]) + 1) % len(option.choices)
        values[option.name] = option.choices[other]
        changed = value_in_words(desk, values[option.name])
        desk.tell("ask-option-set", option=option_name(desk, game, option), value=changed)
    return values


def option_text(game: Game, option: Option) -> str:
    """Id of an option's name."""
    return f"{game.id}-option-{option.name.replace('_', '-')}"


def option_name(desk: Desk, game: Game, option: Option) -> str:
    return desk.say(option_text(game, option))


def value_in_words(desk: Desk, value: OptionValue) -> str:
    return desk.say("option-on" if value else "option-off") if isinstance(value, bool) else str(value)


def _ask_game(desk: Desk) -> Game:
    names = all_games()
    if len(names) == 1:
        return find_game(names[0])
    for number, name in enumerate(names, start=1):
        desk.print(f"{number:>3} {desk.say(name)}")
    return find_game(names[ask_number(desk, desk.say("ask-game"), 1, len(names), 1) - 1])
