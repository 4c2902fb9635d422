# compiled: mypyc
"""What a position of Caylus 1303 is worth, in points.

A worker on the road brings nothing before the activation, so the judge thinks the round through to its end: it walks
along the road with a purse (goods, workers), lets every worker of the seat do the best it can with what is in the purse
by then, builds the monuments that the purse can pay for, and counts what is left as bundles and spare goods. The
numbers below were found by playing variants against each other (docs/bots.md).
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from baumeister.engine.bits import bit, has
from baumeister.engine.goods import FOOD, GOODS
from baumeister.engine.judge import Judge
from baumeister.engine.state import State
from baumeister.games.caylus1303.bot.prices import (
    CHOICE,
    HOUSES,
    MONUMENTS,
    PART_NAMES,
    PARTS,
    ROAD,
    SPARE_GOODS,
    SPARE_WORKERS,
    Prices,
)
from baumeister.games.caylus1303.rules import actions as a
from baumeister.games.caylus1303.rules import components as c
from baumeister.games.caylus1303.rules.building import first_empty_space, first_tile, last_tile, worth_of_building
from baumeister.games.caylus1303.rules.delivery import worth_of_bundle
from baumeister.games.caylus1303.rules.effects import can_claim_any, effect_on_space
from baumeister.games.caylus1303.rules.position import ACTIVATION, NO_FAVOR, OVER, STEWARDSHIP, Position, in_supply


@final
class Caylus1303Judge(Prices):
    """Thinks the round through to its end for one seat after another."""

    def worth(self, state: State, seat: i64) -> float:
        assert isinstance(state, Position)
        s = state
        total = float(s.points[seat])
        if s.phase == OVER:
            self.clear_parts()
            return total
        self.left = float(s.figures.rounds - s.round)
        self.tiles_gone = 0
        self.open_sites = 0
        self.purse.fill(s, seat)
        parts = self.parts
        parts[CHOICE] = self.finish_choice(s, seat)
        parts[ROAD] = self.walk_the_road(s, seat)
        parts[MONUMENTS] = self.build_monuments(s, seat)
        parts[SPARE_GOODS] = self.worth_of_goods(s, seat)
        parts[SPARE_WORKERS] = self.worth_of_workers(self.purse.amount[c.WORKERS])
        parts[HOUSES] = self.worth_of_houses(s, seat)
        for part in range(PARTS):
            total += parts[part]
        for character in range(c.CHARACTERS):
            if s.holder[character] == seat:
                total += self.worth_of_character(character)
        if s.start_seat == seat:
            total += self.start * self.left / (self.left + 0.5)
        return total

    def reasons(self, state: State, seat: i64) -> dict[str, float]:
        assert isinstance(state, Position)
        points = float(state.points[seat])
        rest = self.worth(state, seat) - points
        for part in range(PARTS):
            rest -= self.parts[part]
        return {"points": points, **self.named_parts(PART_NAMES), "court": rest}  # characters, and who begins

    # ---- the choice in progress

    def finish_choice(self, s: Position, seat: i64) -> float:
        """What a choice in progress still brings: a half-paid price, a half-full bundle, a favor."""
        total: float = 0.0
        if s.seat == seat:
            if s.pending == a.ASK_PAY:
                self.purse.pay_any(float(s.wild))
                total += self.lay_tile(s, seat, s.target) if s.target != c.NO_TILE else self.collect(s, s.option, 1.0)
            elif s.pending == a.ASK_BUNDLE:
                self.purse.pay_any(float(s.bundle_left))
                total += float(worth_of_bundle(s, seat, s.bundle_gold != 0))
        if s.favor_stage != NO_FAVOR and s.favor_seat == seat:
            total += self.finish_favor(s, seat)
        return total

    def finish_favor(self, s: Position, seat: i64) -> float:
        """What a favor still brings: all of it, or after B the effect of the site tile and a character."""
        if s.pending == a.ASK_FAVOR:
            return self.worth_of_favor(s, seat)
        total = self.best_character(s, c.ON_BOARD)
        if s.pending != a.ASK_PAY and s.pending != a.ASK_CHARACTER:
            total += self.use(s, seat, s.effect, 1.0)
        return total

    def is_underway(self, s: Position, space: i64, part: i64) -> bool:
        """Is this worker's effect being carried out, so that it will not come again?"""
        if s.phase != ACTIVATION or s.busy == 0 or s.cursor != space or s.part != part:
            return False
        return s.favor_stage != NO_FAVOR or s.pending == a.ASK_PAY

    # ---- the road

    def walk_the_road(self, s: Position, seat: i64) -> float:
        """Let every worker of the seat that is still on the road do its best, from the City Gate on."""
        total: float = 0.0
        for space in range(1, c.SPACES + 1):
            if s.worker[space] == seat and not self.is_underway(s, space, 0):
                total += self.use(s, seat, effect_on_space(s, space), self.chance_of(s, space))
            if s.second_space == space and s.second_seat == seat and not self.is_underway(s, space, 1):
                total += self.use(s, seat, effect_on_space(s, space), self.chance_of(s, space))
        return total

    def chance_of(self, s: Position, space: i64) -> float:
        """How likely a space is to be activated."""
        if space <= c.BRIDGE:
            return 1.0
        distance: i64 = s.provost - space
        if s.phase == ACTIVATION and (s.cursor > c.BRIDGE or (s.cursor == c.BRIDGE and s.part > s.players)):
            return 1.0 if distance >= 0 else 0.0
        if distance < -3:
            return 0.0
        if distance > 3:
            distance = 3
        return self.reach[distance + 3]

    def use(self, s: Position, seat: i64, effect: i64, chance: float) -> float:
        """Use an effect in the best way the purse allows; returns the points it brings (goods go into the purse)."""
        effects = s.figures.effects
        if effect < 0 or chance <= 0.0:
            return 0.0
        best: i64 = -1
        highest: float = 0.0
        for row in range(effects.first[effect], effects.first[effect] + effects.count[effect]):
            if self.purse.can_pay(effects.pay, row):
                gain = self.gain_of(s, seat, row)
                if gain > highest:
                    highest = gain
                    best = row
        if best < 0:
            return 0.0
        self.purse.pay(effects.pay, best, chance)
        return self.carry_out(s, seat, best, chance)

    def gain_of(self, s: Position, seat: i64, row: i64) -> float:
        """What an option brings less what it costs, in points."""
        effects = s.figures.effects
        at = row * c.RESOURCES
        total = float(effects.gain[at + c.POINTS])
        for good in range(GOODS):
            total += self.good[good] * float(effects.gain[at + good] - effects.pay[at + good])
        total += self.good[FOOD] * float(effects.gain[at + c.ANY] - effects.pay[at + c.ANY])
        total += self.worker * float(effects.gain[at + c.WORKERS] - effects.pay[at + c.WORKERS])
        verbs = row * c.VERBS
        if effects.verbs[verbs + c.BUILDS] > 0:
            tile = self.best_tile(s, seat, effects.verbs[verbs + c.BUILDS], row)
            total += self.gain_of_tile(s, seat, tile, row) if tile != c.NO_TILE else 0.0
        if effects.verbs[verbs + c.CLAIMS] > 0:
            total += self.gain_of_claim(s, seat) if can_claim_any(s, seat) else -9.0
        if effects.verbs[verbs + c.GIVES_FAVOR] > 0:
            total += self.worth_of_favor(s, seat)
        if effects.verbs[verbs + c.PROVOST_STEPS] > 0:
            total += self.toll
        return total

    def carry_out(self, s: Position, seat: i64, row: i64, chance: float) -> float:
        """Take what a paid option brings; returns its points."""
        effects = s.figures.effects
        total = self.collect(s, row, chance)
        verbs = row * c.VERBS
        if effects.verbs[verbs + c.BUILDS] > 0:
            tile = self.best_tile(s, seat, effects.verbs[verbs + c.BUILDS], row)
            if tile != c.NO_TILE:
                self.purse.pay(s.figures.cost, tile, chance)
                self.purse.give_back(effects.waive, row, chance)
                total += self.lay_tile(s, seat, tile) * chance
        if effects.verbs[verbs + c.CLAIMS] > 0:
            self.open_sites += 1
            total += self.worth_of_residence() * chance
        if effects.verbs[verbs + c.GIVES_FAVOR] > 0:
            total += self.worth_of_favor(s, seat) * chance
        if effects.verbs[verbs + c.PROVOST_STEPS] > 0:
            total += self.toll
        return total

    def collect(self, s: Position, row: i64, chance: float) -> float:
        """Put goods and workers of an option into the purse; returns its points."""
        gain = s.figures.effects.gain
        self.purse.take(gain, row, chance)
        return chance * float(gain[row * c.RESOURCES + c.POINTS])

    # ---- building

    def best_tile(self, s: Position, seat: i64, kind: i64, row: i64) -> i64:
        """The tile of a kind that brings most and can be paid; NO_TILE if none brings anything."""
        best: i64 = c.NO_TILE
        highest: float = 0.0
        if s.houses[seat] == 0 or first_empty_space(s) == 0:
            return best
        waive = s.figures.effects.waive
        self.purse.give_back(waive, row, 1.0)
        for tile in range(first_tile(kind), last_tile(kind) + 1):
            if self.can_build(s, tile):
                gain = self.gain_of_tile(s, seat, tile, row)
                if gain > highest:
                    highest = gain
                    best = tile
        self.purse.give_back(waive, row, -1.0)
        return best

    def can_build(self, s: Position, tile: i64) -> bool:
        """Is a tile still available, and its cost in the purse?"""
        return in_supply(s, tile) and not has(self.tiles_gone, tile) and self.purse.can_pay(s.figures.cost, tile)

    def gain_of_tile(self, s: Position, seat: i64, tile: i64, row: i64) -> float:
        """Points and prospects of a tile less its cost."""
        cost = s.figures.cost
        at = tile * c.RESOURCES
        total = float(worth_of_building(s, seat, tile)) + self.worth_of_tile(s, seat, tile)
        for good in range(GOODS):
            total -= self.good[good] * float(cost[at + good])
            if row >= 0:
                total += self.good[good] * float(s.figures.effects.waive[row * c.RESOURCES + good])
        return total - self.good[FOOD] * float(cost[at + c.ANY])

    def lay_tile(self, s: Position, seat: i64, tile: i64) -> float:
        """Count a paid tile as built."""
        self.tiles_gone |= bit(tile)
        return float(worth_of_building(s, seat, tile)) + self.worth_of_tile(s, seat, tile)

    def build_monuments(self, s: Position, seat: i64) -> float:
        """Put the best monument the purse can pay for on each of the seat's residences, still in this round.

        Residences that a worker at the Lawyer is about to claim are turned before, so they count."""
        self.open_sites += self.count_open_residences(s, seat)
        total: float = 0.0
        while self.open_sites > 0:
            best = self.best_monument(s, seat)
            if best == c.NO_TILE:
                break
            self.tiles_gone |= bit(best)
            self.purse.pay(s.figures.cost, best, 1.0)
            self.open_sites -= 1
            total += float(worth_of_building(s, seat, best)) + self.extras_of_monument(s, seat, best)
        return total

    def best_monument(self, s: Position, seat: i64) -> i64:
        """The monument that brings most and can be paid; NO_TILE if none brings anything."""
        best: i64 = c.NO_TILE
        highest: float = 0.0
        for tile in range(c.MONUMENT_FIRST, c.RESIDENCE):
            if self.can_build(s, tile):
                gain = self.gain_of_monument(s, seat, tile)
                if gain > highest:
                    highest = gain
                    best = tile
        return best

    def gain_of_claim(self, s: Position, seat: i64) -> float:
        """A residence, and the monument that can already be paid and has no other place."""
        total = self.worth_of_residence()
        if self.open_sites + self.count_open_residences(s, seat) == 0:
            monument = self.best_monument(s, seat)
            total += self.gain_of_monument(s, seat, monument) if monument != c.NO_TILE else 0.0
        return total

    def count_open_residences(self, s: Position, seat: i64) -> i64:
        """The seat's residences, turned or to be turned, that still get a chance for a monument this round."""
        first: i64 = s.cursor if s.phase == STEWARDSHIP else c.FIRST_YELLOW
        count: i64 = 0
        for space in range(first, c.LAST_YELLOW + 1):
            if s.owner[space] == seat and (s.tile[space] < c.MONUMENT_FIRST or s.tile[space] == c.RESIDENCE):
                count += 1
        return count


def make_judge() -> Judge:
    return Caylus1303Judge()
