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
