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
client-sounds = Töne
client-patterns = Starke Muster auf den Figuren

## Verbindung

client-connection-connecting = Verbinde …
client-connection-offline = Keine Verbindung. Der Tisch wartet, nichts geht verloren.
client-connection-reconnecting = Die Verbindung ist unterbrochen. Sie kommt von selbst zurück, nichts geht verloren.
client-connection-restarting = Der Server startet neu und ist gleich zurück. Nichts geht verloren.
client-connection-outdated = Diese Seite ist älter als der Server. Lade sie neu, die Partie bleibt.
client-connection-signed-out = Du bist auf diesem Gerät abgemeldet.
client-reload = Neu laden
client-try-again = Noch einmal versuchen
client-page-failed = Das lässt sich gerade nicht laden.
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
client-hero-about = Im Browser heute Caylus 1303, bald auch Caylus, Magna Carta und Villagers: allein gegen Bots oder mit Freunden, live oder über Tage. Ohne Konto, ohne Werbung.
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
client-players-caylus = 2–5
client-players-caylus1303 = 2–5
client-players-magna_carta = 2–4
client-players-villagers = 2–5
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
client-manner-open = Offener Tisch
client-manner-open-about = wer kommt, spielt mit
client-seats = Plätze
client-seats-about = { $least } bis { $most } Personen
client-seat = Platz { $number }
client-seat-bot = Bot
client-seat-open = Mensch
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
client-level-master = Meister
client-level-grandmaster = Großmeister
client-level-random-about = Zieht irgendwas. Zum Ausprobieren.
client-level-apprentice-about = Nimmt, was gerade am meisten bringt.
client-level-journeyman-about = Denkt eine Runde voraus.
client-level-master-about = Rechnet mit dem, was andere tun.
client-level-grandmaster-about = Das Stärkste, was wir haben.
client-pace = Tempo
client-live = Live
client-slow = Über Tage
client-live-about = Alle sind bis zum Ende dabei.
client-slow-about = Ein Zug, wenn du Zeit hast.
client-who = Wer darf herein?
client-invited = Nur mit Link
client-listed = Offen für alle
client-spectators = Zuschauer erlaubt (sie sehen nie eine Hand)
client-undo-past-news = Zurücknehmen auch, wenn etwas aufgedeckt wurde und alle zustimmen
client-rules-of = Regeln von { $game }
client-summary = Zusammenfassung
client-sheet =
    { $count ->
       *[other] { $game } zu { $count }
    }
client-sheet-seats =
    { $open ->
        [0] { $bots ->
            [one] Du und 1 Bot
           *[other] Du und { $bots } Bots
        }
       *[other] { $bots ->
            [0] Du und { $open } weitere
           *[other] Du, { $open } weitere, { $bots } Bots
        }
    }
client-open-table = Tisch aufmachen
client-start = Partie beginnen
client-copy = Kopieren
client-copied = Kopiert
client-fill = Mit Bots auffüllen und beginnen
client-wait-host = Es geht los, sobald der Tisch voll ist.

## Tisch

client-skip = Zum Spielbrett
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
client-choose = Wähle auf dem Brett oder hier.
client-wait = Du bist dran, sobald die anderen gezogen haben.
client-do = Ausführen
client-sending = Wird gesendet …
client-costs = Kostet { $amounts }.
client-brings = Bringt { $amounts }.
client-by-power = Das geht dank einer besonderen Fähigkeit.
client-all = Alle { $count } Möglichkeiten
client-fewer = Weniger
client-back = Zurück
client-replay = Seit deinem Zug
client-replaying = Seit deinem letzten Zug
client-skip-motion = Überspringen

client-log = Chronik
client-log-since = – seit deinem letzten Zug –
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

client-asked-undo = { $name } möchte zurücknehmen.
client-asked-end = { $name } möchte die Partie ohne Ergebnis beenden.
client-asked-bot = { $name } schlägt vor, dass für { $about } ein Bot weiterspielt.
client-asked-own-undo = Du möchtest zurücknehmen. Noch gefragt: { $names }
client-asked-own-end = Du möchtest die Partie beenden. Noch gefragt: { $names }
client-asked-own-bot = Du schlägst einen Bot für { $about } vor. Noch gefragt: { $names }
client-agree = Zustimmen
client-refuse = Ablehnen
client-ask-back = Doch nicht

client-won-you = Du hast gewonnen.
client-won =
    { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } gewinnen.
    }
client-stopped = Die Partie wurde ohne Ergebnis beendet.
