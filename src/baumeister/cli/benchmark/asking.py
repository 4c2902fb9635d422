"""`baumeister benchmark llm`: a language model against our bots; an interrupted run resumes and asks nothing twice."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

from rich.table import Table as Grid

from baumeister.cli.benchmark.running import file_name
from baumeister.cli.desk import Desk
from baumeister.cli.layout import percent, percent_span
from baumeister.cli.progress import error_desk, progress_bar
from baumeister.cli.seating import label_in_words, read_bot, read_options
from baumeister.games import game as find_game
from baumeister.research.text.chat import ChatModel
from baumeister.research.text.errors import BadModel
from baumeister.research.text.journal import Journal
from baumeister.research.text.match import ModelGame, ModelMatch, play
from baumeister.research.text.models import CommandModel, Model
from baumeister.research.text.report import MatchReport, Prices, report_of

#: What a model behind a command is called where nobody names it; the command itself is written nowhere.
NAMELESS = "command"


def run_llm(desk: Desk, arguments: Namespace) -> None:
    model = make_model(arguments)
    match = make_match(arguments)
    out: Path = arguments.out or Path(f"{file_name(match.model)}.{match.game}-{match.players}p.llm.jsonl")
    try:
        games = play_match(desk, match, model, out)
    finally:
        model.close()
    report = report_of(match, games, prices_of(arguments))
    if arguments.json:
        sys.stdout.write(json.dumps(report.as_data(), indent=2) + "\n")
    else:
        show(desk, report)
        desk.tell_file("llm-written", file=str(out))


def make_model(arguments: Namespace) -> Model:
    if arguments.command_line is not None:
        return CommandModel(arguments.command_line, arguments.seconds)
    if arguments.base_url is None or not arguments.model:
        raise BadModel("a model is a command, or an address and a name")
    asked = {"temperature": arguments.temperature, "max_tokens": arguments.max_tokens}
    settings: dict[str, Any] = {name: value for name, value in asked.items() if value is not None}
    return ChatModel(
        arguments.base_url,
        arguments.model,
        key_variable=arguments.key_variable,
        seconds=arguments.seconds,
        settings=settings,
    )


def make_match(arguments: Namespace) -> ModelMatch:
    return ModelMatch(
        game=arguments.game,
        model=arguments.model or NAMELESS,
        players=arguments.players,
        games=arguments.games,
        opponents=read_bot(arguments.opponents),
        language=arguments.language,
        seed=arguments.seed,
        rules=arguments.rules == "with",
        options=read_options(find_game(arguments.game), arguments.option),
    )


def prices_of(arguments: Namespace) -> Prices | None:
    if arguments.price_prompt is None and arguments.price_answer is None:
        return None
    return Prices(arguments.price_prompt or 0.0, arguments.price_answer or 0.0)


def play_match(desk: Desk, match: ModelMatch, model: Model, out: Path) -> list[ModelGame]:
    journal = Journal(match.identity(), out)
    games: list[ModelGame] = []
    try:
        with progress_bar(desk, desk.say("llm-running", model=match.model), match.rounded) as bar:
            for game in play(match, model, journal):
                games.append(game)
                bar.show(len(games))
    except BaseException:
        error_desk(desk).tell_file("benchmark-stopped", file=str(out))
        raise
    finally:
        journal.close()
    return games


# ---- the report in words


def show(desk: Desk, report: MatchReport) -> None:
    grid = Grid(box=None, pad_edge=False, show_header=False)
    grid.add_column()
    grid.add_column(justify="right", no_wrap=True)
    for identifier, words in rows(desk, report):
        grid.add_row(desk.say(identifier), words)
    opponents = label_in_words(desk, report.match["opponents"])
    desk.tell("llm-title", model=report.match["model"], game=desk.say(report.match["game"]), opponents=opponents)
    desk.print(grid)


def rows(desk: Desk, report: MatchReport) -> list[tuple[str, str]]:
    """Message id and figure of every line."""
    texts, counts = desk.texts, report.counts
    tokens = texts.number(counts.prompt_tokens), texts.number(counts.answer_tokens)
    mean = [total / max(1, counts.answers) for total in (counts.prompt_characters, counts.answer_characters)]
    counted = counts.uncounted < counts.answers
    return [
        ("llm-games", texts.number(report.games)),
        ("llm-share", percent(texts, report.share)),
        ("llm-interval", percent_span(texts, report.interval)),
        ("llm-fair", percent(texts, report.fair_share)),
        ("llm-points", f"{texts.number(report.points, 1)} : {texts.number(report.points_of_opponents, 1)}"),
        ("llm-decisions", texts.number(counts.decisions)),
        ("llm-illegal", texts.number(counts.illegal)),
        ("llm-missing", texts.number(counts.missing)),
        ("llm-retries", texts.number(counts.retries)),
        ("llm-failures", texts.number(counts.failures)),
        ("llm-characters", f"{texts.number(mean[0])} + {texts.number(mean[1])}"),
        ("llm-tokens", f"{tokens[0]} + {tokens[1]}" if counted else "?"),
        *([] if report.cost is None else [("llm-cost", texts.number(report.cost, 4))]),
        ("llm-seconds", texts.number(counts.seconds, 1)),
        ("llm-seconds-each", texts.number(counts.seconds / max(1, counts.answers), 2)),
    ]
