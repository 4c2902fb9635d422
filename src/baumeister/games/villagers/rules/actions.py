# compiled: mypyc
"""Actions, decision kinds and events of Villagers as numbers; their names are in catalogue.py."""

from __future__ import annotations

from typing import Final

# ---- actions: first number of each family
END: Final = 0  # pass: end the build turn
DECLINE: Final = 1
ROW: Final = 2  # row:1 ... row:6
STACK: Final = 8  # stack:1 ... stack:6
RESERVE: Final = 14
RECRUIT: Final = 15  # pay the recruiter and draft two cards
BASIC: Final = 16  # basic:lumberjack, basic:hayer, basic:miner
SIDE_GOLD: Final = 19  # founders that are laid again
SIDE_FOOD: Final = 20
FREE: Final = 21  # the tinner opens the lock
PAY: Final = 22  # 2 gold to the bank open it
PLAY: Final = 23  # play:<person>, from hand
GIVE: Final = 84  # give:<person>, from hand for a basic
TAKE: Final = 145  # take:<person>, of the cards looked at
PUT: Final = 206  # put:<person>, back on the pile
CARD: Final = 267  # card:0 ... card:149, a card of a village by its number on the table
ACTIONS: Final = 417

# ---- decisions
NOTHING: Final = 0
ASK_DRAFT: Final = 1
ASK_SECOND: Final = 2  # the recruiter's turn: a draft and nothing else
ASK_BENEFACTOR: Final = 3
ASK_PROPHET: Final = 4
ASK_TAKE: Final = 5
ASK_PUT: Final = 6
ASK_COIN: Final = 7
ASK_BUILD: Final = 8
ASK_COLUMN: Final = 9
ASK_PLACE: Final = 10
ASK_SIDE: Final = 11
ASK_LOCK: Final = 12
ASK_SMUGGLER: Final = 13
ASK_APPRENTICE: Final = 14
ASK_PILE: Final = 15
ASK_GIVE: Final = 16
ASK_TAVERN: Final = 17
ASK_CHURCH: Final = 18

# ---- events
ROUND_BEGUN: Final = 0
DRAFTED_ROW: Final = 1
DRAFTED_STACK: Final = 2
DRAFTED_RESERVE: Final = 3
ROW_FILLED: Final = 4
HANDS_TAKEN: Final = 5
RECRUITED: Final = 6
PLAYED: Final = 7
LIMIT_CHANGED: Final = 8
LOOKED: Final = 9
SAW: Final = 10
TOOK_HIDDEN: Final = 11
TOOK_FACE: Final = 12
PUT_BACK: Final = 13
PUT_FACE: Final = 14
COIN_LAID: Final = 15
DECLINED: Final = 16
ROW_DISCARDED: Final = 17
ROW_COINS: Final = 18
TURN_BEGUN: Final = 19
HIRED: Final = 20
LAID: Final = 21
SWAPPED: Final = 22
LOCK_OWN: Final = 23
LOCK_OTHER: Final = 24
LOCK_BANK: Final = 25
LOCK_FREE: Final = 26
GAVE_UP: Final = 27
GAVE_FACE: Final = 28
SMUGGLED: Final = 29
TURN_ENDED: Final = 30
FLIPPED: Final = 31
LOS_PASSED: Final = 32
BRONZE: Final = 33
DEVELOPMENT_WON: Final = 34
DEVELOPMENT_TIED: Final = 35
MARKET_BEGUN: Final = 36
MARKET_GOLD: Final = 37
MARKET_COINS: Final = 38
SILVER: Final = 39
COINS_KEPT: Final = 40
GAME_ENDED: Final = 41
CARD_TAKEN: Final = 42  # a drafted card comes into the hand
LAYING: Final = 43  # a person is out of the hand and will be laid
BASIC_TAKEN: Final = 44
COINS_LAID: Final = 45  # of a supply, on a person of any village
LOOKED_LEFT: Final = 46  # so many cards are still to be put back
DEVELOPMENT_LED: Final = 47
DEVELOPMENT_BACK: Final = 48  # the production card lies in the middle again
SUPPORT_KNOWN: Final = 49  # so many support cards are certainly hidden with a seat, after a card of its left a pile
