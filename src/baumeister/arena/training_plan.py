"""What a training depends on: its plan, and the games of each of its rounds."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from baumeister.arena.self_play import Deal, thrown_options
from baumeister.bots.nets import HIDDEN
from baumeister.engine.chance import Rng
from baumeister.engine.errors import BaumeisterError
from baumeister.games import game as find_game

#: Seeds of the games that choose checkpoints, others for each; training has others, and so have published measurements.
FIRST_TEST_SEED: Final = 900_000_000
#: Places in a round's list of players: the judge, the net in training, then the league.
OWN: Final = 1


class BadTraining(BaumeisterError):
    """reason: the plan cannot be carried out, the file to resume from belongs to another plan, or a file cannot be
    written."""

    code = "bad-training"


@dataclass(frozen=True)
class TrainingPlan:
    """Everything the net depends on."""

    game: str
    seed: int = 1
    #: For tables with so many players alone; 0: for all.
    players: int = 0
    hidden: int = HIDDEN
    rate: float = 0.0005
    #: TD: rounds and games in each; slips are random moves per thousand.
    rounds: int = 40
    games: int = 192
    slips: int = 50
    #: Expert iteration: generations, rounds in each, games in each; iterations of a teacher's deep search, how many of
    #: 100 choices have one, and iterations of the others.
    generations: int = 8
    expert_rounds: int = 8
    expert_games: int = 192
    iterations: int = 100
    often: int = 25
    cheap: int = 8
    #: How much lead and rank count while learning, beside the chance to win.
    aside: float = 0.01
    #: How much it counts to choose as the teachers did.
    ranking: float = 0.3
    #: Shares of the seats, in per cent: the judge's, and in expert iteration those of the league.
    judges: int = 30
    older: int = 15
    #: Versions of the net it begins with ("": the judge) and of the older ones.
    start: str = ""
    league: tuple[str, ...] = ()
    #: Games in each match of a check with search, about, and their iterations: checked with 24, a net was kept that
    #: gained nothing with 200.
    test_games: int = 400
    test_iterations: int = 100

    def __post_init__(self) -> None:
        if self.players not in (0, *find_game(self.game).sizes):
            raise BadTraining(f"{self.game} is not played by {self.players}", reason="players")
        object.__setattr__(self, "league", tuple(self.league))  # from a file it is a list
        whole = (self.hidden, self.games, self.expert_rounds, self.expert_games, self.iterations, self.cheap)
        rounds = self.rounds if self.start else self.rounds - 1
        if min(whole) < 1 or min(rounds, self.generations, self.test_games, self.seed) < 0:
            raise BadTraining("a training has at least one round of one game", reason="size")

    @property
    def sizes(self) -> tuple[int, ...]:
        """The numbers of players it is about."""
        return (self.players,) if self.players else tuple(find_game(self.game).sizes)

    @property
    def all_rounds(self) -> int:
        return self.rounds + self.generations * self.expert_rounds

    @property
    def all_games(self) -> int:
        return self.rounds * self.games + self.generations * self.expert_rounds * self.expert_games

    def generation_of(self, number: int) -> int:
        """0 for the rounds of TD, then from 1 on."""
        return 0 if number < self.rounds else (number - self.rounds) // self.expert_rounds + 1

    def rate_of(self, number: int) -> float:
        """Falls to a tenth over the second half of TD, and again, from a half, in every generation: a net whose weights
        still jump about plays worse than it could."""
        if number < self.rounds:
            done = number / self.rounds
            return self.rate * (1.0 if done < 0.5 else 1.0 - 0.9 * (done - 0.5) / 0.5)
        done = (number - self.rounds) % self.expert_rounds / self.expert_rounds
        return self.rate * 0.5 * (1.0 - 0.9 * done)

    def leads_to(self, other: TrainingPlan) -> bool:
        """Does training by this plan begin like the other one? Only the number of generations may differ."""
        return replace(self, generations=other.generations) == other


def training_deals(plan: TrainingPlan, number: int) -> list[Deal]:
    """The games of a round: all player counts, for each of them every second game with random options, and judges."""
    expert = number >= plan.rounds
    sizes = list(plan.sizes)
    if not plan.players:
        # What people play most comes up more often.
        sizes += [size for size in (2, 4) if size in sizes]
    deals = []
    for place in range(plan.expert_games if expert else plan.games):
        dice = Rng(plan.seed * 1_000_000 + number * 10_000 + place)
        # Every second game of each size: with an even number of sizes, count the rounds through them, not the games.
        count = place if len(sizes) % 2 == 1 else place // len(sizes)
        options = thrown_options(plan.game, dice if count % 2 == 1 else None)
        players = sizes[place % len(sizes)]
        seats = tuple(_thrown_sort(plan, expert, dice) for _ in range(players))
        if OWN not in seats:
            seats = (OWN, *seats[1:])
        slips = plan.slips if number < plan.rounds // 2 else plan.slips // 2
        seed = plan.seed * 100_000_000 % FIRST_TEST_SEED + number * 10_000 + place
        deals.append(Deal(seed, options, seats, slips))
    return deals


def _thrown_sort(plan: TrainingPlan, expert: bool, dice: Rng) -> int:
    thrown = dice.below(100)
    if thrown < plan.judges:
        return 0
    if expert and plan.league and thrown < plan.judges + plan.older:
        return OWN + 1 + dice.below(len(plan.league))
    return OWN
