import { expect, test } from "vitest";
import { fallsTo, weightsOf } from "../src/replay/weights";

test("outcomes share what stands before the colon", () => {
  expect(weightsOf("turn up: yellow-wager*3 | yellow-2")).toEqual([["turn up yellow-wager", 3], [
    "turn up yellow-2",
    1,
  ]]);
});

test("without a colon each stands for itself", () => {
  expect(weightsOf("roll shark | roll whale*2")).toEqual([["roll shark", 1], ["roll whale", 2]]);
});

test("every number falls to one outcome, as often as it weighs", () => {
  const weights = weightsOf("draw: a*3 | b | c*2");
  expect([0, 1, 2, 3, 4, 5].map((drawn) => fallsTo(weights, drawn)))
    .toEqual(["draw a", "draw a", "draw a", "draw b", "draw c", "draw c"]);
  expect(fallsTo(weights, 6)).toBe("");
});
