"""Who plays the bouts: processes on this machine, a core each, or the workers of a Ray cluster.

A bout is played the same whoever plays it, if its bots count worlds and not seconds.
"""

import socket
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any

from fernweh.bots.arena.bout import Outcome, play_bout
from fernweh.bots.arena.plan import ArenaPlan, Bout
from fernweh.kernel.fault import Fault

PATIENCE = 5.0  # seconds
Results = Iterator[list[Outcome]]
Crew = Callable[[ArenaPlan, list[Bout]], Results]


def alone(plan: ArenaPlan, bouts: list[Bout]) -> Results:
    """In this process, one after the other."""
    for bout in bouts:
        yield play_bout(plan, bout)


def on_cores(processes: int) -> Crew:
    """On so many cores of this machine; results come as they are done."""
    return alone if processes == 1 else lambda plan, bouts: _in_processes(plan, bouts, processes)


def _in_processes(plan: ArenaPlan, bouts: list[Bout], processes: int) -> Results:
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        jobs = [pool.submit(play_bout, plan, bout) for bout in bouts]
        try:
            for job in as_completed(jobs):
                yield job.result()
        except BrokenProcessPool:  # a bot of others, or a lack of memory
            raise Fault("arena-broken") from None
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def on_ray(address: str) -> Crew:
    """On the workers of the cluster at that address; `auto` finds one that runs here."""
    try:
        import ray
    except ImportError:
        raise Fault("extra-missing", extra="ray") from None
    return lambda plan, bouts: _on_cluster(ray, address, plan, bouts)


def _on_cluster(ray: Any, address: str, plan: ArenaPlan, bouts: list[Bout]) -> Results:
    with _joined(ray, address):
        work = ray.remote(play_bout)
        waiting = [work.remote(plan, bout) for bout in bouts]
        while waiting:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)


@contextmanager
def _joined(ray: Any, address: str) -> Iterator[None]:
    """The cluster, left again at the end unless somebody had joined it before."""
    if ray.is_initialized():
        yield
        return
    _must_answer(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, ValueError, RuntimeError):
        raise Fault("no-cluster", address=address[:80]) from None
    try:
        yield
    finally:
        ray.shutdown()


def _must_answer(address: str) -> None:
    """Somebody listens there; Ray itself would wait for minutes, and then end the process."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if not colon:
        return  # `auto`, and whatever Ray finds by itself
    try:
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()
    except (OSError, ValueError, OverflowError):
        raise Fault("no-cluster", address=address[:80]) from None
