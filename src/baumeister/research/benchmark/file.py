"""Reading and writing results: plain JSON lines, or the same in gzip where the name ends in .gz."""

from __future__ import annotations

import gzip
import io
import zlib
from pathlib import Path
from typing import Final

import msgspec

from baumeister.records.files import write_durably
from baumeister.research.benchmark.errors import BadResult, ResultFailed
from baumeister.research.benchmark.lines import Line, read_line

#: A result of a thousand games is a few hundred kilobytes.
MOST_BYTES: Final = 1 << 26
_GZIP: Final = b"\x1f\x8b"
PRESSED: Final = ".gz"


def read_bytes(file: Path) -> bytes:
    """The lines of a result, unpacked where they are packed."""
    try:
        with file.open("rb") as opened:
            data = opened.read(MOST_BYTES + 1)
        if data.startswith(_GZIP):
            with gzip.GzipFile(fileobj=io.BytesIO(data)) as unpacked:
                data = unpacked.read(MOST_BYTES + 1)
    except (EOFError, zlib.error, gzip.BadGzipFile) as error:
        raise BadResult(str(file), 1, "damaged", f"the file is damaged: {error}") from error
    except OSError as error:
        raise ResultFailed(f"{file}: {error}", file=str(file)) from error
    if len(data) > MOST_BYTES:
        raise BadResult(str(file), 1, "damaged", "the file is too large for a result")
    return data


def write_bytes(file: Path, data: bytes) -> None:
    packed = gzip.compress(data, 9, mtime=0) if file.suffix == PRESSED else data
    try:
        write_durably(file, packed)
    except OSError as error:
        raise ResultFailed(f"{file}: {error}", file=str(file)) from error


def parse_line(file: Path, number: int, line: bytes) -> Line:
    """One line of a result; numbers count from 1."""
    try:
        return read_line(line)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise BadResult(str(file), number, "damaged", f"it is not a line of a result: {error}") from error
