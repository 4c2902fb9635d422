# Caylus in the browser: what only the board there says.

caylus-client-bridge = Bridge
caylus-client-price = A worker costs { $amount }
caylus-client-order = Turn order
caylus-client-next = next building plot
caylus-client-owner = owned by { $name }
caylus-client-worker-of = worker: { $name }
caylus-client-workers-of = workers: { $names }
caylus-client-waiting = becomes a residence of { $name }
caylus-client-provost = the provost stands here
caylus-client-bailiff = the bailiff stands here, goes to { $space } at the end of the round
caylus-client-beyond = beyond the provost
caylus-client-gate = scoring of the castle: { $part }
caylus-client-gate-done = castle, scored: { $part }
caylus-client-gate-short = Scoring: { $part }
caylus-client-closed = closed at this number of players
caylus-client-guest = guest: { $name }
caylus-client-copies = { $count } of them
caylus-client-passed-order = passed: { $names }
caylus-client-passed-first = passed first
caylus-client-guest-state = guest of the inn, pays { $count }
caylus-client-houses = { $count } of { $of } places taken
caylus-client-each-house = { $amount } for a house
caylus-client-next-house = the next house stands here
caylus-client-batch = Batch: food and two others, all different; gold counts
caylus-client-favors = Royal favors
caylus-client-columns =
    { $count ->
        [one] 1 column open
       *[other] { $count } columns open
    }
caylus-client-no-effect = no effect
caylus-client-shut = not yet open
caylus-client-not-begun = not begun: { $names }
caylus-client-owed =
    { $count ->
        [one] 1 favor to take
       *[other] { $count } favors to take
    }
caylus-client-tiles =
    { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }
caylus-client-copy = { $count }×

# Headings in the plural where pieces are looked up.
caylus-client-kinds-special = Special buildings
caylus-client-kinds-fixed = Fixed buildings
caylus-client-kinds-neutral = Neutral buildings
caylus-client-kinds-wood = Wood buildings
caylus-client-kinds-stone = Stone buildings
caylus-client-kinds-residence = Residential buildings
caylus-client-kinds-prestige = Prestige buildings
