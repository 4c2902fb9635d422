"""Data sets: every row is what the seat knew, chose and got; the bytes depend on the plan alone; damage is said."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import baumeister as bm
from baumeister.arena.contest import BadPlan
from baumeister.arena.executor import Executor, Item, LocalExecutor, Result
from baumeister.bots.door import UnknownBot
from baumeister.bots.levels import version_of
from baumeister.bots.one_ply import Player
from baumeister.cli.main import main
from baumeister.engine.chance import Rng
from baumeister.research.arrays import Eyes, player_named
from baumeister.research.dataset import files
from baumeister.research.dataset.plan import DatasetPlan
from baumeister.research.dataset.playing import choose, table_of
from baumeister.research.dataset.reading import Dataset
from baumeister.research.dataset.writing import fill, read_manifest
from baumeister.research.errors import DatasetFailed, OtherDataset, ParquetMissing
from baumeister.research.rewards import rewards_of

PLAN = DatasetPlan("caylus1303", players=3, games=7, bots=("master@4", "apprentice", "random"), first_seed=40, shard=3)


class Backwards:
    """Does the last first, as a cluster may."""

    def map_unordered(self, work: Callable[[Item], Result], items: Iterable[Item]) -> Iterator[Result]:
        return map(work, reversed(list(items)))

    def close(self) -> None: ...


class Stopped(LocalExecutor):
    """Is stopped after the first piece of work."""

    def map_unordered(self, work: Callable[[Item], Result], items: Iterable[Item]) -> Iterator[Result]:
        yield work(next(iter(items)))
        raise KeyboardInterrupt


def make(folder: Path, plan: DatasetPlan = PLAN, executor: Executor | None = None) -> dict[str, bytes]:
    """The data set's files by name."""
    for _ in fill(plan, folder, executor or LocalExecutor()):
        pass
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dataset")
    make(folder)
    return folder


# ---- what is in it


@pytest.mark.parametrize("game", bm.games())
def test_every_row_is_what_the_seat_knew_chose_and_got(game: str) -> None:
    plan = DatasetPlan(game, players=2, games=2, bots=("master@2", "random"), first_seed=9)
    (shard,) = plan.shards
    table, eyes, row = table_of(shard), Eyes(plan.spec), 0
    for number in range(plan.games):
        state, ply = bm.game(game).new(2, int(table["game_seed"][number]), plan.options), 0
        first = row
        while not state.is_over:
            legal = state.legal()
            action = legal[0]
            if len(legal) > 1:
                action = int(table["action"][row])
                seen = slice(*table["columns_start"][row : row + 2])
                may = slice(*table["legal_start"][row : row + 2])
                whole = np.zeros(eyes.columns, np.int16)
                whole[table["columns"][seen]] = table["values"][seen]
                assert (whole == eyes.row(state, int(state.seat))).all()
                assert table["legal"][may].tolist() == legal
                assert table["shares"][may].sum() == pytest.approx(1)
                assert (table["shares"][may] >= 0).all()
                given = dict(zip(legal, table["shares"][may], strict=True))
                assert given[action] == max(given.values())
                assert [int(table[name][row]) for name in ("game", "ply", "seat")] == [number, ply, int(state.seat)]
                assert table["bot"][row] == plan.seats(number)[int(state.seat)]
                row += 1
            state.apply(action)
            ply += 1
        assert table["game_digest"][number].decode() == state.digest()
        assert (table["scores"][first:row] == state.scores()).all()
        assert (table["rewards"][first:row] == np.array(rewards_of(state, 0), np.float32)).all()
    assert row == len(table["action"]) > 50


@pytest.mark.parametrize("bot", ["master@6", "journeyman"])
def test_a_choice_depends_on_nothing_that_is_hidden_from_the_seat(bot: str) -> None:
    spec = DatasetPlan("villagers", players=3, games=1, bots=(bot,)).spec
    player = player_named(bot, spec)
    assert isinstance(player, Player)
    state, dice, met = spec.title.new(3, 5), Rng(1), 0
    while met < 12:
        legal = state.legal()
        if len(legal) > 2 and dice.below(4) == 0:
            action, shares = choose(state, player, Rng(3), legal)
            other = state.determinize(state.seat, met)
            assert other.digest() != state.digest()
            found, also = choose(other, player, Rng(3), legal)
            assert (found, also.tolist()) == (action, shares.tolist())
            met += 1
        state.step(legal[dice.below(len(legal))])


def test_bots_take_the_seats_in_turn() -> None:
    assert [PLAN.seats(number) for number in range(4)] == [(0, 1, 2), (1, 2, 0), (2, 0, 1), (0, 1, 2)]
    assert replace(PLAN, bots=("random", "apprentice")).seats(1) == (1, 0, 0)


def test_a_reader_gets_whole_arrays(made: Path) -> None:
    data = Dataset(made)
    assert data.manifest["env_digest"] == PLAN.spec.digest()
    assert data.manifest["bots"][0]["version"] == version_of("master", "caylus1303")
    rows = [len(decisions) for decisions in data]
    assert rows == [file["rows"] for file in data.manifest["files"]]
    for decisions in data:
        seen, masks, shares = decisions.observations(), decisions.masks(), decisions.shares()
        assert masks[np.arange(len(decisions)), decisions.table["action"]].all()
        assert not shares[~masks].any()
        assert shares.sum(axis=1) == pytest.approx(np.ones(len(decisions)))
        assert (masks.sum(axis=1) > 1).all()
        part = slice(5, 9)
        assert (decisions.observations(part) == seen[part]).all()
        assert (decisions.masks(part) == masks[part]).all()
        assert decisions.observations(slice(3, 3)).shape == (0, seen.shape[1])
        assert {float(reward) for reward in decisions.rewards()} <= {1.0, -0.5, 0.25, 0.0}


# ---- the same bytes


def test_who_makes_it_in_what_order_does_not_matter(made: Path, tmp_path: Path) -> None:
    before = {path.name: path.read_bytes() for path in sorted(made.iterdir())}
    ranges = ("0000000-0000002", "0000003-0000005", "0000006-0000006")
    assert list(before) == ["dataset.json", *(f"games-{name}.npz" for name in ranges)]
    assert make(tmp_path, executor=Backwards()) == before


def test_a_run_that_was_killed_goes_on_and_ends_with_the_same_bytes(made: Path, tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        make(tmp_path, executor=Stopped())
    (tmp_path / ".games-0000003-0000005.npz.ab12.tmp").write_bytes(b"half")
    with pytest.raises(DatasetFailed, match="not complete"):
        Dataset(tmp_path)
    kept = (tmp_path / "games-0000000-0000002.npz").stat().st_mtime_ns
    steps = list(fill(PLAN, tmp_path, LocalExecutor()))
    assert steps == [3, 6, 7]
    assert (tmp_path / "games-0000000-0000002.npz").stat().st_mtime_ns == kept
    assert make(tmp_path) == {path.name: path.read_bytes() for path in sorted(made.iterdir())}


def test_more_games_are_added_and_the_data_set_is_that_of_all(made: Path, tmp_path: Path) -> None:
    make(tmp_path, replace(PLAN, games=4))
    assert make(tmp_path) == {path.name: path.read_bytes() for path in sorted(made.iterdir())}


# ---- what can go wrong


@pytest.mark.parametrize(
    ("other", "field"),
    [
        (replace(PLAN, first_seed=41), "first_seed"),
        (replace(PLAN, games=6), "games"),
        (replace(PLAN, bots=("random",)), "bots"),
        (replace(PLAN, options={"open_points": True}), "env"),
    ],
)
def test_the_folder_of_another_data_set_is_refused_and_left_alone(made: Path, other: DatasetPlan, field: str) -> None:
    before = {path.name: path.read_bytes() for path in made.iterdir()}
    with pytest.raises(OtherDataset, match=field):
        make(made, other)
    assert {path.name: path.read_bytes() for path in made.iterdir()} == before


@pytest.mark.parametrize(
    "wrong", [{"games": 0}, {"shard": 0}, {"form": "csv"}, {"bots": ()}, {"bots": ("random",) * 4}]
)
def test_a_plan_that_cannot_be_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(BadPlan):
        replace(PLAN, **wrong)  # type: ignore[arg-type]


def test_a_bot_that_cannot_sit_here_is_refused() -> None:
    with pytest.raises(UnknownBot):
        replace(PLAN, bots=("master",))


def test_damage_is_said(made: Path, tmp_path: Path) -> None:
    names = {path.name: path.read_bytes() for path in made.iterdir()}
    for name, data in names.items():
        (tmp_path / name).write_bytes(data)
    (tmp_path / "games-0000003-0000005.npz").write_bytes(names["games-0000003-0000005.npz"][:-9] + b"x" * 9)
    with pytest.raises(DatasetFailed, match="games-0000003"):
        list(Dataset(tmp_path))
    for manifest in (b"", b"[]", b'{"games": 1}'):
        (tmp_path / "dataset.json").write_bytes(manifest)
        with pytest.raises(DatasetFailed):
            read_manifest(tmp_path)
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(DatasetFailed):
        make(tmp_path / "file")


def test_parquet_without_pyarrow_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(module: str) -> None:
        raise ModuleNotFoundError(module)

    monkeypatch.setattr(files, "import_module", missing)
    with pytest.raises(ParquetMissing, match="pip install pyarrow"):
        make(tmp_path / "out", replace(PLAN, form="parquet"))
    assert not (tmp_path / "out").exists()


def test_the_command_makes_one_on_the_cluster_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[object] = []

    def executor(workers: int | None, cluster: str | None) -> LocalExecutor:
        asked.append((workers, cluster))
        return LocalExecutor()

    monkeypatch.setattr("baumeister.cli.dataset.make_executor", executor)
    words = ["dataset", "magna_carta", "--bots", "Lehrling", "--games", "2", "--cluster", "far", "--out", str(tmp_path)]
    assert main([*words, "--workers", "2", "--lang", "de"]) == 0
    assert asked == [(2, "far")]
    assert "2 Partien" in capsys.readouterr().out
    manifest = json.loads((tmp_path / "dataset.json").read_text("utf-8"))
    assert manifest["bots"] == [{"bot": "apprentice", "version": "3"}]
    assert main([*words, "--seed", "7"]) == 1
    assert "other-dataset" in capsys.readouterr().err
