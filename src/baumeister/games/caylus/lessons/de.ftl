title = { caylus }: deine erste Partie
finish = Das war die ganze Runde: setzen, passen, auf den Vogt achten, bauen, ans Schloss liefern und die Gunst des Königs nutzen. Was andere Gebäude tun, steht auf ihnen und ist immer zur Hand. Ein echter Tisch wartet auf dich.

later-tiles = Gebäude, die du noch nicht genutzt hast: Was sie tun, steht auf ihnen.
later-favors = Weitere Spalten der Gunsttafel und seltene Fragen zur Gunst.
later-tables = Wie eine Partie aufgebaut wird, andere Spielerzahlen und Varianten.
later-limits = Was geschieht, wenn Geld, Arbeiter, Gebäude, die Straße oder das Schloss zu Ende gehen.
later-cases = Seltene Fälle bei den Spezialgebäuden, beim Notar und bei den Abrechnungen.

chapter-first = Die ersten Punkte
first-hello = Du schickst Arbeiter zu Gebäuden an einer Straße; sie bringen Ressourcen, Geld und **Prestigepunkte**, und wer davon die meisten hat, gewinnt. Auf einem **Sägewerk** und einem **Bauernhof** stehen schon Arbeiter von dir. Spiel weiter, gegen Bruno und Clara.
first-carpenter = Reihum setzt jeder einen Arbeiter, für { $price } Denar, solange niemand gepasst hat. Die meisten Gebäude nehmen nur einen auf. Du hast { $deniers } Denar: Geh zum **Zimmermann** auf Feld { $space }, um zu bauen.
    .early = Passen darfst du jederzeit, aber dann wird heute nichts gebaut. Für diesen Schritt: der **Zimmermann**.
first-castle = Am **Schloss** werden aus Ressourcen Punkte, nachdem die Straße sie gebracht hat. Jeder darf dort einen Arbeiter haben. Setz einen dorthin.
    .early = Passen darfst du jederzeit, aber das Schloss ist einen Arbeiter wert. Für diesen Schritt: das **Schloss**.
first-pass = Du behältst { $deniers } Denar. Wer zuerst passt, bekommt { $gain } Denar, und alle anderen zahlen für einen Arbeiter von nun an einen mehr. **Passe**.
first-provost = Nur Gebäude bis zum **Vogt** wirken. In der Reihenfolge des Passens darf ihn jeder bis zu { $steps } Felder versetzen, für { $price } Denar je Feld. Für dich steht er weit genug vorn: Lass ihn stehen.
first-build = Bruno hat den **Vogt** bis zu seinem Arbeiter geholt. Jetzt wirkt die Straße von vorn, und dein **Zimmermann** baut ein Holzgebäude: den **Maurer**, für Holz und Nahrung. Er kommt auf Feld { $space }, das erste freie, und zählt { $points } Punkte.
    .other = Auch das ließe sich bauen, aber der **Maurer** wird dir Steingebäude bringen. Für diesen Schritt: bau ihn.
    .free = Du musst nicht bauen, aber das wären deine ersten Punkte. Für diesen Schritt: der **Maurer**.
first-batch = Nun du allein: Dein Arbeiter auf dem **Bauernhof** bringt Nahrung oder Tuch, dann kommt das **Schloss**. Ein **Element** sind { $size } verschiedene Ressourcen, eine davon Nahrung; es bringt ein Haus und { $points } Punkte. Wer dort steht und keins gibt, verliert { $loss }: Hol { $target } Punkte.
    .done = { $got } Punkte. Niemand hat in dieser Runde mehr Elemente gegeben als du, also gehört dir eine **Gunst** des Königs.
    .missed = { $got } Punkte, dabei waren { $best } zu holen: { $way }. Noch mehr Nahrung ergibt kein **Element**, und ein Arbeiter mit leeren Händen am **Schloss** kostet { $loss } Punkte.

chapter-favor = Eine Gunst und eine neue Runde
favor-table = Die meisten Elemente einer Runde bringen eine **Gunst**; bei Gleichstand bekommt sie, wer zuerst am Schloss war. Du wählst eine Zeile der Gunsttafel, dein Marker rückt eine Spalte vor, und du darfst einen Vorteil dieser Zeile bis dorthin nutzen. Bisher sind { $columns } Spalten offen.
favor-line = Aufheben lässt sich eine Gunst nicht: Wähle jetzt. Die Zeile **Gebäude** bringt erst nichts, dann baust du billiger und ohne **Zimmermann**. Arbeiter kosten Geld: Wähle **Geld**.
    .other = Auch eine gute Zeile. Für diesen Schritt: **Geld**.
favor-column = Die erste Spalte bringt { $now } Denar. Die nächste Gunst in dieser Zeile brächte mit der zweiten { $next }, und dabei bliebe es, bis sich neue Spalten öffnen. Nimm die erste.
    .waive = Du darfst einen Vorteil ungenutzt lassen, aber Geld ist Geld. Für diesen Schritt: Nimm es.
favor-round = Runde { $round }: Deine { $workers } Arbeiter sind zu Hause, alle bekommen { $income } Denar, ein Arbeiter kostet wieder einen. Der **Seneschall**, die Uhr der Partie, ging { $fast } Felder weit, weil der **Vogt** vor ihm stand; sonst wäre es { $slow }. Dann zieht der Vogt zu ihm.
favor-order = Clara war in den **Ställen**, also beginnt sie nun; sonst bleibt die Reihenfolge. Ihr Arbeiter im **Wirtshaus** ist nach rechts gerückt: Nun kostet sie jeder Arbeiter { $price } Denar, egal, wer gepasst hat, bis der nächste dort ihren nach Hause schickt.
favor-sawmill = Clara ging zu deinem **Maurer**: sofort { $points } Punkt für dich, selbst wenn er nicht wirkt. Was letzte Runde gebaut wurde, ist nun in Betrieb; was dir gehört, kostet dich immer { $price } Denar. Du brauchst neue Ressourcen: Setz auf das **Sägewerk**.
    .early = Passen darfst du jederzeit, aber du hast noch etwas vor. Für diesen Schritt: das **Sägewerk**.
favor-order-alone = Bau in dieser Runde mit dem, was die Straße bringt, für { $target } Punkte. Ein **Zimmermann** steht auf Feld { $near }, einer auf Feld { $far }: Denk an die Reihenfolge. **Hausierer** und **Markt** kosten Holz und etwas Beliebiges, der **Notar** Holz und Tuch.
    .done = { $got } Punkte. Erst kamen die Ressourcen, dann der **Zimmermann**.
    .missed = { $got } Punkte. Der **Zimmermann** auf Feld { $near } wirkt, bevor das **Sägewerk** Holz bringt, zum Bauen braucht es noch eine Ressource, und zum **Zimmermann** wollen auch andere. Setz alles Nötige, bevor du passt.

chapter-provost = Der Vogt und die Goldgrube
provost-own = Runde { $round } einer anderen Partie: Dein **Bauernhof (Tuch)** liegt gleich hinter dem **Vogt**. Er bringt { $cloth } Tuch oder { $food } Nahrung. Was ein Gebäude herstellt, musst du nehmen, andere Wirkungen darfst du lassen: Setz dorthin.
    .early = Passen darfst du jederzeit, aber du hast noch etwas vor. Für diesen Schritt: dein **Bauernhof (Tuch)**.
provost-mine = Die **Goldgrube** bringt Gold, das am Ende je { $points } Punkte zählt. Auch sie liegt hinter Feld { $space }: Setzen darfst du dort, aber wenn der **Vogt** fernbleibt, sind Arbeiter und Denar vergeudet. Setz dorthin.
    .early = Passen darfst du jederzeit, aber du hast noch etwas vor. Für diesen Schritt: die **Goldgrube**.
provost-guild = Vor der Straße kommen die Spezialgebäude, der Reihe nach, wo auch immer der Vogt steht. Das **Kontor** zahlt { $pay } Denar; die **Händlergilde** versetzt den **Vogt** umsonst um bis zu { $steps } Felder. Setz auf die **Händlergilde**.
    .early = Passen darfst du jederzeit, aber dann bleibt die Grube außer Reichweite. Für diesen Schritt: die **Händlergilde**.
provost-both = Bring { $target } Gold und { $cloth } Tuch heim. Erst versetzt die Gilde den **Vogt**, dann darf jeder für Felder bezahlen, in der Reihenfolge des Passens. Bruno hielte dich gern auf.
    .done = Gold und Tuch gehören dir. Ein Feld Spielraum oder das letzte Wort ist seine Denare wert.
    .missed = Nicht beides. Wer den **Vogt** nach dir versetzt, kann ihn zurückholen: Lass ein Feld Spielraum, oder passe später und behalte das letzte Wort.

chapter-section = Das Schloss wird abgerechnet
section-walls = Runde { $round } dieser Partie. Ein Haus zählt im **Bergfried** { $dungeon } Punkte, im **Mauerwerk** { $walls }, in den **Türmen** { $towers }. Ist das **Mauerwerk** voll oder hat der **Seneschall** Feld { $space } erreicht, wird es am Ende der Runde abgerechnet: heute.
section-count = Ohne Haus dort verlierst du { $loss } Punkte, falls du sie hast; eins bringt nichts, { $few } bringen eine **Gunst**, bei { $more } sind es { $favors }. Im **Bergfried** waren es { $less } Punkte und höchstens eine Gunst; er bleibt nun geschlossen.
section-castle = Alle Ressourcen liegen offen: Bruno hat { $food } Nahrung für ebenso viele Elemente und baut vor dir. Die meisten Elemente bringen noch eine **Gunst**. Geh auch ans **Schloss**.
    .early = Passen darfst du jederzeit, aber dir fehlen Häuser. Für diesen Schritt: das **Schloss**.
section-farm = Dein **Bauernhof** aus Stein bringt { $food } Nahrung und { $cloth } Tuch zugleich. Nutzen ihn andere, bekommst auch du eine dieser Ressourcen. Setz selbst dorthin.
    .early = Passen darfst du jederzeit, aber dir fehlen Häuser. Für diesen Schritt: dein **Bauernhof**.
section-pass = Die anderen haben gepasst, ein Arbeiter würde nun { $price } Denar kosten. Den **Vogt** versetzt du zuletzt. **Passe**.
section-provost = Clara hat den **Vogt** zurückgeholt: Dein **Bauernhof** auf Feld { $space } würde nicht wirken. Antworten kann dir niemand mehr, und ein Feld kostet { $price } Denar. Zieh ihn vor.
    .far = Das ist weiter als nötig, und Brunos Arbeiter beim **Notar** würde es dir danken. Für diesen Schritt: ein Feld.
    .lost = Dann bringt dein **Bauernhof** nichts, und der Denar dafür ist verloren. Für diesen Schritt: ein Feld nach vorn.
section-houses = Allein bis zum **Schloss**: Wähle, was dein **Bauernhof (Tuch)** bringt, dann gib Elemente für { $target } Punkte. Was du zuerst zusammenlegst, entscheidet, wie viele es werden; ist ein Abschnitt voll, wird am nächsten gebaut.
    .done = { $got } Punkte, und deine Häuser im **Mauerwerk** bringen jetzt mehr als eine Gunst, jede in einer anderen Zeile. Nach der Abrechnung öffnen sich weitere Spalten.
    .missed = { $got } Punkte, dabei waren { $best } zu holen: { $way }.

chapter-cloth = Tuch zur rechten Zeit
cloth-lawyer = Runde { $round }: Der **Notar** macht aus einem neutralen Gebäude (wie am Anfang der Straße) oder einem eigenen ein **Wohngebäude**, für einen Denar und ein Tuch. Das zählt { $points } Punkte und bringt in jeder Runde { $income } Denar mehr. Setz dorthin.
    .early = Passen darfst du jederzeit, aber du hast noch etwas vor. Für diesen Schritt: der **Notar**.
cloth-joust = Der **Turnierplatz**, ein Spezialgebäude, gibt für einen Denar und ein Tuch eine **Gunst**, einmal je Runde. Du darfst dort auch stehen, wenn du nicht bezahlen kannst, bekommst dann aber nichts. Du hast { $cloth } Tuch.
cloth-gate = Ein Arbeiter am **Tor** wartet, bis alle gepasst haben. Dann, noch vor den anderen Spezialgebäuden, versetzt du ihn umsonst auf einen beliebigen freien Platz oder nimmst ihn zurück. Setz dorthin.
    .early = Passen darfst du jederzeit, aber du hast noch etwas vor. Für diesen Schritt: das **Tor**.
cloth-both = Hol in dieser Runde eine **Gunst** und ein **Wohngebäude**. Was kommt zuerst, der **Turnierplatz** oder die Straße? Und achte auf den **Vogt**: Der **Notar** wirkt zuletzt.
    .done = Altes Tuch für die Gunst, neues Tuch für den **Notar**: Du kennst den Ablauf einer Runde.
    .missed = Nicht beides. Der **Turnierplatz** nimmt nur Tuch, das du vor der Straße schon hast; was der **Bauernhof** bringt, kommt für den **Notar** zurecht, wenn der **Vogt** so weit reicht.

chapter-prestige = Vom Haus zum Prestige
prestige-house = Runde { $round }: Dein **Wohngebäude** auf Feld { $space } bringt Geld und nimmt keine Arbeiter auf. Es ist auch der einzige Bauplatz für Prestigegebäude: Dein Arbeiter beim **Architekten** kann es samt Einkommen ersetzen, etwa durch den **Weber** für { $points } Punkte.
prestige-mason = Ein **Maurer** baut mit Stein wie ein **Zimmermann** mit Holz: für bis zu { $most } Punkte. Die **Kirche** zählt { $points } und bringt auch eine **Gunst**, die du nutzt, bevor das nächste Gebäude wirkt. Setz auf deinen **Maurer**.
    .early = Passen darfst du jederzeit, aber du hast noch etwas vor. Für diesen Schritt: der **Maurer**.
prestige-pass = Bruno steht auf deinem **Bauernhof** aus Stein, also darfst du dir dort auch eine Ressource aussuchen. **Passe**; den **Vogt** versetzt du zuletzt.
prestige-weaver = Allein bis zum **Schloss**: **Vogt**, **Maurer**, deine Ressource vom Hof, **Architekt**, ein Element. Hol { $target } Punkte und achte darauf, was jeder Preis dir lässt. Gold ersetzt in einem Preis weder Stein noch Tuch, darf aber ins Element.
    .done = { $got } Punkte; mehr als { $best } war nicht zu holen. In Prestigegebäuden glänzt Gold am hellsten.
    .missed = { $got } Punkte, dabei waren { $best } zu holen: { $way }.

chapter-most = Allein: die meisten Elemente
most-alone = Runde { $round }. Am **Schloss** bist du vorn, Bruno steht hinter dir. Wähle, was **Forst** und **Bauernhof** bringen, und gib Elemente für { $target } Punkte.
    .done = { $got } Punkte und dazu die **Gunst** für die meisten Elemente.
    .missed = { $got } Punkte, dabei waren { $best } zu holen: { $way }.

chapter-cut = Allein: das letzte Wort
cut-alone = Runde { $round }. Clara führt, mit Arbeitern auf der **Goldgrube** und einem **Bauernhof**; der **Vogt** ist auf Feld { $space }, und du versetzt ihn zuletzt. Halt sie vom Gold fern und bring { $target } Tuch heim, dazu ein Holz von deinem **Hausierer**.
    .done = Clara bekommt kein Gold, und deine Arbeiter haben alle gewirkt.
    .missed = Nicht ganz. Der **Vogt** muss genau bei deinem letzten Arbeiter stehen bleiben; dann kauf Holz beim **Hausierer**.

chapter-house = Allein: Gold
house-alone = Runde { $round }. Arbeiter von dir stehen bei **Bank**, **Notar** und **Architekt**, in dieser Reihenfolge; auf einem neuen **Wohngebäude** darfst du sofort bauen. Hol { $target } Punkte und behalte einen Denar für den **Notar**.
    .done = { $got } Punkte; mehr als { $best } war nicht zu holen. Die **Bank** verkauft Gold, aber kaufen musst du nicht.
    .missed = { $got } Punkte, dabei waren { $best } zu holen: { $way }.

chapter-game = Allein: die letzten Runden
game-end = Mit der Abrechnung der **Türme** endet die Partie: Ohne Haus verlierst du { $loss } Punkte, { $few } bringen eine **Gunst**, bei { $more } sind es { $favors }. Dann zählt jedes Gold { $gold }, und je { $goods } andere Ressourcen oder { $deniers } Denar geben einen Punkt. Du hast { $points }: Bring es auf { $target }.
    .done = { $got } Punkte. Gut gebaut: Jetzt kannst du dieses Spiel.
    .missed = Diesmal { $got } Punkte. Schloss, Gunst und Gold: { $target } sind drin.
