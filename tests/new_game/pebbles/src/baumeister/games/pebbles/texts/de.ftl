# Kiesel

pebbles = Kiesel
pebbles-about = Sechs Runden lang Kiesel von sechs Haufen nehmen, mit einer geheimen Karte für einen davon.
pebbles-legend = Zeichen: ● Kiesel, P Punkte

## The course of a game

pebbles-phase-cards = Wahl der Karten
pebbles-phase-pebbles = Kiesel nehmen
pebbles-phase-over = Spielende

## Options

pebbles-option-last-pebble = letzter Kiesel
pebbles-option-last-pebble-about = Wer den letzten Kiesel eines Haufens nimmt, bekommt dafür Punkte.

## Cards

pebbles-card-shore = Ufer
pebbles-card-meadow = Wiese
pebbles-card-hill = Hügel
pebbles-card-forest = Wald
pebbles-card-island = Insel
pebbles-card-quarry = Steinbruch

pebbles-field-name = Name
pebbles-field-points = Punkte je Kiesel des Haufens

## Places

pebbles-place = Haufen { $number }
pebbles-place-shore = Haufen am Ufer
pebbles-place-meadow = Haufen auf der Wiese
pebbles-place-hill = Haufen auf dem Hügel
pebbles-place-forest = Haufen im Wald
pebbles-place-island = Haufen auf der Insel
pebbles-place-quarry = Haufen im Steinbruch

## Decisions

pebbles-decision-nothing = nichts
pebbles-decision-discard = eine Karte zurücklegen
pebbles-decision-heap = einen Haufen wählen
pebbles-decision-take = Kiesel nehmen

pebbles-prompt-discard = Welche Karte legst du zurück? Die andere zählt am Ende.
pebbles-prompt-heap = Von welchem Haufen nimmst du Kiesel?
pebbles-prompt-take = { $card }: Wie viele Kiesel nimmst du?

pebbles-waiting-discard = { $seat } legt eine Karte zurück
pebbles-waiting-heap = { $seat } wählt einen Haufen
pebbles-waiting-take = { $seat } nimmt Kiesel

## Actions

pebbles-action-discard = { $card } zurücklegen
pebbles-action-heap = { $card }
pebbles-action-take = { $count } nehmen
pebbles-group-many = mehr als einer ist da
pebbles-group-one = nur einer ist da

## What happened

pebbles-event-discarded =
    { $you ->
        [yes] Du legst { $card } zurück
       *[no] { $seat } legt { $card } zurück
    }
pebbles-event-discarded-face-down =
    { $you ->
        [yes] Du legst eine Karte zurück
       *[no] { $seat } legt eine Karte zurück
    }
pebbles-event-round-begun = Runde { $number } beginnt mit { $count } Kieseln in jedem Haufen
pebbles-event-taken =
    { $you ->
        [yes] Du nimmst Kiesel: { $card }, { $amounts }
       *[no] { $seat } nimmt Kiesel: { $card }, { $amounts }
    }
pebbles-event-last-taken =
    { $you ->
        [yes] Du hast den letzten Kiesel: { $card }, { $amounts }
       *[no] { $seat } hat den letzten Kiesel: { $card }, { $amounts }
    }
pebbles-event-card-shown =
    { $you ->
        [yes] Du zeigst { $card }: { $amounts }
       *[no] { $seat } zeigt { $card }: { $amounts }
    }
pebbles-event-game-ended = Die Partie ist zu Ende

## The board in the terminal

pebbles-board-round = Runde { $round }/{ $rounds }
pebbles-board-heaps = Haufen
pebbles-board-hand = Karten
pebbles-board-hidden =
    { $count ->
        [one] 1 verdeckt
       *[other] { $count } verdeckt
    }

## Sections of the rule ledger

pebbles-section-setup = Aufbau
pebbles-section-cards = Karten
pebbles-section-heaps = Haufen
pebbles-section-end = Spielende

## Was der Bewerter zählt (Tipps)

pebbles-judged-amount =
    { $count ->
        [0] etwas
        [one] etwa 1 Punkt
       *[other] etwa { $count } Punkte
    }
pebbles-judged-points = Punkte, die es sofort gibt
pebbles-judged-card = die Karte in deiner Hand
