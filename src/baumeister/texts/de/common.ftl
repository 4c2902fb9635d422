# Was alle Spiele und Programme teilen: Ressourcen, Ablehnungen, Fehler, Gewissheit der Angaben.

## Ressourcen

good-food = Nahrung
good-wood = Holz
good-stone = Stein
good-cloth = Tuch
good-gold = Gold

amount-food = { $count } Nahrung
amount-wood = { $count } Holz
amount-stone = { $count } Stein
amount-cloth = { $count } Tuch
amount-gold = { $count } Gold
amount-any =
    { $count ->
        [one] 1 beliebige Ressource (kein Gold)
       *[other] { $count } beliebige Ressourcen (kein Gold)
    }
amount-workers = { $count } Arbeiter
amount-points =
    { $count ->
        [one] 1 Prestigepunkt
       *[other] { $count } Prestigepunkte
    }

## Kürzel für Preise auf engem Raum, z. B. 1H+1N

short-food = N
short-wood = H
short-stone = S
short-cloth = T
short-gold = G
short-any = *
short-workers = A
short-points = P
short-workers-name = Arbeiter
short-any-name = beliebig, kein Gold
short-points-name = Prestigepunkte

## Effekte in Worten

effect-exchange = { $pay } → { $gain }
effect-pay = { $pay } zahlen
effect-or = oder

## Gewissheit

confidence-sure = gesichert
confidence-likely = wahrscheinlich
confidence-assumed = angenommen
confidence-sure-about = So steht es im deutschen Regelheft, oder zwei unabhängige Quellen stimmen überein.
confidence-likely-about = Dafür gibt es nur eine Quelle oder einen starken Schluss. Wer die Schachtel hat, kann es prüfen.
confidence-assumed-about = Das ist unsere eigene Ergänzung, weil das Regelheft es nur abbildet oder offen lässt.

## Warum eine Aktion nicht geht

refusal-unknown-action = Diese Aktion gibt es nicht: { $action }
refusal-game-over = Die Partie ist zu Ende.
refusal-not-now = Das ist jetzt nicht gefragt. Jetzt geht es um: { $decision }
refusal-not-a-place = Hier lässt sich nie etwas einsetzen: { $place }
refusal-empty = Hier liegt noch nichts: { $place }
refusal-occupied = Hier steht schon jemand: { $place }
refusal-already-there = Hier stehst du schon, und mehr als einmal geht nicht: { $place }
refusal-cannot-pay = Dafür reicht nicht, was du hast.
refusal-not-enough = Dafür braucht es { $need } aus deinem Vorrat, du hast { $have }.
refusal-no-piece = Davon hast du nichts mehr übrig.
refusal-not-available = Das liegt nicht dort, wo du es nehmen könntest.
refusal-wrong-kind = Darauf wirkt dieser Effekt nicht.
refusal-no-room = Dafür ist kein Platz mehr frei.
refusal-not-yours = Wem das gehört, passt hier nicht.
refusal-out-of-range = So weit geht es nicht.
refusal-locked = Das ist in dieser Runde noch nicht offen.
refusal-used-up = Das ist für diese Runde verbraucht.
refusal-must-choose = Hier musst du dich für etwas entscheiden.
refusal-must-complete = Was du begonnen hast, musst du erst zu Ende bringen.
refusal-wrong-order = Dieselbe Auswahl geht nur in der Reihenfolge der Ressourcen: Nimm zuerst die frühere.
refusal-not-a-set = Diese Ressourcen ergeben zusammen nichts Gültiges.
