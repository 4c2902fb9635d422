# Caylus 1303

caylus1303 = Caylus 1303
caylus1303-about = William Attia 2019. Nine rounds of placing workers, building, and delivering to the castle.
caylus1303-legend = Signs: F food, W wood, S stone, C cloth, G gold, * resource of choice (no gold), w workers, P prestige points, ? unconfirmed figure; ♟ worker, ⌂ house, ♝ provost, ✣ printed, ☼ start tile, ♠ wood tile, ▦ stone tile, ♛ monument

## The course of a game

caylus1303-phase-draft = Choice of characters
    .short = Characters
caylus1303-phase-planning = Planning
caylus1303-phase-activation = Activation
caylus1303-phase-delivery = Delivery
caylus1303-phase-stewardship = Stewardship
caylus1303-phase-over = End of the game
    .short = Game over

## Options

caylus1303-option-first-game = recommended first game
caylus1303-option-first-game-about = Fixed layout and the characters the rulebook recommends for a first game.
caylus1303-option-open-points = open prestige points
caylus1303-option-open-points-about = Everybody sees all prestige points. Without this option, as in the rulebook, those of the others stay covered until the end.
caylus1303-option-monument-without-house = monuments without a house
caylus1303-option-monument-without-house-about = Who has no house left may still build monuments on residences. By the letter of the rulebook such a player builds nothing any more.

## Buildings

caylus1303-kind-printed = printed building
caylus1303-kind-start = start tile
caylus1303-kind-wood = wood tile
caylus1303-kind-stone = stone tile
caylus1303-kind-monument = monument
caylus1303-kind-residence = residence

caylus1303-empty-space = empty space

caylus1303-tile-fairground = Fairground
caylus1303-tile-lawyer = Lawyer
caylus1303-tile-carpenter = Carpenter
caylus1303-tile-toll = Toll
caylus1303-tile-guilds-bridge = Guilds Bridge
caylus1303-tile-start-farm = Farm
caylus1303-tile-start-sawmill = Sawmill
caylus1303-tile-start-quarry = Quarry
caylus1303-tile-start-market = Market
caylus1303-tile-start-guild-any = Guild
caylus1303-tile-start-guild-stone = Guild
caylus1303-tile-start-carpenter = Carpenter
caylus1303-tile-wood-farm = Farm
caylus1303-tile-wood-sawmill = Sawmill
caylus1303-tile-wood-quarry = Quarry
caylus1303-tile-wood-spinning-mill = Spinning Mill
caylus1303-tile-wood-market = Market
caylus1303-tile-wood-covered-market = Covered Market
    .short = Cov. Market
caylus1303-tile-wood-tailor = Tailor
caylus1303-tile-wood-manor = Manor
caylus1303-tile-wood-stonemason = Stonemason
caylus1303-tile-stone-farm = Farm
caylus1303-tile-stone-sawmill = Sawmill
caylus1303-tile-stone-quarry = Quarry
caylus1303-tile-stone-gold-mine = Gold Mine
caylus1303-tile-stone-foundry = Foundry
caylus1303-tile-stone-alchemist = Alchemist
caylus1303-tile-stone-guild = Guild
caylus1303-tile-stone-church = Church
caylus1303-tile-stone-jeweler = Jeweler
caylus1303-tile-monument-theater = Theater
caylus1303-tile-monument-garden = Garden
caylus1303-tile-monument-factory = Factory
caylus1303-tile-monument-granary = Granary
caylus1303-tile-monument-statue = Statue
caylus1303-tile-monument-cathedral = Cathedral
caylus1303-tile-monument-mansion = Mansion
caylus1303-tile-residence = Residence

## What stands on the tiles

caylus1303-field-kind = kind
caylus1303-field-copies = copies
caylus1303-field-cost = cost
caylus1303-field-points = prestige points when built
caylus1303-field-start-side = start side
caylus1303-field-build-side = build side
caylus1303-field-owner-bonus = bonus for the owner
caylus1303-field-recruit = at each recruitment
caylus1303-field-on-build = at once when built
caylus1303-field-effect = effect
caylus1303-field-phase = phase
caylus1303-field-name = name
caylus1303-phase-any = always

## What effects do besides taking and paying

caylus1303-effect-build-wood = build a wood tile
caylus1303-effect-build-stone = build a stone tile
caylus1303-effect-waive = not to be paid of its cost: { $amounts }
caylus1303-effect-favor =
    { $count ->
        [one] 1 favor
       *[other] { $count } favors
    }
caylus1303-effect-claim-start-tile = own house above a yellow tile on the road
caylus1303-effect-provost-steps =
    { $count ->
        [one] move the provost up to 1 step
       *[other] move the provost up to { $count } steps
    }
caylus1303-effect-pay-per-step = pay { $amounts } for each step

caylus1303-short-build-wood = build wood
caylus1303-short-build-stone = build stone
caylus1303-short-waive = −{ $amounts }
caylus1303-short-favor = favor
caylus1303-short-claim-start-tile = house
caylus1303-short-provost-steps = ♝ ±{ $count }
caylus1303-short-pay-per-step = à { $amounts }
caylus1303-short-recruit = round +{ $amounts }

## Characters

caylus1303-character-early-riser = Early Riser
caylus1303-character-night-worker = Night Worker
caylus1303-character-journeyman = Journeyman
caylus1303-character-thief = Thief
caylus1303-character-steward = Steward
caylus1303-character-bailiff = Bailiff
caylus1303-character-architect = Architect
caylus1303-character-deliveryman = Deliveryman
caylus1303-character-chamberlain = Chamberlain
caylus1303-character-foreman = Foreman
caylus1303-character-goldsmith = Goldsmith
caylus1303-character-day-laborer = Day Laborer

caylus1303-character-early-riser-about = place 1 worker before all others, { $workers } more to the camp
caylus1303-character-night-worker-about =
    { $extra-workers-after-first-pass ->
        [0] no additional worker for placements after the first pass
       *[other] only { $extra-workers-after-first-pass } additional workers for placements after the first pass
    }
caylus1303-character-journeyman-about =
    { $place-on-occupied ->
        [one] once a round place beside another's worker, resolved after it
       *[other] { $place-on-occupied } times a round place beside another's worker, resolved after it
    }
caylus1303-character-thief-about =
    { $owner-points ->
        [0] where you place, the owner gains no prestige points
       *[other] where you place, the owner gains only { $owner-points } prestige points
    }
caylus1303-character-steward-about =
    { $owner-points ->
        [one] 1 prestige point instead of the usual when others place at yours
       *[other] { $owner-points } prestige points instead of the usual when others place at yours
    }
caylus1303-character-bailiff-about =
    { $provost-steps ->
        [one] after the Guilds Bridge move the provost up to 1 step
       *[other] after the Guilds Bridge move the provost up to { $provost-steps } steps
    }
caylus1303-character-architect-about =
    { $points ->
        [one] 1 prestige point more for every tile and monument you build
       *[other] { $points } prestige points more for every tile and monument you build
    }
caylus1303-character-deliveryman-about = deliver last, also without a worker on the site
caylus1303-character-chamberlain-about = your bundles may be any three resources
caylus1303-character-foreman-about =
    { $points ->
        [one] 1 prestige point more for each of your bundles
       *[other] { $points } prestige points more for each of your bundles
    }
caylus1303-character-goldsmith-about =
    { $points ->
        [one] once a round 1 prestige point more for a bundle with gold
       *[other] once a round { $points } prestige points more for a bundle with gold
    }
caylus1303-character-day-laborer-about =
    { $workers ->
        [one] +1 worker at each recruitment
       *[other] +{ $workers } workers at each recruitment
    }

## Places

caylus1303-place = space { $number }
caylus1303-place-site = construction site

## Decisions: what they are about

caylus1303-decision-nothing = nothing
caylus1303-decision-draft = choose a character
caylus1303-decision-early-riser = place early
caylus1303-decision-plan = place a worker
caylus1303-decision-use = use an effect
caylus1303-decision-take = take a resource
caylus1303-decision-pay = pay
caylus1303-decision-build = build
caylus1303-decision-claim = house above a yellow tile
caylus1303-decision-toll = move the provost (Toll)
caylus1303-decision-bridge = move the provost (Guilds Bridge)
caylus1303-decision-bailiff = move the provost (Bailiff)
caylus1303-decision-deliver = deliver a bundle
caylus1303-decision-bundle = fill the bundle
caylus1303-decision-favor = favor
caylus1303-decision-character = character from the board
caylus1303-decision-monument = build a monument

## Decisions: the question

caylus1303-prompt-draft = Choose your character.
caylus1303-prompt-early-riser =
    { $extra ->
        [0] Early Riser: you may place a worker before all others.
       *[other] Early Riser: you may place before all others. That costs { $extra } more worker.
    }
caylus1303-prompt-plan =
    { $extra ->
        [0] Place a worker or pass.
       *[other] Place a worker ({ $extra } more goes to the camp) or pass.
    }
caylus1303-prompt-use = { $tile } (space { $space }): do you use the effect?
caylus1303-prompt-use-favor = Favor, { $tile }: do you use the effect?
caylus1303-prompt-take = { $tile } (space { $space }): which resource do you take?
caylus1303-prompt-take-favor = Favor, { $tile }: which resource do you take?
caylus1303-prompt-pay =
    { $count ->
        [one] What do you pay as the last resource of choice?
       *[other] What do you pay? { $count } more resources of choice.
    }
caylus1303-prompt-pay-tile =
    { $count ->
        [one] Building the { $tile }: what do you pay as the last resource of choice?
       *[other] Building the { $tile }: what do you pay? { $count } more resources of choice.
    }
caylus1303-prompt-build = { $tile } (space { $space }): what do you build?
caylus1303-prompt-build-favor = Favor, { $tile }: what do you build?
caylus1303-prompt-claim = { $tile } (space { $space }): above which yellow tile goes your house?
caylus1303-prompt-toll = Toll: move the provost up to { $steps } steps, free of charge.
caylus1303-prompt-bridge =
    { $steps ->
        [one] Guilds Bridge: move the provost up to 1 step. It costs 1 worker.
       *[other] Guilds Bridge: move the provost up to { $steps } steps. Each costs 1 worker.
    }
caylus1303-prompt-bailiff =
    { $steps ->
        [one] Bailiff: move the provost up to 1 step, free of charge.
       *[other] Bailiff: move the provost up to { $steps } steps, free of charge.
    }
caylus1303-prompt-deliver = Do you deliver a bundle? 1 food is in it, and two different other resources.
caylus1303-prompt-deliver-any = Do you deliver a bundle of any three resources?
caylus1303-prompt-bundle =
    { $count ->
        [one] What goes into the bundle last?
       *[other] What goes into the bundle? { $count } more resources.
    }
caylus1303-prompt-favor = Favor: take a character from another player, or use a tile of the site.
caylus1303-prompt-character = Favor: do you also take a character from the board?
caylus1303-prompt-monument = Do you build a monument on your residence (space { $space })?

## Decisions: for those who wait

caylus1303-waiting-draft = { $seat } chooses a character
caylus1303-waiting-early-riser = { $seat } may place before all others
caylus1303-waiting-plan = { $seat } places a worker or passes
caylus1303-waiting-use = { $seat } considers using an effect
caylus1303-waiting-take = { $seat } chooses a resource
caylus1303-waiting-pay = { $seat } chooses what to pay with
caylus1303-waiting-build = { $seat } chooses what to build
caylus1303-waiting-claim = { $seat } chooses a yellow tile for a house
caylus1303-waiting-toll = { $seat } may move the provost (Toll)
caylus1303-waiting-bridge = { $seat } may move the provost (Guilds Bridge)
caylus1303-waiting-bailiff = { $seat } may move the provost (Bailiff)
caylus1303-waiting-deliver = { $seat } may deliver a bundle
caylus1303-waiting-bundle = { $seat } puts a bundle together
caylus1303-waiting-favor = { $seat } chooses a favor
caylus1303-waiting-character = { $seat } may take a character from the board
caylus1303-waiting-monument = { $seat } may build a monument

## Actions

caylus1303-action-pass = pass
    .ask = Pass?
caylus1303-action-decline = do not use it
    .ask = Do without the effect?
caylus1303-action-decline-deliver = deliver nothing more
    .ask = Deliver nothing more?
caylus1303-action-decline-early-riser = do not place early
    .ask = Not place early?
caylus1303-action-decline-monument = no monument
    .ask = Build no monument?
caylus1303-action-decline-character = take no character
    .ask = Take no character?
caylus1303-action-place = { $tile } ({ $space })
    .ask = Place a worker on { $tile } ({ $space })?
caylus1303-action-place-site = construction site
    .ask = Place a worker on the construction site?
caylus1303-action-provost-stay = the provost stays
    .ask = Leave the provost where he is?
caylus1303-action-provost-forward =
    { $steps ->
        [one] 1 step forward
       *[other] { $steps } steps forward
    }
    .ask = Move the provost { $steps ->
            [one] 1 step
           *[other] { $steps } steps
        } forward?
caylus1303-action-provost-back =
    { $steps ->
        [one] 1 step back
       *[other] { $steps } steps back
    }
    .ask = Move the provost { $steps ->
            [one] 1 step
           *[other] { $steps } steps
        } back?
caylus1303-action-use = use option { $number }
    .ask = Use option { $number }?
caylus1303-action-use-free = take { $gain }
    .ask = Take { $gain }?
caylus1303-action-use-paid = pay { $pay } → { $gain }
    .ask = Pay { $pay } and get { $gain }?
caylus1303-action-take = take 1 { $good }
    .ask = Take 1 { $good }?
caylus1303-action-pay = pay with { $good }
    .ask = Pay with { $good }?
caylus1303-action-give = { $good } into the bundle
    .ask = Put { $good } into the bundle?
caylus1303-action-build = { $tile }
    .ask = Build the { $tile }?
caylus1303-action-monument = { $tile }
    .ask = Build the { $tile }?
caylus1303-action-claim = { $tile } ({ $space })
    .ask = Put a house on the { $tile } ({ $space })?
caylus1303-action-character = { $character }
    .ask = Take the { $character }?
caylus1303-action-character-from = { $character } from { $seat }
    .ask = Take the { $character } from { $seat }?
caylus1303-action-site = slot { $slot }: { $tile }
    .ask = Use the { $tile } of slot { $slot }?
caylus1303-amount-favor = 1 favor

caylus1303-group-near = on the road, up to the provost
caylus1303-group-far = beyond the provost: works only if he moves on
    .note = That is beyond the provost and works only if he moves on.
caylus1303-group-journeyman = with the Journeyman, behind another player's worker
caylus1303-group-pass = otherwise
caylus1303-group-tiles-wood = wood tiles
caylus1303-group-tiles-stone = stone tiles
caylus1303-group-monuments = monuments
caylus1303-group-others = character from others
caylus1303-group-board = characters on the board
caylus1303-group-slots = tiles of the site, then a character from the board

## What happened

caylus1303-event-placed =
    { $you ->
        [yes] You place on { $tile } ({ $space })
       *[no] { $seat } places on { $tile } ({ $space })
    }
caylus1303-event-placed-on-site =
    { $you ->
        [yes] You place on the site, place { $place }
       *[no] { $seat } places on the site, place { $place }
    }
caylus1303-event-extra-worker =
    { $you ->
        [yes] You send { $amounts } more to the camp
       *[no] { $seat } sends { $amounts } more to the camp
    }
caylus1303-event-owner-points =
    { $you ->
        [yes] You gain { $amounts } as owner of space { $space }
       *[no] { $seat } gains { $amounts } as owner of space { $space }
    }
caylus1303-event-passed =
    { $you ->
        [yes] You pass, place { $place } on the Guilds Bridge
       *[no] { $seat } passes, place { $place } on the Guilds Bridge
    }
caylus1303-event-took-marker =
    { $you ->
        [yes] You take the start player marker
       *[no] { $seat } takes the start player marker
    }
caylus1303-event-building-activated =
    { $you ->
        [yes] You activate { $tile } ({ $space })
       *[no] { $seat } activates { $tile } ({ $space })
    }
caylus1303-event-declined =
    { $you ->
        [yes] You decline
       *[no] { $seat } declines
    }
caylus1303-event-gained =
    { $you ->
        [yes] You take { $amounts }
       *[no] { $seat } takes { $amounts }
    }
caylus1303-event-paid =
    { $you ->
        [yes] You pay { $amounts }
       *[no] { $seat } pays { $amounts }
    }
caylus1303-event-workers-taken =
    { $you ->
        [yes] You take { $amounts } from the camp
       *[no] { $seat } takes { $amounts } from the camp
    }
caylus1303-event-workers-sent =
    { $you ->
        [yes] You send { $amounts } to the camp
       *[no] { $seat } sends { $amounts } to the camp
    }
caylus1303-event-points-gained =
    { $you ->
        [yes] You gain { $amounts }
       *[no] { $seat } gains { $amounts }
    }
caylus1303-event-built =
    { $you ->
        [yes] You build { $tile } on space { $space }
       *[no] { $seat } builds { $tile } on space { $space }
    }
caylus1303-event-claimed =
    { $you ->
        [yes] You put a house above { $tile } ({ $space })
       *[no] { $seat } puts a house above { $tile } ({ $space })
    }
caylus1303-event-provost-moved =
    { $you ->
        [yes] You move the provost { $steps ->
            [-1] 1 back
            [-2] 2 back
            [-3] 3 back
           *[other] { $steps } forward
        }, he stands after space { $gap }
       *[no] { $seat } moves the provost { $steps ->
            [-1] 1 back
            [-2] 2 back
            [-3] 3 back
           *[other] { $steps } forward
        }, he stands after space { $gap }
    }
caylus1303-event-cut-off =
    { $you ->
        [yes] You stand on { $tile } ({ $space }) beyond the provost and get nothing
       *[no] { $seat } stands on { $tile } ({ $space }) beyond the provost and gets nothing
    }
caylus1303-event-owner-bonus =
    { $you ->
        [yes] You have a bonus as owner of space { $space }: { $amounts }
       *[no] { $seat } has a bonus as owner of space { $space }: { $amounts }
    }
caylus1303-event-delivered =
    { $you ->
        [yes] You deliver bundle no. { $count } of this round
       *[no] { $seat } delivers bundle no. { $count } of this round
    }
caylus1303-event-favor-received =
    { $you ->
        [yes] You receive a favor
       *[no] { $seat } receives a favor
    }
caylus1303-event-character-taken =
    { $you ->
        [yes] You take the { $character } from { $former }
       *[no] { $seat } takes the { $character } from { $former }
    }
caylus1303-event-character-from-board =
    { $you ->
        [yes] You take the { $character }
       *[no] { $seat } takes the { $character }
    }
caylus1303-event-site-tile-used =
    { $you ->
        [yes] You choose { $tile } on slot { $slot } of the site
       *[no] { $seat } chooses { $tile } on slot { $slot } of the site
    }
caylus1303-event-residence-turned =
    { $you ->
        [yes] You have a residence on space { $space } now
       *[no] { $seat } has a residence on space { $space } now
    }
caylus1303-event-monument-built =
    { $you ->
        [yes] You build the monument { $tile } on space { $space }
       *[no] { $seat } builds the monument { $tile } on space { $space }
    }
caylus1303-event-recruited =
    { $you ->
        [yes] You recruit { $amounts }
       *[no] { $seat } recruits { $amounts }
    }
caylus1303-event-provost-reset = The provost returns to the gap after space { $gap }
caylus1303-event-round-begun =
    { $you ->
        [yes] Round { $number } begins, you are the start player
       *[no] Round { $number } begins, start player is { $seat }
    }
caylus1303-event-gold-scored =
    { $you ->
        [yes] You score { $amounts } left over
       *[no] { $seat } scores { $amounts } left over
    }
caylus1303-event-game-ended = The game is over
caylus1303-event-worker-home =
    { $you ->
        [yes] You take the worker from space { $space } back to the camp
       *[no] { $seat } takes the worker from space { $space } back to the camp
    }
caylus1303-event-site-left =
    { $you ->
        [yes] You take the worker from the construction site back to the camp
       *[no] { $seat } takes the worker from the construction site back to the camp
    }
caylus1303-event-marker-back =
    { $you ->
        [yes] You take your pass marker back
       *[no] { $seat } takes the pass marker back
    }

## The board in the terminal

caylus1303-board-round = Round { $round }/{ $rounds }
caylus1303-board-provost-at = provost after space { $gap }
caylus1303-board-provost-beyond = provost beyond the road, { $steps } further
caylus1303-board-road = Road
caylus1303-board-next = next to build
caylus1303-board-free = free
caylus1303-board-beyond = beyond
caylus1303-board-site = Site
caylus1303-board-site-nobody = nobody yet
caylus1303-board-slots = Favor
caylus1303-board-slot-from = from round { $round }
caylus1303-board-characters = On the board
caylus1303-board-characters-none = no more characters
caylus1303-board-supply-wood = Wood tiles
caylus1303-board-supply-stone = Stone tiles
caylus1303-board-supply-monument = Monuments
caylus1303-board-supply-none = The supply is empty.
caylus1303-board-camp = camp
caylus1303-board-held = characters
caylus1303-board-start-player = start player
caylus1303-board-passed = passed (no. { $place })
caylus1303-board-bundles =
    { $count ->
        [one] 1 bundle
       *[other] { $count } bundles
    }
caylus1303-board-owner = owned by { $seat }
caylus1303-board-you = yours

caylus1303-hint-site = place { $place }
caylus1303-hint-have = you have { $count }

## Sections of the rule ledger

caylus1303-section-setup = Set-up
caylus1303-section-limit = Limits
caylus1303-section-round = Course of a game
caylus1303-section-planning = Planning
caylus1303-section-activation = Activation
caylus1303-section-fairground = Fairground
caylus1303-section-lawyer = Lawyer
caylus1303-section-carpenter = Carpenter and Stonemason
caylus1303-section-toll = Toll
caylus1303-section-provost = Provost
caylus1303-section-bridge = Guilds Bridge
caylus1303-section-start = Start tiles
caylus1303-section-wood = Wood tiles
caylus1303-section-stone = Stone tiles
caylus1303-section-bonus = Owner bonus
caylus1303-section-monument = Monuments
caylus1303-section-delivery = Delivery
caylus1303-section-favor = Favor
caylus1303-section-stewardship = Stewardship
caylus1303-section-end = End of the game
caylus1303-section-char = Characters
caylus1303-section-example = Examples of the rulebook

## What the judge counts: parts of what a choice is worth (hints)

caylus1303-judged-amount =
    { $count ->
        [0] a little
        [one] about 1 prestige point
       *[other] about { $count } prestige points
    }
caylus1303-judged-points = prestige points scored at once
caylus1303-judged-begun = what you have just begun
caylus1303-judged-road = your workers on the road
caylus1303-judged-monuments = monuments you can pay for
caylus1303-judged-goods = goods and bundles for the castle
caylus1303-judged-workers = workers for later rounds
caylus1303-judged-houses = your buildings in the rounds to come
caylus1303-judged-court = characters and playing first
