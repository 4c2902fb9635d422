"""What a caller of the research interfaces can do wrong."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from baumeister.engine.errors import BaumeisterError


class BadActions(BaumeisterError):
    """place, action: the actions of a step do not fit (form, a place's action, after the end); nothing has changed."""

    code = "bad-actions"


class BadReward(BaumeisterError):
    """reward, known: there is no such reward."""

    code = "bad-reward"


class NoObserver(BaumeisterError):
    """game: its positions cannot be shown as rows of numbers."""

    code = "no-observer"


class UnknownEnvironment(BaumeisterError):
    """env, known: there is no environment with this id."""

    code = "unknown-environment"


class BadTask(BaumeisterError):
    """task, known: there is no such task."""

    code = "bad-task"


class NotReset(BaumeisterError):
    """There is no game yet: `reset` comes first."""

    code = "not-reset"


class WorkerLost(BaumeisterError):
    """A process that played a part of a batch has gone or failed."""

    code = "worker-lost"


class MissingExtra(BaumeisterError):
    """package: it is not installed."""

    code = "missing-extra"


class OtherDataset(BaumeisterError):
    """folder, fields: what is there was made with other settings."""

    code = "other-dataset"


class DatasetFailed(BaumeisterError):
    """folder: it cannot be read or written, or is damaged."""

    code = "dataset-failed"


class ParquetMissing(BaumeisterError):
    """pyarrow, which is in no extra, is not installed."""

    code = "parquet-missing"


def needed(package: str) -> ModuleType:
    """Import a package of the extra `research`, or say how to get it."""
    try:
        return import_module(package)
    except ModuleNotFoundError as error:
        if error.name != package.partition(".")[0]:
            raise
        raise MissingExtra(
            f"{package} is not installed: pip install 'baumeister[research]'", package=package
        ) from error
