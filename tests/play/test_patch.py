"""JSON Merge Patch: the law, and the examples of RFC 7396, appendix A."""

import msgspec
import pytest
from difference import diff
from hypothesis import given
from hypothesis import strategies as st
from played import CALM

from fernweh.games import CATALOGUE, load
from fernweh.games.game import Game
from fernweh.kernel.chance import generator
from fernweh.play.patch import changes, merge

LEAF = st.booleans() | st.integers() | st.sampled_from(["", "x", "é"]) | st.floats(allow_nan=False)
KEYS = st.sampled_from("abcd")
VALUE = st.recursive(
    LEAF, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=4)
)
VIEW = st.dictionaries(KEYS, VALUE, max_size=4)


@CALM
@given(VIEW, VIEW)
def test_old_and_patch_make_new(old, new):
    assert repr_sorted(merge(old, diff(old, new))) == repr_sorted(new)


@CALM
@given(VIEW)
def test_nothing_changed_is_an_empty_patch(view):
    assert diff(view, view) == {}


def repr_sorted(value):
    """Told apart as JSON tells apart: 1, 1.0 and true."""
    if isinstance(value, dict):
        return sorted((key, repr_sorted(each)) for key, each in value.items())
    return [repr_sorted(each) for each in value] if isinstance(value, list) else repr(value)


RFC_7396 = [
    ({"a": "b"}, {"a": "c"}, {"a": "c"}),
    ({"a": "b"}, {"b": "c"}, {"a": "b", "b": "c"}),
    ({"a": "b"}, {"a": None}, {}),
    ({"a": "b", "b": "c"}, {"a": None}, {"b": "c"}),
    ({"a": ["b"]}, {"a": "c"}, {"a": "c"}),
    ({"a": "c"}, {"a": ["b"]}, {"a": ["b"]}),
    ({"a": {"b": "c"}}, {"a": {"b": "d", "c": None}}, {"a": {"b": "d"}}),
    ({"a": [{"b": "c"}]}, {"a": [1]}, {"a": [1]}),
    (["a", "b"], ["c", "d"], ["c", "d"]),
    ({"a": "b"}, ["c"], ["c"]),
    ({"a": "foo"}, None, None),
    ({"a": "foo"}, "bar", "bar"),
    ({"e": None}, {"a": 1}, {"e": None, "a": 1}),
    ([1, 2], {"a": "b", "c": None}, {"a": "b"}),
    ({}, {"a": {"bb": {"ccc": None}}}, {"a": {"bb": {}}}),
]


@pytest.mark.parametrize("old, patch, new", RFC_7396)
def test_the_examples_of_the_rfc(old, patch, new):
    assert merge(old, patch) == new


@pytest.mark.parametrize("game", CATALOGUE)
def test_views_hold_no_null(game):
    """In a patch it takes a key away."""
    schema = msgspec.json.encode(msgspec.json.schema(load(game).View))
    assert b'"null"' not in schema


def test_neither_side_is_changed():
    old, patch = {"a": {"b": 1}}, {"a": {"b": None, "c": 2}}
    assert merge(old, patch) == {"a": {"c": 2}}
    assert (old, patch) == ({"a": {"b": 1}}, {"a": {"b": None, "c": 2}})


@pytest.mark.parametrize("name", CATALOGUE)
def test_what_is_merged_is_json_whatever_the_patch_was_made_of(name):
    """A patch holds parts of the view that it leads to."""
    game = Game(name)
    game.let_chance(generator(3))
    before = game.view(0)
    game.play(game.moves()[0])
    after = msgspec.to_builtins(game.view(0))
    assert merge(msgspec.to_builtins(before), changes(before, game.view(0))) == after
