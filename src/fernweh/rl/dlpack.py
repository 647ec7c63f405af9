"""Arrays lent to other libraries without a copy, by DLPack and `__cuda_array_interface__`.

NumPy's own arrays need none of it. numba-cuda's have the second alone; here they get the first, a
capsule that holds a `DLManagedTensor` (https://dmlc.github.io/dlpack). What is lent stays alive
until the borrower gives it back.
"""

import ctypes
from typing import Any

import numpy as np

CPU, CUDA = 1, 2  # kinds of device
LEGACY_STREAM, NO_WAIT = 1, -1  # the default stream, and that the borrower waits by itself
_CODES = {"i": 0, "u": 1, "f": 2, "b": 6}  # by NumPy's letters
_NAME = b"dltensor"


class Memory(ctypes.Structure):
    """Where the memory is."""

    _fields_ = (("kind", ctypes.c_int32), ("number", ctypes.c_int32))


class Kind(ctypes.Structure):
    """What an element is."""

    _fields_ = (("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16))


class Tensor(ctypes.Structure):
    """`DLTensor`: strides are counted in elements."""

    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device", Memory),
        ("dimensions", ctypes.c_int32),
        ("kind", Kind),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("offset", ctypes.c_uint64),
    )


class Managed(ctypes.Structure):
    """`DLManagedTensor`."""

    _fields_ = (("tensor", Tensor), ("context", ctypes.c_void_p), ("give_back", ctypes.c_void_p))


class Lent:
    """An array with an address, a shape and strides, as others' libraries ask for it.

    `array` is one of numba-cuda's, or of NumPy's; a row of it may be longer than is shown.
    """

    def __init__(self, array: Any) -> None:
        self._array = array
        self.shape: tuple[int, ...] = tuple(array.shape)
        self.strides: tuple[int, ...] = tuple(array.strides)  # in bytes
        self.dtype = np.dtype(array.dtype)

    def __repr__(self) -> str:
        return f"Lent({self.dtype} {self.shape})"

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        interface: dict[str, Any] = self._array.__cuda_array_interface__
        return interface

    def __dlpack_device__(self) -> tuple[int, int]:
        if isinstance(self._array, np.ndarray):
            return CPU, 0
        from numba import cuda

        return CUDA, int(cuda.get_current_device().id)

    def __dlpack__(
        self,
        *,
        stream: Any = None,
        max_version: Any = None,
        dl_device: Any = None,
        copy: bool | None = None,
    ) -> Any:
        """The capsule; the steps that were asked for so far are done before the borrower reads."""
        device = self.__dlpack_device__()
        if copy or (dl_device is not None and tuple(map(int, dl_device)) != device):
            raise BufferError("this memory is lent, and neither copied nor moved")
        if device[0] == CUDA and stream not in (None, LEGACY_STREAM, NO_WAIT):
            from numba import cuda

            cuda.default_stream().synchronize()
        return _capsule(self._tensor(device), self._array)

    def _address(self) -> int:
        if isinstance(self._array, np.ndarray):
            return int(self._array.__array_interface__["data"][0])
        return int(self.__cuda_array_interface__["data"][0])

    def _tensor(self, device: tuple[int, int]) -> Tensor:
        size, sizes = self.dtype.itemsize, ctypes.c_int64 * len(self.shape)
        return Tensor(
            data=self._address(),
            device=Memory(*device),
            dimensions=len(self.shape),
            kind=Kind(_CODES[self.dtype.kind], 8 * size, 1),
            shape=sizes(*self.shape),
            strides=sizes(*(stride // size for stride in self.strides)),
            offset=0,
        )


_out: dict[int, tuple[Managed, Any]] = {}  # what is lent, by address, with whose it is


def _returned(address: int) -> None:
    _out.pop(address, None)


def _dropped(capsule: int) -> None:
    """A capsule that nobody took: who takes one renames it."""
    if _is_valid(capsule, _NAME):
        _out.pop(_pointer_in(capsule, _NAME), None)


_give_back = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(_returned)
_drop = ctypes.PYFUNCTYPE(None, ctypes.c_void_p)(_dropped)


def _capsule(tensor: Tensor, owner: Any) -> Any:
    give_back = ctypes.cast(_give_back, ctypes.c_void_p)
    managed = Managed(tensor=tensor, context=None, give_back=give_back)
    address = ctypes.addressof(managed)
    _out[address] = managed, owner
    return _new(address, _NAME, ctypes.cast(_drop, ctypes.c_void_p))


def _of_python(name: str, result: Any, *arguments: Any) -> Any:
    return ctypes.PYFUNCTYPE(result, *arguments)((name, ctypes.pythonapi))


_new = _of_python(
    "PyCapsule_New", ctypes.py_object, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p
)
_is_valid = _of_python("PyCapsule_IsValid", ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p)
_pointer_in = _of_python("PyCapsule_GetPointer", ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p)
