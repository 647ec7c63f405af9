// A match that is over: its views by number, from keyframes and patches, and its turns.
import { merge } from "../client/patch";
import { outOf } from "../table/outs";
import type { Replay, ReplayStep, Seated } from "../wire/wire";

export type View = Record<string, unknown>;
export interface Turn {
  n: number;
  last: number;
  seat: number; // -1: nobody's
  steps: ReplayStep[];
}

export const ALL_SEEING = -2;

// Views share what did not change, so all that were looked at are kept.
export class Views {
  readonly #seen = new Map<number, View>();

  constructor(private readonly replay: Replay) {
    for (const { n, view } of replay.keyframes) this.#seen.set(n, view);
  }

  at(n: number): View {
    let from = n;
    while (!this.#seen.has(from)) from -= 1;
    let view = this.#seen.get(from) ?? {};
    for (const step of this.replay.steps.slice(from, n)) {
      view = merge(view, step.patch ?? {}) as View;
      this.#seen.set(step.n, view);
    }
    return view;
  }
}

// Who sat where after entry n.
export function seatsAt(replay: Replay, n: number): Seated[] {
  const told = replay.steps.slice(0, n).findLast((step) => step.seats?.length);
  return told?.seats ?? replay.seats;
}

// What a seat did and what chance answered, one after the other; first of all, sitting down.
export function turnsOf(replay: Replay): Turn[] {
  const turns: Turn[] = [];
  for (const step of replay.steps) {
    const by = step.kind === "action" ? replay.seats.findIndex((each) => each.seat === step.by) : -1;
    const seat = outOf(step.events)?.seat ?? by;
    const turn = turns.at(-1);
    if (turn && (seat < 0 || seat === turn.seat)) {
      turn.steps.push(step);
      turn.last = step.n;
    } else turns.push({ n: step.n, last: step.n, seat, steps: [step] });
  }
  return turns;
}

// The first entry after which somebody can act.
export const opening = (replay: Replay): number => replay.steps.find((step) => step.actor >= 0)?.n ?? 0;
