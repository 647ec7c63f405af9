// One moment of a game as it is drawn.
import type { Shown, TableClient, View } from "../client/table.svelte";
import { merge } from "../client/patch";
import type { Missed, Now, Result, Seated } from "../wire/wire";

export interface Scene {
  n: number;
  view: View;
  now: Now;
  seats: Seated[];
  events: Record<string, unknown>[];
  result: Result | null;
  viewer: number;
}

export const sceneOf = ({ n, step, view, viewer }: Shown): Scene => ({
  n,
  view,
  viewer,
  now: step.now,
  seats: step.seats,
  events: step.events,
  result: step.result,
});

export function newest(client: TableClient): Scene {
  const { n, view, now, seats, events, result, viewer } = client;
  return { n, view, now, seats, events, result, viewer };
}

// For looking back: nothing can be done.
export const withoutChoices = (scene: Scene): Scene => ({
  ...scene,
  now: { ...scene.now, choices: [], take_back: false },
});

// What the others did since the viewer's own last action; empty where they did nothing.
export function sinceOwnTurn(log: readonly Shown[], viewer: number): Shown[] {
  const own = log.filter((each) => each.viewer === viewer);
  const last = own.findLastIndex(({ step }) => step.kind === "action" && isBy(step.by, step.seats, viewer));
  const first = own.findIndex(({ step }, n) => n > last && step.kind === "action");
  return first < 0 ? [] : own.slice(first);
}

// Every step with the view after it, from the view before the first.
export function framesOf({ view, steps }: Missed, viewer: number): Shown[] {
  let then: View = view;
  return steps.map((step) => ({ n: step.n, step, view: then = merge(then, step.patch) as View, viewer }));
}

const isBy = (by: string, seats: readonly Seated[], seat: number) => seats[seat]?.seat === by;
