"""Files that are either there completely or not at all."""

from __future__ import annotations

import contextlib
import os
import secrets
from pathlib import Path


def write_durably(path: Path, data: bytes, replace: bool = True) -> None:
    """Write beside the target, flush to disk, then move it there in one step. With `replace=False` an existing file is
    left alone and FileExistsError raised. All errors are OSError."""
    path = path.resolve()  # a link stays a link
    beside = path.with_name(f".{path.name}.{secrets.token_hex(4)}.tmp")
    # Not `tempfile`: only the owner can read its files, whatever the umask says.
    handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666)
    try:
        try:
            write_all(handle, data)
            os.fsync(handle)
        finally:
            os.close(handle)
        if replace:
            os.replace(beside, path)
        else:
            os.link(beside, path)
            os.unlink(beside)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(beside)
        raise
    sync_folder(path.parent)


def write_all(handle: int, data: bytes) -> None:
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(handle, rest) :]


def sync_folder(folder: Path) -> None:
    """Make a new name in a folder durable, on systems where folders are files."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
