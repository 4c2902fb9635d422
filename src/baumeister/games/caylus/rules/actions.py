# compiled: mypyc
"""Actions, decision kinds and events of Caylus as numbers; their names are in catalogue.py."""

from __future__ import annotations

from typing import Final

# ---- actions: first number of each family
PASS: Final = 0
DECLINE: Final = 1
PLACE_SPECIAL: Final = 2  # place:gate ... place:inn
PLACE_CASTLE: Final = 8
PLACE: Final = 9  # place:1 ... place:28: the space is action - PLACE + 1
RECALL: Final = 37
PROVOST: Final = 38  # provost:-3 ... provost:+3
PROVOST_STAYS: Final = 41  # provost:0; a step more is the next number
USE: Final = 45  # use:1, use:2
TAKE: Final = 47  # take:food ... take:cloth
PAY: Final = 51  # pay:food ... pay:gold
GIVE: Final = 56  # give:wood ... give:gold: the good is action - GIVE + WOOD; food goes without saying
BUILD: Final = 60  # build:<wood or stone tile>
PRESTIGE: Final = 77  # prestige:<tile>
SITE: Final = 86  # site:1 ... site:28: the space is action - SITE + 1
CONVERT: Final = 114  # convert:1 ... convert:28: the space is action - CONVERT + 1
LINE: Final = 142  # line:points ... line:buildings
COLUMN: Final = 146  # column:1 ... column:5: the column is action - COLUMN + 1
ACTIONS: Final = 151

# ---- decisions
NOTHING: Final = 0
ASK_PLACE: Final = 1
ASK_GATE: Final = 2
ASK_GUILD: Final = 3
ASK_INN: Final = 4
ASK_PROVOST: Final = 5
ASK_USE: Final = 6
ASK_BUY: Final = 7
ASK_TAKE: Final = 8
ASK_PAY: Final = 9
ASK_BONUS: Final = 10
ASK_BUILD: Final = 11
ASK_PRESTIGE: Final = 12
ASK_SITE: Final = 13
ASK_CONVERT: Final = 14
ASK_CASTLE: Final = 15
ASK_BATCH: Final = 16
ASK_LINE: Final = 17
ASK_COLUMN: Final = 18

# ---- events
ROUND_BEGUN: Final = 0
ORDER_SET: Final = 1
INCOME: Final = 2
PLACED: Final = 3
PLACED_SPECIAL: Final = 4
PLACED_CASTLE: Final = 5
OWNER_POINTS: Final = 6
PASSED: Final = 7
DENIERS_PAID: Final = 8
DENIERS_GAINED: Final = 9
SPECIAL_ACTIVATED: Final = 10
DECLINED: Final = 11
MOVED_INTO_INN: Final = 12
LEFT_INN: Final = 13
PROVOST_MOVED: Final = 14
BUILDING_ACTIVATED: Final = 15
GAINED: Final = 16
PAID: Final = 17
POINTS_GAINED: Final = 18
POINTS_LOST: Final = 19
OWNER_BONUS: Final = 20
BUILT: Final = 21
PRESTIGE_BUILT: Final = 22
CONVERSION_WAITS: Final = 23
CONVERTED: Final = 24
CUT_OFF: Final = 25
BATCH_GIVEN: Final = 26
NO_BATCH: Final = 27
FAVORS_RECEIVED: Final = 28
FAVOR_USED: Final = 29
FAVORS_LOST: Final = 30
BAILIFF_MOVED: Final = 31
PART_SCORED: Final = 32
GOODS_SCORED: Final = 33
GAME_ENDED: Final = 34
WORKER_HOME: Final = 35
MARKER_BACK: Final = 36
LINES_FREED: Final = 37
PART_CLOSED: Final = 38

# ---- causes of events: spaces of the road, then these
SPECIAL_CAUSE: Final = 40
FAVOR_CAUSE: Final = 60  # ten numbers for each line: the line itself, then its columns
CASTLE_CAUSE: Final = 100  # the castle, then its sections
