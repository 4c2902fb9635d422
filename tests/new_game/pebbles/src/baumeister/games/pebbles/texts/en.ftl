# Pebbles

pebbles = Pebbles
pebbles-about = Six rounds of taking pebbles from six heaps, with a secret card for one of them.
pebbles-legend = Signs: ● pebble, P points

## The course of a game

pebbles-phase-cards = Choice of cards
pebbles-phase-pebbles = Taking pebbles
pebbles-phase-over = End of the game

## Options

pebbles-option-last-pebble = last pebble
pebbles-option-last-pebble-about = Whoever takes the last pebble of a heap gains points for it.

## Cards

pebbles-card-shore = Shore
pebbles-card-meadow = Meadow
pebbles-card-hill = Hill
pebbles-card-forest = Forest
pebbles-card-island = Island
pebbles-card-quarry = Quarry

pebbles-field-name = name
pebbles-field-points = points for each pebble of the heap

## Places

pebbles-place = heap { $number }
pebbles-place-shore = heap on the shore
pebbles-place-meadow = heap on the meadow
pebbles-place-hill = heap on the hill
pebbles-place-forest = heap in the forest
pebbles-place-island = heap on the island
pebbles-place-quarry = heap in the quarry

## Decisions

pebbles-decision-nothing = nothing
pebbles-decision-discard = put a card back
pebbles-decision-heap = choose a heap
pebbles-decision-take = take pebbles

pebbles-prompt-discard = Which card do you put back? The other one counts at the end.
pebbles-prompt-heap = From which heap do you take pebbles?
pebbles-prompt-take = { $card }: how many pebbles do you take?

pebbles-waiting-discard = { $seat } puts a card back
pebbles-waiting-heap = { $seat } chooses a heap
pebbles-waiting-take = { $seat } takes pebbles

## Actions

pebbles-action-discard = put { $card } back
pebbles-action-heap = { $card }
pebbles-action-take = take { $count }
pebbles-group-many = more than one left
pebbles-group-one = only one left

## What happened

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
pebbles-event-round-begun = Round { $number } begins with { $count } pebbles in every heap
pebbles-event-taken =
    { $you ->
        [yes] You take pebbles: { $card }, { $amounts }
       *[no] { $seat } takes pebbles: { $card }, { $amounts }
    }
pebbles-event-last-taken =
    { $you ->
        [yes] You have the last pebble of { $card }: { $amounts }
       *[no] { $seat } has the last pebble of { $card }: { $amounts }
    }
pebbles-event-card-shown =
    { $you ->
        [yes] You show { $card }: { $amounts }
       *[no] { $seat } shows { $card }: { $amounts }
    }
pebbles-event-game-ended = The game is over

## The board in the terminal

pebbles-board-round = Round { $round }/{ $rounds }
pebbles-board-heaps = Heaps
pebbles-board-hand = Cards
pebbles-board-hidden =
    { $count ->
        [one] 1 face-down
       *[other] { $count } face-down
    }

## Sections of the rule ledger

pebbles-section-setup = Set-up
pebbles-section-cards = Cards
pebbles-section-heaps = Heaps
pebbles-section-end = End of the game

## What the judge counts (hints)

pebbles-judged-amount =
    { $count ->
        [0] a little
        [one] about 1 point
       *[other] about { $count } points
    }
pebbles-judged-points = points scored at once
pebbles-judged-card = the card in your hand
