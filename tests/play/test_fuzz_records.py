"""Short runs of the fuzzer; the long one is `python tests/play/fuzz_records.py`."""

import pytest
from fuzz_records import fuzz


def test_a_short_run_on_records():
    seen = fuzz(1_000, "records")
    assert sum(seen.values()) == 1_000
    assert all(
        seen[f"{kind} refused"] for kind in ("fuzz_bytes", "fuzz_json", "fuzz_values", "fuzz_lines")
    )


def test_a_short_run_on_moves():
    assert sum(fuzz(1_000, "moves").values()) == 1_000


def test_a_short_run_on_tables():
    assert sum(fuzz(3_000, "tables").values()) == 3_000


@pytest.mark.slow
def test_a_long_run():
    assert sum(fuzz(100_000, "records", seed=1).values()) == 100_000
