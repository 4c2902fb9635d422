# compiled: mypyc
"""What things are worth in Caylus 1303, in points: the figures of the judge, and the prices that follow from them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from baumeister.engine.goods import BASIC_GOODS, CLOTH, GOLD, GOODS
from baumeister.engine.judge import RivalJudge
from baumeister.engine.vecs import vec
from baumeister.games.caylus1303.bot.purse import CRUMB, Purse
from baumeister.games.caylus1303.rules import actions as a
from baumeister.games.caylus1303.rules import components as c
from baumeister.games.caylus1303.rules.building import worth_of_building
from baumeister.games.caylus1303.rules.delivery import DELIVERING, worth_of_bundle
from baumeister.games.caylus1303.rules.effects import can_claim_any
from baumeister.games.caylus1303.rules.favor import open_slots
from baumeister.games.caylus1303.rules.planning import extra_workers, has_passed, on_site
from baumeister.games.caylus1303.rules.position import DELIVERY, PLANNING, Position

#: Parts of a worth, in the order in which the judge adds them up.
CHOICE: Final = 0
ROAD: Final = 1
MONUMENTS: Final = 2
SPARE_GOODS: Final = 3
SPARE_WORKERS: Final = 4
HOUSES: Final = 5
PARTS: Final = 6
PART_NAMES: Final = ("begun", "road", "monuments", "goods", "workers", "houses")


class Prices(RivalJudge):
    """The figures of the judge, and the purse it walks along the road with."""

    def __init__(self) -> None:
        super().__init__(rivals=0.55, parts=PARTS)  # rivals: how much the others' average counts against the seat
        # ---- figures
        self.good: vec[float] = vec[float](
            [1.0, 0.84, 1.15, 1.15, 1.58]
        )  # a spare good: food, wood, stone, cloth, gold
        self.plenty: float = 0.2  # the share of that for the third good of a kind and all after it
        self.later: float = 0.8  # a bundle that waits for a later round, as part of one delivered now
        self.soon: float = 0.95  # a bundle that waits for the delivery of this round
        self.hope: float = 0.6  # the same for a seat that could still go to the site this round
        self.attempt: float = 0.6  # a spare good in the last planning: it may become part of a bundle
        self.worker: float = 0.43  # a worker in stock for later rounds
        self.many: float = 0.88  # part of that for the fifth to eighth worker
        self.crowd: float = 0.63  # part of that for all after them: soon the camp is empty and recruitment in vain
        self.slot: float = 0.9  # a residence as a place for a monument
        self.deed: float = 0.15  # chance that a spare cloth becomes a residence in the next round
        self.gilding: float = 1.0  # a spare gold while an own residence waits for a monument
        self.visit: float = 0.08  # each rival's visits to one of the seat's tiles in a round
        self.start: float = 0.17  # having the start player marker; less near the end, nothing in the last round
        self.toll: float = 0.35  # a worker on the Toll
        self.tile_of_site: float = 0.6  # the use of a site tile
        self.most: float = 1.0  # chance of the delivery's favor while others deliver too
        self.keep: float = 1.1  # about how many rounds pass before another favor takes a character away
        # a character, for each round: Early Riser, Night Worker, Journeyman, Thief, Steward, Bailiff, Architect,
        # Deliveryman, Chamberlain, Foreman, Goldsmith, Day Laborer
        self.character: vec[float] = vec[float]([0.46, 0.64, 0.42, 0.17, 0.43, 1.45, 0.28, 0.53, 0.72, 1.0, 0.59, 1.09])
        # chance to be activated, by the distance of the provost's gap: 3 spaces behind the worker ... 3 before it
        self.reach: vec[float] = vec[float]([0.08, 0.24, 0.16, 0.38, 0.99, 1.0, 1.0])
        # ---- the purse: goods and workers at the place of the round the judge has thought to
        self.purse: Purse = Purse()
        self.tiles_gone: i64 = 0  # bits: tiles the judge has built on its way
        self.open_sites: i64 = 0  # own residences without a monument, where the judge has thought to
        self.left: float = 0.0  # rounds after this one

    # ---- tiles and houses

    def worth_of_tile(self, s: Position, seat: i64, tile: i64) -> float:
        """What the seat's wood or stone tile may still bring through the others' visits."""
        each = s.figures.steward_points if s.holder[c.STEWARD] == seat else s.figures.owner_points
        total = float(each)
        if s.figures.owner_bonus[tile] >= 0:
            total += self.good[s.figures.owner_bonus[tile]]
        return total * self.visit * float(s.players - 1) * self.left

    def worth_of_residence(self) -> float:
        """Workers in every recruitment to come, and a place for a monument."""
        return self.worker * self.many * self.left + self.slot

    def worth_of_plans(self, s: Position, seat: i64) -> float:
        """What spare goods may become in the next round: the Lawyer comes before all production, so cloth for him must
        be kept from the round before; and a residence waits for gold."""
        purse = self.purse.amount
        total: float = 0.0
        if self.left >= 2.0 and purse[CLOTH] > CRUMB and can_claim_any(s, seat):
            residence = self.worth_of_residence() - self.worker * self.many - self.good[CLOTH]
            total += self.deed * residence * (purse[CLOTH] if purse[CLOTH] < 1.0 else 1.0)
        if self.left >= 1.0 and purse[GOLD] > CRUMB and self.open_sites > 0:
            sites = float(self.open_sites)
            total += self.gilding * (purse[GOLD] if purse[GOLD] < sites else sites)
        return total

    def worth_of_houses(self, s: Position, seat: i64) -> float:
        """The seat's tiles, residences and monuments, for the rounds to come."""
        total: float = 0.0
        for space in range(c.FIRST_YELLOW, c.SPACES + 1):
            if s.owner[space] != seat:
                continue
            tile = s.tile[space]
            kind = s.figures.kind[tile]
            if kind in (c.KIND_START, c.KIND_RESIDENCE):
                total += self.worth_of_residence()
            elif tile >= c.MONUMENT_FIRST:
                total += self.worth_of_recruits(s, tile)
            else:
                total += self.worth_of_tile(s, seat, tile)
        return total

    def worth_of_recruits(self, s: Position, tile: i64) -> float:
        """What a monument brings in the recruitments to come that still matter."""
        at = tile * c.RESOURCES
        total = self.worker * self.many * float(s.figures.recruit[at + c.WORKERS])
        for good in range(GOODS):
            total += self.good[good] * float(s.figures.recruit[at + good])
        return total * self.left

    def extras_of_monument(self, s: Position, seat: i64, tile: i64) -> float:
        """What a monument brings besides its points, less the residence it covers."""
        total = self.worth_of_recruits(s, tile) - self.worth_of_residence()
        if s.figures.favor_on_build[tile] > 0:
            total += self.worth_of_favor(s, seat)
        return total

    def gain_of_monument(self, s: Position, seat: i64, tile: i64) -> float:
        total = float(worth_of_building(s, seat, tile)) + self.extras_of_monument(s, seat, tile)
        for good in range(GOODS):
            total -= self.good[good] * float(s.figures.cost[tile * c.RESOURCES + good])
        return total

    # ---- goods and workers

    def worth_of_goods(self, s: Position, seat: i64) -> float:
        """Bundles weighted by the chance to deliver them, and what is left over."""
        now = self.chance_to_deliver(s, seat)
        later: float = self.later if self.left > 0.0 else 0.0
        part: float = now if now > later else later
        total: float = 0.0
        takes_part = self.has_delivered(s, seat)
        if takes_part:
            total += self.most * self.worth_of_favor(s, seat)
        purse = self.purse.amount
        if part > 0.0:
            bundles = self.purse.make_bundles(s.holder[c.CHAMBERLAIN] == seat)
            total += bundles * float(worth_of_bundle(s, seat, False)) * part
            if bundles > 0.5 and not takes_part:
                total += self.most * now * self.worth_of_favor(s, seat)
            if s.holder[c.GOLDSMITH] == seat and s.goldsmith_used == 0 and purse[GOLD] > CRUMB and bundles > CRUMB:
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
        total += self.worth_of_plans(s, seat)
        return total + purse[GOLD] * (gold + spare * (self.good[GOLD] - gold))

    def chance_to_deliver(self, s: Position, seat: i64) -> float:
        """1 if the seat delivers now, 0 if it cannot any more this round."""
        if s.phase > DELIVERY:
            return 0.0
        if s.phase == DELIVERY:
            return 1.0 if self.still_delivers(s, seat) else 0.0
        if s.holder[c.DELIVERYMAN] == seat or on_site(s, seat):
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
        return s.holder[c.DELIVERYMAN] == seat and s.cursor <= s.site_count

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
        for character in range(c.CHARACTERS):
            holder = s.holder[character]
            reachable = holder == c.ON_BOARD if place == c.ON_BOARD else holder >= 0 and holder != place
            if reachable and self.worth_of_character(character) > best:
                best = self.worth_of_character(character)
        return best

    def worth_of_favor(self, s: Position, seat: i64) -> float:
        """A: the best character another seat holds; or B: a site tile and the best one on the board."""
        robbed = self.best_character(s, seat)
        granted = self.best_character(s, c.ON_BOARD) + self.tile_of_site * float(open_slots(s))
        return robbed if robbed > granted else granted
