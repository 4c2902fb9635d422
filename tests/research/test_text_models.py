"""Models behind a server or a command: what they answer, what they get wrong, and that the key goes nowhere else."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import trustme

from baumeister.bots.pipes import NotStarted
from baumeister.research.text import chat
from baumeister.research.text.chat import TRIES, ChatModel
from baumeister.research.text.conversation import Message
from baumeister.research.text.errors import BadAddress, BadKey, ModelRefused, ModelUnavailable, NoAnswer
from baumeister.research.text.models import MOST_MISSING, CommandModel
from tests.research.stub_server import Answer, Stub, completion, stub_server

KEY = "sk-very-secret-0123456789"
ASKED: list[Message] = [{"role": "user", "content": "Which one, P0? – ü"}]


def chat_model(stub: Stub, **more: Any) -> tuple[ChatModel, list[float]]:
    """A model of this server with a key, and the pauses it makes instead of making them."""
    pauses: list[float] = []
    made = ChatModel(
        more.pop("base_url", stub.base_url),
        "some-model",
        key_variable="SOME_KEY",
        seconds=more.pop("seconds", 10.0),
        sleep=pauses.append,
        environment={"SOME_KEY": KEY},
        **more,
    )
    return made, pauses


def in_order(*answers: Answer) -> Any:
    """One after the other; the last one for ever."""
    rest = list(answers)
    return lambda _: rest.pop(0) if len(rest) > 1 else rest[0]


# ---- chat completions


def test_a_server_is_asked_as_chat_completions_want_it() -> None:
    with stub_server(in_order(completion("Well: [2]"))) as stub:
        model, _ = chat_model(stub, settings={"temperature": 0.5, "max_tokens": 30})
        reply = model.ask(ASKED)
    assert (reply.text, reply.prompt_tokens, reply.answer_tokens) == ("Well: [2]", 100, 7)
    (heard,) = stub.heard
    assert heard.path == "/v1/chat/completions"
    assert heard.key == f"Bearer {KEY}"
    assert heard.body == {"model": "some-model", "messages": ASKED, "temperature": 0.5, "max_tokens": 30}


def test_over_https_a_server_is_asked_only_if_its_certificate_is_known_and_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    authority, stranger = trustme.CA(), trustme.CA()
    known = tmp_path / "authority.pem"
    authority.cert_pem.write_to_path(known)
    monkeypatch.setenv("SSL_CERT_FILE", str(known))
    with stub_server(in_order(completion("[1]")), authority.issue_cert("127.0.0.1")) as stub:
        assert chat_model(stub)[0].ask(ASKED).text == "[1]"
        assert [heard.key for heard in stub.heard] == [f"Bearer {KEY}"]
    for certificate in (stranger.issue_cert("127.0.0.1"), authority.issue_cert("elsewhere.example")):
        with stub_server(in_order(completion("[1]")), certificate) as stub:
            with pytest.raises(BadAddress, match="CERTIFICATE_VERIFY_FAILED"):
                chat_model(stub)[0].ask(ASKED)
            assert stub.heard == []


@pytest.mark.parametrize(
    ("answer", "text"),
    [
        (completion([{"type": "text", "text": "[1"}, {"type": "text", "text": "]"}, "?"]), "[1]"),
        (completion(None, refusal="I do not play."), "I do not play."),
        (completion(None), ""),
        (Answer(body=b'{"choices": [{"message": {"content": "[1]"}}], "usage": {"prompt_tokens": "many"}}'), "[1]"),
    ],
)
def test_parts_refusals_and_missing_counts_are_read(answer: Answer, text: str) -> None:
    with stub_server(in_order(answer)) as stub:
        assert chat_model(stub)[0].ask(ASKED).text == text


@pytest.mark.parametrize("status", [429, 500, 503, 529])
def test_a_busy_or_broken_server_is_asked_again_after_pauses(status: int) -> None:
    busy = Answer(status)
    asked_to_wait = Answer(status, headers={"Retry-After": "7"})
    with stub_server(in_order(busy, busy, asked_to_wait, completion("[1]"))) as stub:
        model, pauses = chat_model(stub)
        assert model.ask(ASKED).text == "[1]"
    assert pauses == [1.0, 2.0, 7.0]


@pytest.mark.parametrize(
    "answer",
    [
        Answer(503),
        Answer(body=b"{not json"),
        Answer(body=b'{"choices": []}'),
        Answer(body=b"[1, 2]"),
        Answer(body=b'{"choices": [{"message": "[1]"}]}'),
        Answer(body=b'{"choices": [{"text": "[1]"}]}'),
    ],
)
def test_a_server_that_never_answers_properly_ends_the_run(answer: Answer) -> None:
    with stub_server(in_order(answer)) as stub:
        model, pauses = chat_model(stub)
        with pytest.raises(ModelUnavailable):
            model.ask(ASKED)
    assert len(stub.heard) == TRIES
    assert len(pauses) == TRIES - 1


@pytest.mark.parametrize("status", [301, 307, 400, 401, 403, 404, 422])
def test_a_refusal_is_final_and_says_what_is_wrong(status: int) -> None:
    body = json.dumps({"error": {"message": f"Incorrect key: {KEY}"}}).encode()
    with stub_server(in_order(Answer(status, body, {"Location": "http://127.0.0.1:1/"}))) as stub:
        model, _ = chat_model(stub)
        with pytest.raises(ModelRefused) as caught:
            model.ask(ASKED)
    assert len(stub.heard) == 1
    assert caught.value.params["status"] == status
    assert str(status) in str(caught.value)
    assert "Incorrect key: ***" in str(caught.value)
    assert KEY not in str(caught.value)


@pytest.mark.parametrize("slow", [Answer(seconds=5.0), Answer(body=b" " * 2000, drips=True)])
def test_slow_answers_are_missing_and_too_many_of_them_end_the_run(slow: Answer) -> None:
    with stub_server(in_order(slow)) as stub:
        model, _ = chat_model(stub, seconds=0.1)
        for _ in range(MOST_MISSING - 1):
            with pytest.raises(NoAnswer):
                model.ask(ASKED)
        with pytest.raises(ModelUnavailable):
            model.ask(ASKED)


def test_a_good_answer_in_between_starts_the_count_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat, "MOST_BODY", 1 << 10)
    answers = [Answer(body=b"x" * (1 << 12)), completion("[1]")] * MOST_MISSING
    with stub_server(in_order(*answers)) as stub:
        model, _ = chat_model(stub)
        for _ in range(MOST_MISSING):
            with pytest.raises(NoAnswer):
                model.ask(ASKED)
            assert model.ask(ASKED).text == "[1]"


def test_a_huge_body_is_not_read_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat, "MOST_BODY", 1 << 18)
    with stub_server(in_order(Answer(body=b"x" * (1 << 20)))) as stub:
        model, _ = chat_model(stub)
        with pytest.raises(NoAnswer, match="larger"):
            model.ask(ASKED)


def test_a_server_that_is_not_there_is_a_wrong_address() -> None:
    with stub_server(in_order(completion("[1]"))) as stub:
        pass
    model, pauses = chat_model(stub)
    with pytest.raises(BadAddress, match="cannot be reached"):
        model.ask(ASKED)
    assert pauses == []


def test_a_server_that_goes_away_is_waited_for() -> None:
    with stub_server(in_order(completion("[1]"))) as stub:
        model, pauses = chat_model(stub)
        model.ask(ASKED)
    with pytest.raises(ModelUnavailable):
        model.ask(ASKED)
    assert len(pauses) == TRIES - 1


@pytest.mark.parametrize(
    "address",
    [
        "",
        "localhost:8000/v1",
        "ftp://host/v1",
        "http://",
        "http://host:port/v1",
        "http://[::1/v1",
        "https://me:secret-word@host/v1",
        "https://host/v1?key=secret-word",
        "http://gpu.example/v1",
    ],
)
def test_addresses_that_cannot_be_used_are_refused_and_not_repeated(address: str) -> None:
    with pytest.raises(BadAddress) as caught:
        ChatModel(address, "some-model", key_variable="SOME_KEY", environment={"SOME_KEY": KEY})
    assert "secret" not in str(caught.value) + str(caught.value.params)


def test_without_a_key_http_goes_anywhere_and_no_header_is_sent() -> None:
    ChatModel("http://gpu.example/v1/", "some-model", key_variable="", environment={})
    with stub_server(in_order(completion("[1]"))) as stub:
        ChatModel(stub.base_url, "some-model", key_variable="UNSET", environment={}).ask(ASKED)
    assert stub.heard[0].key is None


@pytest.mark.parametrize("key", ["two words", "line\nbreak", "schlüssel", "\x07"])
def test_what_cannot_be_a_key_is_refused_without_showing_it(key: str) -> None:
    with pytest.raises(BadKey) as caught:
        ChatModel("https://host/v1", "some-model", key_variable="SOME_KEY", environment={"SOME_KEY": key})
    assert key not in str(caught.value)
    assert caught.value.params == {"variable": "SOME_KEY"}


# ---- commands

PROGRAM = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    {deed}
"""
SAY = "print(json.dumps({{'number': asked['number'], 'answer': {answer}, 'usage': {usage}}}), flush=True)"


@pytest.fixture
def command(tmp_path: Path) -> Iterator[Any]:
    """A model behind a program that does this with every question."""
    made = []

    def make(deed: str, seconds: float = 20.0) -> CommandModel:
        file = tmp_path / "program.py"
        file.write_text(PROGRAM.format(deed=deed), "utf-8")
        made.append(CommandModel(f"{sys.executable} {file}", seconds))
        return made[-1]

    yield make
    for model in made:
        model.close()


def test_a_program_reads_messages_and_writes_answers(command: Any) -> None:
    usage = "{'prompt_tokens': 3, 'completion_tokens': 4}"
    model = command(SAY.format(answer="'you said: ' + asked['messages'][-1]['content']", usage=usage))
    for _ in range(3):
        reply = model.ask(ASKED)
        assert reply.text == "you said: Which one, P0? – ü"
        assert (reply.prompt_tokens, reply.answer_tokens) == (3, 4)


@pytest.mark.parametrize(
    "deed",
    [
        "print('[1]', flush=True)",
        "print(json.dumps('[1]'), flush=True)",
        "print(json.dumps({'number': -1, 'answer': '[1]'}), flush=True)",
        "print(json.dumps({'number': asked['number'], 'answer': 1}), flush=True)",
        "print('x' * (3 << 20), flush=True)",
        "sys.exit('no more')",
    ],
)
def test_a_program_that_talks_nonsense_or_ends_is_asked_again_and_then_given_up(command: Any, deed: str) -> None:
    model = command(deed)
    for _ in range(MOST_MISSING - 1):
        with pytest.raises(NoAnswer):
            model.ask(ASKED)
    with pytest.raises(ModelUnavailable):
        model.ask(ASKED)


def test_a_program_that_does_not_answer_is_not_waited_for(command: Any) -> None:
    model = command("pass", seconds=0.3)
    with pytest.raises(NoAnswer, match=r"0\.3 seconds"):
        model.ask(ASKED)


def test_a_program_that_is_not_there_is_a_typed_error() -> None:
    with pytest.raises(NotStarted):
        CommandModel("no-such-program --model x")
