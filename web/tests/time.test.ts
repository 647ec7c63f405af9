import { describe, expect, test } from "vitest";
import { timeOf } from "../src/table/time";
import type { TimesTold } from "../src/client/table.svelte";

const told = (off?: number[]): TimesTold => ({
  type: "times",
  left: [1000, 500],
  running: 0,
  at: 0,
  ...(off && { off }),
});

describe("what a seat has left", () => {
  test("runs down for whose turn it is, and no further than to nothing", () => {
    expect([0, 400, 5000].map((passed) => timeOf(told(), 0, passed).left)).toEqual([1000, 600, 0]);
    expect(timeOf(told(), 1, 400)).toEqual({ left: 500, rest: 0 });
  });

  test("stands still on vacation, and runs from its end on", () => {
    expect(timeOf(told([300, 0]), 0, 200)).toEqual({ left: 1000, rest: 100 });
    expect(timeOf(told([300, 0]), 0, 700)).toEqual({ left: 600, rest: 0 });
    expect(timeOf(told([0, 300]), 0, 200)).toEqual({ left: 800, rest: 0 });
  });
});
