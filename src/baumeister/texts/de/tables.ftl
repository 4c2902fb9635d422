### Tische und Aufzeichnungen des Servers: was dabei schiefgehen kann, und die Befehle für Sicherungen.

usage-backup = die ganze Anlage in eine Datei sichern, während Spiele laufen
usage-examples-backup =
    baumeister backup freitag.zip
    baumeister backup freitag.zip --database postgresql://me@db/baumeister
usage-restore = eine leere Datenbank aus einer Sicherung füllen
usage-examples-restore =
    baumeister restore freitag.zip --database sqlite:neu.sqlite
usage-backup-file = die Sicherung: eine Zip-Datei
backup-done =
    { $tables ->
        [one] Sicherung in { $file }: 1 Tisch,
       *[other] Sicherung in { $file }: { $tables } Tische,
    } { $people ->
        [one] 1 Person.
       *[other] { $people } Personen.
    }
restore-done =
    { $tables ->
        [one] { $file } ist zurückgespielt: 1 Tisch,
       *[other] { $file } ist zurückgespielt: { $tables } Tische,
    } { $people ->
        [one] 1 Person.
       *[other] { $people } Personen.
    }

error-not-the-host = Das darf nur, wer den Tisch eröffnet hat.
error-table-not-open = Das Spiel hat schon begonnen.
error-table-not-finished = Das Spiel ist noch nicht zu Ende.
error-not-seated = Du sitzt nicht an diesem Tisch.
error-already-seated = Du sitzt schon an diesem Tisch.
error-seat-taken = Dieser Platz ist vergeben.
error-table-full = Kein Platz ist frei.
error-seats-free =
    { $free ->
        [one] 1 Platz ist noch frei.
       *[other] { $free } Plätze sind noch frei.
    }
error-bad-seating = Die Plätze passen nicht. ({ $detail })
error-unknown-level = Bots der Stufe „{ $level }“ gibt es nicht. Es gibt: { $known }
error-too-many-tables = Mehr als { $most } Tische gleichzeitig gehen nicht.
error-too-many-watched = Mehr als { $most } Tische lassen sich nicht zugleich ansehen.
error-unknown-number = Das Spiel hat die Nummern 0 bis { $last }.
error-too-many-uploads = Du hast { $most } Aufzeichnungen mitgebracht; mehr gehen nicht.
error-unknown-document = Diese Fassung der Texte oder Zahlen gibt es nicht mehr. Bitte lade die Seite neu.
error-backup = Die Sicherung ist misslungen. ({ $detail })
error-backup-unwritable = Die Sicherung lässt sich nicht nach { $file } schreiben: { $problem }
error-backup-damaged = { $file } ist keine vollständige Sicherung: { $problem }
error-backup-too-new = Die Sicherung stammt von einem neueren Programm ({ $found }).
error-database-not-empty = Die Datenbank wird benutzt; zurückgespielt wird nur in eine leere.

usage-rename = jemandem einen anderen Namen geben, als Gastgeber eines Servers
usage-examples-rename =
    baumeister rename "Etwas Grobes" "Gast 17"
    baumeister rename l0YRrbJuKkDW7KKn "Gast 17" --redis redis://localhost
usage-rename-who = ein registrierter Name, der Name eines Gastes, wenn ihn nur einer hat, oder eine Kennung (wie in `reports`)
usage-rename-name = wie die Person von nun an heißt
rename-done = { $before } heißt jetzt { $after }.
rename-told = Laufende Server wissen es.
rename-later = Laufende Server ohne Redis erfahren es nicht gleich: Ein Tisch, an dem gerade jemand zusieht, hat den neuen Namen, wenn er das nächste Mal geladen wird, spätestens nach einem Neustart.
usage-reports = was dem Gastgeber eines Servers gemeldet wurde, das Neueste zuerst
usage-examples-reports =
    baumeister reports
    baumeister reports --json --database postgresql://me@db/baumeister
reports-none = Niemand hat etwas gemeldet.
reports-line = { $at }: über { $about }, von { $by }, Tisch { $table }
usage-trust-clock = als Gastgeber eines Servers sagen, dass die Uhr dieses Rechners stimmt, nachdem sie weit vorausging
usage-examples-trust-clock =
    baumeister trust-clock
    baumeister trust-clock --database postgresql://me@db/baumeister
trust-clock-done = Anmeldungen, Gäste und Tische laufen wieder nach der Uhr ab: Es ist { $now }. Bis jetzt galt der Stand von { $before }.
error-several-people = Mehrere Gäste heißen so. Nenne die Kennung des gemeinten: { $ids }
