"""The hub's shelf, on both databases: tables with their log, proposals, chat, leases, results and lists."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest
from sqlalchemy import delete, select, update

import baumeister as bm
from baumeister.engine.errors import UnknownEdition
from baumeister.hub.ports import Row, WriteOutcome
from baumeister.hub.protocol import Listed, Proposal
from baumeister.records import Action, Record, bot, human
from baumeister.records.form import Bot
from baumeister.server.storage import clock, schema
from baumeister.server.storage.names import DELETED, named_record
from baumeister.server.storage.results import counting_winners
from baumeister.server.storage.shelf import VISIT
from baumeister.tables import Act, Commit, GiveUp, SitDown, StoreDamaged, Table, UnknownTable
from tests.server.storage.rooms import (
    GAME,
    Process,
    add_game,
    add_people,
    add_table,
    begin,
    expire,
    fetch,
    process,
    row,
)

tables = schema.tables.c


async def play_on(one: Process, number: int, table: Table, steps: int) -> list[Commit]:
    """Play some actions, through the writer."""
    commits: list[Commit] = []
    while not table.is_over and len(commits) < steps:
        commits.append(table.propose(some_act(table)))
        table.accept(commits[-1])
        await keep(one, number, commits[-1], table)
    return commits


def some_act(table: Table) -> Act:
    """Always the same one, but not always of the same kind."""
    legal = table.legal(table.seat)
    chosen = legal[table.number * 7 % len(legal)]
    return Act(table.seat, chosen, answers=table.number, move_id=f"m{table.number + 1}")


async def keep(one: Process, number: int, commit: Commit, table: Table) -> None:
    status = "over" if table.is_over else "running"
    first, last = commit.entries[0].number, commit.entries[-1].number
    assert await one.write(Row(number, first, last, commit, table.seat, False, status)) is WriteOutcome.KEPT


# ---- whole tables


def test_a_table_comes_back_with_its_log_move_ids_names_asks_and_chat(url: str) -> None:
    async def check() -> None:
        async with process(url) as one:
            await add_people(one.database, "Anna", "Berta")
            record = begin([human("anna"), human("berta/1")])
            number = await add_table(
                one.database, "the-table-of-two", ["anna", "berta"], head=record.to_json(), host="anna", name="Friday"
            )
            async with one.database.begin() as connection:
                change = update(schema.seats).where(schema.seats.c.seat == 1).values(label="Bertas Kind")
                await connection.execute(change)
            table = Table(record)
            commits = await play_on(one, number, table, 12)
            asked = await one.shelf.put_proposal(number, Proposal(0, "undo", 0, (1,), back_to=3, answers=12))
            line = await one.shelf.say(number, "berta", "Hallo")
            assert await one.shelf.load("no-such-table") is None
            assert await one.shelf.sitting("no-such-table") is None
            stored = await one.shelf.load("the-table-of-two")
            assert stored is not None
            assert stored.id == number
            assert stored.record == table.owners_record()
            assert stored.move_ids == {f"m{n}": n for n in range(1, 13)}
            assert stored.proposals == (asked,)
            assert stored.chat == (line,)
            assert (line.name, line.text, line.at[-1]) == ("Berta", "Hallo", "Z")
            assert stored.labels == {1: "Bertas Kind"}
            assert [seat.name for seat in stored.sitting.seats] == ["Anna", "Bertas Kind"]
            assert stored.sitting.host == "anna"
            assert stored.sitting.name == "Friday"
            assert stored.sitting.rules == record.rules.figures
            assert await one.shelf.sitting("the-table-of-two") == (stored.sitting, (asked,))
            again = Table(stored.record, stored.move_ids)
            assert again.view(0) == table.view(0)
            # Reading on: all tables at once, in order, only what is new.
            other = await add_game(one.database, "another-table")
            await one.write(row(other, 1))
            found = await one.shelf.read_on({other: 0, number: 7})
            assert [commit for of, commit in found if of == number] == commits[7:]
            assert [commit.entries[0].number for of, commit in found if of == other] == [1]
            assert await one.shelf.read_on({number: 12, 4711: 0}) == []
            assert await one.shelf.read_on({}) == []

    asyncio.run(check())


def test_an_open_table_has_people_and_free_seats_but_no_record(url: str) -> None:
    async def check() -> None:
        async with process(url) as one:
            await add_people(one.database, "Anna", "Berta")
            await add_people(one.database, "Gast", password=None)
            await add_table(one.database, "an-open-table", ["anna", "gast", None, None], bots=1)
            async with one.database.begin() as connection:
                keep_free = update(schema.seats).where(schema.seats.c.seat == 3).values(reserved="berta")
                await connection.execute(keep_free)
            stored = await one.shelf.load("an-open-table")
            assert stored is not None
            assert (stored.record, stored.move_ids, stored.sitting.status) == (None, {}, "open")
            seats = stored.sitting.seats
            assert [(seat.name, seat.person, seat.guest, seat.bot, seat.reserved) for seat in seats] == [
                ("Anna", "anna", False, None, None),
                ("Gast", "gast", True, None, None),
                ("", None, False, None, None),
                ("Berta", None, False, None, "berta"),
                ("random", None, False, "random", None),
            ]

    asyncio.run(check())


def test_people_who_were_deleted_have_no_name_and_their_games_stay(url: str) -> None:
    async def check() -> None:
        async with process(url) as one:
            await add_people(one.database, "Anna", "Berta", "Clara")
            record = begin([human("anna/0"), human("anna/1"), human("berta"), human("clara")])
            await add_table(
                one.database, "a-table-of-four", ["anna", "anna", "berta", "clara"], head=record.to_json(), host="berta"
            )
            async with one.database.begin() as connection:
                await connection.execute(update(schema.seats).where(schema.seats.c.seat == 1).values(label="Kind"))
                gone = update(schema.people).where(schema.people.c.id == "berta").values(name="", deleted=1)
                await connection.execute(gone)
                await connection.execute(delete(schema.people).where(schema.people.c.id == "clara"))
            stored = await one.shelf.load("a-table-of-four")
            assert stored is not None
            assert stored.record is not None
            seats = stored.sitting.seats
            assert [(seat.name, seat.person) for seat in seats] == [
                ("Anna", "anna"), ("Kind", "anna"), ("", "berta"), ("", None),
            ]  # fmt: skip
            names = await one.shelf.names_in(stored.record)
            assert names == {"anna": "Anna"}
            shown = named_record(stored.record, names, stored.labels)
            assert [seat.name for seat in shown.seats] == ["Anna", "Kind", DELETED, DELETED]
            assert "berta" not in shown.to_json()
            shown.checked()

    asyncio.run(check())


def test_names_are_put_in_wherever_a_record_has_them() -> None:
    table = Table(begin([human("anna"), human("berta")]))
    table.accept(table.propose(SitDown(1, bot("random"))))
    table.accept(table.propose(SitDown(1, human("clara"))))
    record = table.owners_record()
    shown = named_record(record, {"anna": "Anna", "berta": "Berta", "clara": "Clara"})
    assert [seat.name for seat in (*shown.seats, *shown.seats_now())] == ["Anna", "Berta", "Anna", "Clara"]
    assert shown.log[0] == record.log[0]  # bots are called what they are called


def test_seats_follow_the_log_also_when_a_process_died_before_it_noted_them(url: str) -> None:
    async def check() -> None:
        async with process(url) as one:
            await add_people(one.database, "Anna", "Berta")
            record = begin([human("anna"), human("berta"), bot("random")])
            number = await add_table(one.database, "a-running-table", ["anna", "berta"], bots=1, head=record.to_json())
            table = Table(record)
            for request in (GiveUp(0, Bot("random")), SitDown(1, bot("apprentice"))):
                commit = table.propose(request)
                table.accept(commit)
                await keep(one, number, commit, table)
            columns = schema.seats.c
            noted = select(columns.person, columns.bot, columns.given_up, columns.away).order_by(columns.seat)
            stand = [
                ("anna", "random", True, False),
                ("berta", "apprentice", False, True),
                (None, "random", False, False),
            ]
            await one.shelf.seat_changed(number, 0, "random", given_up=True, away=False)
            assert (await fetch(one.database, noted))[:2] == [stand[0], ("berta", None, False, False)]
            stored = await one.shelf.load("a-running-table")
            assert stored is not None
            assert await fetch(one.database, noted) == stand
            seats = stored.sitting.seats
            assert [(seat.person, seat.bot, seat.given_up, seat.away) for seat in seats] == stand

    asyncio.run(check())


def test_what_this_program_cannot_play_is_left_to_others(url: str) -> None:
    async def check() -> None:
        async with process(url) as one:
            await add_people(one.database, "Anna")
            for code, strange in (("a-strange-game", {"game": "carcassonne"}), ("newer-figures", {"figures": "f" * 16}),
                                  ("newer-rules-too", {"rules_code": 999})):  # fmt: skip
                await add_game(one.database, code, for_server=True, **strange)
                with pytest.raises(UnknownEdition) as refused:
                    await one.shelf.load(code)
                assert refused.value.code == "unknown-edition"
                assert await one.shelf.sitting(code) is not None
            await add_game(one.database, "one-of-ours", for_server=True)
            assert await one.shelf.lease(10) == ["one-of-ours"]

    asyncio.run(check())


def test_a_damaged_log_is_said(url: str) -> None:
    async def check() -> None:
        async with process(url) as one:
            await add_people(one.database, "Anna")
            number = await add_game(one.database)
            await one.write(row(number, 1))
            async with one.database.begin() as connection:
                await connection.execute(update(schema.log).values(body='{"entries": ['))
            with pytest.raises(StoreDamaged):
                await one.shelf.load("a-running-table")
            with pytest.raises(StoreDamaged):
                await one.shelf.read_on({number: 0})

    asyncio.run(check())


# ---- proposals and chat


def test_of_many_who_agree_at_once_none_is_lost(url: str) -> None:
    async def check() -> None:
        async with process(url, "p1") as one, process(url, "p2") as two:
            await add_people(one.database, "Anna")
            number = await add_game(one.database)
            ask = await one.shelf.put_proposal(number, Proposal(0, "end", 0, tuple(range(1, 9))))
            agreed = await asyncio.gather(
                *[(one if seat % 2 else two).shelf.agree(number, ask.number, seat) for seat in range(1, 9)]
            )
            last = [found for found in agreed if found is not None and not found.needs]
            assert len(last) == 1  # exactly one of them is told that everybody has agreed
            assert last[0].agreed == tuple(range(1, 9))
            assert await one.shelf.agree(number, ask.number, 3) == last[0]
            assert await one.shelf.agree(number, ask.number + 1, 3) is None
            assert await one.shelf.agree(number + 1, ask.number, 3) is None

    asyncio.run(check())


def test_one_ask_of_a_kind_is_open_and_its_number_is_never_given_again(url: str) -> None:
    async def check() -> None:
        async with process(url, "p1") as one, process(url, "p2") as two:
            await add_people(one.database, "Anna")
            number = await add_game(one.database)
            asked = await asyncio.gather(
                *[
                    (one if seat % 2 else two).shelf.put_proposal(number, Proposal(0, "end", seat, (9,)))
                    for seat in range(6)
                ]
            )
            assert len(set(map(repr, asked))) == 1
            first = await one.shelf.put_proposal(number, Proposal(0, "bot", 0, (2,), about=1))
            second = await one.shelf.put_proposal(number, Proposal(0, "bot", 0, (1,), about=2))
            assert (first.about, second.about) == (1, 2)
            found = await one.shelf.sitting("a-running-table")
            assert found is not None
            assert found[1] == (asked[0], first, second)
            await one.shelf.drop_proposals(number, [first.number, second.number])
            third = await one.shelf.put_proposal(number, Proposal(0, "undo", 0, (1,), back_to=0, answers=1))
            assert third.number > second.number
            with pytest.raises(UnknownTable):
                await one.shelf.put_proposal(number + 1, Proposal(0, "end", 0, (1,)))

    asyncio.run(check())


def test_chat_is_read_on_in_order(url: str) -> None:
    async def check() -> None:
        async with process(url) as one:
            await add_people(one.database, "Anna", "Berta")
            number = await add_game(one.database)
            said = [await one.shelf.say(number, "anna" if n % 2 else "berta", f"line {n}") for n in range(105)]
            assert await one.shelf.lines(number, 0) == said
            assert await one.shelf.lines(number, said[99].number) == said[100:]
            stored = await one.shelf.load("a-running-table")
            assert stored is not None
            assert stored.chat == tuple(said[5:])
            with pytest.raises(UnknownTable):
                await one.shelf.say(number + 1, "anna", "is anybody there?")

    asyncio.run(check())


# ---- leases


def test_a_table_whose_process_is_gone_is_taken_over_by_exactly_one(url: str) -> None:
    async def check() -> None:
        async with process(url, "p1") as dead, process(url, "p2") as two, process(url, "p3") as three:
            await add_people(dead.database, "Anna")
            codes = [f"a-table-{index}" for index in range(40)]
            ids = [await add_game(dead.database, code) for code in codes]
            answers = [dead.write(row(number, 1, deciding=1, for_server=True)) for number in ids]
            assert {await answer for answer in answers} == {WriteOutcome.KEPT}
            assert await two.shelf.lease(100) == []  # somebody looks after them
            await expire(two.database)
            rounds = [(two if index % 2 else three).shelf.lease(7) for index in range(16)]
            taken = [code for found in await asyncio.gather(*rounds) for code in found]
            while found := await two.shelf.lease(7):  # what was locked in passing
                taken += found
            assert sorted(taken) == sorted(codes)
            assert await dead.shelf.lease(100) == []

    asyncio.run(check())


def test_a_lease_lasts_while_it_is_renewed_and_ends_with_its_process(url: str) -> None:
    async def check() -> None:
        async with process(url, "p1") as one:
            await add_people(one.database, "Anna")
            ids = [await add_game(one.database, f"a-table-{index}", for_server=True) for index in range(3)]
            async with process(url, "p2") as two:
                assert len(await two.shelf.lease(2)) == 2
                mine = sorted(
                    number for (number,) in await fetch(one.database, select(tables.id).where(tables.lease_by == "p2"))
                )
                assert sorted(await two.shelf.renew(ids)) == mine
                assert await two.shelf.renew([]) == []
                assert len(await one.shelf.lease(5)) == 1
                assert await one.shelf.lease(5) == []
                await expire(one.database, "p2")  # it has stopped renewing
                assert len(await one.shelf.lease(5)) == 2
                assert await two.shelf.renew(ids) == []
                assert sorted(await one.shelf.renew(ids)) == sorted(ids)
        async with process(url, "p4") as four:  # one let go of them when it was closed
            assert len(await four.shelf.lease(5)) == 3

    asyncio.run(check())


# ---- results


def test_the_results_of_a_game_are_noted_once(url: str) -> None:
    async def check() -> None:
        async with process(url) as one:
            await add_people(one.database, "Anna", "Berta")
            record = begin([human("anna"), human("berta"), bot("random")])
            number = await add_table(one.database, "a-running-table", ["anna", "berta"], bots=1, head=record.to_json())
            table = Table(record)
            await play_on(one, number, table, 10_000)
            result = table.owners_record().result
            assert result is not None
            await one.shelf.finish(number, table.owners_record())
            await one.shelf.finish(number, table.owners_record())
            columns = schema.results.c
            found = await fetch(
                one.database, select(columns.person, columns.bot, columns.points, columns.won).order_by(columns.seat)
            )
            who = [("anna", None), ("berta", None), (None, "random")]
            expected = [(*who[seat], result.scores[seat], seat in result.winners) for seat in range(3)]
            assert found == expected
            stand = select(tables.status, tables.for_server, tables.lease_by)
            assert await fetch(one.database, stand) == [("over", False, None)]

    asyncio.run(check())


def test_results_that_a_dying_process_did_not_note_are_noted_by_another(url: str) -> None:
    async def check() -> None:
        record = begin([human("anna"), bot("random")])
        async with process(url, "p1") as one:
            await add_people(one.database, "Anna")
            number = await add_game(one.database)
            await play_on(one, number, Table(record), 10_000)
        async with process(url, "p2") as two:
            assert await two.shelf.lease(5) == []  # nothing to play there
            assert len(await fetch(two.database, select(schema.results.c.seat))) == 2
            assert await fetch(two.database, select(tables.for_server)) == [(False,)]

    asyncio.run(check())


@pytest.mark.parametrize(
    ("scores", "winners", "given_up", "counting"),
    [
        ([9, 7, 5], [0], [], {0}),
        ([9, 9, 5], [1], [], {1}),  # a tie that the rules have broken
        ([9, 9, 5], [0, 1], [0], {1}),
        ([9, 7, 7], [0], [0], {1, 2}),
        ([9, 7, 5], [0], [0, 1], {2}),
        ([9, 7, 5], [0], [0, 1, 2], set()),
    ],
)
def test_in_statistics_the_best_seat_that_was_not_given_up_wins(
    scores: list[int], winners: list[int], given_up: list[int], counting: set[int]
) -> None:
    assert counting_winners(scores, winners, [seat in given_up for seat in range(3)]) == counting


def test_who_gave_up_keeps_points_and_place_and_somebody_else_counts_as_the_winner(url: str) -> None:
    async def check() -> None:
        async with process(url) as one:
            await add_people(one.database, "Anna", "Berta")
            record = begin([human("anna"), human("berta")])
            number = await add_table(one.database, "a-running-table", ["anna", "berta"], head=record.to_json())
            before = Table(record)
            while not before.is_over:
                before.accept(before.propose(some_act(before)))
            [best] = before.winners()
            table = Table(record)
            actions = [entry.action for entry in before.owners_record().log if isinstance(entry, Action)]
            # The same game, but the winner gives up first.
            for action in [None, *actions]:
                act = Act(table.seat, action, answers=table.number) if action else GiveUp(best, Bot("random"))
                commit = table.propose(act)
                table.accept(commit)
                await keep(one, number, commit, table)
            assert table.winners() == [best]
            await one.shelf.finish(number, table.owners_record())
            columns = schema.results.c
            found = await fetch(
                one.database, select(columns.won, columns.counts_as_won, columns.given_up).order_by(columns.seat)
            )
            assert found[best] == (True, False, True)
            assert found[1 - best] == (False, True, False)

    asyncio.run(check())


def test_a_game_that_was_stopped_has_no_results(url: str) -> None:
    async def check() -> None:
        async with process(url) as one:
            await add_people(one.database, "Anna")
            number = await add_game(one.database)
            await one.write(row(number, 1, status="stopped", deciding=-1))
            await one.shelf.finish(number, begin([human("anna"), bot("random")]))
            assert await fetch(one.database, select(schema.results.c.seat)) == []

    asyncio.run(check())


# ---- visits and lists


def test_a_visit_is_noted_at_most_once_an_hour(url: str) -> None:
    async def check() -> None:
        async with process(url) as one, process(url, "p2") as two:
            await add_people(one.database, "Anna")
            begun = clock.now()
            old = await add_game(one.database, "a-forgotten-table", visited=begun - VISIT - 1)
            new = await add_game(one.database, "a-busy-table", visited=begun - 5)
            for numbers in ((old, new), (old,)):
                for shelf in (one.shelf, two.shelf):
                    await shelf.visited({number: {"anna"} for number in numbers})
            [(first,), (second,)] = await fetch(one.database, select(tables.visited).order_by(tables.id))
            assert first >= begun
            assert second == begun - 5
            # Who is there is noted too, by the seat.
            assert await one.shelf.absent_for(old, 0) < 3600 < await one.shelf.absent_for(old, 1)

    asyncio.run(check())


def codes(listed: Sequence[Listed]) -> list[str]:
    return [one.sitting.t for one in listed]


def test_lists_have_what_a_person_may_see_and_their_turn_first(url: str) -> None:
    async def check() -> None:
        async with process(url) as one:
            await add_people(one.database, "Anna", "Berta", "Clara")
            head = begin([human("anna"), human("berta")]).to_json()
            two = ["anna", "berta"]
            database = one.database
            await add_table(database, "open-older", ["berta", None], changed=10)
            await add_table(database, "open-newer", ["anna", None], changed=20)
            await add_table(database, "open-invited", ["anna", None], invited=True, changed=30)
            await add_table(database, "berta-is-asked", two, head=head, deciding=1, changed=50)
            await add_table(database, "anna-is-asked", two, head=head, deciding=0, changed=40)
            await add_table(database, "anna-asked-too", two, head=head, deciding=0, changed=45, spectators=False)
            await add_table(database, "an-invited-one", two, head=head, deciding=1, changed=60, invited=True)
            await add_table(database, "a-bot-for-anna", two, head=head, deciding=0, changed=70)
            await add_table(database, "over-by-now", two, head=head, status="over", deciding=-1, changed=80)
            async with database.begin() as connection:
                of = select(tables.id).where(tables.code == "a-bot-for-anna").scalar_subquery()
                change = update(schema.seats).where(schema.seats.c.table_id == of, schema.seats.c.seat == 0)
                await connection.execute(change.values(bot="random", away=True))
            opened, running, own = await one.shelf.lists("anna")
            assert codes(opened) == ["open-newer", "open-older"]
            assert codes(running) == ["a-bot-for-anna", "berta-is-asked", "anna-is-asked"]
            assert codes(own) == [
                "anna-asked-too", "anna-is-asked",  # her turn
                "a-bot-for-anna", "an-invited-one", "berta-is-asked",
                "open-invited", "open-newer",
            ]  # fmt: skip
            assert [listed.yours for listed in own] == [True, True, False, False, False, False, False]
            assert [listed.deciding for listed in own] == [0, 0, 0, 1, 1, None, None]
            assert own[0].changed == "1970-01-01T00:00:00.045Z"
            assert [seat.name for seat in own[0].sitting.seats] == ["Anna", "Berta"]
            opened, running, own = await one.shelf.lists("clara")
            assert (codes(opened), len(running), own) == (["open-newer", "open-older"], 3, [])
            assert not any(listed.yours for listed in running)

    asyncio.run(check())


def test_the_game_of_these_tests_is_one_of_ours() -> None:
    assert GAME in bm.games()
    assert isinstance(begin([human("a"), human("b")]), Record)
