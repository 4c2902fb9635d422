# compiled: mypyc
"""Actions, decision kinds and events of Caylus Magna Carta as numbers; their names are in catalogue.py."""

from __future__ import annotations

from typing import Final

# ---- actions: first number of each family
PASS: Final = 0
DECLINE: Final = 1
KEEP: Final = 2
MULLIGAN: Final = 3
DRAW: Final = 4
SWAP: Final = 5
PLACE: Final = 6  # place:1 ... place:52: the place is action - PLACE + 1
BUILD: Final = 58  # build:<player card>
PRESTIGE: Final = 70  # prestige:<prestige card>
COVER: Final = 77  # cover:1 ... cover:52
TURN: Final = 129  # turn:1 ... turn:52
PAY: Final = 181  # pay:food ... pay:gold
GIVE: Final = 185  # give:food ... give:gold
TAKE: Final = 189  # take:food ... take:stone
USE: Final = 192  # use:1, use:2
PROVOST: Final = 194  # provost:-3 ... provost:+3
PROVOST_STAYS: Final = 197  # provost:0; a card further is the next number
OFFER: Final = 201  # offer:0 ... offer:24
ACTIONS: Final = 226

# ---- decisions
NOTHING: Final = 0
ASK_MULLIGAN: Final = 1
ASK_ACTION: Final = 2
ASK_COVER: Final = 3
ASK_PAY: Final = 4
ASK_PROVOST: Final = 5
ASK_USE: Final = 6
ASK_BUY: Final = 7
ASK_TAKE: Final = 8
ASK_GIVE: Final = 9
ASK_TURN: Final = 10
ASK_OFFER: Final = 11

# ---- events
KEPT_HAND: Final = 0
DISCARDED: Final = 1
DREW: Final = 2
DREW_HIDDEN: Final = 3
RESHUFFLED: Final = 4
START_PLAYER: Final = 5
ROUND_BEGUN: Final = 6
DENIERS_GAINED: Final = 7
DENIERS_PAID: Final = 8
GAINED: Final = 9
PAID: Final = 10
PLACED: Final = 11
BUILT: Final = 12
CUBES_LAID: Final = 13
PRESTIGE_BUILT: Final = 14
PASSED: Final = 15
PROVOST_MOVED: Final = 16
ACTIVATED: Final = 17
DECLINED: Final = 18
CARD_CUBE_TAKEN: Final = 19
CHOSEN: Final = 20
TURNED: Final = 21
CUBES_RETURNED: Final = 22
NOT_REACHED: Final = 23
OFFERED: Final = 24
TILES_TAKEN: Final = 25
MOST_BATCHES: Final = 26
TILES_REMOVED: Final = 27
PROVOST_ADVANCED: Final = 28
GAME_ENDED: Final = 29
SHOWN: Final = 30
WORKER_HOME: Final = 31
MARKER_BACK: Final = 32

# ---- causes of events: places of the road, then these
CASTLE_CAUSE: Final = 100
CARD_CAUSE: Final = 101  # a card that is being built: the next number for every seat and card
