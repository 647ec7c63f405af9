"""Learning to move as `greedy` does, on a few tables; run by `make test-rllib`."""

from argparse import Namespace

import pytest
import torch

pytestmark = [pytest.mark.slow, pytest.mark.compiled]

CPU = torch.device("cpu")
FEW = Namespace(
    tables=64, steps=8, held_out=32, strays=0.1, width=64, layers=2, minibatch=128, rate=1e-3,
    seconds=0.2, pairs=4, seed=1,
)  # fmt: skip


def test_lessons_are_what_greedy_would_do_wherever_there_is_a_choice():
    from benchmarks.imitation import Lessons

    from fernweh.rl.vector import Vector

    twin = Vector("survive", 16, threads=1)
    twin.reset(5)
    seen, masks, advice = Lessons("survive", 16, CPU, 5, strays=0.0).take(60)
    rows = []
    for _ in range(60):
        wanted = twin.policy_actions().copy()
        rows += [(twin.observations[i].tolist(), wanted[i]) for i in range(16)
                 if twin.masks[i].sum() > 1]  # fmt: skip
        twin.step(wanted)
    assert 0 < len(rows) < 60 * 16
    assert [*zip(seen.tolist(), advice.tolist(), strict=True)] == rows
    assert masks.gather(1, advice[:, None]).all()


def test_strays_leave_the_advice_as_it_is():
    from benchmarks.imitation import Lessons

    lessons = Lessons("lost_cities", 64, CPU, 5, strays=1.0)
    for _ in range(30):
        wanted = torch.tensor(lessons.tables.policy_actions())
        assert torch.equal(lessons.step()[2], wanted.long())


def test_a_course_learns_more_than_chance():
    from benchmarks.imitation import Course

    course = Course("lost_cities", FEW, CPU)
    before = course.asked()
    for _ in range(60):
        course.learn(course.lessons.take(FEW.steps))
    loss, right, chance = course.asked()
    assert loss < before[0]
    assert right > 2 * chance
    assert 0 <= course.won() <= 1


def test_a_report_says_how_fast_it_learnt():
    from benchmarks.imitation import Course, followed, report

    course = Course("lost_cities", FEW, CPU)
    lines = "\n".join(report(course, followed(course)))
    assert "million moves a second" in lines
    assert "of 8 games against greedy" in lines
