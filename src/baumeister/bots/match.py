"""One game between bots, each behind the door."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from baumeister.bots.door import DEFAULT_BUDGET, Bot, Budget, seen_by
from baumeister.engine.edge import action_label, action_number
from baumeister.engine.errors import BadPlayers, BaumeisterError
from baumeister.engine.game import Game
from baumeister.engine.state import State


class IllegalChoice(BaumeisterError):
    """A bot answered with something that is not a legal action; the table is as it was before."""

    code = "illegal-choice"


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
    if len(bots) != players:
        raise BadPlayers(
            f"{players} players need {players} bots, not {len(bots)}",
            game=game.id,
            players=len(bots),
            least=players,
            most=players,
        )
    actions: list[int] = []
    while not state.is_over:
        action = ask_bot(game, state, bots[state.seat], budget)
        state.step(action)
        actions.append(action)
    return GameResult(
        game=game.id,
        options=settled,
        seed=seed,
        bots=tuple(bot.name for bot in bots),
        actions=tuple(actions),
        scores=tuple(state.scores()),
        winners=tuple(state.winners()),
        digest=state.digest(),
    )


def ask_bot(game: Game, state: State, bot: Bot, budget: Budget) -> int:
    """The bot's choice for the seat that is asked, checked."""
    seen = seen_by(game, state)
    choice: object = bot.choose(seen, budget)
    action = action_number(choice)  # -1 for whatever is no number: a stranger's bot may answer anything
    if action not in seen.legal:
        label = action_label(state, choice)
        raise IllegalChoice(
            f"bot {bot.name!r} on seat {seen.seat} chose {label}, which is not legal now",
            bot=bot.name,
            seat=seen.seat,
            action=label,
        )
    return action
