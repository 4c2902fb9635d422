"""One game between bots, each behind the door."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from baumeister.bots.door import DEFAULT_BUDGET, Bot, Budget, ask, seen_by
from baumeister.bots.strangers import check_bot
from baumeister.engine.edge import seed_number
from baumeister.engine.errors import BadPlayers
from baumeister.engine.game import Game
from baumeister.engine.state import State


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
    budget: Budget = DEFAULT_BUDGET,
) -> GameResult:
    """Play one game to its end; seat 0 is for the first bot."""
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
    actions: list[int] = []
    while not state.is_over:
        action = ask_bot(game, state, bots[state.seat], budget)
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


def ask_bot(game: Game, state: State, bot: Bot, budget: Budget) -> int:
    """The bot's choice for the seat that is asked, checked."""
    return ask(bot, seen_by(game, state), budget)
