# compiled: mypyc
"""How the choices of a decision are made, and what games make them of."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, TypeVar, final

from baumeister.engine.wire import Amount, Choice, Message, Move

if TYPE_CHECKING:
    from baumeister.engine.catalogue import Catalogue, DecisionKind

View = TypeVar("View")
AnyDecision = TypeVar("AnyDecision")
Player = TypeVar("Player")
Figures = TypeVar("Figures")


class Asked(Generic[View, AnyDecision, Player, Figures]):
    """What all answers to one decision are made of, in the game's own shapes: its `maker` begins with this."""

    def __init__(self, view: Any, figures: Figures) -> None:
        self.view: View = view
        self.figures: Figures = figures
        self.decision: AnyDecision = view.decision
        self.seat: int = view.decision.seat
        self.player: Player = view.players[self.seat]


@final
class Facts:
    """What a family of actions says about one of them; the fields are those of `Choice`."""

    def __init__(
        self,
        targets: tuple[str, ...] = (),
        group: str = "",
        costs: tuple[Amount, ...] = (),
        brings: tuple[Amount, ...] = (),
        by: str | None = None,
        moves: tuple[Move, ...] = (),
    ) -> None:
        self.targets = targets
        self.group = group
        self.costs = costs
        self.brings = brings
        self.by = by
        self.moves = moves

    def choice(self, action: int, name: str, message: Message, key: str) -> Choice:
        return Choice(
            action,
            name,
            message,
            self.targets,
            self.group,
            key,
            costs=self.costs,
            brings=self.brings,
            by=self.by,
            moves=self.moves,
        )


@final
class Payment:
    """What is paid immediately for a price."""

    def __init__(self, costs: tuple[Amount, ...], moves: tuple[Move, ...], complete: bool) -> None:
        self.costs = costs
        self.moves = moves
        self.complete = complete  # nothing is left to choose


def make_choices(
    catalogue: Catalogue, kind: DecisionKind, maker: Any, legal: list[int], words: Callable[[Any, str, str], Message]
) -> tuple[Choice, ...]:
    """Each legal action as its answer shows it; `maker` is what all answers of the title share."""
    names, keys, parts, answers = catalogue.actions, catalogue.keys, catalogue.parts, kind.families
    view = maker.view
    found = []
    for action in legal:
        family, argument = parts[action]
        made = answers[family].choice(maker, argument)
        if isinstance(made, Facts):
            name = names[action]
            made = made.choice(action, name, words(view, family, argument), keys.get(name, ""))
        found.append(made)
    return tuple(found)
