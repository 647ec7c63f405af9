"""The REST part against its own OpenAPI page."""

import asyncio
import threading

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.guests import serving

CHECKS = [
    not_a_server_error, response_schema_conformance, status_code_conformance,
    content_type_conformance,
]  # fmt: skip


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    """A server in a thread: schemathesis asks without asyncio."""
    started, stop, found = threading.Event(), threading.Event(), []

    async def run():
        async with serving(tmp_path_factory.mktemp("rest")) as site:
            guest = await site.guest("Ada")
            found.extend([site.address, guest.cookie])
            started.set()
            while not stop.is_set():
                await asyncio.sleep(0.05)

    thread = threading.Thread(target=lambda: asyncio.run(run()))
    thread.start()
    started.wait(60)
    yield found
    stop.set()
    thread.join()


@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::ResourceWarning")
@pytest.mark.parametrize("known", [False, True])
def test_every_operation_keeps_to_its_page(address, known):
    base, cookie = address
    schema = schemathesis.openapi.from_url(f"{base}/api/openapi.json")
    schema.config.generation.update(modes=[GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
    headers = {"origin": base} | ({"cookie": f"fernweh={cookie}"} if known else {})
    calm = settings(max_examples=12, deadline=None, database=None, derandomize=True,
                    suppress_health_check=list(HealthCheck))  # fmt: skip
    for operation in schema.get_all_operations():
        if operation.ok().definition.raw["operationId"] == "forget-me":
            continue  # it would end the story

        @calm
        @schemathesis_given(operation.ok())
        def hold(case):
            case.call_and_validate(headers=headers, checks=CHECKS)

        hold()


def schemathesis_given(operation):
    from hypothesis import given

    return given(case=operation.as_strategy())
