"""The arena on a Ray cluster: two nodes on this machine, the same games as without it."""

import os
from pathlib import Path

import pytest

import fernweh
from fernweh.bots.arena import crew
from fernweh.bots.arena.ledger import Ledger
from tests.bots.test_arena import plan, untimed

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore")]  # Ray's own warnings

WANTED = plan(games=8)


@pytest.fixture(scope="module")
def cluster():
    """A head and a second node, a core each."""
    from ray.cluster_utils import Cluster

    source = str(Path(fernweh.__file__).parents[1])
    os.environ["PYTHONPATH"] = os.pathsep.join([source, os.environ.get("PYTHONPATH", "")])
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    running = Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False}
    )
    running.add_node(num_cpus=1)
    running.wait_for_nodes()
    yield running
    running.shutdown()


def played(by: crew.Crew) -> list[dict]:
    ledger = Ledger(WANTED, None)
    for outcomes in by(WANTED, WANTED.bouts):
        ledger.add(outcomes)
    return untimed(ledger.in_order())


def test_a_cluster_plays_the_same_games(cluster):
    assert len([node for node in cluster.list_all_nodes() if node.address_info]) == 2
    assert played(crew.on_ray(cluster.address)) == played(crew.alone)


def test_the_command_plays_on_a_cluster(cluster, tmp_path):
    from tests.cli.running import run

    words = ["lost_cities", "--bots", "greedy,random", "--games", "4", "--option", "rounds=1"]
    result = run("arena", *words, "--ray", cluster.address, "--file", str(tmp_path / "results"))
    assert result.exit_code == 0 and "100.0 %" in result.stdout
    assert (tmp_path / "results").read_bytes().count(b"\n") == 5
