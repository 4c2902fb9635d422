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
