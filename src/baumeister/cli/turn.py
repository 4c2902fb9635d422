"""One person's decision at the terminal: the numbered choices, and the commands beside them."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.text import Text as Words

from baumeister.analysis.forms import Hint, Hinted
from baumeister.analysis.hints import hint
from baumeister.bots.door import Seen
from baumeister.cli.boards import board_of
from baumeister.cli.choices import OfferedChoice, list_offers, make_offers, named_offers, show_offers
from baumeister.cli.explain import explain, named_actions
from baumeister.cli.layout import flow, hang
from baumeister.cli.lookup import Found, find, rules_with, show
from baumeister.cli.prompt import Leave, ask_yes_no, whole_number
from baumeister.cli.rules import look_up
from baumeister.cli.seating import DEFAULT_BOT, bot_in_words
from baumeister.cli.story import story
from baumeister.engine.errors import BaumeisterError
from baumeister.records import Bot
from baumeister.tables import Act, ConsentNeeded, GiveUp, StoreConflict, TakeBack
from baumeister.texts.catalogue import Texts
from baumeister.texts.reasons import error_in_words, refusal_in_words

if TYPE_CHECKING:
    from baumeister.cli.sitting import TableAtTerminal

#: How many choices a tip shows, the best first.
MOST_TIPS = 4
#: Rules about a choice, found by its words.
MOST_RULES = 3


class Turn:
    """Takes one line after the other until the seat has decided something."""

    def __init__(self, sitting: TableAtTerminal, seat: int) -> None:
        self.sitting = sitting
        self.desk = sitting.desk
        self.table = sitting.table
        self.seat = seat
        self.number = self.table.number
        self.view: Any = self.table.view(seat)
        self.offers: list[OfferedChoice] = make_offers(
            self.desk, board_of(self.table.game.id, self.table.figures), self.view, self.table.choices(seat)
        )
        self.commands: Mapping[str, Callable[[str], None]] = {
            "u": self.undo,
            "s": self.save,
            "w": self.explain,
            "?": self.explain,
            "r": self.look_up,
            "b": self.redraw,
            "l": self.whole_story,
            "t": self.tip,
            "g": self.give_up,
            "h": self.help,
            "q": self.quit,
        }

    # ---- what is shown

    @property
    def title(self) -> str:
        return self.desk.say("play-your-turn", name=self.desk.names[self.seat])

    @property
    def question(self) -> str:
        return self.desk.say(self.table.game.decision_message(self.view))

    def commands_line(self, identifier: str = "play-commands") -> Words:
        first, *commands = self.desk.texts.say(identifier).split(" · ")
        return flow(self.desk, first, [Words(command, style="dim") for command in commands])

    def show_question(self) -> None:
        self.desk.heading(self.title)
        self.desk.print(Words(self.question, style="bold"))
        show_offers(self.desk, self.offers)
        self.desk.print(self.commands_line())

    # ---- what is typed

    def obey(self, line: str) -> None:
        """One line from the person; what cannot be done is explained, and nothing has changed."""
        word, _, rest = line.partition(" ")
        try:
            if word.casefold() in self.commands:
                self.commands[word.casefold()](rest.strip())
            elif (number := whole_number(line)) is not None:
                self.choose(number)
            elif line:
                self.take_words(line)
            else:
                show_offers(self.desk, self.offers)
        except StoreConflict:
            raise
        except BaumeisterError as error:
            self.desk.print(Words(self.desk.sign(error_in_words(self.desk.texts, error)), style="italic"))

    def choose(self, number: int) -> None:
        if 1 <= number <= len(self.offers):
            self.act(self.offers[number - 1].action)
        else:
            self.desk.tell("play-no-such-choice", number=number, count=len(self.offers), style="italic")

    def take_words(self, line: str) -> None:
        """The name of an action, or of the tile, card or person it is about."""
        if line in self.table.game.catalogue.numbers:
            self.act(self.table.game.action(line))
            return
        meant = named_offers(self.offers, line)
        if len(meant) == 1:
            self.act(meant[0].action)
        elif meant:
            self.desk.tell("play-which", line=line[:60], style="italic")
            list_offers(self.desk, meant)
        elif named_actions(self.desk, self.table.game, self.view, self.why_not, line):
            self.explain(line)
        else:
            self.desk.tell("play-not-understood", line=line[:60], count=len(self.offers), style="italic")

    def act(self, action: int) -> None:
        refusal = self.table.why_not(self.seat, action)
        if refusal is None:
            self.sitting.kept.do(Act(self.seat, action, self.number))
        else:
            self.desk.print(Words(self.desk.sign(refusal_in_words(self.desk.texts, self.table.game.id, refusal))))

    @property
    def why_not(self) -> Any:
        return partial(self.table.why_not, self.seat)

    def offer_at(self, words: str) -> OfferedChoice | None:
        """The choice of this number, if it is one."""
        number = whole_number(words)
        return self.offers[number - 1] if number is not None and 1 <= number <= len(self.offers) else None

    # ---- commands

    def undo(self, _rest: str) -> None:
        """Take back the last decision; others at this terminal are asked where the rules of the table say so."""
        agreed: list[int] = []
        while True:
            try:
                self.sitting.kept.do(TakeBack(self.seat, self.number, consent=tuple(agreed)))
                break
            except ConsentNeeded as needed:
                name = self.desk.names[needed.seats[0]]
                if not ask_yes_no(self.desk, self.desk.say("play-consent", name=name), default=False):
                    self.desk.tell("play-no-consent", name=name)
                    return
                agreed.append(needed.seats[0])
        self.sitting.drawn_turn = (-1, -1)
        self.desk.tell("play-undone")

    def save(self, rest: str) -> None:
        if rest:
            self.sitting.write_record(Path(rest).expanduser())
            return
        path = self.sitting.saves.keep_record(self.sitting.kept.name, self.table.owners_record())
        if path is None:
            self.desk.tell("play-name-a-file")
        else:
            self.desk.tell_file("play-saved", file=str(path))

    def explain(self, rest: str) -> None:
        if not rest:
            self.help(rest)
            return
        explain(self.desk, self.table.game, self.view, self.offers, self.why_not, rest)

    def look_up(self, rest: str) -> None:
        offer = self.offer_at(rest)
        if offer is None:
            look_up(self.desk, [self.table.game.id, *rest.split()])
            return
        found = [thing for name in offer.things for thing in find(self.table.game, name)[:1]]
        found = found or self.rules_about(offer)
        for thing in found:
            show(self.desk, self.table.game, thing)
        if not found:
            self.desk.tell("play-no-rule", label=offer.label, style="italic")

    def rules_about(self, offer: OfferedChoice) -> list[Found]:
        """Where a choice names no tile or card: rules that contain its words, which are English."""
        message = self.table.game.action_message(self.view, offer.action)
        return [*rules_with(self.table.game, Texts("en").say(message, self.desk.names))[:MOST_RULES]]

    def redraw(self, _rest: str) -> None:
        self.sitting.show_board(self.seat)
        self.show_question()

    def whole_story(self, _rest: str) -> None:
        """Everything since the beginning of the game."""
        happened = self.table.since(0, self.seat)
        for line in story(self.desk, happened):
            self.desk.print(line)

    def tip(self, _rest: str) -> None:
        """What the net thinks of the choices; it sees what this seat sees."""
        waiting = self.desk.console.status(self.desk.say("play-thinking"))
        with waiting if self.desk.console.is_terminal else contextlib.nullcontext():
            found = hint(Seen(self.table.game, self.table.imagine(self.seat, 0)))
        numbers = {offer.action: number for number, offer in enumerate(self.offers, start=1)}
        for one in found.choices[:MOST_TIPS]:
            what = Words.assemble((f"{numbers[one.action]:>3} ", "bold"), self.desk.say(one.message))
            self.desk.print(hang(self.desk, Words.assemble(what, f"  {self.tip_in_words(found, one)}"), 4))
        if len(found.choices) > 1:
            reasons = "; ".join(self.desk.say(message) for message in found.choices[0].why)
            why = self.desk.say("play-tip-why", reasons=reasons) if reasons else self.desk.say("play-tip-later")
            self.desk.print(hang(self.desk, Words(f"    {why}"), 4))

    def tip_in_words(self, found: Hint, one: Hinted) -> str:
        """How good it is: by the chance of winning, or by points where the game is as good as decided."""
        if found.measure == "points":
            if one.points is None or one.points_noise is None:
                return self.desk.say("play-tip-unseen")
            points, noise = self.desk.texts.number(-one.points, 1), self.desk.texts.number(one.points_noise, 1)
            return self.desk.say(
                "play-tip-first" if one is found.choices[0] else "play-tip-points", points=points, noise=noise
            )
        return self.desk.say(
            "play-tip",
            chance=f"{100 * one.chance:.0f}",
            noise="?" if one.noise is None else f"{100 * one.noise:.0f}",
            favoured=f"{100 * one.favoured:.0f}",
        )

    def give_up(self, _rest: str) -> None:
        """A bot takes over for this person, so that the others can finish."""
        bot = bot_in_words(self.desk, DEFAULT_BOT)
        if ask_yes_no(self.desk, self.desk.say("play-give-up", bot=bot), default=False):
            self.sitting.kept.do(GiveUp(self.seat, Bot(DEFAULT_BOT)))

    def help(self, _rest: str) -> None:
        for command in "uswrbltghq":
            words = self.desk.say(f"play-help-{command}", examples=self.examples(command))
            self.desk.print(hang(self.desk, Words.assemble((f"  {command}  ", "bold"), words), 5))
        self.desk.print(Words(self.desk.say(f"{self.table.game.id}-legend")))

    def examples(self, command: str) -> str:
        """What can be typed here and now: a number of the menu, a name of this game, a rule of it."""
        things = [thing for offer in self.offers for thing in offer.things if find(self.table.game, thing)]
        name = things[0] if things else self.offers[0].label
        words = ["1", name] if command == "w" else ["1", name, next(iter(self.table.game.ledger))]
        return ", ".join(f"{command} {word}" for word in words)

    def quit(self, _rest: str) -> None:
        raise Leave
