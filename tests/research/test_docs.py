"""What the pages of docs/ about research show runs, and their tables are the code's."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from baumeister import __version__
from baumeister.research.dataset.columns import BY_GAME, BY_SEAT, LISTS, NUMBERS
from tools.observation_table import TARGET, made

DOCS = Path(__file__).parent.parent.parent / "docs"
EXAMPLES = {
    f"{page}-{number}": example
    for page in ("research", "datasets", "language_models")
    for number, example in enumerate(re.findall(r"```python\n(.*?)```", (DOCS / f"{page}.md").read_text("utf-8"), re.S))
}


@pytest.mark.parametrize("example", EXAMPLES.values(), ids=list(EXAMPLES))
def test_the_examples_run_as_programs(example: str, tmp_path: Path) -> None:
    file = tmp_path / "example.py"
    file.write_text(example, "utf-8")
    done = subprocess.run([sys.executable, "-P", str(file)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.strip()


def test_the_table_of_columns_is_made_of_the_code() -> None:
    assert TARGET.read_text("utf-8") == made(), "python -m tools.observation_table"


def test_every_column_of_a_data_set_is_explained() -> None:
    page = (DOCS / "datasets.md").read_text("utf-8")
    explained = {name for row in re.findall(r"^\| (`.*?) \|", page, re.M) for name in re.findall(r"`(\w+)`", row)}
    assert explained == {*NUMBERS, *BY_SEAT, *LISTS, *BY_GAME}
    for column in LISTS.values():
        assert f"`{column.start}" in page


def test_the_example_prompt_is_what_the_example_prints() -> None:
    page = (DOCS / "language_models.md").read_text("utf-8")
    example, printed = re.findall(r"```(?:python|text)\n(.*?)```", page, re.S)[:2]
    done = subprocess.run([sys.executable, "-P", "-c", example], capture_output=True, text=True, check=True)
    assert done.stdout == printed


def test_the_example_model_plays_a_whole_match(tmp_path: Path) -> None:
    command = f"{sys.executable} {DOCS / 'examples' / 'model_lines.py'}"
    asked = ["benchmark", "llm", "magna_carta", "--command", command, "--opponents", "random", "--games", "2", "--json"]
    done = subprocess.run(
        [sys.executable, "-m", "baumeister.cli", *asked, "--out", str(tmp_path / "run.jsonl")],
        capture_output=True,
        text=True,
        check=True,
    )
    counts = json.loads(done.stdout)["counts"]
    assert counts["decisions"] > 20
    assert (counts["illegal"], counts["missing"], counts["failures"]) == (0, 0, 0)


def test_the_citation_names_this_version_and_licence() -> None:
    said = dict(re.findall(r"^(\w[\w-]*): (.+)$", (DOCS.parent / "CITATION.cff").read_text("utf-8"), re.M))
    assert (said["cff-version"], said["version"], said["license"]) == ("1.2.0", __version__, "MIT")
