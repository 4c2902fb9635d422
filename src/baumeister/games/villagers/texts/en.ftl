# Villagers

villagers = Villagers
villagers-about = Haakon Hoel Gaarder 2019. Draft persons, lay them in production chains and earn gold on two market days.
villagers-legend = Signs: G gold, F food, B build, S silver, Z bronze, (3) coins on a person, ▦ padlock, [ ] covered; > lies on the card before it

## The course of a game

villagers-phase-draft = Draft phase
    .short = Draft
villagers-phase-refresh = Row refresh
    .short = Row
villagers-phase-build = Build phase
    .short = Build
villagers-phase-development = Development phase
    .short = Development
villagers-phase-over = End of the game

## Options

villagers-option-support = module Support
villagers-option-support-about = Everybody gets a support card on top of the hand.
villagers-option-profiteers = module Profiteers
villagers-option-profiteers-about = Eight profiteers join the deck; bronze pays after every build phase.
villagers-option-development = module Development
villagers-option-development-about = After every build phase three developments reward whoever alone leads.
villagers-option-locks = locks
villagers-option-locks-about = Persons with a padlock cost 2 gold. For a first game the locks can be left out.
villagers-option-any-covered = apprentice takes any covered person
villagers-option-any-covered-about = Also a monk or an apprentice, if it is covered at once in the own village. Without it they are no targets.

## Cards

villagers-kind-founders = founders
villagers-kind-basic = basic
villagers-kind-villager = villager
villagers-kind-support = support
villagers-kind-profiteer = profiteer
villagers-suit-grain = Grain
villagers-suit-wood = Wood
villagers-suit-hay = Hay
villagers-suit-ore = Ore
villagers-suit-wine = Wine
villagers-suit-wool = Wool
villagers-suit-leather = Leather
villagers-suit-solo = Solo
villagers-suit-special = Special
villagers-group-community = Community
villagers-group-trade = Trade
villagers-group-production = Production
villagers-empty-place = empty place
villagers-empty-pile = empty
villagers-person-founders = Founders
villagers-person-lumberjack = Lumberjack
villagers-person-hayer = Hayer
villagers-person-miner = Miner
villagers-person-brewer = Brewer
villagers-person-poulterer = Poulterer
villagers-person-swineherd = Swineherd
villagers-person-truffler = Truffler
villagers-person-carpenter = Carpenter
villagers-person-cooper = Cooper
villagers-person-shipwright = Shipwright
villagers-person-wheeler = Wheeler
villagers-person-cartwright = Cartwright
villagers-person-wood-carver = Wood Carver
villagers-person-log-rafter = Log Rafter
villagers-person-thatcher = Thatcher
villagers-person-bed-builder = Bed Builder
villagers-person-grazier = Grazier
villagers-person-milk-maid = Milk Maid
villagers-person-fromager = Fromager
villagers-person-peddler = Peddler
villagers-person-horse-trader = Horse Trader
villagers-person-ore-muler = Ore Muler
villagers-person-blacksmith = Blacksmith
villagers-person-glass-blower = Glass Blower
villagers-person-mason = Mason
villagers-person-seeker = Seeker
villagers-person-spelunker = Spelunker
villagers-person-jeweler = Jeweler
villagers-person-locksmith = Locksmith
villagers-person-graper = Graper
villagers-person-vintner = Vintner
villagers-person-wine-trader = Wine Trader
villagers-person-shepherd = Shepherd
villagers-person-spinner = Spinner
villagers-person-weaver = Weaver
villagers-person-tailor = Tailor
villagers-person-tanner = Tanner
villagers-person-saddler = Saddler
villagers-person-cobbler = Cobbler
villagers-person-harvester = Harvester
villagers-person-hunter = Hunter
villagers-person-chandler = Chandler
villagers-person-wattler = Wattler
villagers-person-fisher = Fisher
villagers-person-beekeeper = Beekeeper
villagers-person-grocer = Grocer
villagers-person-freemason = Freemason
villagers-person-priest = Priest
villagers-person-agent = Agent
villagers-person-monk = Monk
villagers-person-apprentice = Apprentice
villagers-person-tinner = Tinner
villagers-person-smuggler = Smuggler
villagers-person-benefactor = Benefactor
villagers-person-nun = Nun
villagers-person-pigeoneer = Pigeoneer
villagers-person-prophet = Prophet
villagers-person-recruiter = Recruiter
villagers-person-arkwright = Arkwright
villagers-person-carter = Carter
villagers-person-alchemist = Alchemist
villagers-person-captain = Captain
villagers-person-wholesaler = Wholesaler
villagers-person-freelancer = Freelancer
villagers-person-founders-back = Founders (food side)
    .short = Founders (F)
villagers-development-town-hall = Town Hall
villagers-development-inn = Inn
villagers-development-tavern = Tavern
villagers-development-church = Church
villagers-development-bank = Bank
villagers-development-marketplace = Marketplace
villagers-development-lighthouse = Lighthouse
villagers-development-guildhall = Guildhall
villagers-development-windmill = Windmill
villagers-development-sawmill = Sawmill
villagers-development-gold-mine = Gold Mine
villagers-development-ox-crane = Ox Crane

## What cards show

villagers-field-kind = kind
villagers-field-suit = suit
villagers-field-symbols = suit symbols
villagers-field-copies = copies
villagers-field-requires = lies on
villagers-field-carries = carries cards
villagers-field-carries-as-bottom = carries cards at the bottom
villagers-field-gold = gold
villagers-field-food = food
villagers-field-build = build
villagers-field-lock = lock, opened by
villagers-field-carried = carries
villagers-field-opens = opens the lock of
villagers-field-keys = keys
villagers-field-silver = silver
villagers-field-bronze = bronze
villagers-field-effect = effect
villagers-field-phase = played in
villagers-field-discard = afterwards
villagers-field-front = front
villagers-field-back = back
villagers-field-group = group
villagers-field-most = alone most
villagers-field-reward = reward
villagers-field-root = begins with
villagers-field-name = name
villagers-discard-yes = to the discard pile, without a build action
villagers-discard-no = stays in the village, one build action
villagers-effect-chain-joker = stands for any person of a production chain, never on top
villagers-effect-swap-covered = swaps with a covered person of any village, which is laid in the own village at once
villagers-effect-free-unlock = opens any locks of this build phase for nothing
villagers-effect-half-printed-gold = half the printed gold of an own uncovered person, rounded up
villagers-effect-play-from-hand = lay a person from hand, besides drafting
villagers-effect-copy-unique-silver = 2nd market day: silver value of a person that is in the village exactly once
villagers-effect-reserve-top-six = look at the top cards of the reserve, take one into hand
villagers-effect-draft-from-stack = look through a stack and draft one card of it
villagers-effect-double-draft = draft two cards in a draft turn for 1 gold
villagers-effect-hire-build-action = lay 1 gold on it before the first build action: 1 more build action
villagers-silver-printed-gold-value = printed gold of all own uncovered { $suit } persons
villagers-silver-suit-symbols =
    { $per ->
        [one] { $gold } gold for every { $suit } symbol
       *[other] { $gold } gold for every { $per } { $suit } symbols
    }
villagers-silver-gold-symbols = { $gold } gold for every { $per } gold symbols
villagers-silver-padlocks = { $gold } gold for every padlock
villagers-silver-food-symbols = { $gold } gold for every food
villagers-silver-build-symbols = { $gold } gold for every build symbol
villagers-silver-coins-on-one-person = value of the coins on one own person
villagers-silver-suit-sets = { $gold } gold for every set of { $suits }
villagers-bronze-persons-with-coins = { $gold } gold for every own person with coins
villagers-bronze-chains = { $gold } gold for every production chain of at least { $length } cards
villagers-bronze-best-silver = value of the best own silver person divided by { $per }
villagers-bronze-gold-symbols = { $gold } gold for every gold symbol
villagers-most-gold-symbols = gold symbols
villagers-most-special-cards-in-hand = special cards in hand
villagers-most-suit-symbols = { $suit } symbols
villagers-most-persons = persons in the village
villagers-most-persons-with-coins = persons with coins
villagers-most-food-symbols = food
villagers-most-best-silver = gold by a single silver person
villagers-most-padlocks = padlocks
villagers-most-chains = production chains of at least { $length } cards
villagers-amount-basic =
    { $count ->
        [one] 1 basic of choice
       *[other] { $count } basics of choice
    }
villagers-amount-hidden-card =
    { $count ->
        [one] 1 hidden card
       *[other] { $count } hidden cards
    }
villagers-amount-food = { $count } food
villagers-amount-build =
    { $count ->
        [one] 1 build symbol
       *[other] { $count } build symbols
    }

## Places

villagers-place = card { $number }
villagers-place-row = this place of the row
villagers-place-stack = this stack
villagers-place-stacks = all stacks
villagers-place-reserve = the reserve
villagers-pile-stack = stack { $number }
villagers-pile-reserve = reserve
villagers-pile-discard = discard pile

## Decisions: what they are about

villagers-decision-nothing = nothing
villagers-decision-draft = draft a person
villagers-decision-draft-more = draft with the recruiter
villagers-decision-benefactor = the benefactor lays a person
villagers-decision-prophet = search a stack
villagers-decision-take = take a card looked at
villagers-decision-put = put cards back
villagers-decision-coin = lay a coin on the row
villagers-decision-build = build turn
villagers-decision-column = lay on the monk
villagers-decision-place = choose a place
villagers-decision-side = choose a side
villagers-decision-lock = open a lock
villagers-decision-smuggler = smuggle
villagers-decision-apprentice = swap
villagers-decision-pile = choose a pile
villagers-decision-give = give a card up
villagers-decision-tavern = basic of the tavern
villagers-decision-church = card of the church

## Decisions: the question

villagers-prompt-draft = Which person do you draft? { $left } left to the limit.
villagers-prompt-draft-more = Recruiter: which person do you draft? { $left } left to the limit.
villagers-prompt-benefactor = Benefactor: which person do you lay?
villagers-prompt-prophet = Prophet: which stack do you look through?
villagers-prompt-take = Which of the { $count } cards do you take ({ $pile })?
villagers-prompt-put = Which card goes back next ({ $pile }), from below to the top? { $count } left.
villagers-prompt-coin = On which row card do you lay 1 gold from the bank?
villagers-prompt-build = What do you build? { $left } of { $limit } build actions left, { $basics ->
        [one] 1 basic
       *[other] { $basics } basics
    } left.
villagers-prompt-column = Which card goes on the monk?
villagers-prompt-place = On which card do you lay the { $person }?
villagers-prompt-side = Which side of the { $person } lies up?
villagers-prompt-lock = How do you open the lock of the { $person }?
villagers-prompt-smuggler = Smuggler: half the gold of which person?
villagers-prompt-apprentice = Apprentice: with which covered person does he swap?
villagers-prompt-pile = { $person }: on which stack do you put a card?
villagers-prompt-give = { $person }: which card do you give up ({ $pile })?
villagers-prompt-tavern = Tavern: which basic do you take?
villagers-prompt-church = Church: from which pile do you take the top card?

## Decisions: what the others wait for

villagers-waiting-draft = { $seat } drafts a person
villagers-waiting-draft-more = { $seat } drafts with the recruiter
villagers-waiting-benefactor = { $seat } chooses a person for the benefactor
villagers-waiting-prophet = { $seat } chooses a stack for the prophet
villagers-waiting-take = { $seat } looks at cards and takes one
villagers-waiting-put = { $seat } puts cards back
villagers-waiting-coin = { $seat } may lay a coin on the row
villagers-waiting-build = { $seat } builds
villagers-waiting-column = { $seat } chooses who covers the monk
villagers-waiting-place = { $seat } chooses a place
villagers-waiting-side = { $seat } chooses a side of the founders
villagers-waiting-lock = { $seat } opens a lock
villagers-waiting-smuggler = { $seat } smuggles
villagers-waiting-apprentice = { $seat } swaps the apprentice
villagers-waiting-pile = { $seat } chooses a stack for a card
villagers-waiting-give = { $seat } gives a card up
villagers-waiting-tavern = { $seat } takes a basic
villagers-waiting-church = { $seat } takes a card from a pile

## Actions

villagers-action-pass = end the build turn
    .ask = End the build turn?
villagers-action-decline = lay no coin
    .ask = Lay no coin?
villagers-action-row-draft = { $person } (row { $place }, { $coins } gold)
    .ask = Take { $person } from the row?
villagers-action-row-coin = 1 gold on { $person } ({ $place })
    .ask = Lay 1 gold on { $person } ({ $place })?
villagers-action-pile-draft = face-down from { $pile }: { $suit } ({ $cards ->
        [one] 1 card
       *[other] { $cards } cards
    })
    .ask = Draw face down from { $pile }?
villagers-action-pile-give = on { $pile } ({ $cards ->
        [one] 1 card
       *[other] { $cards } cards
    })
    .ask = Put it on { $pile }?
villagers-action-pile-search = { $pile } ({ $cards ->
        [one] 1 card
       *[other] { $cards } cards
    })
    .ask = Search { $pile }?
villagers-action-pile-take = top card of { $pile }: { $suit } ({ $cards ->
        [one] 1 card
       *[other] { $cards } cards
    })
    .ask = Take the top card of { $pile }?
villagers-action-recruit = pay 1 gold and draft two persons
    .ask = Pay 1 gold and draft two persons?
villagers-action-basic = basic: { $person }
    .ask = Take { $person } as a basic?
villagers-action-side-gold = gold side
    .ask = Lay it gold side up?
villagers-action-side-food = food side
    .ask = Lay it food side up?
villagers-action-free = for nothing with the tinner
    .ask = Open the lock for nothing with the tinner?
villagers-action-pay = 2 gold to the bank
    .ask = Pay 2 gold to the bank for the lock?
villagers-action-play = { $person }
    .ask = Play { $person }?
villagers-action-give = give up { $person }
    .ask = Give up { $person }?
villagers-action-take = take { $person }
    .ask = Take { $person }?
villagers-action-put = put { $person } back
    .ask = Put { $person } back?
villagers-action-card-place = on { $person } (no. { $card })
    .ask = Lay it on { $person } (no. { $card })?
villagers-action-card-opener = 2 gold on { $person } of { $seat } (no. { $card })
    .ask = Open the lock with { $person } of { $seat }?
villagers-action-card-hire = 1 gold on { $person } of { $seat } (no. { $card })
    .ask = Hire { $person } of { $seat } for 1 gold?
villagers-action-card-swap = { $person } of { $seat } (no. { $card })
    .ask = Swap with { $person } of { $seat }?
villagers-action-card-smuggle = { $person } (no. { $card })
    .ask = Choose { $person } (no. { $card })?
villagers-action-card-other = { $person } of { $seat }: card { $card }
    .ask = Choose { $person } of { $seat }?
villagers-action-card-none = card { $card }
    .ask = Choose card { $card }?
villagers-group-row = row
villagers-group-piles = face-down piles
villagers-group-play = from hand
villagers-group-basics = give up a card for a basic
villagers-group-support = support
villagers-group-hire = freelancers
villagers-group-last = otherwise

## What happened

villagers-event-round-begun =
    { $you ->
        [yes] Round { $number } begins, you go first
       *[no] Round { $number } begins, { $seat } goes first
    }
villagers-event-drafted-row =
    { $you ->
        [yes] You draft { $person } from place { $place } of the row and get { $coins }
       *[no] { $seat } drafts { $person } from place { $place } of the row and gets { $coins }
    }
villagers-event-drafted-row-only =
    { $you ->
        [yes] You draft { $person } from place { $place } of the row
       *[no] { $seat } drafts { $person } from place { $place } of the row
    }
villagers-event-drafted-stack =
    { $you ->
        [yes] You draft { $person } ({ $pile })
       *[no] { $seat } drafts { $person } ({ $pile })
    }
villagers-event-drafted-reserve =
    { $you ->
        [yes] You draft { $person } from the reserve
       *[no] { $seat } drafts { $person } from the reserve
    }
villagers-event-row-filled = Place { $place } of the row is now { $person } ({ $pile })
villagers-event-hands-taken = Everybody takes the drafted cards into hand
villagers-event-recruited =
    { $you ->
        [yes] You pay { $gold } and draft two persons
       *[no] { $seat } pays { $gold } and drafts two persons
    }
villagers-event-played =
    { $you ->
        [yes] You play { $person }
       *[no] { $seat } plays { $person }
    }
villagers-event-limit-changed =
    { $you ->
        [yes] You now have the draft limit { $limit }
       *[no] { $seat } now has the draft limit { $limit }
    }
villagers-event-looked =
    { $you ->
        [yes] You look at { $count ->
            [one] 1 card
           *[other] { $count } cards
        } ({ $pile })
       *[no] { $seat } looks at { $count ->
            [one] 1 card
           *[other] { $count } cards
        } ({ $pile })
    }
villagers-event-saw =
    { $you ->
        [yes] You see { $person }
       *[no] { $seat } sees { $person }
    }
villagers-event-took-hidden =
    { $you ->
        [yes] You take a hidden { $suit } card ({ $pile })
       *[no] { $seat } takes a hidden { $suit } card ({ $pile })
    }
villagers-event-took-face =
    { $you ->
        [yes] You take { $person } unseen ({ $pile })
       *[no] { $seat } takes { $person } unseen ({ $pile })
    }
villagers-event-put-back =
    { $you ->
        [yes] You have put the other cards back ({ $pile })
       *[no] { $seat } has put the other cards back ({ $pile })
    }
villagers-event-put-face =
    { $you ->
        [yes] You put { $person } back ({ $pile })
       *[no] { $seat } puts { $person } back ({ $pile })
    }
villagers-event-coin-laid =
    { $you ->
        [yes] You lay { $gold } on { $person } (place { $place })
       *[no] { $seat } lays { $gold } on { $person } (place { $place })
    }
villagers-event-declined =
    { $you ->
        [yes] You lay no coin
       *[no] { $seat } lays no coin
    }
villagers-event-row-discarded = { $person } leaves place { $place } of the row, { $coins } to the bank
villagers-event-row-discarded-only = { $person } leaves place { $place } of the row
villagers-event-row-coins = Every row card gets { $gold }
villagers-event-turn-begun =
    { $you ->
        [yes] You build, build limit { $limit }
       *[no] { $seat } builds, build limit { $limit }
    }
villagers-event-hired =
    { $you ->
        [yes] You hire the freelancer of { $owner } (no. { $card }), build limit { $limit }
       *[no] { $seat } hires the freelancer of { $owner } (no. { $card }), build limit { $limit }
    }
villagers-event-laid =
    { $you ->
        [yes] You lay { $person } on no. { $under } (now no. { $card })
       *[no] { $seat } lays { $person } on no. { $under } (now no. { $card })
    }
villagers-event-laid-on-table =
    { $you ->
        [yes] You lay { $person } on the table (no. { $card })
       *[no] { $seat } lays { $person } on the table (no. { $card })
    }
villagers-event-swapped =
    { $you ->
        [yes] You swap the apprentice for { $person } in the village of { $owner } (no. { $card })
       *[no] { $seat } swaps the apprentice for { $person } in the village of { $owner } (no. { $card })
    }
villagers-event-lock-own =
    { $you ->
        [yes] You open the lock of { $person }: { $gold } of the bank on no. { $card }
       *[no] { $seat } opens the lock of { $person }: { $gold } of the bank on no. { $card }
    }
villagers-event-lock-other =
    { $you ->
        [yes] You open the lock of { $person } for { $gold } on no. { $card }
       *[no] { $seat } opens the lock of { $person } for { $gold } on no. { $card }
    }
villagers-event-lock-bank =
    { $you ->
        [yes] You open the lock of { $person }: { $gold } to the bank
       *[no] { $seat } opens the lock of { $person }: { $gold } to the bank
    }
villagers-event-lock-free =
    { $you ->
        [yes] You open the lock of { $person } with the tinner
       *[no] { $seat } opens the lock of { $person } with the tinner
    }
villagers-event-gave-up =
    { $you ->
        [yes] You give up one { $suit } card ({ $pile })
       *[no] { $seat } gives up one { $suit } card ({ $pile })
    }
villagers-event-gave-face =
    { $you ->
        [yes] You give up { $person } ({ $pile })
       *[no] { $seat } gives up { $person } ({ $pile })
    }
villagers-event-smuggled =
    { $you ->
        [yes] You smuggle { $gold } with { $person } (no. { $card })
       *[no] { $seat } smuggles { $gold } with { $person } (no. { $card })
    }
villagers-event-turn-ended =
    { $you ->
        [yes] You end the build turn
       *[no] { $seat } ends the build turn
    }
villagers-event-flipped =
    { $you ->
        [yes] You have no food and flip the founders (no. { $card })
       *[no] { $seat } has no food and flips the founders (no. { $card })
    }
villagers-event-los-passed =
    { $you ->
        [yes] You are the start player now
       *[no] { $seat } is the start player now
    }
villagers-event-bronze =
    { $you ->
        [yes] You get { $gold } for { $person } (bronze)
       *[no] { $seat } gets { $gold } for { $person } (bronze)
    }
villagers-event-development-won =
    { $you ->
        [yes] You win { $development }: { $gold }
       *[no] { $seat } wins { $development }: { $gold }
    }
villagers-event-development-tied = Nobody wins { $development }
villagers-event-market-begun = Market day { $market }
villagers-event-market-gold =
    { $you ->
        [yes] You get { $gold } for printed gold
       *[no] { $seat } gets { $gold } for printed gold
    }
villagers-event-market-coins =
    { $you ->
        [yes] You get { $gold } for coins on persons
       *[no] { $seat } gets { $gold } for coins on persons
    }
villagers-event-silver =
    { $you ->
        [yes] You get { $gold } for { $person } (silver)
       *[no] { $seat } gets { $gold } for { $person } (silver)
    }
villagers-event-coins-kept =
    { $you ->
        [yes] You take { $gold } from { $person } (no. { $card })
       *[no] { $seat } takes { $gold } from { $person } (no. { $card })
    }
villagers-event-game-ended = The game is over
villagers-event-card-taken =
    { $you ->
        [yes] You take { $person } into hand
       *[no] { $seat } takes { $person } into hand
    }
villagers-event-laying =
    { $you ->
        [yes] You play { $person }
       *[no] { $seat } plays { $person }
    }
villagers-event-basic-taken =
    { $you ->
        [yes] You take { $person } as a basic (no. { $card })
       *[no] { $seat } takes { $person } as a basic (no. { $card })
    }
villagers-event-coins-laid =
    { $you ->
        [yes] You lay { $gold } on no. { $card } of { $owner }
       *[no] { $seat } lays { $gold } on no. { $card } of { $owner }
    }
villagers-event-looked-left =
    { $you ->
        [yes] You still have { $count ->
            [one] 1 card
           *[other] { $count } cards
        } to put back ({ $pile })
       *[no] { $seat } still has { $count ->
            [one] 1 card
           *[other] { $count } cards
        } to put back ({ $pile })
    }
villagers-event-development-led =
    { $you ->
        [yes] You alone lead { $development }
       *[no] { $seat } alone leads { $development }
    }
villagers-event-development-back =
    { $you ->
        [yes] You give { $development } back
       *[no] { $seat } gives { $development } back
    }
villagers-event-support-known =
    { $you ->
        [yes] You now have for certain { $count ->
            [one] one hidden support card
           *[other] { $count } hidden support cards
        }
       *[no] { $seat } now has for certain { $count ->
            [one] one hidden support card
           *[other] { $count } hidden support cards
        }
    }

## The table in the terminal

villagers-board-round = Round { $round }
villagers-board-los = { $seat } goes first
villagers-board-row = Row
villagers-board-cards = cards: { $hand } in hand, { $village } in the village
villagers-board-stacks = Stacks
villagers-board-reserve = Reserve
villagers-board-basics = Basics
villagers-board-discard = Discards
villagers-board-developments = Developments
villagers-board-held = with { $seat }
villagers-board-hand = Hand
villagers-board-drafted = drafted
villagers-board-village = Village
villagers-board-gold = { $gold } gold
villagers-board-looking = looked at
villagers-board-nothing = nothing
villagers-board-as = as { $person }
villagers-board-laying = to be laid
villagers-board-market-held = Market day { $market } is over
villagers-board-market-due = Market day { $market } after this round
villagers-hint-costs = costs { $amounts }
villagers-hint-brings = brings { $amounts }
villagers-board-letter-gold = G
villagers-board-letter-food = F
villagers-board-letter-build = B
villagers-board-letter-silver = S
villagers-board-letter-bronze = Z

## Sections of the rule ledger

villagers-section-setup = Set-up
villagers-section-data = Card data
villagers-section-info = Open and hidden
villagers-section-draft = Draft phase
villagers-section-refresh = Row refresh
villagers-section-build = Build phase
villagers-section-basic = Basics
villagers-section-lock = Locks
villagers-section-special = Special persons
villagers-section-card = Cards one by one
villagers-section-end = End of the build phase
villagers-section-market1 = 1st market day
villagers-section-market2 = 2nd market day
villagers-section-win = End of the game
villagers-section-score = Silver
villagers-section-bronze = Bronze
villagers-section-dev = Developments
villagers-section-example = Examples of the rulebook

## What the judge counts: parts of what a choice is worth (hints)

villagers-judged-amount =
    { $count ->
        [0] a little
        [one] about 1 gold
       *[other] about { $count } gold
    }
villagers-judged-gold = gold taken at once
villagers-judged-symbols = the symbols of your villagers
villagers-judged-scoring = silver and bronze at the scorings
villagers-judged-coins = coins on your cards
villagers-judged-places = free places in your village
villagers-judged-hand = cards in hand
