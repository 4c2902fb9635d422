"""Plumbline, the benchmark: agents against fixed rungs on a fixed schedule, in files that can be checked
(docs/benchmark.md)."""
