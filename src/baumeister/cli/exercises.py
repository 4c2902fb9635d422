"""`baumeister exercises`: solve them, look for new ones in games between Masters, and prove the known ones again."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from baumeister import game as find_game
from baumeister.arena.executor import Executor, make_executor
from baumeister.bots.nets import NetData, read_net
from baumeister.cli.desk import Desk
from baumeister.cli.progress import progress_bar
from baumeister.cli.solving import solve
from baumeister.cli.targets import check_target
from baumeister.exercises.form import MinedExercise, NoExercise, exercises_of, read_exercises, write_exercise
from baumeister.exercises.mining import STAGES, Aim, Pit, can_be_explained
from baumeister.exercises.work import BadWork, Work, confirm_all


def run_exercises(desk: Desk, arguments: Namespace) -> None:
    find_game(arguments.game)
    if arguments.task == "solve":
        solve(desk, arguments)
        return
    executor = make_executor(arguments.workers, arguments.cluster)
    try:
        if arguments.task == "mine":
            mine(desk, arguments, executor)
        else:
            confirm_again(desk, arguments, executor)
    finally:
        executor.close()


def mine(desk: Desk, arguments: Namespace, executor: Executor) -> None:
    file: Path = arguments.file or Path(f"{arguments.game}.exercises.jsonl")
    check_file(file)
    aim = Aim(tuple(arguments.players), arguments.last_round, tuple(arguments.phase))
    aim.check(find_game(arguments.game))
    pit = Pit(arguments.game, arguments.seed, second_net(arguments), aim)
    work = Work(pit, file, arguments.count)
    title = desk.say("exercises-mining", game=desk.say(arguments.game))
    with progress_bar(desk, title, work.wanted, len(work.found)) as bar:
        work.run(executor, lambda done: bar.show(len(done.found), words=f"{title} ({len(done.progress.done)})"))
    show_funnel(desk, work)
    desk.tell_file("exercises-mined", count=len(work.found), file=str(file))


def check_file(file: Path) -> None:
    """Can it be written?"""
    try:
        check_target(file)
    except OSError as error:
        raise BadWork(f"{file}: {error}", file=str(file)) from error


def second_net(arguments: Namespace) -> NetData | None:
    if arguments.net is None:
        return None
    try:
        return read_net(arguments.net.read_text("utf-8"), arguments.game)
    except OSError as error:
        raise BadWork(f"{arguments.net}: {error}", file=str(arguments.net)) from error


def show_funnel(desk: Desk, work: Work) -> None:
    """How many came through each stage."""
    for stage in STAGES:
        desk.print(f"{work.progress.funnel.get(stage, 0):>9,}  {desk.say(f'exercises-stage-{stage}')}")
    desk.print(f"{work.progress.alike:>9,}  {desk.say('exercises-stage-alike')}")


def confirm_again(desk: Desk, arguments: Namespace, executor: Executor) -> None:
    exercises = known(arguments)
    held: dict[str, bool] = {}
    if arguments.keep is not None:
        check_file(arguments.keep)
    with progress_bar(desk, desk.say("exercises-confirming", game=desk.say(arguments.game)), len(exercises)) as bar:
        for exercise, holds in confirm_all(executor, exercises, arguments.seed):
            held[exercise.id] = holds
            bar.show(len(held))
            if holds and arguments.keep is not None and can_be_explained(exercise.proof):
                with arguments.keep.open("a", encoding="utf-8") as file:
                    file.write(write_exercise(exercise))
    for exercise in exercises:
        if not held[exercise.id]:
            desk.tell("exercises-unconfirmed", id=exercise.id, best=exercise.best[0], second=exercise.second)
    desk.tell("exercises-confirmed", count=sum(held.values()), total=len(held))


def known(arguments: Namespace) -> list[MinedExercise]:
    """Those of a file, or those of the game."""
    if arguments.file is None:
        found = list(exercises_of(arguments.game))
    else:
        try:
            found = read_exercises(arguments.file.read_text("utf-8"))
        except OSError as error:
            raise BadWork(f"{arguments.file}: {error}", file=str(arguments.file)) from error
    if not found:
        raise NoExercise(f"{arguments.game} has no exercises", game=arguments.game, exercise="")
    return found
