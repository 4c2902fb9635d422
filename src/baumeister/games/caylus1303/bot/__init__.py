"""What a bot of Caylus 1303 thinks: the judge of positions and the features of the net."""

from baumeister.games.caylus1303.bot.features import make_features as make_features
from baumeister.games.caylus1303.bot.judge import make_judge as make_judge
