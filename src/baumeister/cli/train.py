"""`baumeister train`: train a net by self-play, on all cores; an interrupted training resumes."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from baumeister import game as find_game
from baumeister.arena.executor import make_executor
from baumeister.arena.training import Training, write_file
from baumeister.arena.training_plan import BadTraining, TrainingPlan
from baumeister.bots.nets import NetData, read_net, shipped_net, write_net
from baumeister.cli.desk import Desk
from baumeister.cli.progress import error_desk, progress_bar
from baumeister.cli.targets import check_target

#: What `--start` calls the net this program plays with.
SHIPPED: Final = "shipped"


def run_training(desk: Desk, arguments: Namespace) -> None:
    game = find_game(arguments.game)
    league = read_league(arguments.league, game.id)
    said = {name: getattr(arguments, name) for name in ("players", "rounds", "generations", "start")}
    if said["start"] is not None:
        said["start"] = shipped_net(game.id).version if said["start"] == SHIPPED else said["start"]
        said["rounds"] = said["rounds"] or 0
    said["league"] = tuple(net.version for net in league) or None
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
            training = Training(plan, executor, unfinished, bar.show, nets=(shipped_net(game.id), *league))
            training.tell_check = lambda done, total: bar.show(done, total, desk.say("train-checking"))
            told = len(training.progress.curve)
            while not training.is_over:
                training.play_round()
                for row in training.progress.curve[told:]:
                    tell_checkpoint(error_desk(desk), row)
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


def read_league(folder: Path | None, game_id: str) -> list[NetData]:
    """The nets of a game in a folder of older ones, by their names; none without a folder."""
    if folder is None:
        return []
    try:
        return [read_net(file.read_text("utf-8"), game_id) for file in sorted((folder / game_id).glob("*.json"))]
    except OSError as error:
        raise BadTraining(f"{folder}: {error}", reason="file") from error


def tell_checkpoint(desk: Desk, row: Mapping[str, Any]) -> None:
    lost = row["lost"] or {"against": "", "players": 0, "iterations": 0}
    opponent = lost["against"] if lost["against"] in ("apprentice", "best") else "older"
    gain, error = (desk.texts.number(100 * share, 1) for share in row["gain"])
    desk.tell(
        "train-checkpoint",
        generation=row["generation"],
        games=row["games"],
        error=desk.texts.number(row["error"], 5),
        matches=row["matches"],
        gain=gain,
        noise=error,
        kept="yes" if row["kept"] else "lost" if row["lost"] else "no",
        opponent=opponent,
        version=lost["against"],
        players=lost["players"],
    )
