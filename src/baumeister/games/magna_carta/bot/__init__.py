"""What a bot of Magna Carta thinks: the judge of positions and the features of the net."""

from baumeister.games.magna_carta.bot.features import make_features as make_features
from baumeister.games.magna_carta.bot.judge import make_judge as make_judge
