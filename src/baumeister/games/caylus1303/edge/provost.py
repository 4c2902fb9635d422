# compiled: mypyc
"""Moving the provost at the edge: by a toll house, on the bridge, by the Bailiff."""

from __future__ import annotations

from baumeister.engine.catalogue import Answer, DecisionKind
from baumeister.engine.choosing import Facts
from baumeister.engine.errors import Refusal, refuse
from baumeister.engine.messages import Message, message
from baumeister.engine.wire import Amount
from baumeister.games.caylus1303.edge import moves as m
from baumeister.games.caylus1303.edge import shapes as shape
from baumeister.games.caylus1303.edge.maker import Maker
from baumeister.games.caylus1303.rules import actions as a
from baumeister.games.caylus1303.rules import components as c
from baumeister.games.caylus1303.rules.position import Position
from baumeister.games.caylus1303.rules.provost import can_stand, most_steps


def describe_steps(s: Position) -> dict[str, object]:
    return {"most_steps": int(most_steps(s))}


def describe_toll(s: Position) -> dict[str, object]:
    return {"most_steps": int(most_steps(s)), "tile": s.figures.tile_names[s.tile[s.cursor]], "space": int(s.cursor)}


def ask_steps(
    identifier: str, decision: shape.Toll | shape.Bridge | shape.Bailiff, _view: shape.Caylus1303View
) -> Message:
    return message(identifier, steps=decision.most_steps)


def check_toll(s: Position, action: int) -> Refusal | None:
    return check_steps(s, action - a.PROVOST_STAYS, refuse("out-of-range", "1303-toll-01"))


def check_bridge(s: Position, action: int) -> Refusal | None:
    steps = action - a.PROVOST_STAYS
    too_far = refuse("not-enough", "1303-bridge-02", have=int(s.workers[s.seat]), need=abs(steps))
    return check_steps(s, steps, too_far)


def check_bailiff(s: Position, action: int) -> Refusal | None:
    return check_steps(s, action - a.PROVOST_STAYS, refuse("out-of-range", "1303-char-bailiff-1"))


def check_steps(s: Position, steps: int, too_far: Refusal) -> Refusal | None:
    if abs(steps) > most_steps(s):
        return too_far
    if not can_stand(s, s.provost + steps):
        return refuse("out-of-range", "1303-provost-02" if steps < 0 else "1303-provost-03")
    return None


def show_toll(maker: Maker, steps: str) -> Facts:
    assert isinstance(maker.decision, shape.Toll)
    return show_steps(maker, int(steps), f"road/{maker.decision.space}", 0)


def show_bridge(maker: Maker, steps: str) -> Facts:
    return show_steps(maker, int(steps), f"road/{c.BRIDGE}", int(maker.figures.bridge_workers_per_step))


def show_bailiff(maker: Maker, steps: str) -> Facts:
    return show_steps(maker, int(steps), maker.power_of("bailiff"), 0)


def show_steps(maker: Maker, steps: int, by: str | None, workers_per_step: int) -> Facts:
    gap = maker.view.provost + steps
    if steps == 0:
        return Facts((f"gaps/{gap}",))
    moves = m.provost_moved(maker.seat, gap, steps).moves
    costs: tuple[Amount, ...] = ()
    if workers_per_step:
        workers = abs(steps) * workers_per_step
        costs = (Amount("workers", workers),)
        moves = (*m.workers_to_camp(maker.seat, workers).moves, *moves)
    return Facts((f"gaps/{gap}",), "", costs, (), by, moves)


KINDS = (
    DecisionKind(a.ASK_TOLL, shape.Toll, (Answer("provost", show_toll, check_toll),), describe_toll, ask_steps),
    DecisionKind(
        a.ASK_BRIDGE, shape.Bridge, (Answer("provost", show_bridge, check_bridge),), describe_steps, ask_steps
    ),
    DecisionKind(
        a.ASK_BAILIFF, shape.Bailiff, (Answer("provost", show_bailiff, check_bailiff),), describe_steps, ask_steps
    ),
)
