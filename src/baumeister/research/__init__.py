"""The games as environments for learning programs: docs/research.md.

Each framework is imported by its own module alone (`arrays`: numpy, `gym`: Gymnasium, `zoo`: PettingZoo, `spiel`:
OpenSpiel); the extra `research` brings all of them.
"""
