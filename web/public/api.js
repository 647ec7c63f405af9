// The OpenAPI page: every operation with what it takes and gives.
const page = await (await fetch("/api/openapi.json")).json();
const main = document.getElementById("main");
for (const [path, operations] of Object.entries(page.paths)) {
  for (const [method, operation] of Object.entries(operations)) {
    const section = document.createElement("details");
    const head = document.createElement("summary");
    head.textContent = `${method.toUpperCase()} ${path}  ${operation.operationId}`;
    const body = document.createElement("pre");
    body.textContent = JSON.stringify(operation, null, 2);
    section.append(head, body);
    main.append(section);
  }
}
const schemas = document.createElement("pre");
schemas.textContent = JSON.stringify(page.components.schemas, null, 2);
main.append(schemas);
