title = { caylus1303 }: your first game
finish = That was all of it: place, pass, use, build, deliver. What other tiles and characters do is written on them and always at hand. A real table is waiting for you.

later-tiles = Tiles and monuments that you have not met: what they do is written on them.
later-characters = Characters that are kept for later games, and rare questions about those you know.
later-tables = Other numbers of players, and how a game is set up when it is not your first.
later-limits = What happens when workers, houses, tiles or the road itself run out.
later-cases = Rare cases, such as several favors in one round.

chapter-first = First points
first-hello = { $rounds } rounds, one road, and you against Bruno and Clara. You send workers to buildings, and buildings bring goods, new tiles and **prestige points**. Whoever has the most points in the end wins.
first-carpenter = You already have workers on a **Farm**, a **Quarry** and the **construction site**. In each turn you place one more where nobody stands. Put one of your last { $workers } on the **Carpenter**: there you will build.
    .early = You may pass at any time, but then nothing is built today. For this step: the **Carpenter**.
first-pass = You keep { $workers } workers. Whoever passes first begins the next round, and from then on every placement costs the others one worker more, and it stays at that. **Pass**.
first-build = Now the buildings work, one by one along the road. At the **Carpenter** you pay wood and food for a **Quarry** of your own; it goes to space { $space } with your house and scores { $points } points at once. Build it.
    .other = You could build that too, but your own **Quarry** will bring you stone. For this step: that one.
    .free = You need not build, but these would be your first points. For this step: the **Quarry**.
first-bridge = Bruno paid double for the **Toll** and moved the **provost** a step: beyond him no building works. At the **Guilds Bridge** everybody may move him, in the order of passing, up to { $steps } steps one way for a worker each. Leave him where he is.
first-harvest = Your worker on the **Farm** brings food. You need not take it, but the worker goes to the **camp** either way, and only some come back from there each round. Take it.
first-bundle = Now on your own: the **Quarry** on space { $space }, then the delivery. A **bundle** is { $size } different goods, one of them food; it scores { $points } points, and your **Foreman** adds { $more }. Get { $target } points.
    .done = { $got } points: your goods have become prestige. The most there was: { $best }.
    .missed = { $got } points, but { $best } were there: { $way }.

chapter-favor = A favor of the king
favor-characters = Nobody delivered more bundles than you, and in a tie the place further left on the site counts: the **favor** is yours. Favors bring characters. Everybody chose one before the first round, you the **Foreman**; the others lie on the board.
favor-favor = For a favor you take a character from another player, or you use a tile of the site and then take a character from the board. So far only the first tile is open; the next one opens in round { $from }. Use the **Market**.
favor-market = A tile of the site works without a worker on it, but has its price: here { $price } worker from your stock. On the road a **Guild** does the reverse: workers for a good. You have no cloth yet: take it.
favor-recruit = With the **Chamberlain** any goods make a bundle, the **Deliveryman** delivers without a worker on the site, the **Day Laborer** recruits one worker more. Now everybody recruits { $base } from the camp. Take a character that brings you { $target }.
    .done = { $got } workers came, and so they will while you keep the character. You never have more than { $all } in all.
    .missed = { $got } workers came. { $best } were possible: { $way }.

chapter-road = The order of the road
road-reset = Round { $round }: you begin, as you passed first, and what was built works from now on. The **provost** stands before the last building of the row again, Clara's new **Spinning Mill**. It never works unless somebody moves him.
road-sawmill = Your wood is spent, and every wood tile costs wood. The **Sawmill** gives some. Place there; a building that holds a worker is closed to everybody else this round.
    .early = You may pass at any time, but you still have plans. For this step: the **Sawmill**.
road-own = Your own **Quarry** gives { $stones } stone, more than the start tile. Whoever built a tile scores when others place on it; on your own nobody does, nor on tiles of the set-up. Place there.
    .early = You may pass at any time, but you still have plans. For this step: your **Quarry**.
road-order = Now build this round with the wood of the **Sawmill**, for { $target } points or more. There is a **Carpenter** on space { $printed } and one on space { $tile }: think of the order of the road. Where a price says any good, every good will do except gold.
    .done = { $got } points. First came the wood, then the **Carpenter**.
    .missed = { $got } points, { $best } were possible: { $way }. The printed **Carpenter** works before the **Sawmill** brings wood, and whoever stands there waits in vain.

chapter-provost = The provost
provost-foreign = Clara's **Spinning Mill** gives { $cloth } cloth. Place there: she scores { $points } point at once, whether it will work or not. So built tiles earn for their owners; how much each player has stays hidden to the end.
provost-mine = The **Gold Mine** lies beyond the **provost**. You may place there all the same, but if nobody moves him on, your worker goes to the **camp** for nothing. Place there.
provost-toll = The **Toll** moves him up to { $steps } steps for nothing, before it is the bridge's turn. It works wherever he stands, as do all buildings before the bridge. Place there.
provost-pass = You keep { $workers } workers, and each of them is a step at the bridge. Whoever passes first moves first there, and the others can answer. **Pass**.
provost-both = Make both workers count, on **Spinning Mill** and **Gold Mine**. First comes the **Toll**, then the bridge, and last Bruno's **Bailiff** may move the provost { $step } step for nothing. Where he stands then holds for the whole round.
    .done = Both worked, and Bruno's **Bailiff** could not stop you.
    .missed = Not both of them. The **Bailiff** moves last, so leave a step to spare: { $way }.

chapter-stone = Stone and other people's characters
stone-mason = Round { $round } of another game. Stone tiles score more than wood, but only a **Stonemason** builds them, here Clara's. Place there; a **residence**, an empty space and the bridge take no workers.
stone-site = You have goods for a **bundle** too. The **construction site** takes one worker of each player and fills up from the left; Clara is first, so in a tie the favor is hers. Send a worker.
stone-fair = The **Fairground** sells a **favor** for wood, before all other buildings. The second tile of the site has been open since round { $from }, the third opens in round { $third }. Place on the **Fairground**.
stone-pass = { $workers } workers in stock are plenty for the bridge. **Pass** before the others do.
stone-favor = First in line is the **Fairground**. Pay the wood.
stone-steal = This time take a character from another player, who gets nothing for it. The **Architect** brings { $more } more point for everything you build, from this moment on. Take her.
stone-both = On your own to the end of the delivery: build and deliver for { $target } points or more. Mind what you pay with, as a **bundle** needs { $size } different goods.
    .done = { $got } points; the most was { $best }. Stone farms, sawmills and quarries would also give you a good whenever others use them.
    .missed = { $got } points. { $best } were possible: { $way }.

chapter-residence = From house to monument
residence-later = Round { $round } of another game, and all **monuments** lie ready from the start. The **Granary** alone scores { $points } points. A monument needs a **residence** of yours on the road.
residence-lawyer = The **Lawyer** makes residences: for a cloth your house goes above a yellow start tile. That scores nothing yet. Place there.
residence-gold = Monuments cost gold, and the **Gold Mine** gives it. Gold left at the end scores { $points } points apiece; other goods and workers score nothing then. Place there.
residence-pass = That is all you need today. **Pass**; your { $workers } workers stay in your stock.
residence-claim = The **Lawyer** works. Choose a yellow tile, even an occupied one: it serves once more this round, then it is your **residence** for good.
residence-monument = On your own to the end of the round: bridge, your own **Bailiff**, **Gold Mine**, then a **monument** for { $target } points or more. A **residence** recruits one more worker each round until a monument covers it. If you wait, you are asked again next round.
    .done = { $got } points at once. Some monuments also bring something at every recruitment: the **Granary** food, the **Garden** workers, the **Factory** cloth.
    .missed = { $got } points. { $best } were possible: { $way }.

chapter-deliver = Alone: what is missing?
deliver-alone = Round { $round }. You stand on the **construction site** and have { $workers } workers left. Find out what your **bundle** lacks, and score { $target } points or more.
    .done = { $got } points. Food, gold and one more kind: that was a **bundle**.
    .missed = { $got } points. You have food and gold; one more kind of good makes a **bundle**, if it comes this round.

chapter-last = Alone: last at the bridge
last-alone = Round { $round }. You passed last, so you decide last at the bridge, and only Bruno's **Bailiff** comes after you. Build, deliver, and score { $target } points or more.
    .done = { $got } points. Built and delivered, as far as the goods went.
    .missed = { $got } points. { $best } were possible: { $way }.

chapter-gold = Alone: gold
gold-alone = Round { $round }. You have workers on **Foundry** and **Jeweler**, beyond the **provost**, and you have a **residence** to spare. Score { $target } points or more by the end of the round.
    .done = { $got } points. Gold is worth most where it becomes a **monument**.
    .missed = { $got } points. { $best } were possible: { $way }.

chapter-game = Alone: the last rounds
game-end = Rounds { $round } and { $rounds }, against Apprentices, the easy bots. Gold left at the end scores { $gold } points apiece, monuments can be built to the very last, and whoever ties for first shares the victory. You have { $points } points: bring it to { $target }.
    .done = { $got } points. Well built: you can play this game now.
    .missed = { $got } points this time. Deliver, build, visit tiles that score: { $target } are there.
