"""What requests of several controllers are made of: who asks, the parts of the site, and ids in addresses."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from litestar import Request
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


def signed_in(request: Request[Any, Any, Any]) -> SignInRow | None:
    """Who asks, where visitors may ask, too."""
    who: SignInRow | None = request.scope["state"].get("sign_in")
    return who
