// Who gave up, or ran out of time: a turn of its own in every list of turns, and a mark on the result.
export type Out = "resigned" | "flag";

const OUTS: Readonly<Record<string, Out>> = { resigned: "resigned", "flag-fallen": "flag" };
type Events = readonly Readonly<Record<string, unknown>>[];

export interface SeatOut {
  seat: number;
  how: Out;
}

// Of the events of a step, the seat that is out by it.
export function outOf(events: Events = []): SeatOut | null {
  for (const { event, seat } of events) {
    const how = OUTS[String(event)];
    if (how && typeof seat === "number") return { seat, how };
  }
  return null;
}
