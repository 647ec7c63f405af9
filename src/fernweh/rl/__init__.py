"""The games behind the interfaces that researchers know.

| module | what it is |
|---|---|
| `vector` | many tables stepped by compiled code on all cores, arrays written in place |
| `gymnasium` | the same as Gymnasium's `VectorEnv`, for one learner; and a single `Env` |
| `pettingzoo` | an AEC environment |
| `openspiel` | games that `pyspiel.load_game` finds |
| `cuda` | `vector` with all arrays on a GPU |

Where Gymnasium is installed, importing this makes its ids known: `fernweh/LostCities-v0` …
"""

from fernweh.rl.ids import register as _register

_register()
