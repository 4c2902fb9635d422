# compiled: mypyc
"""What a position of Caylus Magna Carta is worth, in points.

Certain points (tiles, cards on the road), what goods may still become (batches first, then loose cubes and deniers),
what is half paid, what workers on the road will bring if the Provost stays where he is, and what the seat's cards,
residences and hand cards are good for in the remaining rounds.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from baumeister.engine.bits import count_bits
from baumeister.engine.judge import Judge
from baumeister.engine.state import State
from baumeister.games.magna_carta.rules import components as c
from baumeister.games.magna_carta.rules.effects import last_active
from baumeister.games.magna_carta.rules.position import ACTIONS, CASTLE, EFFECTS, OVER, PROVOST, Position, tiles_left
from baumeister.games.magna_carta.rules.round_end import points_of

LOOSE_CUBE: Final = 0.75
SCARCE: Final = 0.35  # more for a cube of the kind the seat has least of
LOOSE_GOLD: Final = 1.5
DENIER: Final = 0.45
MANY_DENIERS: Final = 6  # beyond this many they are only worth what they score
BATCH_IN_HAND: Final = 0.3  # less than its tile: somebody else may take it first
MOST_BATCHES: Final = 0.6  # the leader's chance of the gold for most batches
BEYOND_PROVOST: Final = 0.3
FIRST_HAND_CARD: Final = 0.9  # further ones are worth less and less: there is no time to build them all
FEWER_WITH_EACH: Final = 0.3
OWN_CARD: Final = 0.2  # a round, for the workers of others on it
RESIDENCE_ROOM: Final = 2.5  # the first bare residence: a place for a prestige building
TILES_PER_ROUND: Final = 2.0


@final
class MagnaCartaJudge(Judge):
    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Position)
        if state.phase == OVER:
            return float(points_of(state, seat))
        rounds = float(tiles_left(state)) / TILES_PER_ROUND
        value = sure_points(state, seat) + worth_of_goods(state, seat, rounds)
        value += worth_of_cards(state, seat, rounds)
        if state.phase == ACTIONS or state.phase == PROVOST or state.phase == EFFECTS:
            value += worth_of_workers(state, seat)
        return value

    def reasons(self, state: State, seat: i64) -> dict[str, float]:
        assert isinstance(state, Position)
        found: dict[str, float] = {"points": 0.0, "goods": 0.0, "cards": 0.0, "workers": 0.0}
        if state.phase == OVER:
            found["points"] = float(points_of(state, seat))
            return found
        rounds = float(tiles_left(state)) / TILES_PER_ROUND
        found["points"] = sure_points(state, seat)
        found["goods"] = worth_of_goods(state, seat, rounds)
        found["cards"] = worth_of_cards(state, seat, rounds)
        if state.phase == ACTIONS or state.phase == PROVOST or state.phase == EFFECTS:
            found["workers"] = worth_of_workers(state, seat)
        return found


def sure_points(s: Position, seat: i64) -> float:
    """Tiles and what is visible on the road; prestige cards in front of the player."""
    points = points_of(s, seat)
    own = seat * c.GOODS
    cubes = s.goods[own + c.FOOD] + s.goods[own + c.WOOD] + s.goods[own + c.STONE]
    loose = cubes // s.figures.cubes_per_point + s.deniers[seat] // s.figures.deniers_per_point
    return float(points - loose - s.goods[own + c.GOLD] * s.figures.gold_points)


def best_tile(s: Position) -> float:
    for section in range(c.SECTIONS):
        if s.stock[section] > 0:
            return float(s.figures.section_points[section])
    return 0.0


def worth_of_goods(s: Position, seat: i64, rounds: float) -> float:
    """As many batches as they make, the rest loose; those on their way; deniers."""
    own = seat * c.GOODS
    least = s.goods[own + c.FOOD]
    cubes = s.goods[own + c.FOOD]
    for good in range(1, c.BASIC_GOODS):
        cubes += s.goods[own + good]
        if s.goods[own + good] < least:
            least = s.goods[own + good]
    batches = least if least < tiles_left(s) else tiles_left(s)
    worth = float(batches) * (best_tile(s) - BATCH_IN_HAND) + float(cubes - 3 * batches) * LOOSE_CUBE
    worth += float(s.goods[own + c.GOLD]) * LOOSE_GOLD
    if s.phase == CASTLE and leads_in_batches(s, seat):
        worth += MOST_BATCHES * LOOSE_GOLD * float(s.figures.gold_for_most)
    if s.seat == seat:
        worth += float(s.take_left) * (LOOSE_CUBE + SCARCE)
        if s.left > 0:
            worth += worth_of_purchase(s, seat, rounds) - float(s.left) * LOOSE_CUBE
    deniers = s.deniers[seat]
    if deniers > MANY_DENIERS:
        worth += float(deniers - MANY_DENIERS) / 3.0
        deniers = MANY_DENIERS
    return worth + float(deniers) * DENIER


def leads_in_batches(s: Position, seat: i64) -> bool:
    """Has nobody offered more so far, or as many earlier?"""
    for i in range(s.players):
        other = s.bridge[i]
        if other == seat:
            return s.offered[seat] > 0
        if other >= 0 and s.offered[other] >= s.offered[seat]:
            return False
    return False


def worth_of_purchase(s: Position, seat: i64, rounds: float) -> float:
    """What is being paid for. Looking only one step ahead, the cubes paid so far would seem lost."""
    if s.phase == CASTLE:
        return float(s.offered[seat]) * best_tile(s)
    if s.phase == EFFECTS:
        return worth_of_card(s, c.RESIDENCE, rounds) - worth_of_card(s, s.card[s.place], rounds)
    return worth_of_card(s, s.target, rounds)


def worth_of_card(s: Position, card: i64, rounds: float) -> float:
    """One of the seat's cards on the road: its points, its income, and others' workers on it."""
    worth = float(s.figures.points[card]) + float(s.figures.income[card]) * DENIER * rounds
    if card < c.PRESTIGE_FIRST:
        worth += OWN_CARD * rounds
    return worth


def worth_of_cards(s: Position, seat: i64, rounds: float) -> float:
    """Hand cards, the seat's cards that others may use, residences with their income and room for a prestige
    building."""
    worth: float = 0.0
    next_card: float = FIRST_HAND_CARD if rounds > 2.0 else 0.0
    for _card in range(count_bits(s.hand[seat])):
        worth += next_card
        next_card = next_card - FEWER_WITH_EACH if next_card > FEWER_WITH_EACH else 0.0
    bare: i64 = 0
    for place in range(1, s.length + 1):
        if s.owner[place] == seat:
            top = s.top[place]
            # The points are already certain.
            worth += worth_of_card(s, top, rounds) - float(s.figures.points[top])
            if top == c.RESIDENCE:
                bare += 1
    if bare > 0 and s.display != 0:
        worth += RESIDENCE_ROOM
    return worth


def worth_of_workers(s: Position, seat: i64) -> float:
    """What the seat's workers will bring, and others' workers on its cards."""
    worth: float = 0.0
    last = last_active(s)
    first: i64 = 1
    if s.phase == EFFECTS:
        first = s.cursor
    for place in range(first, s.length + 1):
        worker = s.worker[place]
        if worker < 0:
            continue
        part: float = 0.0
        # On the card that is being activated the worker's (and then the owner's) turn may be over.
        done = s.part if s.phase == EFFECTS and place == s.cursor else 0
        if worker == seat and done == 0:
            part = worth_of_effect(s, seat, place, s.figures.worker_effect[s.card[place]])
        elif worker != seat and s.owner[place] == seat and done < 2:
            part = worth_of_effect(s, seat, place, s.figures.owner_effect[s.card[place]])
        if place > last:
            part *= 0.0 if s.phase == EFFECTS else BEYOND_PROVOST
        worth += part
    return worth


def worth_of_effect(s: Position, seat: i64, place: i64, effect: i64) -> float:
    """The best option the seat could pay with what it has now."""
    best: float = 0.0
    if effect < 0:
        return best
    table = s.figures.effects
    for row in range(table.first[effect], table.first[effect] + table.count[effect]):
        at = row * c.RESOURCES
        if s.deniers[seat] < table.pay[at + c.DENIERS] or tiles_left(s) < table.gain[at + c.TILES]:
            continue
        worth = float(table.gain[at + c.ANY]) * (LOOSE_CUBE + SCARCE)
        worth -= float(table.pay[at + c.ANY] + table.pay[at + c.CUBE]) * LOOSE_CUBE
        for good in range(c.BASIC_GOODS):
            worth += float(table.gain[at + good]) * worth_of_one(s, seat, good)
        worth += float(table.gain[at + c.GOLD]) * LOOSE_GOLD
        worth += float(table.gain[at + c.DENIERS] - table.pay[at + c.DENIERS]) * DENIER
        worth += float(table.gain[at + c.TILES]) * best_tile(s)
        if table.verbs[row * c.VERBS + c.TAKES_CARD_CUBE] > 0 and s.cubes[place] > 0:
            worth += LOOSE_CUBE
        if (
            table.verbs[row * c.VERBS + c.TURNS] > 0
            and s.goods[seat * c.GOODS + c.FOOD] + s.goods[seat * c.GOODS + c.GOLD] > 0
        ):
            worth += worth_of_turning(s, seat)
        if worth > best:
            best = worth
    return best


def worth_of_one(s: Position, seat: i64, good: i64) -> float:
    """One more cube: more where it is scarce."""
    own = seat * c.GOODS
    for other in range(c.BASIC_GOODS):
        if s.goods[own + other] < s.goods[own + good]:
            return LOOSE_CUBE
    return LOOSE_CUBE + SCARCE


def worth_of_turning(s: Position, seat: i64) -> float:
    """The first residence opens the prestige buildings; the seat needs a card that can be turned."""
    cards: i64 = 0
    for place in range(1, s.length + 1):
        if s.owner[place] == seat:
            if s.top[place] == c.RESIDENCE:
                return 0.0
            if s.top[place] < c.PRESTIGE_FIRST:
                cards += 1
    return 1.0 if cards > 1 else 0.0


def make_judge() -> Judge:
    return MagnaCartaJudge()
