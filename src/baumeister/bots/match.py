"""One game between bots, each behind the door."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from baumeister.bots.door import DEFAULT_BUDGET, Bot, Budget, ask, seen_by
from baumeister.bots.strangers import NotABot, check_bot
from baumeister.engine.edge import seed_number
from baumeister.engine.errors import BadPlayers, UnknownGame
from baumeister.engine.game import Game
from baumeister.engine.state import State
from baumeister.games import games


@dataclass(frozen=True)
class GameResult:
    """How a game went: enough to replay it, and who won."""

    game: str
    options: Mapping[str, bool | int | str]
    seed: int
    bots: tuple[str, ...]  # by seat
    actions: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    digest: str  # of the last state


def play_game(
    game: Game,
    players: int,
    bots: Sequence[Bot],
    seed: int,
    options: Mapping[str, object] | None = None,
    budget: Budget | Sequence[Budget] = DEFAULT_BUDGET,
) -> GameResult:
    """Play one game to its end; seat 0 is for the first bot. One budget for all, or one for each seat."""
    check_game_and_bots(game, bots)
    settled = game.settle_options(options)
    state = game.new(players, seed, settled)
    players = int(state.players)
    if len(bots) != players:
        raise BadPlayers(
            f"{players} players need {players} bots, not {len(bots)}",
            game=game.id,
            players=len(bots),
            least=players,
            most=players,
        )
    for bot in bots:
        check_bot(bot)
    budgets = [budget] * players if isinstance(budget, Budget) else budget
    actions: list[int] = []
    while not state.is_over:
        action = ask_bot(game, state, bots[state.seat], budgets[state.seat])
        state.step(action)
        actions.append(action)
    return GameResult(
        game=game.id,
        options=settled,
        seed=seed_number(seed),
        bots=tuple(bot.name for bot in bots),
        actions=tuple(actions),
        scores=tuple(state.scores()),
        winners=tuple(state.winners()),
        digest=state.digest(),
    )


def check_game_and_bots(game: object, bots: object) -> None:
    """Accepts shorthand: a game's id, a single bot, nothing."""
    if not isinstance(game, Game):
        shown = repr(game)[:80]
        raise UnknownGame(
            f"a game is needed, such as baumeister.game('caylus1303'), not {shown}",
            game=shown,
            known=", ".join(games()),
        )
    if not isinstance(bots, Sequence):
        raise NotABot(f"a list of bots is needed, one for each seat, not {repr(bots)[:80]}", bot=repr(bots)[:80])


def ask_bot(game: Game, state: State, bot: Bot, budget: Budget) -> int:
    """The bot's choice for the seat that is asked, checked."""
    return ask(bot, seen_by(game, state), budget)
