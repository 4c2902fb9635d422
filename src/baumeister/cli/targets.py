"""Files written at the end of a long job: checks beforehand that they can be."""

from __future__ import annotations

import errno
import os
import tempfile
from pathlib import Path


def check_target(path: Path) -> None:
    """Raises now what writing this file would raise: an OSError. Nothing is left behind."""
    whole = path.resolve()
    if whole.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    # Not `os.access`, which knows about neither read-only nor full disks.
    try:
        tempfile.TemporaryFile(dir=whole.parent).close()
    except OSError as error:  # not about the file that was tried
        raise OSError(error.errno, error.strerror, str(path)) from error
