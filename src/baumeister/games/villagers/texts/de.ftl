# Villagers

villagers = Villagers
villagers-about = Haakon Hoel Gaarder 2019. Personen draften, zu Produktionsketten auslegen und an zwei Markttagen Gold verdienen.
villagers-legend = Zeichen: G Gold, N Nahrung, B Bauen, S Silber, Z Bronze, (3) Münzen auf einer Person, ▦ Schloss, [ ] verdeckt; > liegt auf der Karte davor

## Der Ablauf einer Partie

villagers-phase-draft = Draftphase
    .short = Draften
villagers-phase-refresh = Auslage aktualisieren
    .short = Auslage
villagers-phase-build = Bauphase
    .short = Bauen
villagers-phase-development = Entwicklungsphase
    .short = Entwicklung
villagers-phase-over = Spielende

## Optionen

villagers-option-support = Modul Unterstützung
villagers-option-support-about = Alle bekommen zusätzlich eine Unterstützungskarte.
villagers-option-profiteers = Modul Profiteure
villagers-option-profiteers-about = Acht Profiteure kommen ins Spiel; Bronze zählt nach jeder Bauphase.
villagers-option-development = Modul Entwicklung
villagers-option-development-about = Drei Entwicklungen belohnen nach jeder Bauphase, wer allein vorn liegt.
villagers-option-locks = Schlösser
villagers-option-locks-about = Personen mit Schloss kosten 2 Gold. Für die erste Partie kann man die Schlösser weglassen.
villagers-option-any-covered = Gehilfe nimmt jede überdeckte Person
villagers-option-any-covered-about = Auch einen Mönch oder Gehilfen, wenn er im eigenen Dorf sofort überdeckt wird. Sonst sind sie keine Ziele.

## Karten

villagers-kind-founders = Gründungskarte
villagers-kind-basic = Start-Person
villagers-kind-villager = Person
villagers-kind-support = Unterstützung
villagers-kind-profiteer = Profiteur
villagers-suit-grain = Getreide
villagers-suit-wood = Holz
villagers-suit-hay = Heu
villagers-suit-ore = Erz
villagers-suit-wine = Wein
villagers-suit-wool = Wolle
villagers-suit-leather = Leder
villagers-suit-solo = Solo
villagers-suit-special = Spezial
villagers-group-community = Gemeinschaft
villagers-group-trade = Handel
villagers-group-production = Produktion
villagers-empty-place = leerer Platz
villagers-empty-pile = leer
villagers-person-founders = Gründungskarte
    .short = Gründer
villagers-person-lumberjack = HolzfällerIn
villagers-person-hayer = HeuwenderIn
villagers-person-miner = BergarbeiterIn
    .short = Bergarbeit.
villagers-person-brewer = Brauer
villagers-person-poulterer = Geflügelhändlerin
    .short = Geflügelhdl.
villagers-person-swineherd = Schweinehirt
villagers-person-truffler = Trüffelsucher
villagers-person-carpenter = Tischler
villagers-person-cooper = Böttcher
villagers-person-shipwright = Schiffsbauer
villagers-person-wheeler = Radmacherin
villagers-person-cartwright = Wagner
villagers-person-wood-carver = Schnitzerin
villagers-person-log-rafter = Flößerin
villagers-person-thatcher = Strohdachdecker
    .short = Strohdecker
villagers-person-bed-builder = Bettenbauer
villagers-person-grazier = Viehzüchter
villagers-person-milk-maid = Milchmagd
villagers-person-fromager = Käserin
villagers-person-peddler = Fahrender Händler
    .short = Fahr. Händler
villagers-person-horse-trader = Pferdehändlerin
    .short = Pferdehdl.
villagers-person-ore-muler = Erzträger
villagers-person-blacksmith = Schmied
villagers-person-glass-blower = Glasbläser
villagers-person-mason = Maurer
villagers-person-seeker = Sucher
villagers-person-spelunker = Höhlenforscher
    .short = Höhlenforsch.
villagers-person-jeweler = Juwelier
villagers-person-locksmith = Schlosser
villagers-person-graper = Traubenpflückerin
    .short = Traubenpfl.
villagers-person-vintner = Winzer
villagers-person-wine-trader = Weinhändler
villagers-person-shepherd = Schäfer
villagers-person-spinner = Spinnerin
villagers-person-weaver = Weberin
villagers-person-tailor = Schneider
villagers-person-tanner = Gerber
villagers-person-saddler = Sattler
villagers-person-cobbler = Schuster
villagers-person-harvester = Erntehelferin
villagers-person-hunter = Jäger
villagers-person-chandler = Kerzenmacher
villagers-person-wattler = Flechterin
villagers-person-fisher = Fischer
villagers-person-beekeeper = Imkerin
villagers-person-grocer = Lebensmittelhändler
    .short = Lebensm.-Hdl.
villagers-person-freemason = Freimaurer
villagers-person-priest = Priester
villagers-person-agent = Vermittler
villagers-person-monk = Mönch
villagers-person-apprentice = Gehilfe
villagers-person-tinner = Blechschmiedin
    .short = Blechschmied.
villagers-person-smuggler = Schmuggler
villagers-person-benefactor = Gönner
villagers-person-nun = Nonne
villagers-person-pigeoneer = Taubenzüchterin
    .short = Taubenzücht.
villagers-person-prophet = Prophet
villagers-person-recruiter = Rekrutiererin
villagers-person-arkwright = Truhenbauerin
villagers-person-carter = Kutscherin
villagers-person-alchemist = Alchemist
villagers-person-captain = Kapitän
villagers-person-wholesaler = Großhändlerin
villagers-person-freelancer = Freiberuflerin
    .short = Freiberufl.
villagers-person-founders-back = Gründungskarte (Nahrung)
    .short = Gründer (N)
villagers-development-town-hall = Rathaus
villagers-development-inn = Gasthaus
villagers-development-tavern = Schänke
villagers-development-church = Kirche
villagers-development-bank = Bank
villagers-development-marketplace = Marktplatz
villagers-development-lighthouse = Leuchtturm
villagers-development-guildhall = Zunfthaus
villagers-development-windmill = Windmühle
villagers-development-sawmill = Sägemühle
villagers-development-gold-mine = Goldmine
villagers-development-ox-crane = Ochsenkran

## Was auf den Karten steht

villagers-field-kind = Art
villagers-field-suit = Betriebsart
villagers-field-symbols = Betriebsart-Symbole
villagers-field-copies = Karten im Spiel
villagers-field-requires = liegt auf
villagers-field-carries = trägt Karten
villagers-field-carries-as-bottom = trägt Karten als unterste
villagers-field-gold = Gold
villagers-field-food = Nahrung
villagers-field-build = Bauen
villagers-field-lock = Schloss, freigeschaltet durch
villagers-field-carried = trägt
villagers-field-opens = öffnet das Schloss von
villagers-field-keys = Schlüssel
villagers-field-silver = Silber
villagers-field-bronze = Bronze
villagers-field-effect = Wirkung
villagers-field-phase = ausgespielt in
villagers-field-discard = danach
villagers-field-front = Vorderseite
villagers-field-back = Rückseite
villagers-field-group = Ausrichtung
villagers-field-most = allein am meisten
villagers-field-reward = Belohnung
villagers-field-root = beginnt mit
villagers-field-name = Name
villagers-discard-yes = auf den Ablagestapel, ohne Bauaktion
villagers-discard-no = bleibt im Dorf, eine Bauaktion
villagers-effect-chain-joker = steht für eine beliebige Person einer Produktionskette, nie obenauf
villagers-effect-swap-covered = tauscht mit einer überdeckten Person eines Dorfs, die sofort ins eigene Dorf kommt
villagers-effect-free-unlock = öffnet in dieser Bauphase beliebige Schlösser umsonst
villagers-effect-half-printed-gold = halbes aufgedrucktes Gold einer eigenen obersten Person, aufgerundet
villagers-effect-play-from-hand = eine Person aus der Hand auslegen, zusätzlich zum Draften
villagers-effect-copy-unique-silver = 2. Markttag: Silberwert einer Person, die nur einmal im Dorf ist
villagers-effect-reserve-top-six = die obersten Karten des Nachziehstapels ansehen, eine auf die Hand
villagers-effect-draft-from-stack = einen verdeckten Stapel ansehen und eine Karte davon draften
villagers-effect-double-draft = im eigenen Draftzug für 1 Gold zwei Karten draften
villagers-effect-hire-build-action = vor der ersten Bauaktion 1 Gold darauf legen: 1 Bauaktion mehr
villagers-silver-printed-gold-value = aufgedrucktes Gold aller eigenen obersten Personen der Betriebsart { $suit }
villagers-silver-suit-symbols =
    { $per ->
        [one] { $gold } Gold je Symbol { $suit }
       *[other] { $gold } Gold je { $per } Symbole { $suit }
    }
villagers-silver-gold-symbols = { $gold } Gold je { $per } Goldsymbole
villagers-silver-padlocks = { $gold } Gold je Schloss
villagers-silver-food-symbols = { $gold } Gold je Nahrung
villagers-silver-build-symbols = { $gold } Gold je Bausymbol
villagers-silver-coins-on-one-person = Wert der Münzen auf einer eigenen Person
villagers-silver-suit-sets = { $gold } Gold je Satz aus { $suits }
villagers-bronze-persons-with-coins = { $gold } Gold je eigener Person mit Münzen
villagers-bronze-chains = { $gold } Gold je Produktionskette aus mindestens { $length } Karten
villagers-bronze-best-silver = Wert der besten eigenen Silberperson geteilt durch { $per }
villagers-bronze-gold-symbols = { $gold } Gold je Goldsymbol
villagers-most-gold-symbols = Goldsymbole
villagers-most-special-cards-in-hand = Spezial-Karten auf der Hand
villagers-most-suit-symbols = Symbole { $suit }
villagers-most-persons = Personen im Dorf
villagers-most-persons-with-coins = Personen mit Münzen
villagers-most-food-symbols = Nahrung
villagers-most-best-silver = Gold durch eine einzige Silberperson
villagers-most-padlocks = Schlösser
villagers-most-chains = Produktionsketten aus mindestens { $length } Karten
villagers-amount-basic =
    { $count ->
        [one] 1 Start-Person nach Wahl
       *[other] { $count } Start-Personen nach Wahl
    }
villagers-amount-hidden-card =
    { $count ->
        [one] 1 verdeckte Karte
       *[other] { $count } verdeckte Karten
    }
villagers-amount-food = { $count } Nahrung
villagers-amount-build =
    { $count ->
        [one] 1 Bausymbol
       *[other] { $count } Bausymbole
    }

## Orte

villagers-place = Karte { $number }
villagers-place-row = dieser Platz der Auslage
villagers-place-stack = dieser Stapel
villagers-place-stacks = alle Stapel
villagers-place-reserve = Nachziehstapel
villagers-pile-stack = Stapel { $number }
villagers-pile-reserve = Nachziehstapel
villagers-pile-discard = Ablagestapel

## Entscheidungen: worum es geht

villagers-decision-nothing = nichts
villagers-decision-draft = eine Person draften
villagers-decision-draft-more = mit der Rekrutiererin draften
villagers-decision-benefactor = der Gönner legt eine Person aus
villagers-decision-prophet = einen Stapel durchsuchen
villagers-decision-take = eine angesehene Karte nehmen
villagers-decision-put = Karten zurücklegen
villagers-decision-coin = eine Münze in die Auslage legen
villagers-decision-build = Bauzug
villagers-decision-column = auf den Mönch legen
villagers-decision-place = einen Platz wählen
villagers-decision-side = eine Seite wählen
villagers-decision-lock = ein Schloss freischalten
villagers-decision-smuggler = schmuggeln
villagers-decision-apprentice = tauschen
villagers-decision-pile = einen Stapel wählen
villagers-decision-give = eine Karte abgeben
villagers-decision-tavern = Start-Person der Schänke
villagers-decision-church = Karte der Kirche

## Entscheidungen: die Frage

villagers-prompt-draft = Welche Person draftest du? Noch { $left } bis zum Drafting-Limit.
villagers-prompt-draft-more = Rekrutiererin: Welche Person draftest du? Noch { $left } bis zum Drafting-Limit.
villagers-prompt-benefactor = Gönner: Welche Person legst du aus?
villagers-prompt-prophet = Prophet: Welchen Stapel siehst du an?
villagers-prompt-take = Welche der { $count } Karten nimmst du ({ $pile })?
villagers-prompt-put = Welche Karte kommt als nächste zurück ({ $pile }), von unten nach oben? Noch { $count }.
villagers-prompt-coin = Auf welche Person der Auslage legst du 1 Gold aus der Bank?
villagers-prompt-build = Was baust du? Noch { $left } von { $limit } Bauaktionen, noch { $basics ->
        [one] 1 Start-Person
       *[other] { $basics } Start-Personen
    }.
villagers-prompt-column = Welche Karte kommt auf den Mönch?
villagers-prompt-place = Auf welche Karte kommt { $person }?
villagers-prompt-side = Mit welcher Seite liegt die { $person }?
villagers-prompt-lock = Wie öffnest du das Schloss ({ $person })?
villagers-prompt-smuggler = Schmuggler: Von welcher Person nimmst du das halbe Gold?
villagers-prompt-apprentice = Gehilfe: Mit welcher überdeckten Person tauscht er?
villagers-prompt-pile = { $person }: Auf welchen Stapel legst du eine Karte?
villagers-prompt-give = { $person }: Welche Karte gibst du ab ({ $pile })?
villagers-prompt-tavern = Schänke: Welche Start-Person nimmst du?
villagers-prompt-church = Kirche: Von welchem Stapel nimmst du die oberste Karte?

## Entscheidungen: worauf die anderen warten

villagers-waiting-draft = { $seat } draftet eine Person
villagers-waiting-draft-more = { $seat } draftet mit der Rekrutiererin
villagers-waiting-benefactor = { $seat } wählt eine Person für den Gönner
villagers-waiting-prophet = { $seat } wählt einen Stapel für den Propheten
villagers-waiting-take = { $seat } sieht Karten an und nimmt eine
villagers-waiting-put = { $seat } legt Karten zurück
villagers-waiting-coin = { $seat } darf eine Münze auf die Auslage legen
villagers-waiting-build = { $seat } baut
villagers-waiting-column = { $seat } wählt, wer auf den Mönch kommt
villagers-waiting-place = { $seat } wählt einen Platz
villagers-waiting-side = { $seat } wählt eine Seite der Gründungskarte
villagers-waiting-lock = { $seat } öffnet ein Schloss
villagers-waiting-smuggler = { $seat } schmuggelt
villagers-waiting-apprentice = { $seat } tauscht den Gehilfen
villagers-waiting-pile = { $seat } wählt einen Stapel für eine Karte
villagers-waiting-give = { $seat } gibt eine Karte ab
villagers-waiting-tavern = { $seat } nimmt eine Start-Person
villagers-waiting-church = { $seat } nimmt eine Karte von einem Stapel

## Aktionen

villagers-action-pass = Bauzug beenden
    .ask = Den Bauzug beenden?
villagers-action-decline = keine Münze legen
    .ask = Keine Münze legen?
villagers-action-row-draft = { $person } (Auslage { $place }, { $coins } Gold)
    .ask = { $person } aus der Auslage nehmen?
villagers-action-row-coin = 1 Gold auf { $person } ({ $place })
    .ask = 1 Gold auf { $person } ({ $place }) legen?
villagers-action-pile-draft = verdeckt von { $pile }: { $suit } ({ $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    })
    .ask = Verdeckt von { $pile } ziehen?
villagers-action-pile-give = auf { $pile } ({ $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    })
    .ask = Auf { $pile } legen?
villagers-action-pile-search = { $pile } ({ $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    })
    .ask = { $pile } durchsuchen?
villagers-action-pile-take = oberste Karte von { $pile }: { $suit } ({ $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    })
    .ask = Die oberste Karte von { $pile } nehmen?
villagers-action-recruit = 1 Gold zahlen und zwei Personen draften
    .ask = 1 Gold zahlen und zwei Personen draften?
villagers-action-basic = Start-Person: { $person }
    .ask = { $person } als Start-Person nehmen?
villagers-action-side-gold = Goldseite
    .ask = Die Goldseite nach oben legen?
villagers-action-side-food = Nahrungsseite
    .ask = Die Nahrungsseite nach oben legen?
villagers-action-free = umsonst mit der Blechschmiedin
    .ask = Das Schloss umsonst mit der Blechschmiedin öffnen?
villagers-action-pay = 2 Gold an die Bank
    .ask = Für das Schloss 2 Gold an die Bank zahlen?
villagers-action-play = { $person }
    .ask = { $person } ausspielen?
villagers-action-give = { $person } abgeben
    .ask = { $person } abgeben?
villagers-action-take = { $person } nehmen
    .ask = { $person } nehmen?
villagers-action-put = { $person } zurücklegen
    .ask = { $person } zurücklegen?
villagers-action-card-place = auf { $person } (Nr. { $card })
    .ask = Auf { $person } (Nr. { $card }) legen?
villagers-action-card-opener = 2 Gold auf { $person } von { $seat } (Nr. { $card })
    .ask = Das Schloss mit { $person } von { $seat } öffnen?
villagers-action-card-hire = 1 Gold auf { $person } von { $seat } (Nr. { $card })
    .ask = { $person } von { $seat } für 1 Gold anheuern?
villagers-action-card-swap = { $person } von { $seat } (Nr. { $card })
    .ask = Gegen { $person } von { $seat } tauschen?
villagers-action-card-smuggle = { $person } (Nr. { $card })
    .ask = { $person } (Nr. { $card }) wählen?
villagers-action-card-other = { $person } von { $seat }: Karte { $card }
    .ask = { $person } von { $seat } wählen?
villagers-action-card-none = Karte { $card }
    .ask = Karte { $card } wählen?
villagers-group-row = offene Auslage
villagers-group-piles = verdeckte Stapel
villagers-group-play = aus der Hand
villagers-group-basics = Karte abgeben für eine Start-Person
villagers-group-support = Unterstützung
villagers-group-hire = Freiberuflerinnen
villagers-group-last = sonst

## Was geschehen ist

villagers-event-round-begun =
    { $you ->
        [yes] Runde { $number } beginnt, LOS! hast du
       *[no] Runde { $number } beginnt, LOS! hat { $seat }
    }
villagers-event-drafted-row =
    { $you ->
        [yes] Du draftest { $person } von Platz { $place } der Auslage und bekommst { $coins }
       *[no] { $seat } draftet { $person } von Platz { $place } der Auslage und bekommt { $coins }
    }
villagers-event-drafted-row-only =
    { $you ->
        [yes] Du draftest { $person } von Platz { $place } der Auslage
       *[no] { $seat } draftet { $person } von Platz { $place } der Auslage
    }
villagers-event-drafted-stack =
    { $you ->
        [yes] Du draftest { $person } ({ $pile })
       *[no] { $seat } draftet { $person } ({ $pile })
    }
villagers-event-drafted-reserve =
    { $you ->
        [yes] Du draftest { $person } vom Nachziehstapel
       *[no] { $seat } draftet { $person } vom Nachziehstapel
    }
villagers-event-row-filled = Auf Platz { $place } der Auslage liegt nun { $person } ({ $pile })
villagers-event-hands-taken = Alle nehmen ihre gedrafteten Karten auf die Hand
villagers-event-recruited =
    { $you ->
        [yes] Du zahlst { $gold } und draftest zwei Personen
       *[no] { $seat } zahlt { $gold } und draftet zwei Personen
    }
villagers-event-played =
    { $you ->
        [yes] Du spielst { $person }
       *[no] { $seat } spielt { $person }
    }
villagers-event-limit-changed =
    { $you ->
        [yes] Du hast nun das Drafting-Limit { $limit }
       *[no] { $seat } hat nun das Drafting-Limit { $limit }
    }
villagers-event-looked =
    { $you ->
        [yes] Du siehst { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        } an ({ $pile })
       *[no] { $seat } sieht { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        } an ({ $pile })
    }
villagers-event-saw =
    { $you ->
        [yes] Du siehst { $person }
       *[no] { $seat } sieht { $person }
    }
villagers-event-took-hidden =
    { $you ->
        [yes] Du nimmst verdeckt eine Karte { $suit } ({ $pile })
       *[no] { $seat } nimmt verdeckt eine Karte { $suit } ({ $pile })
    }
villagers-event-took-face =
    { $you ->
        [yes] Du nimmst verdeckt { $person } ({ $pile })
       *[no] { $seat } nimmt verdeckt { $person } ({ $pile })
    }
villagers-event-put-back =
    { $you ->
        [yes] Du hast die anderen Karten zurückgelegt ({ $pile })
       *[no] { $seat } hat die anderen Karten zurückgelegt ({ $pile })
    }
villagers-event-put-face =
    { $you ->
        [yes] Du legst { $person } zurück ({ $pile })
       *[no] { $seat } legt { $person } zurück ({ $pile })
    }
villagers-event-coin-laid =
    { $you ->
        [yes] Du legst { $gold } auf { $person } (Platz { $place })
       *[no] { $seat } legt { $gold } auf { $person } (Platz { $place })
    }
villagers-event-declined =
    { $you ->
        [yes] Du legst keine Münze
       *[no] { $seat } legt keine Münze
    }
villagers-event-row-discarded = { $person } verlässt Platz { $place } der Auslage, { $coins } an die Bank
villagers-event-row-discarded-only = { $person } verlässt Platz { $place } der Auslage
villagers-event-row-coins = Auf jede Person der Auslage kommt { $gold }
villagers-event-turn-begun =
    { $you ->
        [yes] Du baust, Bau-Limit { $limit }
       *[no] { $seat } baut, Bau-Limit { $limit }
    }
villagers-event-hired =
    { $you ->
        [yes] Du heuerst die Freiberuflerin von { $owner } an (Nr. { $card }), Bau-Limit { $limit }
       *[no] { $seat } heuert die Freiberuflerin von { $owner } an (Nr. { $card }), Bau-Limit { $limit }
    }
villagers-event-laid =
    { $you ->
        [yes] Du legst { $person } auf Nr. { $under } (nun Nr. { $card })
       *[no] { $seat } legt { $person } auf Nr. { $under } (nun Nr. { $card })
    }
villagers-event-laid-on-table =
    { $you ->
        [yes] Du legst { $person } auf den Tisch (Nr. { $card })
       *[no] { $seat } legt { $person } auf den Tisch (Nr. { $card })
    }
villagers-event-swapped =
    { $you ->
        [yes] Du tauschst den Gehilfen gegen { $person } im Dorf von { $owner } (Nr. { $card })
       *[no] { $seat } tauscht den Gehilfen gegen { $person } im Dorf von { $owner } (Nr. { $card })
    }
villagers-event-lock-own =
    { $you ->
        [yes] Du öffnest das Schloss von { $person }: { $gold } der Bank auf Nr. { $card }
       *[no] { $seat } öffnet das Schloss von { $person }: { $gold } der Bank auf Nr. { $card }
    }
villagers-event-lock-other =
    { $you ->
        [yes] Du öffnest das Schloss von { $person } für { $gold } auf Nr. { $card }
       *[no] { $seat } öffnet das Schloss von { $person } für { $gold } auf Nr. { $card }
    }
villagers-event-lock-bank =
    { $you ->
        [yes] Du öffnest das Schloss von { $person }: { $gold } an die Bank
       *[no] { $seat } öffnet das Schloss von { $person }: { $gold } an die Bank
    }
villagers-event-lock-free =
    { $you ->
        [yes] Du öffnest das Schloss von { $person } mit der Blechschmiedin
       *[no] { $seat } öffnet das Schloss von { $person } mit der Blechschmiedin
    }
villagers-event-gave-up =
    { $you ->
        [yes] Du gibst eine Karte { $suit } ab ({ $pile })
       *[no] { $seat } gibt eine Karte { $suit } ab ({ $pile })
    }
villagers-event-gave-face =
    { $you ->
        [yes] Du gibst { $person } ab ({ $pile })
       *[no] { $seat } gibt { $person } ab ({ $pile })
    }
villagers-event-smuggled =
    { $you ->
        [yes] Du schmuggelst { $gold } mit { $person } (Nr. { $card })
       *[no] { $seat } schmuggelt { $gold } mit { $person } (Nr. { $card })
    }
villagers-event-turn-ended =
    { $you ->
        [yes] Du beendest den Bauzug
       *[no] { $seat } beendet den Bauzug
    }
villagers-event-flipped =
    { $you ->
        [yes] Du hast keine Nahrung und drehst die Gründungskarte um (Nr. { $card })
       *[no] { $seat } hat keine Nahrung und dreht die Gründungskarte um (Nr. { $card })
    }
villagers-event-los-passed =
    { $you ->
        [yes] Du hast nun LOS!
       *[no] { $seat } hat nun LOS!
    }
villagers-event-bronze =
    { $you ->
        [yes] Du erhältst { $gold } für { $person } (Bronze)
       *[no] { $seat } erhält { $gold } für { $person } (Bronze)
    }
villagers-event-development-won =
    { $you ->
        [yes] Du gewinnst { $development }: { $gold }
       *[no] { $seat } gewinnt { $development }: { $gold }
    }
villagers-event-development-tied = { $development } gewinnt niemand
villagers-event-market-begun = { $market }. Markttag
villagers-event-market-gold =
    { $you ->
        [yes] Du erhältst { $gold } für aufgedrucktes Gold
       *[no] { $seat } erhält { $gold } für aufgedrucktes Gold
    }
villagers-event-market-coins =
    { $you ->
        [yes] Du erhältst { $gold } für Münzen auf Personen
       *[no] { $seat } erhält { $gold } für Münzen auf Personen
    }
villagers-event-silver =
    { $you ->
        [yes] Du erhältst { $gold } für { $person } (Silber)
       *[no] { $seat } erhält { $gold } für { $person } (Silber)
    }
villagers-event-coins-kept =
    { $you ->
        [yes] Du nimmst { $gold } von { $person } (Nr. { $card })
       *[no] { $seat } nimmt { $gold } von { $person } (Nr. { $card })
    }
villagers-event-game-ended = Die Partie ist zu Ende
villagers-event-card-taken =
    { $you ->
        [yes] Du nimmst { $person } auf die Hand
       *[no] { $seat } nimmt { $person } auf die Hand
    }
villagers-event-laying =
    { $you ->
        [yes] Du spielst { $person }
       *[no] { $seat } spielt { $person }
    }
villagers-event-basic-taken =
    { $you ->
        [yes] Du nimmst { $person } als Start-Person (Nr. { $card })
       *[no] { $seat } nimmt { $person } als Start-Person (Nr. { $card })
    }
villagers-event-coins-laid =
    { $you ->
        [yes] Du legst { $gold } auf Nr. { $card } von { $owner }
       *[no] { $seat } legt { $gold } auf Nr. { $card } von { $owner }
    }
villagers-event-looked-left =
    { $you ->
        [yes] Du hast noch { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        } zurückzulegen ({ $pile })
       *[no] { $seat } hat noch { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        } zurückzulegen ({ $pile })
    }
villagers-event-development-led =
    { $you ->
        [yes] Du liegst allein vorn bei { $development }
       *[no] { $seat } liegt allein vorn bei { $development }
    }
villagers-event-development-back =
    { $you ->
        [yes] Du gibst { $development } zurück
       *[no] { $seat } gibt { $development } zurück
    }
villagers-event-support-known =
    { $you ->
        [yes] Du hast sicher noch { $count ->
            [one] eine verdeckte Unterstützungskarte
           *[other] { $count } verdeckte Unterstützungskarten
        }
       *[no] { $seat } hat sicher noch { $count ->
            [one] eine verdeckte Unterstützungskarte
           *[other] { $count } verdeckte Unterstützungskarten
        }
    }

## Der Tisch im Terminal

villagers-board-round = Runde { $round }
villagers-board-los = { $seat } hat LOS!
villagers-board-row = Auslage
villagers-board-cards = Karten: { $hand } auf der Hand, { $village } im Dorf
villagers-board-stacks = Stapel
villagers-board-reserve = Nachziehstapel
villagers-board-basics = Start-Personen
villagers-board-discard = Ablage
villagers-board-developments = Entwicklungen
villagers-board-held = bei { $seat }
villagers-board-hand = Hand
villagers-board-drafted = gedraftet
villagers-board-village = Dorf
villagers-board-gold = { $gold } Gold
villagers-board-looking = angesehen
villagers-board-nothing = nichts
villagers-board-as = als { $person }
villagers-board-laying = wird gelegt
villagers-board-market-held = { $market }. Markttag vorbei
villagers-board-market-due = { $market }. Markttag nach dieser Runde
villagers-hint-costs = kostet { $amounts }
villagers-hint-brings = bringt { $amounts }
villagers-board-letter-gold = G
villagers-board-letter-food = N
villagers-board-letter-build = B
villagers-board-letter-silver = S
villagers-board-letter-bronze = Z

## Abschnitte des Regelverzeichnisses

villagers-section-setup = Spielvorbereitung
villagers-section-data = Karten
villagers-section-info = Offen und verdeckt
villagers-section-draft = Draftphase
villagers-section-refresh = Auslage aktualisieren
villagers-section-build = Bauphase
villagers-section-basic = Start-Personen
villagers-section-lock = Schlösser
villagers-section-special = Spezial-Personen
villagers-section-card = Karten im Einzelnen
villagers-section-end = Ende der Bauphase
villagers-section-market1 = 1. Markttag
villagers-section-market2 = 2. Markttag
villagers-section-win = Spielende
villagers-section-score = Silber
villagers-section-bronze = Bronze
villagers-section-dev = Entwicklungen
villagers-section-example = Beispiele der Anleitung

## Was der Bewerter zählt: Teile dessen, was eine Möglichkeit wert ist (Tipps)

villagers-judged-amount =
    { $count ->
        [0] etwas
        [one] etwa 1 Gold
       *[other] etwa { $count } Gold
    }
villagers-judged-gold = Gold, das du sofort bekommst
villagers-judged-symbols = die Symbole deiner Personen
villagers-judged-scoring = Silber und Bronze bei den Wertungen
villagers-judged-coins = Münzen auf deinen Karten
villagers-judged-places = freie Plätze in deinem Dorf
villagers-judged-hand = Karten auf der Hand
