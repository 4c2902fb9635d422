# Caylus 1303

caylus1303 = Caylus 1303
caylus1303-about = William Attia 2019. Neun Runden lang Arbeiter setzen, bauen und für die Burg liefern.
caylus1303-legend = Zeichen: N Nahrung, H Holz, S Stein, T Tuch, G Gold, * beliebige Ressource (kein Gold), A Arbeiter, P Prestigepunkte, ? nicht gesicherte Angabe; ♟ Arbeiter, ⌂ Haus, ♝ Vogt, ✣ aufgedruckt, ☼ Startgebäude, ♠ Holzgebäude, ▦ Steingebäude, ♛ Monument

## Ablauf

caylus1303-phase-draft = Charakterwahl
caylus1303-phase-planning = Planung
caylus1303-phase-activation = Aktivierung
caylus1303-phase-delivery = Lieferung
caylus1303-phase-stewardship = Verwaltung
caylus1303-phase-over = Spielende

## Möglichkeiten vor der Partie

caylus1303-option-first-game = empfohlene erste Partie
caylus1303-option-first-game-about = Fester Aufbau und die Charaktere, die das Regelheft für die erste Partie empfiehlt.
caylus1303-option-open-points = offene Prestigepunkte
caylus1303-option-open-points-about = Alle sehen alle Prestigepunkte. Ohne diese Option bleiben, wie im Regelheft, die der anderen bis zum Ende verdeckt.
caylus1303-option-monument-without-house = Monumente ohne Haus
caylus1303-option-monument-without-house-about = Wer kein Haus mehr hat, darf auf Residenzen noch Monumente bauen. Nach dem Wortlaut des Regelhefts baut man dann gar nicht mehr.

## Gebäude

caylus1303-kind-printed = aufgedrucktes Gebäude
caylus1303-kind-start = Startgebäude
caylus1303-kind-wood = Holzgebäude
caylus1303-kind-stone = Steingebäude
caylus1303-kind-monument = Monument
caylus1303-kind-residence = Residenz

caylus1303-empty-space = freies Feld

caylus1303-tile-fairground = Jahrmarkt
caylus1303-tile-lawyer = Notar
caylus1303-tile-carpenter = Zimmermann
caylus1303-tile-toll = Zoll
caylus1303-tile-guilds-bridge = Gildenbrücke
caylus1303-tile-start-farm = Bauernhof
caylus1303-tile-start-sawmill = Sägemühle
caylus1303-tile-start-quarry = Steinbruch
caylus1303-tile-start-market = Markt
caylus1303-tile-start-guild-any = Gildenhaus
caylus1303-tile-start-guild-stone = Gildenhaus
caylus1303-tile-start-carpenter = Zimmermann
caylus1303-tile-wood-farm = Bauernhof
caylus1303-tile-wood-sawmill = Sägemühle
caylus1303-tile-wood-quarry = Steinbruch
caylus1303-tile-wood-spinning-mill = Spinnerei
caylus1303-tile-wood-market = Markt
caylus1303-tile-wood-covered-market = Markthalle
caylus1303-tile-wood-tailor = Schneider
caylus1303-tile-wood-manor = Herrenhaus
caylus1303-tile-wood-stonemason = Maurer
caylus1303-tile-stone-farm = Bauernhof
caylus1303-tile-stone-sawmill = Sägemühle
caylus1303-tile-stone-quarry = Steinbruch
caylus1303-tile-stone-gold-mine = Goldmine
caylus1303-tile-stone-foundry = Gießerei
caylus1303-tile-stone-alchemist = Alchemist
caylus1303-tile-stone-guild = Gildenhaus
caylus1303-tile-stone-church = Kirche
caylus1303-tile-stone-jeweler = Juwelier
caylus1303-tile-monument-theater = Theater
caylus1303-tile-monument-garden = Garten
caylus1303-tile-monument-factory = Manufaktur
caylus1303-tile-monument-granary = Kornspeicher
caylus1303-tile-monument-statue = Statue
caylus1303-tile-monument-cathedral = Kathedrale
caylus1303-tile-monument-mansion = Stadtpalais
caylus1303-tile-residence = Residenz

## Angaben auf den Plättchen

caylus1303-field-kind = Art
caylus1303-field-copies = Anzahl
caylus1303-field-cost = Kosten
caylus1303-field-points = Prestigepunkte beim Bauen
caylus1303-field-start-side = Startseite
caylus1303-field-build-side = Bauseite
caylus1303-field-owner-bonus = Bonus für den Besitzer
caylus1303-field-recruit = bei jeder Anwerbung
caylus1303-field-on-build = sofort beim Bauen
caylus1303-field-effect = Wirkung
caylus1303-field-phase = Phase
caylus1303-field-name = Name
caylus1303-phase-any = immer

## Was Effekte außer Nehmen und Zahlen tun

caylus1303-effect-build-wood = ein Holzgebäude bauen
caylus1303-effect-build-stone = ein Steingebäude bauen
caylus1303-effect-waive = davon nicht zu zahlen: { $amounts }
caylus1303-effect-favor =
    { $count ->
        [one] 1 Gunst
       *[other] { $count } Mal Gunst
    }
caylus1303-effect-claim-start-tile = eigenes Haus über ein gelbes Plättchen an der Straße
caylus1303-effect-provost-steps =
    { $count ->
        [one] den Vogt bis zu 1 Schritt bewegen
       *[other] den Vogt bis zu { $count } Schritte bewegen
    }
caylus1303-effect-pay-per-step = je Schritt { $amounts } zahlen

caylus1303-short-build-wood = baut Holz
caylus1303-short-build-stone = baut Stein
caylus1303-short-waive = −{ $amounts }
caylus1303-short-favor = Gunst
caylus1303-short-claim-start-tile = Haus
caylus1303-short-provost-steps = ♝ ±{ $count }
caylus1303-short-pay-per-step = à { $amounts }
caylus1303-short-recruit = Runde +{ $amounts }

## Charaktere

caylus1303-character-early-riser = Frühaufsteher
caylus1303-character-night-worker = Nachtarbeiter
caylus1303-character-journeyman = Händlerin
caylus1303-character-thief = Dieb
caylus1303-character-steward = Hofmarschall
caylus1303-character-bailiff = Gutsverwalter
caylus1303-character-architect = Architektin
caylus1303-character-deliveryman = Fuhrmann
caylus1303-character-chamberlain = Kämmerer
caylus1303-character-foreman = Vorarbeiter
caylus1303-character-goldsmith = Goldschmiedin
caylus1303-character-day-laborer = Tagelöhner

caylus1303-character-early-riser-about = vor allen anderen 1 Arbeiter setzen, { $workers } weiterer ins Camp
caylus1303-character-night-worker-about =
    { $extra-workers-after-first-pass ->
        [0] nach dem ersten Passen kein weiterer Arbeiter fürs Setzen
       *[other] nach dem ersten Passen nur { $extra-workers-after-first-pass } weitere Arbeiter fürs Setzen
    }
caylus1303-character-journeyman-about = { $place-on-occupied } Mal je Runde zu einem fremden Arbeiter setzen, wirkt nach ihm
caylus1303-character-thief-about =
    { $owner-points ->
        [0] wo du setzt, erhält der Besitzer keine Prestigepunkte
       *[other] wo du setzt, erhält der Besitzer nur { $owner-points } Prestigepunkte
    }
caylus1303-character-steward-about =
    { $owner-points ->
        [one] 1 Prestigepunkt statt der üblichen, wenn andere bei dir setzen
       *[other] { $owner-points } Prestigepunkte statt der üblichen, wenn andere bei dir setzen
    }
caylus1303-character-bailiff-about = nach der Gildenbrücke den Vogt bis zu { $provost-steps } Schritt bewegen
caylus1303-character-architect-about =
    { $points ->
        [one] 1 Prestigepunkt mehr für jedes Gebäude und Monument, das du baust
       *[other] { $points } Prestigepunkte mehr für jedes Gebäude und Monument, das du baust
    }
caylus1303-character-deliveryman-about = als Letzter liefern, auch ohne Arbeiter auf der Baustelle
caylus1303-character-chamberlain-about = deine Bündel dürfen aus drei beliebigen Ressourcen bestehen
caylus1303-character-foreman-about =
    { $points ->
        [one] 1 Prestigepunkt mehr für jedes deiner Bündel
       *[other] { $points } Prestigepunkte mehr für jedes deiner Bündel
    }
caylus1303-character-goldsmith-about =
    { $points ->
        [one] einmal je Runde 1 Prestigepunkt mehr für ein Bündel mit Gold
       *[other] einmal je Runde { $points } Prestigepunkte mehr für ein Bündel mit Gold
    }
caylus1303-character-day-laborer-about = bei jeder Anwerbung +{ $workers } Arbeiter

## Orte

caylus1303-place = Feld { $number }
caylus1303-place-site = Baustelle

## Entscheidungen: worum es geht

caylus1303-decision-nothing = nichts
caylus1303-decision-draft = Charakter wählen
caylus1303-decision-early-riser = früher setzen
caylus1303-decision-plan = Arbeiter setzen
caylus1303-decision-use = Effekt nutzen
caylus1303-decision-take = Ressource nehmen
caylus1303-decision-pay = bezahlen
caylus1303-decision-build = bauen
caylus1303-decision-claim = Haus auf ein gelbes Plättchen
caylus1303-decision-toll = Vogt bewegen (Zoll)
caylus1303-decision-bridge = Vogt bewegen (Gildenbrücke)
caylus1303-decision-bailiff = Vogt bewegen (Gutsverwalter)
caylus1303-decision-deliver = Bündel liefern
caylus1303-decision-bundle = Bündel füllen
caylus1303-decision-favor = Gunst
caylus1303-decision-character = Charakter vom Plan
caylus1303-decision-monument = Monument bauen

## Entscheidungen: die Frage

caylus1303-prompt-draft = Wähle deinen Charakter.
caylus1303-prompt-early-riser =
    { $extra ->
        [0] Frühaufsteher: Du darfst vor allen anderen einen Arbeiter setzen.
       *[other] Frühaufsteher: Du darfst vor allen anderen setzen. Das kostet { $extra } weiteren Arbeiter.
    }
caylus1303-prompt-plan =
    { $extra ->
        [0] Setze einen Arbeiter oder passe.
       *[other] Setze einen Arbeiter ({ $extra } weiterer geht ins Camp) oder passe.
    }
caylus1303-prompt-use = { $tile } (Feld { $space }): Nutzt du den Effekt?
caylus1303-prompt-use-favor = Gunst, { $tile }: Nutzt du den Effekt?
caylus1303-prompt-take = { $tile } (Feld { $space }): Welche Ressource nimmst du?
caylus1303-prompt-take-favor = Gunst, { $tile }: Welche Ressource nimmst du?
caylus1303-prompt-pay =
    { $count ->
        [one] Womit zahlst du die letzte beliebige Ressource?
       *[other] Womit zahlst du? Noch { $count } beliebige Ressourcen.
    }
caylus1303-prompt-pay-tile =
    { $count ->
        [one] { $tile } bauen: Womit zahlst du die letzte beliebige Ressource?
       *[other] { $tile } bauen: Womit zahlst du? Noch { $count } beliebige Ressourcen.
    }
caylus1303-prompt-build = { $tile } (Feld { $space }): Was baust du?
caylus1303-prompt-build-favor = Gunst, { $tile }: Was baust du?
caylus1303-prompt-claim = { $tile } (Feld { $space }): Über welches gelbe Plättchen kommt dein Haus?
caylus1303-prompt-toll = Zoll: Bewege den Vogt um bis zu { $steps } Schritte, ohne Kosten.
caylus1303-prompt-bridge =
    { $steps ->
        [one] Gildenbrücke: Bewege den Vogt um bis zu 1 Schritt. Das kostet 1 Arbeiter.
       *[other] Gildenbrücke: Bewege den Vogt um bis zu { $steps } Schritte. Jeder kostet 1 Arbeiter.
    }
caylus1303-prompt-bailiff =
    { $steps ->
        [one] Gutsverwalter: Bewege den Vogt um bis zu 1 Schritt, ohne Kosten.
       *[other] Gutsverwalter: Bewege den Vogt um bis zu { $steps } Schritte, ohne Kosten.
    }
caylus1303-prompt-deliver = Lieferst du ein Bündel? 1 Nahrung ist dabei, dazu zwei verschiedene andere Ressourcen.
caylus1303-prompt-deliver-any = Lieferst du ein Bündel aus drei beliebigen Ressourcen?
caylus1303-prompt-bundle =
    { $count ->
        [one] Was kommt als Letztes ins Bündel?
       *[other] Was kommt ins Bündel? Noch { $count } Ressourcen.
    }
caylus1303-prompt-favor = Gunst: Nimm jemandem einen Charakter, oder nutze ein Plättchen der Baustelle.
caylus1303-prompt-character = Gunst: Nimmst du noch einen Charakter vom Plan?
caylus1303-prompt-monument = Baust du auf deiner Residenz (Feld { $space }) ein Monument?

## Entscheidungen: für die, die warten

caylus1303-waiting-draft = { $seat } wählt einen Charakter
caylus1303-waiting-early-riser = { $seat } darf vor allen anderen setzen
caylus1303-waiting-plan = { $seat } setzt einen Arbeiter oder passt
caylus1303-waiting-use = { $seat } überlegt, ob der Effekt genutzt wird
caylus1303-waiting-take = { $seat } wählt eine Ressource
caylus1303-waiting-pay = { $seat } wählt, womit bezahlt wird
caylus1303-waiting-build = { $seat } wählt, was gebaut wird
caylus1303-waiting-claim = { $seat } wählt ein gelbes Plättchen für ein Haus
caylus1303-waiting-toll = { $seat } darf den Vogt bewegen (Zoll)
caylus1303-waiting-bridge = { $seat } darf den Vogt bewegen (Gildenbrücke)
caylus1303-waiting-bailiff = { $seat } darf den Vogt bewegen (Gutsverwalter)
caylus1303-waiting-deliver = { $seat } darf ein Bündel liefern
caylus1303-waiting-bundle = { $seat } stellt ein Bündel zusammen
caylus1303-waiting-favor = { $seat } wählt eine Gunst
caylus1303-waiting-character = { $seat } darf einen Charakter vom Plan nehmen
caylus1303-waiting-monument = { $seat } darf ein Monument bauen

## Aktionen

caylus1303-action-pass = passen
    .ask = Passen?
caylus1303-action-decline = nicht nutzen
    .ask = Auf die Wirkung verzichten?
caylus1303-action-decline-deliver = nichts mehr liefern
    .ask = Nichts mehr liefern?
caylus1303-action-decline-early-riser = nicht früher setzen
    .ask = Nicht früher setzen?
caylus1303-action-decline-monument = kein Monument
    .ask = Kein Monument bauen?
caylus1303-action-decline-character = keinen Charakter nehmen
    .ask = Keinen Charakter nehmen?
caylus1303-action-place = { $tile } ({ $space })
    .ask = Einen Arbeiter auf { $tile } ({ $space }) setzen?
caylus1303-action-place-site = Baustelle
    .ask = Einen Arbeiter auf die Baustelle setzen?
caylus1303-action-provost-stay = Vogt bleibt stehen
    .ask = Den Vogt stehen lassen?
caylus1303-action-provost-forward =
    { $steps ->
        [one] 1 Schritt vor
       *[other] { $steps } Schritte vor
    }
    .ask = Den Vogt { $steps ->
            [one] 1 Schritt
           *[other] { $steps } Schritte
        } vorziehen?
caylus1303-action-provost-back =
    { $steps ->
        [one] 1 Schritt zurück
       *[other] { $steps } Schritte zurück
    }
    .ask = Den Vogt { $steps ->
            [one] 1 Schritt
           *[other] { $steps } Schritte
        } zurückziehen?
caylus1303-action-use = Möglichkeit { $number } nutzen
    .ask = Möglichkeit { $number } nutzen?
caylus1303-action-use-free = { $gain } nehmen
    .ask = { $gain } nehmen?
caylus1303-action-use-paid = { $pay } zahlen → { $gain }
    .ask = { $pay } zahlen und dafür { $gain } bekommen?
caylus1303-action-take = 1 { $good } nehmen
    .ask = 1 { $good } nehmen?
caylus1303-action-pay = mit { $good } zahlen
    .ask = Mit { $good } zahlen?
caylus1303-action-give = { $good } ins Bündel
    .ask = { $good } ins Bündel geben?
caylus1303-action-build = { $tile }
    .ask = { $tile } bauen?
caylus1303-action-monument = { $tile }
    .ask = { $tile } bauen?
caylus1303-action-claim = { $tile } ({ $space })
    .ask = { $tile } ({ $space }) mit einem Haus besetzen?
caylus1303-action-character = { $character }
    .ask = { $character } nehmen?
caylus1303-action-character-from = { $character } von { $seat }
    .ask = { $character } von { $seat } nehmen?
caylus1303-action-site = Platz { $slot }: { $tile }
    .ask = { $tile } von Platz { $slot } nutzen?
caylus1303-amount-favor = 1 Gunst

caylus1303-group-near = an der Straße, bis zum Vogt
caylus1303-group-far = jenseits des Vogts: wirkt nur, wenn er weiterrückt
    .note = Das liegt jenseits des Vogts und wirkt nur, wenn er weiterrückt.
caylus1303-group-journeyman = mit der Händlerin, hinter einem fremden Arbeiter
caylus1303-group-pass = sonst
caylus1303-group-tiles-wood = Holzgebäude
caylus1303-group-tiles-stone = Steingebäude
caylus1303-group-monuments = Monumente
caylus1303-group-others = Charakter von anderen
caylus1303-group-board = Charaktere auf dem Plan
caylus1303-group-slots = Plättchen der Baustelle, danach ein Charakter vom Plan

## Was geschehen ist

caylus1303-event-placed =
    { $you ->
        [yes] Du setzt auf { $tile } ({ $space })
       *[no] { $seat } setzt auf { $tile } ({ $space })
    }
caylus1303-event-placed-on-site =
    { $you ->
        [yes] Du setzt auf die Baustelle, Platz { $place }
       *[no] { $seat } setzt auf die Baustelle, Platz { $place }
    }
caylus1303-event-extra-worker =
    { $you ->
        [yes] Du schickst noch { $amounts } ins Camp
       *[no] { $seat } schickt noch { $amounts } ins Camp
    }
caylus1303-event-owner-points =
    { $you ->
        [yes] Du erhältst { $amounts } als Besitzer von Feld { $space }
       *[no] { $seat } erhält { $amounts } als Besitzer von Feld { $space }
    }
caylus1303-event-passed =
    { $you ->
        [yes] Du passt und stehst auf Platz { $place } der Gildenbrücke
       *[no] { $seat } passt und steht auf Platz { $place } der Gildenbrücke
    }
caylus1303-event-took-marker =
    { $you ->
        [yes] Du nimmst den Startspielermarker
       *[no] { $seat } nimmt den Startspielermarker
    }
caylus1303-event-building-activated =
    { $you ->
        [yes] Du bist bei { $tile } ({ $space }) an der Reihe
       *[no] { $seat } ist bei { $tile } ({ $space }) an der Reihe
    }
caylus1303-event-declined =
    { $you ->
        [yes] Du verzichtest
       *[no] { $seat } verzichtet
    }
caylus1303-event-gained =
    { $you ->
        [yes] Du nimmst { $amounts }
       *[no] { $seat } nimmt { $amounts }
    }
caylus1303-event-paid =
    { $you ->
        [yes] Du zahlst { $amounts }
       *[no] { $seat } zahlt { $amounts }
    }
caylus1303-event-workers-taken =
    { $you ->
        [yes] Du nimmst { $amounts } aus dem Camp
       *[no] { $seat } nimmt { $amounts } aus dem Camp
    }
caylus1303-event-workers-sent =
    { $you ->
        [yes] Du schickst { $amounts } ins Camp
       *[no] { $seat } schickt { $amounts } ins Camp
    }
caylus1303-event-points-gained =
    { $you ->
        [yes] Du erhältst { $amounts }
       *[no] { $seat } erhält { $amounts }
    }
caylus1303-event-built =
    { $you ->
        [yes] Du baust { $tile } auf Feld { $space }
       *[no] { $seat } baut { $tile } auf Feld { $space }
    }
caylus1303-event-claimed =
    { $you ->
        [yes] Du stellst ein Haus auf { $tile } ({ $space })
       *[no] { $seat } stellt ein Haus auf { $tile } ({ $space })
    }
caylus1303-event-provost-moved =
    { $you ->
        [yes] Du bewegst den Vogt { $steps ->
            [-1] 1 zurück
            [-2] 2 zurück
            [-3] 3 zurück
           *[other] { $steps } vor
        }, er steht hinter Feld { $gap }
       *[no] { $seat } bewegt den Vogt { $steps ->
            [-1] 1 zurück
            [-2] 2 zurück
            [-3] 3 zurück
           *[other] { $steps } vor
        }, er steht hinter Feld { $gap }
    }
caylus1303-event-cut-off =
    { $you ->
        [yes] Du stehst auf { $tile } ({ $space }) jenseits des Vogts und gehst leer aus
       *[no] { $seat } steht auf { $tile } ({ $space }) jenseits des Vogts und geht leer aus
    }
caylus1303-event-owner-bonus =
    { $you ->
        [yes] Du bekommst als Besitzer von Feld { $space } einen Bonus: { $amounts }
       *[no] { $seat } bekommt als Besitzer von Feld { $space } einen Bonus: { $amounts }
    }
caylus1303-event-delivered =
    { $you ->
        [yes] Du lieferst Bündel Nr. { $count } dieser Runde
       *[no] { $seat } liefert Bündel Nr. { $count } dieser Runde
    }
caylus1303-event-favor-received =
    { $you ->
        [yes] Du erhältst eine Gunst
       *[no] { $seat } erhält eine Gunst
    }
caylus1303-event-character-taken =
    { $you ->
        [yes] Du nimmst { $former } den Charakter { $character }
       *[no] { $seat } nimmt { $former } den Charakter { $character }
    }
caylus1303-event-character-from-board =
    { $you ->
        [yes] Du nimmst den Charakter { $character }
       *[no] { $seat } nimmt den Charakter { $character }
    }
caylus1303-event-site-tile-used =
    { $you ->
        [yes] Du wählst { $tile } auf Platz { $slot } der Baustelle
       *[no] { $seat } wählt { $tile } auf Platz { $slot } der Baustelle
    }
caylus1303-event-residence-turned =
    { $you ->
        [yes] Du hast auf Feld { $space } nun eine Residenz
       *[no] { $seat } hat auf Feld { $space } nun eine Residenz
    }
caylus1303-event-monument-built =
    { $you ->
        [yes] Du baust das Monument { $tile } auf Feld { $space }
       *[no] { $seat } baut das Monument { $tile } auf Feld { $space }
    }
caylus1303-event-recruited =
    { $you ->
        [yes] Du wirbst { $amounts } an
       *[no] { $seat } wirbt { $amounts } an
    }
caylus1303-event-provost-reset = Der Vogt kehrt hinter Feld { $gap } zurück
caylus1303-event-round-begun =
    { $you ->
        [yes] Runde { $number } beginnt, Startspieler bist du
       *[no] Runde { $number } beginnt, Startspieler ist { $seat }
    }
caylus1303-event-gold-scored =
    { $you ->
        [yes] Du wertest { $amounts }, das übrig ist
       *[no] { $seat } wertet { $amounts }, das übrig ist
    }
caylus1303-event-game-ended = Die Partie ist zu Ende
caylus1303-event-worker-home =
    { $you ->
        [yes] Du nimmst den Arbeiter von Feld { $space } ins Camp zurück
       *[no] { $seat } nimmt den Arbeiter von Feld { $space } ins Camp zurück
    }
caylus1303-event-site-left =
    { $you ->
        [yes] Du nimmst den Arbeiter von der Baustelle ins Camp zurück
       *[no] { $seat } nimmt den Arbeiter von der Baustelle ins Camp zurück
    }
caylus1303-event-marker-back =
    { $you ->
        [yes] Du nimmst dein Passhaus zurück
       *[no] { $seat } nimmt das Passhaus zurück
    }

## Das Spielbrett im Terminal

caylus1303-board-round = Runde { $round }/{ $rounds }
caylus1303-board-provost-at = Vogt hinter Feld { $gap }
caylus1303-board-provost-beyond = Vogt jenseits der Straße, { $steps } weiter
caylus1303-board-road = Straße
caylus1303-board-next = nächster Bau
caylus1303-board-free = frei
caylus1303-board-beyond = jenseits
caylus1303-board-site = Baustelle
caylus1303-board-site-nobody = noch niemand
caylus1303-board-slots = Gunst
caylus1303-board-slot-from = ab Runde { $round }
caylus1303-board-characters = Auf dem Plan
caylus1303-board-characters-none = keine Charaktere mehr
caylus1303-board-supply-wood = Holzgebäude
caylus1303-board-supply-stone = Steingebäude
caylus1303-board-supply-monument = Monumente
caylus1303-board-supply-none = Der Vorrat ist leer.
caylus1303-board-camp = Camp
caylus1303-board-held = Charaktere
caylus1303-board-start-player = Startspieler
caylus1303-board-passed = gepasst ({ $place }.)
caylus1303-board-bundles =
    { $count ->
        [one] 1 Bündel
       *[other] { $count } Bündel
    }
caylus1303-board-owner = gehört { $seat }
caylus1303-board-you = deines

caylus1303-hint-site = Platz { $place }
caylus1303-hint-have = du hast { $count }

## Abschnitte des Regelverzeichnisses

caylus1303-section-setup = Spielaufbau
caylus1303-section-limit = Begrenzte Mengen
caylus1303-section-round = Ablauf einer Partie
caylus1303-section-planning = Planung
caylus1303-section-activation = Aktivierung
caylus1303-section-fairground = Jahrmarkt
caylus1303-section-lawyer = Notar
caylus1303-section-carpenter = Zimmermann und Maurer
caylus1303-section-toll = Zoll
caylus1303-section-provost = Vogt
caylus1303-section-bridge = Gildenbrücke
caylus1303-section-start = Startgebäude
caylus1303-section-wood = Holzgebäude
caylus1303-section-stone = Steingebäude
caylus1303-section-bonus = Bonus des Besitzers
caylus1303-section-monument = Monumente
caylus1303-section-delivery = Lieferung
caylus1303-section-favor = Gunst
caylus1303-section-stewardship = Verwaltung
caylus1303-section-end = Spielende
caylus1303-section-char = Charaktere
caylus1303-section-example = Beispiele des Regelhefts

## Was der Bewerter zählt: Teile dessen, was eine Möglichkeit wert ist (Tipps)

caylus1303-judged-amount =
    { $count ->
        [0] etwas
        [one] etwa 1 Prestigepunkt
       *[other] etwa { $count } Prestigepunkte
    }
caylus1303-judged-points = Prestigepunkte, die es sofort gibt
caylus1303-judged-begun = das, was du gerade begonnen hast
caylus1303-judged-road = deine Arbeiter an der Straße
caylus1303-judged-monuments = Monumente, die du bezahlen kannst
caylus1303-judged-goods = Ressourcen und Bündel für das Schloss
caylus1303-judged-workers = Arbeiter für spätere Runden
caylus1303-judged-houses = deine Gebäude in den nächsten Runden
caylus1303-judged-court = Charaktere und den ersten Zug
