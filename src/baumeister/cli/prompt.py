"""Asking a person at the terminal. Lines in, lines out: works over pipes and with screen readers."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from rich.text import Text as Words

from baumeister.cli.desk import Desk

Answer = TypeVar("Answer")
QUIT = "q"


class Leave(Exception):
    """The person leaves: end of input, Ctrl-C, or quitting. Nothing went wrong."""


def read_line(desk: Desk, question: str) -> str:
    try:
        return desk.console.input(Words(desk.sign(question), style="bold")).strip()
    except (EOFError, KeyboardInterrupt) as end:
        desk.print()
        raise Leave from end


def ask(desk: Desk, question: str, understand: Callable[[str], Answer | None], sorry: str) -> Answer:
    """Ask until the answer is understood; `sorry` says what is possible. `q` leaves here as it does at the table."""
    while True:
        typed = read_line(desk, question)
        answer = understand(typed)
        if answer is not None:
            return answer
        if typed.casefold() == QUIT:
            raise Leave
        desk.print(Words(sorry, style="italic"))


def ask_yes_no(desk: Desk, question: str, default: bool) -> bool:
    yes = {letter.casefold() for letter in desk.say("ask-yes").split()}
    no = {letter.casefold() for letter in desk.say("ask-no").split()}

    def understand(answer: str) -> bool | None:
        word = answer.casefold()
        if not word:
            return default
        return True if word in yes else False if word in no else None

    hint = desk.say("ask-default-yes" if default else "ask-default-no")
    return ask(desk, f"{question} {hint} ", understand, desk.say("ask-yes-or-no"))


def ask_number(desk: Desk, question: str, least: int, most: int, default: int) -> int:
    def understand(answer: str) -> int | None:
        if not answer:
            return default
        number = whole_number(answer)
        return number if number is not None and least <= number <= most else None

    sorry = desk.say("ask-number", least=least, most=most)
    return ask(desk, f"{question} [{default}] ", understand, sorry)


def whole_number(text: str) -> int | None:
    """The number a person typed; None if it is not one (or absurdly long)."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 20 else None
