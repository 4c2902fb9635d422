pebbles = Pebbles
pebbles-about = Six rounds of taking stones from six heaps, with a secret card for one of them.
pebbles-legend = Signs: none

pebbles-phase-cards = Choice of cards
pebbles-phase-heaps = Taking stones
pebbles-phase-over = End of the game
pebbles-card-shore = Shore
pebbles-card-meadow = Meadow
pebbles-card-hill = Hill
pebbles-card-forest = Forest
pebbles-card-island = Island
pebbles-card-quarry = Quarry
pebbles-field-name = name
pebbles-field-points = points for each stone of the heap

pebbles-place = heap { $number }
pebbles-decision-nothing = nothing
pebbles-decision-discard = put a card back
pebbles-decision-take = take a stone
pebbles-prompt-discard = Which card do you put back? The other one counts at the end.
pebbles-prompt-take = From which heap do you take a stone?
pebbles-waiting-discard = { $seat } puts a card back
pebbles-waiting-take = { $seat } takes a stone

pebbles-action-discard = put { $card } back
pebbles-action-take = { $card }

pebbles-event-discarded =
    { $you ->
        [yes] You put { $card } back
       *[no] { $seat } puts { $card } back
    }
pebbles-event-discarded-face-down =
    { $you ->
        [yes] You put a card back
       *[no] { $seat } puts a card back
    }
pebbles-event-round-begun = Round { $number } begins with { $count } stones in every heap
pebbles-event-taken =
    { $you ->
        [yes] You take a stone of { $card }: { $points } P
       *[no] { $seat } takes a stone of { $card }: { $points } P
    }
pebbles-event-card-shown =
    { $you ->
        [yes] You show { $card }: { $points } P
       *[no] { $seat } shows { $card }: { $points } P
    }
pebbles-event-game-ended = The game is over
pebbles-section-setup = Set-up
pebbles-section-cards = Cards
pebbles-section-heaps = Heaps
pebbles-section-end = End of the game
