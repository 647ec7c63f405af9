import { expect, test } from "vitest";
import { means, shareOf, shares, ticks } from "../src/people/history";
import type { CurvePoint } from "../src/wire/wire";

const point = (outcome: CurvePoint["outcome"]): CurvePoint => ({
  match: "m",
  game: "survive",
  seats: 2,
  at: 0,
  score: 1,
  outcome,
});

test("a share is of matches against others", () => {
  expect(shareOf({ played: 5, won: 1, drawn: 1, lost: 1, left: 1, alone: 1 })).toBe(0.25);
  expect(shareOf({ played: 2, alone: 2 })).toBeNull();
  expect(shares([point("won"), point("alone"), point("lost"), point("won")])).toEqual([1, 1 / 2, 2 / 3]);
});

test("a share looks back over ten matches, a mean over five", () => {
  const long = [...Array<CurvePoint>(10).fill(point("won")), ...Array<CurvePoint>(10).fill(point("lost"))];
  expect(shares(long).at(9)).toBe(1);
  expect(shares(long).at(-1)).toBe(0);
  expect(means([1, 2, 3, 4, 5, 6])).toEqual([1, 1.5, 2, 2.5, 3, 4]);
});

test("lines of a chart are round and hold everything", () => {
  expect(ticks(0, 100)).toEqual([0, 50, 100]);
  expect(ticks(-37, 81)).toEqual([-50, 0, 50, 100]);
  expect(ticks(7, 7)).toEqual([7, 8]);
  for (const [least, most] of [[-4, 0], [3, 12], [0, 1], [-120, 900]] as const) {
    const found = ticks(least, most);
    expect(Math.min(...found)).toBeLessThanOrEqual(least);
    expect(Math.max(...found)).toBeGreaterThanOrEqual(most);
    expect(found.length).toBeLessThan(9);
  }
});
