"""What docs/research.md shows runs, and the table of columns is the code's."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tools.observation_table import TARGET, made

PAGE = Path(__file__).parent.parent.parent / "docs" / "research.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.S)


@pytest.mark.parametrize("example", EXAMPLES, ids=[str(number) for number in range(len(EXAMPLES))])
def test_the_examples_run_as_programs(example: str, tmp_path: Path) -> None:
    file = tmp_path / "example.py"
    file.write_text(example, "utf-8")
    done = subprocess.run([sys.executable, "-P", str(file)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.strip()


def test_the_table_of_columns_is_made_of_the_code() -> None:
    assert TARGET.read_text("utf-8") == made(), "python -m tools.observation_table"
