// The log, turn by turn: what a seat did, and what chance answered.
import type { Shown } from "../client/table.svelte";
import { outOf } from "./outs";
import type { Seated, Step } from "../wire/wire";

export interface Told {
  n: number;
  viewer: number;
  step: Pick<Step, "by" | "events" | "kind" | "seats">;
}
export interface Turn {
  n: number;
  seat: number; // -1: nobody's
  steps: Told[];
}

export function turnsOf(told: readonly Told[]): Turn[] {
  const turns: Turn[] = [];
  for (const each of told) {
    if (!each.step.events.length) continue;
    const seat = outOf(each.step.events)?.seat ?? seatOf(each.step.by, each.step.seats); // a flag is the host's word
    const last = turns.at(-1);
    if (last && (seat < 0 || seat === last.seat)) last.steps.push(each);
    else turns.push({ n: each.n, seat, steps: [each] });
  }
  return turns;
}

// How many turns have begun, of whoever has had most.
export function mostTurns(told: readonly Told[]): number {
  const seats = turnsOf(told.filter(({ step }) => step.kind === "action")).map(({ seat }) => seat);
  return Math.max(0, ...seats.map((seat) => seats.filter((each) => each === seat).length));
}

const seatOf = (by: string, seats: readonly Seated[]): number => seats.findIndex((each) => each.seat === by);

// What was told before this page was opened, and since; each entry once.
export function joined(before: readonly Told[], since: readonly Shown[]): Told[] {
  const first = since[0]?.n ?? Infinity;
  return [...before.filter((each) => each.n < first), ...since];
}
