"""Whatever is sent over HTTP is answered as the published description says, and never by a mistake of ours.

Schemathesis makes requests of the description, good and bad ones, for a real server. The number of requests per address
grows with the variable SCHEMATHESIS_EXAMPLES."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import CHECKS
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode

from baumeister.api import game as find_game
from baumeister.records import Record, human
from baumeister.server.http.description import describe
from baumeister.server.loadtest.host import ServerProcess
from tests.server.real import serve

EXAMPLES = int(os.environ.get("SCHEMATHESIS_EXAMPLES", "4"))
CHECKED = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
    "negative_data_rejection",
)
SCHEMA = schemathesis.openapi.from_dict(describe())
OPERATIONS: dict[str, Any] = {}
for _found in SCHEMA.get_all_operations():
    assert isinstance(_found, Ok), _found.err()
    OPERATIONS[_found.ok().label] = _found.ok()


@dataclass
class Target:
    """A server with somebody at it who has an open, a running and an uploaded game."""

    server: ServerProcess
    codes: list[str]

    @contextlib.contextmanager
    def guest(self) -> Iterator[httpx.Client]:
        with httpx.Client(base_url=self.server.address, timeout=60) as client:
            me = client.post("/api/people", json={"name": "Anna"}).json()
            client.headers["x-csrf-token"] = me["csrf"]
            yield client


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    server = serve(tmp_path_factory.mktemp("server"))
    server.start()
    try:
        found = Target(server, [])
        with found.guest() as anna:
            seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
            opened = anna.post("/api/tables", json={"game": "caylus"})
            begun = anna.post("/api/tables", json={"game": "caylus1303", "seats": seats, "start_at_once": True})
            record = Record.begin(find_game("villagers"), [human("A"), human("B")], 7).to_json()
            kept = anna.post("/api/records", json={"record": record})
            found.codes = [answer.json()["t"] for answer in (opened, begun, kept)]
        yield found
        assert server.runs
        assert "unexpected error" not in server.output()
    finally:
        server.kill()


@pytest.mark.parametrize("label", sorted(OPERATIONS))
def test_every_address_answers_as_described_whatever_is_sent(label: str, target: Target) -> None:
    operation = OPERATIONS[label]
    checks = CHECKS.get_by_names(CHECKED)
    answered: list[int] = []
    with target.guest() as client:

        def ask(case: Any) -> None:
            headers = dict(client.headers)
            answer = case.call(base_url=target.server.address, headers=headers, cookies=dict(client.cookies))
            case.validate_response(answer, checks=checks)
            answered.append(answer.status_code)

        for code in target.codes if "{code}" in label else [None]:
            fixed: dict[str, Any] = {"path_parameters": {"code": code}} if code else {}
            over(operation.as_strategy(**fixed), ask)
        if operation.path_parameters or operation.query or operation.body:
            over(operation.as_strategy(generation_mode=GenerationMode.NEGATIVE), ask)
    assert answered
    assert all(status < 500 for status in answered)


def over(strategy: Any, ask: Callable[[Any], None]) -> None:
    """Ask with some examples of the strategy."""

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=EXAMPLES < 50,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(strategy)
    def test(case: Any) -> None:
        ask(case)

    test()


def test_the_description_is_served_as_the_types_are_made_from_it(target: Target) -> None:
    assert httpx.get(f"{target.server.address}/api/openapi.json").json() == describe()


def test_every_address_says_what_it_does_and_has_a_name_of_its_own() -> None:
    described = describe()
    names = []
    for path, operations in described["paths"].items():
        for method, operation in operations.items():
            assert operation.get("description"), (method, path)
            assert operation["tags"]
            names.append(operation["operationId"])
    assert len(names) == len(set(names)) == len(OPERATIONS)
    for name, shape in described["components"]["schemas"].items():
        assert shape.get("properties"), name
