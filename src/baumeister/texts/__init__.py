"""Everything a person reads, in German and English: Project Fluent catalogues, one folder per language.

`catalogue.py` is the one place that touches Fluent; `effects.py` puts effects of tiles and cards into words,
`cards.py` whole tiles, cards and characters, `reasons.py` errors and refusals.
"""
