title = { magna_carta }: your first game
finish = That was all of it: place, build, swap, pass, move the provost, give batches. What the other cards do is written on them and always at hand. A real table is waiting for you, with the beginner rules or without.

later-tables = Other numbers of players: how long the road is then, and how many tiles lie at the castle.
later-cards = Peddler, Market and Bank as cards of your own: what they do is written on them.
later-limits = What happens when piles, tiles or deniers run out.
later-cases = Rare cases, at the Lawyer and at the castle.

chapter-first = The first tile
first-hello = The king builds a castle, and you, Bruno and Clara build the road in front of it. Workers on its cards bring goods, and goods become **prestige points**. Whoever has the most of them in the end wins.
first-place = In each turn you take one action. Your worker on the **neutral Quarry** will bring stone. Send another one to the **Trading Post**, where nobody stands, for { $price } denier.
    .early = You may pass at any time, but a coin is waiting for you. For this step: the **Trading Post**.
first-pass = You have what you need today. The first to pass gets { $bonus } denier at once and comes first at the castle, but takes no more actions this round. **Pass**.
first-stone = Everybody has passed, and now every card with a worker takes effect, one by one along the road. You need not use it, but stone is what you lack: take it.
    .free = Nobody has to use a card. But without stone there is no tile today: take it.
first-post = The **Trading Post** pays { $deniers } deniers: take them.
first-owner = Bruno stands on your **small Quarry** and may take stone from the bank. Whether he does or not, you as its owner take one of the cubes lying on it; without a worker there, nobody gets anything. Take yours.
first-offer = At the **castle** food, wood and stone make a **batch**, and a batch brings the best tile left: now { $points } points. Whoever gives the most batches also gains { $gold } gold, in a tie the one who passed first. Give one.
first-again = Round { $round }: all your { $workers } workers are home, everybody has { $income } deniers more, and Bruno began. Now on your own: get another tile this round. The **neutral Peddler** sells a good for { $price } denier, and gold pays for any good you skip.
    .done = Another tile. What a card brings is at hand for all cards after it, and the start player card moves on to the left each round.
    .missed = No tile this time. You have stone: Clara's **Farm (small)** gives food, the **neutral Peddler** sells wood, and gold could be either of them.

chapter-hand = Your cards
hand-mulligan = A new game: everybody has the same cards and begins with { $hand } of them, { $food } food, { $wood } wood and { $deniers } deniers. Nobody sees your hand. All of it costs stone, and there is none yet: discard it and draw anew, as you may once.
hand-build = Building is an action too, and costs goods but no money. For food and wood the **small Quarry** becomes the last card of the road: it is yours and is worth { $points } point in the end. Build it: { $cubes } stone are put on it, for you as its owner.
    .other = You could pay for that too. For this step: the **small Quarry**.
hand-place = You may stand on any free card, but on Bruno's or Clara's **small Quarry** its owner gets a cube as well. On your own you get the worker's part, never the owner's, and nobody else gains. Place there.
    .early = You may pass at any time, but so far you have no stone. For this step: your own **small Quarry**.
    .foreign = You may, and it costs the same. But why give a cube away? For this step: your own **small Quarry**.
hand-stone = On your own to the end of the round: get a tile, and keep { $stones } stone for your **Gold Mine**. Whatever you build now is paid with what the **batch** needs. And whoever passes too early leaves the stone to others.
    .done = A tile, and the stone is there. What the owners of the cards got was the price for it.
    .missed = Not both. Keep food and wood for the **batch**, and place on all cards with stone before you pass.

chapter-gold = Gold
gold-talk = Round { $round } of another game, and Clara has just built the **Stables** for { $points } points. **Prestige buildings** lie there for everybody, one of each, and all cost gold. In the beginner game you put them in front of you, not on the road.
gold-statue = The **Statue** costs { $stone } stone and { $gold } gold, really gold, and is worth { $points } points. Build it.
    .other = That would use up your stone. For this step: the **Statue**.
gold-pay = Gold may also stand for food, wood or stone, but never for deniers. You pay one good after the other, and what you skip is paid in gold. Spare it: pay with stone.
gold-swap = The **large Quarry** in your hand costs { $stone } stone, and you have none left. For { $draw } denier an action draws a card, for { $swap } it swaps the whole hand; when your pile is empty, your discards are shuffled. Swap.
gold-most = On your own to the end of the round: { $target } more points. Tiles and buildings count, each gold is worth { $gold } point, and so are { $cubes } other goods or { $deniers } deniers. A white cube (□) in a price may be any good.
    .done = { $got } points. Goods are worth most as a **batch**, and whoever gives the most of them gets gold back.
    .missed = { $got } points. You have food and gold: with stone from several cards and wood from the **neutral Peddler** you can give more than one **batch**.

chapter-provost = The provost
provost-talk = The standard game: what you know stays, and a **provost** walks the road. From its beginning up to his card everything takes effect; what lies beyond him does not. When all have passed, everybody may move him once, in the order of passing.
provost-stone = You have goods for one **batch**, and your gold may be the food of another. So stone and wood are missing. Place on the **neutral Quarry**.
    .early = You may pass at any time, but you still have plans. For this step: the **neutral Quarry**.
provost-beyond = Wood comes from Clara's **Sawmill (small)**, just where the **provost** stands. You may even place beyond him; but if he does not come, your denier is gone, and the card brings nothing, not even to its owner. Place there.
    .early = You may pass at any time, but you still lack wood. For this step: the **Sawmill (small)**.
provost-own = Your own **small Quarry** gives you stone from the bank, and the cubes on it stay for when guests come. When they are gone, its owner gets nothing more. Place there.
    .early = You may pass at any time, but you still lack stone. For this step: your **small Quarry**.
provost-pass = The others have passed, and you could go on alone. Whoever passes last has the last word about the **provost**: nobody can answer any more. **Pass**.
provost-last = Bruno has pulled him back, and the **Sawmill (small)** now lies beyond him. Each card costs { $price } denier, forwards or back, { $most } cards at most, and he never leaves the road. Get { $target } tiles this round.
    .done = { $got } tiles. At the end of the round he walks { $steps } cards towards the end of the road, as far as it goes.
    .missed = { $got } of them. { $best } were possible: { $way }.

chapter-notary = From building to residence
notary-talk = Round { $round } of another game. With a worker on a **Lawyer** you turn a building of your own into a **residence**, as Bruno has done. It pays { $income } denier each round and is worth { $points } point, but takes no workers and brings no goods any more.
notary-place = The **Lawyer** is Bruno's: he gets { $deniers } deniers for your visit, and you pay { $food } food or gold. Place there.
    .early = You may pass at any time, but you still have plans. For this step: the **Lawyer**.
notary-quarry = If a worker stands on the building that is turned, it takes effect first. So your **small Quarry** can still bring stone today. Place there.
    .early = You may pass at any time, but you still lack stone. For this step: your **small Quarry**.
notary-pass = The **provost** stands on the **Lawyer**; residences count as cards for him too. Clara may still move him after you. **Pass**.
notary-turn = On your own to the end of the round: a **residence**, a tile, and { $target } more points in all. Any building of yours can be turned, for good, except a **Lawyer**; the cubes on it are lost. Small cards are worth less than large ones.
    .done = A tile, and a **residence** that pays from the next round on. A **prestige building** could then cover it.
    .missed = Not all of it. It was possible: { $way }.

chapter-blue = Prestige on the road
blue-cover = Round { $round }: in the standard game a **prestige building** must cover a **residence** of yours that is still bare. Its denier and its point are lost, its place on the road remains. The **Stables** are worth { $points }: build them.
    .smaller = You could, but it is worth less. For this step: the **Stables**.
blue-hotel = Prestige buildings take no workers, and only the **Hotel**, new here, has an effect: { $income } denier each round. New as well is the **Church**: a worker there buys the best tile for { $one } deniers or a pair of tiles for { $both }, and its owner one for { $owner } when others come.
blue-farm = A **batch** needs food. Your **Farm (large)** gives { $food }, and its owner gets one for every guest. Place there.
    .early = You may pass at any time, but a **batch** is in reach. For this step: your **Farm (large)**.
blue-quarry = Bruno stands on your **Gold Mine**: he gets gold, and you as its owner may swap one good for gold. So stone is welcome. Place on the **neutral Quarry**.
    .early = You may pass at any time, but stone can become gold today. For this step: the **neutral Quarry**.
blue-pass = The game ends with the round in which the last tile goes. If nobody gives a **batch** in a round, { $removed } tiles leave the game unused and nobody gains gold. **Pass**.
blue-mine = On your own to the end of the round: **provost**, **Farm (large)**, **Gold Mine**, **castle**. You need { $target } more points.
    .done = { $got } points; the most was { $best }. At the **Market** a good brings { $market } deniers, and the **Bank** sells gold for { $bank } denier.
    .missed = { $got } points. { $best } were possible: { $way }.

chapter-end = Alone: the last tile
end-alone = Beginner game, last round: { $tiles } tile is left, and nobody can give more batches than there are tiles. After this round everything is counted, without new deniers, and hands count for nothing. Get { $target } more points.
    .done = { $got } points. Gold can stand for stone, and the last tile goes to whoever passes early.
    .missed = { $got } points. The **Cathedral** may be paid with gold for stone, and the last tile goes to whoever comes first at the **castle**.

chapter-cut = Alone: stopped short
cut-alone = Standard game, round { $round }. Bruno passed first, so he is the first to move the **provost**, and he will not be kind. Get { $target } tiles of the **Walls** this round.
    .done = { $got } tiles. Whoever moves the provost late pays only for the steps still needed.
    .missed = { $got } of them. Your own **small Quarry** must take effect, the **neutral Peddler** sells what is missing, and your gold is a good too.

chapter-church = Alone: at the Church
church-alone = Standard game, round { $round }. Clara owns the **Church**, you have { $deniers } deniers, and Bruno likes to pull the **provost** back. Get { $target } tiles of the **Walls** this round.
    .done = { $got } tiles, bought at the **Church**. They are no batches, though: for the gold only the **castle** counts.
    .missed = { $got } of them. Keep { $both } deniers for the **Church**, and move the **provost** a card ahead, or pass after Bruno.

chapter-game = Alone: the last rounds
game-end = From round { $round } on, against Apprentices (the easy bots), until the last of the { $tiles } tiles is gone, which takes a round or one more. Whoever ties for first shares the victory. You have { $points } points: bring it to { $target }.
    .done = { $got } points. Well built: you can play this game now.
    .missed = { $got } points this time. Gold, batches and a little patience with the last tile: { $target } are there.
