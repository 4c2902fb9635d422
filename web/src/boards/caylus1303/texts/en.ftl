# Caylus 1303 in the browser: what only the board there says.

caylus1303-client-road = Road
caylus1303-client-next = next building plot
caylus1303-client-owner = owned by { $name }
caylus1303-client-workers-of = workers: { $names }
caylus1303-client-beyond = beyond the provost
caylus1303-client-order = Order
caylus1303-client-passed-order = passed: { $names }
caylus1303-client-pass = pass, place { $place } on the Guilds Bridge
caylus1303-client-passed-first = passed, begins round { $round }
caylus1303-client-favor = Favor: site
caylus1303-client-slot-open = open
caylus1303-client-court = Characters at court
caylus1303-client-tiles =
    { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }
caylus1303-client-houses =
    { $count ->
        [one] 1 house
       *[other] { $count } houses
    }
caylus1303-client-bonus = owner receives { $amounts }
caylus1303-client-each-recruit = at each recruiting { $amounts }

# Headings in the plural where pieces are looked up.
caylus1303-client-kinds-printed = Printed buildings
caylus1303-client-kinds-start = Start tiles
caylus1303-client-kinds-wood = Wood tiles
caylus1303-client-kinds-stone = Stone tiles
caylus1303-client-kinds-monument = Monuments
caylus1303-client-kinds-residence = Residences

# What a thing is and what it is for: on hover, focus and a long press.
caylus1303-client-about-food = Part of every bundle for the castle, and pays for many buildings.
caylus1303-client-about-wood = Pays for wood tiles, and for a favor at the Fairground.
caylus1303-client-about-stone = Pays for stone tiles and monuments.
caylus1303-client-about-cloth = Pays for the Lawyer, the Manor and the Church; the Tailor turns it into points.
caylus1303-client-about-gold =
    { $points ->
        [one] Pays for monuments. What is left at the end counts 1 prestige point each.
       *[other] Pays for monuments. What is left at the end counts { $points } prestige points each.
    }
caylus1303-client-about-workers = In stock: for placing, for the provost's steps on the bridge, and as the price of some buildings.
caylus1303-client-about-camp = Used workers. Recruiting at the end of the round brings some of them back; there are { $all } in all.
caylus1303-client-about-houses = One for every building you build, and for the Lawyer. Without a house you cannot build.
caylus1303-client-about-points = Whoever has the most at the end wins.
caylus1303-client-about-points-hidden = You see the points of the others at the end.
caylus1303-client-about-bridge = Whoever passes puts a house here. In this order you move the provost: up to { $steps } steps, each costs a worker.
caylus1303-client-about-site =
    { $points ->
        [one] Whoever stands here may deliver bundles: 1 prestige point for each, from left to right.
       *[other] Whoever stands here may deliver bundles: { $points } prestige points for each, from left to right.
    }
caylus1303-client-about-gap = Everything up to here works this round, everything beyond does not.
caylus1303-client-about-gap-beyond = The provost stands beyond the road: everything works.
caylus1303-client-about-slot = Can be used with a favor, without a worker.
caylus1303-client-about-plot = New buildings always go to the next free plot.
caylus1303-client-about-residence = Brings one more worker when you recruit, and can carry a monument. No place for workers.
caylus1303-client-about-free = Belongs to nobody: everybody may place here.
caylus1303-client-about-owned =
    { $points ->
        [one] Everybody may place here; when somebody else does, the owner gains 1 prestige point.
       *[other] Everybody may place here; when somebody else does, the owner gains { $points } prestige points.
    }
caylus1303-client-about-built-wood = Built at the Carpenter.
caylus1303-client-about-built-stone = Built at the Stonemason.
caylus1303-client-about-built-monument = Goes on a residence of your own at the end of the round.
caylus1303-client-about-lawyer = At the end of the round the yellow tile becomes your residence.
