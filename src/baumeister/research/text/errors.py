"""What can go wrong between a game and a language model."""

from __future__ import annotations

from baumeister.engine.errors import BaumeisterError


class UnknownLanguage(BaumeisterError):
    """known: prompts are not written in this language."""

    code = "unknown-language"


class BadModel(BaumeisterError):
    """Nobody is named who could be asked."""

    code = "bad-model"


class ModelRefused(BaumeisterError):
    """status: the server does not take the key, the address or the model; asking again would not help."""

    code = "model-refused"


class ModelUnavailable(BaumeisterError):
    """The server or program does not answer, though it was asked several times. What was played is kept."""

    code = "model-unavailable"


class BadAddress(BaumeisterError):
    """The address of a server cannot be used."""

    code = "bad-address"


class BadKey(BaumeisterError):
    """variable: what is in that environment variable cannot be a key. It is never shown."""

    code = "bad-key"


class JournalFailed(BaumeisterError):
    """The file of a run cannot be read or written, or is damaged."""

    code = "journal-failed"


class OtherAnswers(BaumeisterError):
    """file, fields: the file holds the answers of another run."""

    code = "other-answers"


class NoAnswer(Exception):
    """An attempt without an answer that counts against the model: it came too late or was too large."""
