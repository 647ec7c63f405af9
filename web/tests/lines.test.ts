// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { keepRead, readAt } from "../src/client/lines";
import { keepMutes, mutesAt, withMute } from "../src/client/mutes";
import { asPeople } from "../src/table/names";
import { mostTurns, type Told } from "../src/table/turns";

beforeEach(() => localStorage.clear());

test("what was read stays read", () => {
  keepRead("one", 7);
  keepRead("one", 5);
  expect([readAt("one"), readAt("two")]).toEqual([7, 0]);
});

test("somebody is muted, and heard again", () => {
  keepMutes("one", withMute({ abc: "Ada" }, "def", "Ben"));
  expect(mutesAt("one")).toEqual({ abc: "Ada", def: "Ben" });
  expect(withMute(mutesAt("one"), "abc", null)).toEqual({ def: "Ben" });
});

test("a seat is its person's, also where a bot has played on", () => {
  const [person, bot] = asPeople([
    { seat: "north", name: "Ada", bot: "greedy" },
    { seat: "south", name: "greedy", bot: "greedy" },
  ]);
  expect([person?.bot, bot?.bot]).toEqual(["", "greedy"]);
});

test("turns are runs of what a seat does", () => {
  const seats = ["north", "south"].map((seat) => ({ seat, name: seat, bot: "" }));
  const step = (by: string, kind = "action") => ({ by, kind, events: [{ event: "laid" }], seats });
  const steps = [step("north", "seat-taken"), step("north"), step("chance", "chance"), step("north"), step("south")];
  const told = steps.map((each, n) => ({ n, viewer: 0, step: each }) as unknown as Told);
  expect([mostTurns([]), mostTurns(told), mostTurns([...told, { ...told[1], n: 9 } as Told])]).toEqual([0, 1, 2]);
});
