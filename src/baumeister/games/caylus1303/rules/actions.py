# compiled: mypyc
"""Actions, decision kinds and events of Caylus 1303 as numbers; their names are in catalogue.py."""

from __future__ import annotations

from typing import Final

# ---- actions: first number of each family
PASS: Final = 0
DECLINE: Final = 1
PLACE: Final = 2  # place:1 ... place:28: the space is action - PLACE + 1
PLACE_SITE: Final = 30
PROVOST: Final = 31  # provost:-3 ... provost:+3
PROVOST_STAYS: Final = 34  # provost:0; a step more is the next number
USE: Final = 38  # use:1, use:2
TAKE: Final = 40  # take:food ... take:cloth
PAY: Final = 44  # pay:food ... pay:cloth
GIVE: Final = 48  # give:food ... give:gold
BUILD: Final = 53  # build:<wood or stone tile>
MONUMENT: Final = 71  # monument:<tile>
CLAIM: Final = 78  # claim:6 ... claim:13
CHARACTER: Final = 86  # character:<name>
SITE: Final = 98  # site:1 ... site:3
ACTIONS: Final = 101

# ---- decisions
NOTHING: Final = 0
ASK_DRAFT: Final = 1
ASK_EARLY_RISER: Final = 2
ASK_PLAN: Final = 3
ASK_USE: Final = 4
ASK_TAKE: Final = 5
ASK_PAY: Final = 6
ASK_BUILD: Final = 7
ASK_CLAIM: Final = 8
ASK_TOLL: Final = 9
ASK_BRIDGE: Final = 10
ASK_BAILIFF: Final = 11
ASK_DELIVER: Final = 12
ASK_BUNDLE: Final = 13
ASK_FAVOR: Final = 14
ASK_CHARACTER: Final = 15
ASK_MONUMENT: Final = 16

# ---- events
PLACED: Final = 0
PLACED_ON_SITE: Final = 1
EXTRA_WORKER: Final = 2
OWNER_POINTS: Final = 3
PASSED: Final = 4
TOOK_MARKER: Final = 5
BUILDING_ACTIVATED: Final = 6
DECLINED: Final = 7
GAINED: Final = 8
PAID: Final = 9
WORKERS_TAKEN: Final = 10
WORKERS_SENT: Final = 11
POINTS_GAINED: Final = 12
BUILT: Final = 13
CLAIMED: Final = 14
PROVOST_MOVED: Final = 15
CUT_OFF: Final = 16
OWNER_BONUS: Final = 17
DELIVERED: Final = 18
FAVOR_RECEIVED: Final = 19
CHARACTER_TAKEN: Final = 20
SITE_TILE_USED: Final = 21
RESIDENCE_TURNED: Final = 22
MONUMENT_BUILT: Final = 23
RECRUITED: Final = 24
PROVOST_RESET: Final = 25
ROUND_BEGUN: Final = 26
GOLD_SCORED: Final = 27
GAME_ENDED: Final = 28
WORKER_HOME: Final = 29
SITE_LEFT: Final = 30
MARKER_BACK: Final = 31

# ---- causes of events: spaces of the road, then these
SITE_CAUSE: Final = 100  # the construction site; the tile of its first slot is the next number
