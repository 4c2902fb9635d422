# Caylus

caylus = Caylus
caylus-about = William Attia 2005. Arbeiter setzen, die Straße bebauen, den Vogt lenken und am Schloss bauen.
caylus-legend = Zeichen: N Nahrung, H Holz, S Stein, T Tuch, G Gold, * beliebige Ressource (kein Gold), □ auch Gold, D Denar, P Prestigepunkte, ? nicht gesicherte Angabe; ♟ Arbeiter, ⌂ Haus, ♝ Vogt, ♜ Seneschall, ✣ aufgedruckt, ☼ neutral, ♠ Holzgebäude, ▦ Steingebäude, ♛ Prestigegebäude

## Ablauf

caylus-phase-income = Einkommen
caylus-phase-placement = Arbeiter einsetzen
    .short = Einsetzen
caylus-phase-special = Spezialgebäude
caylus-phase-provost = Vogt
caylus-phase-activation = Gebäude aktivieren
    .short = Aktivieren
caylus-phase-castle = Schlossbau
caylus-phase-round-end = Ende der Runde
    .short = Rundenende
caylus-phase-over = Spielende

## Möglichkeiten vor der Partie

caylus-option-beginner = Einsteigerregel
caylus-option-beginner-about = Ohne Gunsttafel: Jede Gunst des Königs bringt 3 Prestigepunkte.
caylus-option-jeweler = Juwelier
caylus-option-jeweler-about = Mit dem zusätzlichen Steingebäude der zweiten Auflage.
caylus-option-lawyer-points = Prestigepunkte des Notars
caylus-option-lawyer-points-about = So viele Prestigepunkte bringt der Bau des Notars; späte Auflagen geben einen weniger.
caylus-option-strict-gate = strenges Tor
caylus-option-strict-gate-about = Wer einen Arbeiter auf dem rechten Kreis des Wirtshauses hat, darf keinen zweiten durch das Tor dorthin schicken.
caylus-option-castle-by-scale = Schloss nach Leiste
caylus-option-castle-by-scale-about = Zu zweit: Hat der andere gepasst, kostet das Schloss nach der Passleiste 2 Denar, nicht 3 wie die Gebäude.

## Gebäude

caylus-kind-special = Spezialgebäude
caylus-kind-fixed = feststehendes Gebäude
caylus-kind-neutral = neutrales Gebäude
caylus-kind-wood = Holzgebäude
caylus-kind-stone = Steingebäude
caylus-kind-residence = Wohngebäude
caylus-kind-prestige = Prestigegebäude
caylus-use-compulsory = muss genutzt werden
caylus-empty-space = freies Feld
caylus-tile-special-gate = Tor
caylus-tile-special-trading-post = Kontor
caylus-tile-special-merchants-guild = Händlergilde
caylus-tile-special-joust-field = Turnierplatz
caylus-tile-special-stables = Ställe
caylus-tile-special-inn = Wirtshaus
caylus-tile-fixed-peddler = Hausierer
caylus-tile-fixed-carpenter = Zimmermann
caylus-tile-fixed-gold-mine = Goldgrube
caylus-tile-neutral-farm = Bauernhof
caylus-tile-neutral-forest = Forst
caylus-tile-neutral-sawmill = Sägewerk
caylus-tile-neutral-quarry = Steinbruch
caylus-tile-neutral-marketplace = Markt
caylus-tile-neutral-carpenter = Zimmermann
caylus-tile-wood-farm-food = Bauernhof (Nahrung)
    .short = Hof (Nahrung)
caylus-tile-wood-farm-cloth = Bauernhof (Tuch)
    .short = Hof (Tuch)
caylus-tile-wood-sawmill = Sägewerk
caylus-tile-wood-quarry = Steinbruch
caylus-tile-wood-marketplace = Markt
caylus-tile-wood-peddler = Hausierer
caylus-tile-wood-mason = Maurer
caylus-tile-wood-lawyer = Notar
caylus-tile-stone-farm = Bauernhof
caylus-tile-stone-park = Park
caylus-tile-stone-workshop = Werkstatt
caylus-tile-stone-church = Kirche
caylus-tile-stone-tailor = Schneider
caylus-tile-stone-bank = Bank
caylus-tile-stone-alchemist = Alchemist
caylus-tile-stone-architect = Architekt
caylus-tile-stone-jeweler = Juwelier
caylus-tile-residence = Wohngebäude
caylus-tile-prestige-statue = Statue
caylus-tile-prestige-granary = Kornkammer
caylus-tile-prestige-library = Bibliothek
caylus-tile-prestige-weaver = Weber
caylus-tile-prestige-theater = Theater
caylus-tile-prestige-university = Universität
caylus-tile-prestige-monument = Kunstdenkmal
caylus-tile-prestige-hotel = Hotel
caylus-tile-prestige-cathedral = Kathedrale

## Schloss und Gunst

caylus-part-dungeon = Bergfried
caylus-part-walls = Mauerwerk
caylus-part-towers = Türme
caylus-line-points = Prestigepunkte
    .short = Prestige
caylus-line-deniers = Geld
caylus-line-goods = Rohstoffe
caylus-line-buildings = Gebäude

## Angaben auf Plan und Plättchen

caylus-field-kind = Art
caylus-field-copies = Anzahl
caylus-field-option = nur mit der Option
caylus-field-space = Feld
caylus-field-places = Plätze
caylus-field-players-min = ab so vielen Personen
caylus-field-cost = Kosten
caylus-field-points = Prestigepunkte
caylus-field-late-points = Prestigepunkte in späten Auflagen
caylus-field-on-build = sofort beim Bauen
caylus-field-income = Einkommen je Runde
caylus-field-use = Nutzung
caylus-field-effect = Wirkung
caylus-field-owner-bonus = Bonus für den Besitzer
caylus-field-name = Name
caylus-field-spaces = Plätze
caylus-field-scoring-space = Abrechnung, wenn der Seneschall hier steht
caylus-field-columns = offene Spalten der Gunsttafel bis zur Abrechnung
caylus-field-no-house-points = verlorene Prestigepunkte ohne Haus
caylus-field-favors = bei der Abrechnung
caylus-field-column-1 = Spalte 1
caylus-field-column-2 = Spalte 2
caylus-field-column-3 = Spalte 3
caylus-field-column-4 = Spalte 4
caylus-field-column-5 = Spalte 5

## Was Effekte außer Nehmen und Zahlen tun

caylus-effect-build-wood = ein Holzgebäude bauen
caylus-effect-build-stone = ein Steingebäude bauen
caylus-effect-build-residence = ein Gebäude in ein Wohngebäude umwandeln
caylus-effect-build-prestige = ein Prestigegebäude auf einem eigenen Wohngebäude bauen
caylus-effect-waive = davon nicht zu zahlen: { $amounts }
caylus-effect-favor =
    { $count ->
        [one] 1 Gunst
       *[other] { $count } Mal Gunst
    }
caylus-effect-houses = ab { $count } eigenen Häusern
caylus-effect-provost-steps = den Vogt bis zu { $count } Felder versetzen
caylus-short-build-wood = baut Holz
caylus-short-build-stone = baut Stein
caylus-short-build-residence = wandelt um
caylus-short-build-prestige = baut Prestige
caylus-short-waive = −{ $amounts }
caylus-short-favor = { $count } Gunst
caylus-short-provost-steps = ♝ ±{ $count }
caylus-short-income = Runde +{ $amounts }

## Orte

caylus-place = Feld { $number }
caylus-place-special-gate = Tor
caylus-place-special-trading-post = Kontor
caylus-place-special-merchants-guild = Händlergilde
caylus-place-special-joust-field = Turnierplatz
caylus-place-special-stables = Ställe
caylus-place-special-inn = Wirtshaus
caylus-place-castle = Schloss

## Entscheidungen: worum es geht

caylus-decision-nothing = nichts
caylus-decision-place = Arbeiter einsetzen
caylus-decision-gate = Arbeiter vom Tor versetzen
caylus-decision-guild = Vogt versetzen (Händlergilde)
caylus-decision-inn = Arbeiter im Wirtshaus
caylus-decision-provost = Vogt versetzen
caylus-decision-use = Effekt nutzen
caylus-decision-buy = Ressource kaufen
caylus-decision-take = Ressource nehmen
caylus-decision-pay = bezahlen
caylus-decision-bonus = Bonus des Besitzers
caylus-decision-build = bauen
caylus-decision-prestige = Prestigegebäude bauen
caylus-decision-site = Wohngebäude für das Prestigegebäude
caylus-decision-convert = Gebäude umwandeln
caylus-decision-castle = am Schloss bauen
caylus-decision-batch = Element vervollständigen
caylus-decision-line = Gunst des Königs
caylus-decision-column = Vorteil der Gunst

## Entscheidungen: die Frage

caylus-prompt-place = Setze einen Arbeiter ein (meist { $price } Denar, du hast { $deniers }) oder passe.
caylus-prompt-gate = Tor: Wohin geht dein Arbeiter, ohne Kosten?
caylus-prompt-guild = Händlergilde: Versetze den Vogt um bis zu { $steps } Felder, ohne Kosten.
caylus-prompt-inn = Wirtshaus: Bleibt dein Arbeiter dort?
caylus-prompt-provost =
    { $steps ->
        [one] Versetze den Vogt um bis zu 1 Feld, für { $price } Denar.
       *[other] Versetze den Vogt um bis zu { $steps } Felder, für { $price } Denar je Feld.
    }
caylus-prompt-use = { $tile }: Nutzt du den Effekt?
caylus-prompt-use-favor = Gunst: Was nimmst du?
caylus-prompt-buy = { $tile }: Welche Ressource kaufst du?
caylus-prompt-take =
    { $count ->
        [one] Welche Ressource nimmst du?
       *[other] Welche Ressource nimmst du? Noch { $count }.
    }
caylus-prompt-pay =
    { $count ->
        [one] Womit zahlst du die letzte Ressource nach Wahl?
       *[other] Womit zahlst du? Noch { $count } Ressourcen nach Wahl.
    }
caylus-prompt-pay-tile =
    { $count ->
        [one] { $tile } bauen: Womit zahlst du die letzte Ressource nach Wahl?
       *[other] { $tile } bauen: Womit zahlst du? Noch { $count } Ressourcen nach Wahl.
    }
caylus-prompt-bonus = { $tile }: Welche Ressource nimmst du als Besitzer?
caylus-prompt-build = { $tile }: Was baust du?
caylus-prompt-build-favor = Gunst: Was baust du?
caylus-prompt-prestige = { $tile }: Welches Prestigegebäude baust du?
caylus-prompt-prestige-favor = Gunst: Welches Prestigegebäude baust du?
caylus-prompt-site = Welches Wohngebäude wird durch { $tile } ersetzt?
caylus-prompt-convert = { $tile }: Welches Gebäude wird zum Wohngebäude?
caylus-prompt-convert-favor = Gunst: Welches Gebäude wird zum Wohngebäude?
caylus-prompt-castle = Schlossbau ({ $part }): Gibst du ein Element? 1 Nahrung ist dabei, dazu zwei verschiedene andere Ressourcen.
caylus-prompt-batch = Was kommt als Letztes ins Element?
caylus-prompt-line =
    { $count ->
        [one] Gunst des Königs: Welche Zeile wählst du?
       *[other] Gunst des Königs: Welche Zeile wählst du? Noch { $count } Mal.
    }
caylus-prompt-column = Gunst ({ $line }): Welchen Vorteil nutzt du?

## Entscheidungen: für alle, die warten

caylus-waiting-place = { $seat } setzt einen Arbeiter ein oder passt.
caylus-waiting-gate = { $seat } wählt, wohin der Arbeiter vom Tor geht.
caylus-waiting-guild = { $seat } versetzt den Vogt (Händlergilde).
caylus-waiting-inn = { $seat } entscheidet über den Arbeiter im Wirtshaus.
caylus-waiting-provost = { $seat } entscheidet über den Vogt.
caylus-waiting-use = { $seat } entscheidet über einen Effekt.
caylus-waiting-buy = { $seat } kann eine Ressource kaufen.
caylus-waiting-take = { $seat } nimmt eine Ressource nach Wahl.
caylus-waiting-pay = { $seat } zahlt mit einer Ressource nach Wahl.
caylus-waiting-bonus = { $seat } nimmt den Bonus des Besitzers.
caylus-waiting-build = { $seat } kann bauen.
caylus-waiting-prestige = { $seat } kann ein Prestigegebäude bauen.
caylus-waiting-site = { $seat } wählt das Wohngebäude für das Prestigegebäude.
caylus-waiting-convert = { $seat } kann ein Gebäude umwandeln.
caylus-waiting-castle = { $seat } kann ein Element für das Schloss geben.
caylus-waiting-batch = { $seat } vervollständigt ein Element.
caylus-waiting-line = { $seat } wählt eine Zeile der Gunsttafel.
caylus-waiting-column = { $seat } wählt den Vorteil der Gunst.

## Aktionen

caylus-action-pass = passen
    .ask = Passen?
caylus-action-decline = nicht nutzen
    .ask = Auf die Wirkung verzichten?
caylus-action-decline-gate = Arbeiter zurücknehmen
    .ask = Den Arbeiter zurücknehmen?
caylus-action-decline-inn = im Wirtshaus bleiben
    .ask = Im Wirtshaus bleiben?
caylus-action-decline-castle = nichts mehr geben
    .ask = Nichts mehr geben?
caylus-action-decline-column = keinen Vorteil nutzen
    .ask = Keinen Vorteil nutzen?
caylus-action-place = { $tile } ({ $space })
    .ask = Einen Arbeiter auf { $tile } ({ $space }) setzen?
caylus-action-place-special = { $tile }
    .ask = Einen Arbeiter auf { $tile } setzen?
caylus-action-place-castle = Schloss
    .ask = Einen Arbeiter ans Schloss setzen?
caylus-action-recall = Arbeiter zurücknehmen
    .ask = Den Arbeiter zurücknehmen?
caylus-action-provost-stay = Vogt bleibt stehen
    .ask = Den Vogt stehen lassen?
caylus-action-provost-forward =
    { $steps ->
        [one] 1 Feld vor
       *[other] { $steps } Felder vor
    }
    .ask = Den Vogt { $steps ->
            [one] 1 Feld
           *[other] { $steps } Felder
        } vorziehen?
caylus-action-provost-back =
    { $steps ->
        [one] 1 Feld zurück
       *[other] { $steps } Felder zurück
    }
    .ask = Den Vogt { $steps ->
            [one] 1 Feld
           *[other] { $steps } Felder
        } zurückziehen?
caylus-action-use = Möglichkeit { $number } nutzen
    .ask = Möglichkeit { $number } nutzen?
caylus-action-use-free = { $gain } nehmen
    .ask = { $gain } nehmen?
caylus-action-use-paid = { $pay } zahlen → { $gain }
    .ask = { $pay } zahlen und dafür { $gain } bekommen?
caylus-action-take = 1 { $good } nehmen
    .ask = 1 { $good } nehmen?
caylus-action-pay = mit { $good } zahlen
    .ask = Mit { $good } zahlen?
caylus-action-give = { $good } ins Element
    .ask = { $good } ins Element geben?
caylus-action-build = { $tile }
    .ask = { $tile } bauen?
caylus-action-prestige = { $tile }
    .ask = { $tile } bauen?
caylus-action-site = { $tile } ({ $space })
    .ask = Auf { $tile } ({ $space }) bauen?
caylus-action-convert = { $tile } ({ $space })
    .ask = { $tile } ({ $space }) umwandeln?
caylus-action-line = { $line }
    .ask = In der Reihe { $line } vorrücken?
caylus-action-column = Spalte { $number }
    .ask = Spalte { $number } nutzen?
caylus-action-column-free = Spalte { $number }: { $gain }
    .ask = Die Gunst für { $gain } nutzen?
caylus-action-column-paid = Spalte { $number }: { $pay } zahlen → { $gain }
    .ask = Die Gunst nutzen: { $pay } zahlen und dafür { $gain } bekommen?
caylus-action-column-or = Spalte { $number }: { $first } oder { $second }
    .ask = Die Gunst für { $first } oder { $second } nutzen?
caylus-action-column-wood = Spalte { $number }: ein Holzgebäude bauen
    .ask = Mit der Gunst ein Holzgebäude bauen?
caylus-action-column-stone = Spalte { $number }: ein Steingebäude bauen
    .ask = Mit der Gunst ein Steingebäude bauen?
caylus-action-column-residence = Spalte { $number }: ein Gebäude umwandeln
    .ask = Mit der Gunst ein Gebäude umwandeln?
caylus-action-column-prestige = Spalte { $number }: ein Prestigegebäude bauen
    .ask = Mit der Gunst ein Prestigegebäude bauen?
caylus-amount-favor = 1 Gunst
caylus-group-near = an der Straße, bis zum Vogt
caylus-group-far = jenseits des Vogts: wirkt nur, wenn er weiterrückt
    .note = Das liegt jenseits des Vogts und wirkt nur, wenn er weiterrückt.
caylus-group-special = vor der Brücke
caylus-group-pass = sonst
caylus-group-tiles = aus dem Vorrat
caylus-group-spaces = an der Straße

## Was geschehen ist

caylus-event-round-begun =
    { $you ->
        [yes] Runde { $number } beginnt, zuerst spielst du
       *[no] Runde { $number } beginnt, zuerst spielt { $seat }
    }
caylus-event-order-set =
    { $you ->
        [yes] Du hast nun Platz { $place } der Reihenfolge
       *[no] { $seat } hat nun Platz { $place } der Reihenfolge
    }
caylus-event-income =
    { $you ->
        [yes] Du hast { $amounts } Einkommen
       *[no] { $seat } hat { $amounts } Einkommen
    }
caylus-event-placed =
    { $you ->
        [yes] Du setzt auf { $tile } ({ $space })
       *[no] { $seat } setzt auf { $tile } ({ $space })
    }
caylus-event-placed-special =
    { $you ->
        [yes] Du setzt auf { $tile }
       *[no] { $seat } setzt auf { $tile }
    }
caylus-event-placed-castle =
    { $you ->
        [yes] Du setzt ans Schloss, Platz { $place }
       *[no] { $seat } setzt ans Schloss, Platz { $place }
    }
caylus-event-owner-points =
    { $you ->
        [yes] Du erhältst { $amounts } als Besitzer von Feld { $space }
       *[no] { $seat } erhält { $amounts } als Besitzer von Feld { $space }
    }
caylus-event-passed =
    { $you ->
        [yes] Du passt (Nr. { $place })
       *[no] { $seat } passt (Nr. { $place })
    }
caylus-event-deniers-paid =
    { $you ->
        [yes] Du zahlst { $amounts }
       *[no] { $seat } zahlt { $amounts }
    }
caylus-event-deniers-gained =
    { $you ->
        [yes] Du nimmst { $amounts }
       *[no] { $seat } nimmt { $amounts }
    }
caylus-event-special-activated =
    { $you ->
        [yes] Du bist bei { $tile } an der Reihe
       *[no] { $seat } ist bei { $tile } an der Reihe
    }
caylus-event-declined =
    { $you ->
        [yes] Du verzichtest
       *[no] { $seat } verzichtet
    }
caylus-event-moved-into-inn =
    { $you ->
        [yes] Du rückst im Wirtshaus nach rechts
       *[no] { $seat } rückt im Wirtshaus nach rechts
    }
caylus-event-left-inn =
    { $you ->
        [yes] Du verlässt das Wirtshaus
       *[no] { $seat } verlässt das Wirtshaus
    }
caylus-event-provost-moved =
    { $you ->
        [yes] Du versetzt den Vogt { $steps ->
            [-1] 1 zurück
            [-2] 2 zurück
            [-3] 3 zurück
           *[other] { $steps } vor
        } auf Feld { $space }
       *[no] { $seat } versetzt den Vogt { $steps ->
            [-1] 1 zurück
            [-2] 2 zurück
            [-3] 3 zurück
           *[other] { $steps } vor
        } auf Feld { $space }
    }
caylus-event-building-activated =
    { $you ->
        [yes] Du bist bei { $tile } ({ $space }) an der Reihe
       *[no] { $seat } ist bei { $tile } ({ $space }) an der Reihe
    }
caylus-event-gained =
    { $you ->
        [yes] Du nimmst { $amounts }
       *[no] { $seat } nimmt { $amounts }
    }
caylus-event-paid =
    { $you ->
        [yes] Du zahlst { $amounts }
       *[no] { $seat } zahlt { $amounts }
    }
caylus-event-points-gained =
    { $you ->
        [yes] Du erhältst { $amounts }
       *[no] { $seat } erhält { $amounts }
    }
caylus-event-points-lost =
    { $you ->
        [yes] Du verlierst { $amounts }
       *[no] { $seat } verliert { $amounts }
    }
caylus-event-owner-bonus =
    { $you ->
        [yes] Du bekommst als Besitzer von Feld { $space } einen Bonus
       *[no] { $seat } bekommt als Besitzer von Feld { $space } einen Bonus
    }
caylus-event-built =
    { $you ->
        [yes] Du baust { $tile } auf Feld { $space }
       *[no] { $seat } baut { $tile } auf Feld { $space }
    }
caylus-event-prestige-built =
    { $you ->
        [yes] Du baust { $tile } auf Feld { $space }, anstelle des Wohngebäudes
       *[no] { $seat } baut { $tile } auf Feld { $space }, anstelle des Wohngebäudes
    }
caylus-event-conversion-waits =
    { $you ->
        [yes] Du zahlst für ein Wohngebäude auf Feld { $space }, sobald { $tile } aktiv war
       *[no] { $seat } zahlt für ein Wohngebäude auf Feld { $space }, sobald { $tile } aktiv war
    }
caylus-event-converted =
    { $you ->
        [yes] Du machst { $tile } ({ $space }) zum Wohngebäude
       *[no] { $seat } macht { $tile } ({ $space }) zum Wohngebäude
    }
caylus-event-cut-off =
    { $you ->
        [yes] Du stehst auf { $tile } ({ $space }) jenseits des Vogts und gehst leer aus
       *[no] { $seat } steht auf { $tile } ({ $space }) jenseits des Vogts und geht leer aus
    }
caylus-event-batch-given =
    { $you ->
        [yes] Du gibst Element Nr. { $count } dieser Runde, Haus: { $part }
       *[no] { $seat } gibt Element Nr. { $count } dieser Runde, Haus: { $part }
    }
caylus-event-no-batch =
    { $you ->
        [yes] Du gibst kein Element
       *[no] { $seat } gibt kein Element
    }
caylus-event-favors-received =
    { $you ->
        [yes] Du erhältst Gunst des Königs: { $count }
       *[no] { $seat } erhält Gunst des Königs: { $count }
    }
caylus-event-favor-used =
    { $you ->
        [yes] Du wählst die Zeile { $line }, Spalte { $column }
       *[no] { $seat } wählt die Zeile { $line }, Spalte { $column }
    }
caylus-event-favors-lost =
    { $you ->
        [yes] Du hast keine freie Zeile mehr, verlorene Gunst: { $count }
       *[no] { $seat } hat keine freie Zeile mehr, verlorene Gunst: { $count }
    }
caylus-event-bailiff-moved = Der Seneschall rückt um { $steps } auf Feld { $space } vor, der Vogt folgt ihm
caylus-event-part-scored = Abrechnung: { $part }
caylus-event-goods-scored =
    { $you ->
        [yes] Du erhältst { $amounts } für übrige Ressourcen und Geld
       *[no] { $seat } erhält { $amounts } für übrige Ressourcen und Geld
    }
caylus-event-game-ended = Die Partie ist zu Ende
caylus-event-worker-home =
    { $you ->
        [yes] Du nimmst einen Arbeiter zurück
       *[no] { $seat } nimmt einen Arbeiter zurück
    }
caylus-event-marker-back =
    { $you ->
        [yes] Du nimmst den Passmarker zurück
       *[no] { $seat } nimmt den Passmarker zurück
    }
caylus-event-lines-freed =
    { $you ->
        [yes] Du darfst wieder jede Zeile der Gunsttafel wählen
       *[no] { $seat } darf wieder jede Zeile der Gunsttafel wählen
    }
caylus-event-part-closed = Die Abrechnung ist vorbei: { $part } ({ $columns } Spalten der Gunsttafel sind offen)

## Das Spielbrett im Terminal

caylus-board-round = Runde { $round }
caylus-board-provost-at = Vogt auf Feld { $space }
caylus-board-bailiff-at = Seneschall auf { $space }
caylus-board-road = Straße
caylus-board-next = nächster Bau
caylus-board-free = frei
caylus-board-special = Vor der Brücke
caylus-board-inn-right = rechts
caylus-board-scale = Gepasst
caylus-board-nobody = noch niemand
caylus-board-queue = Schlossarbeiter
caylus-board-castle = Schloss
caylus-board-scored = abgerechnet
caylus-board-favors = Gunst
caylus-board-supply-wood = Holzgebäude
caylus-board-supply-stone = Steingebäude
caylus-board-supply-prestige = Prestigegebäude
caylus-board-income = Einkommen
caylus-board-place = Platz { $place }
caylus-board-passed = gepasst ({ $place }.)
caylus-board-owner = gehört { $seat }
caylus-board-you = deines
caylus-hint-have = du hast { $count }
caylus-hint-column = Spalte { $column }

## Abschnitte des Regelverzeichnisses

caylus-section-setup = Aufbau
caylus-section-board = Spielplan
caylus-section-income = Einkommen
caylus-section-placement = Arbeiter einsetzen
caylus-section-gate = Tor
caylus-section-post = Kontor
caylus-section-guild = Händlergilde
caylus-section-joust = Turnierplatz
caylus-section-stables = Ställe
caylus-section-inn = Wirtshaus
caylus-section-special = Spezialgebäude
caylus-section-provost = Vogt
caylus-section-activation = Gebäude aktivieren
caylus-section-production = Produktion
caylus-section-build = Bauen
caylus-section-lawyer = Notar
caylus-section-tile = Gebäude im Einzelnen
caylus-section-castle = Schlossbau
caylus-section-end = Ende der Runde
caylus-section-scoring = Abrechnung
caylus-section-favor = Gunst des Königs
caylus-section-final = Spielende
caylus-section-two = Zwei Personen
caylus-section-variant = Varianten
caylus-section-example = Beispiele des Regelhefts

## Was der Bewerter zählt: Teile dessen, was eine Möglichkeit wert ist (Tipps)

caylus-judged-amount =
    { $count ->
        [0] etwas
        [one] etwa 1 Prestigepunkt
       *[other] etwa { $count } Prestigepunkte
    }
caylus-judged-points = Prestigepunkte, die es sofort gibt
caylus-judged-begun = das, was du gerade begonnen hast
caylus-judged-specials = deine Arbeiter bei den Spezialgebäuden
caylus-judged-road = deine Arbeiter an der Straße
caylus-judged-castle = Elemente für das Schloss
caylus-judged-purse = Ressourcen und Geld, die du behältst
caylus-judged-buildings = deine Gebäude in den nächsten Runden
caylus-judged-standing = Gunst, Schlosswertungen und Reihenfolge
