import { expect, test } from "vitest";
import { merge } from "../src/client/patch";

// The examples of RFC 7396, appendix A
test.each([
  [{ a: "b" }, { a: "c" }, { a: "c" }],
  [{ a: "b" }, { b: "c" }, { a: "b", b: "c" }],
  [{ a: "b" }, { a: null }, {}],
  [{ a: "b", b: "c" }, { a: null }, { b: "c" }],
  [{ a: ["b"] }, { a: "c" }, { a: "c" }],
  [{ a: "c" }, { a: ["b"] }, { a: ["b"] }],
  [{ a: { b: "c" } }, { a: { b: "d", c: null } }, { a: { b: "d" } }],
  [{ a: [{ b: "c" }] }, { a: [1] }, { a: [1] }],
  [["a", "b"], ["c", "d"], ["c", "d"]],
  [{ a: "b" }, ["c"], ["c"]],
  [{ a: "foo" }, null, null],
  [{ a: "foo" }, "bar", "bar"],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [[1, 2], { a: "b", c: null }, { a: "b" }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
])("%j patched by %j is %j", (old, patch, patched) => {
  expect(merge(old, patch)).toEqual(patched);
});

test("what a patch does not name stays the same object, and what it names changes no other", () => {
  const old = { hand: ["red-2"], piles: { red: 1, blue: 2 } };
  const patched = merge(old, { piles: { red: 3 } }) as typeof old;
  expect(patched.hand).toBe(old.hand);
  expect(patched.piles).toEqual({ red: 3, blue: 2 });
  expect(old.piles).toEqual({ red: 1, blue: 2 });
});
