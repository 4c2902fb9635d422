"""What can be wrong with a suite, a run or a result."""

from __future__ import annotations

from baumeister.engine.errors import BaumeisterError


class UnknownSuite(BaumeisterError):
    """suite, known: there is no suite of this name, nor a readable file."""

    code = "unknown-suite"


class SuiteOutgrown(BaumeisterError):
    """suite, what, needed, here: this program no longer plays what the suite fixes; results would not be comparable."""

    code = "suite-outgrown"


class BadEntry(BaumeisterError):
    """agent: it cannot enter this track."""

    code = "bad-entry"


class OtherRun(BaumeisterError):
    """file: it holds another run, which is not overwritten."""

    code = "other-run"


class ResultFailed(BaumeisterError):
    """file: it cannot be read or written."""

    code = "result-failed"


class BadResult(BaumeisterError):
    """file, line (from 1), reason, detail: the result does not follow from its records, or is not a result at all."""

    code = "bad-result"

    def __init__(self, file: str, line: int, reason: str, detail: str) -> None:
        super().__init__(f"{file}, line {line}: {detail}", file=file, line=line, reason=reason)
        self.line = line
        self.reason = reason
        self.detail = detail


class Mismatch(Exception):
    """reason, detail: a game that is not the one the schedule asks for, or whose result is not the one it says."""

    def __init__(self, reason: str, detail: str) -> None:
        super().__init__(detail)
        self.reason = reason
        self.detail = detail
