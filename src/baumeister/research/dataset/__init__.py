"""Self-play games as tables of decisions, to learn from: docs/datasets.md."""

from baumeister.research.errors import needed

needed("numpy")
