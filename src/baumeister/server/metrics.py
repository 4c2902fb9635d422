"""Figures for Prometheus. The parts keep their own counts, which are read only on request, so that counting costs a
move no more than an addition."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.exposition import generate_latest
from prometheus_client.gc_collector import GCCollector
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

#: A figure: its name, what it is, and its value or values by label.
Reading = Callable[[], float | dict[str, float]]

_COMMIT_SECONDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
_BATCH_ROWS: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024)
_REQUEST_SECONDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)


class Metrics(Collector):
    """One registry per application, so that several fit into one process (tests)."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._counters: dict[str, tuple[str, str, Reading]] = {}
        self._gauges: dict[str, tuple[str, str, Reading]] = {}
        self.requests = Counter(
            "baumeister_http_requests", "HTTP requests", ("method", "route", "status"), registry=self.registry
        )
        self.request_seconds = Histogram(
            "baumeister_http_request_seconds",
            "Time until an HTTP request is answered",
            buckets=_REQUEST_SECONDS,
            registry=self.registry,
        )
        self.commit_seconds = Histogram(
            "baumeister_commit_seconds",
            "Time a commit of the log takes",
            buckets=_COMMIT_SECONDS,
            registry=self.registry,
        )
        self.commit_rows = Histogram(
            "baumeister_commit_rows", "Moves that share a commit", buckets=_BATCH_ROWS, registry=self.registry
        )
        self.ready = Gauge("baumeister_ready", "1 if the server can serve", registry=self.registry)
        self.registry.register(self)
        ProcessCollector(registry=self.registry)
        GCCollector(registry=self.registry)

    def note_commit(self, rows: int, seconds: float) -> None:
        """Called by the log's writer, from its thread."""
        self.commit_rows.observe(rows)
        self.commit_seconds.observe(seconds)

    def count(self, name: str, meaning: str, reading: Reading, label: str = "") -> None:
        """A figure that only grows; `label` names what distinguishes its values."""
        self._counters[f"baumeister_{name}"] = (meaning, label, reading)

    def show(self, name: str, meaning: str, reading: Reading, label: str = "") -> None:
        """A figure that goes up and down."""
        self._gauges[f"baumeister_{name}"] = (meaning, label, reading)

    def collect(self) -> Iterator[Metric]:
        for name, (meaning, label, reading) in self._counters.items():
            counter = CounterMetricFamily(name, meaning, labels=[label] if label else None)
            for labels, value in _values(reading()):
                counter.add_metric(labels, value)
            yield counter
        for name, (meaning, label, reading) in self._gauges.items():
            gauge = GaugeMetricFamily(name, meaning, labels=[label] if label else None)
            for labels, value in _values(reading()):
                gauge.add_metric(labels, value)
            yield gauge

    def text(self) -> bytes:
        return generate_latest(self.registry)


def _values(read: float | dict[str, float]) -> Iterable[tuple[list[str], float]]:
    if isinstance(read, dict):
        return [([key], value) for key, value in read.items()]
    return [([], read)]
