"""The suites of other projects. PettingZoo's warn when they are imported: of an example of their own."""

from __future__ import annotations

import warnings

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test as api_test
    from pettingzoo.test import performance_benchmark as performance_benchmark
    from pettingzoo.test import seed_test as seed_test
