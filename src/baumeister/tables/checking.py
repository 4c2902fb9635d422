"""Commits from elsewhere: would a table have proposed this one? As far as the log, the seats and the rules can tell.
What only the proposing table could know is trusted: that the seat's own person asked, that those named have agreed, the
time, and how that table is run (`Settings`). Commits come from tables of the same program on the same store; these
checks catch mistakes, not strangers.
"""

from __future__ import annotations

from collections.abc import Sequence

from baumeister.records import Action, End, Entry, TimeOut, Undo
from baumeister.tables import taking_back
from baumeister.tables.course import GameCourse, Prepared, not_your_turn
from baumeister.tables.errors import BadCommit
from baumeister.tables.told import Page


def check_proposed(course: GameCourse, prepared: Sequence[Prepared]) -> None:
    """The entries of a commit, carried out on copies, the course still standing where they begin."""
    before = course.pages[-1].entry if course.pages else None
    for place, step in enumerate(prepared):
        entry = step.page.entry
        if isinstance(entry, Action):
            _check_doer(course, step.page, entry, before, place == 0)
        elif place > 0:
            raise BadCommit("only actions follow another entry by themselves")
        elif isinstance(entry, Undo):
            _check_undo(course, entry)
        elif isinstance(entry, TimeOut) and entry.seat != course.line.state.seat:
            raise not_your_turn(entry.seat, int(course.line.state.seat))
        elif isinstance(entry, End):
            _check_end(course, entry)
        before = entry


def _check_doer(course: GameCourse, page: Page, entry: Action, before: Entry | None, is_first: bool) -> None:
    """A commit is one request: what a person or bot does comes first, and the rest follows automatically. Catching up
    from a store takes entry by entry, so an action of the clock may come first: after its time-out."""
    if isinstance(before, End):
        raise BadCommit("nothing follows an end")
    who = course.seats[entry.seat]
    possible = {
        "forced": page.forced,
        "clock": isinstance(before, TimeOut) and before.bot is None and before.seat == entry.seat,
        "person": is_first and who.is_human,
        "advance": is_first and who.is_human,
        "bot": is_first and not who.is_human,
    }
    if not possible[entry.by]:
        raise BadCommit(f"log number {entry.number}: {entry.action} of seat {entry.seat} cannot be by {entry.by} here")


def _check_undo(course: GameCourse, entry: Undo) -> None:
    needed = taking_back.needs(course, entry.seat, entry.back_to, past_news=True)
    if list(entry.consent) != needed:
        raise BadCommit(f"an undo back to {entry.back_to} by seat {entry.seat} names {needed} as those who agreed")
    if entry.remembers and not taking_back.uncovers(course, entry.back_to):
        raise BadCommit(f"behind log number {entry.back_to} nothing was shown that could be remembered")


def _check_end(course: GameCourse, entry: End) -> None:
    people = course.people()
    if not set(entry.agreed) <= set(people) or (entry.reason == "agreement" and list(entry.agreed) != people):
        raise BadCommit(f"people sit at the seats {people}, so those who agreed to an end are not {entry.agreed}")
