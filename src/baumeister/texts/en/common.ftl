# What all games and programs share: resources, refusals, errors, how sure the figures are.

## Resources

good-food = food
good-wood = wood
good-stone = stone
good-cloth = cloth
good-gold = gold

amount-food = { $count } food
amount-wood = { $count } wood
amount-stone = { $count } stone
amount-cloth = { $count } cloth
amount-gold = { $count } gold
amount-any =
    { $count ->
        [one] 1 resource of choice (no gold)
       *[other] { $count } resources of choice (no gold)
    }
amount-workers =
    { $count ->
        [one] 1 worker
       *[other] { $count } workers
    }
amount-points =
    { $count ->
        [one] 1 prestige point
       *[other] { $count } prestige points
    }

## Letters for prices where room is short, e.g. 1W+1F

short-food = F
short-wood = W
short-stone = S
short-cloth = C
short-gold = G
short-any = *
short-workers = w
short-points = P
short-workers-name = workers
short-any-name = of choice, no gold
short-points-name = prestige points

## Effects in words

effect-exchange = { $pay } → { $gain }
effect-pay = pay { $pay }
effect-or = or

## How sure we are

confidence-sure = sure
confidence-likely = likely
confidence-assumed = assumed
confidence-sure-about = The German rulebook says so, or two independent sources agree.
confidence-likely-about = One source only, or a strong inference. Whoever owns the box can check it.
confidence-assumed-about = Our own reconstruction, because the rulebook only pictures it or leaves it open.

## Why an action is not possible

refusal-unknown-action = There is no such action: { $action }
refusal-game-over = The game is over.
refusal-not-now = That is not asked now. The question is: { $decision }
refusal-not-a-place = Nothing can ever be placed here: { $place }
refusal-empty = Nothing lies here yet: { $place }
refusal-occupied = Somebody is here already: { $place }
refusal-already-there = You are here already, and once is the limit: { $place }
refusal-cannot-pay = What you have is not enough for that.
refusal-not-enough = That needs { $need } from your stock, you have { $have }.
refusal-no-piece = You have none of these left.
refusal-not-available = That does not lie where you could take it from.
refusal-wrong-kind = This effect does not reach that.
refusal-no-room = There is no free space left for that.
refusal-not-yours = Whose it is does not fit here.
refusal-out-of-range = That is further than it goes.
refusal-locked = That is not open in this round yet.
refusal-used-up = That is used up for this round.
refusal-must-choose = You have to choose something here.
refusal-must-complete = What you have begun has to be finished first.
refusal-wrong-order = The same choice goes by the order of the resources only: take the earlier one first.
refusal-not-a-set = These resources do not make a valid set.
