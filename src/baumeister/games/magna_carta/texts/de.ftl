# Caylus Magna Carta

magna_carta = Caylus Magna Carta
    .short = Magna Carta
magna_carta-about = William Attia 2007. Das Kartenspiel: mit eigenen Karten die Straße bauen und ans Schloss liefern.
magna_carta-legend = Zeichen: N Nahrung, H Holz, S Stein, G Gold, * Würfel nach Wahl (kein Gold), □ Würfel jeder Art, D Denar, ▲ Prestigeplättchen, P Prestigepunkte (Gold, übrige Würfel und Denare zählen wie am Ende mit; darum steigen und fallen sie mit dem Geld), ? unbestätigte Angabe; ♟ Arbeiter, ♝ Vogt, ● Würfel auf der Karte, ✣ neutrale Karte, ♠ Holzkarte, ▦ Steinkarte, ⌂ Wohnhaus, ♛ Prestigegebäude

## Der Lauf einer Partie

magna_carta-phase-setup = Spielvorbereitung
    .short = Vorbereitung
magna_carta-phase-income = Einkommen
magna_carta-phase-actions = Aktionen
magna_carta-phase-provost = Vogt
magna_carta-phase-effects = Auswirkungen der Gebäude
    .short = Auswirkungen
magna_carta-phase-castle = Schloss
magna_carta-phase-round-end = Ende der Runde
    .short = Rundenende
magna_carta-phase-over = Ende des Spiels
    .short = Spielende

## Optionen

magna_carta-option-beginner = Einsteigerregeln
magna_carta-option-beginner-about = Ohne Vogt, Wohnhäuser, Notar, Kirche und Hotel: das einfachere Spiel für die ersten Male.

## Karten

magna_carta-kind-neutral = neutrale Karte
magna_carta-kind-wood = Spielerkarte, Holz
magna_carta-kind-stone = Spielerkarte, Stein
magna_carta-kind-prestige = Prestigekarte
magna_carta-kind-residence = Rückseite der Spielerkarten

magna_carta-empty-place = leerer Platz

magna_carta-card-neutral-park = Park
magna_carta-card-neutral-forest = Forst
magna_carta-card-neutral-quarry = Steinbruch (neutral)
    .short = Steinbr. (n.)
magna_carta-card-neutral-trading-post = Kontor
magna_carta-card-neutral-peddler = Hausierer (neutral)
    .short = Hausierer (n)
magna_carta-card-small-farm = Bauernhof (klein)
    .short = Kl. Bauernhof
magna_carta-card-small-sawmill = Sägewerk (klein)
    .short = Kl. Sägewerk
magna_carta-card-small-quarry = Steinbruch (klein)
    .short = Kl. Steinbr.
magna_carta-card-peddler = Hausierer
magna_carta-card-market = Markt
magna_carta-card-notary = Notar
magna_carta-card-large-farm = Bauernhof (groß)
    .short = Gr. Bauernhof
magna_carta-card-large-sawmill = Sägewerk (groß)
    .short = Gr. Sägewerk
magna_carta-card-large-quarry = Steinbruch (groß)
    .short = Gr. Steinbr.
magna_carta-card-gold-mine = Goldmine
magna_carta-card-bank = Bank
magna_carta-card-church = Kirche
magna_carta-card-theatre = Theater
magna_carta-card-statue = Statue
magna_carta-card-hotel = Hotel
magna_carta-card-stables = Ställe
magna_carta-card-town-hall = Rathaus
magna_carta-card-monument = Denkmal
magna_carta-card-cathedral = Kathedrale
magna_carta-card-residence = Wohnhaus

magna_carta-section-dungeon = Bergfried
magna_carta-section-walls = Mauerwerk
magna_carta-section-towers = Türme

## Angaben auf den Karten

magna_carta-field-kind = Art
magna_carta-field-cost = Kosten
magna_carta-field-points = Prestigepunkte
magna_carta-field-worker = für den Arbeiter
magna_carta-field-owner = für den Besitzer, wenn ein fremder Arbeiter dort steht
magna_carta-field-cubes = Würfel, die beim Bauen darauf gelegt werden
magna_carta-field-income = Denar Einkommen
magna_carta-field-only-in = verwendet in
magna_carta-field-name = Name
magna_carta-field-tiles = Plättchen
magna_carta-only-in-standard = nur den Standardregeln
magna_carta-cubes-food = Nahrung
magna_carta-cubes-wood = Holz
magna_carta-cubes-stone = Stein

magna_carta-effect-card-cube = { $count } Würfel von der Karte
magna_carta-effect-turn = eine eigene Karte der Straße zum Wohnhaus umdrehen, für dessen Kosten
magna_carta-short-card-cube = { $count }●
magna_carta-short-turn = ⌂
magna_carta-short-income = Runde +{ $count }D

## Orte

magna_carta-place = Platz { $number }

## Entscheidungen: worum es geht

magna_carta-decision-nothing = nichts
magna_carta-decision-mulligan = Hand behalten oder neu ziehen
magna_carta-decision-action = eine Aktion
magna_carta-decision-cover = Wohnhaus wählen
magna_carta-decision-pay = bezahlen
magna_carta-decision-provost = Vogt versetzen
magna_carta-decision-use = Effekt nutzen
magna_carta-decision-buy = Würfel kaufen
magna_carta-decision-take = Würfel nehmen
magna_carta-decision-give = Würfel geben
magna_carta-decision-turn = Karte zum Wohnhaus umdrehen
magna_carta-decision-offer = Rohstoffpakete anbieten

## Entscheidungen: die Frage

magna_carta-prompt-mulligan = Behältst du deine Hand? Du darfst einmal alle Karten ablegen und neu ziehen.
magna_carta-prompt-action = Welche Aktion führst du aus?
magna_carta-prompt-cover = { $card }: Auf welches deiner Wohnhäuser?
magna_carta-prompt-pay =
    { $count ->
        [one] { $card }: Womit zahlst du den letzten Würfel?
       *[other] { $card }: Womit zahlst du? Noch { $count } Würfel.
    }
magna_carta-prompt-pay-batches =
    { $count ->
        [one] Schloss: Womit zahlst du den letzten Würfel?
       *[other] Schloss: Womit zahlst du? Noch { $count } Würfel; für Ausgelassenes zahlst du Gold.
    }
magna_carta-prompt-provost =
    { $steps ->
        [one] Vogt: Versetze ihn bis zu 1 Karte weit. Das kostet 1 Denar.
       *[other] Vogt: Versetze ihn bis zu { $steps } Karten weit. Jede kostet 1 Denar.
    }
magna_carta-prompt-use = { $card } (Platz { $place }): Nutzt dein Arbeiter den Effekt?
magna_carta-prompt-use-owner = { $card } (Platz { $place }): Nutzt du die Auswirkung für den Besitzer?
magna_carta-prompt-buy = { $card } (Platz { $place }): Welchen Würfel kauft dein Arbeiter?
magna_carta-prompt-buy-owner = { $card } (Platz { $place }): Welchen Würfel kaufst du als Besitzer?
magna_carta-prompt-take =
    { $count ->
        [one] Welchen Würfel nimmst du?
       *[other] Welche Würfel nimmst du? Noch { $count }.
    }
magna_carta-prompt-give = { $card } (Platz { $place }): Welchen Würfel gibt dein Arbeiter?
magna_carta-prompt-give-owner = { $card } (Platz { $place }): Welchen Würfel gibst du als Besitzer?
magna_carta-prompt-turn = { $card } (Platz { $place }): Welche deiner Karten wird ein Wohnhaus?
magna_carta-prompt-offer = Wie viele Rohstoffpakete bietest du am Schloss an?

## Entscheidungen: worauf die anderen warten

magna_carta-waiting-mulligan = { $seat } sieht die erste Hand an
magna_carta-waiting-action = { $seat } wählt eine Aktion
magna_carta-waiting-cover = { $seat } wählt ein Wohnhaus für das Prestigegebäude
magna_carta-waiting-pay = { $seat } zahlt
magna_carta-waiting-provost = { $seat } darf den Vogt versetzen
magna_carta-waiting-use = { $seat } darf den Effekt einer Karte nutzen
magna_carta-waiting-buy = { $seat } darf einen Würfel kaufen
magna_carta-waiting-take = { $seat } nimmt Würfel
magna_carta-waiting-give = { $seat } darf einen Würfel geben
magna_carta-waiting-turn = { $seat } darf eine Karte zum Wohnhaus umdrehen
magna_carta-waiting-offer = { $seat } darf am Schloss Pakete anbieten

## Aktionen

magna_carta-action-pass = passen
    .ask = Passen?
magna_carta-action-decline = nicht nutzen
    .ask = Auf die Wirkung verzichten?
magna_carta-action-keep = Hand behalten
    .ask = Die Hand behalten?
magna_carta-action-mulligan = alles ablegen und neu ziehen
    .ask = Alles ablegen und neu ziehen?
magna_carta-action-draw = eine Karte ziehen
    .ask = Eine Karte ziehen?
magna_carta-action-swap = alle Handkarten austauschen
    .ask = Alle Handkarten austauschen?
magna_carta-action-place = Arbeiter auf { $card } ({ $place })
    .ask = Einen Arbeiter auf { $card } ({ $place }) setzen?
magna_carta-action-build = { $card } bauen
    .ask = { $card } bauen?
magna_carta-action-prestige = { $card } bauen
    .ask = { $card } bauen?
magna_carta-action-cover = auf { $card } ({ $place })
    .ask = Auf { $card } ({ $place }) bauen?
magna_carta-action-turn = { $card } ({ $place })
    .ask = { $card } ({ $place }) zum Wohnhaus umdrehen?
magna_carta-action-pay = mit { $good } zahlen
    .ask = Mit { $good } zahlen?
magna_carta-action-give = 1 { $good } geben
    .ask = 1 { $good } geben?
magna_carta-action-take = 1 { $good } nehmen
    .ask = 1 { $good } nehmen?
magna_carta-action-use = Möglichkeit { $number } nutzen
    .ask = Möglichkeit { $number } nutzen?
magna_carta-action-use-free = { $gain } nehmen
    .ask = { $gain } nehmen?
magna_carta-action-use-paid = { $pay } zahlen → { $gain }
    .ask = { $pay } zahlen und dafür { $gain } bekommen?
magna_carta-action-provost-stay = der Vogt bleibt stehen
    .ask = Den Vogt stehen lassen?
magna_carta-action-provost-forward =
    { $steps ->
        [one] 1 Karte vor
       *[other] { $steps } Karten vor
    }
    .ask = Den Vogt { $steps ->
            [one] 1 Karte
           *[other] { $steps } Karten
        } vorziehen?
magna_carta-action-provost-back =
    { $steps ->
        [one] 1 Karte zurück
       *[other] { $steps } Karten zurück
    }
    .ask = Den Vogt { $steps ->
            [one] 1 Karte
           *[other] { $steps } Karten
        } zurückziehen?
magna_carta-action-offer =
    { $count ->
        [one] 1 Paket
       *[other] { $count } Pakete
    }
    .ask = Dem Schloss { $count ->
            [one] 1 Paket
           *[other] { $count } Pakete
        } geben?
magna_carta-action-offer-none = kein Paket
    .ask = Dem Schloss nichts geben?
magna_carta-amount-card-cube = { $count } Würfel von der Karte

magna_carta-group-cards = Karten
magna_carta-group-road = Arbeiter auf die Straße
magna_carta-group-near = Arbeiter auf die Straße, bis zum Vogt
magna_carta-group-far = Arbeiter hinter den Vogt: wirkt nur, wenn er weiterzieht
    .note = Das liegt jenseits des Vogts und wirkt nur, wenn er weiterrückt.
magna_carta-group-build = aus der Hand bauen
magna_carta-group-prestige = ein Prestigegebäude bauen
magna_carta-group-pass = sonst

## Was geschehen ist

magna_carta-event-kept-hand =
    { $you ->
        [yes] Du behältst die Hand
       *[no] { $seat } behält die Hand
    }
magna_carta-event-discarded =
    { $you ->
        [yes] Du legst { $card } ab
       *[no] { $seat } legt { $card } ab
    }
magna_carta-event-drew =
    { $you ->
        [yes] Du ziehst { $card }
       *[no] { $seat } zieht { $card }
    }
magna_carta-event-drew-hidden =
    { $you ->
        [yes] { $count ->
            [one] Du ziehst 1 Karte
           *[other] Du ziehst { $count } Karten
        }
       *[no] { $count ->
            [one] { $seat } zieht 1 Karte
           *[other] { $seat } zieht { $count } Karten
        }
    }
magna_carta-event-reshuffled =
    { $you ->
        [yes] { $count ->
            [one] Du mischst 1 abgelegte Karte zu einem neuen Stapel
           *[other] Du mischst { $count } abgelegte Karten zu einem neuen Stapel
        }
       *[no] { $count ->
            [one] { $seat } mischt 1 abgelegte Karte zu einem neuen Stapel
           *[other] { $seat } mischt { $count } abgelegte Karten zu einem neuen Stapel
        }
    }
magna_carta-event-start-player =
    { $you ->
        [yes] Du bist Startspieler
       *[no] { $seat } ist Startspieler
    }
magna_carta-event-round-begun =
    { $you ->
        [yes] Runde { $number } beginnt, du bist Startspieler
       *[no] Runde { $number } beginnt, Startspieler ist { $seat }
    }
magna_carta-event-deniers-gained =
    { $you ->
        [yes] Du bekommst { $amounts }
       *[no] { $seat } bekommt { $amounts }
    }
magna_carta-event-deniers-paid =
    { $you ->
        [yes] Du zahlst { $amounts }
       *[no] { $seat } zahlt { $amounts }
    }
magna_carta-event-gained =
    { $you ->
        [yes] Du nimmst { $amounts }
       *[no] { $seat } nimmt { $amounts }
    }
magna_carta-event-paid =
    { $you ->
        [yes] Du zahlst { $amounts }
       *[no] { $seat } zahlt { $amounts }
    }
magna_carta-event-placed =
    { $you ->
        [yes] Du setzt auf { $card } ({ $place })
       *[no] { $seat } setzt auf { $card } ({ $place })
    }
magna_carta-event-shown =
    { $you ->
        [yes] Du beginnst { $card } zu bauen
       *[no] { $seat } beginnt { $card } zu bauen
    }
magna_carta-event-built =
    { $you ->
        [yes] Du baust { $card } auf Platz { $place }
       *[no] { $seat } baut { $card } auf Platz { $place }
    }
magna_carta-event-cubes-laid = Auf die Karte auf Platz { $place } kommen: { $amounts }
magna_carta-event-prestige-built =
    { $you ->
        [yes] Du baust { $card } auf dein Wohnhaus auf Platz { $place }
       *[no] { $seat } baut { $card } auf das Wohnhaus auf Platz { $place }
    }
magna_carta-event-prestige-built-in-front =
    { $you ->
        [yes] Du baust { $card }
       *[no] { $seat } baut { $card }
    }
magna_carta-event-passed =
    { $you ->
        [yes] Du passt, Feld { $space } der Brücke
       *[no] { $seat } passt, Feld { $space } der Brücke
    }
magna_carta-event-provost-moved =
    { $you ->
        [yes] { $steps ->
            [one] Du versetzt den Vogt 1 Karte vor auf Platz { $place }
           *[other] Du versetzt den Vogt { $steps } Karten vor auf Platz { $place }
        }
       *[no] { $steps ->
            [one] { $seat } versetzt den Vogt 1 Karte vor auf Platz { $place }
           *[other] { $seat } versetzt den Vogt { $steps } Karten vor auf Platz { $place }
        }
    }
magna_carta-event-provost-moved-back =
    { $you ->
        [yes] { $steps ->
            [one] Du versetzt den Vogt 1 Karte zurück auf Platz { $place }
           *[other] Du versetzt den Vogt { $steps } Karten zurück auf Platz { $place }
        }
       *[no] { $steps ->
            [one] { $seat } versetzt den Vogt 1 Karte zurück auf Platz { $place }
           *[other] { $seat } versetzt den Vogt { $steps } Karten zurück auf Platz { $place }
        }
    }
magna_carta-event-activated =
    { $you ->
        [yes] Du bist mit { $card } ({ $place }) an der Reihe
       *[no] { $seat } ist mit { $card } ({ $place }) an der Reihe
    }
magna_carta-event-declined =
    { $you ->
        [yes] Du verzichtest
       *[no] { $seat } verzichtet
    }
magna_carta-event-card-cube-taken =
    { $you ->
        [yes] Du nimmst { $amounts } von der Karte auf Platz { $place }
       *[no] { $seat } nimmt { $amounts } von der Karte auf Platz { $place }
    }
magna_carta-event-chosen =
    { $you ->
        [yes] Du drehst { $card } ({ $place }) zum Wohnhaus um, sobald der Arbeiter dort fertig ist
       *[no] { $seat } dreht { $card } ({ $place }) zum Wohnhaus um, sobald der Arbeiter dort fertig ist
    }
magna_carta-event-turned =
    { $you ->
        [yes] Du drehst { $card } ({ $place }) zum Wohnhaus um
       *[no] { $seat } dreht { $card } ({ $place }) zum Wohnhaus um
    }
magna_carta-event-cubes-returned = Von der Karte auf Platz { $place } gehen zurück in die Bank: { $amounts }
magna_carta-event-worker-home =
    { $you ->
        [yes] Du nimmst deinen Arbeiter von Platz { $place } zurück
       *[no] { $seat } nimmt den Arbeiter von Platz { $place } zurück
    }
magna_carta-event-not-reached =
    { $you ->
        [yes] Du stehst auf { $card } ({ $place }) hinter dem Vogt und bekommst nichts
       *[no] { $seat } steht auf { $card } ({ $place }) hinter dem Vogt und bekommt nichts
    }
magna_carta-event-offered =
    { $you ->
        [yes] { $count ->
            [one] Du bietest 1 Paket an
           *[other] Du bietest { $count } Pakete an
        }
       *[no] { $count ->
            [one] { $seat } bietet 1 Paket an
           *[other] { $seat } bietet { $count } Pakete an
        }
    }
magna_carta-event-tiles-taken =
    { $you ->
        [yes] Du nimmst { $amounts }: { $section }
       *[no] { $seat } nimmt { $amounts }: { $section }
    }
magna_carta-event-most-batches =
    { $you ->
        [yes] Du hast die meisten Pakete angeboten ({ $count })
       *[no] { $seat } hat die meisten Pakete angeboten ({ $count })
    }
magna_carta-event-tiles-removed = Aus dem Spiel: { $amounts } ({ $section })
magna_carta-event-provost-advanced = Der Vogt zieht weiter auf Platz { $place } ({ $steps })
magna_carta-event-marker-back =
    { $you ->
        [yes] Du nimmst deine Markierungsscheibe zurück
       *[no] { $seat } nimmt die Markierungsscheibe zurück
    }
magna_carta-event-game-ended = Die Partie ist zu Ende

## Der Tisch im Terminal

magna_carta-board-round = Runde { $round }
magna_carta-board-last-round = letzte Runde
magna_carta-board-provost = Vogt auf Platz { $place }
magna_carta-board-stock = Schloss
magna_carta-board-tiles = { $section } { $count }
magna_carta-board-road = Straße
magna_carta-board-open-cards = Bekannte Karten und Ablagen
magna_carta-board-display = Prestigegebäude
magna_carta-board-display-none = keine mehr
magna_carta-board-hand = Deine Hand
magna_carta-board-hand-none = keine Karten
magna_carta-board-known = Bekannt von { $seat }
magna_carta-board-discard = Abgelegt von { $seat }
magna_carta-board-deniers = D
magna_carta-board-hand-size = Hand
magna_carta-board-pile = Stapel
magna_carta-board-more = außerdem
magna_carta-board-start-player = Startspieler
magna_carta-board-passed = gepasst (Nr. { $place })
magna_carta-board-batches =
    { $count ->
        [one] 1 Paket
       *[other] { $count } Pakete
    }
magna_carta-board-owner = gehört { $seat }
magna_carta-board-you = deine
magna_carta-hint-have = du hast { $count }

## Abschnitte des Regelverzeichnisses

magna_carta-section-setup = Spielvorbereitung
magna_carta-section-pay = Gold und Bezahlen
magna_carta-section-income = Phase 1: Einkommen
magna_carta-section-actions = Phase 2: Aktionen
magna_carta-section-provost = Phase 3: Vogt
magna_carta-section-effects = Phase 4: Auswirkungen
magna_carta-section-card = Karten
magna_carta-section-residence = Notar und Wohnhäuser
magna_carta-section-castle = Phase 5: Schloss
magna_carta-section-round = Phase 6: Ende einer Runde
magna_carta-section-end = Ende des Spiels
magna_carta-section-score = Wertung
magna_carta-section-info = Wer was wissen darf
magna_carta-section-example = Beispiele der Spielregel
magna_carta-section-beginner = Einsteigerregeln

## Was der Bewerter zählt: Teile dessen, was eine Möglichkeit wert ist (Tipps)

magna_carta-judged-amount =
    { $count ->
        [0] etwas
        [one] etwa 1 Prestigepunkt
       *[other] etwa { $count } Prestigepunkte
    }
magna_carta-judged-points = Prestigepunkte, die sicher sind
magna_carta-judged-goods = Ressourcen und Geld
magna_carta-judged-cards = Karten auf der Hand und an der Straße
magna_carta-judged-workers = Arbeiter an der Straße
