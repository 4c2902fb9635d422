## Lektionen, in allen Spielen

lesson-other = { $chosen }: Das geht auch. Für diesen Schritt: { $asked }.
lesson-other-reading = { $chosen }: Gern, gleich. Lies erst dies, dann geht es weiter.
error-bad-lesson = Dieser Kurs ist fehlerhaft: { $detail }
error-no-course = Diesen Kurs oder dieses Kapitel gibt es nicht. ({ $detail })

## `learn` am Terminal

learn-welcome = Enter tut, was vorgeschlagen ist; h zeigt, was du sonst noch tippen kannst.
learn-chapter = Kapitel { $number } von { $count }: { $title }
learn-step = Schritt { $number } von { $count }
learn-exercise = Übung
learn-solved = gelöst
learn-choose = Zahl oder Name
learn-commands = z zurück · w warum · s zeig es mir · f frei spielen · c Kapitel · h Hilfe · q beenden
learn-commands-close = z zurück · w warum · s zeig es mir · b Näheres · c Kapitel · h Hilfe · q beenden
learn-enter-on = weiter
learn-enter-chapter = nächstes Kapitel
learn-enter-again = noch einmal
learn-enter-end = zum Ende des Kurses
learn-only-enter = Mit Enter geht es weiter.
learn-show = Gemeint ist { $number }: { $choice }. Enter tut es.
learn-way = Ein Weg: { $way }.
learn-rejoin = Dieses Kapitel setzt dort an, wohin der vorgeschlagene Weg durch das letzte führt.
learn-no-back = Hier beginnt das Kapitel.
learn-not-understood = „{ $line }“ verstehe ich nicht. Enter tut, was vorgeschlagen ist, h ist die Hilfe.
learn-ask-chapter = Welches Kapitel?
learn-not-yet-seen = Noch nicht gesehen
learn-left = Gemerkt. Weiter geht es mit: { $command }
learn-finished = Spielen: { $program } play { $game }{ $options }
learn-finished-rules = Nachschlagen: { $program } rules { $game }
learn-help-z = ein Schritt zurück
learn-help-w = warum: die Regeln hinter diesem Schritt
learn-help-s = zeig mir, was gemeint ist, oder einen Weg durch die Übung
learn-help-f = von hier an frei weiterspielen, eine Partie gegen dieselben Bots
learn-help-c = ein anderes Kapitel wählen
learn-help-b = den ganzen Tisch zeichnen, mit allen Möglichkeiten
learn-help-l = was in diesem Kapitel geschehen ist
learn-help-r = Regeln nachschlagen: r und ein Wort
learn-help-h = diese Hilfe
learn-help-q = beenden; nächstes Mal geht es hier weiter
