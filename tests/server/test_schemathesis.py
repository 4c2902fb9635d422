"""Whatever is sent over HTTP is answered as the published description says, and never by a mistake of ours.

Schemathesis makes requests of the description, good and bad ones, for a real server. The number of requests per address
grows with the variable SCHEMATHESIS_EXAMPLES."""

from __future__ import annotations

import contextlib
import os
import re
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

from baumeister import game as find_game
from baumeister.records import Record, human
from baumeister.server.http.description import describe
from tests.server.real import serve
from tools.loadtest.host import ServerProcess

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


#: Bytes that are no JSON, or no text at all.
BROKEN = (
    b'{"name": "\xff\xfe", "password": "\xff\xfe", "record": "\xff", "text": "\xc3("}',
    b'{"\xff": 1}',
    b'{"name": "\xed\xa0\x80", "record": "\xed\xa0\x80"}',  # half a pair, as bytes
    b'{"name": "\\ud800", "password": "\\ud800 horse", "record": "\\ud800", "text": "\\udfff"}',  # as an escape
    b'{"name": "\xc0\xaf", "record": "\xf8\x88\x80\x80\x80"}',
    '{"name": "Anna"}'.encode("utf-16"),
    b'\xef\xbb\xbf{"name": "Anna"}',
    b'{"name": "A\x00", "record": "\x00", "text": "\x00"}',
    b'{"name": "Anna"',
    b"\x80",
    b"\x1f\x8b\x08\x00",
    b"",
)


@pytest.mark.parametrize("signed_in", [True, False], ids=["signed in", "nobody"])
@pytest.mark.parametrize("label", sorted(label for label, operation in OPERATIONS.items() if operation.body))
def test_broken_bytes_are_refused_by_every_address_that_takes_a_body(
    label: str, target: Target, signed_in: bool
) -> None:
    method, path = label.split(" ")
    fields = {"code": target.codes[0], "id": "nobody", "person": "nobody", "number": "0", "seat": "0"}
    fields |= {"game": "caylus1303", "exercise": "00000000"}
    with target.guest() as client:
        if not signed_in:
            client.cookies.clear()
        for kind in ("application/json", "application/json; charset=latin-1"):
            for body in BROKEN:
                where = path.format_map(fields)
                answer = client.request(method, where, content=body, headers={"content-type": kind})
                assert 400 <= answer.status_code < 500, (body, answer.status_code, answer.text)
                assert answer.json()["code"]
    assert "Traceback" not in target.server.output()


@pytest.mark.parametrize("label", sorted(OPERATIONS))
def test_broken_bytes_in_addresses_and_headers_are_no_mistake_of_ours(label: str, target: Target) -> None:
    method, path = label.split(" ")
    fields = {"code": "%ff%fe", "id": "%C3%28", "person": "%00", "number": "%ff", "digest": "%ff"}
    where = re.sub(r"\{(\w+)\}", lambda found: fields.get(found[1], "%ff"), path)
    with target.guest() as client:
        for query in ("", "?from=%ff&seat=%C3%28&before=%00", "?%ff=%fe&to=\xe9"):
            headers = [
                (b"x-csrf-token", b"\xff\xfe"),
                (b"origin", b"http://\xff"),
                (b"cookie", b"baumeister=\xff; \xfe"),
            ]
            answer = client.request(method, f"{where}{query}", headers=[*headers, (b"accept-language", b"\xff")])
            assert answer.status_code < 500, (where, query, answer.text)
    assert "Traceback" not in target.server.output()


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
