# Caylus im Browser: was nur der Plan dort sagt.

caylus-client-bridge = Brücke
caylus-client-price = Einsatz kostet { $amount }
caylus-client-order = Reihenfolge
caylus-client-next = nächster Bauplatz
caylus-client-owner = gehört { $name }
caylus-client-worker-of = Arbeiter: { $name }
caylus-client-workers-of = Arbeiter: { $names }
caylus-client-waiting = wird Wohngebäude von { $name }
caylus-client-provost = hier steht der Vogt
caylus-client-bailiff = hier steht der Seneschall, geht am Ende der Runde auf { $space }
caylus-client-beyond = jenseits des Vogts
caylus-client-gate = Abrechnung am Schloss: { $part }
caylus-client-gate-done = Schloss, abgerechnet: { $part }
caylus-client-gate-short = Abrechnung: { $part }
caylus-client-closed = bei dieser Spielerzahl geschlossen
caylus-client-guest = Gast: { $name }
caylus-client-copies = { $count } davon
caylus-client-passed-order = gepasst: { $names }
caylus-client-passed-first = zuerst gepasst
caylus-client-guest-state = Gast im Wirtshaus, zahlt { $count }
caylus-client-houses = { $count } von { $of } Plätzen besetzt
caylus-client-each-house = { $amount } je Haus
caylus-client-next-house = hier steht das nächste Haus
caylus-client-batch = Element: Nahrung und zwei weitere, alle verschieden; auch Gold
caylus-client-favors = Gunst des Königs
caylus-client-columns =
    { $count ->
        [one] 1 Spalte offen
       *[other] { $count } Spalten offen
    }
caylus-client-no-effect = keine Wirkung
caylus-client-shut = noch nicht offen
caylus-client-not-begun = noch nicht begonnen: { $names }
caylus-client-owed =
    { $count ->
        [one] 1 Gunst zu nehmen
       *[other] { $count } Mal Gunst zu nehmen
    }
caylus-client-tiles =
    { $count ->
        [one] 1 Plättchen
       *[other] { $count } Plättchen
    }
caylus-client-copy = { $count }×

# Überschriften in der Mehrzahl, wo Teile nachgeschlagen werden.
caylus-client-kinds-special = Spezialgebäude
caylus-client-kinds-fixed = Feststehende Gebäude
caylus-client-kinds-neutral = Neutrale Gebäude
caylus-client-kinds-wood = Holzgebäude
caylus-client-kinds-stone = Steingebäude
caylus-client-kinds-residence = Wohngebäude
caylus-client-kinds-prestige = Prestigegebäude

# Was ein Ding ist und wozu es dient: bei Hover, Fokus und langem Drücken.
caylus-client-about-food = Gehört in jedes Element am Schloss und bezahlt viele Gebäude.
caylus-client-about-wood = Bezahlt Holzgebäude und einige Stein- und Prestigegebäude.
caylus-client-about-stone = Bezahlt Steingebäude und die meisten Prestigegebäude.
caylus-client-about-cloth = Bezahlt Notar, Turnierplatz und Kirche; der Schneider macht Punkte daraus.
caylus-client-about-gold =
    { $points ->
        [one] Bezahlt Prestigegebäude und passt in ein Element. Am Ende zählt jedes 1 Prestigepunkt.
       *[other] Bezahlt Prestigegebäude und passt in ein Element. Am Ende zählt jedes { $points } Prestigepunkte.
    }
caylus-client-about-workers = Noch nicht gesetzt. Was gesetzt ist, kommt im Lauf der Runde zurück.
caylus-client-about-deniers = Geld: zum Setzen, für den Vogt und an manchen Gebäuden.
caylus-client-about-points = Wer am Ende die meisten hat, gewinnt.
caylus-client-about-order = In dieser Reihenfolge setzt ihr. Die Ställe ändern sie.
caylus-client-about-bridge = Wer passt, legt seinen Marker hierher. Mit jedem wird das Setzen teurer, und in dieser Reihenfolge bewegt ihr den Vogt: bis zu { $steps } Felder.
caylus-client-about-queue =
    { $points ->
        [one] Wer hier steht, baut am Schloss, der Reihe nach. Wer nichts abgibt, verliert 1 Prestigepunkt.
       *[other] Wer hier steht, baut am Schloss, der Reihe nach. Wer nichts abgibt, verliert { $points } Prestigepunkte.
    }
caylus-client-about-line = Mit einer Gunst rückst du hier um eine Spalte vor und nutzt diese oder eine frühere.
caylus-client-about-plot = Neue Gebäude kommen immer auf den nächsten freien Platz.
caylus-client-about-lived = Kein Platz für Arbeiter.
caylus-client-about-free = Gehört niemandem: Alle dürfen hierher setzen.
caylus-client-about-owned =
    { $points ->
        [one] Alle dürfen hierher setzen, der Besitzer billiger; setzt jemand anderes, bekommt der Besitzer 1 Prestigepunkt.
       *[other] Alle dürfen hierher setzen, der Besitzer billiger; setzt jemand anderes, bekommt der Besitzer { $points } Prestigepunkte.
    }
caylus-client-about-built-wood = Baut der Zimmermann.
caylus-client-about-built-stone = Baut der Maurer.
caylus-client-about-built-prestige = Baut der Architekt auf ein eigenes Wohngebäude.
caylus-client-about-built-residence = Macht der Notar aus einem neutralen oder eigenen Gebäude.
caylus-client-about-wood-lawyer = Aus einem neutralen oder eigenen Gebäude wird dein Wohngebäude.
caylus-client-about-special-gate = Dein Arbeiter geht umsonst auf einen freien Platz deiner Wahl, wenn alle gesetzt haben.
caylus-client-about-special-trading-post = Bringt Geld, sonst nichts.
caylus-client-about-special-merchants-guild = Du bewegst den Vogt umsonst, vor allen anderen.
caylus-client-about-special-joust-field = Du kaufst dir eine Gunst des Königs.
caylus-client-about-special-stables = Wer hier steht, ist danach früher am Zug, in der Reihenfolge der Plätze.
caylus-client-about-special-inn = Dein Arbeiter zieht als Gast ein und verdrängt den alten. Wer einen Gast hat, setzt ab der nächsten Runde überall für { $price } Denar.
caylus-client-means-pass = Du setzt in dieser Runde nicht mehr ein, und für die anderen wird es teurer.
caylus-client-means-place-castle = Du baust am Schloss, der Reihe nach; wer dort nichts abgibt, verliert Punkte.
