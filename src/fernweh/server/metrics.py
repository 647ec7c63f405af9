"""Figures for Prometheus."""

from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

if TYPE_CHECKING:
    from fernweh.server.house import House

REGISTRY = CollectorRegistry()
MESSAGES = Counter("fernweh_messages", "Messages received", ["kind"], registry=REGISTRY)
LATENCY = Histogram(
    "fernweh_command_seconds",
    "From a command to its answer",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1),
    registry=REGISTRY,
)
PROBES = Histogram("fernweh_probe_seconds", "To write and read the store", registry=REGISTRY)
TROUBLES = Counter("fernweh_probe_troubles", "Probes of the store that failed", registry=REGISTRY)
CUT_OFF = Counter("fernweh_cut_off", "Connections ended below HTTP", ["why"], registry=REGISTRY)
_ROOMS = Gauge("fernweh_rooms", "Tables in memory", registry=REGISTRY)
_SOCKETS = Gauge("fernweh_sockets", "Connections", registry=REGISTRY)
_RESTARTS = Gauge("fernweh_bot_restarts", "Bots that were started again", registry=REGISTRY)


def page(house: "House") -> bytes:
    _ROOMS.set(len(house.hall.rooms))
    _SOCKETS.set(len(house.connections))
    _RESTARTS.set(house.thinkers.restarts)
    return bytes(generate_latest(REGISTRY))
