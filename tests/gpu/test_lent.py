"""On a machine with a GPU: PyTorch and JAX read a vector's arrays where they lie."""

import numpy as np
import pytest

from fernweh.rl.cuda import CudaVector
from tests.gpu.test_device import has_gpu

pytestmark = [
    pytest.mark.compiled,
    pytest.mark.filterwarnings("default::numba.core.errors.NumbaWarning"),
    pytest.mark.filterwarnings("default::DeprecationWarning"),
]
NAMES = ("observations", "masks", "seats", "rewards", "ended", "cut")


def vector():
    if not has_gpu():
        pytest.skip("no GPU here")
    return CudaVector("lost_cities", 1000, rounds=1)


def test_pytorch_reads_what_comes_next():
    tables, torch = vector(), pytest.importorskip("torch")
    taken = {name: torch.from_dlpack(tables.lent[name]) for name in NAMES}
    for _ in range(30):
        tables.step(torch.multinomial(taken["masks"].float(), 1)[:, 0].int())
    for name, tensor in taken.items():
        assert tensor.is_cuda
        assert np.array_equal(tensor.cpu().numpy(), getattr(tables, name).copy_to_host())


def test_pytorch_reads_it_by_the_other_interface():
    tables, torch = vector(), pytest.importorskip("torch")
    for name in NAMES:
        one = torch.as_tensor(tables.lent[name], device="cuda")
        assert one.data_ptr() == torch.from_dlpack(tables.lent[name]).data_ptr()


def test_jax_reads_whole_rows():
    tables, jax = vector(), pytest.importorskip("jax")
    for _ in range(30):
        tables.step(tables.random_actions())
    width = tables.observations.shape[1]
    seen = jax.dlpack.from_dlpack(tables.lent["observations_rows"])[:, :width]
    assert np.array_equal(np.asarray(seen), tables.observations.copy_to_host())
