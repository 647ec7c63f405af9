import { describe, expect, test } from "vitest";
import { turnsOf as turnsOfReplay } from "../src/replay/replay";
import { turnsOf } from "../src/table/turns";
import type { Replay, Seated } from "../src/wire/wire";

const SEATS = ["north", "south"].map((seat) => ({ seat, name: seat, bot: "" })) as Seated[];
const laid = { event: "laid", seat: 0 };
const ends = [
  { kind: "resigned", by: "south", event: { event: "resigned", seat: 1 } },
  { kind: "flag-fallen", by: "host", event: { event: "flag-fallen", seat: 1 } },
];

describe.each(ends)("who is out by $kind has a turn of their own", ({ kind, by, event }) => {
  const told = [{ kind: "action", by: "north", events: [laid] }, { kind, by, events: [event] }];

  test("in the log", () => {
    const steps = told.map((step, n) => ({ n, viewer: 0, step: { ...step, seats: SEATS } }));
    expect(turnsOf(steps).map(({ seat }) => seat)).toEqual([0, 1]);
  });

  test("in a replay, with the end of the match in it", () => {
    const revealed = { kind: "secret-revealed", by: "host", events: [{ event: "secret-revealed" }] };
    const steps = [...told, revealed].map((step, n) => ({ ...step, n, at: "", actor: 0 }));
    const turns = turnsOfReplay({ seats: SEATS, steps } as unknown as Replay);
    expect(turns.map((turn) => [turn.seat, turn.steps.length])).toEqual([[0, 1], [1, 2]]);
  });
});
