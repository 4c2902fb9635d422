title = { caylus }: your first game
finish = That was the whole round: place, pass, mind the provost, build, deliver, and use the king's favor. What other buildings do is written on them and always at hand. A real table is waiting for you.

later-tiles = Buildings that you have not used yet: what they do is written on them.
later-favors = Further columns of the favor table, and rare questions about favors.
later-tables = How a game is set up, other numbers of players, and variants.
later-limits = What happens when money, workers, tiles, the road or the castle run out.
later-cases = Rare cases at the special buildings, at the lawyer and at scorings.

chapter-first = First points
first-hello = You send workers to buildings along a road; they bring goods, money and **prestige points**, and the most points win. You already have workers on a **Sawmill** and a **Farm**. Play on, against Bruno and Clara.
first-carpenter = Players take turns to place one worker, for { $price } denier as long as nobody has passed. Most buildings take only one. You have { $deniers } deniers: go to the **Carpenter** on space { $space } to build.
    .early = You may pass at any time, but then nothing is built today. For this step: the **Carpenter**.
first-castle = At the **castle** goods become points after the road has brought them. Each player may have one worker there. Place one.
    .early = You may pass at any time, but the castle is worth a worker. For this step: the **castle**.
first-pass = You keep { $deniers } deniers. Whoever passes first gets { $gain } denier, and for everybody else a worker now costs one more. **Pass**.
first-provost = Only buildings up to the **provost** work. In the order of passing, each of you may move him up to { $steps } spaces, for { $price } denier a space. He is far enough out for you: leave him.
first-build = Bruno moved the **provost** to his worker. Now the road works from its beginning, and your **Carpenter** builds one wooden building: the **Mason**, for wood and food. It goes to space { $space }, the first free one, and scores { $points } points.
    .other = That could be built too, but the **Mason** will open stone buildings to you. For this step: that one.
    .free = You need not build, but these would be your first points. For this step: the **Mason**.
first-batch = On your own: your worker on the **Farm** brings food or cloth, then comes the **castle**. A **batch** is { $size } different goods, one of them food, for a house and { $points } points. Whoever stands there and gives none loses { $loss }: get { $target } points.
    .done = { $got } points. Nobody gave more batches this round than you, so a **favor** of the king is yours.
    .missed = { $got } points, but { $best } were there: { $way }. More food makes no **batch**, and an empty-handed worker at the **castle** costs { $loss } points.

chapter-favor = A favor, and a new round
favor-table = The most batches of a round earn a **favor**; in a tie whoever came to the castle first gets it. Choose a line of the favor table: your marker goes one column on, and you may use one effect of the line up to there. So far { $columns } columns are open.
favor-line = A favor cannot be kept: choose now. The line **Buildings** gives nothing at first, then it builds for less and without a **Carpenter**. Workers cost money: choose **Money**.
    .other = A fine line too. For this step: **Money**.
favor-column = The first column pays { $now } deniers. The next favors on this line pay { $next } in the second, until further columns open. Take the first.
    .waive = You may leave an effect unused, but money is money. For this step: take it.
favor-round = Round { $round }: your { $workers } workers are home, all get { $income } deniers, a worker costs one again. The **bailiff** went { $fast } spaces, as the **provost** was ahead of him; otherwise { $slow }. Then the provost joins him.
favor-order = Clara used the **Stables**, so she plays first now; otherwise the order stays. Her worker in the **Inn** moved inside: any worker costs her { $price } denier whoever has passed, until the next one there sends hers home.
favor-sawmill = Clara went to your **Mason**: { $points } point for you at once, even if it will not work. What was built last round is in use now, for its owner always at { $price } denier. You need goods: place on the **Sawmill**.
    .early = You may pass at any time, but you still have plans. For this step: the **Sawmill**.
favor-order-alone = Build this round with what the road brings, for { $target } points. A **Carpenter** stands on space { $near }, another on space { $far }: think of the order. **Peddler** and **Marketplace** cost wood and any good, the **Lawyer** wood and cloth.
    .done = { $got } points. First came the goods, then the **Carpenter**.
    .missed = { $got } points. The **Carpenter** on space { $near } works before the **Sawmill** brings its wood, a building needs a second good, and others want the **Carpenter** too. Place all you need before you pass.

chapter-provost = The provost and the gold mine
provost-own = Round { $round } of another game: your **Farm (cloth)** lies just beyond the **provost**. It makes { $cloth } cloth or { $food } food. What a building makes you must take, other effects you may skip: place there.
    .early = You may pass at any time, but you still have plans. For this step: your **Farm (cloth)**.
provost-mine = The **Gold mine** makes gold, worth { $points } points apiece at the end. It lies beyond space { $space } too: you may place there, but if the **provost** stays away, worker and denier are wasted. Place there.
    .early = You may pass at any time, but you still have plans. For this step: the **Gold mine**.
provost-guild = Before the road come the special buildings, in their order, wherever the provost is. The **Trading post** pays { $pay } deniers; the **Merchants' guild** moves the **provost** up to { $steps } spaces for free. Place on the **Merchants' guild**.
    .early = You may pass at any time, but then the mine stays out of reach. For this step: the **Merchants' guild**.
provost-both = Bring home { $target } gold and { $cloth } cloth. First the guild moves the **provost**, then everybody may pay for spaces, in the order of passing. Bruno would like to stop you.
    .done = Gold and cloth are yours. A space to spare, or the last word, is worth its deniers.
    .missed = Not both. Whoever moves the **provost** after you can take him back: leave a space to spare, or pass later and have the last word.

chapter-section = The castle is scored
section-walls = Round { $round } of this game. A house in the **Dungeon** scores { $dungeon } points, in the **Walls** { $walls }, in the **Towers** { $towers }. When the **Walls** are full or the **bailiff** has reached space { $space }, they are scored at the end of the round: today.
section-count = Without a house there you lose { $loss } points, if you have them; one is worth nothing, { $few } bring a **favor**, { $more } bring { $favors }. In the **Dungeon** it was { $less } points and at most one favor; it stays closed now.
section-castle = Everybody's goods are open: Bruno has { $food } food for as many batches, and builds before you. The most batches earn another **favor**. Go to the **castle** too.
    .early = You may pass at any time, but you need houses. For this step: the **castle**.
section-farm = Your stone **Farm** makes { $food } food and { $cloth } cloth together. When others use it, you get one of these goods, too. Place there yourself.
    .early = You may pass at any time, but you need houses. For this step: your **Farm**.
section-pass = The others have passed, so a worker would cost { $price } deniers now. You will move the **provost** last. **Pass**.
section-provost = Clara moved the **provost** back: your **Farm** on space { $space } would not work. Nobody can answer you any more, and one space costs { $price } denier. Move him forward.
    .far = Farther than needed, and Bruno's worker on the **Lawyer** would thank you. For this step: one space.
    .lost = Then your **Farm** makes nothing, and your denier for it is gone. For this step: one space forward.
section-houses = On your own up to the **castle**: choose what your **Farm (cloth)** makes, then give batches for { $target } points. What you put together first decides how many there will be; a full section passes on to the next.
    .done = { $got } points, and your houses in the **Walls** now bring several favors, each on a different line. After the scoring, further columns open.
    .missed = { $got } points, but { $best } were there: { $way }.

chapter-cloth = Cloth in time
cloth-lawyer = Round { $round }: the **Lawyer** turns a neutral building, as at the road's beginning, or one of your own into a **Residence**, for a denier and a cloth. That scores { $points } points and pays { $income } denier more in every round. Place there.
    .early = You may pass at any time, but you still have plans. For this step: the **Lawyer**.
cloth-joust = For a denier and a cloth the **Joust field**, a special building, gives a **favor**, once a round. If you cannot pay, you get nothing. You have { $cloth } cloth.
cloth-gate = A worker on the **Gate** waits until all have passed. Then, before the other special buildings, you move it for free to any empty place, or take it home. Place there.
    .early = You may pass at any time, but you still have plans. For this step: the **Gate**.
cloth-both = Get a **favor** and a **Residence** this round. Which comes first, the **Joust field** or the road? And mind the **provost**: the **Lawyer** works last.
    .done = Old cloth for the favor, new cloth for the **Lawyer**: you know the order of a round.
    .missed = Not both. The **Joust field** takes only cloth you have before the road works; what the **Farm** makes is in time for the **Lawyer**, if the **provost** reaches it.

chapter-prestige = From house to prestige
prestige-house = Round { $round }: your **Residence** on space { $space } pays and takes no workers. It is also the only site for prestige buildings: your worker on the **Architect** can replace it, and its income, for example with the **Weaver** for { $points } points.
prestige-mason = A **Mason** builds in stone, as a **Carpenter** does in wood: for up to { $most } points. The **Church** scores { $points } and brings a **favor**, used before the next building works. Place on your **Mason**.
    .early = You may pass at any time, but you still have plans. For this step: the **Mason**.
prestige-pass = Bruno stands on your stone **Farm**, so you will choose a good as its owner. **Pass**; you move the **provost** last.
prestige-weaver = On your own up to the **castle**: **provost**, **Mason**, the farm's good, **Architect**, a batch. Get { $target } points, and mind what each price leaves you. Gold replaces no stone or cloth in a price, but may go into a batch.
    .done = { $got } points; the most was { $best }. Prestige buildings are where gold shines.
    .missed = { $got } points, but { $best } were there: { $way }.

chapter-most = Alone: the most batches
most-alone = Round { $round }. You are first at the **castle**, Bruno is behind you. Choose what **Forest** and **Farm** make, and give batches for { $target } points.
    .done = { $got } points, and the **favor** for the most batches as well.
    .missed = { $got } points, but { $best } were there: { $way }.

chapter-cut = Alone: the last word
cut-alone = Round { $round }. Clara leads, with workers on the **Gold mine** and a **Farm**; the **provost** is on space { $space }, and you move him last. Keep her from the gold, and bring home { $target } cloth, and a wood from your **Peddler**.
    .done = Clara gets no gold, and your workers have all worked.
    .missed = Not quite. The **provost** has to stop exactly at your last worker; then buy wood at the **Peddler**.

chapter-house = Alone: gold
house-alone = Round { $round }. Your workers stand on **Bank**, **Lawyer** and **Architect**, in this order; a new **Residence** can be built on at once. Score { $target } points, and keep a denier for the **Lawyer**.
    .done = { $got } points; the most was { $best }. The **Bank** sells gold, but you need not buy.
    .missed = { $got } points, but { $best } were there: { $way }.

chapter-game = Alone: the last rounds
game-end = The game ends with the scoring of the **Towers**: without a house you lose { $loss } points, { $few } bring a **favor**, { $more } bring { $favors }. Then gold scores { $gold } each, { $goods } other goods or { $deniers } deniers one point. You have { $points }: bring it to { $target }.
    .done = { $got } points. Well built: you can play this game now.
    .missed = { $got } points this time. Castle, favors and gold: { $target } are there.
