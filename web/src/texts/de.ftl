# Der Browser: Seiten, Tisch, Zustände. Was die Spiele selbst sagen, steht in ihren Katalogen.

## Werkzeuge und Einstellungen

client-language = Switch to English
client-theme-dark = Dunkel
client-theme-light = Hell
client-settings = Einstellungen
client-speed = Tempo der Bewegungen
client-speed-16 = langsam
client-speed-10 = normal
client-speed-5 = schnell
client-speed-0 = keine
client-confirm = Vor dem Ausführen bestätigen
client-clicks = Weniger Klicks
client-one-click = Ein Klick ist der Zug
client-gains = Erträge ohne Wahl kommen von selbst
client-sounds = Töne
client-patterns = Starke Muster auf den Figuren

## Tasten

client-keys = Tasten
client-key-arrows = Pfeile
client-key-sideways = links, rechts
client-key-enter = Eingabe
client-key-shift = Umschalt
client-key-home = Pos 1
client-key-end = Ende
client-key-space = Leertaste
client-keys-play = Zur Startseite
client-keys-games = Zu deinen Partien
client-keys-rules = Zu den Regeln
client-keys-new = Neuer Tisch
client-keys-search = In den Regeln suchen
client-keys-things = Von Ding zu Ding auf dem Brett
client-keys-do = Wählen, noch einmal: ausführen
client-keys-buttons = Der Knopf mit diesem Zeichen
client-keys-all = Alle Möglichkeiten auflisten
client-keys-back = Zurücknehmen
client-keys-hint = Um einen Tipp bitten
client-keys-since = Zeigen, was seit deinem Zug geschah
client-keys-text = Das Brett in Worten
client-keys-look-up = Regeln nachschlagen
client-keys-escape = Die Wahl fallen lassen, Bewegungen überspringen
client-keys-ply = Ein Zug zurück oder vor
client-keys-round = Eine Runde zurück oder vor
client-keys-ends = An den Anfang oder ans Ende
client-keys-plays = Abspielen und anhalten
client-keys-list = Diese Liste

## Verbindung

client-connection-connecting = Verbinde …
client-connection-offline = Keine Verbindung. Der Tisch wartet, nichts geht verloren.
client-connection-reconnecting = Die Verbindung ist unterbrochen. Sie kommt von selbst zurück, nichts geht verloren.
client-connection-restarting = Der Server startet neu und ist gleich zurück. Nichts geht verloren.
client-connection-outdated = Diese Seite ist älter als der Server. Lade sie neu, die Partie bleibt.
client-connection-crowded = Baumeister ist hier in zu vielen Tabs offen. Schließ einige, dann geht es in diesem weiter.
client-connection-signed-out = Du bist auf diesem Gerät abgemeldet.
client-new-version = Es gibt eine neuere Fassung dieser Seite. Lade neu, wann es dir passt, die Partie bleibt.
client-reload = Neu laden
client-again-in = Neuer Versuch in { $seconds } s
client-boot = Baumeister kommt gleich. Wenn nicht: Der Server ist gerade nicht zu erreichen.
client-try-again = Noch einmal versuchen
client-page-failed = Das lässt sich gerade nicht laden.
client-page-failed-about = Vielleicht fehlt die Verbindung, oder es gibt eine neuere Fassung. Deine Partien sind sicher.
client-loading = Der Tisch wird gedeckt …

## Zustände

client-not-found = Hier endet die Straße.
client-not-found-about = Diese Seite gibt es nicht.
client-gone-unknown-table = Diesen Tisch gibt es nicht mehr.
client-gone-unknown-table-about = Vielleicht ist der Link unvollständig, oder der Tisch wurde abgeräumt.
client-gone-not-allowed = Dieser Tisch ist nicht offen.
client-gone-not-allowed-about = Zuschauen dürfen hier nur, die mitspielen.
client-gone-unknown-edition = Diese Partie läuft nach Regeln, die der Server nicht kennt.
client-gone-unknown-edition-about = Sie ist sicher aufgehoben, nur ansehen kann man sie hier gerade nicht.

## Was der Server ablehnt

client-refused = Das ging nicht ({ $code }).
client-refused-offline = Keine Verbindung.
client-refused-not-your-turn = Du bist nicht am Zug.
client-refused-table-full = Alle Plätze sind besetzt.
client-refused-seat-taken = Der Platz ist inzwischen besetzt.
client-refused-already-seated = Du sitzt schon an diesem Tisch.
client-refused-unknown-table = Diesen Tisch gibt es nicht mehr.
client-refused-too-many = Das waren zu viele Anfragen. Warte einen Moment.
client-refused-unexpected = Das hat nicht geklappt. Das ist unser Fehler; versuch es noch einmal.
client-refused-unavailable = Der Server kann gerade nicht antworten. Versuch es gleich noch einmal.
client-refused-not-signed-in = Dieser Browser ist abgemeldet.
client-refused-csrf-missing = Diese Seite ist zu alt. Lade sie neu.
client-refused-bad-name = So kann niemand heißen. Buchstaben, Ziffern und einzelne Leerzeichen gehen.
client-refused-name-taken = So oder sehr ähnlich heißt schon jemand.
client-refused-bad-password = Ein Passwort hat { $least } bis { $most } Zeichen.
client-refused-common-password = Dieses Passwort probieren alle zuerst. Besser sind ein paar Wörter, die nichts miteinander zu tun haben.
client-refused-wrong-password = Name und Passwort passen nicht zusammen.
client-refused-already-signed-in = Dieser Browser ist schon angemeldet.
client-refused-unknown-device = Dieses Gerät ist schon abgemeldet.
client-refused-unknown-person = Diese Person gibt es hier nicht mehr.
client-refused-too-many-tables = Du hast schon { $most } solche Tische. Beende erst einen.
client-refused-table-not-open = Das Spiel hat schon begonnen.
client-refused-not-the-host = Das kann nur, wer den Tisch gemacht hat.
client-refused-seats-free =
    { $free ->
        [one] 1 Platz ist noch frei.
       *[other] { $free } Plätze sind noch frei.
    }
client-refused-not-seated = Du sitzt nicht an diesem Tisch.
client-refused-outdated = Das Spiel ist inzwischen weitergegangen. Schau noch einmal hin.
client-refused-number-taken = Jemand war schneller. Schau noch einmal hin.
client-refused-table-finished = Das Spiel ist vorbei.
client-refused-already-proposed = Die anderen werden schon gefragt.
client-refused-proposal-gone = Das fragt niemand mehr.
client-refused-no-vote = Dich fragt hier niemand.
client-refused-still-here = Diese Person ist am Tisch.
client-refused-just-left = Diese Person war eben noch da. Ein Bot bekommt den Platz erst nach einer Minute, in Partien über Tage nach einem Tag.
client-refused-one-seat-each = An diesem Tisch hat jede Person einen Platz.
client-refused-not-away = An deiner Stelle spielt kein Bot.
client-refused-not-your-seat = Das ist nicht dein Platz.
client-refused-not-confirmed = Auf diesen Bildschirm schaut jetzt jemand anderes.
client-refused-busy = Zu viel auf einmal an diesem Tisch. Versuch es gleich noch einmal.
client-refused-restarting = Der Server startet neu. Versuch es gleich noch einmal.
client-refused-store-failed = Es ließ sich nicht speichern, also ist nichts geschehen. Versuch es noch einmal.
client-refused-server-fault = Der Server hat einen Fehler gemacht. Nichts ist geschehen; versuch es noch einmal.
client-refused-too-much = Das war zu viel auf einmal. Warte einen Augenblick.
client-refused-message-too-large = Das ist zu lang.
client-refused-not-begun = Das Spiel hat noch nicht begonnen.
client-refused-no-hints = An diesem Tisch gibt es keine Tipps.
client-refused-analysis-busy = Es werden gerade zu viele Partien beurteilt. Versuch es in ein paar Minuten noch einmal.
client-refused-analysis-failed = Diese Partie ließ sich nicht beurteilen.

## Konto

client-account = Du und deine Einstellungen
client-account-of = { $name }: dein Konto und deine Einstellungen
client-name = Name
client-you-guest = Du spielst als Gast. Das genügt für alles.
client-you-account = Das ist dein Konto.
client-you-nobody = Hier sitzt noch niemand. Ein Name genügt.
client-saved = Gespeichert.
client-no = Nein
client-nobody = gelöschte Person
client-loading-part = Wird geladen …
client-keep = Name und Partien behalten
client-keep-about = Mit einem Passwort gehört der Name { $name } dir allein, und du findest deine Tische auf jedem Gerät. Eine Mailadresse wollen wir nicht; ein vergessenes Passwort kann dir niemand schicken.
client-keep-do = Mit diesem Passwort behalten
client-kept = Behalten. Du kannst dich jetzt mit Name und Passwort anmelden.
client-password = Passwort
client-password-old = Bisheriges Passwort
client-password-new = Neues Passwort
client-password-show = Zeigen, was ich schreibe
client-password-change = Passwort ändern
client-password-change-about = Alle anderen Geräte von { $name } werden dann abgemeldet.
client-password-changed = Geändert. Alle anderen Geräte sind abgemeldet.
client-sign-in = Anmelden
client-sign-in-about = Wenn du hier schon ein Konto hast.
client-sign-in-about-guest = Wenn du hier schon ein Konto hast. Was du als Gast spielst, kann mitkommen.
client-sign-out = Abmelden
client-sign-out-guest = Ein Gast kann nicht zurückkommen: Plätze und Partien dieses Namens bleiben zurück. Behalte sie zuerst mit einem Passwort, oder willst du sie zurücklassen?
client-offer = Mitnehmen, was { $name } spielt?
client-offer-about =
    { $count ->
        [0] Dieser Browser war vorher ein Gast. Es gibt keinen Tisch mitzunehmen.
        [one] Der Gast dieses Browsers sitzt an 1 Tisch. Der kann von jetzt an { $name } gehören.
       *[other] Der Gast dieses Browsers sitzt an { $count } Tischen. Sie können von jetzt an { $name } gehören.
    }
client-offer-take = Mitnehmen
client-offer-leave = Dalassen
client-devices = Geräte
client-device-this = dieses hier
client-device-seen = zuletzt benutzt { $when }
client-device-unknown = Unbekanntes Gerät
client-device-end = Beenden
client-device-end-of = { $device } abmelden
client-muted = Stumme Leute
client-muted-about = Du siehst nicht, was sie am Tisch sagen.
client-settings-browser = bleiben in diesem Browser
client-settings-account = auf allen deinen Geräten
client-language-name = Sprache
client-theme = Darstellung
client-pieces = Figuren
client-patterns-plain = Farbe und Zeichen
client-patterns-strong = Starke Muster
client-patterns-about = Jede Farbe hat ihr eigenes Zeichen. Starke Muster schraffieren auch die Figuren, für alle, die Farben schlecht unterscheiden.
client-confirm-name = Entscheiden
client-confirm-about = Ohne das ist ein Klick schon der Zug; was ans Licht kam, geht nur mit den anderen zurück.
client-gains-about = Nur wo nichts zu zahlen ist und Verzichten nie besser wäre. Es steht in der Chronik und lässt sich zurücknehmen.
client-sounds-about = Holz, Stein, Münzen und eine Glocke, wenn du am Zug bist
client-zone = Zeitzone
client-zone-here = Wie hier: { $zone }
client-own-games = Deine Partien
client-own-games-about = Die Aufzeichnungen aller Partien, die du beendet hast, zum Nachspielen und Studieren.
client-own-games-none = Noch ist keine Partie beendet. Dann liegen die Aufzeichnungen hier zum Mitnehmen.
client-own-games-download = Alle herunterladen
client-delete = Mich löschen
client-delete-about = Name, Geräte, Einstellungen und alles, was du gesagt hast, werden gelöscht. Gespielte Partien bleiben den anderen, ohne deinen Namen.
client-delete-guest = Wirklich löschen? Das geht nicht rückgängig.
client-delete-sure = Wirklich löschen? Das geht nicht rückgängig und braucht dein Passwort.
client-delete-yes = Für immer löschen

## Leute am Tisch

client-people = Am Tisch
client-looking-on =
    { $count ->
        [one] 1 schaut zu
       *[other] { $count } schauen zu
    }
client-at-screen = an diesem Bildschirm
client-spectator = Du schaust zu
client-watching = Du schaust zu. Die Hände bleiben verdeckt.
client-wait-shared = Wer als Nächstes dran ist, bekommt den Bildschirm.
client-mute = Stumm
client-mute-of = { $name } stumm schalten
client-unmute = Wieder hören
client-unmute-of = { $name } wieder hören
client-report = Melden
client-report-of = { $name } melden
client-report-about = Was hat { $name } getan? Das liest, wer diesen Server betreibt.
client-report-send = An den Betreiber senden
client-report-done = Danke. Wer diesen Server betreibt, wird es lesen.
client-bot-for = Bot weiterspielen lassen
client-copy-watch = Link zum Zuschauen kopieren
client-end = Spiel beenden
client-end-sure = Alle, die spielen, müssen zustimmen. Das Spiel endet dann ohne Ergebnis.
client-end-sure-alone = Das Spiel endet ohne Ergebnis, für immer.
client-end-yes = Die anderen fragen
client-end-yes-alone = Beenden
client-resign = Aufgeben
client-resign-sure = Ein Bot spielt an deiner Stelle weiter, endgültig. Deine Punkte bleiben, aber gewinnen kannst du nicht mehr.
client-resign-yes = Ja, aufgeben
client-away-you = Für { $name } spielt solange ein Bot.
client-return = Wieder hinsetzen
client-pass = Gib den Bildschirm an { $name }.
client-pass-about = Bis dahin sind Hände und Fragen verdeckt.
client-pass-here = Ich bin { $name }
client-pass-look = { $name } schaut noch einmal
client-pass-to = Bildschirm weitergeben
client-move-kept = Aufgehoben. Gesendet wird, sobald die Verbindung wieder da ist, außer das Spiel ist bis dahin weitergegangen.

## Menü und Start

client-menu = Hauptmenü
client-play = Spielen
client-skip-main = Zum Inhalt
client-waiting =
    { $count ->
        [one] 1 Tisch wartet auf dich
       *[other] { $count } Tische warten auf dich
    }
client-hero = Vier Bauspiele, ein Tisch.
client-hero-about = Caylus, Magna Carta, Caylus 1303 und Villagers im Browser: allein gegen Bots oder mit Freunden, live oder über Tage. Ohne Konto, ohne Werbung.
client-next-game = Noch eine Partie
client-next-about = { $game } gegen { $count } Bots, wie zuletzt.
client-first-game = Erste Partie beginnen
client-first-rules = Regeln ansehen
client-first-about = { $game } gegen { $count } Bots. Was du tun kannst, leuchtet; alles andere erklärt sich, wenn du darauf zeigst.
client-your-turn = Du bist am Zug
client-others-turn = Andere sind dran
client-own-tables = Deine Tische
client-play-now = Gleich spielen
client-new-table = Neuer Tisch
client-open-tables = Offene Tische
client-no-tables = Noch kein Tisch offen. Mach einen auf.
client-play-bots = Gegen Bots spielen
client-starting = Der Tisch wird gedeckt …
client-bots =
    { $count ->
        [one] 1 Bot
       *[other] { $count } Bots
    }
client-change = ändern
client-change-of = { $game }: ändern
client-fact-players = Personen:
client-minutes = { $minutes } Min.
client-weight = Anspruch:
client-weight-2 = leicht
client-weight-3 = mittel
client-weight-4 = schwer
client-about-caylus1303 = Neun Runden lang Arbeiter setzen, bauen und für die Burg liefern.
client-about-caylus = Arbeiter setzen, die Straße bebauen, den Vogt lenken und am Schloss bauen.
client-about-magna_carta = Das Kartenspiel: mit eigenen Karten die Straße bauen und ans Schloss liefern.
client-about-villagers = Personen draften, zu Produktionsketten auslegen und an zwei Markttagen verdienen.
client-continue = Weiterspielen
client-continue-at = { $game } weiterspielen
client-look = Ansehen
client-look-at = { $game } ansehen
client-join = Mitspielen
client-join-at = { $game } mitspielen, Tisch von { $names }
client-watch = Zuschauen
client-watch-at = { $game } zuschauen: { $names }
client-running = läuft
client-seats-taken = { $taken } von { $of } Plätzen besetzt
client-table-over = Zu Ende
client-table-open =
    { $count ->
        [0] Alle sind da
        [one] Wartet auf 1 Person
       *[other] Wartet auf { $count } Personen
    }
client-thinks = { $name } ist am Zug
client-to-start = Zur Startseite
client-guest-name = Gast { $number }
client-your-name = Dein Name
client-save = Sichern
client-unofficial = Inoffizielles Fanprojekt mit eigenen Texten und Bildern, nicht verbunden mit Autoren, Verlagen oder Rechteinhabern. Bitte kauf die Spiele: Eine Regel hier ersetzt nicht die Schachtel.
client-credits = Mitwirkende und Lizenzen
client-credits-icons = Symbole
client-credits-icons-about = Ein Teil der Symbole stammt von Lorc, Delapouite und anderen, veröffentlicht auf
client-credits-fonts = Schriften
client-credits-own = Eigenes
client-credits-own-about = Alle übrigen Zeichnungen, Texte und das Programm sind von diesem Projekt.

## Neuer Tisch

client-game = Spiel
client-manner = Wie möchtest du spielen?
client-manner-about = füllt alles darunter aus, ändere, was du magst
client-manner-bots = Gegen Bots
client-manner-bots-about = sofort, zurücknehmen, so oft du willst
client-manner-friends = Mit Freunden
client-manner-friends-about = über einen Link, Bots füllen auf
client-manner-here = An diesem Bildschirm
client-manner-here-about = herumgeben, Hände bleiben verdeckt
client-manner-open = Offener Tisch
client-manner-open-about = wer kommt, spielt mit
client-seats = Plätze
client-seats-about = { $least } bis { $most } Personen
client-seat = Platz { $number }
client-seat-bot = Bot
client-seat-open = Mensch
client-seat-shared = Auch hier
client-seat-bot-about = spielt sofort
client-seat-open-about = kommt per Link
client-seat-shared-about = an diesem Bildschirm
client-seat-closed-about = hier sitzt niemand
client-seat-label = Name auf Platz { $number }
client-seat-named = Spieler { $number }
client-seat-nameless = Wer an diesem Bildschirm spielt, braucht einen Namen.
client-seat-reserved = für { $name } freigehalten
client-seat-closed = geschlossen
client-seat-free = noch frei
client-seats-free =
    { $count ->
        [one] Noch 1 Platz ist frei. Schick den Link weiter.
       *[other] Noch { $count } Plätze sind frei. Schick den Link weiter.
    }
client-seats-full = Alle Plätze sind besetzt.
client-level = Stärke
client-level-random = Zufall
client-level-apprentice = Lehrling
client-level-journeyman = Geselle
client-level-setter = Versetzer
client-level-mason = Steinmetz
client-level-carver = Bildhauer
client-level-foreman = Polier
client-level-master = Meister
client-level-grandmaster = Altmeister
client-level-random-about = Zieht irgendwas. Zum Ausprobieren.
client-level-apprentice-about = Nimmt, was gerade am meisten bringt.
client-level-journeyman-about = Denkt einen Schritt voraus.
client-level-setter-about = Schaut etwas weiter voraus als ein Geselle.
client-level-mason-about = Wägt die nächsten paar Entscheidungen ab.
client-level-carver-about = Rechnet mit dem, was andere tun.
client-level-foreman-about = Denkt wie ein Meister, nur kürzer.
client-level-master-about = Denkt alles gründlich durch.
client-level-grandmaster-about = Das Stärkste, was wir haben.
client-level-styled = { $level } ({ $style })
client-style = Charakter
client-style-plain = Ausgewogen
client-style-plain-about = Nimmt, was gerade am besten ist.
client-style-builder = Bauherr
client-style-builder-about = Ebenso stark, baut aber gern.
client-style-trader = Händler
client-style-trader-about = Ebenso stark, liefert und verdient aber lieber.
client-level-share = Gemessen zu zweit: gewann { $percent } % gegen { $against } ({ $low } bis { $high }, { $games } Partien).
client-level-share-short = Gemessen zu zweit, mit weniger Zeit als hier: gewann { $percent } % gegen { $against } ({ $low } bis { $high }, { $games } Partien).
client-pace = Tempo
client-live = Live
client-slow = Über Tage
client-live-about = Alle sind bis zum Ende dabei.
client-slow-about = Ein Zug, wenn du Zeit hast.
client-who = Wer darf herein?
client-invited = Nur mit Link
client-listed = Offen für alle
client-spectators = Zuschauer erlaubt (sie sehen nie eine Hand)
client-undo-past-news = Zurücknehmen auch, wenn eine Karte gezeigt wurde und alle zustimmen
client-hints-allowed = Tipps: wer gefragt ist, darf sehen, was ein Meister täte
client-hints-for-all = Mit Tipps
client-rules-of = Regeln von { $game }
client-summary = Zusammenfassung
client-sheet =
    { $count ->
       *[other] { $game } zu { $count }
    }
client-sheet-seats =
    { $open ->
        [0] { $bots ->
            [0] Du
            [one] Du und 1 Bot
           *[other] Du und { $bots } Bots
        }
       *[other] { $bots ->
            [0] Du und { $open } weitere
            [one] Du, { $open } weitere, 1 Bot
           *[other] Du, { $open } weitere, { $bots } Bots
        }
    }
client-sheet-shared = { $count } Leute teilen sich diesen Bildschirm
client-open-table = Tisch aufmachen
client-start = Partie beginnen
client-copy = Kopieren
client-copied = Kopiert
client-copy-by-hand = Dieser Browser lässt uns hier nicht kopieren. Die Adresse:
client-fill = Mit Bots auffüllen und beginnen
client-room-about = Was hier gespielt wird
client-room-minutes = am echten Tisch etwa { $minutes } Minuten
client-room-host = hat den Tisch aufgemacht
client-room-bot = Bot ({ $level })
client-room-free = Platz freigeben
client-room-put-bot = Bot
client-room-put-bot-of = Einen Bot hierher setzen: { $level }
client-room-level = Stärke der Bots
client-begin-present = Mit den { $count } beginnen, die da sind
client-several = Eine Person darf mehrere Plätze nehmen
client-wait-host = Es geht los, sobald der Tisch voll ist.
client-join-here = Noch jemand an diesem Bildschirm
client-join-here-name = Wie heißt die Person?
client-leave = Tisch verlassen
client-leave-sure = Dein Platz wird frei.
client-leave-last = Sonst sitzt hier niemand: Der Tisch verschwindet.
client-invitation-used = Alle Plätze dieses Tisches sind vergeben.
client-invitation-used-about = Jemand war schneller. Wer sitzt, kann seinen Platz noch freigeben.
client-invitation-used-watch = Jemand war schneller. Bleib hier, dann kannst du zuschauen, sobald es losgeht.
client-invitation-own = Selbst einen Tisch machen

## Tisch

client-skip = Zum Spielbrett
client-skip-lesson = Zur Lektion
client-skip-decision = Zur Entscheidung
client-board = Spielbrett
client-players = Spieler
client-side = Chronik und Vorrat
client-tabs = Ansichten
client-tab-table = Tisch
client-supply = Vorrat
client-text = Brett in Worten
client-round = Runde { $round }
client-rounds = Runde { $round } von { $of }
client-turn-you = du bist am Zug
client-last-move = zuletzt { $when }
client-last-move-now = gerade eben gezogen
client-turn-you-title = Du bist am Zug
client-turn = am Zug
client-you = du
client-present = ist da
client-absent = ist nicht da
client-away = abwesend, ein Bot spielt
client-given-up = hat aufgegeben, ein Bot spielt
client-points-hidden = Punkte verdeckt
client-unconfirmed = nicht gesichert
client-rule = Regel { $id }:

client-decision = Entscheidung
client-can-choose = { $thing }, wählbar
client-choose = Wähle auf dem Brett oder hier.
client-wait = Du bist dran, sobald die anderen gezogen haben.
client-do = Ausführen
client-sending = Wird gesendet …
client-costs = Kostet { $amounts }.
client-brings = Bringt { $amounts }.
client-there = Dort: { $effect }.
client-missing = fehlt: { $amounts }
client-missing-cube =
    { $count ->
        [one] 1 Ressource
       *[other] { $count } Ressourcen
    }
client-not-now = jetzt nicht
client-by-power = Das geht dank einer besonderen Fähigkeit.
client-all = Alle { $count } Möglichkeiten
client-fewer = Weniger
client-unchoose = Doch nicht
client-back = Zurücknehmen
client-replay = Seit deinem Zug
client-replaying = Seit deinem letzten Zug
client-skip-motion = Überspringen
client-hint = Tipp
client-hint-ask = Tipp
client-hint-drop = Tipp weglegen
client-hint-thinking = Ein Meister denkt nach …
client-hint-about = Siegchance und wie weit sie daneben liegen kann.
client-hint-decided = So gut wie entschieden.
client-hint-about-points = Deshalb nach Punkten verglichen, mit der Schwankung.
client-hint-most = am meisten
client-hint-fewer = { $points } weniger ± { $noise }
client-hint-why = Warum? Verglichen mit dem Nächstbesten:
client-hint-why-not = Verglichen mit dem Besten:
client-hint-later = Auf den ersten Blick unterscheidet sie nichts; es zeigt sich erst einige Züge später.
client-hint-clear = Ein klarer Fall.
client-hint-likely = Wohl das Beste.
client-hint-open = Mehreres ist etwa gleich gut.
client-hint-only = Es gibt nur dies.
client-hint-chance = { $chance } % ± { $noise }
client-hint-others =
    { $count ->
        [one] 1 weiteres, kaum angesehen
       *[other] { $count } weitere, kaum angesehen
    }
client-hint-busy = Gerade hatte niemand Zeit zum Nachdenken.
client-hint-late = Es kam keine Antwort.
client-hint-outdated = Das Spiel ist inzwischen weitergegangen.
client-hints-said = An diesem Tisch gibt es Tipps: Wer gefragt ist, darf sehen, was ein Meister täte.

client-log = Chronik
client-log-since = – seit deinem letzten Zug –
client-you-do = Du
client-log-lines =
    { $count ->
        [one] 1 Zeile dazu
       *[other] Alle { $count } Zeilen dazu
    }
client-log-empty = Noch ist nichts geschehen.
client-log-all = Alle { $count } Zeilen
client-log-undo =
    { $you ->
        [yes] Du nimmst zurück
       *[no] { $seat } nimmt zurück
    }
client-log-resign =
    { $you ->
        [yes] Du gibst auf, ein Bot spielt weiter
       *[no] { $seat } gibt auf, ein Bot spielt weiter
    }
client-log-seat = Auf dem Platz von { $seat } sitzt jetzt jemand anderes
client-log-time-out = Die Zeit von { $seat } ist um
client-log-end = Die Partie wurde beendet
client-chat = Gespräch
client-chat-new = neue Zeilen
client-chat-empty = Noch hat niemand etwas gesagt.
client-chat-write = Sag etwas
client-chat-send = Senden

client-proposal-undo = { $name } möchte zurücknehmen.
client-proposal-end = { $name } möchte die Partie ohne Ergebnis beenden.
client-proposal-bot = { $name } schlägt vor, dass für { $about } ein Bot weiterspielt.
client-proposal-own-undo = Du möchtest zurücknehmen. Noch gefragt: { $names }
client-proposal-own-end = Du möchtest die Partie beenden. Noch gefragt: { $names }
client-proposal-own-bot = Du schlägst einen Bot für { $about } vor. Noch gefragt: { $names }
client-agree = Zustimmen
client-refuse = Ablehnen
client-proposal-back = Doch nicht

client-won-you = Du hast gewonnen.
client-won =
    { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } gewinnen.
    }
client-scoring = Die Wertung
client-stopped = Die Partie wurde ohne Ergebnis beendet.

## Nach der Partie

client-games = Partien
client-after-game = Nach der Partie
client-won-by =
    { $mine ->
        [yes] Du gewinnst { $first } zu { $second }.
       *[no] { $name } gewinnt { $first } zu { $second }.
    }
client-won-tie =
    { $mine ->
        [yes] Du gewinnst bei Gleichstand mit { $first }.
       *[no] { $name } gewinnt bei Gleichstand mit { $first }.
    }
client-won-together = { $names } gewinnen gemeinsam mit { $first }.
client-not-finished = Diese Partie wurde nicht zu Ende gespielt.
client-place = { $place }. Platz
client-count-players = { $count } Spieler
client-count-rounds =
    { $count ->
        [one] 1 Runde
       *[other] { $count } Runden
    }
client-count-plies =
    { $count ->
        [one] 1 Zug
       *[other] { $count } Züge
    }
client-count-minutes =
    { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
client-rematch = Revanche
client-rematch-about = Die anderen werden gefragt, sobald du drückst; ihre Plätze bleiben für sie frei.
client-rematch-bots = Dieselben Bots setzen sich sofort wieder hin.
client-step-through = Zug für Zug ansehen
client-copy-link = Link kopieren
client-download-json = Aufzeichnung (JSON)
client-download-text = Notation (Text)
client-points-from = { $counts ->
    [gold] Woher das Gold kam
   *[points] Woher die Punkte kamen
}
client-most-underlined = das meiste einer Zeile ist unterstrichen
client-points-source = { $counts ->
    [gold] Gold aus
   *[points] Punkte aus
}
client-total = Summe
client-line-by-line = Zeile für Zeile
client-times = { $count }×{"\u00A0"}{ $name }
client-count = { $count }
client-points-rounds = { $counts ->
    [gold] Gold nach jeder Runde
   *[points] Punkte nach jeder Runde
}
client-points-chart = { $counts ->
    [gold] Gold nach jeder Runde als Linien; am Ende: { $names }
   *[points] Punkte nach jeder Runde als Linien; am Ende: { $names }
}
client-as-table = Als Tabelle
client-after-round = Nach
client-chances = Siegchance
client-chances-about = nach jeder Entscheidung, wie ein Meister sie sieht
client-chances-chart = Siegchancen im Lauf der Partie; am Ende: { $names }
client-chances-way = Wie es gezeichnet ist
client-chances-together = Alle zusammen
client-chances-apart = Einzeln, mit Schwankung
client-chances-slider = Stelle in der Partie
client-chances-look = Diesen Zug ansehen
client-ply-short = Zug { $number }
client-judge = Partie beurteilen
client-judge-about = Wie sich alle Siegchancen entwickelt haben, die größten Fehler und die Wendepunkte. Das dauert bis zu einer Minute.
client-judging = Die Partie wird beurteilt …
client-judging-about = Das dauert bis zu einer Minute. Du kannst die Seite solange verlassen.
client-judging-waits = Andere Partien sind vorher dran …
client-judging-done = { $done } von { $total } Entscheidungen
client-moments = Fehler, starke Züge, Wendepunkte
client-moments-none = Keine Entscheidung hebt sich von der Schwankung ab.
client-moments-noise = Etwa ± { $noise } % der Kurven sind Schwankung; was hier steht, liegt klar über seiner eigenen.
client-moment-mistake = Fehler
client-moment-strong = stark
client-moment-turn = Wendepunkt
client-moment-better = um { $size } % (± { $noise }) besser:
client-moment-next = um { $size } % (± { $noise }) besser als
client-moment-better-points = brächte { $size } mehr (± { $noise }):
client-moment-next-points = bringt { $size } mehr (± { $noise }) als
client-moment-round = Über die ganze Runde { $round }
client-moments-whose = Wessen Entscheidungen
client-moments-own = Deine
client-moments-all = Alle
client-story-ahead =
    { $mine ->
        [yes] Du lagst am Ende { $points } vor { $other }.
       *[no] { $name } lag am Ende { $points } vor { $other }.
    }
client-story-behind =
    { $mine ->
        [yes] Du lagst am Ende { $points } hinter { $other }.
       *[no] { $name } lag am Ende { $points } hinter { $other }.
    }
client-story-even =
    { $mine ->
        [yes] Du hattest am Ende so viel wie { $other }.
       *[no] { $name } hatte am Ende so viel wie { $other }.
    }
client-story-gaps = Das meiste davon: { $gaps }.
client-story-gap-ahead = { $points } mehr bei „{ $source }“
client-story-gap-behind = { $points } weniger bei „{ $source }“
client-story-counted =
    { $mistakes ->
        [0] Keine Fehler
        [one] 1 Fehler
       *[other] { $mistakes } Fehler
    }, { $strong ->
        [0] keine starken Züge
        [one] 1 starker Zug
       *[other] { $strong } starke Züge
    }.
client-story-costliest = Der teuerste Fehler: Zug { $number }
client-moment-for = für { $name }
client-moment-now = jetzt { $chance } % für { $name }
client-to-chances = Siegchancen
client-score-buildings = Gebaute Häuser
client-score-effects = Wirkung von Häusern
client-score-owner = Andere auf eigenen Häusern
client-score-castle = Schloss
client-score-site = Lieferungen an die Baustelle
client-score-prestige = Prestigegebäude
client-score-monuments = Monumente
client-score-favors = Gunst
client-score-characters = Charaktere
client-score-goods = Waren und Geld am Ende
client-score-cubes = Übrige Waren
client-score-gold = Übriges Gold
client-score-deniers = Denare
client-score-gold-symbols = Goldsymbole
client-score-silver = Silber
client-score-coins-kept = Münzen auf Karten
client-score-gold-before = Unterwegs eingenommen
client-score-other = Sonstiges
client-result = Zur Auswertung

## Partien

client-games-own = Deine Partien
client-games-none = Noch hast du keine Partie zu Ende gespielt.
client-games-zip = Alle herunterladen
client-more = Mehr
client-bring = Eine Aufzeichnung mitbringen
client-brought = Mitgebrachte Aufzeichnungen
client-take-back = Zurücknehmen
client-take-back-sure = Danach sieht sie niemand mehr, der den Link hat.
client-bring-about = Eine Datei von hier oder vom Terminal, als JSON oder in der Notation. Sie wird geprüft und lässt sich dann Zug für Zug ansehen.
client-bring-file = Datei wählen
client-bring-reading = Wird geprüft …
client-game-loading = Die Partie wird geholt …
client-game-running = Diese Partie läuft noch.
client-game-running-about = Ansehen kann man sie, wenn sie zu Ende ist: In ihr steht alles, was verdeckt ist.
client-game-unknown = Diese Partie gibt es nicht.
client-game-closed = Diese Partie lässt sich hier nicht zeigen.
client-to-table = Zum Tisch
client-to-games = Zu den Partien

## Zug für Zug

client-replay-game = Die Partie Zug für Zug
client-ply = Zug { $number } von { $last }
client-ply-start = So beginnt die Partie.
client-ply-quiet = Nichts bewegt sich.
client-ply-slider = Stelle der Partie
client-ply-first = An den Anfang
client-ply-back = Ein Zug zurück
client-ply-on = Ein Zug vor
client-ply-last = Ans Ende
client-run = Abspielen
client-pause = Anhalten
client-pace-of = Tempo
client-pace-0 = langsam
client-pace-1 = normal
client-pace-2 = schnell
client-pace-3 = sofort
client-eyes = Sicht von
client-eyes-open = alles offen
client-eyes-spectator = Zuschauer
client-copy-ply = Link zu diesem Zug
client-to-result = Zum Ergebnis

## Nachschlagen

client-rules = Regeln
client-rules-games = Spiele
client-rules-parts = Regeln oder Spielmaterial
client-rules-own-words = In eigenen Worten, Satz für Satz mit Nummer. Ein Fragezeichen steht, wo eine Zahl nicht gesichert ist.
client-more-rules = Mehr in den Regeln
client-guide-course = Eine Runde der Reihe nach
client-guide-example = Beispiel:
client-guide-fold =
    { $count ->
        [one] Satz für Satz, mit Nummer: 1 Regel
       *[other] Satz für Satz, mit Nummern: { $count } Regeln
    }
client-guide-turn = Blättern
client-guide-found = Seiten der Regeln
client-rules-page = Als Seite
client-rules-loading = Die Regeln werden aufgeschlagen …
client-rules-naming = Regeln, die es nennen
client-lookup-pieces = Spielmaterial
client-contents = Inhalt
client-search = Suchen
client-search-hint = Name, Wirkung oder Regel …
client-search-clear = Suche leeren
client-nothing-found = Nichts gefunden zu „{ $query }“.
client-found = { $rules } Regeln und { $pieces } Teile gefunden
client-confidence = Wie sicher
client-confidence-all = alle
client-confidence-sure = sicher
client-confidence-doubtful = ungesichert
client-confidence-none = Davon ist nichts da.
client-close = Schließen
client-gallery-character = Charaktere
client-gallery-development = Entwicklungen
client-gallery-suit = Farben
client-gallery-line = Gunstreihen
client-gallery-part = Teile des Schlosses
client-gallery-section = Teile des Schlosses
client-gallery-space = Felder

# ---- Aufgaben
client-exercise = Aufgabe
client-exercises = Aufgaben
client-exercises-about = Stellungen aus Partien zwischen Meistern, in denen eine Wahl klar die beste ist, und nicht die, die ins Auge springt. Jede ist bewiesen: Beide Wege wurden viele Male mit demselben Glück zu Ende gespielt.
client-exercise-ask = Eine Wahl ist klar die beste. Welche?
client-exercise-do = Diese
client-exercise-skip = Eine andere
client-exercise-right = Richtig!
client-exercise-wrong = Diesmal nicht.
client-exercise-proof =
    Beide wurden { $deals }-mal mit demselben Glück zu Ende gespielt: Die beste Wahl gewann { $more } { $more ->
        [one] Partie
       *[other] Partien
    } mehr als die zweitbeste.
client-exercise-best = beste
client-exercise-yours = deine
client-exercise-why = Bis zum Ende der Runde bringt sie:
client-exercise-line = Weiterspielen:
client-exercise-back = Zurück zur Frage
client-exercise-next = Nächste Aufgabe
client-exercise-none = Diese Aufgabe gibt es nicht.
client-exercise-weighed = Die Möglichkeiten, die beste zuerst
client-exercise-found = Das Ergebnis
client-exercise-as-good = ebenso gut
client-mistake = Noch einmal versuchen
client-mistake-try = Noch einmal versuchen
client-mistake-try-number = Fehler { $number } noch einmal versuchen
client-mistake-show = Was war besser?
client-mistake-show-number = Was war besser als Fehler { $number }?
client-mistake-ask = Fehler { $place } von { $count }, wie es damals stand. Was ist besser als das, was gewählt wurde?
client-mistake-same = Wieder dieselbe Wahl.
client-mistake-made = in der Partie
client-mistake-now = jetzt
client-mistake-fewer = { $points } weniger
client-mistake-size = In der Partie war etwas anderes um { $size } % (± { $noise }) besser.
client-mistake-size-points = In der Partie hätte etwas anderes { $size } mehr gebracht (± { $noise }).
client-mistake-why = Verglichen mit der Wahl in der Partie bringt die beste:
client-mistake-next = Nächster Fehler
client-mistake-back = Zurück zur Partie
client-mistake-none = Diesen Fehler kann man nicht noch einmal versuchen.
client-exercise-day = Aufgabe des Tages
client-exercise-grade-1 = Leicht
client-exercise-grade-2 = Knifflig
client-exercise-grade-3 = Schwer
client-exercise-solved = { $count } von { $total } auf Anhieb richtig
client-exercise-number = Aufgabe { $number }, zu { $players }, Runde { $round }{ $mark ->
    [right] , gelöst
    [wrong] , verfehlt
   *[new] {""}
  }

# ---- das Spiel des Tages
client-daily = Spiel des Tages
client-daily-about = Von jedem Titel eine Partie am Tag, mit demselben Glück für alle, gegen Meister, die für alle gleich spielen. Dein erster Versuch zählt; danach kannst du sie frei noch einmal spielen.
client-daily-none = Die Partie von heute spielen
client-daily-running = Weiterspielen
client-daily-over = Frei noch einmal
client-daily-played =
    { $count ->
        [0] Noch niemand hat sie beendet.
        [one] Eine Person hat sie beendet.
       *[other] { $count } Personen haben sie beendet.
    }
client-daily-won = gewonnen

# Learn by playing
client-learn = Lernen
client-learn-first = Spielend lernen, { $minutes } Minuten
client-learn-first-about = { $game } an einem echten Tisch, eins nach dem anderen. Oder gleich gegen { $count } Bots: Was du tun kannst, leuchtet; alles andere erklärt sich, wenn du darauf zeigst.
client-learn-this = spielend lernen
client-keys-learn = Zu den Kursen
client-learn-courses = Kurse
client-learn-chapters = Kapitel
client-learn-trials = Auf eigene Faust
client-learn-modules = Für später: Module
client-learn-solved = gelöst
client-learn-begun = angefangen
client-learn-steps = { $count } Schritte
client-learn-count = { $count } Kapitel
client-learn-done = { $count } von { $all } gelöst
client-learn-begin = Kurs beginnen
client-learn-go-on = Weiterlernen
client-learn-play = Eine echte Partie spielen
client-learn-about = Ein echter Tisch gegen ruhige Bots. Jemand sagt dir eins nach dem anderen; nur der nächste Schritt leuchtet. Du kannst jederzeit aufhören, zurückgehen oder frei weiterspielen.
client-learn-later = Noch nicht gesehen
client-learn-later-about = Das hebt sich der Kurs für später auf. Nachschlagen kannst du es jederzeit.
client-narrator = Lektion
client-lesson-chapter = Kapitel { $number } von { $count }
client-lesson-step = Schritt { $number } von { $count }
client-lesson-exercise = Übung
client-lesson-mark = Marke { $number }: { $name }
client-lesson-progress = { $number } von { $count } Teilen dieses Kapitels
client-lesson-fold = Text ein- und ausklappen
client-lesson-wait = Die anderen sind dran …
client-lesson-judging = Ich sehe nach, was möglich war …
client-lesson-looking = Ich suche einen Weg …
client-lesson-way = Ein Weg: { $way }.
client-lesson-on = Weiter
client-lesson-next = Nächstes Kapitel
client-lesson-end = Zum Ende des Kurses
client-lesson-again = Noch einmal
client-lesson-back = Schritt zurück
client-lesson-show = Zeig es mir
client-lesson-why = Warum?
client-lesson-chapters = Kapitel, frei weiterspielen, beenden
client-lesson-anew = Kapitel von vorn
client-lesson-free = Frei weiterspielen
client-lesson-leave = Beenden
client-lesson-changed = Dieser Kurs wurde geändert, seit du hier warst.
