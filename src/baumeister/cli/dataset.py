"""`baumeister dataset`: self-play games as tables to learn from."""

from __future__ import annotations

from argparse import Namespace

from baumeister import game as find_game
from baumeister.arena.executor import make_executor
from baumeister.cli.desk import Desk
from baumeister.cli.progress import error_desk, progress_bar
from baumeister.cli.seating import read_bot, read_options


def run_dataset(desk: Desk, arguments: Namespace) -> None:
    from baumeister.research.dataset.plan import DatasetPlan
    from baumeister.research.dataset.writing import fill, read_manifest

    game = find_game(arguments.game)
    plan = DatasetPlan(
        game=game.id,
        players=arguments.players,
        games=arguments.games,
        bots=tuple(read_bot(word) for word in arguments.bots.split(",")),
        first_seed=arguments.seed or 0,
        options=read_options(game, arguments.option),
        form=arguments.form,
        shard=arguments.shard,
    )
    executor = make_executor(arguments.workers, arguments.cluster)
    try:
        with progress_bar(desk, desk.say("dataset-running", game=desk.say(game.id)), plan.games) as bar:
            for done in fill(plan, arguments.out, executor):
                bar.show(done)
    except KeyboardInterrupt:
        error_desk(desk).tell_file("dataset-stopped", folder=str(arguments.out))
        raise
    finally:
        executor.close()
    files = read_manifest(arguments.out)["files"]
    size = desk.texts.number(sum(file["bytes"] for file in files) / 1000)
    rows = desk.texts.number(sum(file["rows"] for file in files))
    desk.tell_file("dataset-kept", games=plan.games, rows=rows, bytes=size, folder=str(arguments.out))
