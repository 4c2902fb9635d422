# compiled: mypyc
"""Castle and favors at the edge: batches for the castle, and the table of royal favors."""

from __future__ import annotations

from baumeister.engine.amounts import counted, some
from baumeister.engine.catalogue import Answer, DecisionKind, refusing
from baumeister.engine.choosing import Facts
from baumeister.engine.errors import Refusal, refuse
from baumeister.engine.goods import GOOD_NAMES, GOODS, WOOD
from baumeister.engine.messages import Message, message
from baumeister.engine.payment import only_wildcard
from baumeister.engine.traces import goods_of
from baumeister.engine.wire import Amount
from baumeister.games.caylus.edge import moves as m
from baumeister.games.caylus.edge import shapes as shape
from baumeister.games.caylus.edge.building import describe_building, rule_of_column
from baumeister.games.caylus.edge.labels import name_of
from baumeister.games.caylus.edge.maker import DECLINE, GROUP_OTHERWISE, Maker
from baumeister.games.caylus.edge.view import effect_options
from baumeister.games.caylus.rules import actions as a
from baumeister.games.caylus.rules import components as c
from baumeister.games.caylus.rules.building import first_tile, has_site, last_tile
from baumeister.games.caylus.rules.castle import can_begin_batch, can_end_batch, section_with_room
from baumeister.games.caylus.rules.favor import can_use_column, column_effect, is_line_used
from baumeister.games.caylus.rules.lawyer import can_convert
from baumeister.games.caylus.rules.position import Position

# ---- batches


def describe_castle(s: Position) -> dict[str, object]:
    return {"section": c.SECTION_NAMES[section_with_room(s)], "batches": int(s.batches[s.seat])}


def describe_batch(s: Position) -> dict[str, object]:
    return {"given": GOOD_NAMES[s.batch_from - 1]}


def ask_castle(identifier: str, decision: shape.Castle, _view: shape.CaylusView) -> Message:
    return message(identifier, part=name_of("part", decision.section))


def check_first_good(s: Position, action: int) -> Refusal | None:
    good = action - a.GIVE + WOOD
    return None if can_begin_batch(s, s.seat, good) else refuse_good(s, good)


def check_last_good(s: Position, action: int) -> Refusal | None:
    good = action - a.GIVE + WOOD
    if can_end_batch(s, s.seat, good):
        return None
    return refuse("not-a-set", "caylus-castle-02") if good == s.batch_from - 1 else refuse_good(s, good)


def refuse_good(s: Position, good: int) -> Refusal:
    has_none = s.goods[s.seat * GOODS + good] == 0
    return refuse("cannot-pay" if has_none else "wrong-order", "caylus-castle-02")


def decline_castle(maker: Maker, _argument: str) -> Facts:
    """Who gives no batch at all loses points, but never falls below 0."""
    assert isinstance(maker.decision, shape.Castle)
    lost = 0 if maker.decision.batches else min(maker.player.points, int(maker.figures.no_batch_points))
    return Facts(group=GROUP_OTHERWISE, costs=some("points", lost))


def show_first_good(maker: Maker, good: str) -> Facts:
    """The food that goes without saying before it, and the second one if it leaves no choice."""
    last = only_wildcard(goods_of(maker.player), 0, GOOD_NAMES.index(good) + 1, GOODS, 1)
    return show_goods(maker, good, ["food", good, GOOD_NAMES[last]] if last >= 0 else ["food", good])


def show_last_good(maker: Maker, good: str) -> Facts:
    return show_goods(maker, good, [good])


def show_goods(maker: Maker, good: str, given: list[str]) -> Facts:
    """With the last good of the batch the house is built."""
    moves = tuple([m.paid(maker.seat, name, 1).moves[0] for name in given])
    brings: tuple[Amount, ...] = ()
    if len(given) != 2:
        section = next(section for section in maker.view.castle if section.next)
        brings = some("points", section.points)
        moves = (*moves, *m.batch_given(maker.seat, section.name, 0).moves, *maker.gained(brings))
    return Facts(
        targets=(f"players/{maker.seat}/goods/{good}",),
        costs=counted(given),
        brings=brings,
        moves=moves,
    )


# ---- favors


def describe_column(s: Position) -> dict[str, object]:
    """With the columns the seat may choose from."""
    last = s.level[s.seat * c.LINES + s.line]
    columns = [
        shape.FavorColumn(int(column), effect_options(s.figures, int(column_effect(s, s.line, column))))
        for column in range(1, last + 1)
    ]
    return {**describe_building(s), "line": c.LINE_NAMES[s.line], "columns": tuple(columns)}


def ask_line(identifier: str, _decision: shape.Line, view: shape.CaylusView) -> Message:
    return message(identifier, count=view.favors_owed)


def ask_column(identifier: str, decision: shape.Column, _view: shape.CaylusView) -> Message:
    return message(identifier, line=name_of("line", decision.line))


def check_line(s: Position, action: int) -> Refusal | None:
    return refuse("used-up", "caylus-favor-13") if is_line_used(s, s.seat, action - a.LINE) else None


def check_column(s: Position, action: int) -> Refusal | None:
    column = action - a.COLUMN + 1
    if column > s.level[s.seat * c.LINES + s.line]:
        return refuse("locked", "caylus-favor-11")
    return None if can_use_column(s, s.seat, s.line, column) else check_effect(s, column_effect(s, s.line, column))


def check_effect(s: Position, effect: int) -> Refusal:
    """Why the effect of a favor column cannot be carried out: there is none, no place, no tile or no means."""
    effects = s.figures.effects
    if effects.count[effect] == 0:
        return refuse("not-available", "caylus-favor-17")
    row = effects.first[effect]
    kind = effects.verbs[row * c.VERBS + c.BUILDS]
    if kind == 0:
        return refuse("cannot-pay", "caylus-favor-03")
    if kind == c.KIND_RESIDENCE:
        if not any(can_convert(s, s.seat, space) for space in range(1, c.SPACES + 1)):
            return refuse("no-room", "caylus-lawyer-04")
        return refuse("cannot-pay", rule_of_column(kind))
    if not has_site(s, s.seat, kind):
        return refuse("no-room", "caylus-build-05" if kind == c.KIND_PRESTIGE else "caylus-build-06")
    if not any(s.supply[tile] for tile in range(first_tile(kind), last_tile(kind) + 1)):
        return refuse("not-available", "caylus-build-02")
    return refuse("cannot-pay", rule_of_column(kind))


def show_line(maker: Maker, name: str) -> Facts:
    """The marker moves on if the next column is there and open."""
    assert maker.view.favor is not None
    places: tuple[shape.FavorPlace, ...] = getattr(maker.view.favor, name)
    level: int = getattr(maker.player.favors, name)
    further = level + 1 < len(places) and places[level + 1].open
    return Facts(
        targets=(f"favor/{name}",),
        moves=m.favor_used(maker.seat, name, level + 1, level).moves if further else (),
    )


def show_column(maker: Maker, number: str) -> Facts:
    """What the column brings, if it leaves no choice."""
    assert isinstance(maker.decision, shape.Column)
    options = maker.decision.columns[int(number) - 1].options
    targets = (f"favor/{maker.decision.line}/{number}",)
    if len(options) != 1:
        return Facts(targets=targets)
    only = options[0]
    payment = maker.payment(only.pay)
    return Facts(
        targets=targets,
        costs=payment.costs,
        brings=maker.gains(only),
        moves=maker.exchange(only, payment),
    )


KINDS = (
    DecisionKind(
        a.ASK_CASTLE,
        shape.Castle,
        (Answer("decline", decline_castle), Answer("give", show_first_good, check_first_good)),
        describe_castle,
        ask_castle,
    ),
    DecisionKind(
        a.ASK_BATCH,
        shape.Batch,
        (Answer("give", show_last_good, check_last_good),),
        describe_batch,
        otherwise=refusing("must-complete", "caylus-castle-02", a.DECLINE),
    ),
    DecisionKind(
        a.ASK_LINE,
        shape.Line,
        (Answer("line", show_line, check_line),),
        describe_building,
        ask_line,
        refusing("must-choose", "caylus-favor-17", a.DECLINE),
    ),
    DecisionKind(
        a.ASK_COLUMN,
        shape.Column,
        (DECLINE, Answer("column", show_column, check_column)),
        describe_column,
        ask_column,
        gains=True,
    ),
)
