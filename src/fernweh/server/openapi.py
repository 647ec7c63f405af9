"""The page of the REST part, made from its routes and schemas."""

from typing import Any

import msgspec

from fernweh.server.rest import ROUTES, Problem
from fernweh.server.routes import JSON, Route

_REF = "#/components/schemas/{name}"


def page() -> dict[str, Any]:
    """OpenAPI 3.1."""
    kinds = [
        kind for route in ROUTES for kind in (route.takes, route.gives) if kind not in (None, bytes)
    ]
    schemas, components = msgspec.json.schema_components([*kinds, Problem], ref_template=_REF)
    named = dict(zip(map(id, [*kinds, Problem]), schemas, strict=True))
    paths: dict[str, Any] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, named)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Fernweh", "version": "1"},
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": _COOKIE},
    }


_COOKIE = {"guest": {"type": "apiKey", "in": "cookie", "name": "fernweh"}}


def _operation(route: Route, named: dict[int, Any]) -> dict[str, Any]:
    problem = {"description": "Problem", "content": {JSON: {"schema": named[id(Problem)]}}}
    plain = {"description": "Refused at the door"}
    found: dict[str, Any] = {
        "operationId": route.name,
        "responses": {
            "200": {"description": "OK", "content": _content(route, named)},
            "4XX": problem, "503": problem,
            "403": plain, "411": plain, "413": plain, "429": plain,
        },
    }  # fmt: skip
    if "{id}" in route.path:
        schema = {"type": "string", "pattern": "^[a-z0-9-]+$", "maxLength": 64}
        found["parameters"] = [{"name": "id", "in": "path", "required": True, "schema": schema}]
    if route.viewer:
        eyes = {"type": "integer", "minimum": -2, "maximum": 9, "default": -1}
        found.setdefault("parameters", []).append({"name": "viewer", "in": "query", "schema": eyes})
    if route.query:
        found.setdefault("parameters", []).extend(_query(route.query))
    if route.takes:
        found["requestBody"] = {"required": True, "content": _taken(route, named)}
    if route.for_known:
        found["security"] = [{"guest": []}]
    return found


def _query(kind: type[msgspec.Struct]) -> list[dict[str, Any]]:
    _, components = msgspec.json.schema_components([kind])
    fields = components[kind.__name__]["properties"]
    return [{"name": name, "in": "query", "schema": schema} for name, schema in fields.items()]


def _taken(route: Route, named: dict[int, Any]) -> dict[str, Any]:
    if route.takes is bytes:
        return {"application/octet-stream": {"schema": {"type": "string", "format": "binary"}}}
    return {JSON: {"schema": named[id(route.takes)]}}


def _content(route: Route, named: dict[int, Any]) -> dict[str, Any]:
    if route.gives is bytes:
        binary = {"schema": {"type": "string", "format": "binary"}}
        kinds = ("application/octet-stream", "application/zip", "text/csv", JSON)
        return {kind: binary if kind != JSON else {"schema": {}} for kind in kinds}
    return {JSON: {"schema": named[id(route.gives)]}}
