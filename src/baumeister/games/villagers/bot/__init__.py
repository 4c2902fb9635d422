"""What a bot of Villagers thinks: the judge of positions and the features of the net."""

from baumeister.games.villagers.bot.features import make_features as make_features
from baumeister.games.villagers.bot.judge import make_judge as make_judge
