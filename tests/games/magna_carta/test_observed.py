"""Rows of Magna Carta for learning programs: how far a choice is stands there as long as it is asked."""

from __future__ import annotations

from collections import Counter

from baumeister.games.magna_carta.rules import actions as a
from baumeister.games.magna_carta.rules.components import GOOD_NAMES
from baumeister.games.magna_carta.rules.flow import MagnaCarta
from baumeister.research.batch import Looker
from baumeister.research.spec import column_names, observer_of
from tests.battery.tables import all_tables, some_states, tables_of_this_round
from tests.games.magna_carta.scene import GAME

NAMES = column_names("magna_carta")
PAID = ("cubes_left", "white", "paid")
#: Of these only one is left when the game is over.
GOING_ON = (
    *("cursor", "part", "place", "takes", *PAID),
    *(name for name in NAMES if name.startswith(("decision/", "asked/", "target/", "lowest/"))),
)
OVER = ["decision/nothing"]


def row_of(looker: Looker, state: MagnaCarta) -> dict[str, int]:
    looker.look(state, 0)
    return dict(zip(NAMES, memoryview(looker.sheet.values).tolist(), strict=True))


def test_how_far_a_choice_is_stands_in_the_columns_named_after_it() -> None:
    looker, seen = Looker(observer_of("magna_carta"), GAME.action_count), Counter[str]()
    for number, table in enumerate(tables_of_this_round(all_tables("magna_carta"))):
        for state in some_states(table, seed=81 + number, every=1):
            assert isinstance(state, MagnaCarta)
            row = row_of(looker, state)
            if state.is_over:
                seen["over"] += 1
                assert [name for name in GOING_ON if row[name]] == OVER
                continue
            pays, takes = state.pending == a.ASK_PAY, state.pending == a.ASK_TAKE
            seen.update({"pays": pays, "takes": takes})
            lowest = state.pay_from if pays else state.take_from
            assert [name for name in GOOD_NAMES if row[f"lowest/{name}"]] == [GOOD_NAMES[lowest]] * (pays or takes)
            assert [row[name] for name in PAID] == ([state.left, state.white, state.pay_same] if pays else [0, 0, 0])
            assert row["takes"] == (state.take_left if takes else 0)
    assert min(seen[what] for what in ("over", "pays", "takes")) >= 2, seen
