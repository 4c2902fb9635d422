"""`w`: why not, and what is that? Answers from the rules themselves, for whatever the person names."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rich.text import Text as Words

from baumeister import Game, Refusal
from baumeister.cli.choices import OfferedChoice
from baumeister.cli.desk import Desk
from baumeister.cli.lookup import find, plain, show
from baumeister.texts.ledger import rule_text
from baumeister.texts.reasons import refusal_in_words

#: How many actions, and how many pieces or rules, are explained at once.
MOST_ACTIONS = 6
MOST_FOUND = 3

WhyNot = Callable[[int], Refusal | None]


def explain(desk: Desk, game: Game, view: Any, offers: Sequence[OfferedChoice], why_not: WhyNot, query: str) -> None:
    """A number means a choice in the menu, or else a place; anything else is the name of an action, a piece or a
    rule."""
    numbers = {offer.action: offer for offer in offers}
    chosen = [offer for offer in offers if str(offer.number) == query]
    actions = [offer.action for offer in chosen] or named_actions(desk, game, view, why_not, query)
    for action in actions[:MOST_ACTIONS]:
        _explain_action(desk, game, view, action, why_not(action), numbers.get(action))
    if query.isdigit():
        found = [thing for offer in chosen for name in offer.things for thing in find(game, name)[:1]]
    else:
        found = find(game, query)
    for thing in found[:MOST_FOUND]:
        show(desk, game, thing)
    if not actions and not found:
        desk.tell("explain-nothing", query=query[:80], style="italic")


def named_actions(desk: Desk, game: Game, view: Any, why_not: WhyNot, query: str) -> list[int]:
    """Actions the query may mean, among those the current question is about."""
    if query in game.catalogue.numbers:
        return [game.action(query)]
    wanted = plain(query)
    return [
        action
        for action, name in enumerate(game.catalogue.actions)
        if _is_asked(why_not(action))
        and (
            name.partition(":")[2] == query
            or (not query.isdigit() and wanted in plain(desk.say(game.action_message(view, action))))
        )
    ]


def _is_asked(refusal: Refusal | None) -> bool:
    return refusal is None or refusal.code != "not-now"


def _explain_action(
    desk: Desk, game: Game, view: Any, action: int, refusal: Refusal | None, offer: OfferedChoice | None
) -> None:
    label = Words(desk.say(game.action_message(view, action)), style="bold")
    if refusal is None:
        words = desk.say("explain-possible", number=offer.number if offer else 0)
        desk.print(label.append(f": {words}", style="not bold"))
        return
    desk.print(label.append(f": {desk.sign(refusal_in_words(desk.texts, game.id, refusal))}", style="not bold"))
    if refusal.rule in game.ledger:
        rule = rule_text(desk.texts.language, game, game.ledger[refusal.rule])
        text = desk.say("explain-rule", rule=refusal.rule, text=rule)
        desk.indent(Words(text, style="dim"))
