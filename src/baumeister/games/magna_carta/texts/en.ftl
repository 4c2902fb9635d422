# Caylus Magna Carta

magna_carta = Caylus Magna Carta
    .short = Magna Carta
magna_carta-about = William Attia 2007. The card game: build the road from your own deck and deliver to the castle.
magna_carta-legend = Signs: F food, W wood, S stone, G gold, * cube of choice (no gold), □ cube of any kind, D deniers, ▲ prestige tile, P prestige points (gold, other cubes and deniers counted as at the end, so they rise and fall with your money), ? unconfirmed figure; ♟ worker, ♝ provost, ● cubes on the card, ✣ neutral card, ♠ wood card, ▦ stone card, ⌂ residence, ♛ prestige building

## The course of a game

magna_carta-phase-setup = Set-up
magna_carta-phase-income = Income
magna_carta-phase-actions = Actions
magna_carta-phase-provost = Provost
magna_carta-phase-effects = Effects of the buildings
    .short = Effects
magna_carta-phase-castle = Castle
magna_carta-phase-round-end = End of the round
    .short = Round end
magna_carta-phase-over = End of the game
    .short = Game over

## Options

magna_carta-option-beginner = beginner rules
magna_carta-option-beginner-about = Without Provost, residences, Notary, Church and Hotel: the simpler game for the first times.

## Cards

magna_carta-kind-neutral = neutral card
magna_carta-kind-wood = player card, wood
magna_carta-kind-stone = player card, stone
magna_carta-kind-prestige = prestige card
magna_carta-kind-residence = reverse side of the player cards

magna_carta-empty-place = empty place

magna_carta-card-neutral-park = Park
magna_carta-card-neutral-forest = Forest
magna_carta-card-neutral-quarry = Quarry (neutral)
    .short = Quarry (n.)
magna_carta-card-neutral-trading-post = Trading Post
magna_carta-card-neutral-peddler = Peddler (neutral)
    .short = Peddler (n.)
magna_carta-card-small-farm = Farm (small)
magna_carta-card-small-sawmill = Sawmill (small)
    .short = Small Sawmill
magna_carta-card-small-quarry = Quarry (small)
    .short = Small Quarry
magna_carta-card-peddler = Peddler
magna_carta-card-market = Market
magna_carta-card-notary = Lawyer
magna_carta-card-large-farm = Farm (large)
magna_carta-card-large-sawmill = Sawmill (large)
    .short = Large Sawmill
magna_carta-card-large-quarry = Quarry (large)
    .short = Large Quarry
magna_carta-card-gold-mine = Gold Mine
magna_carta-card-bank = Bank
magna_carta-card-church = Church
magna_carta-card-theatre = Theatre
magna_carta-card-statue = Statue
magna_carta-card-hotel = Hotel
magna_carta-card-stables = Stables
magna_carta-card-town-hall = Town Hall
magna_carta-card-monument = Monument
magna_carta-card-cathedral = Cathedral
magna_carta-card-residence = Residence

magna_carta-section-dungeon = Dungeon
magna_carta-section-walls = Walls
magna_carta-section-towers = Towers

## What stands on the cards

magna_carta-field-kind = kind
magna_carta-field-cost = cost
magna_carta-field-points = prestige points
magna_carta-field-worker = for the worker
magna_carta-field-owner = for the owner, when somebody else's worker stands there
magna_carta-field-cubes = cubes laid on it when built
magna_carta-field-income = deniers of income
magna_carta-field-only-in = used in
magna_carta-field-name = name
magna_carta-field-tiles = tiles
magna_carta-only-in-standard = the standard rules only
magna_carta-cubes-food = food
magna_carta-cubes-wood = wood
magna_carta-cubes-stone = stone

magna_carta-effect-card-cube = { $count } cube from the card
magna_carta-effect-turn = turn an own card of the road into a residence, for its cost
magna_carta-short-card-cube = { $count }●
magna_carta-short-turn = ⌂
magna_carta-short-income = round +{ $count }D

## Places

magna_carta-place = place { $number }

## Decisions: what they are about

magna_carta-decision-nothing = nothing
magna_carta-decision-mulligan = keep the hand or draw anew
magna_carta-decision-action = one action
magna_carta-decision-cover = choose a residence
magna_carta-decision-pay = pay
magna_carta-decision-provost = move the Provost
magna_carta-decision-use = use an effect
magna_carta-decision-buy = buy a cube
magna_carta-decision-take = take a cube
magna_carta-decision-give = give a cube
magna_carta-decision-turn = turn a card into a residence
magna_carta-decision-offer = offer batches

## Decisions: the question

magna_carta-prompt-mulligan = Do you keep your hand? You may discard all of it once and draw anew.
magna_carta-prompt-action = Which action do you take?
magna_carta-prompt-cover = On which of your residences do you build the { $card }?
magna_carta-prompt-pay =
    { $count ->
        [one] { $card }: what do you pay as the last cube?
       *[other] { $card }: what do you pay? { $count } more cubes.
    }
magna_carta-prompt-pay-batches =
    { $count ->
        [one] Castle: what do you pay as the last cube?
       *[other] Castle: what do you pay? { $count } more cubes; gold stands in for what you leave out.
    }
magna_carta-prompt-provost =
    { $steps ->
        [one] Provost: move him up to 1 card. It costs 1 denier.
       *[other] Provost: move him up to { $steps } cards. Each costs 1 denier.
    }
magna_carta-prompt-use = { $card } (place { $place }): does your worker use the effect?
magna_carta-prompt-use-owner = { $card } (place { $place }): do you use the effect as its owner?
magna_carta-prompt-buy = { $card } (place { $place }): which cube does your worker buy?
magna_carta-prompt-buy-owner = { $card } (place { $place }): which cube do you buy as its owner?
magna_carta-prompt-take =
    { $count ->
        [one] Which cube do you take?
       *[other] Which cubes do you take? { $count } more.
    }
magna_carta-prompt-give = { $card } (place { $place }): which cube does your worker give?
magna_carta-prompt-give-owner = { $card } (place { $place }): which cube do you give as its owner?
magna_carta-prompt-turn = { $card } (place { $place }): which of your cards becomes a residence?
magna_carta-prompt-offer = How many batches do you offer to the castle?

## Decisions: what the others wait for

magna_carta-waiting-mulligan = { $seat } looks at the first hand
magna_carta-waiting-action = { $seat } chooses an action
magna_carta-waiting-cover = { $seat } chooses a residence for the prestige building
magna_carta-waiting-pay = { $seat } pays
magna_carta-waiting-provost = { $seat } may move the Provost
magna_carta-waiting-use = { $seat } may use the effect of a card
magna_carta-waiting-buy = { $seat } may buy a cube
magna_carta-waiting-take = { $seat } takes cubes
magna_carta-waiting-give = { $seat } may give a cube
magna_carta-waiting-turn = { $seat } may turn a card into a residence
magna_carta-waiting-offer = { $seat } may offer batches to the castle

## Actions

magna_carta-action-pass = pass
    .ask = Pass?
magna_carta-action-decline = do not use it
    .ask = Do without the effect?
magna_carta-action-keep = keep the hand
    .ask = Keep the hand?
magna_carta-action-mulligan = discard all and draw anew
    .ask = Discard all and draw anew?
magna_carta-action-draw = draw a card
    .ask = Draw a card?
magna_carta-action-swap = swap the whole hand
    .ask = Swap the whole hand?
magna_carta-action-place = worker on { $card } ({ $place })
    .ask = Place a worker on { $card } ({ $place })?
magna_carta-action-build = build { $card }
    .ask = Build { $card }?
magna_carta-action-prestige = build { $card }
    .ask = Build { $card }?
magna_carta-action-cover = on { $card } ({ $place })
    .ask = Build on { $card } ({ $place })?
magna_carta-action-turn = { $card } ({ $place })
    .ask = Turn { $card } ({ $place }) into a residence?
magna_carta-action-pay = pay with { $good }
    .ask = Pay with { $good }?
magna_carta-action-give = give 1 { $good }
    .ask = Give 1 { $good }?
magna_carta-action-take = take 1 { $good }
    .ask = Take 1 { $good }?
magna_carta-action-use = use option { $number }
    .ask = Use option { $number }?
magna_carta-action-use-free = take { $gain }
    .ask = Take { $gain }?
magna_carta-action-use-paid = pay { $pay } → { $gain }
    .ask = Pay { $pay } and get { $gain }?
magna_carta-action-provost-stay = the Provost stays
    .ask = Leave the Provost where he is?
magna_carta-action-provost-forward =
    { $steps ->
        [one] 1 card forward
       *[other] { $steps } cards forward
    }
    .ask = Move the Provost { $steps ->
            [one] 1 card
           *[other] { $steps } cards
        } forward?
magna_carta-action-provost-back =
    { $steps ->
        [one] 1 card back
       *[other] { $steps } cards back
    }
    .ask = Move the Provost { $steps ->
            [one] 1 card
           *[other] { $steps } cards
        } back?
magna_carta-action-offer =
    { $count ->
        [one] 1 batch
       *[other] { $count } batches
    }
    .ask = Give { $count ->
            [one] 1 batch
           *[other] { $count } batches
        } to the castle?
magna_carta-action-offer-none = no batch
    .ask = Give nothing to the castle?
magna_carta-amount-card-cube =
    { $count ->
        [one] 1 cube from the card
       *[other] { $count } cubes from the card
    }

magna_carta-group-cards = cards
magna_carta-group-road = worker on the road
magna_carta-group-near = worker on the road, up to the Provost
magna_carta-group-far = worker beyond the Provost: works only if he moves on
    .note = That is beyond the Provost and works only if he moves on.
magna_carta-group-build = build from the hand
magna_carta-group-prestige = build a prestige building
magna_carta-group-pass = otherwise

## What happened

magna_carta-event-kept-hand =
    { $you ->
        [yes] You keep your hand
       *[no] { $seat } keeps the hand
    }
magna_carta-event-discarded =
    { $you ->
        [yes] You discard { $card }
       *[no] { $seat } discards { $card }
    }
magna_carta-event-drew =
    { $you ->
        [yes] You draw { $card }
       *[no] { $seat } draws { $card }
    }
magna_carta-event-drew-hidden =
    { $you ->
        [yes] { $count ->
            [one] You draw 1 card
           *[other] You draw { $count } cards
        }
       *[no] { $count ->
            [one] { $seat } draws 1 card
           *[other] { $seat } draws { $count } cards
        }
    }
magna_carta-event-reshuffled =
    { $you ->
        [yes] { $count ->
            [one] You shuffle 1 discard into a new pile
           *[other] You shuffle { $count } discards into a new pile
        }
       *[no] { $count ->
            [one] { $seat } shuffles 1 discard into a new pile
           *[other] { $seat } shuffles { $count } discards into a new pile
        }
    }
magna_carta-event-start-player =
    { $you ->
        [yes] You are the start player
       *[no] { $seat } is the start player
    }
magna_carta-event-round-begun =
    { $you ->
        [yes] Round { $number } begins, you are the start player
       *[no] Round { $number } begins, start player is { $seat }
    }
magna_carta-event-deniers-gained =
    { $you ->
        [yes] You gain { $amounts }
       *[no] { $seat } gains { $amounts }
    }
magna_carta-event-deniers-paid =
    { $you ->
        [yes] You pay { $amounts }
       *[no] { $seat } pays { $amounts }
    }
magna_carta-event-gained =
    { $you ->
        [yes] You take { $amounts }
       *[no] { $seat } takes { $amounts }
    }
magna_carta-event-paid =
    { $you ->
        [yes] You pay { $amounts }
       *[no] { $seat } pays { $amounts }
    }
magna_carta-event-placed =
    { $you ->
        [yes] You place on { $card } ({ $place })
       *[no] { $seat } places on { $card } ({ $place })
    }
magna_carta-event-shown =
    { $you ->
        [yes] You begin to build { $card }
       *[no] { $seat } begins to build { $card }
    }
magna_carta-event-built =
    { $you ->
        [yes] You build { $card } at place { $place }
       *[no] { $seat } builds { $card } at place { $place }
    }
magna_carta-event-cubes-laid = On the card at place { $place } are laid: { $amounts }
magna_carta-event-prestige-built =
    { $you ->
        [yes] You build { $card } on your residence at place { $place }
       *[no] { $seat } builds { $card } on the residence at place { $place }
    }
magna_carta-event-prestige-built-in-front =
    { $you ->
        [yes] You build { $card }
       *[no] { $seat } builds { $card }
    }
magna_carta-event-passed =
    { $you ->
        [yes] You pass, space { $space } of the bridge
       *[no] { $seat } passes, space { $space } of the bridge
    }
magna_carta-event-provost-moved =
    { $you ->
        [yes] { $steps ->
            [one] You move the Provost 1 card forward to place { $place }
           *[other] You move the Provost { $steps } cards forward to place { $place }
        }
       *[no] { $steps ->
            [one] { $seat } moves the Provost 1 card forward to place { $place }
           *[other] { $seat } moves the Provost { $steps } cards forward to place { $place }
        }
    }
magna_carta-event-provost-moved-back =
    { $you ->
        [yes] { $steps ->
            [one] You move the Provost 1 card back to place { $place }
           *[other] You move the Provost { $steps } cards back to place { $place }
        }
       *[no] { $steps ->
            [one] { $seat } moves the Provost 1 card back to place { $place }
           *[other] { $seat } moves the Provost { $steps } cards back to place { $place }
        }
    }
magna_carta-event-activated =
    { $you ->
        [yes] You activate { $card } ({ $place })
       *[no] { $seat } activates { $card } ({ $place })
    }
magna_carta-event-declined =
    { $you ->
        [yes] You decline
       *[no] { $seat } declines
    }
magna_carta-event-card-cube-taken =
    { $you ->
        [yes] You take { $amounts } from the card at place { $place }
       *[no] { $seat } takes { $amounts } from the card at place { $place }
    }
magna_carta-event-chosen =
    { $you ->
        [yes] You will turn { $card } ({ $place }) into a residence when its worker is done
       *[no] { $seat } will turn { $card } ({ $place }) into a residence when its worker is done
    }
magna_carta-event-turned =
    { $you ->
        [yes] You turn { $card } ({ $place }) into a residence
       *[no] { $seat } turns { $card } ({ $place }) into a residence
    }
magna_carta-event-cubes-returned = From the card at place { $place } go back to the bank: { $amounts }
magna_carta-event-worker-home =
    { $you ->
        [yes] You take your worker back from place { $place }
       *[no] { $seat } takes the worker back from place { $place }
    }
magna_carta-event-not-reached =
    { $you ->
        [yes] You stand on { $card } ({ $place }) beyond the Provost and get nothing
       *[no] { $seat } stands on { $card } ({ $place }) beyond the Provost and gets nothing
    }
magna_carta-event-offered =
    { $you ->
        [yes] { $count ->
            [one] You offer 1 batch
           *[other] You offer { $count } batches
        }
       *[no] { $count ->
            [one] { $seat } offers 1 batch
           *[other] { $seat } offers { $count } batches
        }
    }
magna_carta-event-tiles-taken =
    { $you ->
        [yes] You take { $amounts }: { $section }
       *[no] { $seat } takes { $amounts }: { $section }
    }
magna_carta-event-most-batches =
    { $you ->
        [yes] You have offered most batches ({ $count })
       *[no] { $seat } has offered most batches ({ $count })
    }
magna_carta-event-tiles-removed = Out of the game: { $amounts } ({ $section })
magna_carta-event-provost-advanced = The Provost goes on to place { $place } ({ $steps })
magna_carta-event-marker-back =
    { $you ->
        [yes] You take your pass marker back
       *[no] { $seat } takes the pass marker back
    }
magna_carta-event-game-ended = The game is over

## The board in the terminal

magna_carta-board-round = Round { $round }
magna_carta-board-last-round = last round
magna_carta-board-provost = provost on place { $place }
magna_carta-board-stock = Castle
magna_carta-board-tiles = { $section } { $count }
magna_carta-board-road = Road
magna_carta-board-open-cards = Known cards and discards
magna_carta-board-display = Prestige buildings
magna_carta-board-display-none = none left
magna_carta-board-hand = Your hand
magna_carta-board-hand-none = no cards
magna_carta-board-known = Known of { $seat }
magna_carta-board-discard = Discards of { $seat }
magna_carta-board-deniers = D
magna_carta-board-hand-size = hand
magna_carta-board-pile = pile
magna_carta-board-more = besides
magna_carta-board-start-player = start player
magna_carta-board-passed = passed (no. { $place })
magna_carta-board-batches =
    { $count ->
        [one] 1 batch
       *[other] { $count } batches
    }
magna_carta-board-owner = owned by { $seat }
magna_carta-board-you = yours
magna_carta-hint-have = you have { $count }

## Sections of the rule ledger

magna_carta-section-setup = Set-up
magna_carta-section-pay = Gold and payments
magna_carta-section-income = Phase 1: income
magna_carta-section-actions = Phase 2: actions
magna_carta-section-provost = Phase 3: Provost
magna_carta-section-effects = Phase 4: effects
magna_carta-section-card = Cards
magna_carta-section-residence = Notary and residences
magna_carta-section-castle = Phase 5: castle
magna_carta-section-round = Phase 6: end of a round
magna_carta-section-end = End of the game
magna_carta-section-score = Scoring
magna_carta-section-info = Information
magna_carta-section-example = Examples of the rulebook
magna_carta-section-beginner = Beginner rules

## What the judge counts: parts of what a choice is worth (hints)

magna_carta-judged-amount =
    { $count ->
        [0] a little
        [one] about 1 prestige point
       *[other] about { $count } prestige points
    }
magna_carta-judged-points = prestige points that are safe
magna_carta-judged-goods = goods and money
magna_carta-judged-cards = cards in hand and on the road
magna_carta-judged-workers = workers on the road
