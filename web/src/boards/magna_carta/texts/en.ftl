# Caylus Magna Carta in the browser: what only the board there says.

magna_carta-client-next = next building plot
magna_carta-client-here = here
magna_carta-client-worker = worker of { $name }
magna_carta-client-cubes = on the card: { $amounts }
magna_carta-client-no-cubes = no cubes left on the card
magna_carta-client-chosen = becomes a residence as soon as the worker is done
magna_carta-client-beyond = beyond the Provost: no effect if he stays there
magna_carta-client-provost = the Provost stands here
magna_carta-client-income = income every round: { $amounts }
magna_carta-client-under = lies on a residence
magna_carta-client-bridge = Bridge
magna_carta-client-bridge-first = Who passes first takes { $amounts }.
magna_carta-client-bridge-order = In this order: Provost, castle.
magna_carta-client-bridge-order-beginner = In this order: castle.
magna_carta-client-pass = pass, space { $place } of the bridge
magna_carta-client-passed = passed: { $names }
magna_carta-client-passed-none = nobody has passed yet
magna_carta-client-passed-first = passed first
magna_carta-client-left =
    { $count ->
        [0] no tiles left
        [one] 1 tile left
       *[other] { $count } tiles left
    }
magna_carta-client-section = { $section }: { $count }, worth { $points } each
magna_carta-client-batch = batch, gold as joker
magna_carta-client-most = the most:
magna_carta-client-onto = onto a residence of your own
magna_carta-client-prestige = Prestige
magna_carta-client-pile =
    { $count ->
        [0] draw pile, empty
        [one] draw pile, 1 card
       *[other] draw pile, { $count } cards
    }
magna_carta-client-draw = draw
magna_carta-client-swap = swap
magna_carta-client-price = costs { $amounts }
magna_carta-client-discard = Discard
magna_carta-client-discard-of = discards: { $names }
magna_carta-client-discard-none = no discards
magna_carta-client-hand-of = { $count } in hand
magna_carta-client-pile-of = pile { $count }
magna_carta-client-discard-count = discards { $count }
magna_carta-client-known = known to all
magna_carta-client-crew = { $home } of { $all } workers at home

# Headings in the plural where pieces are looked up.
magna_carta-client-kinds-neutral = Neutral cards
magna_carta-client-kinds-wood = Player cards of wood
magna_carta-client-kinds-stone = Player cards of stone
magna_carta-client-kinds-prestige = Prestige cards
magna_carta-client-kinds-residence = Reverse side of the player cards

# What a thing is and what it is for: on hover, focus and a long press.
magna_carta-client-about-food = Part of every batch for the castle, and pays for buildings.
magna_carta-client-about-wood = Part of every batch for the castle, and pays mostly for wood buildings.
magna_carta-client-about-stone = Part of every batch for the castle, and pays mostly for stone buildings.
magna_carta-client-about-gold =
    { $points ->
        [one] Replaces any other resource when you pay. At the end each counts 1 prestige point.
       *[other] Replaces any other resource when you pay. At the end each counts { $points } prestige points.
    }
magna_carta-client-about-workers = At home and ready. Placed workers come back after the effects.
magna_carta-client-about-deniers = Money: for drawing, swapping, placing and for the provost.
magna_carta-client-about-points = So much it would be if the game ended now. Whoever has the most at the end wins.
magna_carta-client-about-hand = Cards of the others stay hidden until they are built or discarded.
magna_carta-client-about-seal =
    { $points ->
        [one] Seal of the castle: 1 prestige point at the end.
       *[other] Seal of the castle: { $points } prestige points each at the end.
    }
magna_carta-client-about-start = Begins the round. The card goes to the left every round.
magna_carta-client-about-stock = For each batch you take the best seal that is left. When none is left this is the last round.
magna_carta-client-about-lived = No place for workers.
magna_carta-client-about-free = Belongs to nobody: everybody may place here.
magna_carta-client-about-owned = Everybody may place here; when somebody else does, the owner gets something, too.
magna_carta-client-about-built-prestige = Goes on a residence of your own; by the beginner rules simply in front of you.
magna_carta-client-about-built-wood = Goes to the end of the road and is yours then.
magna_carta-client-about-built-stone = Goes to the end of the road and is yours then.
magna_carta-client-means-keep = You begin with the cards you hold.
magna_carta-client-means-mulligan = All your cards go face up on your discard pile, and you draw as many others. Free of charge, but only once.
