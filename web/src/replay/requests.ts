// What the pages after a game ask of the server.
import { beKnown, myName } from "../client/guest";
import { recordOf, Refusal, request, table as tableOf } from "../client/requests";
import { keepCommitment, TableClient, type Answer } from "../client/table.svelte";
import type { Made, Problem, Replay } from "../wire/wire";

const LONGEST = 10_000, EVERY = 100; // milliseconds

export const replayOf = (id: string, viewer: number) =>
  request<Replay>("GET", `/api/tables/${encodeURIComponent(id)}/replay?viewer=${viewer}`);

export async function replayOfFile(record: ArrayBuffer, viewer: number): Promise<Replay> {
  return (await (await sent(`/api/replay?viewer=${viewer}`, record)).json()) as Replay;
}

export const recordText = async (id: string): Promise<string> => await (await sent(recordOf(id))).text();

async function sent(path: string, body?: ArrayBuffer): Promise<Response> {
  const headers = { "content-type": "application/octet-stream" };
  const answer = await fetch(path, body ? { method: "POST", body, headers } : {}).catch(() => null);
  if (!answer) throw new Refusal(0, "no-answer", {});
  if (answer.ok) return answer;
  const code = answer.status === 413 ? "record-too-large" : `http-${answer.status}`;
  const problem = (await answer.json().catch(() => ({ code, facts: { most: 1_048_576 } }))) as Problem;
  throw new Refusal(answer.status, problem.code, problem.facts ?? {});
}

// A new table that goes on from entry n: one seat ours, bots on the others. Gives its id, started.
export async function playOn(id: string, n: number, seat: number, bots: string[], guest: string): Promise<string> {
  await beKnown(myName() || guest);
  const made = await request<Made>("POST", `/api/tables/${encodeURIComponent(id)}/branch`, { n, seat, bots });
  keepCommitment(made.id, (await tableOf(made.id)).commitment);
  const client = new TableClient(made.id);
  try {
    must(await client.sit(seat, myName() || guest));
    must(await client.start());
    await begun(client);
  } finally {
    client.close();
  }
  return made.id;
}

// Our nonce is shown while we wait; the table's page would show it too, if it comes first.
async function begun(client: TableClient): Promise<void> {
  for (let tries = 0; client.table?.phase !== "play" && tries < LONGEST / EVERY; tries++) {
    await new Promise((done) => setTimeout(done, EVERY));
  }
}

function must(answer: Answer): void {
  if (answer.type === "refused") throw new Refusal(0, answer.code, answer.facts);
}
