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
amount-cube =
    { $count ->
        [one] 1 Ressource nach Wahl (auch Gold)
       *[other] { $count } Ressourcen nach Wahl (auch Gold)
    }
amount-deniers = { $count } Denar
amount-tiles =
    { $count ->
        [one] 1 Prestigeplättchen
       *[other] { $count } Prestigeplättchen
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
short-cube = □
short-deniers = D
short-tiles = ▲
short-workers = A
short-points = P

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

## Fehler; $detail ist der englische Satz für die, die nachsehen

error-error = { $detail }
error-unknown-game = Das Spiel „{ $game }“ gibt es hier nicht. Es gibt: { $known }
error-unknown-edition = Diese Regeln von { $game } ({ $found }) gibt es hier nicht: Das Programm ist älter als die Partie, oder es ist ein anderes.
error-unknown-address = Unter der Adresse „{ $address }“ liegt nichts.
error-bad-players = { $game } spielt man zu { $least } bis { $most }, nicht zu { $players }.
error-bad-option = Option „{ $option }“ von { $game } passt nicht. Möglich: { $known }
error-bad-seed = Ein Startwert ist eine ganze Zahl von 0 bis 2^64 − 1, nicht { $seed }.
error-bad-seat = Diesen Platz gibt es am Tisch nicht. ({ $detail })
error-bad-state = Das ist kein Spielstand dieses Spiels. ({ $detail })
error-bad-components = Die Datei mit den Spielwerten ist fehlerhaft. ({ $detail })
error-illegal-action = Das geht jetzt nicht: { $action }
error-missing-text = Hier fehlt ein Text, das ist unser Fehler: { $text } ({ $language })
error-bad-budget = So lange kann kein Bot nachdenken. ({ $detail })
error-bad-training = So lässt sich nichts lernen. ({ $detail })
error-bad-exercise = Diese Aufgabe ist beschädigt oder gehört zu anderen Regeln. ({ $detail })
error-bad-exercise-aim = Solche Entscheidungen gibt es nicht. ({ $detail })
error-bad-exercises-file = Diese Aufgaben lassen sich nicht lesen oder fortsetzen. ({ $detail })
error-no-exercise = Diese Aufgabe gibt es nicht.
error-bad-net = Das ist kein Netz für dieses Spiel. ({ $detail })
error-bad-style = Ein Stil dieses Spiels nennt etwas, das es für das Netz nicht gibt. ({ $detail })
error-unknown-bot = Den Bot „{ $bot }“ gibt es hier nicht. Es gibt: { $known }; fremde als Modul:Klasse
error-bot-not-loaded = Der Bot lässt sich nicht laden. Schreib ihn als Modul:Klasse, das Modul in diesem Ordner oder installiert. ({ $detail })
error-not-a-bot = Das ist kein Bot: Ein Bot hat einen Namen (name) und eine Methode choose(seen, budget). ({ $detail })
error-bot-failed = Der Bot { $bot } ist an einem eigenen Fehler gescheitert; am Tisch ist nichts geschehen. ({ $detail })
error-illegal-choice = Der Bot { $bot } wollte etwas, das nicht erlaubt ist: { $action }
error-bad-plan = So lässt sich nicht simulieren. ({ $detail })
error-simulation-failed = Eine Partie der Simulation endete mit einem Fehler. ({ $detail })
error-bench-failed = Die Messung ist gescheitert. ({ $detail })
error-bot-not-started = Das Programm des Bots lässt sich nicht starten: { $command } ({ $detail })
error-bot-never-ready = Der Bot { $bot } war nach { $seconds } Sekunden noch nicht bereit; am Tisch ist nichts geschehen.
error-bot-timed-out = Der Bot { $bot } hat { $seconds } Sekunden lang nicht geantwortet; am Tisch ist nichts geschehen.
error-bot-ended = Das Programm des Bots { $bot } hat sich beendet; am Tisch ist nichts geschehen. ({ $detail })
error-bot-nonsense = Der Bot { $bot } hat etwas geantwortet, das keine Antwort ist; am Tisch ist nichts geschehen. ({ $detail })
error-bad-bot-command = Das benennt keinen Befehl: { $value }. Zu schreiben ist --bot-command NAME=BEFEHL, der Name in Kleinbuchstaben.
error-other-contest = Im Ordner { $folder } liegt ein Wettkampf mit etwas anderem ({ $fields }). Nimm einen anderen Ordner, oder den Befehl von damals mit gleich vielen oder mehr Partien.
error-book-failed = Der Ordner des Wettkampfs lässt sich nicht lesen oder schreiben. ({ $detail })
error-cluster-missing = Für Cluster braucht es Ray: pip install 'baumeister[cluster]'
error-cluster-failed = Der Cluster arbeitet nicht. ({ $detail })
error-bad-actions = Die Aktionen dieses Schritts passen nicht; nichts hat sich geändert. ({ $detail })
error-bad-reward = Die Belohnung „{ $reward }“ gibt es nicht. Es gibt: { $known }
error-no-observer = Stellungen von { $game } lassen sich nicht als Zahlenreihen zeigen.
error-unknown-environment = Die Umgebung „{ $env }“ gibt es nicht. Es gibt: { $known }
error-unknown-language = Prompts gibt es nur in diesen Sprachen: { $known }
error-bad-model = Nenne ein Modell: --command BEFEHL, oder --base-url URL mit --model NAME.
error-model-refused = Das Modell lässt sich nicht fragen. ({ $detail })
error-model-unavailable = Das Modell antwortet nicht; was gespielt wurde, bleibt erhalten, und derselbe Befehl macht weiter. ({ $detail })
error-bad-address = Der Server des Modells ist nicht zu gebrauchen. ({ $detail })
error-bad-key = Was in der Umgebungsvariable { $variable } steht, kann kein Schlüssel sein.
error-journal-failed = Die Datei des Laufs lässt sich nicht lesen oder schreiben, oder sie ist beschädigt. ({ $detail })
error-other-answers = Die Datei enthält die Antworten eines anderen Laufs ({ $fields }). Nimm eine andere Datei, oder wiederhole den ursprünglichen Befehl.
error-unknown-suite = Einen Spielplan „{ $suite }“ gibt es nicht. Es gibt: { $known }. ({ $detail })
error-suite-outgrown = Der Spielplan { $suite } wird mit { $what } { $needed } gespielt; dieses Programm hat { $here }. Nehmen Sie die Ausgabe, mit der er gemacht wurde, oder einen neueren Plan.
error-bad-entry = { $agent } kann in dieser Klasse nicht antreten. ({ $detail })
error-other-run = { $file } enthält einen anderen Lauf: von einem anderen Spieler, Plan, Programm oder in einer anderen Klasse. Nehmen Sie eine andere Datei.
error-result-failed = Das Ergebnis lässt sich nicht lesen oder schreiben. ({ $detail })
error-bad-result = { $file }, Zeile { $line }: Das Ergebnis wird abgelehnt. ({ $detail })
error-other-dataset = Im Ordner { $folder } liegt ein Datensatz mit etwas anderem ({ $fields }). Nimm einen anderen Ordner, oder den Befehl von damals mit gleich vielen oder mehr Partien.
error-dataset-failed = Der Datensatz lässt sich nicht lesen oder schreiben, oder er ist beschädigt. ({ $detail })
error-parquet-missing = Für Parquet braucht es pyarrow: pip install pyarrow
error-bad-task = Die Aufgabe „{ $task }“ gibt es nicht. Es gibt: { $known }
error-not-reset = Es gibt noch keine Partie: zuerst kommt reset.
error-worker-lost = Ein Prozess des Stapels ist verschwunden. ({ $detail })
error-missing-extra = Dafür braucht es { $package }: pip install 'baumeister[research]'
error-record-unreadable = Die Datei lässt sich nicht lesen oder schreiben. ({ $detail })
error-record-too-large = Die Aufzeichnung ist zu groß. ({ $detail })
error-record-foreign = Das ist keine Aufzeichnung einer Partie. ({ $detail })
error-record-truncated = Das Ende der Aufzeichnung fehlt. ({ $detail })
error-record-damaged = Die Aufzeichnung ist beschädigt. ({ $detail })
error-record-future = Die Aufzeichnung stammt von einer neueren Version des Programms. ({ $detail })
error-record-unknown-game = Das Spiel dieser Aufzeichnung gibt es hier nicht. ({ $detail })
error-record-other-rules = Die Partie wurde nach Regeln gespielt, die es hier nicht gibt. ({ $detail })
error-record-setup = Mit diesen Optionen oder Plätzen beginnt keine Partie. ({ $detail })
error-record-numbers = Die Nummern der Aufzeichnung folgen nicht aufeinander. ({ $detail })
error-record-undo = Ein zurückgenommener Zug der Aufzeichnung führt ins Leere. ({ $detail })
error-record-end = Die Partie der Aufzeichnung wurde beendet, wo sie es nicht werden konnte, oder ging danach weiter. ({ $detail })
error-record-seat = Ein Platz der Aufzeichnung stimmt nicht. ({ $detail })
error-record-unknown-action = Eine Aktion der Aufzeichnung gibt es in diesem Spiel nicht. ({ $detail })
error-record-wrong-seat = In der Aufzeichnung handelt jemand, der nicht an der Reihe war. ({ $detail })
error-record-illegal-move = Die Aufzeichnung enthält einen verbotenen Zug. ({ $detail })
error-record-digest = Beim Nachspielen entsteht eine andere Stellung als aufgezeichnet. ({ $detail })
error-record-result = Das Ergebnis der Aufzeichnung stimmt nicht. ({ $detail })
error-table = { $detail }
error-bad-request = Das kann man einen Tisch nicht fragen. ({ $detail })
error-not-your-turn = Jemand anderes ist an der Reihe.
error-outdated = Das Spiel ist weiter, seit du hingesehen hast. Sieh noch einmal hin.
error-already-done = Das ist schon geschehen.
error-table-finished = Die Partie ist zu Ende; der Befehl replay zeigt sie.
error-not-over-yet = Die Aufzeichnung kann man ansehen, wenn die Partie zu Ende ist.
error-move-id-reused = Diese Zugnummer wurde schon für etwas anderes benutzt.
error-nothing-to-undo = Es gibt nichts, was du zurücknehmen könntest.
error-undo-past-news = Seitdem ist etwas bekannt geworden; das wird an diesem Tisch nicht zurückgenommen.
error-undo-past-draw = Seitdem wurde etwas gezogen; was gezogen ist, bleibt gezogen.
error-consent-needed = Das braucht die Zustimmung der anderen.
error-not-a-person = Auf diesem Platz sitzt ein Bot.
error-commit-conflict = Dieser Tisch ist anderswo schon weiter. ({ $detail })
error-bad-commit = Das würde kein Tisch tun. ({ $detail })
error-unknown-table = Diesen Tisch gibt es hier nicht: { $table }
error-table-exists = Einen Tisch mit diesem Namen gibt es schon: { $table }
error-bad-table-name = So kann ein Tisch nicht heißen: { $table }
error-store-conflict = Dieser Tisch wurde anderswo weitergespielt. Öffne ihn neu.
error-store-damaged = Der gespeicherte Tisch ist beschädigt. ({ $detail })
error-store-failed = Speichern oder Laden ist nicht möglich, es hat sich nichts geändert. ({ $detail })
error-bad-seats = { $seats } Plätze genannt, aber { $players } Personen verlangt.
error-nothing-found =
    { $count ->
        [0] Nichts gefunden zu „{ $query }“.
       *[other] Nichts gefunden zu „{ $query }“. Ähnlich: { $near }
    }
error-nothing-to-resume = Es gibt keine unterbrochene Partie.

## Warum eine Möglichkeit besser ist als eine andere (Tipps)

reason-more = { $amount } mehr durch { $part }
reason-less = { $amount } weniger durch { $part }
