"""`baumeister analyse`: a recorded game judged, with everybody's chances, mistakes and turning points."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import msgspec
from rich.text import Text as Words

from baumeister import Record
from baumeister.analysis.chart import draw_course
from baumeister.analysis.forms import Analysis, KeyMoment, Retry, Story
from baumeister.analysis.game import analyse, decisions_of, judge_whole
from baumeister.analysis.judging import Effort
from baumeister.cli.desk import MARKS, Desk
from baumeister.cli.layout import hang
from baumeister.cli.progress import progress_bar
from baumeister.cli.prompt import Leave
from baumeister.cli.solving import Riddle, Solving
from baumeister.cli.targets import check_target
from baumeister.engine.state import State
from baumeister.exercises.solving import answer_again
from baumeister.games import game as find_game
from baumeister.records.errors import RecordError
from baumeister.records.files import write_durably

#: Steps of a line in the terminal, from nothing to everything.
_FANCY, _PLAIN = " ▁▂▃▄▅▆▇█", " .:-=+*#@"
#: Columns beside a player's line.
_BESIDE = 12


def run_analysis(desk: Desk, arguments: Namespace) -> None:
    record = Record.load(arguments.file)
    desk = desk.with_names([seat.name for seat in record.seats])
    with told_about_the_picture():
        if arguments.svg is not None:
            check_target(arguments.svg)
    if arguments.again:
        try_again(desk, record)
        return
    analysis = judge(desk, record)
    if arguments.json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(analysis)).decode() + "\n")
    else:
        show_analysis(desk, analysis)
    if arguments.svg is not None:
        names = told_apart(desk.names, [mark.symbol for mark in MARKS])  # a file can hold all letters
        picture = draw_course(analysis, title_of(desk, analysis), names)
        with told_about_the_picture():
            write_durably(arguments.svg, picture.encode())
        if not arguments.json:
            desk.tell_file("analyse-drawn", file=str(arguments.svg))


@contextmanager
def told_about_the_picture() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise RecordError("record-unreadable", f"cannot write the picture: {error}") from error


def judge(desk: Desk, record: Record) -> Analysis:
    with progress_bar(desk, desk.say("analyse-running")) as bar:
        return analyse(record, Effort(), bar.show)


def try_again(desk: Desk, record: Record) -> None:
    """The mistakes of a game, one after the other, each as its seat saw it; then what would have been better."""
    with progress_bar(desk, desk.say("analyse-running")) as bar:
        judged = judge_whole(record, Effort(), bar.show)
    if not judged.retries:
        desk.tell("analyse-nothing")
    game = find_game(record.game)
    before = {decision.number: decision.before for decision in decisions_of(game, record)}
    try:
        for retry in judged.retries:
            Solving(desk, riddle_again(desk, retry, before[retry.number])).run()
    except (Leave, KeyboardInterrupt):
        pass


def riddle_again(desk: Desk, retry: Retry, state: State) -> Riddle:
    by_points = retry.measure == "points"
    size, noise = (
        desk.texts.number(value, 1) if by_points else f"{100 * value:.0f}" for value in (retry.size, retry.noise)
    )
    proof = "analyse-again-points" if by_points else "analyse-again"
    return Riddle(
        state=state,
        title=desk.say("analyse-again-title", number=retry.number, name=desk.names[retry.seat]),
        judge=lambda chosen: answer_again(retry, state, chosen),
        proof=desk.say(proof, size=size, noise=noise),
        lines=retry.lines,
        measure=retry.measure,
    )


def title_of(desk: Desk, analysis: Analysis) -> str:
    return desk.texts.say("analyse-title", game=desk.texts.say(analysis.game))


def show_analysis(desk: Desk, analysis: Analysis) -> None:
    desk.heading(desk.sign(title_of(desk, analysis)))
    for seat in range(analysis.players):
        chances = [point.chances[seat] for point in analysis.course]
        line = curve(desk, chances, desk.width - _BESIDE - desk.player(seat).cell_len)
        desk.print(Words.assemble(desk.player(seat), " ", (line, "bold"), f" {100 * chances[-1]:3.0f} %"))
    desk.tell("analyse-noise", noise=f"{100 * usual_noise(analysis):.0f}", style="dim")
    desk.print()
    if not analysis.moments:
        desk.tell("analyse-nothing")
    apart = desk.with_names(told_apart(desk.names, [desk.mark(seat).plain for seat in range(analysis.players)]))
    for count, moment in enumerate(analysis.moments, start=1):
        desk.print(hang(desk, Words.assemble((f"{count:>3} ", "bold"), moment_in_words(apart, moment)), 4))
    if analysis.stories:
        desk.print()
    for story in analysis.stories:
        desk.print(hang(desk, Words.assemble(desk.mark(story.seat), " ", story_in_words(apart, story)), 2))


def told_apart(names: Sequence[str], signs: Sequence[str]) -> list[str]:
    """The names by seat; if two are the same, all are preceded by the symbol of their seat."""
    if len(set(names)) == len(names):
        return list(names)
    return [f"{signs[seat]} {name}" for seat, name in enumerate(names)]


def curve(desk: Desk, values: Sequence[float], width: int) -> str:
    """Values from 0 to 1 as a line of letters, as wide as the room allows but no wider than the number of values."""
    signs = _FANCY if desk.fancy else _PLAIN
    width = max(1, min(width, len(values)))
    sample = [values[round(at * (len(values) - 1) / max(1, width - 1))] for at in range(width)]
    return "".join(signs[min(len(signs) - 1, int(value * len(signs)))] for value in sample)


def usual_noise(analysis: Analysis) -> float:
    """The median of all noises above zero."""
    found = sorted(noise for point in analysis.course for noise in point.noise if noise > 0)
    return found[len(found) // 2] if found else 0.0


def moment_in_words(desk: Desk, moment: KeyMoment) -> str:
    other = "" if moment.other is None else desk.say(moment.other)
    kind = "analyse-turn-round" if moment.whole_round else f"analyse-{moment.kind}"
    by_points = moment.measure == "points"
    size, noise = (
        (desk.texts.number(moment.points, 1), desk.texts.number(moment.points_noise, 1))
        if by_points
        else (f"{100 * moment.size:.0f}", f"{100 * moment.noise:.0f}")
    )
    return desk.say(
        f"{kind}-points" if by_points else kind,
        number=moment.number,
        round=moment.round,
        name=desk.names[moment.seat],
        chosen=desk.say(moment.chosen),
        other=other,
        about=desk.names[moment.about],
        before=f"{100 * moment.before:.0f}",
        after=f"{100 * moment.after:.0f}",
        size=size,
        noise=noise,
    )


def story_in_words(desk: Desk, story: Story) -> str:
    """Why somebody won or lost, and how many mistakes it took."""
    way = "even" if story.lead == 0 else "ahead" if story.lead > 0 else "behind"
    gaps = [
        desk.say(f"analyse-gap-{way}", points=abs(gap.points), source=desk.say(f"score-{gap.source}"))
        for gap in story.gaps
    ]
    told = [
        desk.say(
            f"analyse-{way}", name=desk.names[story.seat], other=desk.names[story.against], points=abs(story.lead)
        ),
        desk.say("analyse-gaps", gaps=", ".join(gaps)) if gaps else "",
        desk.say("analyse-counted", mistakes=story.mistakes, strong=story.strong),
        desk.say("analyse-costliest", number=story.costliest) if story.costliest is not None else "",
    ]
    return " ".join(part for part in told if part)
