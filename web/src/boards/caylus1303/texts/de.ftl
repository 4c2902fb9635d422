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
