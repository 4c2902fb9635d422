"""Villagers (Haakon Hoel Gaarder; Sinister Fish 2019, German edition Kosmos; 2 to 4 players).

With the rulebook in hand: Spielvorbereitung is setup.py, Draftphase drafting.py, Auslage aktualisieren refresh.py,
Bauphase and Start-Personen building.py, Produktionsketten and Schlösser laying.py, Spezial-Personen specials.py (with
looking.py for prophet and pigeoneer), Ende der Bauphase, Markttage and Spielende ending.py, Silber- and Bronzesymbole
scoring.py, Entwicklungsphase development.py. flow.py ties the phases together.
"""

from baumeister.engine.game import Game
from baumeister.engine.options import Option
from baumeister.games.villagers.game import CATALOGUE, FIGURES, restore, start
from baumeister.games.villagers.labels import action_message, decision_message, event_message

GAME = Game(
    id="villagers",
    package="baumeister.games.villagers",
    players_min=2,
    players_max=4,
    options=(
        Option("support", False, "vil-setup-10"),
        Option("profiteers", False, "vil-setup-09"),
        Option("development", False, "vil-setup-11"),
        Option("locks", True, "vil-lock-09"),
    ),
    catalogue=CATALOGUE,
    components=FIGURES.components,
    start=start,
    restore=restore,
    action_message=action_message,
    event_message=event_message,
    decision_message=decision_message,
)
