"""Errors cross processes whole: code, sentence, parameters and the refusal they carry."""

import pickle

import pytest

import baumeister as bm


def revived(error: Exception) -> Exception:
    copy = pickle.loads(pickle.dumps(error))
    assert isinstance(copy, Exception)
    return copy


def test_an_illegal_action_keeps_its_refusal() -> None:
    game = bm.game("caylus1303")
    state = game.new(3, seed=1)
    with pytest.raises(bm.IllegalAction) as raised:
        state.apply(game.action("place:9"))
    copy = revived(raised.value)
    assert isinstance(copy, bm.IllegalAction)
    assert (str(copy), copy.code, copy.action) == (str(raised.value), "illegal-action", "place:9")
    assert copy.refusal == raised.value.refusal
    assert dict(copy.params) == {"action": "place:9"}


@pytest.mark.parametrize("cause", [lambda: bm.game("chess"), lambda: bm.game("caylus1303").new(9)])
def test_a_typed_error_keeps_its_code_and_parameters(cause: object) -> None:
    with pytest.raises(bm.BaumeisterError) as raised:
        cause()  # type: ignore[operator]
    copy = revived(raised.value)
    assert type(copy) is type(raised.value)
    assert isinstance(copy, bm.BaumeisterError)
    assert (str(copy), dict(copy.params)) == (str(raised.value), dict(raised.value.params))


def test_a_record_error_keeps_its_place() -> None:
    with pytest.raises(bm.RecordError) as raised:
        bm.Record.loads("{")
    copy = revived(raised.value)
    assert isinstance(copy, bm.RecordError)
    assert (copy.code, copy.place) == (raised.value.code, raised.value.place)
