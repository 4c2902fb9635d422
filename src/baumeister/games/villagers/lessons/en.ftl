title = { villagers }: your first village
finish = Draft, lay, open padlocks and earn on market days: now you know how it goes, with the modules too. What each person does is written on the card. A real table is waiting for your village.

later-tables = Other numbers of players, with people you have not met, and the game without padlocks.
later-cards = Silver people you have not met: what they count is written on them.
later-specials = Rare uses of special people, such as a chain that begins with a **Monk**.
later-ends = What happens when stacks, reserve or basics run out.
later-modules = Other profiteers and developments, and rare questions about the modules: what each does is written on the card.
later-examples = Examples that work out in numbers what you know already.

chapter-first = First gold
first-hello = This is your village: the **Founders** and whoever has joined them. The most gold after the last market day wins; cards in hand count for nothing. You have { $gold }.
first-village = Every round all of you draft new people, card by card in turn, then lay some in your villages. Some stand alone, like your **Hunter**; others need a certain person below, as your **Carpenter** needs the **Lumberjack**.
first-beekeeper = Your build turn: lay up to { $limit } people. The **Beekeeper** has a padlock that your **Carpenter** opens, earning { $coins } gold from the bank. Lay the **Beekeeper**.
    .later = That needs a card from your hand; we come to it later. For this step: the **Beekeeper**.
    .early = You may end your turn at any time, but people are waiting to move in. For this step: the **Beekeeper**.
    .dear = His padlock is for a **Blacksmith**, and nobody has one: you would have to pay. For this step: the **Beekeeper**.
first-order = Now on your own: lay { $left } more people, earn { $target } more coins and end your turn. The **Cooper** goes on the **Lumberjack** beside the **Carpenter** and needs a **Blacksmith** to open his padlock; the **Blacksmith** goes on the **Miner**.
    .done = { $got } more coins. Whoever opens a padlock must lie in your village first.
    .missed = { $got } more coins, but { $target } were there: { $way }. A **Blacksmith** in your hand opens nothing.

chapter-draft = Market day and new people
draft-market = The first { $stacks } stacks are empty, so a market day came: { $printed } gold printed on your uncovered cards, { $coins } for the coins on them, which stay there. The last one comes when all stacks are empty.
draft-limit = Each round another player begins, now Clara. All draft { $base } cards and one more per food in the village: with your **Hunter** you draft { $limit }. You must take them all.
draft-truffler = Take a card from the row; its coin is yours. The leftmost stack fills the gap, without a coin. After the draft, cards with a coin leave, new ones come, and each gets a coin: take the **Truffler** now.
    .hidden = Of a stack you see only the suit, and there is no coin. For this step: the **Truffler**.
draft-stack = You may also draft the top card of a stack. You see only the suit on its back: grain, like the **Swineherd** whom your **Truffler** needs below. Try your luck.
draft-fits = There he is. Your last card: take somebody from the row who lies on a **Miner**, where you still have room, and whose padlock your **Blacksmith** opens.
    .done = The **Glass Blower** fits. Drafted cards come into the hand when everybody is done.
    .missed = That one does not fit. Look once more: who lies on a **Miner** and has a padlock for the **Blacksmith**? The **Jeweler** has it too, but lies on a **Spelunker**.

chapter-cover = What is covered does not count
cover-swineherd = Clara opened padlocks with your **Carpenter**: her gold lies on him. The **Swineherd** covers your **Founders**, and their { $gold } gold no longer counts. He shows { $printed } gold and food himself: lay him.
    .later = That comes in a moment. For this step: the **Swineherd**.
    .early = You may end your turn at any time, but people are waiting. For this step: the **Swineherd**.
cover-truffler = The **Truffler** covers him in turn: { $lost } gold and a food go, { $gold } gold and a food come. Of covered cards only suit and padlock count. Your **Hunter** opens: lay the **Truffler**.
    .later = That comes in a moment. For this step: the **Truffler**.
    .early = You may end your turn at any time, but people are waiting. For this step: the **Truffler**.
cover-basic = At the bottom of a chain there is room for { $carries } people side by side, in the middle for one: your **Lumberjack** is full. For any hand card you get a basic, without a build action, up to { $most } a turn. Take a **Lumberjack**.
cover-pile = The card you give up goes face down on a stack that still has cards; others see its suit only. Choose any.
cover-give = Your **Bed Builder** would need a **Hayer** below: give him up.
cover-builder = You can lay { $left } more: somebody with at least { $target } gold who also raises your build limit. It is { $base } and one more per build symbol, from the next round on, never in the same turn. Then end it.
    .done = Gold and a build symbol: from the next round on you lay one more person.
    .missed = Not both of them. Gold without a build symbol, or the reverse, is only half of it: { $way }.

chapter-locks = Who opens the padlock?
locks-flip = Round { $round } of another game. Your **Founders** have turned to their food side, as they do in a village without uncovered food at the end of a build phase. Their gold is gone.
locks-fisher = The **Fisher** needs a **Shipwright**. Bruno has one, you too, and your own always comes first: { $coins } gold from the bank. Lay the **Fisher**.
    .early = You may end your turn at any time, but people are waiting. For this step: the **Fisher**.
locks-poulterer = The **Poulterer** needs a **Carpenter**, and only Clara has one: { $coins } gold from your supply must go on him, or it cannot be done. Coins on your people cannot pay; if nobody had one, the bank would get the gold. Lay her.
    .early = You may end your turn at any time, but people are waiting. For this step: the **Poulterer**.
locks-smuggler = Some special people act and leave, without a build action. The **Smuggler** too has a padlock, opened before he acts: by your **Shipwright**. Play him.
    .early = You may end your turn at any time, but he costs no build action. For this step: the **Smuggler**.
locks-half = He brings half the gold printed on an uncovered person of yours, rounded up. Choose the **Glass Blower** with { $gold }.
    .other = That is allowed too. For this step: the **Glass Blower**.
locks-free = On your own: { $left } more people, and pay nothing. Earn { $target } coins with a padlock that one of yours opens (if several can, you choose who gets them), add at least { $more } printed gold, and end your turn.
    .done = { $got } coins earned and nothing paid.
    .missed = { $got } coins. Look for a padlock that one of yours opens, and for gold without a padlock: { $way }.

chapter-monk = The missing link
monk-missing = Another game: your **Truffler** could bring { $gold } gold, but you have no **Swineherd**. The **Monk** stands for anybody in a chain, yet never lies on top: he is laid together with whoever covers him, for a build action each.
monk-monk = On your **Founders** the **Monk** can be the **Swineherd**. Play him; nothing else is possible then until he is covered.
    .early = You may end your turn at any time, but this is a rare chance. For this step: the **Monk**.
monk-truffler = The **Monk** shows nothing of the person he stands for, and all other links must be there. Your **Hunter** opens the padlock: lay the **Truffler**.
    .other = That would fit too. For this step: the **Truffler**.
monk-grocer = The **Grocer** is silver: on the last market day he pays for every food. Earn { $target } coins from his padlock with up to { $left } actions, pay nothing, raise your draft limit from { $limit } to { $most } (the most there is), and end your turn.
    .done = { $got } coins and silver for the end. You never draft or lay more than { $most }, however much food and however many build symbols you show.
    .missed = That was not all of it. His padlock wants a **Harvester**, who shows food as well: { $way }.

chapter-apprentice = Other people's people
apprentice-grazier = In Bruno's village a **Fromager** covers a **Milk Maid**. You want the maid, and she needs a **Grazier** below: lay yours on your new **Hayer**.
    .early = You may end your turn at any time, but Bruno will not wait. For this step: the **Grazier**.
apprentice-apprentice = For one build action the **Apprentice** changes places with a covered person of any village. Uncovered people are safe, and the **Founders** of others always are. Play him.
    .early = You may end your turn at any time, but Bruno will not wait. For this step: the **Apprentice**.
apprentice-swap = He stays with Bruno. Whoever he takes needs a place in your village and a padlock opened anew, here by your **Cooper**. The **Milk Maid** covers your **Grazier**, so one food goes and { $food } come: take her.
    .other = That would be allowed, but you want the **Milk Maid**. Take her.
apprentice-tinner = Your **Locksmith** is silver: { $per } gold per padlock in your village, covered or not. Raise his { $silver } by { $target } with { $left } actions and pay nothing. The **Tinner** costs no action and opens any padlocks for this turn.
    .done = { $got } more gold for the **Locksmith**, and nobody got a coin for it.
    .missed = Not yet: { $got } more gold, and you may pay nothing. First the **Tinner**, then people with padlocks: { $way }.

chapter-end = The last market day
end-last = All stacks are empty, and the reserve takes their place: this is the last round. Its market day pays printed gold and silver, then the coins on your people.
end-wattler = Silver counts what your village has. The **Freemason** would pay { $silver } now: { $per } for each build symbol. Lay the **Wattler**, and it will be more.
    .early = There is no later: this is your last turn. For this step: the **Wattler**.
end-priest = The **Priest** pays { $per } gold per { $symbols } solo symbols, his own included; an odd one counts for nothing. Only Clara has a **Chandler** for his padlock. Pay her: he is worth it.
    .early = There is no later: this is your last turn. For this step: the **Priest**.
end-finale = Bring your { $gold } gold to { $target } by the end, with { $left } actions and whatever costs none. The **Ore Muler** counts ore, and each **Miner** shows it. In a tie the smaller village wins, else you share.
    .done = { $got } gold. Basics cost no action, and silver counts them.
    .missed = { $got } gold. Look for silver that counts what you already have, and lay basics that it counts: { $target } are there.

chapter-chain = Alone: a chain with a gap
chain-alone = Round { $round }, { $left } actions. End your turn with { $target } more printed gold, { $coins } more coins on your people, and no less gold than now.
    .done = { $got } more printed gold. First who opens, then who stands in, then who covers.
    .missed = Not all of it: { $way }.

chapter-opener = Alone: openers first
opener-alone = Round { $round }, { $left } actions. Earn { $target } coins on your people this turn. The same person may be there more than once, and one opener can serve several padlocks.
    .done = { $got } coins on your people, from the bank.
    .missed = { $got } coins, but { $target } were there: { $way }.

chapter-lastday = Alone: the last build turn
lastday-alone = The last build turn of a game, { $left } actions. You have { $gold } gold: bring it to { $target } on the market day.
    .done = { $got } gold. What costs no action is easily forgotten: you did not.
    .missed = { $got } gold. Think of those who act and leave, and of food that silver counts: { $target } are there.

chapter-game = Alone: the last rounds
game-end = Round { $round } and one more, against Apprentices, the easy bots. You have { $gold } gold; think of the last market day. Bring it to { $target }.
    .done = { $got } gold: you can play this game now. What follows are its modules, should you ever want more.
    .missed = { $got } gold this time. Printed gold, silver that fits your village, and padlocks that you open yourself: { $target } are there.

chapter-support = Module: support
support-card = With this module everybody gets a support card as well. Some work in the build phase: the **Pigeoneer** takes one of the top { $seen } cards of the reserve. The **Nun** stays, for a build action, and repeats the silver of somebody whom you have exactly once.
support-draft = Others work in the draft: the **Prophet** looks through a stack and drafts the card he likes best. The **Recruiter**, once laid, may take a second card in each of your draft turns, for { $fee } gold.
support-benefactor = Yours is the **Benefactor**. In your draft turn, before you draft, he lays a person from your hand, without a build action; the usual rules hold. You may draft { $limit } cards so far: play him.
    .first = The **Benefactor** comes before the draft. For this step: the **Benefactor**.
support-food = Whom will he lay? Choose somebody who raises your draft limit of { $limit } at once.
    .done = Food on the table: you draft one more card, in this very round.
    .missed = No food, so you draft as many cards as before. Look for somebody who shows food.

chapter-profiteers = Module: profiteers
profiteers-bronze = Profiteers are shuffled in with the others. Some of them show bronze: it pays after every build phase, from the round in which the card is laid. If you have several, only the best one pays.
profiteers-captain = The **Captain** brings { $per } gold for each uncovered gold symbol, however much is printed on it. Your **Founders** and your **Shipwright** show one each. Lay him.
    .later = That comes in a moment. For this step: the **Captain**.
    .early = You may end your turn at any time, but he would pay today. For this step: the **Captain**.
profiteers-thatcher = He pays { $bronze } now, and the **Thatcher** has gold as well: lay him. Your **Wholesaler** is silver, { $per } gold for each set of an ore, a hay and a wood symbol, and can wait.
    .later = That comes in a moment. For this step: the **Thatcher**.
    .early = You may end your turn at any time, but people are waiting. For this step: the **Thatcher**.
profiteers-freelancer = One more to know: a **Freelancer** in any village works for everybody. Before your first action you may lay { $fee } gold on the card for one more build action; the coins belong to its owner.
profiteers-symbol = You can lay { $left } more. Bring the **Captain** from { $bronze } to more, then end your turn.
    .done = { $got } more gold, and so it will be after every build phase.
    .missed = { $got } more gold. The **Mason** shows gold and lies on a **Miner**, and a basic costs no action: { $way }.

chapter-developments = Module: developments
developments-cards = Developments lie beside the row, one of each group. After every build phase each rewards whoever alone has most of what it counts. A tie wins nothing.
developments-harvester = The **Marketplace** counts food and gives { $gold } gold; all of you show { $food }. Covered food would not count, covered suits would. Lay the **Harvester**.
    .later = That comes in a moment. For this step: the **Harvester**.
    .early = You may end your turn at any time, but the prize is near. For this step: the **Harvester**.
developments-production = The **Gold Mine** counts ore and gives { $gold } gold. Other production cards, like the **Sawmill**, also stay with the winner until the next time, and lend food or a build symbol for a round.
developments-three = Now lead alone in all of them when your turn ends. The **Church** counts the people in your village, basics too, and gives { $gold } gold and a card. End your turn when you are ahead.
    .done = Ahead everywhere: if nobody overtakes you, all of it is yours after the build phase.
    .missed = Not everywhere. Each **Miner** is one ore and one person, and basics cost no action: { $way }.
