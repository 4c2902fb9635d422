"""Programs to learn from: each is complete and can be run with `python -m`."""

import os

from baumeister.research.errors import needed

# The matrices are small: a second thread would mostly wait, and on a busy machine everything for it.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
needed("numpy")
