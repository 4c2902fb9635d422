# Caylus

caylus = Caylus
caylus-about = William Attia 2005. Place workers, build along the road, steer the provost and raise the castle.
caylus-legend = Signs: F food, W wood, S stone, C cloth, G gold, * resource of choice (no gold), □ gold too, D deniers, P prestige points, ? figure not certain; ♟ worker, ⌂ house, ♝ provost, ♜ bailiff, ✣ printed, ☼ neutral, ♠ wood tile, ▦ stone tile, ♛ prestige building

## Course of a round

caylus-phase-placement = Placing workers
caylus-phase-special = Special buildings
caylus-phase-provost = Provost
caylus-phase-activation = Buildings
caylus-phase-castle = Castle
caylus-phase-round-end = End of the round
caylus-phase-over = End of the game

## Options before a game

caylus-option-beginner = beginner variant
caylus-option-beginner-about = Without the favor table: every royal favor brings 3 prestige points.
caylus-option-jeweler = jeweller
caylus-option-jeweler-about = With the additional stone tile of the second edition.
caylus-option-lawyer-points = points of the lawyer
caylus-option-lawyer-points-about = So many prestige points for building the lawyer; late printings give one less.

## Buildings

caylus-kind-special = special building
caylus-kind-fixed = fixed building
caylus-kind-neutral = neutral building
caylus-kind-wood = wood building
caylus-kind-stone = stone building
caylus-kind-residence = residential building
caylus-kind-prestige = prestige building
caylus-use-compulsory = has to be used
caylus-empty-space = empty space
caylus-tile-special-gate = Gate
caylus-tile-special-trading-post = Trading post
caylus-tile-special-merchants-guild = Merchants' guild
caylus-tile-special-joust-field = Joust field
caylus-tile-special-stables = Stables
caylus-tile-special-inn = Inn
caylus-tile-fixed-peddler = Peddler
caylus-tile-fixed-carpenter = Carpenter
caylus-tile-fixed-gold-mine = Gold mine
caylus-tile-neutral-farm = Farm
caylus-tile-neutral-forest = Forest
caylus-tile-neutral-sawmill = Sawmill
caylus-tile-neutral-quarry = Quarry
caylus-tile-neutral-marketplace = Marketplace
caylus-tile-neutral-carpenter = Carpenter
caylus-tile-wood-farm-food = Farm (food)
caylus-tile-wood-farm-cloth = Farm (cloth)
caylus-tile-wood-sawmill = Sawmill
caylus-tile-wood-quarry = Quarry
caylus-tile-wood-marketplace = Marketplace
caylus-tile-wood-peddler = Peddler
caylus-tile-wood-mason = Mason
caylus-tile-wood-lawyer = Lawyer
caylus-tile-stone-farm = Farm
caylus-tile-stone-park = Park
caylus-tile-stone-workshop = Workshop
caylus-tile-stone-church = Church
caylus-tile-stone-tailor = Tailor
caylus-tile-stone-bank = Bank
caylus-tile-stone-alchemist = Alchemist
caylus-tile-stone-architect = Architect
caylus-tile-stone-jeweler = Jeweller
caylus-tile-residence = Residence
caylus-tile-prestige-statue = Statue
caylus-tile-prestige-granary = Granary
caylus-tile-prestige-library = Library
caylus-tile-prestige-weaver = Weaver
caylus-tile-prestige-theater = Theater
caylus-tile-prestige-university = University
caylus-tile-prestige-monument = Monument
caylus-tile-prestige-hotel = Hotel
caylus-tile-prestige-cathedral = Cathedral

## Castle and favors

caylus-part-dungeon = Dungeon
caylus-part-walls = Walls
caylus-part-towers = Towers
caylus-line-points = Prestige points
caylus-line-deniers = Money
caylus-line-goods = Resources
caylus-line-buildings = Buildings

## What stands on board and tiles

caylus-field-kind = kind
caylus-field-copies = copies
caylus-field-option = only with the option
caylus-field-space = space
caylus-field-places = places
caylus-field-players-min = from so many players on
caylus-field-cost = cost
caylus-field-points = prestige points
caylus-field-late-points = prestige points in late printings
caylus-field-on-build = at once when built
caylus-field-income = income each round
caylus-field-use = use
caylus-field-effect = effect
caylus-field-owner-bonus = bonus for the owner
caylus-field-name = name
caylus-field-spaces = spaces
caylus-field-scoring-space = scoring when the bailiff stands here
caylus-field-columns = open columns of the favor table until the scoring
caylus-field-no-house-points = points lost without a house
caylus-field-favors = at the scoring
caylus-field-column-1 = column 1
caylus-field-column-2 = column 2
caylus-field-column-3 = column 3
caylus-field-column-4 = column 4
caylus-field-column-5 = column 5

## What effects do besides taking and paying

caylus-effect-build-wood = build a wood building
caylus-effect-build-stone = build a stone building
caylus-effect-build-residence = turn a building into a residence
caylus-effect-build-prestige = build a prestige building on an own residence
caylus-effect-waive = not to be paid of its cost: { $amounts }
caylus-effect-favor =
    { $count ->
        [one] 1 favor
       *[other] { $count } favors
    }
caylus-effect-houses = from { $count } own houses on
caylus-effect-provost-steps = move the provost up to { $count } spaces
caylus-short-build-wood = build wood
caylus-short-build-stone = build stone
caylus-short-build-residence = residence
caylus-short-build-prestige = prestige
caylus-short-waive = −{ $amounts }
caylus-short-favor = { $count } favor
caylus-short-provost-steps = ♝ ±{ $count }
caylus-short-income = round +{ $amounts }

## Places

caylus-place = space { $number }
caylus-place-special-gate = Gate
caylus-place-special-trading-post = Trading post
caylus-place-special-merchants-guild = Merchants' guild
caylus-place-special-joust-field = Joust field
caylus-place-special-stables = Stables
caylus-place-special-inn = Inn
caylus-place-castle = castle

## Decisions: what they are about

caylus-decision-nothing = nothing
caylus-decision-place = place a worker
caylus-decision-gate = move the worker of the gate
caylus-decision-guild = move the provost (merchants' guild)
caylus-decision-inn = worker in the inn
caylus-decision-provost = move the provost
caylus-decision-use = use an effect
caylus-decision-buy = buy a resource
caylus-decision-take = take a resource
caylus-decision-pay = pay
caylus-decision-bonus = owner's bonus
caylus-decision-build = build
caylus-decision-prestige = build a prestige building
caylus-decision-site = residence for the prestige building
caylus-decision-convert = turn a building into a residence
caylus-decision-castle = build the castle
caylus-decision-batch = complete the batch
caylus-decision-line = royal favor
caylus-decision-column = effect of the favor

## Decisions: the question

caylus-prompt-place = Place a worker (mostly for { $price }, you have { $deniers } in deniers) or pass.
caylus-prompt-gate = Gate: where does your worker go, free of charge?
caylus-prompt-guild = Merchants' guild: move the provost up to { $steps } spaces, free of charge.
caylus-prompt-inn = Inn: does your worker stay there?
caylus-prompt-provost =
    { $steps ->
        [one] Move the provost up to 1 space, for { $price } in deniers.
       *[other] Move the provost up to { $steps } spaces, for { $price } in deniers each.
    }
caylus-prompt-use = { $tile }: do you use the effect?
caylus-prompt-use-favor = Favor: what do you take?
caylus-prompt-buy = { $tile }: which resource do you buy?
caylus-prompt-take =
    { $count ->
        [one] Which resource do you take?
       *[other] Which resource do you take? { $count } more.
    }
caylus-prompt-pay =
    { $count ->
        [one] What do you pay as the last resource of choice?
       *[other] What do you pay? { $count } more resources of choice.
    }
caylus-prompt-pay-tile =
    { $count ->
        [one] Building the { $tile }: what do you pay as the last resource of choice?
       *[other] Building the { $tile }: what do you pay? { $count } more resources of choice.
    }
caylus-prompt-bonus = { $tile }: which resource do you take as its owner?
caylus-prompt-build = { $tile }: what do you build?
caylus-prompt-build-favor = Favor: what do you build?
caylus-prompt-prestige = { $tile }: which prestige building do you build?
caylus-prompt-prestige-favor = Favor: which prestige building do you build?
caylus-prompt-site = Which residence is replaced by the { $tile }?
caylus-prompt-convert = { $tile }: which building becomes a residence?
caylus-prompt-convert-favor = Favor: which building becomes a residence?
caylus-prompt-castle = Castle ({ $part }): do you give a batch? 1 food is in it, and two different other resources.
caylus-prompt-batch = What goes into the batch last?
caylus-prompt-line =
    { $count ->
        [one] Royal favor: which line do you choose?
       *[other] Royal favor: which line do you choose? { $count } favors are left.
    }
caylus-prompt-column = Favor ({ $line }): which effect do you use?

## Actions

caylus-action-pass = pass
caylus-action-decline = do not use it
caylus-action-decline-gate = take the worker back
caylus-action-decline-inn = stay in the inn
caylus-action-decline-castle = give nothing more
caylus-action-decline-column = use no effect
caylus-action-place = { $tile } ({ $space })
caylus-action-place-special = { $tile }
caylus-action-place-castle = castle
caylus-action-recall = take the worker back
caylus-action-provost-stay = the provost stays
caylus-action-provost-forward =
    { $steps ->
        [one] 1 space forward
       *[other] { $steps } spaces forward
    }
caylus-action-provost-back =
    { $steps ->
        [one] 1 space back
       *[other] { $steps } spaces back
    }
caylus-action-use = use option { $number }
caylus-action-use-free = take { $gain }
caylus-action-use-paid = pay { $pay } → { $gain }
caylus-action-take = take 1 { $good }
caylus-action-pay = pay with { $good }
caylus-action-give = { $good } into the batch
caylus-action-build = { $tile }
caylus-action-prestige = { $tile }
caylus-action-site = { $tile } ({ $space })
caylus-action-convert = { $tile } ({ $space })
caylus-action-line = { $line }
caylus-action-column = column { $number }
caylus-action-column-free = column { $number }: { $gain }
caylus-action-column-paid = column { $number }: pay { $pay } → { $gain }
caylus-action-column-or = column { $number }: { $first } or { $second }
caylus-action-column-wood = column { $number }: build a wood building
caylus-action-column-stone = column { $number }: build a stone building
caylus-action-column-residence = column { $number }: make a residence
caylus-action-column-prestige = column { $number }: build a prestige building
caylus-amount-favor = 1 favor
caylus-group-near = on the road, up to the provost
caylus-group-far = beyond the provost: works only if he moves on
caylus-group-special = before the bridge
caylus-group-pass = or
caylus-group-tiles = from the supply
caylus-group-spaces = on the road

## What happened

caylus-event-round-begun = Round { $number } begins, first to play is { $seat }
caylus-event-order-set = { $seat } is now number { $place } of the turn order
caylus-event-income = { $seat } has an income of { $count } D
caylus-event-placed = { $seat } places on { $tile } ({ $space })
caylus-event-placed-special = { $seat } places on { $tile }
caylus-event-placed-castle = { $seat } places at the castle, place { $place }
caylus-event-owner-points = { $seat } gains { $count } P as owner of space { $space }
caylus-event-passed = { $seat } passes (no. { $place })
caylus-event-deniers-paid = { $seat } pays { $count } D
caylus-event-deniers-gained = { $seat } takes { $count } D
caylus-event-special-activated = { $seat } comes up at { $tile }
caylus-event-declined = { $seat } declines
caylus-event-moved-into-inn = { $seat } moves to the right in the inn
caylus-event-left-inn = { $seat } leaves the inn
caylus-event-provost-moved = { $seat } moves the provost by { $steps } to space { $space }
caylus-event-building-activated = { $seat } comes up at { $tile } ({ $space })
caylus-event-gained = { $seat } takes { $count } { $good }
caylus-event-paid = { $seat } pays { $count } { $good }
caylus-event-points-gained = { $seat } gains { $count } P
caylus-event-points-lost = { $seat } loses { $count } P
caylus-event-owner-bonus = { $seat } has a bonus as owner of space { $space }
caylus-event-built = { $seat } builds { $tile } on space { $space }
caylus-event-prestige-built = { $seat } builds { $tile } on space { $space }, in place of the residence
caylus-event-conversion-waits = { $seat } pays for a residence on space { $space }, once { $tile } has worked
caylus-event-converted = { $seat } turns { $tile } ({ $space }) into a residence
caylus-event-cut-off = { $seat } stands on { $tile } ({ $space }) beyond the provost and gets nothing
caylus-event-batch-given = { $seat } gives batch no. { $count } of this round, house: { $part }
caylus-event-no-batch = { $seat } gives no batch
caylus-event-favors-received = { $seat } receives royal favors: { $count }
caylus-event-favor-used = { $seat } chooses the line { $line }, column { $column }
caylus-event-favors-lost = { $seat } has no unused line left, favors lost: { $count }
caylus-event-bailiff-moved = The bailiff moves by { $steps } to space { $space }, the provost joins him
caylus-event-part-scored = Scoring: { $part }
caylus-event-goods-scored = { $seat } gains { $count } P for resources and money left over
caylus-event-game-ended = The game is over
caylus-event-worker-home = { $seat } takes a worker back

## The board in the terminal

caylus-board-round = Round { $round }
caylus-board-provost-at = provost on space { $space }
caylus-board-bailiff-at = bailiff on { $space }
caylus-board-next = next to build
caylus-board-free = free
caylus-board-special = Before the bridge
caylus-board-inn-right = right
caylus-board-scale = Passed
caylus-board-nobody = nobody yet
caylus-board-queue = Castle workers
caylus-board-castle = Castle
caylus-board-scored = scored
caylus-board-favors = Favors
caylus-board-supply-wood = Wood tiles
caylus-board-supply-stone = Stone tiles
caylus-board-supply-prestige = Prestige tiles
caylus-board-income = income
caylus-board-place = number { $place }
caylus-board-passed = passed (no. { $place })
caylus-board-owner = owned by { $seat }
caylus-board-you = yours
caylus-hint-have = you have { $count }
caylus-hint-price = { $price } D
caylus-hint-column = column { $column }

## Sections of the rule ledger

caylus-section-setup = Set-up
caylus-section-board = Board
caylus-section-income = Income
caylus-section-placement = Placing workers
caylus-section-gate = Gate
caylus-section-post = Trading post
caylus-section-guild = Merchants' guild
caylus-section-joust = Joust field
caylus-section-stables = Stables
caylus-section-inn = Inn
caylus-section-special = Special buildings
caylus-section-provost = Provost
caylus-section-activation = Activating buildings
caylus-section-production = Production
caylus-section-build = Construction
caylus-section-lawyer = Lawyer
caylus-section-tile = Building tiles
caylus-section-castle = Castle
caylus-section-end = End of the round
caylus-section-scoring = Scoring
caylus-section-favor = Royal favors
caylus-section-final = End of the game
caylus-section-two = Two players
caylus-section-variant = Variants
caylus-section-example = Examples of the rulebook
