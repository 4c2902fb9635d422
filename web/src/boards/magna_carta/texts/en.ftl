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
