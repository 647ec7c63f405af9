"""Ray RLlib on two local nodes; run by `make test-rllib`, in an environment of its own."""

import pytest

from fernweh.rl.single import Single

pytestmark = [
    pytest.mark.slow,
    pytest.mark.compiled,
    pytest.mark.filterwarnings("ignore"),  # RLlib's own
]


@pytest.fixture
def cluster():
    import ray
    from ray.cluster_utils import Cluster

    nodes = Cluster(initialize_head=True, head_node_args={"num_cpus": 2, "num_gpus": 0})
    nodes.add_node(num_cpus=2, num_gpus=0)
    nodes.wait_for_nodes()
    ray.init(address=nodes.address, log_to_driver=False)
    yield nodes
    ray.shutdown()
    nodes.shutdown()


def test_a_table_as_rllib_plays_it():
    from fernweh.rl.rllib import RllibTable

    env = RllibTable({"game": "lost_cities_rivals", "seats": 3})
    seen, _ = env.reset(seed=1)
    assert env.table.save() == same_game().save()
    over, steps = False, 0
    while not over:
        ((agent, view),) = seen.items()
        assert env.observation_spaces[agent].contains(view)
        seen, rewards, ended, _, _ = env.step({agent: int(view["action_mask"].argmax())})
        over, steps = ended["__all__"], steps + 1
        assert over or not any(rewards.values())
    assert len(seen) == len(rewards) == 3 and abs(sum(rewards.values())) < 1e-6 and steps > 20


def same_game():
    """As everywhere by this seed."""
    table = Single("lost_cities_rivals", 3)
    table.reset(1)
    return table


def test_a_cap_ends_as_truncation():
    from fernweh.rl.rllib import RllibTable

    env = RllibTable({"game": "lost_cities", "rounds": 1, "cap": 6})
    env.reset(seed=1)
    over = cut = False
    while not (over or cut):
        agent = env.agents[env.table.seat]
        _, _, ended, ends, _ = env.step({agent: env.table.random_action()})
        over, cut = ended["__all__"], ends["__all__"]
    assert cut and not over


def test_learning_on_two_nodes(cluster):
    import ray

    from fernweh.rl.rllib import EVERYONE, learning

    assert len(ray.nodes()) == 2
    algorithm = learning("lost_cities", runners=2, batch=1000, rounds=1).build_algo()
    results = [algorithm.train() for _ in range(2)]
    algorithm.stop()
    learned = results[-1]["learners"][EVERYONE]
    assert learned["num_module_steps_trained_lifetime"] > 1000
    assert results[-1]["env_runners"]["num_episodes_lifetime"] > 0
