"""The same work on a Ray cluster: the extra `[cluster]`. Ray is loaded only when somebody asks for it."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Final

from baumeister.arena.executor import Item, Result
from baumeister.engine.errors import BaumeisterError

#: Pieces of work queued for each core, so that none is ever idle.
_WAITING: Final = 2

#: Ray gives its own node half a minute to start, however busy the machine is: how often we try.
_STARTS: Final = 5
#: Ray would send usage reports, run its workers at the lowest priority, and warn about a coming change of its own.
_SETTINGS: Final = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_worker_niceness": "0",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
}


class ClusterMissing(BaumeisterError):
    """The extra is not installed."""

    code = "cluster-missing"


class ClusterFailed(BaumeisterError):
    """address: there is no cluster, it cannot be reached, or it went away."""

    code = "cluster-failed"


class RayExecutor:
    """Tasks on a Ray cluster; an empty address starts one on this machine alone, which ends with us."""

    def __init__(self, address: str = "", workers: int | None = None) -> None:
        self._address = address
        for name, value in _SETTINGS.items():
            os.environ.setdefault(name, value)
        try:
            import ray
        except ImportError as error:
            raise ClusterMissing("Ray is not installed: pip install 'baumeister[cluster]'") from error
        self._ray: Any = ray
        # Workers find the package and third-party modules where this process finds them.
        paths = [str(Path(__file__).parents[2]), *(path for path in sys.path if path), str(Path.cwd())]
        where: dict[str, Any] = {"address": address} if address else {"address": "local", "include_dashboard": False}
        if workers is not None and not address:
            where["num_cpus"] = workers
        where["runtime_env"] = {"env_vars": {"PYTHONPATH": os.pathsep.join(dict.fromkeys(paths))}}
        for again in range(_STARTS - 1, -1, -1):
            try:
                ray.init(**where, log_to_driver=False, logging_level=logging.ERROR)
                return
            except (ConnectionError, RuntimeError, ValueError, OSError) as error:
                raise self._failed(error) from error
            except Exception as error:  # Ray raises a plain Exception for a node that was too slow to start
                ray.shutdown()
                if address or not again:
                    raise self._failed(error) from error

    def map_unordered(self, work: Callable[[Item], Result], items: Iterable[Item]) -> Iterator[Result]:
        ray = self._ray
        remote = ray.remote(num_cpus=1)(work)
        rest = iter(items)
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        running = [remote.remote(item) for item in islice(rest, _WAITING * cores)]
        try:
            while running:
                ready, running = ray.wait(running, num_returns=1)
                running += [remote.remote(item) for item in islice(rest, len(ready))]
                for one in ready:
                    result: Result = ray.get(one)
                    yield result
        except ray.exceptions.RayError as error:
            raise self._failed(error) from error

    def close(self) -> None:
        self._ray.shutdown()

    def _failed(self, error: Exception) -> ClusterFailed:
        words = (str(error).strip() or type(error).__name__).splitlines()[-1]
        return ClusterFailed(f"{self._address or 'Ray'}: {words}", address=self._address)
