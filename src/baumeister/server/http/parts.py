"""What requests of several controllers are made of: who asks, the parts of the site, and ids in addresses."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from litestar.di import NamedDependency
from litestar.params import PathParameter, SkipValidation

from baumeister.hub.protocol import CODE_PATTERN
from baumeister.server.site import Site
from baumeister.server.storage.people import SignInRow

Who: TypeAlias = NamedDependency[SkipValidation[SignInRow]]
Parts: TypeAlias = NamedDependency[SkipValidation[Site]]
#: An id in an address.
Id: TypeAlias = Annotated[str, PathParameter(pattern=r"^[A-Za-z0-9_-]{1,40}(?![\s\S])")]
#: A table's code in an address.
TableCode: TypeAlias = Annotated[
    str, PathParameter(pattern=CODE_PATTERN, description="The code of a table, from its link.")
]
