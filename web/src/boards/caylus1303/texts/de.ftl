# Caylus 1303 im Browser: was nur das Spielbrett dort sagt.

caylus1303-client-road = Straße
caylus1303-client-next = nächster Bauplatz
caylus1303-client-owner = gehört { $name }
caylus1303-client-workers-of = Arbeiter: { $names }
caylus1303-client-beyond = jenseits des Vogts
caylus1303-client-order = Reihenfolge
caylus1303-client-passed-order = gepasst: { $names }
caylus1303-client-pass = passen, Platz { $place } der Gildenbrücke
caylus1303-client-passed-first = gepasst, beginnt Runde { $round }
caylus1303-client-favor = Gunst: Baustelle
caylus1303-client-slot-open = offen
caylus1303-client-court = Charaktere am Hof
caylus1303-client-tiles =
    { $count ->
        [one] 1 Plättchen
       *[other] { $count } Plättchen
    }
caylus1303-client-houses =
    { $count ->
        [one] 1 Haus
       *[other] { $count } Häuser
    }
caylus1303-client-bonus = Besitzer erhält { $amounts }
caylus1303-client-each-recruit = bei jeder Anwerbung { $amounts }

# Überschriften in der Mehrzahl, wo Teile nachgeschlagen werden.
caylus1303-client-kinds-printed = Aufgedruckte Gebäude
caylus1303-client-kinds-start = Startgebäude
caylus1303-client-kinds-wood = Holzgebäude
caylus1303-client-kinds-stone = Steingebäude
caylus1303-client-kinds-monument = Monumente
caylus1303-client-kinds-residence = Residenzen

# Was ein Ding ist und wozu es dient: bei Hover, Fokus und langem Drücken.
caylus1303-client-about-food = Gehört in jedes Bündel für die Burg und bezahlt viele Gebäude.
caylus1303-client-about-wood = Bezahlt Holzgebäude und am Jahrmarkt eine Gunst.
caylus1303-client-about-stone = Bezahlt Steingebäude und Monumente.
caylus1303-client-about-cloth = Bezahlt den Notar, das Herrenhaus und die Kirche; der Schneider macht Punkte daraus.
caylus1303-client-about-gold =
    { $points ->
        [one] Bezahlt Monumente. Was am Ende übrig ist, zählt je 1 Prestigepunkt.
       *[other] Bezahlt Monumente. Was am Ende übrig ist, zählt je { $points } Prestigepunkte.
    }
caylus1303-client-about-workers = Im Vorrat: zum Setzen, für Schritte des Vogts auf der Brücke und als Preis mancher Gebäude.
caylus1303-client-about-camp = Verbrauchte Arbeiter. Beim Anwerben am Ende der Runde kommen einige zurück; insgesamt sind es { $all }.
caylus1303-client-about-houses = Eines für jedes Gebäude, das du baust, und für den Notar. Ohne Haus kein Bau.
caylus1303-client-about-points = Wer am Ende die meisten hat, gewinnt.
caylus1303-client-about-points-hidden = Die Punkte der anderen siehst du am Ende.
caylus1303-client-about-bridge = Wer passt, stellt sein Haus hierher. In dieser Reihenfolge bewegt ihr den Vogt: bis zu { $steps } Schritte, jeder kostet einen Arbeiter.
caylus1303-client-about-site =
    { $points ->
        [one] Wer hier steht, darf Bündel liefern: 1 Prestigepunkt je Bündel, von links nach rechts.
       *[other] Wer hier steht, darf Bündel liefern: { $points } Prestigepunkte je Bündel, von links nach rechts.
    }
caylus1303-client-about-gap = Alles bis hierher wirkt in dieser Runde, alles jenseits nicht.
caylus1303-client-about-gap-beyond = Der Vogt steht jenseits der Straße: Alles wirkt.
caylus1303-client-about-slot = Mit einer Gunst zu nutzen, ohne Arbeiter.
caylus1303-client-about-plot = Neue Gebäude kommen immer auf den nächsten freien Bauplatz.
caylus1303-client-about-residence = Bringt beim Anwerben einen Arbeiter mehr und kann ein Monument tragen. Kein Platz für Arbeiter.
caylus1303-client-about-free = Gehört niemandem: Alle dürfen hierher setzen.
caylus1303-client-about-owned =
    { $points ->
        [one] Alle dürfen hierher setzen; setzt jemand anderes, bekommt der Besitzer 1 Prestigepunkt.
       *[other] Alle dürfen hierher setzen; setzt jemand anderes, bekommt der Besitzer { $points } Prestigepunkte.
    }
caylus1303-client-about-built-wood = Baut der Zimmermann.
caylus1303-client-about-built-stone = Baut der Maurer.
caylus1303-client-about-built-monument = Kommt am Ende der Runde auf eine eigene Residenz.
caylus1303-client-about-lawyer = Das gelbe Gebäude wird am Ende der Runde deine Residenz.
