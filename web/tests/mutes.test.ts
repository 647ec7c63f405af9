// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { carryMutes, keepMutes, mutesAt } from "../src/client/mutes";

beforeEach(() => localStorage.clear());

test("who is muted is so at the next table of the series", () => {
  keepMutes("one", { abc: "Ada" });
  carryMutes("one", "two");
  expect(mutesAt("two")).toEqual({ abc: "Ada" });
});

test("what was chosen at the next table stays", () => {
  keepMutes("one", { abc: "Ada" });
  keepMutes("two", {});
  carryMutes("one", "two");
  expect(mutesAt("two")).toEqual({});
});

test("what cannot be read mutes nobody", () => {
  for (const text of ["{", "7", "null", `{"abc": 7}`]) {
    localStorage.setItem("muted:one", text);
    expect(mutesAt("one")).toEqual({});
  }
});
