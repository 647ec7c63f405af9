"""Games of bots as a Parquet file, written as they are played: a row a position.

| column | type | meaning |
|---|---|---|
| `game` | int64 | the game's number in the file's seed |
| `ply` | int32 | the position's number in its game |
| `seat` | int8 | who acts |
| `observation` | n bytes | what that seat sees, in the layout of the file's metadata |
| `mask` | m bytes | 1 for each action that it may take |
| `action` | int16 | what it does |
| `value` | float32 | what it gets in the end, from -1 to 1 |
| `results` | float32[seats] | what every seat gets |

Bytes are strings of a fixed length, not lists of numbers: ten times as fast to write and to read.
"""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from fernweh.kernel.fault import ExtraMissing, Fault

try:
    import pyarrow as pa
    import pyarrow.parquet as pq
except ModuleNotFoundError as missing:
    raise ExtraMissing("data") from missing

from fernweh.rl.records_of_play import DatasetPlan, PlayedGame
from fernweh.rl.simulation import Simulation

ROWS = 1 << 16  # a row group at least
REPEATED = ["game", "seat", "action", "value"]  # columns worth a dictionary


def schema_of(plan: DatasetPlan) -> pa.Schema:
    sim = plan.simulation
    return pa.schema(
        {
            "game": pa.int64(),
            "ply": pa.int32(),
            "seat": pa.int8(),
            "observation": pa.binary(len(sim.most)),
            "mask": pa.binary(sim.actions),
            "action": pa.int16(),
            "value": pa.float32(),
            "results": pa.list_(pa.float32(), sim.seats),
        },
        metadata={"fernweh": msgspec.json.encode(_about(plan, sim))},
    )


def _about(plan: DatasetPlan, sim: Simulation) -> dict[str, Any]:
    """What the file holds, for whoever opens it years later."""
    return {
        "game": plan.game,
        "rules_version": sim.rules.RULES_VERSION,
        "seats": plan.seats,
        "options": msgspec.structs.asdict(sim.options),
        "bots": plan.bots,
        "games": plan.games,
        "seed": plan.seed,
        "observation": [piece._asdict() for piece in sim.rules.OBSERVATION],
        "actions": [sim.rules.move_of(action) for action in range(sim.actions)],
    }


def write(path: Path, plan: DatasetPlan, games: Iterable[PlayedGame]) -> Iterator[int]:
    """Write the games; after each row group, how many games are done. The file is whole or not."""
    with _whole(path) as part:
        schema = schema_of(plan)
        with pq.ParquetWriter(
            part, schema, compression="zstd", compression_level=1, use_dictionary=REPEATED
        ) as writer:
            held: list[PlayedGame] = []
            done = 0
            for game in games:
                held.append(game)
                if sum(len(each.seats) for each in held) >= ROWS:
                    done += len(held)
                    writer.write_batch(_batch(schema, held))
                    held = []
                    yield done
            if held:
                writer.write_batch(_batch(schema, held))
                yield done + len(held)


@contextmanager
def _whole(path: Path) -> Iterator[Path]:
    """A file beside it, that takes its name when all is written, and goes when not."""
    if path.exists():
        raise Fault("file-exists", path=str(path))
    part = path.with_name(f"{path.name}.part")
    try:
        yield part
        part.rename(path)
    finally:
        part.unlink(missing_ok=True)


def _batch(schema: pa.Schema, games: list[PlayedGame]) -> pa.RecordBatch:
    lengths = [len(each.seats) for each in games]
    seats = np.concatenate([each.seats for each in games])
    results = np.repeat(np.array([each.results for each in games]), lengths, axis=0)
    columns: list[Any] = [
        np.repeat([each.game for each in games], lengths),
        np.concatenate([np.arange(length) for length in lengths]),
        seats,
        _strings([each.observations for each in games]),
        _strings([each.masks for each in games]),
        np.concatenate([each.actions for each in games]),
        results[np.arange(len(seats)), seats],
        pa.FixedSizeListArray.from_arrays(pa.array(results.ravel()), results.shape[1]),
    ]
    arrays = [
        column if isinstance(column, pa.Array) else pa.array(column).cast(field.type)
        for column, field in zip(columns, schema, strict=True)
    ]
    return pa.record_batch(arrays, schema=schema)


def _strings(parts: list[Any]) -> pa.Array:
    """Arrays of rows as one column of byte strings, without a look at each."""
    rows = np.concatenate(parts)
    kind = pa.binary(rows.shape[1])
    return pa.Array.from_buffers(kind, len(rows), [None, pa.py_buffer(rows)])
