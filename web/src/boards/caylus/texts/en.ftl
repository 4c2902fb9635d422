# Caylus in the browser: what only the board there says.

caylus-client-bridge = Bridge
caylus-client-price = Placing costs { $amount }
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

# What a thing is and what it is for: on hover, focus and a long press.
caylus-client-about-food = Part of every batch at the castle, and pays for many buildings.
caylus-client-about-wood = Pays for wood buildings, and some stone and prestige buildings.
caylus-client-about-stone = Pays for stone buildings and most prestige buildings.
caylus-client-about-cloth = Pays for the lawyer, the joust field and the church; the tailor turns it into points.
caylus-client-about-gold =
    { $points ->
        [one] Pays for prestige buildings and fits into a batch. At the end each counts 1 prestige point.
       *[other] Pays for prestige buildings and fits into a batch. At the end each counts { $points } prestige points.
    }
caylus-client-about-workers = Not placed yet. Those that are come back in the course of the round.
caylus-client-about-deniers = Money: for placing, for the provost, and at some buildings.
caylus-client-about-points = Whoever has the most at the end wins.
caylus-client-about-order = In this order you place. The stables change it.
caylus-client-about-bridge = Whoever passes puts a marker here. With each of them placing gets dearer, and in this order you move the provost: up to { $steps } spaces.
caylus-client-about-queue =
    { $points ->
        [one] Whoever stands here works on the castle, in turn. Whoever gives nothing loses 1 prestige point.
       *[other] Whoever stands here works on the castle, in turn. Whoever gives nothing loses { $points } prestige points.
    }
caylus-client-about-line = With a favor you move one column on here, and use that one or an earlier one.
caylus-client-about-plot = New buildings always go to the next free space.
caylus-client-about-lived = No place for workers.
caylus-client-about-free = Belongs to nobody: everybody may place here.
caylus-client-about-owned =
    { $points ->
        [one] Everybody may place here, the owner for less; when somebody else does, the owner gains 1 prestige point.
       *[other] Everybody may place here, the owner for less; when somebody else does, the owner gains { $points } prestige points.
    }
caylus-client-about-built-wood = Built at the carpenter.
caylus-client-about-built-stone = Built at the mason.
caylus-client-about-built-prestige = Built at the architect, on a residence of your own.
caylus-client-about-built-residence = Made by the lawyer from a neutral building or one of your own.
caylus-client-about-wood-lawyer = A neutral building or one of your own becomes your residence.
caylus-client-about-special-gate = Your worker goes free of charge to any free place you like, once everybody has placed.
caylus-client-about-special-trading-post = Brings money and nothing else.
caylus-client-about-special-merchants-guild = You move the provost free of charge, before anybody else.
caylus-client-about-special-joust-field = You buy a royal favor.
caylus-client-about-special-stables = Whoever stands here has an earlier turn afterwards, in the order of the places.
caylus-client-about-special-inn =
    { $price ->
        [one] Your worker moves in as a guest and turns the old one out. Whoever has a guest places for 1 denier everywhere from the next round on.
       *[other] Your worker moves in as a guest and turns the old one out. Whoever has a guest places for { $price } deniers everywhere from the next round on.
    }
caylus-client-means-pass = You place no more this round, and placing gets dearer for the others.
caylus-client-means-place-castle = You work on the castle, in turn; whoever gives nothing there loses points.
