"""What a bot of Caylus thinks: the judge of positions and the features of the net."""

from baumeister.games.caylus.bot.features import make_features as make_features
from baumeister.games.caylus.bot.judge import make_judge as make_judge
