# Was Sprachmodelle lesen: Ansichten, Fragen, Regeln, Absagen. Kurz, denn jeder Buchstabe kostet.

prompt-heading = { $game }, { $players } Spieler. Du bist { $you }.
prompt-options = Optionen: { $options }.
prompt-letters-caylus = N Nahrung, H Holz, S Stein, T Tuch, G Gold, * beliebig außer Gold, □ beliebig, D Denar, P Punkt; a/b a oder b
prompt-letters-caylus1303 = N Nahrung, H Holz, S Stein, T Tuch, G Gold, * beliebig außer Gold, A Arbeiter, P Punkt; a/b a oder b
prompt-letters-magna_carta = N Nahrung, H Holz, S Stein, G Gold, * beliebig außer Gold, □ beliebig, D Denar, P Punkt; a/b a oder b
prompt-letters-villagers = Karte: G Gold, N Nahrung, B Bau, S Silber, Z Bronze, >auf wen sie gelegt wird, Schloss: wer es öffnet
prompt-turns = Runde { $round }, { $phase }. Startspieler { $start }. Reihenfolge { $order }. Gepasst: { $passed }
prompt-turns-open = Runde { $round }, { $phase }. Startspieler { $start }. Reihenfolge { $order }
prompt-next = danach
prompt-next-house = nächstes Haus
prompt-sign-provost = Vogt
prompt-sign-house = Bes.
prompt-sign-residence = Wohnhaus
prompt-sign-cube = { " von hier" }
prompt-sign-tile = { " Plättchen" }
prompt-amount = { $count } { $resource }
prompt-each = je { $price }
prompt-road-signs = h: Besitzer (Bes.), w: Arbeiter, x: hinter dem Vogt
prompt-card-signs = c: Würfel
prompt-provost-gap = Vogt nach Feld { $gap } ({ $least }-{ $most })
prompt-provost-card = Vogt { $place }
prompt-next-card = nächste Karte { $place }
prompt-from-round = ab Runde { $round }
prompt-site-tiles = Gebäude der Baustelle (für Gunst)
prompt-side-start = Startseite
prompt-side-prestige = Prestige
prompt-scale = Preis eines Arbeiters, je nachdem wie viele gepasst haben: { $prices }
prompt-pawns = Vogt { $provost } ({ $least }-{ $most }), Seneschall { $bailiff }, nach dieser Runde { $next }
prompt-places = { $count } Plätze
prompt-neutral = neutral
prompt-waiting = wird Wohngebäude von { $seat }
prompt-chosen = wird Wohnhaus
prompt-scoring = Abrechnung bei { $space }
prompt-no-favors = Ohne Gunsttabelle
prompt-favor-table = Gunsttabelle (offene Spalten: { $count }): { $lines }
prompt-favors-owed = noch zu nehmende Gunst: { $count }
prompt-used-lines = benutzt: { $lines }
prompt-batches = Elemente { $count }
prompt-workers = Arbeiter { $count }
prompt-houses = Häuser { $count }
prompt-income = Einkommen
prompt-prices = Preise: Karte { $draw }D, neue Hand { $swap }D, Arbeiter { $place }D, Vogt { $provost }D je Karte
prompt-tiles-left = noch { $count } Plättchen
prompt-castle-tiles = Plättchen
prompt-cards = Hand { $hand }, Stapel { $pile }
prompt-hand = Hand
prompt-known = Bekannt auf der Hand
prompt-discard = Abgelegt
prompt-markets = Markttage
prompt-market-held = gehalten (Stapel { $stack })
prompt-market-due = nach dieser Runde (Stapel { $stack } ist leer)
prompt-market-after = wenn Stapel { $stack } leer ist
prompt-refill = die Auslage wird von { $pile } aufgefüllt; #1 ist die unterste Karte
prompt-leaves = geht
prompt-given = von { $seat }
prompt-unseen = nicht öffentlich
prompt-support = Unterstützung?
prompt-mixed = { $seat } sah { $places }
prompt-lock = Schloss { $person }
prompt-leader = führt
prompt-holder = bei
prompt-winner = gewinnt
prompt-printed = gedrucktes Gold { $gold }
prompt-draft-limit = Drafting-Limit { $now }, nächstes { $next }
prompt-build-limit = nächstes Baulimit { $next }
prompt-support-cards = verdeckte Unterstützungskarten { $count }
prompt-open = offen { $count }
prompt-answer = Wähle eine: beende deine Antwort mit ihrer Nummer, [1] bis [{ $most }].

## When an answer cannot be carried out

prompt-none = Deine Antwort nennt keine Aktion. Beende sie mit einer Nummer in Klammern, [1] bis [{ $most }].
prompt-no-number = Es gibt kein [{ $number }]: die Nummern gehen von [1] bis [{ $most }].
prompt-refused = { $action } ist jetzt nicht möglich. { $reason }
prompt-refused-rule = { $action } ist jetzt nicht möglich. { $reason } (Regel { $rule }: { $text })
prompt-again = Wähle noch einmal: beende deine Antwort mit einer Nummer in Klammern, [1] bis [{ $most }].
prompt-late = Deine Antwort kam zu spät oder war zu lang.

## The first message

prompt-role = Du spielst ein Brettspiel gegen andere und willst gewinnen. Dir werden die Stellung und alle erlaubten Aktionen gezeigt; wähle eine.
prompt-rules = Regeln von { $game }:
prompt-pieces = Was im Spiel ist (Kosten→Punkte: Wirkung):
