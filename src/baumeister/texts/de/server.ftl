### Der Server: seine Befehle, und was mit ihm schiefgehen kann.

usage-serve = der Server für Browser: Leute, Tische und Bots, auf diesem Rechner oder als große Anlage
usage-examples-serve =
    baumeister serve
    baumeister serve --host 0.0.0.0 --port 8080
    baumeister serve --config baumeister.toml
    baumeister serve --database postgresql://me@db/baumeister --redis redis://cache
usage-migrate = eine Datenbank auf die Form dieses Programms bringen
usage-examples-migrate =
    baumeister migrate --database postgresql://me@db/baumeister
usage-serve-host = Adresse, an der gelauscht wird (sonst 127.0.0.1: nur dieser Rechner)
usage-serve-port = Port, an dem gelauscht wird (sonst 8303; 0: irgendeiner)
usage-serve-database = sqlite:DATEI oder postgresql://... (sonst server.sqlite in ~/.local/state/baumeister oder $XDG_STATE_HOME/baumeister)
usage-serve-redis = redis://..., wenn mehrere Prozesse ein PostgreSQL bedienen
usage-serve-workers = in wie vielen Prozessen Bots nachdenken (sonst einer je Kern)
usage-serve-open = im eigenen Browser öffnen, wo es einen Bildschirm gibt
usage-serve-config = Einstellungen in einer TOML-Datei; Variablen BAUMEISTER_... gehen ihr vor, die Befehlszeile beiden
serve-listening = Baumeister ist erreichbar: { $address } (Strg+C beendet)
serve-local-names = Es antwortet auf IP-Adressen und auf Namen des eigenen Netzes. Einen Namen im Internet nennt die Einstellung „hosts“.
serve-already = Baumeister läuft schon: { $address }
serve-stopped = Alles ist gespeichert. Auf Wiedersehen!
migrate-done = Die Datenbank ist bereit: { $database }

error-server = { $detail }
error-bad-input = Das passt hier nicht: { $path } { $problem }
error-not-signed-in = Du bist nicht angemeldet.
error-not-allowed = Das darfst du nicht sehen oder tun.
error-foreign-origin = Diese Anfrage kam von einer fremden Seite.
error-csrf-missing = Die Seite ist veraltet. Lade sie neu.
error-unknown-host = Unter diesem Namen ist der Server nicht zu erreichen.
error-not-json = Die Anfrage muss sagen, dass sie JSON ist (Content-Type: application/json).
error-not-found = Hier ist nichts.
error-method-not-allowed = Das geht hier nicht.
error-conflict = Dem steht etwas im Weg.
error-too-large = Das ist zu groß.
error-message-too-large = Diese Nachricht ist zu groß.
error-head-too-large = Adresse und Kopfzeilen der Anfrage sind zu lang: höchstens { $most } Bytes.
error-too-slow = Die Anfrage kam nicht rechtzeitig ganz an. Versuche es noch einmal.
error-too-many = Das war zu oft. Versuche es in { $seconds } s noch einmal.
error-unavailable = Der Server erreicht gerade seine Datenbank nicht; nichts hat sich geändert. Versuche es gleich noch einmal.
error-unexpected = Auf dem Server ging etwas schief, das ist unser Fehler. ({ $id })
error-bad-settings = Die Einstellungen passen nicht: { $problem }
error-cannot-listen = An { $host }, Port { $port }, kann nicht gelauscht werden: { $problem }

error-bad-name = { $reason ->
        [long] Dieser Name ist zu lang.
        [characters] Manche Zeichen dieses Namens gehen nicht.
        [scripts] Ein eingetragener Name steht in einer Schrift.
       *[empty] Ein Name hat mindestens einen Buchstaben oder eine Ziffer.
    }
error-name-taken = Diesen Namen hat schon jemand, oder einen, der so aussieht.
error-bad-password = Ein Passwort hat { $least } bis { $most } Zeichen.
error-common-password = Dieses Passwort probieren alle zuerst. Besser sind ein paar Wörter, die nichts miteinander zu tun haben.
error-wrong-password = Es gibt kein Konto mit diesem Namen und diesem Passwort.
error-already-signed-in = Dieser Browser ist schon angemeldet.
error-not-for-guests = Dafür braucht man ein Konto.
error-unknown-person = Diese Person gibt es nicht.
error-unknown-device = Dieses Gerät gibt es nicht.
error-no-guest = Es gibt keine Plätze eines Gastes, die hierher umziehen könnten.

error-database = { $detail }
error-bad-database-url = Das ist keine Datenbank. Möglich: { $problem }
error-database-unreachable = Die Datenbank { $database } lässt sich nicht öffnen: { $problem }
error-database-in-use = Auf der Datenbank { $database } läuft schon ein Server: Prozess { $pid }, seit { $since }. Eine SQLite-Datei hat nur einen Server; mehrere brauchen PostgreSQL.
error-database-too-new = Die Datenbank { $database } stammt von einer neueren Fassung des Programms; diese darf sie nicht anrühren. ({ $found })
error-database-too-old = Die Datenbank { $database } muss erst umgestellt werden: „baumeister migrate“. ({ $found }, nötig: { $needed })
error-foreign-database = Die Datenbank { $database } gehört zu etwas anderem.
error-driver-missing = Das Paket { $package } fehlt hier: pip install 'baumeister[site]'
error-bus-unreachable = Redis antwortet nicht: { $problem }

error-hub = { $detail }
error-bad-message = Das hat der Server nicht verstanden. Lade die Seite neu.
error-too-much = Das war zu viel auf einmal. Etwas langsamer, bitte.
error-not-watching = Du bist nicht mehr an diesem Tisch. Öffne ihn noch einmal.
error-not-begun = Das Spiel hat noch nicht begonnen.
error-not-your-seat = Das ist nicht dein Platz.
error-not-confirmed = Sag erst, dass du es bist, wer hinsieht.
error-number-taken = Jemand war schneller. Sieh noch einmal hin.
error-busy = An diesem Tisch ist zu viel los. Versuche es gleich noch einmal.
error-already-proposed = Das werden die anderen schon gefragt.
error-proposal-gone = Diese Frage hat sich erledigt.
error-no-vote = Das bist du nicht gefragt worden, oder du hast schon geantwortet.
error-in-lesson = Das gibt es in einer Lektion nicht, oder gerade nicht.
error-not-a-lesson = Dieser Tisch ist keine Lektion.
error-lesson-changed = Dieser Kurs wurde inzwischen geändert. Beginne das Kapitel noch einmal.
error-no-hints = An diesem Tisch gibt es keine Tipps.
error-analysis-busy = Es werden gerade zu viele Partien beurteilt. Versuch es in ein paar Minuten noch einmal.
error-analysis-failed = Diese Partie ließ sich nicht beurteilen.
error-no-mistake = Einen solchen Fehler gibt es hier nicht.
error-not-judged-yet = Diese Partie ist noch nicht beurteilt.
error-still-here = Diese Person ist da.
error-not-away = Niemand spielt an deiner Stelle.
error-just-left = Diese Person war eben noch da. Ein Bot kann den Platz in { $seconds } s übernehmen.
error-one-seat-each = An diesem Tisch hat jede Person einen Platz.
error-restarting = Der Server startet gleich neu. Komm in einem Augenblick wieder.
error-server-fault = Auf dem Server ging etwas schief, das ist unser Fehler.
