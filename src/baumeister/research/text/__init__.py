"""The games for language models: docs/language_models.md.

`prompt` writes a position as text (`sheets` has what each game says, `pen` the words), `answers` reads what a model
writes, `conversation` puts both together with one retry. On top of them: `textarena` and `taskset` have the shapes of
others' environments, `match` plays a model (`models`, `chat`) against our bots and keeps every answer (`journal`).
"""
