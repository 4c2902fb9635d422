"""Files that are written at the end of long work: whether they can be is found out before it."""

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
    # Not `os.access`, which knows neither disks that can only be read nor full ones.
    try:
        tempfile.TemporaryFile(dir=whole.parent).close()
    except OSError as error:  # not about the file that was tried
        raise OSError(error.errno, error.strerror, str(path)) from error
