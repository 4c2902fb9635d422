"""The checked edge of a state: bad input becomes a typed error, numbers become names. Interpreted, never hot."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from itertools import chain
from typing import TYPE_CHECKING, Any

from baumeister.engine.catalogue import Catalogue, DecisionKind, Event
from baumeister.engine.chance import Rng
from baumeister.engine.choosing import make_choices
from baumeister.engine.errors import BadSeat, BadSeed, BadState, Refusal, UnknownEdition, echo, refuse
from baumeister.engine.messages import Message, SeatParam, message
from baumeister.engine.numbers import integer
from baumeister.engine.vecs import vec
from baumeister.engine.wire import Choice, Withheld

if TYPE_CHECKING:
    from baumeister.engine.editions import Edition
    from baumeister.engine.game import Game
    from baumeister.engine.state import State

#: Every game by the class of its states; a game registers itself.
GAMES: dict[Callable[[Any, None], State], Game] = {}

#: First number of every list, so that a later layout can be told apart from this one.
LIST_FORMAT = 1
#: Numbers before the fields: format, figures (two halves of the digest), number of fields.
LIST_HEAD = 4
SEED_LIMIT = 1 << 64
#: Numbers that count changes for observers are no fields.
CHANGES = "_changes"
#: Compiled fields are 64-bit integers; interpreted ones must not accept more.
NUMBER_LIMIT = 1 << 63
#: Spectators see what is told to everybody, and whispers to "all but these seats".
SPECTATOR_BIT = 1 << 30


def action_number(action: object) -> int:
    """The action as a number of a sensible size, or -1."""
    number = integer(action)
    return number if number is not None and 0 <= number < 1 << 31 else -1


def known_action(catalogue: Catalogue, action: object) -> int:
    """The same for an action the game has, or -1."""
    number = action_number(action)
    return number if number < len(catalogue.actions) else -1


def unknown_action(action: object) -> Refusal:
    return refuse("unknown-action", action=echo(action))


def action_label(state: State, action: object) -> str:
    """How an error message refers to an action: by name if it has one."""
    number = known_action(state.catalogue(), action)
    return state.catalogue().actions[number] if number >= 0 else echo(action)


def why_not(state: State, action: object) -> Refusal | None:
    number = known_action(state.catalogue(), action)
    if number < 0:
        return unknown_action(action)
    if state.is_over:
        return refuse("game-over")
    catalogue = state.catalogue()
    return catalogue.decisions[state.pending].why_not(state, number, catalogue.parts[number][0])


def explain(state: State, action: object) -> Refusal:
    """The reason for an action that is known to be illegal."""
    refusal = why_not(state, action)
    assert refusal is not None, f"why_not has no reason for {action_label(state, action)}"
    return refusal


def seat_number(state: State, seat: object) -> int:
    """A seat of the table, or -1 for a spectator."""
    return -1 if seat is None else check_seat(seat, state.players)


def check_seat(seat: object, seats: int) -> int:
    """A seat of a table with this many players."""
    number = integer(seat)
    if number is not None and 0 <= number < seats:
        return number
    raise BadSeat(f"seat {echo(seat)}: this table has the seats 0 to {seats - 1}", seat=echo(seat))


def views(state: State, seats: Iterable[object]) -> list[Any]:
    """What each of these seats may know: equal to its `view`, but made together."""
    return state.game().views(state, [seat_number(state, seat) for seat in seats])


def choices(state: State) -> tuple[Choice, ...]:
    """What the seat that is asked may do; nothing when the game is over. A function of its view and the figures."""
    return () if state.is_over else choices_at(state, state.view(int(state.seat)))


def choices_at(state: State, view: Any) -> tuple[Choice, ...]:
    """The same for callers that already have the view."""
    if state.is_over:
        return ()
    game = state.game()
    catalogue = game.catalogue
    figures = game.editions.find(state.figures_digest()).figures
    kind = catalogue.decisions[state.pending]
    made = make_choices(catalogue, kind, game.maker(view, figures), state.legal(), game.label)
    return with_plain_gain(made, catalogue.decline) if kind.gains else made


def withheld(state: State) -> tuple[Withheld, ...]:
    """What the seat that is asked holds for the question and cannot choose, each with the reason."""
    return () if state.is_over else withheld_at(state, state.view(int(state.seat)))


def withheld_at(state: State, view: Any) -> tuple[Withheld, ...]:
    """The same for callers that already have the view."""
    if state.is_over:
        return ()
    catalogue = state.catalogue()
    found = []
    for answer in catalogue.decisions[state.pending].answers:
        for argument, target in (answer.at_hand(view) if answer.at_hand else {}).items():
            name = f"{answer.family}:{argument}"
            refusal = why_not(state, catalogue.numbers[name])
            if refusal is not None:
                found.append(Withheld(name, target, refusal))
    return tuple(found)


def question(catalogue: Catalogue, view: Any) -> Message:
    """What the view's decision asks."""
    kind: DecisionKind = catalogue.decisions[view.decision.kind]
    return kind.question(f"{catalogue.game}-prompt-{kind.name}", view.decision, view)


def waiting(catalogue: Catalogue, view: Any) -> Message:
    """The same for those who wait for that seat: "Anna places a worker"."""
    decision = view.decision
    return message(f"{catalogue.game}-waiting-{decision.name}", seat=SeatParam(decision.seat))


#: More of these is never worse.
PLAIN = frozenset(("food", "wood", "stone", "cloth", "gold", "deniers", "workers", "points"))


def with_plain_gain(made: tuple[Choice, ...], decline: int) -> tuple[Choice, ...]:
    """Mark the only thing that can be done besides declining, if it costs nothing and is a plain gain."""
    actions = [choice.action for choice in made]
    if len(made) != 2 or decline not in actions:
        return made
    gain = made[1 - actions.index(decline)]
    if gain.costs or not gain.brings or not all(amount.resource in PLAIN for amount in gain.brings):
        return made
    return tuple(choice.as_plain() if choice is gain else choice for choice in made)


def leaders(state: State, results: Sequence[Any]) -> list[int]:
    """The seats with the best result, all of them if they tie; nobody before the end."""
    if not state.is_over:
        return []
    return [seat for seat, result in enumerate(results) if result == max(results)]


def seed_number(seed: object) -> int:
    number = integer(seed)
    if number is not None and 0 <= number < SEED_LIMIT:
        return number
    raise BadSeed(f"a seed is a whole number from 0 to 2**64 - 1, not {echo(seed)}", seed=echo(seed))


def events_for(state: State, seat: int) -> list[Event]:
    bit = SPECTATOR_BIT if seat < 0 else 1 << seat
    catalogue = state.catalogue()
    return [catalogue.event(told) for told in state.log or () if told[1] & bit]


def determinize(state: State, seat: object, seed: object) -> State:
    imagined = state.clone()
    imagined.redeal(seat_number(state, seat), Rng(signed(seed_number(seed))))
    return imagined


def signed(seed: int) -> int:
    """The same 64 bits as a number that compiled code can hold."""
    return seed - SEED_LIMIT if seed >= NUMBER_LIMIT else seed


def declared_fields(blank: State) -> tuple[str, ...]:
    """All numbers and rows of a state, in the order in which `__init__` declares them, but for counts of changes."""
    compiled = [getattr(cls, "__mypyc_attrs__", ()) for cls in reversed(type(blank).__mro__)]
    names = dict.fromkeys(chain(*compiled)) or vars(blank)
    return tuple(
        name for name in names if isinstance(getattr(blank, name), int | vec | list) and not name.endswith(CHANGES)
    )


def to_list(state: State) -> list[int]:
    """Figures, then all fields in order; rows without trailing defaults, preceded by their length."""
    digest = state.figures_digest()
    names = state.field_names()
    values = [LIST_FORMAT, int(digest[:8], 16), int(digest[8:], 16), len(names)]
    empty = state.blank()
    for name in names:
        value = getattr(state, name)
        if isinstance(value, int):
            values.append(value)
        else:
            row = _shortened(list(value), getattr(empty, name)[-1])
            values.append(len(row))
            values.extend(row)
    return values


def _shortened(row: list[int], default: int) -> list[int]:
    """Without trailing defaults, so that a row that becomes longer later is still written the same."""
    end = len(row)
    while end > 0 and row[end - 1] == default:
        end -= 1
    return row[:end]


def figures_digest(state: Any) -> str:
    """Digest of the figures that every state has."""
    digest: str = state.figures.components.digest
    return digest


def blank(state: Any) -> State:
    """An empty state of the same game and figures."""
    made: State = state.game().blank(state.figures)
    return made


def unpickle(package: str, values: object) -> State:
    """Pickles are restored by this function."""
    game: Game = import_module(package).GAME
    return game.from_list(values)


def restore(game: Game, values: object) -> State:
    """A state from the list, with the figures it began with.

    The form, the figures and rules, and the fields that every game has are checked: players, seat (-1: it is over),
    decision, phase and options must exist, and no count may be below 0. The game's own fields are not checked, nor
    whether play could lead there: with a list that `to_list` did not write, the rules may do anything, even loop for
    ever. So lists are for your own processes, and records for what strangers send.

    Fields newer than the list keep their defaults, which play as before they existed."""
    if not isinstance(values, list | tuple) or not all(type(value) is int for value in values):
        raise BadState(f"a state of {game.id} is a list of whole numbers", game=game.id)
    if any(not -NUMBER_LIMIT <= value < NUMBER_LIMIT for value in values):
        raise BadState(f"a state of {game.id} has only numbers of 64 bits", game=game.id)
    if len(values) < LIST_HEAD or values[0] != LIST_FORMAT:
        raise BadState(f"not a state of {game.id} in list format {LIST_FORMAT}", game=game.id)
    _, high, low, count = values[:LIST_HEAD]
    if not 0 <= count <= len(game.fields):
        raise BadState(f"this state of {game.id} has {count} fields; a newer program is needed", game=game.id)
    try:
        edition = game.editions.find(f"{high:08x}{low:08x}")
    except UnknownEdition as error:
        raise BadState(f"this state of {game.id} was made with figures that are not here", game=game.id) from error
    fresh: State = game.blank(edition.figures)
    at = LIST_HEAD
    try:
        for name in game.fields[:count]:
            at = _read_field(fresh, name, values, at)
    except IndexError as error:
        raise BadState(f"the list for {game.id} is too short", game=game.id) from error
    if at != len(values):
        raise BadState(f"the list for {game.id} has {len(values)} numbers instead of {at}", game=game.id)
    if not 1 <= fresh.rules <= game.rules_code:
        raise BadState(f"this state of {game.id} was made with rules that are not here", game=game.id)
    _check_ranges(game, edition, fresh)
    return fresh


def _check_ranges(game: Game, edition: Edition, state: State) -> None:
    """The rules and views use these fields for look-ups and loops."""
    ranges = [
        ("players", game.players_min, game.players_max),
        ("seat", -1, state.players - 1),
        ("pending", 0, len(game.catalogue.decisions) - 1),
        ("phase", 0, len(game.catalogue.phases) - 1),
        *[(name, 0, NUMBER_LIMIT) for name in ("turn", "revealed", "draws", "round")],
        *[(option.name, 0, len(option.choices) - 1) for option in edition.options],
    ]
    for name, least, most in ranges:
        number = getattr(state, name)
        if not least <= number <= most:
            raise BadState(f"no state of {game.id} has {number} as {name}", game=game.id)


def _read_field(fresh: State, name: str, values: Sequence[int], at: int) -> int:
    """Set one field from the list; returns where the next one begins."""
    default = getattr(fresh, name)
    if isinstance(default, int):
        setattr(fresh, name, values[at])
        return at + 1
    length = values[at]
    end = at + 1 + length
    if not 0 <= length <= len(default) or end > len(values):
        raise IndexError(name)
    # In place: a `vec` that interpreted code sets as a field of a compiled class is never freed (mypyc 2.4).
    for place in range(length):
        default[place] = values[at + 1 + place]
    return end


def describe(state: State) -> str:
    """What a person at a prompt wants to know first: which game, how far it is, whose decision it is, and which
    state."""
    asked = "over" if state.is_over else f"seat {state.seat}"
    where = f"{state.game().id}, {state.players} players, round {state.round}, {asked}"
    return f"<baumeister {where}, digest {digest(state)}>"


def digest(state: State) -> str:
    """Over the fields by name, without those at their defaults: a field added later changes no old digest."""
    empty = state.blank()
    words = [state.game().id, state.figures_digest()]
    for name in sorted(state.field_names()):
        value, default = getattr(state, name), getattr(empty, name)
        if isinstance(value, int):
            if value != default:
                words.append(f"{name} {value}")
        elif row := _shortened(list(value), default[-1]):
            words.append(f"{name} {row}")
    return hashlib.blake2b("; ".join(words).encode(), digest_size=16).hexdigest()
