# Caylus Magna Carta im Browser: was nur das Spielbrett dort sagt.

magna_carta-client-next = nächster Bauplatz
magna_carta-client-here = hierher
magna_carta-client-worker = Arbeiter von { $name }
magna_carta-client-cubes = auf der Karte: { $amounts }
magna_carta-client-no-cubes = keine Würfel mehr auf der Karte
magna_carta-client-chosen = wird ein Wohnhaus, sobald der Arbeiter fertig ist
magna_carta-client-beyond = hinter dem Vogt: wirkt nicht, wenn er dort bleibt
magna_carta-client-provost = der Vogt steht hier
magna_carta-client-income = Einkommen jede Runde: { $amounts }
magna_carta-client-under = liegt auf einem Wohnhaus
magna_carta-client-bridge = Brücke
magna_carta-client-bridge-first = Wer als Erster passt, nimmt { $amounts }.
magna_carta-client-bridge-order = In dieser Reihe: Vogt, Schloss.
magna_carta-client-bridge-order-beginner = In dieser Reihe: Schloss.
magna_carta-client-pass = passen, Feld { $place } der Brücke
magna_carta-client-passed = gepasst: { $names }
magna_carta-client-passed-none = noch hat niemand gepasst
magna_carta-client-passed-first = gepasst als Erster
magna_carta-client-left =
    { $count ->
        [0] keine Plättchen mehr
        [one] noch 1 Plättchen
       *[other] noch { $count } Plättchen
    }
magna_carta-client-section = { $section }: { $count } zu je { $points }
magna_carta-client-batch = Paket, Gold als Joker
magna_carta-client-most = die meisten:
magna_carta-client-onto = auf ein eigenes Wohnhaus
magna_carta-client-prestige = Prestige
magna_carta-client-pile =
    { $count ->
        [0] Nachziehstapel, leer
        [one] Nachziehstapel, 1 Karte
       *[other] Nachziehstapel, { $count } Karten
    }
magna_carta-client-draw = ziehen
magna_carta-client-swap = tauschen
magna_carta-client-price = kostet { $amounts }
magna_carta-client-discard = Ablage
magna_carta-client-discard-of = Ablage: { $names }
magna_carta-client-discard-none = Ablage leer
magna_carta-client-hand-of = { $count } auf der Hand
magna_carta-client-pile-of = Stapel { $count }
magna_carta-client-discard-count = Ablage { $count }
magna_carta-client-known = allen bekannt
magna_carta-client-crew = { $home } von { $all } Arbeitern daheim

# Überschriften in der Mehrzahl, wo Teile nachgeschlagen werden.
magna_carta-client-kinds-neutral = Neutrale Karten
magna_carta-client-kinds-wood = Spielerkarten aus Holz
magna_carta-client-kinds-stone = Spielerkarten aus Stein
magna_carta-client-kinds-prestige = Prestigekarten
magna_carta-client-kinds-residence = Rückseite der Spielerkarten

# Was ein Ding ist und wozu es dient: bei Hover, Fokus und langem Drücken.
magna_carta-client-about-food = Gehört in jedes Paket fürs Schloss und bezahlt Gebäude.
magna_carta-client-about-wood = Gehört in jedes Paket fürs Schloss und bezahlt vor allem Holzgebäude.
magna_carta-client-about-stone = Gehört in jedes Paket fürs Schloss und bezahlt vor allem Steingebäude.
magna_carta-client-about-gold =
    { $points ->
        [one] Ersetzt beim Bezahlen jeden anderen Rohstoff. Am Ende zählt jedes 1 Prestigepunkt.
       *[other] Ersetzt beim Bezahlen jeden anderen Rohstoff. Am Ende zählt jedes { $points } Prestigepunkte.
    }
magna_carta-client-about-workers = Daheim und bereit. Gesetzte Arbeiter kommen nach den Auswirkungen zurück.
magna_carta-client-about-deniers = Geld: zum Ziehen, Tauschen, Setzen und für den Vogt.
magna_carta-client-about-points = So viel zählte es, wäre das Spiel jetzt zu Ende. Wer am Ende die meisten hat, gewinnt.
magna_carta-client-about-hand = Die Karten der anderen bleiben verdeckt, bis sie gebaut oder abgelegt werden.
magna_carta-client-about-seal =
    { $points ->
        [one] Siegel des Schlosses: 1 Prestigepunkt am Ende.
       *[other] Siegel des Schlosses: je { $points } Prestigepunkte am Ende.
    }
magna_carta-client-about-start = Beginnt die Runde. Die Karte geht jede Runde nach links.
magna_carta-client-about-stock = Für jedes Paket nimmst du das beste Siegel, das noch da ist. Ist keines mehr da, ist dies die letzte Runde.
magna_carta-client-about-lived = Kein Platz für Arbeiter.
magna_carta-client-about-free = Gehört niemandem: Alle dürfen hierher setzen.
magna_carta-client-about-owned = Alle dürfen hierher setzen; setzt jemand anderes, hat auch der Besitzer etwas davon.
magna_carta-client-about-built-prestige = Kommt auf ein eigenes Wohnhaus, nach den Einsteigerregeln einfach vor dich.
magna_carta-client-about-built-wood = Kommt ans Ende der Straße und gehört dann dir.
magna_carta-client-about-built-stone = Kommt ans Ende der Straße und gehört dann dir.
magna_carta-client-means-keep = Du beginnst mit den Karten auf deiner Hand.
magna_carta-client-means-mulligan = Alle deine Karten kommen offen auf deine Ablage, du ziehst ebenso viele andere. Kostenlos, aber nur einmal.
