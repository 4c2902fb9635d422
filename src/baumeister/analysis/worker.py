"""A process that judges one game: `python -m baumeister.analysis.worker NICE PARENT`, started only by the server. The
record comes on standard input. It writes lines: `DONE TOTAL` for progress, and last what came of it as JSON. It runs at
the lowest priority and ends with its parent.
"""

from __future__ import annotations

import sys
from typing import Final

import msgspec

from baumeister.analysis.game import judge_whole
from baumeister.bots.processes import begin_worker
from baumeister.records import Record

#: Progress is reported about this many times.
_TOLD: Final = 50


def main() -> None:
    begin_worker(nice=int(sys.argv[1]), parent=int(sys.argv[2]))
    record = Record.loads(sys.stdin.buffer.read())

    def tell(done: int, total: int) -> None:
        if done % max(1, total // _TOLD) == 0:
            print(done, total, flush=True)

    sys.stdout.buffer.write(msgspec.json.encode(judge_whole(record, progress=tell)) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
