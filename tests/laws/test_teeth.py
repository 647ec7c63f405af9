"""The laws bite: each sabotage of a game is caught by the law that forbids it.

Interpreted only: there a verb is looked up when it is called, and can be replaced for a test.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from fernweh.games import lost_cities
from fernweh.games.lost_cities import rules
from fernweh.games.lost_cities.components import DISCARD, PLAY
from fernweh.games.lost_cities.policy import policy as honest_policy
from fernweh.games.lost_cities.state import Phase
from fernweh.kernel.bits import bit, lowest, put
from fernweh.kernel.rule import INTERPRETED
from fernweh.laws import table_laws, text_laws
from fernweh.laws.positions import Broken, Positions
from tests.laws.cases import SOME, walked

pytestmark = pytest.mark.skipif(not INTERPRETED, reason="compiled rules cannot be replaced")

Verb = Callable[..., Any]


@pytest.fixture
def at() -> Positions:
    return walked(SOME[0]).sample(40)


def caught(
    monkeypatch: pytest.MonkeyPatch, verb: str, new: Verb, law: table_laws.Law, at: Any
) -> bool:
    """Whether the law holds before the verb is replaced, and no longer after."""
    law(at)
    monkeypatch.setattr(lost_cities, verb, new)
    with pytest.raises(Broken):
        law(at)
    return True


def every_card_plays(box: Any, table: Any, mask: Any) -> None:
    rules.legal(box, table, mask)
    if table.phase == Phase.LAY:
        put(mask, PLAY, table.hand[table.turn])


def never_legal(box: Any, table: Any, mask: Any) -> None:
    pass


def peeking_policy(box: Any, table: Any, rng: Any) -> int:
    """Discards by what the other hand has."""
    if table.phase == Phase.DRAW:
        return honest_policy(box, table, rng)
    mine, theirs = table.hand[table.turn], table.hand[1 - table.turn]
    return DISCARD + lowest(mine) if int(theirs) % 3 else PLAY + lowest(mine)


def half_veiled(box: Any, table: Any, viewer: int) -> None:
    """Leaves in the other hand what lies at the low end of it."""
    kept = [table.hand[seat] & bit(lowest(table.hand[seat] | bit(63))) for seat in range(2)]
    lost_cities.hidden.conceal(box, table, viewer)
    for seat in range(2):
        table.hand[seat] |= kept[seat]


def forgetful(box: Any, table: Any, viewer: int, rng: Any) -> None:
    """Does not remember which cards were taken from the discards."""
    table.known[:] = 0
    lost_cities.hidden.determinize(box, table, viewer, rng)


def counting_conceal(box: Any, table: Any, viewer: int) -> None:
    lost_cities.hidden.conceal(box, table, viewer)
    table.ply += 1


def meddling_refusal(box: Any, table: Any, action: int) -> int:
    table.ply += 1
    return rules.refusal(box, table, action)


def heavy_wagers(box: Any, table: Any, action: int) -> int:
    return 1 + rules.weight(box, table, action)


def first_card(box: Any, table: Any, rng: Any) -> int:
    mask = np.zeros(3, np.uint64)
    rules.legal(box, table, mask)
    return 64 * int(np.flatnonzero(mask)[0]) + lowest(mask[np.flatnonzero(mask)[0]])


def losing_apply(box: Any, table: Any, action: int) -> None:
    rules.apply(box, table, action)
    table.deck_left = max(0, table.deck_left - 1)


def upside_down(box: Any, table: Any, seat: int) -> int:
    return 3 - rules.place(box, table, seat)


def gazing(box: Any, table: Any, viewer: int, out: Any) -> None:
    lost_cities.features.observe(box, table, viewer, out)
    out[0] = int(table.hand[1 - viewer]) % 7


def knowing_refusal(box: Any, table: Any, action: int) -> int:
    """Forbids discarding what the other hand's cards are odd about."""
    theirs = int(table.hand[1 - table.turn])
    return rules.refusal(box, table, action) or int(theirs % 3 == 0 and table.phase == Phase.LAY)


def knowing_actor(box: Any, table: Any) -> int:
    """Lets the holder of a certain card act out of turn."""
    seat = rules.actor(box, table)
    return 1 - seat if seat >= 0 and int(table.hand[0]) % 3 == 0 else seat


SABOTAGES = [
    ("legal", every_card_plays, table_laws.legal_and_refusal_agree),
    ("legal", never_legal, table_laws.someone_can_act_until_it_is_over),
    ("refusal", meddling_refusal, table_laws.asking_changes_nothing),
    ("place", upside_down, table_laws.places_follow_scores),
    ("weight", heavy_wagers, table_laws.weights_are_of_the_legal_outcomes),
    ("draw", first_card, table_laws.draws_follow_weights),
    ("conceal", counting_conceal, table_laws.concealing_twice_is_concealing_once),
    ("determinize", forgetful, table_laws.worlds_look_alike),
    ("imagine", forgetful, table_laws.worlds_look_alike),
    ("refusal", knowing_refusal, table_laws.a_seat_may_do_the_same_in_every_world),
    ("actor", knowing_actor, table_laws.the_schedule_is_public),
    ("policy", peeking_policy, table_laws.policy_reads_what_the_actor_may_know),
    ("observe", gazing, table_laws.observations_keep_bounds_and_secrets),
    ("conceal", half_veiled, text_laws.concealed_pieces_are_all_there),
]


@pytest.mark.parametrize(("verb", "new", "law"), SABOTAGES)
def test_a_sabotage_is_caught(verb, new, law, at, monkeypatch):
    if law is table_laws.draws_follow_weights:
        at = at.of(-1).sample(2)
    assert caught(monkeypatch, verb, new, law, at)
