title = { villagers }: dein erstes Dorf
finish = Draften, auslegen, Schlösser öffnen und an Markttagen verdienen: Jetzt weißt du, wie es geht, auch mit den Modulen. Was jemand kann, steht auf der Karte. Ein echter Tisch wartet auf dein Dorf.

later-tables = Andere Spielerzahlen mit Personen, die du noch nicht kennst, und das Spiel ohne Schlösser.
later-cards = Silberne Personen, denen du noch nicht begegnet bist: Was sie zählen, steht auf ihnen.
later-specials = Seltene Fälle bei den Spezial-Personen, etwa eine Kette, die mit einem **Mönch** beginnt.
later-ends = Was geschieht, wenn Stapel, Nachziehstapel oder Start-Personen zu Ende gehen.
later-modules = Weitere Profiteure und Entwicklungen und seltene Fragen zu den Modulen: Was jede Karte tut, steht auf ihr.
later-examples = Beispiele, die in Zahlen durchrechnen, was du schon weißt.

chapter-first = Das erste Gold
first-hello = Das ist dein Dorf: die **Gründungskarte** und alle, die schon dazugekommen sind. Wer nach dem letzten Markttag das meiste Gold hat, gewinnt; Handkarten zählen dann nichts. Du hast { $gold }.
first-village = In jeder Runde draften alle neue Personen, reihum Karte für Karte, und legen dann welche in ihr Dorf. Manche stehen allein wie dein **Jäger**; andere brauchen eine bestimmte Person unter sich, so wie dein **Tischler** die Karte **HolzfällerIn**.
first-beekeeper = Dein Bauzug: Du darfst { $limit } Personen auslegen. Die **Imkerin** hat ein Schloss, das dein **Tischler** öffnet; dafür legt die Bank { $coins } Gold auf ihn. Leg die **Imkerin** aus.
    .later = Das kostet eine Handkarte, dazu kommen wir später. Für diesen Schritt: die **Imkerin**.
    .early = Du darfst deinen Zug jederzeit beenden, aber da wollen noch Leute einziehen. Für diesen Schritt: die **Imkerin**.
    .dear = Sein Schloss öffnet ein **Schmied**, und den hat niemand: Du müsstest zahlen. Für diesen Schritt: die **Imkerin**.
first-order = Nun allein: Leg noch { $left } Personen aus, verdiene { $target } weitere Münzen und beende den Zug. Der **Böttcher** liegt auf **HolzfällerIn** neben dem **Tischler**, und ein **Schmied** öffnet sein Schloss; der **Schmied** liegt auf **BergarbeiterIn**.
    .done = { $got } Münzen mehr. Wer ein Schloss öffnet, muss vorher in deinem Dorf liegen.
    .missed = { $got } Münzen mehr, dabei waren { $target } zu holen: { $way }. Ein **Schmied** auf der Hand öffnet nichts.

chapter-draft = Markttag und neue Leute
draft-market = Die ersten { $stacks } Stapel sind leer, darum kam ein Markttag: { $printed } Gold von deinen nicht überdeckten Karten und { $coins } für die Münzen auf ihnen; die bleiben liegen. Der letzte kommt, wenn alle Stapel leer sind.
draft-limit = In jeder Runde beginnt jemand anders, diesmal Clara mit dem LOS!-Zeichen. Alle draften { $base } Karten und eine mehr je Nahrung im Dorf: mit deinem **Jäger** sind es { $limit }. Du musst sie alle nehmen, in jedem Zug eine.
draft-truffler = Nimm eine Karte aus der Auslage; eine Münze darauf gehört dir. Der linke Stapel füllt die Lücke, ohne Münze. Nach dem Draften gehen Karten mit Münze, neue kommen, und jede erhält eine: Nimm jetzt den **Trüffelsucher**.
    .hidden = Bei einem Stapel siehst du nur die Betriebsart, und Münzen liegen dort keine. Für diesen Schritt: der **Trüffelsucher**.
draft-stack = Auch die oberste Karte eines Stapels darfst du draften. Du siehst nur die Betriebsart auf der Rückseite: Getreide, wie der **Schweinehirt**, der unter deinen **Trüffelsucher** gehört. Versuch dein Glück.
draft-fits = Da ist er. Deine letzte Karte: Nimm aus der Auslage jemanden, der auf **BergarbeiterIn** liegt, wo du noch Platz hast, und dessen Schloss dein **Schmied** öffnet.
    .done = Der **Glasbläser** passt. Gedraftete Karten kommen auf die Hand, wenn alle fertig sind.
    .missed = Diese Karte passt nicht. Sieh noch einmal hin: Wer liegt auf **BergarbeiterIn** und hat ein Schloss für den **Schmied**? Der **Juwelier** hat es auch, liegt aber auf dem **Höhlenforscher**.

chapter-cover = Was überdeckt ist, gilt nicht
cover-swineherd = Clara hat mit deinem **Tischler** Schlösser geöffnet: Ihr Gold liegt auf ihm. Der **Schweinehirt** überdeckt deine **Gründungskarte**, und deren { $gold } Gold gelten nicht mehr. Er zeigt selbst { $printed } Gold und Nahrung: Leg ihn aus.
    .later = Das kommt gleich. Für diesen Schritt: der **Schweinehirt**.
    .early = Du darfst deinen Zug jederzeit beenden, aber da warten noch Leute. Für diesen Schritt: der **Schweinehirt**.
cover-truffler = Nun überdeckt ihn der **Trüffelsucher**: { $lost } Gold und eine Nahrung gehen, { $gold } Gold und eine Nahrung kommen. Von überdeckten Karten zählen nur noch Betriebsart und Schloss. Dein **Jäger** öffnet: Leg den **Trüffelsucher** aus.
    .later = Das kommt gleich. Für diesen Schritt: der **Trüffelsucher**.
    .early = Du darfst deinen Zug jederzeit beenden, aber da warten noch Leute. Für diesen Schritt: der **Trüffelsucher**.
cover-basic = Ganz unten in einer Kette ist Platz für { $carries } Personen nebeneinander, in der Mitte für eine: Deine Karte **HolzfällerIn** ist voll. Für eine beliebige Handkarte bekommst du eine Start-Person, ohne Bauaktion, bis zu { $most } im Zug. Nimm eine Karte **HolzfällerIn**.
cover-pile = Die abgegebene Karte kommt verdeckt auf einen Stapel, der noch Karten hat; die anderen sehen nur ihre Betriebsart. Wähle irgendeinen.
cover-give = Dein **Bettenbauer** bräuchte eine Karte **HeuwenderIn** unter sich: Gib ihn ab.
cover-builder = Du kannst noch { $left } Person auslegen: jemanden mit mindestens { $target } Gold, der auch dein Bau-Limit erhöht. Es ist { $base } und eins mehr je Bausymbol, ab der nächsten Runde, nie im selben Zug. Beende ihn dann.
    .done = Gold und ein Bausymbol: Ab der nächsten Runde legst du eine Person mehr aus.
    .missed = Nicht beides. Gold ohne Bausymbol oder umgekehrt ist nur die Hälfte: { $way }.

chapter-locks = Wer öffnet das Schloss?
locks-flip = Runde { $round } einer anderen Partie. Deine **Gründungskarte** zeigt nun die Nahrungsseite: So geht es jedem Dorf, das am Ende einer Bauphase keine offene Nahrung hat. Ihr Gold ist weg.
locks-fisher = Für sein Schloss braucht der **Fischer** einen **Schiffsbauer**. Bruno hat einen, du auch, und der eigene geht immer vor: { $coins } Gold aus der Bank. Leg den **Fischer** aus.
    .early = Du darfst deinen Zug jederzeit beenden, aber da warten noch Leute. Für diesen Schritt: der **Fischer**.
locks-poulterer = Die **Geflügelhändlerin** braucht einen **Tischler**, und nur Clara hat einen: { $coins } Gold aus deinem Vorrat müssen auf ihn, sonst geht es nicht. Münzen auf deinen Personen gelten dafür nicht; hätte niemand einen, bekäme die Bank das Gold. Leg sie aus.
    .early = Du darfst deinen Zug jederzeit beenden, aber da warten noch Leute. Für diesen Schritt: die **Geflügelhändlerin**.
locks-smuggler = Manche Spezial-Personen wirken und gehen wieder, ohne Bauaktion. Auch der **Schmuggler** hat ein Schloss; es wird geöffnet, bevor er wirkt, hier von deinem **Schiffsbauer**. Spiel ihn aus.
    .early = Du darfst deinen Zug jederzeit beenden, aber er kostet keine Bauaktion. Für diesen Schritt: der **Schmuggler**.
locks-half = Er bringt das halbe Gold, das auf einer deiner nicht überdeckten Personen steht, aufgerundet. Wähle den **Glasbläser** mit { $gold }.
    .other = Auch das wäre erlaubt. Für diesen Schritt: der **Glasbläser**.
locks-free = Allein: noch { $left } Personen, und zahle nichts. Verdiene { $target } Münzen durch ein Schloss, das jemand von dir öffnet (können es mehrere, wählst du, wer sie bekommt), bring mindestens { $more } aufgedrucktes Gold dazu und beende den Zug.
    .done = { $got } Münzen verdient und nichts bezahlt.
    .missed = { $got } Münzen. Such ein Schloss, das jemand von dir öffnet, und Gold ohne Schloss: { $way }.

chapter-monk = Das fehlende Glied
monk-missing = Eine andere Partie: Dein **Trüffelsucher** brächte { $gold } Gold, aber es fehlt ein **Schweinehirt**. Der **Mönch** steht für jeden in einer Kette, liegt aber nie obenauf: Er wird mit dem ausgelegt, der ihn überdeckt, für je eine Bauaktion.
monk-monk = Auf deiner **Gründungskarte** kann der **Mönch** der **Schweinehirt** sein. Spiel ihn aus; dann geht nichts anderes, bis er überdeckt ist.
    .early = Du darfst deinen Zug jederzeit beenden, aber diese Gelegenheit ist selten. Für diesen Schritt: der **Mönch**.
monk-truffler = Der **Mönch** zeigt nichts von dem, für den er steht, und alle anderen Glieder müssen da sein. Dein **Jäger** öffnet das Schloss: Leg den **Trüffelsucher** aus.
    .other = Auch das würde passen. Für diesen Schritt: der **Trüffelsucher**.
monk-grocer = Der **Lebensmittelhändler** ist Silber: Am letzten Markttag zahlt er für jede Nahrung. Verdiene mit bis zu { $left } Aktionen { $target } Münzen durch sein Schloss, zahle nichts, hebe dein Drafting-Limit von { $limit } auf { $most } (mehr geht nie) und beende den Zug.
    .done = { $got } Münzen und Silber für das Ende. Mehr als { $most } draftest du nie und legst du nie aus, so viel Nahrung und Bausymbole du auch zeigst.
    .missed = Das war nicht alles. Sein Schloss öffnet eine **Erntehelferin**, und die zeigt auch Nahrung: { $way }.

chapter-apprentice = Anderer Leute Leute
apprentice-grazier = In Brunos Dorf überdeckt eine **Käserin** eine **Milchmagd**. Die Magd willst du haben, und sie braucht einen **Viehzüchter** unter sich: Leg deinen auf die neue Karte **HeuwenderIn**.
    .early = Du darfst deinen Zug jederzeit beenden, aber Bruno wird nicht warten. Für diesen Schritt: der **Viehzüchter**.
apprentice-apprentice = Für eine Bauaktion tauscht der **Gehilfe** den Platz mit einer überdeckten Person irgendeines Dorfs. Wer nicht überdeckt ist, ist sicher, die **Gründungskarte** der anderen immer. Spiel ihn aus.
    .early = Du darfst deinen Zug jederzeit beenden, aber Bruno wird nicht warten. Für diesen Schritt: der **Gehilfe**.
apprentice-swap = Er bleibt bei Bruno. Wen er holt, der braucht in deinem Dorf einen Platz, und das Schloss geht neu auf, hier durch deinen **Böttcher**. Die **Milchmagd** überdeckt deinen **Viehzüchter**, also geht eine Nahrung, und { $food } kommen: Nimm sie.
    .other = Auch das wäre erlaubt, aber du willst die **Milchmagd**. Nimm sie.
apprentice-tinner = Dein **Schlosser** ist Silber: { $per } Gold je Schloss in deinem Dorf, überdeckt oder nicht. Erhöhe seine { $silver } mit { $left } Aktionen um { $target } und zahle nichts. Die **Blechschmiedin** kostet keine Aktion und öffnet in diesem Zug beliebige Schlösser.
    .done = { $got } Gold mehr beim **Schlosser**, und niemand hat dafür eine Münze bekommen.
    .missed = Noch nicht: { $got } Gold mehr, und zahlen darfst du nichts. Erst die **Blechschmiedin**, dann Leute mit Schlössern: { $way }.

chapter-end = Der letzte Markttag
end-last = Alle Stapel sind leer, und der Nachziehstapel tritt an ihre Stelle: Das ist die letzte Runde. Ihr Markttag zahlt aufgedrucktes Gold und Silber; dann gehören dir auch die Münzen auf deinen Personen.
end-wattler = Silber zählt, was dein Dorf hat. Der **Freimaurer** würde jetzt { $silver } zahlen: { $per } je Bausymbol. Leg die **Flechterin** aus, dann ist es mehr.
    .early = Ein Später gibt es nicht: Das ist dein letzter Zug. Für diesen Schritt: die **Flechterin**.
end-priest = Der **Priester** zahlt { $per } Gold je { $symbols } Solo-Symbole, sein eigenes eingeschlossen; ein einzelnes zählt nichts. Einen **Kerzenmacher** für sein Schloss hat nur Clara. Zahl an sie: Er ist es wert.
    .early = Ein Später gibt es nicht: Das ist dein letzter Zug. Für diesen Schritt: der **Priester**.
end-finale = Bring deine { $gold } Gold bis zum Ende auf { $target }, mit { $left } Aktionen und allem, was keine kostet. Der **Erzträger** zählt Erz, und jede Karte **BergarbeiterIn** zeigt es. Bei Gleichstand gewinnt, wer weniger Personen hat, sonst teilt ihr.
    .done = { $got } Gold. Start-Personen kosten keine Aktion, und Silber zählt sie mit.
    .missed = { $got } Gold. Such Silber, das zählt, was du schon hast, und nimm Start-Personen, die es zählt: { $target } sind drin.

chapter-chain = Allein: eine Kette mit Lücke
chain-alone = Runde { $round }, { $left } Aktionen. Am Ende deines Zuges sollen es { $target } Gold mehr auf Karten aufgedruckt sein, { $coins } Münzen mehr auf deinen Personen und nicht weniger Gold im Vorrat als jetzt.
    .done = Aufgedruckt sind { $got } Gold mehr. Erst wer öffnet, dann wer einspringt, dann wer überdeckt.
    .missed = Nicht alles: { $way }.

chapter-opener = Allein: erst die Schlüssel
opener-alone = Runde { $round }, { $left } Aktionen. Hol in diesem Zug { $target } Münzen auf deine Personen. Dieselbe Person darf mehrmals da sein, und eine Person kann mehrere Schlösser öffnen.
    .done = { $got } Münzen auf deinen Personen, aus der Bank.
    .missed = { $got } Münzen, dabei waren { $target } zu holen: { $way }.

chapter-lastday = Allein: der letzte Bauzug
lastday-alone = Der letzte Bauzug einer Partie, { $left } Aktionen. Du hast { $gold } Gold: Bring es am Markttag auf { $target }.
    .done = { $got } Gold. Was keine Aktion kostet, vergisst man leicht: du nicht.
    .missed = { $got } Gold. Denk an die, die wirken und gehen, und an Nahrung, die Silber zählt: { $target } sind drin.

chapter-game = Allein: die letzten Runden
game-end = Runde { $round } und noch eine, gegen Lehrlinge, die leichten Bots. Du hast { $gold } Gold; denk an den letzten Markttag. Bring es auf { $target }.
    .done = { $got } Gold: Jetzt kannst du dieses Spiel. Es folgen seine Module, falls du einmal mehr willst.
    .missed = Diesmal { $got } Gold. Aufgedrucktes Gold, Silber, das zu deinem Dorf passt, und Schlösser, die du selbst öffnest: { $target } sind drin.

chapter-support = Modul: Unterstützung
support-card = Mit diesem Modul bekommen alle zusätzlich eine Unterstützungskarte. Manche wirken in der Bauphase: Die **Taubenzüchterin** holt eine der obersten { $seen } Karten des Nachziehstapels. Die **Nonne** bleibt, für eine Bauaktion, und wiederholt das Silber einer Person, die du nur einmal hast.
support-draft = Andere wirken beim Draften: Der **Prophet** sieht einen Stapel durch und draftet daraus die Karte, die ihm am besten gefällt. Die **Rekrutiererin**, einmal ausgelegt, darf in jedem deiner Draftzüge für { $fee } Gold eine zweite Karte nehmen.
support-benefactor = Du hast den **Gönner**. In deinem Draftzug, bevor du draftest, legt er eine Person aus deiner Hand aus, ohne Bauaktion; die üblichen Regeln gelten. Bisher darfst du { $limit } Karten draften: Spiel ihn aus.
    .first = Der **Gönner** kommt vor dem Draften. Für diesen Schritt: der **Gönner**.
support-food = Wen soll er auslegen? Wähle jemanden, der dein Drafting-Limit von { $limit } sofort erhöht.
    .done = Nahrung auf dem Tisch: Du draftest eine Karte mehr, noch in dieser Runde.
    .missed = Keine Nahrung, also draftest du so viele Karten wie vorher. Such jemanden, der Nahrung zeigt.

chapter-profiteers = Modul: Profiteure
profiteers-bronze = Die Profiteure werden unter die anderen gemischt. Einige zeigen Bronze: Sie zahlt nach jeder Bauphase, schon in der Runde, in der die Karte ausgelegt wird. Hast du mehrere, zahlt nur die beste.
profiteers-captain = Der **Kapitän** bringt { $per } Gold je offenem Goldsymbol, egal wie viel darauf steht. Deine **Gründungskarte** und dein **Schiffsbauer** zeigen je eines. Leg ihn aus.
    .later = Das kommt gleich. Für diesen Schritt: der **Kapitän**.
    .early = Du darfst deinen Zug jederzeit beenden, aber er würde schon heute zahlen. Für diesen Schritt: der **Kapitän**.
profiteers-thatcher = Er bringt jetzt { $bronze }, und auch der **Strohdachdecker** hat Gold: Leg ihn aus. Deine **Großhändlerin** ist Silber, { $per } Gold je Satz aus Erz, Heu und Holz, und kann warten.
    .later = Das kommt gleich. Für diesen Schritt: der **Strohdachdecker**.
    .early = Du darfst deinen Zug jederzeit beenden, aber da warten noch Leute. Für diesen Schritt: der **Strohdachdecker**.
profiteers-freelancer = Noch eine solltest du kennen: Eine **Freiberuflerin** arbeitet für alle, in welchem Dorf sie auch liegt. Vor deiner ersten Aktion darfst du { $fee } Gold auf die Karte legen, für eine Bauaktion mehr; die Münzen gehören dem, bei dem sie liegt.
profiteers-symbol = Du kannst noch { $left } Person auslegen. Bring den **Kapitän** von { $bronze } auf mehr und beende dann den Zug.
    .done = { $got } Gold mehr, und so bleibt es nach jeder Bauphase.
    .missed = { $got } Gold mehr. Der **Maurer** zeigt Gold und liegt auf **BergarbeiterIn**, und eine Start-Person kostet keine Aktion: { $way }.

chapter-developments = Modul: Entwicklung
developments-cards = Neben der Auslage liegen Entwicklungen, eine aus jeder Gruppe. Nach jeder Bauphase belohnt jede den, der allein am meisten von dem hat, was sie zählt. Ein Gleichstand gewinnt nichts.
developments-harvester = Der **Marktplatz** zählt Nahrung und gibt { $gold } Gold; ihr alle zeigt { $food }. Überdeckte Nahrung würde nicht zählen, überdeckte Betriebsarten schon. Leg die **Erntehelferin** aus.
    .later = Das kommt gleich. Für diesen Schritt: die **Erntehelferin**.
    .early = Du darfst deinen Zug jederzeit beenden, aber der Preis ist nah. Für diesen Schritt: die **Erntehelferin**.
developments-production = Die **Goldmine** zählt Erz und gibt { $gold } Gold. Andere Produktionskarten, etwa die **Sägemühle**, behält man dazu bis zum nächsten Mal: Sie leihen einem für eine Runde Nahrung oder ein Bausymbol.
developments-three = Sorge dafür, dass du am Ende deines Zuges überall allein vorn liegst. Die **Kirche** zählt die Personen in deinem Dorf, auch Start-Personen, und gibt { $gold } Gold und eine Karte. Beende den Zug, wenn du vorn bist.
    .done = Überall vorn: Wenn dich niemand überholt, gehört dir das alles nach der Bauphase.
    .missed = Nicht überall. Jede Karte **BergarbeiterIn** ist ein Erz und eine Person, und Start-Personen kosten keine Aktion: { $way }.
