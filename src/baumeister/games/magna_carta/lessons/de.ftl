title = { magna_carta }: deine erste Partie
finish = Das war alles: setzen, bauen, austauschen, passen, den Vogt versetzen, Pakete liefern. Was die übrigen Karten tun, steht auf ihnen und ist immer zur Hand. Ein echter Tisch wartet auf dich, mit Einsteigerregeln oder ohne.

later-tables = Andere Spielerzahlen: wie lang die Straße dann ist und wie viele Plättchen am Schloss liegen.
later-cards = Hausierer, Markt und Bank als eigene Karten: Was sie tun, steht auf ihnen.
later-limits = Was geschieht, wenn Stapel, Plättchen oder Denare zu Ende gehen.
later-cases = Seltene Fälle, beim Notar und am Schloss.

chapter-first = Das erste Plättchen
first-hello = Der König baut ein Schloss, und du baust mit Bruno und Clara an der Straße davor. Arbeiter auf ihren Karten bringen Rohstoffe, und aus Rohstoffen werden **Prestigepunkte**. Wer am Ende die meisten hat, gewinnt.
first-place = In jedem Zug führst du eine Aktion aus. Dein Arbeiter auf dem **neutralen Steinbruch** wird Stein bringen. Schick noch einen zum **Kontor**, wo niemand steht, für { $price } Denar.
    .early = Passen darfst du jederzeit, aber hier wartet Geld auf dich. Für diesen Schritt: das **Kontor**.
first-pass = Du hast, was du heute brauchst. Wer zuerst passt, bekommt sofort { $bonus } Denar und ist am Schloss zuerst dran, macht in dieser Runde aber keine Aktion mehr. **Passe**.
first-stone = Alle haben gepasst, und nun wirkt jede Karte mit einem Arbeiter, eine nach der anderen die Straße entlang. Nutzen musst du sie nicht, aber Stein fehlt dir gerade: Nimm ihn.
    .free = Niemand muss eine Karte nutzen. Aber ohne Stein gibt es heute kein Plättchen: Nimm ihn.
first-post = Das **Kontor** zahlt { $deniers } Denar: Nimm sie.
first-owner = Auf deinem **kleinen Steinbruch** steht Bruno und darf Stein aus der Bank nehmen. Ob er es tut oder nicht: Du nimmst einen der Würfel darauf, weil die Karte dir gehört; ohne Arbeiter bekäme hier niemand etwas. Nimm ihn.
first-offer = Am **Schloss** bilden Nahrung, Holz und Stein ein **Paket**, und das bringt das beste Plättchen, das noch da ist: jetzt { $points } Punkte. Wer die meisten Pakete gibt, bekommt auch { $gold } Gold, bei Gleichstand, wer früher gepasst hat. Gib eins.
first-again = Runde { $round }: Deine { $workers } Arbeiter sind zurück, alle haben { $income } Denar mehr, und Bruno hat begonnen. Nun du allein: Hol in dieser Runde noch ein Plättchen. Der **neutrale Hausierer** verkauft einen Rohstoff für { $price } Denar, und Gold zahlt jeden, den du auslässt.
    .done = Noch ein Plättchen. Was eine Karte bringt, ist für alle Karten nach ihr schon da, und die Startspielerkarte wandert jede Runde nach links.
    .missed = Diesmal kein Plättchen. Stein hast du: Claras **Bauernhof (klein)** gibt Nahrung, der **neutrale Hausierer** verkauft Holz, und Gold könnte beides sein.

chapter-hand = Deine Karten
hand-mulligan = Eine neue Partie: Alle haben die gleichen Karten und beginnen mit { $hand } davon, { $food } Nahrung, { $wood } Holz und { $deniers } Denar. Deine Hand sieht niemand. Alles darin kostet Stein, und den gibt es noch nicht: Leg alles ab und zieh neu, das darfst du einmal.
hand-build = Auch Bauen ist eine Aktion; es kostet Rohstoffe, aber kein Geld. Für Nahrung und Holz wird der **kleine Steinbruch** die letzte Karte der Straße, gehört dir und zählt am Ende { $points } Punkt. { $cubes } Stein kommen darauf, für dich: Bau ihn.
    .other = Auch das könntest du bezahlen. Für diesen Schritt: der **kleine Steinbruch**.
hand-place = Du darfst auf jede freie Karte, aber auf Brunos oder Claras **kleinem Steinbruch** bekommt auch der Besitzer einen Würfel. Auf deinem eigenen hast du den Anteil des Arbeiters, nie den des Besitzers, und sonst gewinnt niemand. Setz dorthin.
    .early = Passen darfst du jederzeit, aber noch hast du keinen Stein. Für diesen Schritt: dein eigener **kleiner Steinbruch**.
    .foreign = Das darfst du, und es kostet dasselbe. Aber warum einen Würfel verschenken? Für diesen Schritt: dein eigener **kleiner Steinbruch**.
hand-stone = Allein bis zum Ende der Runde: Hol ein Plättchen und behalte { $stones } Stein für deine **Goldmine**. Was du jetzt baust, bezahlst du mit dem, was das **Paket** braucht. Und wer zu früh passt, überlässt den Stein den anderen.
    .done = Ein Plättchen, und der Stein ist da. Was die Besitzer der Karten bekommen haben, war der Preis dafür.
    .missed = Nicht beides. Heb Nahrung und Holz für das **Paket** auf, und setz auf alle Karten mit Stein, bevor du passt.

chapter-gold = Gold
gold-talk = Runde { $round } einer anderen Partie, und Clara hat gerade die **Ställe** gebaut, für { $points } Punkte. **Prestigegebäude** liegen für alle bereit, jedes einmal, und alle kosten Gold. Im Einsteigerspiel legst du sie vor dich, nicht an die Straße.
gold-statue = Die **Statue** kostet { $stone } Stein und { $gold } Gold, wirklich Gold, und zählt { $points } Punkte. Bau sie.
    .other = Das würde deinen Stein aufbrauchen. Für diesen Schritt: die **Statue**.
gold-pay = Gold darf auch Nahrung, Holz oder Stein ersetzen, aber niemals Denare. Du zahlst einen Rohstoff nach dem anderen, und was du auslässt, zahlst du in Gold. Schone es: Zahl mit Stein.
gold-swap = Der **große Steinbruch** auf deiner Hand kostet { $stone } Stein, und du hast keinen mehr. Für { $draw } Denar ziehst du mit einer Aktion eine Karte, für { $swap } tauschst du die ganze Hand; ist dein Stapel leer, wird das Abgelegte gemischt. Tausch sie aus.
gold-most = Allein bis zum Ende der Runde: { $target } Punkte mehr. Es zählen Plättchen und Gebäude, jedes Gold { $gold } Punkt, und ebenso viel je { $cubes } andere Rohstoffe oder { $deniers } Denar. Ein weißer Würfel (□) im Preis darf jeder Rohstoff sein.
    .done = { $got } Punkte. Am meisten wert sind Rohstoffe als **Paket**, und wer die meisten gibt, bekommt Gold zurück.
    .missed = { $got } Punkte. Nahrung und Gold hast du: Mit Stein von mehreren Karten und Holz vom **neutralen Hausierer** reicht es für mehr als ein **Paket**.

chapter-provost = Der Vogt
provost-talk = Das Standardspiel: Was du kennst, bleibt, und auf der Straße geht ein **Vogt**. Von ihrem Anfang bis zu seiner Karte wirkt alles; was hinter ihm liegt, wirkt nicht. Wenn alle gepasst haben, dürfen ihn alle einmal versetzen, in der Reihenfolge des Passens.
provost-stone = Für ein **Paket** hast du alles, und dein Gold kann die Nahrung für ein weiteres sein. Es fehlen also Stein und Holz. Setz auf den **neutralen Steinbruch**.
    .early = Passen darfst du jederzeit, aber du hast noch etwas vor. Für diesen Schritt: der **neutrale Steinbruch**.
provost-beyond = Holz gibt Claras **Sägewerk (klein)**, genau dort, wo der **Vogt** steht. Du darfst sogar hinter ihn setzen; kommt er aber nicht, ist dein Denar weg, und die Karte bringt nichts, auch ihrem Besitzer nicht. Setz dorthin.
    .early = Passen darfst du jederzeit, aber Holz fehlt dir noch. Für diesen Schritt: das **Sägewerk (klein)**.
provost-own = Dein eigener **kleiner Steinbruch** gibt dir Stein aus der Bank, und die Würfel darauf bleiben für die Zeit, wenn Gäste kommen. Sind sie weg, geht der Besitzer leer aus. Setz dorthin.
    .early = Passen darfst du jederzeit, aber Stein fehlt dir noch. Für diesen Schritt: dein **kleiner Steinbruch**.
provost-pass = Die anderen haben gepasst, und du könntest allein weitermachen. Wer zuletzt passt, hat beim **Vogt** das letzte Wort: Niemand kann mehr antworten. **Passe**.
provost-last = Bruno hat ihn zurückgezogen, und das **Sägewerk (klein)** liegt nun hinter ihm. Jede Karte kostet { $price } Denar, vor oder zurück, höchstens { $most } Karten weit, und die Straße verlässt er nie. Hol in dieser Runde { $target } Plättchen.
    .done = { $got } Plättchen. Am Ende der Runde geht er { $steps } Karten auf das Ende der Straße zu, so weit sie reicht.
    .missed = { $got } davon. { $best } waren möglich: { $way }.

chapter-notary = Vom Gebäude zum Wohnhaus
notary-talk = Runde { $round } einer anderen Partie. Mit einem Arbeiter auf einem **Notar** machst du aus einem eigenen Gebäude ein **Wohnhaus**, wie Bruno es getan hat. Es zahlt jede Runde { $income } Denar und zählt { $points } Punkt, nimmt aber keine Arbeiter mehr auf und bringt keine Rohstoffe.
notary-place = Der **Notar** gehört Bruno: Er bekommt { $deniers } Denar für deinen Besuch, und du zahlst { $food } Nahrung oder Gold. Setz dorthin.
    .early = Passen darfst du jederzeit, aber du hast noch etwas vor. Für diesen Schritt: der **Notar**.
notary-quarry = Steht auf dem Gebäude, das umgedreht wird, ein Arbeiter, so wirkt es vorher noch. Dein **kleiner Steinbruch** kann heute also noch Stein bringen. Setz dorthin.
    .early = Passen darfst du jederzeit, aber Stein fehlt dir noch. Für diesen Schritt: dein **kleiner Steinbruch**.
notary-pass = Der **Vogt** steht auf dem **Notar**; auch Wohnhäuser zählen für ihn als Karten. Clara darf ihn nach dir noch versetzen. **Passe**.
notary-turn = Allein bis zum Ende der Runde: ein **Wohnhaus**, ein Plättchen und insgesamt { $target } Punkte mehr. Umdrehen lässt sich jedes deiner Gebäude, für immer, nur kein **Notar**; die Würfel darauf sind verloren. Kleine Karten zählen weniger als große.
    .done = Ein Plättchen und ein **Wohnhaus**, das ab der nächsten Runde zahlt. Dann könnte ein **Prestigegebäude** darauf.
    .missed = Nicht alles. Es war möglich: { $way }.

chapter-blue = Prestige an der Straße
blue-cover = Runde { $round }: Im Standardspiel muss ein **Prestigegebäude** auf ein **Wohnhaus** von dir, das noch frei ist. Dessen Denar und Punkt sind verloren, sein Platz an der Straße bleibt. Die **Ställe** zählen { $points }: Bau sie.
    .smaller = Das ginge, zählt aber weniger. Für diesen Schritt: die **Ställe**.
blue-hotel = Prestigegebäude nehmen keine Arbeiter auf, und nur das **Hotel** hat eine Wirkung: { $income } Denar jede Runde. Es ist neu, wie die **Kirche**: Dort kauft ein Arbeiter das beste Plättchen für { $one } Denar oder ein Paar Plättchen für { $both }, und ihr Besitzer eins für { $owner }, wenn andere kommen.
blue-farm = Ein **Paket** braucht Nahrung. Dein **Bauernhof (groß)** gibt { $food }, und für jeden Gast bekommt sein Besitzer eine. Setz dorthin.
    .early = Passen darfst du jederzeit, aber ein **Paket** ist in Reichweite. Für diesen Schritt: dein **Bauernhof (groß)**.
blue-quarry = Auf deiner **Goldmine** steht Bruno: Er bekommt Gold, und du darfst einen Rohstoff gegen Gold tauschen, weil sie dir gehört. Stein käme also recht. Setz auf den **neutralen Steinbruch**.
    .early = Passen darfst du jederzeit, aber aus Stein kann heute Gold werden. Für diesen Schritt: der **neutrale Steinbruch**.
blue-pass = Die Partie endet mit der Runde, in der das letzte Plättchen geht. Gibt in einer Runde niemand ein **Paket**, kommen { $removed } Plättchen ungenutzt weg, und Gold bekommt niemand. **Passe**.
blue-mine = Allein bis zum Ende der Runde: **Vogt**, **Bauernhof (groß)**, **Goldmine**, **Schloss**. Du brauchst { $target } Punkte mehr.
    .done = { $got } Punkte; mehr als { $best } war nicht zu holen. Auf dem **Markt** bringt ein Rohstoff { $market } Denar, und die **Bank** verkauft Gold für { $bank } Denar.
    .missed = { $got } Punkte. { $best } waren möglich: { $way }.

chapter-end = Allein: das letzte Plättchen
end-alone = Einsteigerspiel, letzte Runde: { $tiles } Plättchen ist übrig, und mehr Pakete als Plättchen kann niemand geben. Nach dieser Runde wird gezählt, ohne neue Denare, und die Hand zählt nichts. Hol { $target } Punkte mehr.
    .done = { $got } Punkte. Gold kann Stein ersetzen, und das letzte Plättchen bekommt, wer früh passt.
    .missed = { $got } Punkte. Bei der **Kathedrale** darf Gold den Stein ersetzen, und das letzte Plättchen bekommt, wer am **Schloss** zuerst dran ist.

chapter-cut = Allein: ausgebremst
cut-alone = Standardspiel, Runde { $round }. Bruno hat zuerst gepasst, also versetzt er den **Vogt** zuerst, und nett wird er nicht sein. Hol in dieser Runde { $target } Plättchen vom **Mauerwerk**.
    .done = { $got } Plättchen. Wer den Vogt spät versetzt, zahlt nur die Schritte, die noch fehlen.
    .missed = { $got } davon. Dein eigener **kleiner Steinbruch** muss wirken, der **neutrale Hausierer** verkauft, was fehlt, und auch dein Gold ist ein Rohstoff.

chapter-church = Allein: in der Kirche
church-alone = Standardspiel, Runde { $round }. Die **Kirche** gehört Clara, du hast { $deniers } Denar, und Bruno zieht den **Vogt** gern zurück. Hol in dieser Runde { $target } Plättchen vom **Mauerwerk**.
    .done = { $got } Plättchen, gekauft in der **Kirche**. Pakete sind das aber nicht: Für das Gold zählt nur das **Schloss**.
    .missed = { $got } davon. Behalte { $both } Denar für die **Kirche**, und versetz den **Vogt** eine Karte weiter, oder passe nach Bruno.

chapter-game = Allein: die letzten Runden
game-end = Von Runde { $round } an, gegen Lehrlinge (die leichten Bots), bis das letzte der { $tiles } Plättchen weg ist; das dauert eine Runde oder eine mehr. Bei Gleichstand teilt ihr den Sieg. Du hast { $points } Punkte: Bring es auf { $target }.
    .done = { $got } Punkte. Gut gebaut: Jetzt kannst du dieses Spiel.
    .missed = Diesmal { $got } Punkte. Gold, Pakete und etwas Geduld mit dem letzten Plättchen: { $target } sind drin.
