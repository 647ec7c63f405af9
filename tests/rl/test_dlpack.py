"""Arrays that others read are the same memory: NumPy's own, and what is lent from a device."""

import ctypes
import gc

import numpy as np
import pytest

from fernweh.rl import dlpack
from fernweh.rl.dlpack import CUDA, Lent, Managed
from fernweh.rl.vector import Vector

KINDS = (np.uint8, np.int8, np.int32, np.uint64, np.float32, np.bool_)
ARRAYS = ("observations", "masks", "seats", "rewards", "ended", "cut", "words", "games")


class OnDevice:
    """As numba-cuda's arrays tell of themselves."""

    shape, strides, dtype = (3, 20), (32, 1), np.dtype(np.uint8)
    __cuda_array_interface__ = {  # noqa: RUF012
        "shape": shape, "strides": strides, "typestr": "|u1", "data": (0x7F0000, False),
        "version": 3,
    }  # fmt: skip


@pytest.mark.compiled
@pytest.mark.parametrize("name", ARRAYS)
def test_the_arrays_of_a_vector_are_taken_without_a_copy(name):
    tables = Vector("lost_cities", 8, rounds=1)
    taken = np.from_dlpack(getattr(tables, name))
    assert np.shares_memory(taken, getattr(tables, name))
    for _ in range(20):
        tables.step(tables.random_actions())
        assert np.array_equal(taken, getattr(tables, name))


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_lent_is_the_same_memory(kind):
    whole = np.zeros((4, 32), kind)
    shown = whole[:, :20]
    taken = np.from_dlpack(Lent(shown))
    assert (taken.shape, taken.strides, taken.dtype) == (shown.shape, shown.strides, shown.dtype)
    whole[2, 3] = 1
    assert taken[2, 3] == 1 and taken.sum() == 1


def test_it_lives_until_it_is_given_back():
    before = len(dlpack._out)
    taken = np.from_dlpack(Lent(np.arange(5)))
    gc.collect()
    assert taken.tolist() == [0, 1, 2, 3, 4] and len(dlpack._out) == before + 1
    del taken
    unread = Lent(np.arange(5)).__dlpack__()
    assert len(dlpack._out) == before + 1
    del unread
    assert len(dlpack._out) == before


def test_a_device_s_array_says_where_it_is(monkeypatch):
    monkeypatch.setattr(Lent, "__dlpack_device__", lambda _: (CUDA, 0))
    lent = Lent(OnDevice())
    capsule = lent.__dlpack__(stream=1)
    tensor = Managed.from_address(dlpack._pointer_in(id(capsule), b"dltensor")).tensor
    assert lent.__cuda_array_interface__ == OnDevice.__cuda_array_interface__
    assert (tensor.data, tensor.offset) == (0x7F0000, 0)
    assert (tensor.device.kind, tensor.device.number) == (CUDA, 0)
    assert (tensor.kind.code, tensor.kind.bits, tensor.kind.lanes) == (1, 8, 1)
    assert tensor.shape[: tensor.dimensions] == [3, 20]
    assert tensor.strides[: tensor.dimensions] == [32, 1]  # in elements


def test_the_structures_have_the_lengths_of_the_standard():
    assert ctypes.sizeof(dlpack.Tensor) == 48 and ctypes.sizeof(Managed) == 64


@pytest.mark.parametrize("asked", [{"copy": True}, {"dl_device": (CUDA, 1)}])
def test_it_is_neither_copied_nor_moved(asked):
    with pytest.raises(BufferError, match="neither copied nor moved"):
        Lent(np.zeros(3)).__dlpack__(**asked)
