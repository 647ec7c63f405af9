"""Laws of what people read: pieces, text, views, events and reasons. Python, a table at a time."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import numpy as np

from fernweh.kernel import border
from fernweh.kernel.event import Event
from fernweh.kernel.protocol import Rulebook
from fernweh.kernel.record import Rows, blank
from fernweh.kernel.sheet import ALL_SEEING, Sheet, SheetRow
from fernweh.kernel.verbs import CHANCE
from fernweh.laws import sweep
from fernweh.laws.positions import Broken, Positions, alike, picked
from fernweh.laws.sweep import NO_ACTION, Column

# Pieces and text


def every_piece_is_in_one_place(at: Positions) -> None:
    """Quick enough for all positions."""
    _all_there(at, at.tables)


def concealed_pieces_are_all_there(at: Positions) -> None:
    for viewer in at.viewers:
        _all_there(at, at.concealed(viewer))


def _all_there(at: Positions, tables: Rows) -> None:
    start = blank(at.rules.TABLE)
    border.setup(at.box, start)
    whole = at.rules.census(at.box[0], start[0])
    found = [at.rules.census(at.box[0], table) == whole for table in tables]
    at.demand("every piece is in one place", np.array(found))


def text_round_trips(at: Positions) -> None:
    for tables in (at.tables, *(at.concealed(viewer) for viewer in at.viewers)):
        same = [_reread(at, table) == table.tobytes() for table in tables]
        at.demand("text gives the same table back", np.array(same))


def _reread(at: Positions, table: Any) -> bytes:
    text = at.rules.text_of(at.box[0], table)
    return at.rules.table_of(at.box[0], text).tobytes()


def reading_changes_nothing(at: Positions) -> None:
    before = at.tables.copy()
    for table in at.tables:
        at.rules.text_of(at.box[0], table)
        at.rules.census(at.box[0], table)
        for viewer in at.viewers:
            at.rules.view_of(at.box[0], table, viewer)
        for action in range(0, len(at.rules.ACTIONS), 7):
            at.rules.explain(at.box[0], table, action)
    list(_told(at, at.tables))
    at.demand("reading changes nothing", alike(before, at.tables))


# Score sheets


def sheets_add_up(at: Positions) -> None:
    """Rows, and the steps of each row, come to what `score` says."""
    for table in at.tables:
        for seat in range(at.seats):
            found = at.rules.sheet_of(at.box[0], table, seat, ALL_SEEING)
            points = [row.points for row in found.rows]
            if found.total != at.rules.score(at.box[0], table, seat) or None in points:
                raise Broken(f"a sheet that does not come to the score: {found}")
            if any(row.counts and _counted(row) != row.points for row in found.rows):
                raise Broken(f"a row that does not add up: {found}")


def _counted(row: SheetRow) -> int:
    found = 0
    for step in row.counts:
        found = found * step.value if step.times else found + step.value
    return found


def sheets_show_what_views_show(at: Positions) -> None:
    """Tables that a viewer cannot tell apart have the same sheets for that viewer."""
    for viewer in at.viewers:
        worlds = picked(at.worlds(viewer), np.ones(len(at.tables), bool))
        here, there = _sheets(at, at.tables, viewer), _sheets(at, worlds, viewer)
        same = [one == other for one, other in zip(here, there, strict=True)]
        at.demand(f"sheets tell {viewer} no secret", np.array(same, bool))


def _sheets(at: Positions, tables: Rows, viewer: int) -> Iterator[list[Sheet]]:
    for table in tables:
        seen = blank(at.rules.TABLE)
        seen[0] = table
        border.conceal(at.box, seen, viewer)
        sheet_of = at.rules.sheet_of
        yield [sheet_of(at.box[0], seen[0], seat, viewer) for seat in range(at.seats)]


# Reasons, views and events


def explanations_agree_with_refusals(at: Positions) -> None:
    printed = len(at.rules.ACTIONS)
    why = sweep.refusals(at.box, at.tables, printed)
    agree = [
        _explains(at.rules, at.rules.explain(at.box[0], table, action), why[i, action])
        for i, table in enumerate(at.tables)
        for action in range(i % 5, printed, 5)
    ]
    if not all(agree):
        raise Broken("an explanation is not the refusal's")


def _explains(rules: Rulebook, refused: Any, why: int) -> bool:
    if refused is None or why == 0:
        return refused is None and why == 0
    return refused.code is rules.Refusal(why) and bool(re.fullmatch(r"\d+\.\d+", refused.rule))


def views_are_whole(at: Positions) -> None:
    """No null anywhere, and the same after a journey as JSON."""
    for viewer in at.viewers:
        for table in at.concealed(viewer):
            view = at.rules.view_of(at.box[0], table, viewer)
            plain = msgspec.to_builtins(view)
            if None in _leaves(plain):
                raise Broken(f"null in a view: {plain}")
            if msgspec.json.decode(msgspec.json.encode(view), type=at.rules.View) != view:
                raise Broken(f"a view that JSON does not keep: {plain}")


def _leaves(plain: Any) -> Iterator[Any]:
    if isinstance(plain, dict):
        plain = list(plain.values())
    if not isinstance(plain, list):
        yield plain
        return
    for part in plain:
        yield from _leaves(part)


def events_tell_no_secret(at: Positions) -> None:
    """An action that fits another world of the viewer's tells the viewer the same in both."""
    at = at.where(at.actions != NO_ACTION)
    for viewer in at.viewers:
        worlds = at.worlds(viewer)
        fits_both = at.legals(worlds)[np.arange(len(worlds)), at.actions]
        part = at.where(fits_both)
        here, there = _told(part, part.tables), _told(part, picked(worlds, fits_both))
        same = [
            seen(some, viewer) == seen(others, viewer)
            for some, others in zip(here, there, strict=True)
        ]
        part.demand(f"events tell {viewer} no secret", np.array(same))


def _told(at: Positions, tables: Rows) -> Iterator[list[Event]]:
    """The events of the action taken at each table."""
    for table, action in zip(tables, at.actions, strict=True):
        if action != NO_ACTION:
            yield outcome(at, table, int(action))[0]


def outcome(at: Positions, table: Any, action: int) -> tuple[list[Event], Rows]:
    """What happens, and the table after it."""
    after = blank(at.rules.TABLE)
    after[0] = table
    border.apply(at.box, after, action)
    return list(at.rules.narrate(at.box[0], table, action, after[0])), after


def seen(events: list[Event], viewer: int) -> list[Event]:
    return [event.seen_by(viewer) for event in events]


def what_looks_alike_is_alike(at: Positions) -> None:
    """Outcomes of chance that tell a viewer the same leave that viewer the same table."""
    turns = at.of(CHANCE)
    may = at.legals(turns.tables)
    for viewer in at.viewers:
        alone = [
            _one_table_a_story(at, table, np.flatnonzero(may[i]), viewer)
            for i, table in enumerate(turns.tables)
        ]
        turns.demand(f"what looks alike to {viewer} is alike", np.array(alone))


def _one_table_a_story(at: Positions, table: Any, outcomes: Column, viewer: int) -> bool:
    stories: dict[str, bytes] = {}
    for action in outcomes:
        events, after = outcome(at, table, int(action))
        border.conceal(at.box, after, viewer)
        story = repr(seen(events, viewer))
        if stories.setdefault(story, after.tobytes()) != after.tobytes():
            return False
    return True


Law = Callable[[Positions], None]

READABLE_LAWS: tuple[Law, ...] = (
    concealed_pieces_are_all_there,
    text_round_trips,
    reading_changes_nothing,
    explanations_agree_with_refusals,
    views_are_whole,
    sheets_add_up,
    sheets_show_what_views_show,
    events_tell_no_secret,
    what_looks_alike_is_alike,
)
