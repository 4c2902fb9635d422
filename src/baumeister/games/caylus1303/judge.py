# compiled: mypyc
"""What a position of Caylus 1303 is worth, in points.

A worker on the road brings nothing before the activation, so the judge thinks the round to its end: it walks along the
road with a purse (goods, workers), lets every worker of the seat do the best it can with what is in the purse by then,
builds the monuments that the purse can pay, and counts what is left as bundles and spare goods. The numbers below were
found by playing variants against each other (docs/bots.md).
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from baumeister.engine.bits import bit
from baumeister.engine.goods import BASIC_GOODS, FOOD, GOLD, GOODS
from baumeister.engine.judge import Judge
from baumeister.engine.state import State
from baumeister.engine.vecs import vec
from baumeister.games.caylus1303 import actions as a
from baumeister.games.caylus1303.building import first_empty_space, first_tile, last_tile
from baumeister.games.caylus1303.components import (
    ANY,
    ARCHITECT,
    BRIDGE,
    BUILDS,
    CHAMBERLAIN,
    CHARACTERS,
    CLAIMS,
    DELIVERYMAN,
    FIRST_YELLOW,
    FOREMAN,
    GIVES_FAVOR,
    GOLDSMITH,
    KIND_RESIDENCE,
    KIND_START,
    LAST_YELLOW,
    MONUMENT_FIRST,
    NO_TILE,
    ON_BOARD,
    POINTS,
    PROVOST_STEPS,
    RESIDENCE,
    RESOURCES,
    SPACES,
    STEWARD,
    VERBS,
    WORKERS,
)
from baumeister.games.caylus1303.delivery import DELIVERING
from baumeister.games.caylus1303.effects import effect_on_space
from baumeister.games.caylus1303.favor import open_slots
from baumeister.games.caylus1303.planning import extra_workers, has_passed, on_site
from baumeister.games.caylus1303.position import (
    ACTIVATION,
    DELIVERY,
    NO_FAVOR,
    OVER,
    PLANNING,
    STEWARDSHIP,
    Position,
    in_supply,
)
from baumeister.games.caylus1303.purse import CRUMB, Purse


@final
class Caylus1303Judge(Judge):
    """The figures of the judge, and the purse it walks along the road with."""

    def __init__(self) -> None:
        # ---- figures
        self.rivals: float = 0.55  # how much the others' average counts against the seat
        self.good: vec[float] = vec[float](
            [1.0, 0.84, 1.15, 1.15, 1.58]
        )  # a spare good: food, wood, stone, cloth, gold
        self.plenty: float = 0.2  # part of that for the third good of a kind and all after it
        self.later: float = 0.8  # a bundle that waits for a later round, as part of one delivered now
        self.soon: float = 0.95  # a bundle that waits for the delivery of this round
        self.hope: float = 0.6  # the same for a seat that could still go to the site this round
        self.attempt: float = 0.6  # a spare good in the last planning: it may become part of a bundle
        self.worker: float = 0.43  # a worker in stock for later rounds
        self.many: float = 0.88  # part of that for the fifth to eighth worker
        self.crowd: float = 0.63  # part of that for all after them: soon the camp is empty and recruitment in vain
        self.slot: float = 2.01  # a residence as a place for a monument
        self.visit: float = 0.08  # visits of each rival to an own tile in a round
        self.start: float = 0.17  # to have the start player marker
        self.toll: float = 0.35  # a worker on the Toll
        self.tile_of_site: float = 0.6  # the use of a site tile
        self.most: float = 1.0  # chance for the favor of the delivery while others deliver too
        self.keep: float = 1.1  # about so many rounds pass before a character is taken away by another favor
        # a character, for each round: Early Riser, Night Worker, Journeyman, Thief, Steward, Bailiff, Architect,
        # Deliveryman, Chamberlain, Foreman, Goldsmith, Day Laborer
        self.character: vec[float] = vec[float]([0.46, 0.64, 0.42, 0.17, 0.43, 1.61, 0.28, 0.53, 0.72, 1.0, 0.59, 1.09])
        # chance to be activated, by the distance of the provost's gap: 3 spaces behind the worker ... 3 before it
        self.reach: vec[float] = vec[float]([0.08, 0.24, 0.16, 0.38, 0.99, 1.0, 1.0])
        # ---- the purse: goods and workers at the place of the round the judge has thought to
        self.purse: Purse = Purse()
        self.tiles_gone: i64 = 0  # bits: tiles the judge has built on its way
        self.left: float = 0.0  # rounds after this one

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Position)
        others: float = 0.0
        for other in range(state.players):
            if other != seat:
                others += self.worth(state, other)
        return self.worth(state, seat) - self.rivals * others / float(state.players - 1)

    def worth(self, s: Position, seat: i64) -> float:
        """What a seat has and may expect, without regard to the others."""
        total = float(s.points[seat])
        if s.phase == OVER:
            return total
        self.left = float(s.figures.rounds - s.round)
        self.tiles_gone = 0
        self.purse.fill(s, seat)
        total += self.finish_choice(s, seat)
        total += self.walk_the_road(s, seat)
        total += self.build_monuments(s, seat)
        total += self.worth_of_goods(s, seat)
        total += self.worth_of_workers(self.purse.amount[WORKERS])
        total += self.worth_of_houses(s, seat)
        for character in range(CHARACTERS):
            if s.holder[character] == seat:
                total += self.worth_of_character(character)
        if s.start_seat == seat:
            total += self.start
        return total

    # ---- the choice that is being made

    def finish_choice(self, s: Position, seat: i64) -> float:
        """What a choice still brings that the seat has begun: a price half paid, a bundle half full, a favor."""
        total: float = 0.0
        if s.seat == seat:
            if s.pending == a.ASK_PAY:
                self.purse.pay_any(float(s.wild))
                total += self.lay_tile(s, seat, s.target) if s.target != NO_TILE else self.collect(s, s.option, 1.0)
            elif s.pending == a.ASK_BUNDLE:
                self.purse.pay_any(float(s.bundle_left))
                total += self.points_of_bundle(s, seat)
                if s.bundle_gold != 0 and s.holder[GOLDSMITH] == seat and s.goldsmith_used == 0:
                    total += float(s.figures.goldsmith_points)
        if s.favor_stage != NO_FAVOR and s.favor_seat == seat:
            total += self.worth_of_favor(s, seat) if s.pending == a.ASK_FAVOR else self.best_character(s, ON_BOARD)
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
        for space in range(1, SPACES + 1):
            if s.worker[space] == seat and not self.is_underway(s, space, 0):
                total += self.use(s, seat, effect_on_space(s, space), self.chance_of(s, space))
            if s.second_space == space and s.second_seat == seat and not self.is_underway(s, space, 1):
                total += self.use(s, seat, effect_on_space(s, space), self.chance_of(s, space))
        return total

    def chance_of(self, s: Position, space: i64) -> float:
        """How likely a space is to be activated."""
        if space <= BRIDGE:
            return 1.0
        distance: i64 = s.provost - space
        if s.phase == ACTIVATION and (s.cursor > BRIDGE or (s.cursor == BRIDGE and s.part > s.players)):
            return 1.0 if distance >= 0 else 0.0
        if distance < -3:
            return 0.0
        if distance > 3:
            distance = 3
        return self.reach[distance + 3]

    def use(self, s: Position, seat: i64, effect: i64, chance: float) -> float:
        """Use an effect in the best way the purse allows; the points it brings (goods go into the purse)."""
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
        at = row * RESOURCES
        total = float(effects.gain[at + POINTS])
        for good in range(GOODS):
            total += self.good[good] * float(effects.gain[at + good] - effects.pay[at + good])
        total += self.good[FOOD] * float(effects.gain[at + ANY] - effects.pay[at + ANY])
        total += self.worker * float(effects.gain[at + WORKERS] - effects.pay[at + WORKERS])
        verbs = row * VERBS
        if effects.verbs[verbs + BUILDS] > 0:
            tile = self.best_tile(s, seat, effects.verbs[verbs + BUILDS], row)
            total += self.gain_of_tile(s, seat, tile, row) if tile != NO_TILE else 0.0
        if effects.verbs[verbs + CLAIMS] > 0:
            total += self.worth_of_residence() if s.houses[seat] > 0 else -9.0
        if effects.verbs[verbs + GIVES_FAVOR] > 0:
            total += self.worth_of_favor(s, seat)
        if effects.verbs[verbs + PROVOST_STEPS] > 0:
            total += self.toll
        return total

    def carry_out(self, s: Position, seat: i64, row: i64, chance: float) -> float:
        """Take what a paid option brings; its points."""
        effects = s.figures.effects
        total = self.collect(s, row, chance)
        verbs = row * VERBS
        if effects.verbs[verbs + BUILDS] > 0:
            tile = self.best_tile(s, seat, effects.verbs[verbs + BUILDS], row)
            if tile != NO_TILE:
                self.purse.pay(s.figures.cost, tile, chance)
                self.purse.give_back(effects.waive, row, chance)
                total += self.lay_tile(s, seat, tile) * chance
        if effects.verbs[verbs + CLAIMS] > 0:
            total += self.worth_of_residence() * chance
        if effects.verbs[verbs + GIVES_FAVOR] > 0:
            total += self.worth_of_favor(s, seat) * chance
        if effects.verbs[verbs + PROVOST_STEPS] > 0:
            total += self.toll
        return total

    def collect(self, s: Position, row: i64, chance: float) -> float:
        """Goods and workers of an option into the purse; its points."""
        gain = s.figures.effects.gain
        self.purse.take(gain, row, chance)
        return chance * float(gain[row * RESOURCES + POINTS])

    # ---- building

    def best_tile(self, s: Position, seat: i64, kind: i64, row: i64) -> i64:
        """The tile of a kind that brings most and can be paid; NO_TILE if none brings anything."""
        best: i64 = NO_TILE
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
        """Is a tile still to be had, and its cost in the purse?"""
        return in_supply(s, tile) and (self.tiles_gone >> tile) & 1 == 0 and self.purse.can_pay(s.figures.cost, tile)

    def gain_of_tile(self, s: Position, seat: i64, tile: i64, row: i64) -> float:
        """Points and prospects of a tile less its cost."""
        cost = s.figures.cost
        at = tile * RESOURCES
        total = self.points_of_tile(s, seat, tile) + self.worth_of_tile(s, seat, tile)
        for good in range(GOODS):
            total -= self.good[good] * float(cost[at + good])
            if row >= 0:
                total += self.good[good] * float(s.figures.effects.waive[row * RESOURCES + good])
        return total - self.good[FOOD] * float(cost[at + ANY])

    def lay_tile(self, s: Position, seat: i64, tile: i64) -> float:
        """Count a tile as built that is paid."""
        self.tiles_gone |= bit(tile)
        return self.points_of_tile(s, seat, tile) + self.worth_of_tile(s, seat, tile)

    def points_of_tile(self, s: Position, seat: i64, tile: i64) -> float:
        points = s.figures.points[tile]
        if s.holder[ARCHITECT] == seat:
            points += s.figures.architect_points
        return float(points)

    def worth_of_tile(self, s: Position, seat: i64, tile: i64) -> float:
        """What an own wood or stone tile may still bring by the visits of the others."""
        each = s.figures.steward_points if s.holder[STEWARD] == seat else s.figures.owner_points
        total = float(each)
        if s.figures.owner_bonus[tile] >= 0:
            total += self.good[s.figures.owner_bonus[tile]]
        return total * self.visit * float(s.players - 1) * self.left

    # ---- houses

    def worth_of_residence(self) -> float:
        """Workers in every recruitment to come, and a place for a monument."""
        return self.worker * self.many * self.left + self.slot

    def worth_of_houses(self, s: Position, seat: i64) -> float:
        """Own tiles, residences and monuments, for the rounds to come."""
        total: float = 0.0
        for space in range(FIRST_YELLOW, SPACES + 1):
            if s.owner[space] != seat:
                continue
            tile = s.tile[space]
            kind = s.figures.kind[tile]
            if kind in (KIND_START, KIND_RESIDENCE):
                total += self.worth_of_residence()
            elif tile >= MONUMENT_FIRST:
                total += self.worth_of_recruits(s, tile)
            else:
                total += self.worth_of_tile(s, seat, tile)
        return total

    def worth_of_recruits(self, s: Position, tile: i64) -> float:
        """What a monument brings in the recruitments to come that still matter."""
        at = tile * RESOURCES
        total = self.worker * self.many * float(s.figures.recruit[at + WORKERS])
        for good in range(GOODS):
            total += self.good[good] * float(s.figures.recruit[at + good])
        return total * self.left

    def build_monuments(self, s: Position, seat: i64) -> float:
        """Put the best monument the purse can pay on each own residence, this round still."""
        total: float = 0.0
        for space in range(FIRST_YELLOW, LAST_YELLOW + 1):
            if s.owner[space] != seat or (s.tile[space] >= MONUMENT_FIRST and s.tile[space] != RESIDENCE):
                continue
            if s.phase == STEWARDSHIP and space < s.cursor:
                continue
            best: i64 = NO_TILE
            highest: float = 0.0
            for tile in range(MONUMENT_FIRST, RESIDENCE):
                if self.can_build(s, tile):
                    gain = self.gain_of_monument(s, seat, tile)
                    if gain > highest:
                        highest = gain
                        best = tile
            if best != NO_TILE:
                self.tiles_gone |= bit(best)
                self.purse.pay(s.figures.cost, best, 1.0)
                total += self.points_of_tile(s, seat, best) + self.extras_of_monument(s, seat, best)
        return total

    def extras_of_monument(self, s: Position, seat: i64, tile: i64) -> float:
        """What a monument brings besides its points, less the residence it covers."""
        total = self.worth_of_recruits(s, tile) - self.worth_of_residence()
        if s.figures.favor_on_build[tile] > 0:
            total += self.worth_of_favor(s, seat)
        return total

    def gain_of_monument(self, s: Position, seat: i64, tile: i64) -> float:
        total = self.points_of_tile(s, seat, tile) + self.extras_of_monument(s, seat, tile)
        for good in range(GOODS):
            total -= self.good[good] * float(s.figures.cost[tile * RESOURCES + good])
        return total

    # ---- goods and workers

    def worth_of_goods(self, s: Position, seat: i64) -> float:
        """Bundles by the chance to deliver them, and what is left over."""
        now = self.chance_to_deliver(s, seat)
        later: float = self.later if self.left > 0.0 else 0.0
        part: float = now if now > later else later
        total: float = 0.0
        takes_part = self.has_delivered(s, seat)
        if takes_part:
            total += self.most * self.worth_of_favor(s, seat)
        purse = self.purse.amount
        if part > 0.0:
            bundles = self.purse.make_bundles(s.holder[CHAMBERLAIN] == seat)
            total += bundles * self.points_of_bundle(s, seat) * part
            if bundles > 0.5 and not takes_part:
                total += self.most * now * self.worth_of_favor(s, seat)
            if s.holder[GOLDSMITH] == seat and s.goldsmith_used == 0 and purse[GOLD] > CRUMB and bundles > CRUMB:
                total += part * (float(s.figures.goldsmith_points) - self.good[GOLD])
        spare: float = self.left / (self.left + 0.5)
        if s.phase == PLANNING and not has_passed(s, seat) and self.attempt * now > spare:
            spare = self.attempt * now
        for good in range(BASIC_GOODS):
            count = purse[good]
            if count > 2.0:
                count = 2.0 + self.plenty * (count - 2.0)
            total += spare * self.good[good] * count
        gold: float = float(s.figures.gold_points)
        return total + purse[GOLD] * (gold + spare * (self.good[GOLD] - gold))

    def points_of_bundle(self, s: Position, seat: i64) -> float:
        points = s.figures.bundle_points
        if s.holder[FOREMAN] == seat:
            points += s.figures.foreman_points
        return float(points)

    def chance_to_deliver(self, s: Position, seat: i64) -> float:
        """1 if the seat delivers now, 0 if it cannot any more this round."""
        if s.phase > DELIVERY:
            return 0.0
        if s.phase == DELIVERY:
            return 1.0 if self.still_delivers(s, seat) else 0.0
        if s.holder[DELIVERYMAN] == seat or on_site(s, seat):
            return self.soon
        if s.phase < PLANNING:
            return self.hope
        if s.phase == PLANNING and not has_passed(s, seat) and s.workers[seat] > extra_workers(s, seat):
            return self.hope
        return 0.0

    def has_delivered(self, s: Position, seat: i64) -> bool:
        """In the delivery: does the seat have a bundle, or one begun, for the favor that is still to come?"""
        if s.phase != DELIVERY or s.part != DELIVERING:
            return False
        return s.delivered[seat] > 0 or (s.seat == seat and s.pending == a.ASK_BUNDLE)

    def still_delivers(self, s: Position, seat: i64) -> bool:
        """In the delivery: is it the seat's turn, or is it still to come? (`cursor` is the next place of the site.)"""
        if s.part != DELIVERING:
            return False
        if s.seat == seat and (s.pending == a.ASK_DELIVER or s.pending == a.ASK_BUNDLE):
            return True
        for place in range(s.cursor, s.site_count):
            if s.site[place] == seat:
                return True
        return s.holder[DELIVERYMAN] == seat and s.cursor <= s.site_count

    def worth_of_workers(self, count: float) -> float:
        """Workers for the rounds to come; the last round leaves no use for them."""
        if count > 8.0:
            count = 4.0 + self.many * 4.0 + self.crowd * (count - 8.0)
        elif count > 4.0:
            count = 4.0 + self.many * (count - 4.0)
        return count * self.worker * (self.left / (self.left + 0.3))

    # ---- characters and favors

    def worth_of_character(self, character: i64) -> float:
        rounds: float = self.left + 0.5
        return self.character[character] * rounds * self.keep / (rounds + self.keep)

    def best_character(self, s: Position, place: i64) -> float:
        """Worth of the best character on the board, or (place of a seat) with any other seat."""
        best: float = 0.0
        for character in range(CHARACTERS):
            holder = s.holder[character]
            reachable = holder == ON_BOARD if place == ON_BOARD else holder >= 0 and holder != place
            if reachable and self.worth_of_character(character) > best:
                best = self.worth_of_character(character)
        return best

    def worth_of_favor(self, s: Position, seat: i64) -> float:
        """A: the best character another seat holds; or B: a site tile and the best one on the board."""
        robbed = self.best_character(s, seat)
        granted = self.best_character(s, ON_BOARD) + self.tile_of_site * float(open_slots(s))
        return robbed if robbed > granted else granted


def make_judge() -> Judge:
    return Caylus1303Judge()
