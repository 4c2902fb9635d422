# What language models read: sheets of a view, questions, rules, refusals. Short, because every letter is paid for.

prompt-heading = { $game }, { $players } players. You are { $you }.
prompt-options = Options: { $options }.
prompt-letters-caylus = F food, W wood, S stone, C cloth, G gold, * any but gold, □ any, D denier, P point; a/b a or b
prompt-letters-caylus1303 = F food, W wood, S stone, C cloth, G gold, * any but gold, w worker, P point; a/b a or b
prompt-letters-magna_carta = F food, W wood, S stone, G gold, * any but gold, □ any, D denier, P point; a/b a or b
prompt-letters-villagers = Card: G gold, F food, B build, S silver, Z bronze, >the card it is laid on, lock: who opens it
prompt-turns = Round { $round }, { $phase }. First player { $start }. Order { $order }. Passed: { $passed }
prompt-turns-open = Round { $round }, { $phase }. First player { $start }. Order { $order }
prompt-next = next
prompt-next-house = next house
prompt-sign-provost = provost
prompt-sign-house = owner
prompt-sign-residence = residence
prompt-sign-cube = { " from here" }
prompt-sign-tile = { " tile" }
prompt-amount = { $count } { $resource }
prompt-each = each { $price }
prompt-road-signs = h: owner, w: worker, x: beyond the provost
prompt-card-signs = c: cubes
prompt-provost-gap = Provost after space { $gap } ({ $least }-{ $most })
prompt-provost-card = provost { $place }
prompt-next-card = next card { $place }
prompt-from-round = from round { $round }
prompt-site-tiles = Site tiles (for favors)
prompt-side-start = start side
prompt-side-prestige = prestige
prompt-scale = Price of a worker by number of players who passed: { $prices }
prompt-pawns = Provost { $provost } ({ $least }-{ $most }), bailiff { $bailiff }, after this round { $next }
prompt-places = { $count } places
prompt-neutral = neutral
prompt-waiting = becomes residence of { $seat }
prompt-chosen = becomes residence
prompt-scoring = scores at { $space }
prompt-no-favors = No favor table
prompt-favor-table = Favor table (columns open: { $count }): { $lines }
prompt-favors-owed = favors to take: { $count }
prompt-used-lines = used: { $lines }
prompt-batches = batches { $count }
prompt-workers = workers { $count }
prompt-houses = houses { $count }
prompt-income = income
prompt-prices = Prices: card { $draw }D, new hand { $swap }D, worker { $place }D, provost { $provost }D a card
prompt-tiles-left = { $count } tiles left
prompt-castle-tiles = tiles
prompt-cards = hand { $hand }, pile { $pile }
prompt-hand = Hand
prompt-known = Known to be in hand
prompt-discard = Discarded
prompt-markets = Market days
prompt-market-held = held (stack { $stack })
prompt-market-due = after this round (stack { $stack } is empty)
prompt-market-after = when stack { $stack } is empty
prompt-refill = the row is refilled from { $pile }; #1 is the lowest card
prompt-leaves = leaves
prompt-given = from { $seat }
prompt-unseen = not public
prompt-support = support?
prompt-mixed = { $seat } looked at { $places }
prompt-lock = lock { $person }
prompt-leader = leads
prompt-holder = held by
prompt-winner = wins
prompt-printed = printed gold { $gold }
prompt-draft-limit = draft limit { $now }, next { $next }
prompt-build-limit = next build limit { $next }
prompt-support-cards = hidden support cards { $count }
prompt-open = open { $count }
prompt-answer = Choose one: end your answer with its number, [1] to [{ $most }].

## When an answer cannot be carried out

prompt-none = Your answer names no action. End it with a number in brackets, [1] to [{ $most }].
prompt-no-number = There is no [{ $number }]: the numbers go from [1] to [{ $most }].
prompt-refused = { $action } is not possible now. { $reason }
prompt-refused-rule = { $action } is not possible now. { $reason } (Rule { $rule }: { $text })
prompt-again = Choose again: end your answer with a number in brackets, [1] to [{ $most }].
prompt-late = Your answer came too late or was too long.

## The first message

prompt-role = You play a board game against others and want to win it. You will be shown the position and all legal actions, and choose one.
prompt-rules = Rules of { $game }:
prompt-pieces = What is in the game (cost→points: effect):
