"""What holds for every game, as functions that a test or a fuzzer calls.

A law looks at many positions at once and raises `Broken`, with the first table at which it does not
hold. `LAWS` are quick: a hundred thousand tables a second or so. Those that go through text, views
and events are in `text_laws`. No game is named here.
"""

import math
from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np

from fernweh.kernel.bits import Word
from fernweh.kernel.protocol import Rulebook
from fernweh.kernel.record import Rows
from fernweh.kernel.verbs import CHANCE, NOBODY
from fernweh.laws import sweep
from fernweh.laws.positions import Broken, Positions, after_each, alike, as_bytes, picked
from fernweh.laws.sweep import NO_ACTION, Column

NEAR = 4  # actions that are tried of each table
_LOOKED_AT = 10_000  # tables
_WORD = 8  # bytes
_FEW, _DOUBTFUL = 100, 0.4  # changes that prove nothing, and the share that may not fit

# Whole games: positions one after the other, as they were walked


def games_end(at: Positions, within: int) -> None:
    """Every game among them takes at most so many actions."""
    ends = np.flatnonzero(at.actions == NO_ACTION)
    longest = np.diff(ends, prepend=-1, append=len(at.tables)).max()
    if not 0 < longest <= within:
        raise Broken(f"a game of {longest} actions or more")


def the_log_is_the_game(at: Positions) -> None:
    """The same action at the same table gives the same table, and the earlier one stays."""
    again = at.tables.copy()
    acted = np.flatnonzero(at.actions[:-1] != NO_ACTION)
    after, then = picked(at.tables, acted), picked(at.tables, acted + 1)
    sweep.apply(at.box, after, at.actions[acted])
    at.where(acted).demand("an action does the same again", alike(after, then))
    at.demand("earlier tables never change", alike(again, at.tables))


# Playing


def legal_and_refusal_agree(at: Positions) -> None:
    may, printed = at.legals(at.tables), len(at.rules.ACTIONS)
    why = sweep.refusals(at.box, at.tables, printed)
    at.demand("only printed actions are legal", ~may[:, printed:].any(axis=1))
    at.demand("legal has what refusal allows", (may[:, :printed] == (why == 0)).all(axis=1))


def someone_can_act_until_it_is_over(at: Positions) -> None:
    actors = sweep.actors(at.box, at.tables)
    at.demand("the actor is a seat, chance or nobody", (actors >= NOBODY) & (actors < at.seats))
    may = at.legals(at.tables).any(axis=1)
    at.demand("the actor has a legal action until it is over", may == (actors != NOBODY))


def asking_changes_nothing(at: Positions) -> None:
    printed = len(at.rules.ACTIONS)
    for seat in (NOBODY, CHANCE, *range(at.seats)):
        part = at.of(seat)
        before = part.tables.copy()
        _ask(part, seat, printed)
        part.demand("asking changes nothing", alike(before, part.tables))


def _ask(at: Positions, actor: int, printed: int) -> None:
    at.legals(at.tables)
    sweep.refusals(at.box, at.tables, printed)
    sweep.scores(at.box, at.tables, at.seats)
    sweep.places(at.box, at.tables, at.seats)
    for seat in range(at.seats):
        observed(at, at.tables, seat, 0)
    if actor == CHANCE:
        sweep.weights(at.box, at.tables, printed)
        sweep.draws(at.box, at.tables, at.seed)
    elif actor != NOBODY:
        sweep.policies(at.box, at.tables, at.seed)


def places_follow_scores(at: Positions) -> None:
    points = sweep.scores(at.box, at.tables, at.seats)
    places = sweep.places(at.box, at.tables, at.seats)
    better = places[:, :, None] < places[:, None, :]
    more = points[:, :, None] > points[:, None, :]
    at.demand("more points, a better place", (better | ~more).all(axis=(1, 2)))
    at.demand("a place counts who is ahead", (places == 1 + better.sum(axis=1)).all(axis=1))


def scores_stay_within(at: Positions, least: int, most: int) -> None:
    points = sweep.scores(at.box, at.tables, at.seats)
    at.demand("scores in bounds", ((least <= points) & (points <= most)).all(axis=1))


# Chance


def weights_are_of_the_legal_outcomes(at: Positions) -> None:
    turns = at.of(CHANCE)
    printed = len(at.rules.ACTIONS)
    weights = sweep.weights(at.box, turns.tables, printed)
    may = at.legals(turns.tables)[:, :printed]
    turns.demand("weights are never negative", (weights >= 0).all(axis=1))
    turns.demand("weighty is what can come", ((weights > 0) == may).all(axis=1))


def draws_follow_weights(at: Positions, turns: int = 30, draws: int = 4000) -> None:
    """Chi-square at some chance turns; the seed is fixed, so the answer is always the same."""
    part = at.of(CHANCE).sample(turns)
    weights = sweep.weights(at.box, part.tables, len(at.rules.ACTIONS))
    fair = np.ones(len(part.tables), bool)
    for i, ways in enumerate(weights):
        drawn = sweep.draws(at.box, picked(part.tables, [i] * draws), Word(i))
        fair[i] = fits(np.bincount(drawn, minlength=len(ways)), ways)
    part.demand("draws are as likely as the weights say", fair)


def fits(counts: Column, ways: Column) -> bool:
    """Whether counts are as such weights make them: no rarer than once in three million."""
    if counts[ways == 0].any():
        return False
    counts, ways = counts[ways > 0], ways[ways > 0]
    expected, freedom = counts.sum() * ways / ways.sum(), len(ways) - 1
    if freedom == 0:
        return True
    stray = (((counts - expected) ** 2 / expected).sum() / freedom) ** (1 / 3)
    spread = 2 / (9 * freedom)  # Wilson and Hilferty: the cube root is nearly normal
    return bool(stray < 1 - spread + 5 * spread**0.5)


# Secrets


def concealing_twice_is_concealing_once(at: Positions) -> None:
    for viewer in at.viewers:
        once = at.concealed(viewer)
        twice = once.copy()
        sweep.conceal(at.box, twice, viewer)
        at.demand(f"conceal twice, for {viewer}", alike(once, twice))


def worlds_look_alike(at: Positions) -> None:
    """A world filled in is the viewer's, and is made of what the viewer may know alone."""
    for viewer in at.viewers:
        _look_alike(at, viewer, sweep.determinize)
        if hasattr(at.rules, "imagine"):
            _look_alike(at, viewer, sweep.imagine)


def _look_alike(at: Positions, viewer: int, fill: Callable[..., None]) -> None:
    worlds, known = at.tables.copy(), at.concealed(viewer)
    again = known.copy()
    for tables in (worlds, again):
        fill(at.box, tables, viewer, at.seed)
    at.demand(f"a world for {viewer} asks for no secret", alike(worlds, again))
    sweep.conceal(at.box, worlds, viewer)
    at.demand(f"{viewer} sees the same in every world", alike(worlds, known))


def a_seat_may_do_the_same_in_every_world(at: Positions) -> None:
    """Legal moves and refusals on the concealed table are those of the table."""
    for seat in range(at.seats):
        turns, printed = at.of(seat), len(at.rules.ACTIONS)
        why = sweep.refusals(at.box, turns.tables, printed)
        for tables in (turns.concealed(seat), turns.worlds(seat)):
            same = sweep.refusals(at.box, tables, printed) == why
            turns.demand(f"refusals for {seat} ask for no secret", same.all(axis=1))


def the_schedule_is_public(at: Positions) -> None:
    """Who is to act, now and after an action that fits another world, and what is seen then."""
    for viewer in at.viewers:
        turn = sweep.actors(at.box, at.tables)
        for tables in (at.concealed(viewer), at.worlds(viewer)):
            same = sweep.actors(at.box, tables) == turn
            at.demand(f"{viewer} knows whose turn it is", same)
        _same_afterwards(at, viewer)


def _same_afterwards(at: Positions, viewer: int) -> None:
    worlds, rows = at.worlds(viewer), np.arange(len(at.tables))
    fits_both = at.actions != NO_ACTION
    fits_both &= at.legals(worlds)[rows, at.actions]
    part, after = at.where(fits_both), picked(worlds, fits_both)
    then = part.tables.copy()
    for tables in (after, then):
        sweep.apply(at.box, tables, part.actions)
        sweep.conceal(at.box, tables, viewer)
    part.demand(f"{viewer} sees the same come of an action", alike(after, then))


def policy_reads_what_the_actor_may_know(at: Positions) -> None:
    for seat in range(at.seats):
        turns = at.of(seat)
        chosen = sweep.policies(at.box, turns.tables, at.seed)
        may = at.legals(turns.tables)
        turns.demand("the policy is legal", may[np.arange(len(chosen)), chosen])
        for tables in (turns.concealed(seat), turns.worlds(seat)):
            same = sweep.policies(at.box, tables, at.seed) == chosen
            turns.demand("the policy asks for no secret", same)


def observations_keep_bounds_and_secrets(at: Positions) -> None:
    most = np.concatenate([[piece.most] * piece.size for piece in at.rules.OBSERVATION])
    for seat in range(at.seats):
        seen = observed(at, at.tables, seat, 0)
        at.demand("an observation keeps its bounds", (seen <= most).all(axis=1))
        for tables in (at.tables, at.concealed(seat), at.worlds(seat)):
            same = observed(at, tables, seat, 255) == seen
            at.demand("an observation is whole and asks for no secret", same.all(axis=1))


def an_observation_tells_the_table(at: Positions) -> None:
    """Whoever sees the same bytes knows the same, of all that lies an action apart too."""
    some = at.sample(_LOOKED_AT)
    tables = np.concatenate([some.tables, *after_each(some, NEAR)])
    near = replace(at, tables=tables.view(np.recarray))
    for seat in range(at.seats):
        known, seen = near.concealed(seat), observed(near, near.tables, seat)
        same = alike(known, picked(known, _first_alike(seen)))
        near.demand("the same observation of the same table as far as it is known", same)


def _first_alike(rows: Column) -> Column:
    """For each row, the first that is the same."""
    whole = np.ascontiguousarray(rows).view([("", np.void, rows.shape[1])])[:, 0]
    _, first, group = np.unique(whole, return_index=True, return_inverse=True)
    return first[group.ravel()]


def what_changes_is_seen(at: Positions, follows: Collection[str] = (), without: str = "") -> None:
    """A number of what a seat knows, put in from another table of the same phase, shows in the
    observation. Fields that follow from others are left out; and a few such tables cannot be, and
    look like one that can. `without` a piece, a test asks whether it is missed.
    """
    pieces = [piece.name != without for piece in at.rules.OBSERVATION for _ in range(piece.size)]
    rng = np.random.default_rng(int(at.seed))
    for seat in range(at.seats):
        known, others = _of_one_phase(at.concealed(seat), rng)
        seen = observed(at, known, seat)
        for field in [name for name in at.rules.TABLE.names or () if name not in follows]:
            changed = _with_one(known, others, field, rng)
            with np.errstate(over="ignore"):  # a table that cannot be: fewer cards than are known
                unseen = (observed(at, changed, seat) == seen)[:, pieces].all(axis=1)
            differs = ~alike(changed, known)
            many, missed = differs.sum(), (differs & unseen).sum()
            if missed > max(_FEW, many * _DOUBTFUL):
                raise Broken(f"{field} changes unseen by {seat}: {missed} of {many}")


def _of_one_phase(tables: Rows, rng: np.random.Generator) -> tuple[Rows, Rows]:
    """Each table beside another, in an order that luck decides."""
    order = np.lexsort((rng.random(len(tables)), tables["phase"]))
    others = np.roll(order, 1)
    alike_so_far = tables["phase"][order] == tables["phase"][others]
    return picked(tables, order[alike_so_far]), picked(tables, others[alike_so_far])


def _with_one(tables: Rows, others: Rows, field: str, rng: np.random.Generator) -> Rows:
    """With one number of a field as others have it; of a word, which is a set or several numbers,
    one byte.
    """
    changed, (declared, first, *_) = tables.copy(), (tables.dtype.fields or {})[field]
    width = declared.base.itemsize if declared.base.itemsize < _WORD else 1
    whole, new = (as_bytes(each) for each in (changed, others))
    rows, number = np.arange(len(tables)), rng.integers(0, declared.itemsize // width, len(tables))
    for byte in range(width):
        at = first + number * width + byte
        whole[rows, at] = new[rows, at]
    return changed


def observed(at: Positions, tables: Rows, seat: int, before: int = 0) -> Column:
    length = sum(piece.size for piece in at.rules.OBSERVATION)
    out = np.full((len(tables), length), before, np.uint8)
    sweep.observe(at.box, tables, seat, out)
    return out


# Names and records


def moves_round_trip(rules: Rulebook) -> None:
    for action in range(len(rules.ACTIONS)):
        if rules.action_of(rules.move_of(action)) != action:
            raise Broken(f"{rules.move_of(action)} is not action {action}")
    spelled = [tuple(rules.spelled(action).items()) for action in range(len(rules.ACTIONS))]
    if len(set(spelled)) != len(spelled):
        raise Broken("two actions are spelled alike")


def pieces_are_counted(rules: Rulebook) -> None:
    """Each piece of an observation has a name of its own, and as many bytes as it says."""
    names = [piece.name for piece in rules.OBSERVATION]
    if len(set(names)) != len(names):
        raise Broken("two pieces of an observation are named alike")
    for piece in rules.OBSERVATION:
        if piece.by and math.prod(length for _, length in piece.by) != piece.size:
            raise Broken(f"{piece.name} is not counted by what it says")


def records_are_plain(rules: Rulebook) -> None:
    for declared in (rules.BOX, rules.TABLE):
        fields: Mapping[str, Any] = declared.fields or {}
        if set(fields) & set(dir(np.record)):
            raise Broken("a field has the name of a NumPy attribute")
        if declared.itemsize != sum(field[0].itemsize for field in fields.values()):
            raise Broken("a record has bytes without a name")


# The same game under other names


class Relabelling(NamedTuple):
    """How boxes, tables, actions and seats are renamed; `action[a]` is what `a` is called then.

    `seat` may go on beyond the seats that are taken.
    """

    name: str
    box: Callable[[Rows], Rows]
    table: Callable[[Rows], Rows]
    action: Column
    seat: Column


def relabelled_it_is_the_same_game(at: Positions, new: Relabelling) -> None:
    box, tables = new.box(at.box), new.table(at.tables)
    printed = len(at.rules.ACTIONS)
    why = sweep.refusals(at.box, at.tables, printed)
    same = sweep.refusals(box, tables, printed)[:, new.action] == why
    at.demand(f"{new.name}: the same refusals", same.all(axis=1))
    points = sweep.scores(at.box, at.tables, at.seats)
    same = sweep.scores(box, tables, at.seats)[:, new.seat[: at.seats]] == points
    at.demand(f"{new.name}: the same scores", same.all(axis=1))
    _same_weights(at, new)
    _same_outcome(at.where(at.actions != NO_ACTION), new)


def _same_weights(at: Positions, new: Relabelling) -> None:
    turns, printed = at.of(CHANCE), len(at.rules.ACTIONS)
    ways = sweep.weights(at.box, turns.tables, printed)
    same = sweep.weights(new.box(at.box), new.table(turns.tables), printed)[:, new.action] == ways
    turns.demand(f"{new.name}: the same odds", same.all(axis=1))


def _same_outcome(at: Positions, new: Relabelling) -> None:
    box, tables, after = new.box(at.box), new.table(at.tables), at.tables.copy()
    sweep.apply(box, tables, new.action[at.actions])
    sweep.apply(at.box, after, at.actions)
    at.demand(f"{new.name}: the same outcome", alike(tables, new.table(after)))


Law = Callable[[Positions], None]

LAWS: tuple[Law, ...] = (
    legal_and_refusal_agree,
    someone_can_act_until_it_is_over,
    asking_changes_nothing,
    places_follow_scores,
    weights_are_of_the_legal_outcomes,
    concealing_twice_is_concealing_once,
    worlds_look_alike,
    a_seat_may_do_the_same_in_every_world,
    the_schedule_is_public,
    policy_reads_what_the_actor_may_know,
    observations_keep_bounds_and_secrets,
    an_observation_tells_the_table,
)
