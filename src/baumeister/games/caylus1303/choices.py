"""What a seat may do, as choices: message, targets to click, true price, what it brings and what would move.

One function per family of actions. Everything comes from the view of the seat that is asked and from the figures, so a
choice cannot tell more than the view does.
"""

from __future__ import annotations

from baumeister.engine.wire import Amount, Choice, Move
from baumeister.games.caylus1303 import moves as m
from baumeister.games.caylus1303 import shapes as shape
from baumeister.games.caylus1303.catalogue import CATALOGUE
from baumeister.games.caylus1303.components import KIND_NAMES, Figures
from baumeister.games.caylus1303.labels import action_message
from baumeister.games.caylus1303.view import amounts_of

#: Letters of actions that stand beside every board.
KEYS = {"pass": "p", "decline": "x", "place:site": "s"}


def make_choices(view: shape.Caylus1303View, figures: Figures, legal: list[int]) -> tuple[Choice, ...]:
    assert view.decision is not None
    maker = Maker(view, figures)
    return tuple([maker.choice(action) for action in legal])


class Maker:
    """The choices of one decision."""

    def __init__(self, view: shape.Caylus1303View, figures: Figures) -> None:
        assert view.decision is not None
        self.view = view
        self.figures = figures
        self.decision = view.decision
        self.seat = view.decision.seat
        self.player = view.players[self.seat]

    def choice(self, action: int) -> Choice:
        name = CATALOGUE.actions[action]
        family, _, argument = name.partition(":")
        targets: tuple[str, ...] = ()
        group = ""
        costs: tuple[Amount, ...] = ()
        brings: tuple[Amount, ...] = ()
        by: str | None = None
        moves: tuple[Move, ...] = ()
        if name == "place:site":
            targets = ("site_workers",)
            group = "caylus1303-group-pass"
            costs = self.placement_price()
            moves = m.placed_on_site(self.seat, len(self.view.site_workers) + 1).moves
        elif family == "place":
            space = self.view.road[int(argument) - 1]
            targets = (f"road/{argument}",)
            group = self.placement_group(space)
            costs = self.placement_price()
            by = self.power("journeyman") if space.workers else self.placement_power()
            moves = m.placed(self.seat, space.number, "", len(space.workers)).moves
        elif family == "pass":
            targets = ("bridge",)
            group = "caylus1303-group-pass"
            moves = m.passed(self.seat, len(self.view.bridge) + 1).moves
        elif family == "decline":
            group = "caylus1303-group-pass"
        elif family == "provost":
            steps = int(argument)
            targets = (f"gaps/{self.view.provost + steps}",)
            costs = self.provost_price(abs(steps))
            by = self.power("bailiff") if isinstance(self.decision, shape.Bailiff) else None
            if steps:
                moves = m.provost_moved(self.seat, self.view.provost + steps, steps).moves
        elif family == "use":
            option = self.option(int(argument))
            targets = (f"decision/options/{argument}",)
            costs, brings = option.pay, option.gain
            moves = self.exchange(option)
        elif family in ("pay", "give"):
            targets = (f"players/{self.seat}/goods/{argument}",)
            costs = (Amount(argument, 1),)
            moves = m.paid(self.seat, argument, 1).moves
        elif family == "take":
            targets = (f"players/{self.seat}/goods/{argument}",)
            costs = self.option(1).pay
            brings = (Amount(argument, 1),)
            moves = m.gained(self.seat, argument, 1).moves
        elif family == "build":
            targets = (f"supply/{argument}",)
            group = f"caylus1303-group-tiles-{self.kind_of(argument)}"
            costs, brings = self.building(argument)
            by = self.power("architect")
            moves = self.laying(argument, costs)
        elif family == "monument":
            tile = f"monument_{argument}"
            targets = (f"supply/{tile}",)
            group = "caylus1303-group-monuments"
            costs, brings = self.building(tile)
            by = self.power("architect")
        elif family == "claim":
            targets = (f"road/{argument}",)
            costs = self.option(1).pay
            moves = m.claimed(self.seat, int(argument), "").moves
        elif family == "character":
            holder = self.holder_of(argument)
            where = "board_characters" if holder < 0 else f"players/{holder}/characters"
            targets = (f"{where}/{argument}",)
            group = "caylus1303-group-board" if holder < 0 else "caylus1303-group-others"
            moves = m.character_taken(self.seat, argument, holder).moves
        else:
            targets = (f"site_tiles/{argument}",)
            group = "caylus1303-group-slots"
        message = action_message(self.view, action)
        return Choice(action, name, message, targets, group, KEYS.get(name, ""), costs, brings, by, moves)

    # ---- powers

    def power(self, character: str) -> str | None:
        """Where the character lies that makes this possible; None if the seat does not have it."""
        held = character in self.player.characters
        return f"players/{self.seat}/characters/{character}" if held else None

    def holder_of(self, character: str) -> int:
        for player in self.view.players:
            if character in player.characters:
                return player.seat
        return -1

    # ---- placing

    def placement_price(self) -> tuple[Amount, ...]:
        assert isinstance(self.decision, shape.Plan | shape.EarlyRiser)
        return (Amount("workers", 1 + self.decision.extra_workers),)

    def placement_power(self) -> str | None:
        return self.power("early_riser") if isinstance(self.decision, shape.EarlyRiser) else None

    def placement_group(self, space: shape.Space) -> str:
        if space.workers:
            return "caylus1303-group-journeyman"
        return "caylus1303-group-near" if space.live else "caylus1303-group-far"

    def provost_price(self, steps: int) -> tuple[Amount, ...]:
        if not isinstance(self.decision, shape.Bridge) or steps == 0:
            return ()
        return (Amount("workers", steps * int(self.figures.bridge_workers_per_step)),)

    # ---- effects

    def option(self, number: int) -> shape.EffectOption:
        assert isinstance(self.decision, shape.EffectDecision)
        return self.decision.options[number - 1]

    def exchange(self, option: shape.EffectOption) -> tuple[Move, ...]:
        """The goods that are certain to be paid; wildcards are still to be chosen, and what comes waits for them."""
        return tuple(
            [
                m.paid(self.seat, amount.resource, amount.count).moves[0]
                for amount in option.pay
                if amount.resource not in ("any", "workers")
            ]
        )

    # ---- building

    def kind_of(self, tile: str) -> str:
        return KIND_NAMES[self.figures.kind[self.figures.tile(tile)]]

    def building(self, tile: str) -> tuple[tuple[Amount, ...], tuple[Amount, ...]]:
        """Price less what the effect waives, and points with the Architect's."""
        number = self.figures.tile(tile)
        waived: dict[str, int] = {}
        if isinstance(self.decision, shape.Build):
            waived = {amount.resource: amount.count for amount in self.option(1).waive}
        costs = []
        for amount in amounts_of(self.figures.cost, number):
            count = amount.count - waived.get(amount.resource, 0)
            if count > 0:
                costs.append(Amount(amount.resource, count))
        points = int(self.figures.points[number])
        if "architect" in self.player.characters:
            points += int(self.figures.architect_points)
        return tuple(costs), (Amount("points", points),) if points else ()

    def laying(self, tile: str, costs: tuple[Amount, ...]) -> tuple[Move, ...]:
        """Where the tile would come to lie, if nothing of its price is still to be chosen."""
        paid = [
            m.paid(self.seat, amount.resource, amount.count).moves[0] for amount in costs if amount.resource != "any"
        ]
        if any(amount.resource == "any" for amount in costs):
            return tuple(paid)
        assert self.view.next_space is not None
        return (*paid, *m.built(self.seat, tile, self.view.next_space).moves)
