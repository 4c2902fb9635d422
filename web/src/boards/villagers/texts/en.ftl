# Villagers in the browser: what only the board there says.

villagers-client-market = { $market ->
    [1] 1st market day
   *[other] 2nd market day
}
villagers-client-market-when = Market day { $market } after the round in which stacks 1 to { $stack } are empty
villagers-client-row-place = row { $place }
villagers-client-leaves = leaves in the next refresh
villagers-client-coins-on =
    { $count ->
        [one] 1 coin lies on it
       *[other] { $count } coins lie on it
    }
villagers-client-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
villagers-client-top = on top: { $card }
villagers-client-known = known to you: { $cards }
villagers-client-mixed = { $name } has looked: { $cards }
villagers-client-refills = fills the next gap of the row
villagers-client-left = { $count } left
villagers-client-looks =
    { $count ->
        [one] { $name } looks at 1 card ({ $pile })
       *[other] { $name } looks at { $count } cards ({ $pile })
    }
villagers-client-most = most: { $what }
villagers-client-leads = { $name } leads
villagers-client-wins = { $name } wins it
villagers-client-back = face-down: { $suit }
villagers-client-open = everybody knows it
villagers-client-covered = covered: only suit and lock still count
villagers-client-silver-now = silver, now worth { $gold } gold
villagers-client-bronze-now = bronze, now worth { $gold } gold
villagers-client-lock = lock
villagers-client-places =
    { $count ->
        [one] room for 1 more card
       *[other] room for { $count } more cards
    }
villagers-client-on-card = lies on card { $number }
villagers-client-your-village = Your village
villagers-client-village-of = { $name }: village
villagers-client-on-persons = { $count } gold on persons
villagers-client-printed = { $count } gold printed
villagers-client-food = { $count } food: drafts { $limit }
villagers-client-build = { $count } build: lays { $limit }
villagers-client-los = start player
villagers-client-drafted = drafted { $count } of { $limit }
villagers-client-support =
    { $count ->
        [one] 1 hidden support card for certain
       *[other] { $count } hidden support cards for certain
    }
villagers-client-alone = Without a chain
villagers-client-here = { $person } here
villagers-client-on = on { $person }
villagers-client-free = free
villagers-client-per = per
villagers-client-hand-empty = No cards in hand
villagers-client-lacks = no { $person }
villagers-client-look = Show the village
villagers-client-unlook = Close the village
villagers-client-does-chain-joker = joker in a chain
villagers-client-does-swap-covered = swaps with a covered person
villagers-client-does-free-unlock = opens all locks for nothing
villagers-client-does-half-printed-gold = half the gold of a person
villagers-client-does-play-from-hand = lays one more person
villagers-client-does-copy-unique-silver = copies one silver
villagers-client-does-reserve-top-six = searches the reserve
villagers-client-does-draft-from-stack = searches a stack
villagers-client-does-double-draft = drafts two for 1 gold
villagers-client-does-hire-build-action = 1 gold: 1 more build

# What a thing is and what it is for: on hover, focus and a long press.
villagers-client-los-card = Start
villagers-client-about-los = Whoever has this card begins. It moves on every round.
villagers-client-about-gold = Gold in supply: opens locks. Whoever has the most at the end wins.
villagers-client-about-coins = Coins on persons stay there, count on the first market day and are yours on the second.
villagers-client-about-printed = Gold in sight on cards: the bank pays it on every market day.
villagers-client-about-food = Each food in sight means one card more in the draft phase.
villagers-client-about-build = Each hammer in sight means one person more in the build phase.
villagers-client-about-support = Cards that are support cards for sure.
villagers-client-about-empty = No card lies here.
villagers-client-about-stack = You can draft the top card; beforehand you see only its suit.
villagers-client-about-reserve = Fills up the row before the build phase. You may draft from it only when all stacks are empty.
villagers-client-about-market-1 = The bank pays gold in sight and the value of the coins on your persons.
villagers-client-about-market-2 = The bank pays gold in sight and silver, and the coins on persons are yours. Then the game is over.
villagers-client-about-basic = Costs a card of your hand, but no build action.
villagers-client-about-development = Whoever alone leads after the build phase gets the reward.
villagers-client-about-back = Only whoever holds the card knows its front.

# Where long words may be parted on narrow cards.
villagers-client-parted =
    Found|ers Lumber|jack Poul|terer Swine|herd Car|penter Ship|wright Cart|wright Fro|mager Black|smith
    Spe|lunker Lock|smith Shep|herd Har|vester Chan|dler Bee|keeper Free|mason Appren|tice Smug|gler Bene|factor Pigeon|eer
    Re|cruiter Ark|wright Alche|mist Whole|saler Free|lancer cov|ered re|serve
