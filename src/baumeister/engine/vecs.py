"""`vec` everywhere: librt's packed integer array where it exists, a plain list elsewhere (PyPy, Pyodide).

Rules code writes `vec[i64]` in full: mypyc does not see through an alias.
"""

import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from librt.vecs import vec as vec
else:
    try:
        if sys.implementation.name != "cpython":
            raise ImportError
        from librt.vecs import vec
    except ImportError:

        class vec:  # noqa: N801
            """Stands in for librt's type: `vec[i64](items)` is then simply a list."""

            def __class_getitem__(cls, item_type: Any) -> Any:
                return list
