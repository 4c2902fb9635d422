# compiled: mypyc
"""The contract: what every game's state can do, and the parts that are the same for all.

A game derives a `Position` (data only), writes its rules as functions on it, and puts one final class on top with
`step`, `fill_legal`, `clone`, `redeal` and the few questions below that raise NotImplementedError here. (A plain base
class on purpose: an abstract one costs 12 percent of the speed, see docs/speed.md.)
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from baumeister.engine import edge
from baumeister.engine.catalogue import Catalogue, Event
from baumeister.engine.chance import WORD, Rng, threefry
from baumeister.engine.errors import IllegalAction, Refusal
from baumeister.engine.vecs import vec
from baumeister.engine.wire import Choice

if TYPE_CHECKING:
    from baumeister.engine.game import Game

#: No game has more legal actions at once: the size of the buffers for `fill_legal`.
MOST_LEGAL: Final = 256

EVERYBODY: Final = -1


def make_buffer() -> vec[i64]:
    """A buffer for `fill_legal`; make one and use it for a whole search. Interpreted code should keep it for good: a
    `vec` passed to compiled code is never freed (mypyc 2.4)."""
    return filled(MOST_LEGAL, 0)


def filled(size: i64, start: i64) -> vec[i64]:
    """A row of so many equal numbers."""
    return vec[i64]([start] * size)


class State:
    """One game in progress. Its owner sees everything; everybody else gets `view(seat)`.

    Each field is one line of `__init__`: its name, what a copy takes over, and the value it starts with. The names in
    this order are `Game.fields`, so a new field comes last. (`i64(...)`: a bare number there would be boxed.)

    A number named `..._changes` is no field: it counts how often the rules have changed something in this very object,
    so that observers need not look at what is the same as before. A copy begins anew."""

    def __init__(self, source: State | None) -> None:
        self.players: i64 = source.players if source else i64(0)
        self.seat: i64 = source.seat if source else i64(-1)  # whose decision it is; -1 when the game is over
        self.pending: i64 = source.pending if source else i64(0)  # kind of the decision
        self.turn: i64 = source.turn if source else i64(0)
        self.revealed: i64 = source.revealed if source else i64(0)
        # the game's chance: 64-bit key and how many words were drawn
        self.key_high: i64 = source.key_high if source else i64(0)
        self.key_low: i64 = source.key_low if source else i64(0)
        self.draws: i64 = source.draws if source else i64(0)
        # number of the rules the game is played by; changed rules branch on it
        self.rules: i64 = source.rules if source else i64(1)
        self.round: i64 = source.round if source else i64(0)
        self.phase: i64 = source.phase if source else i64(0)  # by the game's own numbers
        # the events: kind, seats, round, phase, turn, cause, and up to four numbers
        self.log: list[tuple[i64, i64, i64, i64, i64, i64, i64, i64, i64, i64]] | None = None
        # what the last `apply` uncovered: seat and card, in the game's own numbers
        self.shown: list[tuple[i64, i64]] | None = None

    # ---- the fast way: no checks, no lists; for compiled playouts and search

    def step(self, action: i64) -> None:
        """Carry out an action known to be legal."""
        raise NotImplementedError

    def fill_legal(self, buffer: vec[i64]) -> i64:
        """Write the legal actions in ascending order into the buffer; returns how many there are."""
        raise NotImplementedError

    def clone(self) -> State:
        """An independent copy."""
        raise NotImplementedError

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Deal anew, in place, everything `seat` cannot know; depends only on the seat's knowledge and `rng`."""
        raise NotImplementedError

    def remember(self, seat: i64, card: i64, copies: i64) -> None:
        """Everybody knows of at least this many of these cards in the seat's hand: something that was taken back had
        uncovered them."""
        raise NotImplementedError

    def score(self, seat: i64) -> i64:
        """Points of a seat now (at the end: the final ones)."""
        raise NotImplementedError

    # ---- what each game says about itself; not fast, not called in search

    def game(self) -> Game:
        """The game this is a state of."""
        return edge.GAMES[type(self)]

    def blank(self) -> State:
        """An empty state of the same game and figures, to be filled by `from_list`."""
        return edge.blank(self)

    def figures_digest(self) -> str:
        """Digest of the figures (components file) the game is played with."""
        return edge.figures_digest(self)

    def rules_version(self) -> tuple[int, str]:
        """The rules this game is played by, whatever the newest are: number of the code and digest of the figures."""
        return int(self.rules), self.figures_digest()

    def cause(self) -> i64:
        """What is being carried out now, in the game's own numbers; -1: nothing in particular."""
        return -1

    def winners(self) -> list[int]:
        """The seats that have won: those with the most points, unless a game has a tie-break. Empty before the end."""
        return edge.leaders(self, self.scores())

    # ---- the checked edge, the same for all games (`object`: compiled code would refuse other types by itself, with
    # a TypeError instead of ours)

    def catalogue(self) -> Catalogue:
        return self.game().catalogue

    def field_names(self) -> tuple[str, ...]:
        return self.game().fields

    @property
    def is_over(self) -> bool:
        return self.seat < 0

    @property
    def decision(self) -> Any:
        """What the engine waits for, as the game's own type of this kind of `Decision`; None when the game is over."""
        if self.seat < 0:
            return None
        kind: Any = self.catalogue().decisions[self.pending]
        return kind.shape(int(self.pending), int(self.seat), **kind.details(self))

    def legal(self) -> list[int]:
        """All legal actions: complete, ascending, never empty before the end."""
        if self.seat < 0:
            return []
        buffer = make_buffer()
        count = self.fill_legal(buffer)
        return [int(buffer[i]) for i in range(count)]

    def is_legal(self, action: i64) -> bool:
        if self.seat < 0:
            return False
        buffer = make_buffer()
        for i in range(self.fill_legal(buffer)):
            if buffer[i] == action:
                return True
        return False

    def apply(self, action: object) -> None:
        """Check an action, then carry it out; an illegal one raises IllegalAction and changes nothing."""
        number = edge.action_number(action)
        if number < 0 or not self.is_legal(number):
            raise IllegalAction(edge.action_label(self, action), edge.explain(self, action))
        self.perform(number)

    def perform(self, action: i64) -> None:
        """`apply` for whoever has found the action in `legal`: unlike `step` it keeps what happens."""
        self.log = []
        self.shown = []
        self.step(action)

    def why_not(self, action: object) -> Refusal | None:
        """None exactly when the action is legal, else the reason with its ledger id."""
        return edge.why_not(self, action)

    def scores(self) -> list[int]:
        return [int(self.score(seat)) for seat in range(self.players)]

    def view(self, seat: object) -> Any:
        """Everything that seat may know and nothing else; None: a spectator."""
        return self.game().views(self, [edge.seat_number(self, seat)])[0]

    def views(self, seats: Iterable[object]) -> list[Any]:
        """The views of several seats, which share what is the same for all of them."""
        return edge.views(self, seats)

    def choices(self) -> tuple[Choice, ...]:
        """What the seat that is asked may do, each with message, targets, price and what would move."""
        return edge.choices(self)

    def events(self, seat: object) -> list[Event]:
        """What the last `apply` did, step by step, as that seat (None: a spectator) may see it."""
        return edge.events_for(self, edge.seat_number(self, seat))

    def determinize(self, seat: object, seed: object) -> State:
        """A state this seat cannot tell from the true one: a function only of `seed` and of what the seat has seen.
        That is its view, plus only what its events have told although a rule wants it covered: the others' points in
        Caylus 1303 (its ruling 38)."""
        return edge.determinize(self, seat, seed)

    def to_list(self) -> list[int]:
        """The whole state as plain integers."""
        return edge.to_list(self)

    def from_list(self, values: object) -> State:
        """The state another process wrote with `to_list`; this one is left alone."""
        return edge.restore(self.game(), values)

    def digest(self) -> str:
        """A stable hash of the whole state: the same in every process, compiled or interpreted."""
        return edge.digest(self)

    def __repr__(self) -> str:
        return edge.describe(self)

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: Any) -> State:
        return self.clone()

    def __reduce__(self) -> Any:
        return (edge.unpickle, (self.game().package, self.to_list()))

    # ---- for the rules

    def ask(self, seat: i64, kind: i64) -> None:
        """Wait for a decision of this seat, within the current turn."""
        self.seat = seat
        self.pending = kind

    def ask_in_new_turn(self, seat: i64, kind: i64) -> None:
        """Wait for the first decision of a new turn; free undo ends here."""
        self.turn += 1
        self.seat = seat
        self.pending = kind

    def set_chance(self, seed: int) -> None:
        """Begin the game's chance: the same seed (64 bits) always gives the same draws."""
        self.key_high = seed >> 32
        self.key_low = seed & WORD
        self.draws = 0

    def imagine_chance(self, rng: Rng) -> None:
        """Replace the future chance, which nobody knows: part of every `redeal`."""
        self.key_high = rng.below(1 << 31)
        self.key_low = rng.below(1 << 31)
        self.draws = 0

    def draw(self, below: i64) -> i64:
        """A number from 0 to below - 1 by the game's chance, all exactly equally likely."""
        self.revealed += 1
        while True:
            word = threefry(self.key_high, self.key_low, 0, self.draws)
            self.draws += 1
            product: i64 = word * below
            # The first 2**32 % below values would come up once more often than the others: draw again.
            if (product & 0xFFFFFFFF) >= 0x100000000 % below:
                return product >> 32

    def shuffle(self, items: vec[i64], count: i64) -> None:
        """Shuffle the first `count` items in place by the game's chance."""
        for i in range(count - 1):
            j: i64 = i + self.draw(count - i)
            kept = items[i]
            items[i] = items[j]
            items[j] = kept

    def uncover(self, seat: i64, card: i64) -> None:
        """A card that only some knew is revealed from a hand, and nothing else: its holder knew it, so nothing is
        drawn. Anything else that is `revealed` counts as drawn, and tables do not take it back."""
        self.revealed += 1
        if self.shown is not None:
            self.shown.append((seat, card))

    def has_drawn(self, before: i64) -> bool:
        """Did the last `apply` reveal something that even the player who acted could not know? `before`: what
        `revealed` was before it."""
        return self.shown is not None and self.revealed - before != len(self.shown)

    def tell(self, kind: i64, a: i64 = -1, b: i64 = -1, c: i64 = -1, d: i64 = -1) -> None:
        """Something happened that everybody may know. Costs next to nothing when nobody listens."""
        if self.log is not None:
            self.log.append((kind, EVERYBODY, self.round, self.phase, self.turn, self.cause(), a, b, c, d))

    def whisper(self, seats: i64, kind: i64, a: i64 = -1, b: i64 = -1, c: i64 = -1, d: i64 = -1) -> None:
        """Something happened that only these seats (bits) may know; `~seats` is everybody else and spectators."""
        if self.log is not None:
            self.log.append((kind, seats, self.round, self.phase, self.turn, self.cause(), a, b, c, d))
