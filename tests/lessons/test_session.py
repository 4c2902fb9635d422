"""Where a learner stands is a function of the log: reload, undo, other clicks, branches, verdicts."""

from __future__ import annotations

from msgspec.structs import replace

from baumeister.lessons.course import Course, FrozenLines, course_of
from baumeister.lessons.narrator import Narrator
from baumeister.lessons.session import Session
from baumeister.lessons.verdicts import best_way, chance_of, verdict
from tests.lessons.courses import chapter_named, course_1303, number_of, with_exercise

COURSE = course_1303()


def opened(chapter: str, course: Course = COURSE) -> Session:
    return Session(course, number_of(course, chapter))


def to_the_exercise(session: Session) -> Session:
    while (step := session.reading or session.standing.step) is not None:
        if step.ask:
            session.act(step.usual(choice.name for choice in session.choices()))
        else:
            session.go_on()
    return session


def test_the_log_alone_says_where_one_stands() -> None:
    session = opened("provost")
    while session.exercise is None:
        again = Session(COURSE, session.number, session.played)
        assert again.standing == session.standing
        assert again.state.digest() == session.state.digest()
        step = session.standing.step
        assert step is not None
        session.act(step.usual(choice.name for choice in session.choices()))


def test_another_legal_click_is_answered_and_changes_nothing() -> None:
    session = opened("first")
    session.go_on()
    digest = session.state.digest()
    assert not session.act("place:4")
    assert session.state.digest() == digest
    assert session.played == []
    assert Narrator(COURSE, "en").other(session, "place:4") == (
        "Toll (4): you may do that too. For this step: Carpenter (3)."
    )
    assert Narrator(COURSE, "en").other(session, "pass").startswith("You may pass at any time")


def test_whoever_has_not_read_yet_is_asked_to_read_first() -> None:
    session = opened("first")
    assert not session.act("place:3")
    assert "Lies erst dies" in Narrator(COURSE, "de").other(session, "place:3")


def test_an_accepted_alternative_leads_on() -> None:
    session = opened("residence")
    session.go_on()
    for name in ("place:2", "place:19", "pass"):
        assert session.act(name)
    assert session.act("claim:13")
    assert session.exercise is session.chapter.exercise
    assert best_way(session, session.state).won


def test_a_step_back_leads_to_the_step_before_and_to_what_was_read() -> None:
    session = opened("first")
    assert not session.back()
    session.go_on()
    start = session.state.digest()
    session.act("place:3")
    assert session.part is session.chapter.steps[2]
    assert session.back()
    assert session.part is session.chapter.steps[1]
    assert session.state.digest() == start
    assert session.back()
    assert session.part is session.chapter.steps[0]
    assert not session.back()


def test_a_log_that_left_the_script_is_played_freely() -> None:
    session = Session(COURSE, 0, ["place:4"])
    assert session.standing.free
    assert session.part is None
    assert Narrator(COURSE, "en").text(session) == ""


def test_what_the_others_have_not_done_yet_is_waited_for() -> None:
    """A server that was killed between two moves goes on with the rest."""
    session = Session(COURSE, 0, ["place:3", "place:13"])
    assert session.standing.waiting == ("2 place:11",)


def test_a_failed_exercise_is_told_and_begins_again() -> None:
    session = to_the_exercise(opened("first"))
    digest = session.state.digest()
    session.act("use:1")
    session.act("decline")
    assert session.tried.is_done
    found = verdict(session)
    assert (found.won, found.got, found.best) == (False, 0, 6)
    said = Narrator(COURSE, "en").verdict(session, found)
    assert said.startswith("0 points, but 6 were there: take 1 stone; wood into the bundle")
    assert session.back()
    assert session.state.digest() == digest


def test_the_printed_carpenter_comes_before_the_sawmill() -> None:
    """What beginners get wrong is possible, and the verdict says why it failed."""
    session = to_the_exercise(opened("road"))
    session.act("place:3")
    while not session.tried.is_done:
        names = [choice.name for choice in session.choices()]
        session.act(next(name for name in ("pass", "provost:0", "use:1", names[0]) if name in names))
    found = verdict(session)
    assert not found.won
    assert "works before the Sawmill" in Narrator(COURSE, "en").verdict(session, found).replace("**", "")


def test_an_exercise_can_be_judged_by_the_chance_of_winning() -> None:
    """Right is what is as good as the best within what can be told."""
    exercise = replace(chapter_named(COURSE, "provost").exercise, judge="chance", until=["mine 1"])
    course = with_exercise(COURSE, "provost", exercise)
    session = to_the_exercise(Session(course, 0))
    found = {choice.name: chance_of(session, session.state, choice.name) for choice in session.choices()}
    best = max(found.values(), key=lambda one: one.got)
    assert best.won
    assert best.got == best.best
    assert not all(one.won for one in found.values())
    for one in found.values():
        assert one.won == (one.got >= best.got - one.noise) or abs(one.got - best.got + one.noise) <= 1
    tried = Session(course, 0, session.played)
    tried.act("provost:-2")
    assert verdict(tried) == found["provost:-2"]


def test_another_course_has_another_digest() -> None:
    """By it somebody's progress is known to be of this course."""
    assert replace(COURSE, taught=COURSE.taught[1:]).digest != COURSE.digest
    assert replace(COURSE).digest == COURSE.digest


def test_a_chapter_may_be_played_by_other_options_and_so_is_what_goes_on_after_it() -> None:
    first, favor = COURSE.taught[:2]
    other = replace(first, start=replace(first.start, options={"first_game": False}))
    course = replace(COURSE, taught=[other, favor], trials=[], lines=FrozenLines())
    assert [Session(course, number).view.options.first_game for number in (0, 1)] == [False, False]
    assert opened("first").view.options.first_game
    assert course.table.options == COURSE.table.options


def test_an_exercise_can_end_with_the_learners_turn_and_name_a_way_that_was_written_down() -> None:
    """Nothing that the others do afterwards changes what was got."""
    session = to_the_exercise(opened("locks", course_of("villagers")))
    session.act("play:freemason")
    assert not session.tried.is_done
    session.act("pass")
    assert session.tried.is_done
    assert session.played[-1] == "pass"
    found = verdict(session)
    assert (found.won, found.got, found.best) == (False, 0, None)
    said = Narrator(session.course, "en").verdict(session, found)
    assert "Grocer; 2 gold on Harvester" in said
    assert said.endswith("Wheeler; end the build turn.")


def test_an_exercise_speaks_of_the_position_it_began_with() -> None:
    session = opened("deliver")
    told = [Narrator(COURSE, language).text(session) for language in ("en", "de")]
    workers = session.view.players[0].workers
    assert session.act(next(choice.name for choice in session.choices() if choice.name.startswith("place:")))
    assert session.view.players[0].workers < workers
    assert [Narrator(COURSE, language).text(session) for language in ("en", "de")] == told


def test_what_is_read_before_an_exercise_does_not_come_again_in_it() -> None:
    session = to_the_exercise(opened("profiteers", course_of("villagers")))
    assert session.act("basic:miner")
    assert session.reading is None
    assert session.act("stack:5")
    assert session.back()
    assert session.part is session.chapter.exercise
