# Caylus

caylus = Caylus
caylus-about = William Attia 2005. Place workers, build along the road, steer the provost and raise the castle.
caylus-legend = Signs: F food, W wood, S stone, C cloth, G gold, * resource of choice (no gold), □ gold too, D deniers, P prestige points, ? figure not certain; ♟ worker, ⌂ house, ♝ provost, ♜ bailiff, ✣ printed, ☼ neutral, ♠ wood tile, ▦ stone tile, ♛ prestige building

## Course of a round

caylus-phase-income = Income
caylus-phase-placement = Placing workers
    .short = Placing
caylus-phase-special = Special buildings
    .short = Special
caylus-phase-provost = Provost
caylus-phase-activation = Buildings
caylus-phase-castle = Castle
caylus-phase-round-end = End of the round
    .short = Round end
caylus-phase-over = End of the game
    .short = Game over

## Options before a game

caylus-option-beginner = beginner variant
caylus-option-beginner-about = Without the favor table: every royal favor brings 3 prestige points.
caylus-option-jeweler = jeweller
caylus-option-jeweler-about = With the additional stone tile of the second edition.
caylus-option-lawyer-points = prestige points of the lawyer
caylus-option-lawyer-points-about = So many prestige points for building the lawyer; late printings give one less.
caylus-option-strict-gate = strict gate
caylus-option-strict-gate-about = Whoever has a worker on the right circle of the inn may not send another one there through the gate.
caylus-option-castle-by-scale = castle by the scale
caylus-option-castle-by-scale-about = Two players: after the other has passed, the castle costs 2 deniers by the passing scale, not 3 as buildings do.

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
    .short = Guild
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
    .short = Prestige
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
caylus-field-no-house-points = prestige points lost without a house
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

caylus-prompt-place =
    { $price ->
        [one] Place a worker (mostly for 1 denier, you have { $deniers }) or pass.
       *[other] Place a worker (mostly for { $price } deniers, you have { $deniers }) or pass.
    }
caylus-prompt-gate = Gate: where does your worker go, free of charge?
caylus-prompt-guild = Merchants' guild: move the provost up to { $steps } spaces, free of charge.
caylus-prompt-inn = Inn: does your worker stay there?
caylus-prompt-provost =
    { $steps ->
        [one] Move the provost up to 1 space, at { $price ->
            [one] 1 denier
           *[other] { $price } deniers
        }.
       *[other] Move the provost up to { $steps } spaces, at { $price ->
            [one] 1 denier
           *[other] { $price } deniers
        } each.
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

## Decisions: for those who wait

caylus-waiting-place = { $seat } places a worker or passes.
caylus-waiting-gate = { $seat } chooses where the gate's worker goes.
caylus-waiting-guild = { $seat } moves the provost (merchants' guild).
caylus-waiting-inn = { $seat } decides about the worker in the inn.
caylus-waiting-provost = { $seat } decides about the provost.
caylus-waiting-use = { $seat } decides about an effect.
caylus-waiting-buy = { $seat } may buy a resource.
caylus-waiting-take = { $seat } takes a resource of choice.
caylus-waiting-pay = { $seat } pays with a resource of choice.
caylus-waiting-bonus = { $seat } takes the owner's bonus.
caylus-waiting-build = { $seat } may build.
caylus-waiting-prestige = { $seat } may build a prestige building.
caylus-waiting-site = { $seat } chooses the residence for the prestige building.
caylus-waiting-convert = { $seat } may turn a building into a residence.
caylus-waiting-castle = { $seat } may give a batch for the castle.
caylus-waiting-batch = { $seat } completes a batch.
caylus-waiting-line = { $seat } chooses a line of the favor table.
caylus-waiting-column = { $seat } chooses the effect of the favor.

## Actions

caylus-action-pass = pass
    .ask = Pass?
caylus-action-decline = do not use it
    .ask = Do without the effect?
caylus-action-decline-gate = take the worker back
    .ask = Take the worker back?
caylus-action-decline-inn = stay in the inn
    .ask = Stay in the inn?
caylus-action-decline-castle = give nothing more
    .ask = Give nothing more?
caylus-action-decline-column = use no effect
    .ask = Use no effect?
caylus-action-place = { $tile } ({ $space })
    .ask = Place a worker on { $tile } ({ $space })?
caylus-action-place-special = { $tile }
    .ask = Place a worker on { $tile }?
caylus-action-place-castle = castle
    .ask = Place a worker at the castle?
caylus-action-recall = take the worker back
    .ask = Take the worker back?
caylus-action-provost-stay = the provost stays
    .ask = Leave the provost where he is?
caylus-action-provost-forward =
    { $steps ->
        [one] 1 space forward
       *[other] { $steps } spaces forward
    }
    .ask = Move the provost { $steps ->
            [one] 1 space
           *[other] { $steps } spaces
        } forward?
caylus-action-provost-back =
    { $steps ->
        [one] 1 space back
       *[other] { $steps } spaces back
    }
    .ask = Move the provost { $steps ->
            [one] 1 space
           *[other] { $steps } spaces
        } back?
caylus-action-use = use option { $number }
    .ask = Use option { $number }?
caylus-action-use-free = take { $gain }
    .ask = Take { $gain }?
caylus-action-use-paid = pay { $pay } → { $gain }
    .ask = Pay { $pay } and get { $gain }?
caylus-action-take = take 1 { $good }
    .ask = Take 1 { $good }?
caylus-action-pay = pay with { $good }
    .ask = Pay with { $good }?
caylus-action-give = { $good } into the batch
    .ask = Give { $good } into the batch?
caylus-action-build = { $tile }
    .ask = Build the { $tile }?
caylus-action-prestige = { $tile }
    .ask = Build the { $tile }?
caylus-action-site = { $tile } ({ $space })
    .ask = Build on { $tile } ({ $space })?
caylus-action-convert = { $tile } ({ $space })
    .ask = Convert the { $tile } ({ $space })?
caylus-action-line = { $line }
    .ask = Move up in the line { $line }?
caylus-action-column = column { $number }
    .ask = Use column { $number }?
caylus-action-column-free = column { $number }: { $gain }
    .ask = Use the favor for { $gain }?
caylus-action-column-paid = column { $number }: pay { $pay } → { $gain }
    .ask = Use the favor: pay { $pay } and get { $gain }?
caylus-action-column-or = column { $number }: { $first } or { $second }
    .ask = Use the favor for { $first } or { $second }?
caylus-action-column-wood = column { $number }: build a wood building
    .ask = Use the favor to build a wood building?
caylus-action-column-stone = column { $number }: build a stone building
    .ask = Use the favor to build a stone building?
caylus-action-column-residence = column { $number }: make a residence
    .ask = Use the favor to make a residence?
caylus-action-column-prestige = column { $number }: build a prestige building
    .ask = Use the favor to build a prestige building?
caylus-amount-favor = 1 favor
caylus-group-near = on the road, up to the provost
caylus-group-far = beyond the provost: works only if he moves on
    .note = That is beyond the provost and works only if he moves on.
caylus-group-special = before the bridge
caylus-group-pass = otherwise
caylus-group-tiles = from the supply
caylus-group-spaces = on the road

## What happened

caylus-event-round-begun =
    { $you ->
        [yes] Round { $number } begins, you are first to play
       *[no] Round { $number } begins, first to play is { $seat }
    }
caylus-event-order-set =
    { $you ->
        [yes] You are now number { $place } of the turn order
       *[no] { $seat } is now number { $place } of the turn order
    }
caylus-event-income =
    { $you ->
        [yes] You have an income of { $amounts }
       *[no] { $seat } has an income of { $amounts }
    }
caylus-event-placed =
    { $you ->
        [yes] You place on { $tile } ({ $space })
       *[no] { $seat } places on { $tile } ({ $space })
    }
caylus-event-placed-special =
    { $you ->
        [yes] You place on { $tile }
       *[no] { $seat } places on { $tile }
    }
caylus-event-placed-castle =
    { $you ->
        [yes] You place at the castle, place { $place }
       *[no] { $seat } places at the castle, place { $place }
    }
caylus-event-owner-points =
    { $you ->
        [yes] You gain { $amounts } as owner of space { $space }
       *[no] { $seat } gains { $amounts } as owner of space { $space }
    }
caylus-event-passed =
    { $you ->
        [yes] You pass (no. { $place })
       *[no] { $seat } passes (no. { $place })
    }
caylus-event-deniers-paid =
    { $you ->
        [yes] You pay { $amounts }
       *[no] { $seat } pays { $amounts }
    }
caylus-event-deniers-gained =
    { $you ->
        [yes] You take { $amounts }
       *[no] { $seat } takes { $amounts }
    }
caylus-event-special-activated =
    { $you ->
        [yes] You activate { $tile }
       *[no] { $seat } activates { $tile }
    }
caylus-event-declined =
    { $you ->
        [yes] You decline
       *[no] { $seat } declines
    }
caylus-event-moved-into-inn =
    { $you ->
        [yes] You move to the right in the inn
       *[no] { $seat } moves to the right in the inn
    }
caylus-event-left-inn =
    { $you ->
        [yes] You leave the inn
       *[no] { $seat } leaves the inn
    }
caylus-event-provost-moved =
    { $you ->
        [yes] You move the provost { $steps ->
            [-1] 1 back
            [-2] 2 back
            [-3] 3 back
           *[other] { $steps } forward
        } to space { $space }
       *[no] { $seat } moves the provost { $steps ->
            [-1] 1 back
            [-2] 2 back
            [-3] 3 back
           *[other] { $steps } forward
        } to space { $space }
    }
caylus-event-building-activated =
    { $you ->
        [yes] You activate { $tile } ({ $space })
       *[no] { $seat } activates { $tile } ({ $space })
    }
caylus-event-gained =
    { $you ->
        [yes] You take { $amounts }
       *[no] { $seat } takes { $amounts }
    }
caylus-event-paid =
    { $you ->
        [yes] You pay { $amounts }
       *[no] { $seat } pays { $amounts }
    }
caylus-event-points-gained =
    { $you ->
        [yes] You gain { $amounts }
       *[no] { $seat } gains { $amounts }
    }
caylus-event-points-lost =
    { $you ->
        [yes] You lose { $amounts }
       *[no] { $seat } loses { $amounts }
    }
caylus-event-owner-bonus =
    { $you ->
        [yes] You have a bonus as owner of space { $space }
       *[no] { $seat } has a bonus as owner of space { $space }
    }
caylus-event-built =
    { $you ->
        [yes] You build { $tile } on space { $space }
       *[no] { $seat } builds { $tile } on space { $space }
    }
caylus-event-prestige-built =
    { $you ->
        [yes] You build { $tile } on space { $space }, in place of the residence
       *[no] { $seat } builds { $tile } on space { $space }, in place of the residence
    }
caylus-event-conversion-waits =
    { $you ->
        [yes] You pay for a residence on space { $space }, once { $tile } has worked
       *[no] { $seat } pays for a residence on space { $space }, once { $tile } has worked
    }
caylus-event-converted =
    { $you ->
        [yes] You turn { $tile } ({ $space }) into a residence
       *[no] { $seat } turns { $tile } ({ $space }) into a residence
    }
caylus-event-cut-off =
    { $you ->
        [yes] You stand on { $tile } ({ $space }) beyond the provost and get nothing
       *[no] { $seat } stands on { $tile } ({ $space }) beyond the provost and gets nothing
    }
caylus-event-batch-given =
    { $you ->
        [yes] You give batch no. { $count } of this round, house: { $part }
       *[no] { $seat } gives batch no. { $count } of this round, house: { $part }
    }
caylus-event-no-batch =
    { $you ->
        [yes] You give no batch
       *[no] { $seat } gives no batch
    }
caylus-event-favors-received =
    { $you ->
        [yes] You receive royal favors: { $count }
       *[no] { $seat } receives royal favors: { $count }
    }
caylus-event-favor-used =
    { $you ->
        [yes] You choose the line { $line }, column { $column }
       *[no] { $seat } chooses the line { $line }, column { $column }
    }
caylus-event-favors-lost =
    { $you ->
        [yes] You have no unused line left, favors lost: { $count }
       *[no] { $seat } has no unused line left, favors lost: { $count }
    }
caylus-event-bailiff-moved = The bailiff moves by { $steps } to space { $space }, the provost joins him
caylus-event-part-scored = Scoring: { $part }
caylus-event-goods-scored =
    { $you ->
        [yes] You gain { $amounts } for resources and money left over
       *[no] { $seat } gains { $amounts } for resources and money left over
    }
caylus-event-game-ended = The game is over
caylus-event-worker-home =
    { $you ->
        [yes] You take a worker back
       *[no] { $seat } takes a worker back
    }
caylus-event-marker-back =
    { $you ->
        [yes] You take the passing marker back
       *[no] { $seat } takes the passing marker back
    }
caylus-event-lines-freed =
    { $you ->
        [yes] You may choose every line of the favor table again
       *[no] { $seat } may choose every line of the favor table again
    }
caylus-event-part-closed = The scoring is over: { $part } ({ $columns } columns of the favor table are open)

## The board in the terminal

caylus-board-round = Round { $round }
caylus-board-provost-at = provost on space { $space }
caylus-board-bailiff-at = bailiff on { $space }
caylus-board-road = Road
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
caylus-board-passed = passed (no. { $place })
caylus-board-owner = owned by { $seat }
caylus-board-you = yours
caylus-hint-have = you have { $count }
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

## What the judge counts: parts of what a choice is worth (hints)

caylus-judged-amount =
    { $count ->
        [0] a little
        [one] about 1 prestige point
       *[other] about { $count } prestige points
    }
caylus-judged-points = prestige points scored at once
caylus-judged-begun = what you have just begun
caylus-judged-specials = your workers at the special buildings
caylus-judged-road = your workers on the road
caylus-judged-castle = batches for the castle
caylus-judged-purse = goods and money kept
caylus-judged-buildings = your buildings in the rounds to come
caylus-judged-standing = favors, the castle’s scorings and turn order
