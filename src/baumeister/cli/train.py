"""`baumeister train`: train a net by self-play, on all cores; an interrupted training resumes."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any

from baumeister import game as find_game
from baumeister.arena.executor import make_executor
from baumeister.arena.training import BadTraining, Training, TrainingPlan, write_file
from baumeister.bots.nets import write_net
from baumeister.cli.desk import Desk
from baumeister.cli.progress import error_desk, progress_bar
from baumeister.cli.targets import check_target


def run_training(desk: Desk, arguments: Namespace) -> None:
    game = find_game(arguments.game)
    said = {name: getattr(arguments, name) for name in ("rounds", "generations")}
    plan = TrainingPlan(game.id, arguments.seed, **{name: value for name, value in said.items() if value is not None})
    out: Path = arguments.out or Path(f"{game.id}.net.json")
    try:
        check_target(out)
    except OSError as error:
        raise BadTraining(f"{out}: {error}", reason="file") from error
    unfinished = out.with_name(f"{out.name}.unfinished")
    executor = make_executor(arguments.workers, arguments.cluster)
    try:
        with progress_bar(desk, desk.say("train-running", game=desk.say(game.id)), plan.all_games) as bar:
            training = Training(plan, executor, unfinished, bar.show)
            training.tell_check = lambda done, total: bar.show(done, total, desk.say("train-checking"))
            told = len(training.progress.curve)
            while not training.is_over:
                training.play_round()
                for row in training.progress.curve[told:]:
                    tell_checkpoint(error_desk(desk), min(4, game.players_max), row)
                told = len(training.progress.curve)
        net = training.net()
        write_file(out, write_net(net))
        unfinished.unlink(missing_ok=True)
    except KeyboardInterrupt:
        if unfinished.exists():
            error_desk(desk).tell_file("train-stopped", file=str(unfinished))
        raise
    finally:
        executor.close()
    desk.tell("train-done", generation=training.progress.best_generation, file=str(out))


def tell_checkpoint(desk: Desk, players: int, row: dict[str, Any]) -> None:
    many, two = (f"{100 * share:.0f} %" for share in row["shares"][:2])
    desk.tell(
        "train-checkpoint",
        generation=row["generation"],
        games=row["games"],
        error=desk.texts.number(row["error"], 5),
        players=players,
        many=many,
        two=two,
        kept="yes" if row["kept"] else "no",
    )
