# Villagers im Browser: was nur das Brett dort sagt.

villagers-client-market = { $market ->
    [1] 1. Markttag
   *[other] 2. Markttag
}
villagers-client-market-when = { $market }. Markttag nach der Runde, in der die Stapel 1 bis { $stack } leer sind
villagers-client-row-place = Auslage { $place }
villagers-client-leaves = geht beim nächsten Aktualisieren
villagers-client-coins-on =
    { $count ->
        [one] 1 Münze liegt darauf
       *[other] { $count } Münzen liegen darauf
    }
villagers-client-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
villagers-client-top = oben: { $card }
villagers-client-known = dir bekannt: { $cards }
villagers-client-mixed = { $name } hat hineingesehen: { $cards }
villagers-client-refills = füllt die nächste Lücke der Auslage
villagers-client-left = { $count } übrig
villagers-client-looks =
    { $count ->
        [one] { $name } sieht 1 Karte an ({ $pile })
       *[other] { $name } sieht { $count } Karten an ({ $pile })
    }
villagers-client-most = am meisten: { $what }
villagers-client-leads = { $name } liegt vorn
villagers-client-wins = { $name } gewinnt sie
villagers-client-back = verdeckt: { $suit }
villagers-client-open = alle kennen sie
villagers-client-covered = überdeckt: nur Symbol und Schloss zählen noch
villagers-client-silver-now = Silber, jetzt { $gold } Gold wert
villagers-client-bronze-now = Bronze, jetzt { $gold } Gold wert
villagers-client-lock = Schloss
villagers-client-places =
    { $count ->
        [one] Platz für 1 weitere Karte
       *[other] Platz für { $count } weitere Karten
    }
villagers-client-on-card = liegt auf Karte { $number }
villagers-client-your-village = Dein Dorf
villagers-client-village-of = { $name }: Dorf
villagers-client-on-persons = { $count } Gold auf Personen
villagers-client-printed = { $count } Gold aufgedruckt
villagers-client-food = { $count } Nahrung: draftet { $limit }
villagers-client-build = { $count } Bauen: legt { $limit }
villagers-client-los = hat LOS!
villagers-client-drafted = { $count } von { $limit } gedraftet
villagers-client-support =
    { $count ->
        [one] sicher 1 verdeckte Unterstützungskarte
       *[other] sicher { $count } verdeckte Unterstützungskarten
    }
villagers-client-alone = Ohne Kette
villagers-client-here = { $person } hierher
villagers-client-on = auf { $person }
villagers-client-free = frei
villagers-client-per = je
villagers-client-hand-empty = Keine Karten auf der Hand
villagers-client-lacks = { $person } fehlt
villagers-client-look = Dorf zeigen
villagers-client-unlook = Dorf schließen
villagers-client-does-chain-joker = Joker in einer Kette
villagers-client-does-swap-covered = tauscht mit überdeckter Person
villagers-client-does-free-unlock = öffnet alle Schlösser umsonst
villagers-client-does-half-printed-gold = halbes Gold einer Person
villagers-client-does-play-from-hand = legt eine Person mehr
villagers-client-does-copy-unique-silver = wiederholt ein Silber
villagers-client-does-reserve-top-six = durchsucht den Nachziehstapel
villagers-client-does-draft-from-stack = durchsucht einen Stapel
villagers-client-does-double-draft = draftet zwei für 1 Gold
villagers-client-does-hire-build-action = 1 Gold: 1 Bau mehr

# Was ein Ding ist und wozu es dient: bei Hover, Fokus und langem Drücken.
villagers-client-los-card = LOS!
villagers-client-about-los = Wer diese Karte hat, beginnt. Sie geht jede Runde weiter.
villagers-client-about-gold = Gold im Vorrat: öffnet Schlösser. Wer am Ende das meiste hat, gewinnt.
villagers-client-about-coins = Münzen auf Personen bleiben liegen, zählen am ersten Markttag und gehören dir am zweiten.
villagers-client-about-printed = Sichtbares Gold auf Karten: zahlt die Bank an jedem Markttag.
villagers-client-about-food = Jede sichtbare Nahrung heißt eine Karte mehr in der Draftphase.
villagers-client-about-build = Jeder sichtbare Hammer heißt eine Person mehr in der Bauphase.
villagers-client-about-support = Karten, die sicher eine Unterstützung sind.
villagers-client-about-empty = Hier liegt keine Karte.
villagers-client-about-stack = Die oberste Karte kannst du draften; vorher siehst du nur ihre Betriebsart.
villagers-client-about-reserve = Füllt die Auslage vor der Bauphase auf. Draften darfst du hier erst, wenn alle Stapel leer sind.
villagers-client-about-market-1 = Die Bank zahlt sichtbares Gold und den Wert der Münzen auf deinen Personen.
villagers-client-about-market-2 = Die Bank zahlt sichtbares Gold und Silber, und die Münzen auf Personen gehören dir. Dann ist das Spiel zu Ende.
villagers-client-about-basic = Kostet eine Handkarte, aber keinen Bau.
villagers-client-about-development = Wer nach der Bauphase allein vorn liegt, bekommt die Belohnung.
villagers-client-about-back = Die Vorderseite kennt nur, wer die Karte hält.

# Wo lange Wörter auf schmalen Karten getrennt werden dürfen.
villagers-client-parted =
    Holz|fällerIn Heu|wenderIn Berg|arbeiterIn Berg|arbeit Grün|dungs|karte Grün|der Geflügel|händlerin
    Geflügel|hdl Schweine|hirt Trüffel|sucher Tisch|ler Bött|cher Schiffs|bauer Rad|macherin Schnitze|rin Flöße|rin
    Stroh|dach|decker Stroh|decker Betten|bauer Vieh|züchter Milch|magd Käse|rin Fahren|der Händ|ler Pferde|händlerin
    Pferde|hdl Erz|träger Glas|bläser Höhlen|forscher Höhlen|forsch Juwe|lier Schlos|ser Trauben|pflückerin Trauben|pfl
    Wein|händler Spinne|rin Webe|rin Schnei|der Satt|ler Schus|ter Ernte|helferin Kerzen|macher Flechte|rin Imke|rin
    Lebens|mittel|händler Frei|maurer Pries|ter Ver|mittler Ge|hilfe Blech|schmie|din Blech|schmied Schmugg|ler
    Tauben|züchterin Tauben|zücht Pro|phet Rekru|tiererin Truhen|bauerin Kutsche|rin Alche|mist Kapi|tän
    Groß|händlerin Frei|beruflerin Frei|berufl über|deckter Schlös|ser um|sonst wieder|holt durch|sucht Nach|zieh|stapel
