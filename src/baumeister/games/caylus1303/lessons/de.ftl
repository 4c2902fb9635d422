title = { caylus1303 }: deine erste Partie
finish = Das war alles: setzen, passen, nutzen, bauen, liefern. Was andere Gebäude und Charaktere tun, steht auf ihnen und ist immer zur Hand. Ein echter Tisch wartet auf dich.

later-tiles = Gebäude und Monumente, denen du noch nicht begegnet bist: Was sie tun, steht auf ihnen.
later-characters = Charaktere, die für spätere Partien bleiben, und seltene Fragen zu denen, die du kennst.
later-tables = Andere Spielerzahlen, und wie eine Partie aufgebaut wird, die nicht deine erste ist.
later-limits = Was geschieht, wenn Arbeiter, Häuser, Gebäude oder die Straße selbst zu Ende gehen.
later-cases = Seltene Fälle, etwa mehrere Gunstbeweise in einer Runde.

chapter-first = Die ersten Punkte
first-hello = { $rounds } Runden, eine Straße, du gegen Bruno und Clara. Du schickst Arbeiter zu Gebäuden, und die Gebäude bringen Ressourcen, neue Plättchen und **Prestigepunkte**. Wer am Ende die meisten Punkte hat, gewinnt.
first-carpenter = Auf einem **Bauernhof**, einem **Steinbruch** und der **Baustelle** stehen schon Arbeiter von dir. In jedem Zug setzt du einen weiteren, auf ein Gebäude, auf dem niemand steht. Setz einen deiner letzten { $workers } auf den **Zimmermann**: Dort wirst du bauen.
    .early = Passen darfst du jederzeit, aber dann wird heute nichts gebaut. Für diesen Schritt: der **Zimmermann**.
first-pass = Du behältst { $workers } Arbeiter. Wer zuerst passt, beginnt die nächste Runde, und von da an kostet jedes Setzen die anderen einen Arbeiter mehr, dabei bleibt es. **Passe**.
first-build = Jetzt wirken die Gebäude, eins nach dem anderen die Straße entlang. Beim **Zimmermann** bezahlst du mit Holz und Nahrung einen eigenen **Steinbruch**; er kommt mit deinem Haus auf Feld { $space } und zählt sofort { $points } Punkte. Bau ihn.
    .other = Auch das ließe sich bauen, aber ein eigener **Steinbruch** wird dir Stein bringen. Für diesen Schritt: bau ihn.
    .free = Du musst nicht bauen, aber das wären deine ersten Punkte. Für diesen Schritt: der **Steinbruch**.
first-bridge = Bruno hat den **Zoll** doppelt bezahlt und den **Vogt** einen Schritt bewegt: Hinter ihm wirkt kein Gebäude. An der **Gildenbrücke** dürfen ihn alle bewegen, in der Reihenfolge des Passens, bis zu { $steps } Schritte in eine Richtung für je einen Arbeiter. Lass ihn stehen.
first-harvest = Dein Arbeiter auf dem **Bauernhof** bringt Nahrung. Du musst sie nicht nehmen, doch der Arbeiter geht so oder so ins **Camp**, und von dort kommen jede Runde nur einige zurück. Nimm sie.
first-bundle = Nun du allein: der **Steinbruch** auf Feld { $space }, dann die Lieferung. Ein **Bündel** sind { $size } verschiedene Ressourcen, eine davon Nahrung; es zählt { $points } Punkte, und dein **Vorarbeiter** legt { $more } drauf. Hol { $target } Punkte.
    .done = { $got } Punkte: Aus deinen Ressourcen ist Prestige geworden. Mehr als { $best } war nicht zu holen.
    .missed = { $got } Punkte, dabei waren { $best } zu holen: { $way }.

chapter-favor = Eine Gunst des Königs
favor-characters = Niemand hat mehr Bündel geliefert als du, und bei Gleichstand zählt der Platz weiter links auf der Baustelle: Die **Gunst** gehört dir. Sie bringt Charaktere. Vor der ersten Runde haben alle einen gewählt, du den **Vorarbeiter**; die übrigen liegen auf dem Plan.
favor-favor = Für eine Gunst nimmst du jemandem einen Charakter ab, oder du nutzt ein Plättchen der Baustelle und nimmst danach einen Charakter vom Plan. Bisher ist nur das erste Plättchen offen, ab Runde { $from } auch das nächste. Nutze den **Markt**.
favor-market = Ein Plättchen der Baustelle wirkt ohne Arbeiter darauf, hat aber seinen Preis: hier { $price } Arbeiter aus deinem Vorrat. Auf der Straße macht es das **Gildenhaus** umgekehrt: Arbeiter für eine Ressource. Tuch hast du noch keins: Nimm es.
favor-recruit = Mit dem **Kämmerer** ergeben beliebige Ressourcen ein Bündel, der **Fuhrmann** liefert ohne Arbeiter auf der Baustelle, der **Tagelöhner** wirbt einen Arbeiter mehr an. Gleich werben alle { $base } aus dem Camp an. Nimm einen Charakter, mit dem { $target } zu dir kommen.
    .done = { $got } Arbeiter sind gekommen, und so bleibt es, solange du den Charakter behältst. Mehr als { $all } hast du insgesamt nie.
    .missed = { $got } Arbeiter sind gekommen. { $best } waren möglich: { $way }.

chapter-road = Die Reihenfolge der Straße
road-reset = Runde { $round }: Du beginnst, weil du zuerst gepasst hast, und was letzte Runde gebaut wurde, wirkt von jetzt an. Der **Vogt** steht wieder vor dem letzten Gebäude der Reihe, Claras neuer **Spinnerei**. Von selbst wirkt sie also nicht: Jemand muss ihn bewegen.
road-sawmill = Dein Holz ist verbaut, und jedes Holzgebäude kostet Holz. Die **Sägemühle** gibt welches. Setz dorthin; ein Gebäude mit einem Arbeiter ist in dieser Runde für alle anderen zu.
    .early = Passen darfst du jederzeit, aber du hast noch etwas vor. Für diesen Schritt: die **Sägemühle**.
road-own = Dein eigener **Steinbruch** gibt { $stones } Stein, mehr als das Startgebäude. Wer ein Gebäude gebaut hat, bekommt Punkte, wenn andere dort setzen; auf deinem eigenen und denen vom Aufbau niemand. Setz dorthin.
    .early = Passen darfst du jederzeit, aber du hast noch etwas vor. Für diesen Schritt: dein **Steinbruch**.
road-order = Bau in dieser Runde mit dem Holz der **Sägemühle**, für mindestens { $target } Punkte. Ein **Zimmermann** steht auf Feld { $printed }, einer auf Feld { $tile }: Denk an die Reihenfolge der Straße. Wo ein Preis etwas Beliebiges verlangt, geht alles außer Gold.
    .done = { $got } Punkte. Erst kam das Holz, dann der **Zimmermann**.
    .missed = { $got } Punkte, { $best } waren möglich: { $way }. Der aufgedruckte **Zimmermann** wirkt, bevor die **Sägemühle** Holz bringt; wer dort steht, wartet vergebens.

chapter-provost = Der Vogt
provost-foreign = Claras **Spinnerei** gibt { $cloth } Tuch. Setz dorthin: Clara bekommt sofort { $points } Punkt, ob das Gebäude wirken wird oder nicht. So verdienen Gebäude für die, die sie gebaut haben; wie viele Punkte jemand hat, bleibt bis zum Ende verdeckt.
provost-mine = Die **Goldmine** liegt hinter dem **Vogt**. Setzen darfst du dort trotzdem, aber wenn ihn niemand weiterbewegt, geht dein Arbeiter umsonst ins **Camp**. Setz dorthin.
provost-toll = Der **Zoll** bewegt ihn bis zu { $steps } Schritte, ohne dass es etwas kostet, noch vor der Brücke. Er wirkt, wo immer der Vogt steht, wie alle Gebäude vor der Brücke. Setz dorthin.
provost-pass = Du behältst { $workers } Arbeiter, und jeder ist an der Brücke einen Schritt wert. Wer zuerst passt, zieht dort zuerst, und die anderen können antworten. **Passe**.
provost-both = Sorge dafür, dass beide Arbeiter wirken, auf **Spinnerei** und **Goldmine**. Erst kommt der **Zoll**, dann die Brücke, und zuletzt darf Brunos **Gutsverwalter** den Vogt { $step } Schritt umsonst bewegen. Wo er dann steht, gilt für die ganze Runde.
    .done = Beide haben gewirkt, und Brunos **Gutsverwalter** konnte dich nicht aufhalten.
    .missed = Nicht alle beide. Der **Gutsverwalter** zieht zuletzt, also lass einen Schritt Spielraum: { $way }.

chapter-stone = Stein und fremde Charaktere
stone-mason = Runde { $round } einer anderen Partie. Steingebäude zählen mehr als Holz, aber nur ein **Maurer** baut sie, hier der von Clara. Setz dorthin; eine **Residenz**, ein leeres Feld und die Brücke nehmen keine Arbeiter auf.
stone-site = Ressourcen für ein **Bündel** hast du auch. Auf der **Baustelle** hat jeder höchstens einen Arbeiter, und sie füllt sich von links; Clara war zuerst da, bei Gleichstand bekommt also sie die Gunst. Schick einen Arbeiter.
stone-fair = Der **Jahrmarkt** verkauft eine **Gunst** für Holz, vor allen anderen Gebäuden. Das zweite Plättchen der Baustelle ist seit Runde { $from } offen, das dritte öffnet in Runde { $third }. Setz auf den **Jahrmarkt**.
stone-pass = { $workers } Arbeiter im Vorrat reichen für die Brücke. **Passe**, bevor es die anderen tun.
stone-favor = Als Erstes wirkt der **Jahrmarkt**. Bezahle das Holz.
stone-steal = Nimm diesmal jemandem einen Charakter ab, ohne etwas dafür zu geben. Die **Architektin** bringt { $more } Punkt mehr für alles, was du baust, schon von jetzt an. Nimm sie.
stone-both = Allein bis zum Ende der Lieferung: Bau und liefere für mindestens { $target } Punkte. Überleg, womit du bezahlst, denn ein **Bündel** braucht { $size } verschiedene Ressourcen.
    .done = { $got } Punkte; mehr als { $best } war nicht zu holen. Bauernhof, Sägemühle und Steinbruch aus Stein gäben dir auch etwas, sooft andere sie nutzen.
    .missed = { $got } Punkte. { $best } waren möglich: { $way }.

chapter-residence = Vom Haus zum Monument
residence-later = Runde { $round } einer anderen Partie, und alle **Monumente** liegen von Anfang an bereit. Allein der **Kornspeicher** zählt { $points } Punkte. Für ein Monument brauchst du eine **Residenz** an der Straße.
residence-lawyer = Residenzen macht der **Notar**: Für ein Tuch kommt dein Haus über ein gelbes Startgebäude. Punkte gibt das noch keine. Setz dorthin.
residence-gold = Monumente kosten Gold, und die **Goldmine** gibt es. Gold, das am Ende übrig ist, zählt je { $points } Punkte; andere Ressourcen und Arbeiter zählen dann nichts. Setz dorthin.
residence-pass = Mehr brauchst du heute nicht. **Passe**; deine { $workers } Arbeiter bleiben in deinem Vorrat.
residence-claim = Der **Notar** wirkt. Wähle ein gelbes Plättchen, gern auch ein besetztes: In dieser Runde dient es noch, dann ist es für immer deine **Residenz**.
residence-monument = Allein bis zum Ende der Runde: Brücke, dein eigener **Gutsverwalter**, **Goldmine**, dann ein **Monument** für mindestens { $target } Punkte. Eine **Residenz** wirbt jede Runde einen Arbeiter mehr an, bis ein Monument sie bedeckt. Wenn du wartest, wirst du nächste Runde wieder gefragt.
    .done = { $got } Punkte auf einmal. Manche Monumente bringen auch etwas bei jeder Anwerbung: der **Kornspeicher** Nahrung, der **Garten** Arbeiter, die **Manufaktur** Tuch.
    .missed = { $got } Punkte. { $best } waren möglich: { $way }.

chapter-deliver = Allein: Was fehlt?
deliver-alone = Runde { $round }. Du stehst auf der **Baustelle** und hast noch { $workers } Arbeiter. Finde heraus, was deinem **Bündel** fehlt, und hol mindestens { $target } Punkte.
    .done = { $got } Punkte. Nahrung, Gold und noch etwas anderes: Das war ein **Bündel**.
    .missed = { $got } Punkte. Nahrung und Gold hast du; eine dritte Ressource macht daraus ein **Bündel**, wenn sie in dieser Runde kommt.

chapter-last = Allein: zuletzt an der Brücke
last-alone = Runde { $round }. Du hast zuletzt gepasst, also entscheidest du zuletzt an der Brücke, und nur Brunos **Gutsverwalter** kommt nach dir. Bau, liefere und hol mindestens { $target } Punkte.
    .done = { $got } Punkte. Gebaut und geliefert, so weit die Ressourcen reichten.
    .missed = { $got } Punkte. { $best } waren möglich: { $way }.

chapter-gold = Allein: Gold
gold-alone = Runde { $round }. Arbeiter von dir stehen auf **Gießerei** und **Juwelier**, hinter dem **Vogt**, und du hast noch eine **Residenz** frei. Hol bis zum Ende der Runde mindestens { $target } Punkte.
    .done = { $got } Punkte. Am meisten ist Gold wert, wo ein **Monument** daraus wird.
    .missed = { $got } Punkte. { $best } waren möglich: { $way }.

chapter-game = Allein: die letzten Runden
game-end = Runde { $round } und { $rounds }, gegen Lehrlinge, die leichten Bots. Gold, das übrig ist, zählt je { $gold } Punkte, Monumente lassen sich bis ganz zuletzt bauen, und bei Gleichstand teilt ihr den Sieg. Du hast { $points } Punkte: Bring es auf { $target }.
    .done = { $got } Punkte. Gut gebaut: Jetzt kannst du dieses Spiel.
    .missed = Diesmal { $got } Punkte. Liefern, bauen, Gebäude besuchen, die zählen: { $target } sind drin.
