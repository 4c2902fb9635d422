# Was nur das Terminal sagt.

error = Fehler:
interrupted = Abgebrochen.
unexpected = Das hätte nicht geschehen dürfen, der Fehler liegt bei uns: { $detail } (BAUMEISTER_DEBUG=1 zeigt mehr)

## Fragen

ask-yes = j ja y yes
ask-no = n nein no
ask-default-yes = [J/n]
ask-default-no = [j/N]
ask-yes-or-no = Bitte j oder n.
ask-number = Bitte eine Zahl von { $least } bis { $most }.
ask-word = Bitte eines davon: { $words }
ask-game = Welches Spiel?
ask-players = Wie viele spielen mit ({ $least } bis { $most })?
ask-seat = Wer sitzt auf Platz { $number } ({ $kinds })?
ask-options = Was die Runde vereinbaren kann:
ask-change-options = Welche ändern (Nummern; Enter: keine)?
ask-option-set = { $option }: { $value }
option-on = an
option-off = aus
seat-human = Mensch
seat-random = Zufall
seat-apprentice = Lehrling
seat-journeyman = Geselle
seat-setter = Versetzer
seat-mason = Steinmetz
seat-carver = Bildhauer
seat-foreman = Polier
seat-master = Meister
seat-greedy = gierig
seat-ismcts = Denker
seat-styled = { $level }-{ $style }
style-builder = Bauherr
style-trader = Händler
ask-name = Name?

name-1 = Anna
name-2 = Bruno
name-3 = Clara
name-4 = Dietrich
name-5 = Emma

## Am Tisch

saves-here = Dein Ordner für Spielstände ist nicht beschreibbar. Gespeichert wird hier: { $folder }
saves-nowhere = Es lässt sich nirgends speichern: Diese Partie bleibt nur bis zum Ende des Programms.
saves-unwritten = { $file } lässt sich nicht schreiben: Namen, die du Partien gibst, und welche weitergeht, werden nicht behalten.
play-person = Mensch
play-bot = Bot { $bot }
play-allow-bot = Für { $name } spielt das Programm { $bot }; es würde auf diesem Rechner laufen. Erlauben?
games-title = Deine Partien
games-with = { $game } mit { $names }
games-round = Runde { $round }
games-turn = { $name } ist am Zug
games-today = heute { $time }
games-damaged = beschädigt; bis zum Schaden ist sie zu retten
games-lost = nicht mehr lesbar
games-older = … und { $count } ältere: + zeigt sie, alle liegen in { $folder }
games-how = Nummer: weiter · n: neue Partie · r 1 Titel: umbenennen · d 1: löschen · q: Ende
games-ask = Welche?
games-delete = „{ $title }“ endgültig löschen?
games-rescued = Dieser Tisch war beschädigt. Er geht nach Zug { $number } weiter; die beschädigte Datei ist aufgehoben: { $file }
play-nothing-begun = Keine Partie begonnen.
play-beginning = Bisher
play-since = Seit deinem letzten Zug
play-story-more =
    { $count ->
        [one] … 1 frühere Zeile: l
       *[other] … { $count } frühere Zeilen: l
    }
play-folded = b zeigt außerdem: { $names }
play-folded-table = b zeigt den ganzen Tisch
play-table = Tisch
play-others = Die anderen sind am Zug …
play-thinking = Überlege …
play-tip = { $chance } % ± { $noise } zum Sieg, { $favoured } % der Überlegungen
play-tip-first = verspricht am meisten; das Spiel ist so gut wie entschieden
play-tip-points = { $points } weniger als die erste (± { $noise })
play-tip-unseen = kaum angesehen
play-tip-why = Verglichen mit der nächstbesten: { $reasons }.
play-tip-later = Was an der ersten besser ist, zeigt sich erst einige Züge später.
play-your-turn = { $name } ist am Zug
play-commands = Zahl/Name · u zurück · w warum · r Regeln · b Tisch · t Tipp · h Hilfe · q Ende
play-commands-close = Zahl/Name · Enter: Näheres · u zurück · w warum · r Regeln · h Hilfe · q Ende
play-each = je { $price }:
play-help-u = deine letzte Entscheidung zurücknehmen
play-help-s = speichern, auch in eine Datei: s partie.json (gespeichert ist ohnehin jeder Zug)
play-help-w = warum nicht, und was ist das: { $examples }
play-help-r = Regeln nachschlagen: { $examples }
play-help-b = den ganzen Tisch zeichnen, mit allem Eingeklappten
play-help-l = den ganzen Verlauf zeigen
play-help-t = ein Tipp: die besten Züge mit der Chance auf den Sieg
play-help-g = aufgeben: ein Bot spielt für dich weiter
play-help-h = diese Hilfe
play-help-q = aufhören; beim nächsten Mal geht es hier weiter
play-not-understood = „{ $line }“ verstehe ich nicht. Wähle eine Zahl von 1 bis { $count }, oder h für Hilfe.
play-no-such-choice = Die Wahl { $number } gibt es nicht, nur 1 bis { $count }.
play-no-rule = Mit den Worten von „{ $label }“ finde ich keine Regel. Suche mit eigenen: r Wörter
play-which = „{ $line }“ kann mehreres heißen. Gib eine Nummer oder mehr vom Namen ein:
play-hand-over = Jetzt ist { $name } dran. Gib das Terminal weiter und drücke Enter.
play-consent = { $name }, bist du einverstanden, dass zurückgenommen wird?
play-no-consent = { $name } ist nicht einverstanden.
play-undone = Zurückgenommen.
play-give-up = Wirklich aufgeben? Der Bot „{ $bot }“ spielt für dich weiter.
play-saved = Gespeichert: { $file }
play-name-a-file = Nenne eine Datei: s partie.json
play-left = Gespeichert. Weiter geht es mit: { $command }
play-left-unsaved = Beendet. Gespeichert werden konnte nichts.
play-over = Spielende
play-winners =
    { $count ->
        [one] { $names } gewinnt.
       *[other] Gemeinsam gewinnen: { $names }.
    }
play-record-kept = Ansehen: { $program } replay { $file }

score-owner = andere bei dir
score-goods = Waren und Geld
score-buildings = Bauen
score-effects = Wirkungen
score-monuments = Monumente
score-castle = Schloss
score-favors = Gunst
score-site = Baustelle
score-characters = Figuren
score-prestige = Prestigegebäude
score-gold = Gold
score-cubes = Waren
score-deniers = Denare
score-gold-symbols = Goldsymbole
score-silver = Silber
score-coins-kept = Münzen auf Karten
score-gold-before = sonst
score-other = Sonstiges
story-undo = { $name } nimmt zurück
story-resign = { $name } gibt auf, der Bot { $bot } spielt weiter
story-seat-change = Auf Platz { $seat } sitzt jetzt { $name }
story-time-out = { $name } hat keine Zeit mehr, die Uhr spielt
story-time-out-bot = { $name } hat keine Zeit mehr, der Bot { $bot } spielt weiter
story-end-agreement = Hier endet die Partie, alle sind einverstanden.
story-end-abandoned = Hier endet die Partie, niemand ist zurückgekommen.
story-end-host = Hier endet die Partie, der Gastgeber hat sie beendet.

explain-nothing = Dazu finde ich nichts: { $query }
explain-possible = geht, Wahl { $number }
explain-rule = Regel { $rule }: { $text }

## Regeln

rules-kind-tile = Gebäude
rules-kind-character = Charaktere
rules-kind-part = Bauabschnitte des Schlosses
rules-kind-line = Gunst des Königs
rules-kind-person = Personen
rules-kind-suit = Betriebsarten
rules-kind-development = Entwicklungen
rules-kind-card = Karten
rules-kind-section = Bereiche des Schlosses
rules-sections = Abschnitte
rules-how = Nachschlagen: { $program } rules { $game } gunst · Regeln zum Lesen: { $program } rules { $game } --guide · Unsichere Angaben: { $program } rules { $game } --unconfirmed
rules-guide-how = Eine Seite lesen: { $program } rules { $game } --guide { $page } · alle: --guide --all
rules-example = Beispiel:
rules-former = bis { $day } (Angaben { $figures }): { $words }
rules-more =
    { $count ->
        [one] … und 1 weiterer Treffer: Nenne noch ein Wort, oder --all.
       *[other] … und { $count } weitere Treffer: Nenne noch ein Wort, oder --all.
    }
rules-page = Regelheft, Seite { $page }: { $section }
rules-ruling = Klarstellung Nr. { $number } auf unserer Regelseite
rules-summary = Deutsche Kurzregel: { $section }
rules-section = Regelheft: { $section }
rules-ruling-r = Klarstellung { $number }: folgt aus dem Regelheft
rules-ruling-p = Entscheidung { $number }: unsere eigene, das Regelheft sagt dazu nichts
rules-own-page = Unsere Regelseite, Abschnitt { $section }
rules-rulebook = Regelheft
rules-printed-tile = Aufdruck des Plättchens
rules-printed-board = Aufdruck des Spielplans
rules-summary-example = Deutsche Kurzregel: Beispiel, { $section }
rules-in-phase = Phase { $phase }
rules-in-set-up = Vorbereitung
rules-in-course-of-play = Ablauf
rules-in-card-list = Liste der Karten
rules-in-end-of-game = Ende des Spiels
rules-in-end = Ende des Spiels
rules-in-favors = Gunst
rules-in-notes = Hinweise
rules-in-two-players = Spiel zu zweit
rules-in-example = Beispiel
rules-in-hint = Hinweis
rules-correct-here = Wer die Schachtel hat, berichtigt eine Angabe hier: { $file }

## Nachspielen

replay-at = Schritt { $number } von { $last }, Zug { $turn }
replay-turn = Zug { $turn }
replay-commands = Enter oder n weiter · b zurück · t 12 zu Zug 12 · 40 zu Schritt 40 · e Ende · q beenden
replay-no-further = So weit geht es nicht: Schritte 0 bis { $last }.

## Simulieren und messen

number = { $value }
simulate-running = Partien
simulate-done = { $games } Partien, { $decisions } Entscheidungen
simulate-entries = gespielt
simulate-wins = Siege
simulate-share = Anteil
simulate-interval = 95 %
simulate-points = Ergebnis im Mittel
simulate-seat = Platz { $number }
analyse-running = Entscheidungen
analyse-title = Siegeschancen, { $game }
analyse-noise = Die Kurven rauschen um ± { $noise } %. Aufgeführt ist nur, was deutlich über seinem eigenen Rauschen liegt (± in Klammern).
analyse-nothing = Keine Entscheidung fiel besonders ins Gewicht.
analyse-drawn = Das Bild ist in { $file }
analyse-mistake = Schritt { $number }, Runde { $round }, { $name }: { $chosen }. Fehler: „{ $other }“ wäre um { $size } % besser gewesen (± { $noise }); jetzt { $after } % für { $about }.
analyse-strong = Schritt { $number }, Runde { $round }, { $name }: { $chosen }. Stark: um { $size } % besser (± { $noise }) als „{ $other }“; jetzt { $after } % für { $about }.
analyse-turn = Schritt { $number }, Runde { $round }, { $name }: { $chosen }. Wendepunkt: { $before } % → { $after } % für { $about } (± { $noise }).
analyse-mistake-points = Schritt { $number }, Runde { $round }, { $name }: { $chosen }. Fehler: „{ $other }“ hätte { $size } mehr gebracht (± { $noise }); { $after } % für { $about }.
analyse-strong-points = Schritt { $number }, Runde { $round }, { $name }: { $chosen }. Stark: bringt { $size } mehr (± { $noise }) als „{ $other }“; { $after } % für { $about }.
analyse-turn-round = Bis Schritt { $number }, über die ganze Runde { $round }: Wendepunkt, { $before } % → { $after } % für { $about } (± { $noise }).
analyse-ahead = { $name } lag am Ende { $points } vor { $other }.
analyse-behind = { $name } lag am Ende { $points } hinter { $other }.
analyse-even = { $name } hatte am Ende so viel wie { $other }.
analyse-gaps = Das meiste davon: { $gaps }.
analyse-gap-ahead = { $points } mehr bei „{ $source }“
analyse-gap-behind = { $points } weniger bei „{ $source }“
analyse-counted =
    { $mistakes ->
        [0] Keine Fehler
        [one] 1 Fehler
       *[other] { $mistakes } Fehler
    }, { $strong ->
        [0] keine starken Züge
        [one] 1 starker Zug
       *[other] { $strong } starke Züge
    }.
analyse-costliest = Der teuerste Fehler war Schritt { $number }.
analyse-again-title = Schritt { $number }, { $name }: Das war ein Fehler. Was ist besser?
analyse-again = In der Partie war etwas anderes um { $size } % (± { $noise }) besser.
analyse-again-points = In der Partie hätte etwas anderes { $size } mehr gebracht (± { $noise }).
arena-title = { $game }, { $players } Spielende
arena-options = { $games } Partien; { $options }
arena-default = alle Optionen wie üblich
arena-ratings = Wertungen mit 95-%-Intervallen
arena-rating = Wertung
arena-matches = Siegesanteile des Ersten gegen die anderen, 95 %
arena-match = Begegnung
arena-games = Partien
arena-fair = gleich gut
arena-always = jederzeit
arena-verdict = entschieden
arena-open = offen
arena-better = besser, nach { $games } Partien
arena-worse = schlechter, nach { $games } Partien
arena-faults = { $bot } machte Fehler ({ $faults }); an seiner Stelle zog der Zufall. Der erste: { $first }
arena-repeats = { $match }: nur { $different } von { $games } Partien sind verschieden, weil nichts dem Zufall überlassen ist; die Bereiche sind zu eng.
arena-kept = In { $folder }: { $files }
arena-stopped = Das Gespielte ist aufgehoben; derselbe Befehl macht weiter: { $folder }
llm-running = { $model } spielt
llm-written = Alle Antworten sind aufgehoben: { $file }
llm-title = { $model }: { $game } gegen { $opponents }
llm-games = Partien
llm-share = Anteil an den Siegen
llm-interval = 95 %
llm-fair = gerechter Anteil
llm-points = Punkte, eigene : andere
llm-decisions = gefragte Entscheidungen
llm-illegal = unerlaubte Antworten
llm-missing = fehlende Antworten
llm-retries = zweite Versuche
llm-failures = gescheitert (erste erlaubte Aktion)
llm-characters = Zeichen, Prompt + Antwort
llm-tokens = Tokens, Prompts + Antworten
llm-cost = Kosten
llm-seconds = Sekunden
llm-seconds-each = Sekunden je Antwort
benchmark-running = { $agent } am Plumbline
benchmark-checking = Nachspielen
benchmark-stopped = Was gespielt ist, bleibt; derselbe Befehl setzt fort: { $file }
benchmark-written = { $games } Partien, abgeschlossen: { $file }
benchmark-sound = { $file }: Alle { $games } Partien wurden nachgespielt; das Ergebnis folgt aus ihnen.
benchmark-agent = Spieler
benchmark-score = Lotwert
benchmark-asking = Die Stufen werden noch einmal gefragt
benchmark-sound-rungs = { $file }: Alle { $games } Partien wurden nachgespielt; das Ergebnis folgt aus ihnen, und die Stufen wählen wieder dasselbe.
benchmark-table = Tisch
benchmark-against = Gegen { $rung }
benchmark-title = { $name } { $suite }, Klasse { $track }
benchmark-faults = { $agent } hat Fehler gemacht ({ $faults }); dann zog Zufall.
benchmark-note = Gewonnene Partien in Prozent mit 95-%-Intervallen, einer gegen mehrere derselben Stufe; gleich gut sind 50 zu zweit und 25 zu viert. Der Lotwert ist das Mittel über die Stufen.
benchmark-about = Gewonnene Partien mit 95-%-Intervallen (| gleich gut)
dataset-running = { $game }: Partien für den Datensatz
dataset-kept = { $games } Partien, { $rows } Entscheidungen, { $bytes } kB: { $folder }
dataset-stopped = Was gespielt wurde, bleibt; derselbe Befehl macht damit weiter: { $folder }
study-running = { $game } wird untersucht
study-title = { $game } zu { $players }, untersucht
study-about = { $games } Partien zwischen Meistern mit { $iterations } Durchläufen. Eine Partie hat { $decisions } Entscheidungen in { $rounds } Runden; der Sieger liegt { $margin } Punkte vorn, in { $close } der Partien höchstens { $points }.
study-seats = Nach Platz
study-order = Nach der Reihenfolge bei der ersten freien Wahl
study-turn = am Zug als { $number }.
study-openings = Nach der ersten Wahl
study-deeds = Was getan wurde
study-caution = Ein Anteil über dem gerechten heißt, dass öfter gewann, wer das tat, nicht, dass es den Sieg gebracht hat. Von hundert solchen Intervallen sind etwa fünf falsch.
study-character-taken = nahm { $piece }
study-built = baute { $piece }
study-claimed = übernahm { $piece }
study-favor-used = Gunst: { $piece }
study-batch-given = lieferte: { $piece }
study-tiles-taken = lieferte: { $piece }
study-turned = Wohnhaus aus { $piece }
study-laid = im Dorf: { $piece }
train-stopped = Das Gelernte ist aufgehoben; derselbe Befehl macht weiter: { $file }
train-running = Lehre { $game }
train-checking = Messe das Netz
train-checkpoint = Generation { $generation }, { $games } Partien, Fehler { $error }: { $gain } ± { $noise } Punkte über { $matches } { $matches ->
        [one] Vergleich
       *[other] Vergleiche
    } ({ $kept ->
        [yes] behalten
        [lost] { $opponent ->
            [apprentice] gegen Lehrlinge verloren
            [best] gegen das Netz davor verloren
           *[older] gegen { $version } verloren
        }, zu { $players }
       *[no] kein Gewinn
    })
train-done = Das Netz der Generation { $generation } ist in { $file }
exercises-title = Aufgabe { $id } · Schwierigkeit { $grade } · zu { $players }
exercises-commands = Welche Wahl ist klar die beste? Ihre Nummer eingeben · n: nächste · q: aufhören
exercises-not-understood = „{ $line }“ steht nicht zur Wahl.
exercises-right = Richtig!
exercises-wrong = Diesmal nicht.
exercises-proof =
    Beide wurden { $deals }-mal mit demselben Glück zu Ende gespielt: Die beste Wahl gewann { $more } { $more ->
        [one] Partie
       *[other] Partien
    } mehr als die zweitbeste.
exercises-made = (in der Partie)
exercises-line = So kann die Runde weitergehen: { $choice }
exercises-result = Schwierigkeit { $grade }: { $count } von { $total } auf Anhieb richtig
exercises-mining = Suche nach Aufgaben in { $game }
exercises-mined = { $count } Aufgaben stehen in { $file }
exercises-confirming = Die Aufgaben von { $game } werden nachgespielt
exercises-unconfirmed = { $id }: { $best } war nicht klar besser als { $second }
exercises-confirmed = { $count } von { $total } Aufgaben mit neuem Glück bestätigt
exercises-stage-games = Partien zwischen Meistern
exercises-stage-decisions = Entscheidungen mit einer Wahl
exercises-stage-doubtful = bei denen ein Geselle klar schlechter wählen würde
exercises-stage-different = mit mindestens vier Möglichkeiten, die zu verschiedenen Stellungen führen
exercises-stage-deep = bei denen eine lange Suche eine Möglichkeit klar vorn sieht
exercises-stage-second-net = und ein anderes Netz zustimmt
exercises-stage-played = und zu Ende gespielte Partien zustimmen
exercises-stage-explained = und sich der Unterschied in Worte fassen lässt
exercises-stage-alike = davon weggelassen, weil es genug ähnliche gab
bench-running = Messe etwa { $seconds } Sekunden lang
bench-title = { $game }, { $players } Spielende
bench-decisions-per-s = Entscheidungen je Sekunde (Zufall)
bench-choices-per-s = davon mit mindestens zwei Möglichkeiten
bench-games-per-s = Partien je Sekunde (Zufall)
bench-search-iterations-per-s = Suchschritte je Sekunde (ISMCTS, Spielmitte)
bench-master-iterations-per-s = Suchschritte je Sekunde (Meister, Spielmitte)
bench-bot = Entscheidungen je Sekunde ({ $bot })
bench-clone-us = Kopie eines Spielstands, Mikrosekunden
bench-decisions-per-game = Entscheidungen je Partie
bench-ratio-interpreted = Mal so schnell wie interpretiert
bench-choices-in-views = alle Möglichkeiten einer Entscheidung, in Sichten (im Mittel)
bench-research-row = ein Kern, CPU-Zeit
bench-research-per-s = Schritte/s
bench-research-ratio = zur reinen Engine
bench-research-by-aec = zur AEC-Schleife
bench-compared = Zeilen dieses Laufs im Vergleich
bench-compared-ratio = Verhältnis
bench-compared-goal = Ziel zu viert
bench-compared-masks = Stapel aus numpy mit Masken, zur reinen Engine
bench-compared-observations = Stapel aus numpy mit Masken und Beobachtungen, zur reinen Engine
bench-compared-aec = AEC-Schleife, zu connect_four von PettingZoo
bench-compared-vector-door = VectorEnv, zu einer Gymnasium-Umgebung mit Gegnern hinter der Bot-Tür
bench-compared-vector-single = VectorEnv, zu unserer eigenen Gymnasium-Umgebung, die ihre Gegner selbst spielt
bench-compared-processes-clock = zwei Prozesse zu einem, nach der Uhr (nur wenn sonst nichts läuft)
bench-compared-processes-cpu = zwei Prozesse zu einem, nach CPU-Zeit (als hätte jeder einen Kern für sich)
bench-choices-in-views-worst = dasselbe, im schlimmsten Fall ({ $decision })

version-compiled = Regeln: übersetzt (mypyc)
version-interpreted = Regeln: interpretiert
version-game = { $title } ({ $game }): Regelwerk { $code }, Angaben { $figures }
version-former = bis { $day }: Angaben { $figures }, dann: { $reason }

## Aufruf

usage-usage = Aufruf:
usage-error = Nicht verstanden: { $problem }
usage-arguments = Angaben
usage-options = Schalter
usage-command = BEFEHL
usage-commands = Befehle
usage-help = diese Hilfe
usage-about =
    Baumeister: mittelalterliche Bauspiele am Terminal und, mit `serve`, im Browser.
    Ohne Befehl beginnt eine Partie.
usage-examples = Beispiele:
usage-examples-all =
    baumeister
    baumeister play caylus1303 --seats human,apprentice,apprentice
    baumeister rules gunst
usage-play = spielen, gegen Bots oder zu mehreren an einem Terminal
usage-examples-play =
    baumeister play
    baumeister play caylus1303 --players 3
    baumeister play caylus1303 --seats human:Clara,human:Emil,apprentice --option first_game
    baumeister play --resume
usage-learn = ein Spiel beim Spielen lernen: Schritt für Schritt, mit Übungen, ohne Vorkenntnisse
usage-examples-learn =
    baumeister learn
    baumeister learn caylus1303
    baumeister learn caylus1303 --chapter 3
usage-simulate = viele Partien zwischen Bots, auf allen Kernen
usage-examples-simulate =
    baumeister simulate caylus1303 --games 1000 --players 4
    baumeister simulate caylus1303 --games 200 --bots greedy,random --json
usage-arena = Wettkämpfe zwischen Bots, mit Siegesanteilen und Wertungen
usage-examples-arena =
    baumeister arena caylus1303 ismcts@200 greedy random --games 200
    baumeister arena villagers greedy random --players 4 --games 400 --stop --out ergebnisse
    baumeister arena caylus1303 meine_bots:Traeumer "cmd:node bot.mjs" greedy --mode table --players 3
usage-dataset = Partien von Bots als Tabellen zum Lernen: Beobachtungen, erlaubte Aktionen, Wahl, Anteile der Suche, Ergebnisse
usage-examples-dataset =
    baumeister dataset caylus1303 --games 1000 --out build/caylus1303
    baumeister dataset villagers --players 4 --bots master@200,journeyman --games 400 --out build/villagers --form parquet
usage-study = wie ausgewogen ein Spiel ist und was Sieger tun, an vielen Partien zwischen gleichen Meistern
usage-examples-study =
    baumeister study caylus1303 --players 4 --games 1000
    baumeister study villagers --players 2 --svg villagers.svg --json
usage-train = ein Netz durch Spiele gegen sich selbst lehren; macht weiter, wo es angehalten wurde
usage-examples-train =
    baumeister train caylus1303
    baumeister train villagers --seed 2 --generations 3 --out villagers.net.json
usage-exercises = Stellungen aus Partien zwischen Meistern: lösen, neue suchen oder die bekannten nachprüfen
usage-examples-exercises =
    baumeister exercises solve caylus1303
    baumeister exercises solve caylus1303 --id day
    baumeister exercises mine caylus1303 --net anderes.net.json
    baumeister exercises confirm caylus1303
usage-bench = messen, wie schnell die Regeln hier laufen
usage-examples-bench =
    baumeister bench caylus1303 --players 4
    baumeister bench caylus1303 --players 2 --seconds 5 --json
    baumeister bench caylus1303 --players 4 --research --seconds 60
    baumeister bench villagers --players 4 --option support --option profiteers --option development
usage-benchmark = Programme gegen feste Stufen: der Vergleichstest Plumbline
usage-examples-benchmark =
    baumeister benchmark run master@200
    baumeister benchmark report *.jsonl --svg tabelle.svg
    baumeister benchmark check master-200.v1.jsonl
usage-benchmark-llm = ein Sprachmodell gegen unsere Bots: jede Ausgangslage von jedem Platz; setzt fort, wo es angehalten wurde
usage-examples-benchmark-llm =
    baumeister benchmark llm caylus1303 --command "python my_model.py" --opponents random --games 4
    baumeister benchmark llm villagers --base-url http://localhost:8000/v1 --model qwen --players 4 --language de
    baumeister benchmark llm caylus --base-url https://host/v1 --model big --price-prompt 2 --price-answer 8
usage-llm-command = ein Programm, das Fragen liest und Antworten schreibt, in JSON-Zeilen (docs/language_models.md)
usage-llm-base-url = Adresse eines Servers mit OpenAIs Chat Completions, etwa http://localhost:8000/v1
usage-llm-model = Name des Modells: für den Server und im Bericht
usage-llm-key-variable = die Umgebungsvariable mit dem Schlüssel (sonst { $usual }); nicht gesetzt: es wird keiner gesendet
usage-llm-games = wie viele Partien, aufgerundet, damit jede Ausgangslage von jedem Platz gespielt wird (sonst { $usual })
usage-llm-opponents = wer auf den anderen Plätzen sitzt: { $bots } oder ein anderer Bot (sonst apprentice)
usage-llm-language = die Sprache der Prompts (sonst en)
usage-llm-rules = mit oder ohne die Regeln als erste Nachricht (sonst with)
usage-llm-seed = die erste Ausgangslage (sonst 0)
usage-llm-seconds = wie lange eine Antwort dauern darf (sonst { $usual })
usage-llm-temperature = wird dem Server gesendet (sonst seine eigene)
usage-llm-max-tokens = höchstens so viele Tokens je Antwort, wird dem Server gesendet (sonst seine eigene Grenze)
usage-llm-price-prompt = Preis für eine Million Tokens an Prompts
usage-llm-price-answer = Preis für eine Million Tokens an Antworten
usage-llm-out = wohin die Antworten kommen, und wo sie wiedergefunden werden (sonst MODELL.SPIEL-Np.llm.jsonl)
usage-amount = „{ $value }“ ist keine Zahl ab 0
usage-task = AUFGABE
usage-tasks = Aufgaben
usage-benchmark-run = den ganzen Spielplan in eine abgeschlossene Datei spielen; setzt fort, wo er angehalten wurde
usage-examples-benchmark-run =
    baumeister benchmark run master@200 --suite v1
    baumeister benchmark run my_bots:Dreamer --agent-version 3 --out dreamer.jsonl
    baumeister benchmark run "cmd:node bot.mjs" --track build
usage-benchmark-report = Ergebnisse nebeneinander: Tabelle mit Intervallen, JSON, Bild
usage-examples-benchmark-report =
    baumeister benchmark report master-200.v1.jsonl dreamer.jsonl
    baumeister benchmark report *.jsonl --json --svg tabelle.svg
usage-benchmark-check = jede Partie eines Ergebnisses nachspielen und ablehnen, was nicht aus ihnen folgt
usage-examples-benchmark-check =
    baumeister benchmark check dreamer.jsonl
usage-benchmark-agent = wer spielt: { $bots }, mit @N für N Durchläufe je Entscheidung; oder ein eigener als modul:Klasse oder "cmd:BEFEHL"
usage-benchmark-suite = was gespielt wird: der Name eines Spielplans oder die Datei eines eigenen (sonst v1)
usage-benchmark-suite-of = der Spielplan, wenn die Ergebnisse von einem eigenen sind
usage-benchmark-track = play: wer auch immer; build: ein Programm, das JSON-Zeilen spricht, mit einer Frist je Entscheidung
usage-benchmark-out = wohin das Ergebnis kommt, gepackt, wenn es auf .gz endet (sonst SPIELER.PLAN.jsonl)
usage-benchmark-version = die Version des Spielers, wie Sie sie nennen
usage-benchmark-files = Ergebnisse, auch gepackte (.gz)
usage-benchmark-svg = die Anteile in diese Datei zeichnen
usage-benchmark-rungs = auch die Stufen noch einmal fragen, ob sie so ziehen (dauert so lange wie das Spielen)
usage-benchmark-records = die Aufzeichnungen aller Partien in diesen Ordner schreiben
usage-replay = eine aufgezeichnete Partie ansehen oder umwandeln
usage-examples-replay =
    baumeister replay partie.json
    baumeister replay partie.json --all
    baumeister replay partie.json --to text > partie.txt
usage-analyse = eine aufgezeichnete Partie beurteilen: Siegeschancen, Fehler und Wendepunkte
usage-examples-analyse =
    baumeister analyse partie.json
    baumeister analyse partie.json --svg partie.svg
usage-rules = Gebäude, Charaktere und Regeln nachschlagen
usage-examples-rules =
    baumeister rules caylus1303
    baumeister rules schneider
    baumeister rules caylus1303 1303-favor-04
    baumeister rules caylus1303 --unconfirmed
usage-schema = das JSON-Schema der Ansichten, Entscheidungen, Möglichkeiten, Ereignisse und Ablehnungen eines Spiels, oder (protocol) der Nachrichten der Verbindung
usage-examples-schema =
    baumeister schema caylus1303 > caylus1303.schema.json
usage-version = Version, Form der Regeln und Spiele
usage-examples-version =
    baumeister version
usage-lang = Sprache: de oder en (sonst nach der Umgebung)
usage-game = Spiel: { $games }
usage-course = welches Spiel du lernen willst (sonst das erste mit einem Kurs): { $games }
usage-chapter = mit diesem Kapitel beginnen; ohne Angabe geht es weiter, wo du warst
usage-players = wie viele mitspielen
usage-bot-players = wie viele mitspielen (sonst 2)
usage-seats = wer wo sitzt, mit Komma: { $kinds }; Menschen mit Namen als human:Name; eigene Bots als Modul:Klasse
usage-seed = Startwert des Zufalls; gleiche Zahl, gleicher Aufbau
usage-first-seed = Startwert der ersten Partie (sonst 0)
usage-option = Option des Spiels, mehrfach möglich: first_game, open_points=on
usage-game-options = Optionen der Spiele (--option NAME oder NAME=WERT):
usage-resume = weiterspielen: die letzte Partie, oder die aus FILE
usage-save = die Aufzeichnung am Ende auch in FILE schreiben (.json oder .txt)
usage-iterations = wie viele Schritte ein suchender Bot je Entscheidung denkt
usage-games = wie viele Partien (sonst 100)
usage-bots = Bots, mit Kommas (sonst random); sie wechseln reihum die Plätze: { $bots }, oder eigene als Modul:Klasse
usage-workers = wie viele Prozesse (sonst einer je Kern)
usage-arena-bots = Bots: { $bots }, mit @N für N Durchläufe je Entscheidung; oder eigene als Modul:Klasse oder "cmd:BEFEHL"
usage-arena-games = Partien je Wettkampf, aufgerundet auf ganze Auslagen (sonst 100)
usage-arena-mode = pairs: jeder allein gegen jeden späteren auf allen anderen Plätzen; ladder: nur Nachbarn; table: alle zusammen
usage-arena-stop = einen Wettkampf beenden, sobald er entschieden ist (95 %, jederzeit zugleich)
usage-arena-out = Ordner für Zeilen, Rangliste und Bild; derselbe Befehl macht nach einem Abbruch damit weiter
usage-arena-records = jede Partie in diesem Ordner aufheben
usage-cluster = auf einem Ray-Cluster spielen, ohne Adresse auf einem nur dieses Rechners (braucht baumeister[cluster])
usage-bot-command = einem Programm, das JSON-Zeilen spricht, einen Namen als Bot geben
usage-json = das Ergebnis als JSON
usage-again = statt des Urteils die Fehler noch einmal versuchen, jeden als Aufgabe
usage-svg = die Chancen als Bild in diese Datei zeichnen
usage-dataset-games = wie viele Partien (sonst 100); sind es mehr als zuvor, kommen sie dazu
usage-dataset-bots = wer spielt: random, apprentice, journeyman oder master@N mit N Durchläufen (sonst { $bot }); mehrere nehmen die Plätze reihum
usage-dataset-out = der Ordner; dort wird ein abgebrochener Lauf fortgesetzt
usage-dataset-form = npz für numpy oder parquet (braucht pyarrow)
usage-dataset-shard = Partien je Datei (sonst { $games })
usage-study-games = wie viele Partien (sonst 400)
usage-study-iterations = Durchläufe jedes Meisters (sonst 100)
usage-study-svg = die Anteile in diese Datei zeichnen
usage-train-players = Gewichte nur für Tische mit so vielen Personen lehren (sonst ein Netz für alle)
usage-train-seed = Startzahl des Lernens (sonst 1)
usage-train-rounds = wie viele Runden vor der ersten Generation (sonst 40)
usage-train-generations = wie viele Generationen höchstens (sonst 8)
usage-train-start = womit begonnen wird: „shipped“ oder die Fassung eines Netzes der Liga (sonst der Gutachter)
usage-train-league = Ordner mit älteren Netzen, für jedes Spiel ein Ordner: Gegner zum Lernen und zum Messen
usage-train-out = wohin das Netz kommt (sonst GAME.net.json)
usage-exercises-task = solve: lösen, die leichtesten zuerst; mine: nach Aufgaben suchen, ab der Stelle, an der die Suche angehalten wurde; confirm: sie mit neuem Glück nachspielen
usage-exercises-id = die Aufgabe mit dieser Kennung, oder day für die von heute (sonst alle, die du noch nicht versucht hast)
usage-exercises-seed = für mine: Startwert der Partien, in denen gesucht wird; für confirm: welche Reihe frischer Partien (sonst 1)
usage-exercises-count = wie viele gefunden werden sollen (sonst 30)
usage-exercises-players = in Partien mit so vielen Spielern suchen; mehrmals möglich (sonst in allen)
usage-exercises-last-round = nur bis zu dieser Runde suchen (sonst in der ganzen Partie)
usage-exercises-phase = nur in dieser Phase suchen; mehrmals möglich (sonst in allen)
usage-exercises-net = ein Netz aus einem anderen Training, das zustimmen muss
usage-exercises-file = wo sie stehen (sonst SPIEL.exercises.jsonl bei mine, die des Spiels bei confirm)
usage-exercises-keep = für confirm: die, die halten, mit ihrem neuen Beweis an diese Datei anhängen
usage-bench-seconds = wie lange etwa gemessen wird (sonst 10)
usage-bench-research = stattdessen die Umgebungen für Lernprogramme messen, neben denen anderer
usage-record = Datei der Aufzeichnung (JSON oder Text)
usage-all = alles auf einmal zeigen
usage-seat = so sehen, wie es Platz N sehen durfte, gezählt ab 1
usage-to = in die andere Form umwandeln: json oder text
usage-words = Spiel (wenn es mehrere sind) und Wörter oder Kennung, deutsch oder englisch
usage-unconfirmed = alle Angaben zeigen, die nicht gesichert sind
usage-guide = die Regeln zum Lesen: je Phase eine Seite
usage-all-rules = alle Treffer zeigen
usage-unknown = unbekannt: { $words }
usage-missing = es fehlt: { $words }
usage-no-value = hier fehlt ein Wert: { $words }
usage-not-both = verträgt sich nicht mit anderen Angaben: { $words }
usage-choice = { $argument }: { $value } gibt es nicht, möglich sind { $known }
usage-value = { $argument }: { $value }
usage-whole-number = „{ $value }“ ist keine ganze Zahl ab { $least }
usage-seconds = „{ $value }“ ist keine Zahl von 0.1 bis 3600

## A table without a drawing of its own

board-round = Runde { $round }
