// The log, turn by turn: what a seat did, and what chance answered.
import type { Shown } from "../client/table.svelte";
import type { Seated, Step } from "../wire/wire";

export interface Told {
  n: number;
  viewer: number;
  step: Pick<Step, "by" | "events" | "seats">;
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
    const seat = seatOf(each.step.by, each.step.seats);
    const last = turns.at(-1);
    if (last && (seat < 0 || seat === last.seat)) last.steps.push(each);
    else turns.push({ n: each.n, seat, steps: [each] });
  }
  return turns;
}

const seatOf = (by: string, seats: readonly Seated[]): number => seats.findIndex((each) => each.seat === by);

// What was told before this page was opened, and since; each entry once.
export function joined(before: readonly Told[], since: readonly Shown[]): Told[] {
  const first = since[0]?.n ?? Infinity;
  return [...before.filter((each) => each.n < first), ...since];
}
