// What a seat was told before this page was opened: of a running match its own steps, of one that is over
// the replay from its eyes.
import { recordOf, request } from "../client/requests";
import type { Replay, Step } from "../wire/wire";
import type { Told } from "./turns";

export async function toldBy(table: string, viewer: number): Promise<Told[]> {
  const { steps } = await request<{ steps: Step[] }>("GET", recordOf(table));
  return steps.map((step) => ({ n: step.n, viewer, step }));
}

export async function replayed(table: string, viewer: number): Promise<Told[]> {
  const path = `/api/tables/${encodeURIComponent(table)}/replay?viewer=${viewer}`;
  const { steps, seats } = await request<Replay>("GET", path);
  return steps.map(({ n, by, kind, events = [] }) => ({ n, viewer, step: { by, kind, events, seats } }));
}
