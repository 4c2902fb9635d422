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
