"""Events hide what is marked, from all but one."""

from dataclasses import FrozenInstanceError, dataclass, fields

import pytest

from fernweh.games import CATALOGUE, load
from fernweh.kernel.event import HIDDEN, SPECTATOR, Event, secret
from fernweh.kernel.fault import Fault


class CardPeeked(Event):
    seat: int
    count: int
    card: str = secret(to="seat")


class BellRang(Event):
    seat: int


def test_a_secret_is_for_its_seat_alone():
    event = CardPeeked(1, 3, "red-7")
    assert event.seen_by(1) == event
    for viewer in (0, 2, SPECTATOR):
        assert event.seen_by(viewer) == CardPeeked(1, 3, HIDDEN)


def test_an_open_event_is_for_all():
    assert BellRang(0).seen_by(SPECTATOR) == BellRang(0)
    assert not BellRang(0).reveals()
    assert CardPeeked(1, 3, "red-7").reveals()


def test_an_event_never_changes():
    with pytest.raises(FrozenInstanceError):
        BellRang(0).seat = 1


def test_a_second_dataclass_that_would_forget_the_secrets_is_refused():
    with pytest.raises(TypeError):
        dataclass(frozen=True)(CardPeeked)


def test_facts_and_kind():
    assert CardPeeked.kind() == "card-peeked"
    assert BellRang(0).facts() == {"event": "bell-rang", "seat": 0}


@pytest.mark.parametrize("name", CATALOGUE)
def test_secrets_name_a_field(name):
    for event in load(name).EVENTS:
        names = {each.name for each in fields(event)}
        assert {each.metadata.get("secret_to", "seat") for each in fields(event)} <= names | {
            "seat"
        }


def test_kinds_are_distinct():
    for name in CATALOGUE:
        kinds = [event.kind() for event in load(name).EVENTS]
        assert len(set(kinds)) == len(kinds)


def test_a_fault_says_what_and_where():
    fault = Fault("table-card", token="red-1").at(line=3)
    assert fault.code == "table-card"
    assert fault.facts == {"token": "red-1", "line": 3}
    assert str(fault).startswith("table-card token='red-1' line=3: ")  # then in words
