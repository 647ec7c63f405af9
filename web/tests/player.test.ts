// @vitest-environment happy-dom
// The player alone, with a source of letters. What each source makes of it is in pacing.test.ts.
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Player, type Source } from "../src/board/player.svelte";

const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  pass(1000);
});
afterEach(() => {
  vi.useRealTimers();
  delete document.documentElement.dataset["motion"];
});

function played(letters: string, more: Partial<Source<string>> = {}) {
  const seen: string[] = [];
  const player = new Player<string>({ pace: () => 100, shown: (steps) => seen.push(steps.join("")), ...more });
  player.look([...letters]);
  return { player, seen };
}

test("steps come in their order, each at its pace, and then it has ended", () => {
  const ended = vi.fn(), { player, seen } = played("abc", { ended });
  player.goOn();
  expect([seen, player.step, player.waiting]).toEqual([["a"], "a", 2]);
  pass(99);
  expect(seen).toEqual(["a"]);
  pass(1);
  expect(seen).toEqual(["a", "b"]);
  expect(ended).not.toHaveBeenCalled();
  pass(100);
  expect([seen, player.waiting]).toEqual([["a", "b", "c"], 0]);
  expect(ended).toHaveBeenCalledOnce();
});

test("the pace is asked with what comes and what is shown", () => {
  const pace = vi.fn((next: string) => (next === "b" ? 10 : Infinity)), { player, seen } = played("abc", { pace });
  player.show();
  expect(pace).toHaveBeenLastCalledWith("b", "a");
  pass(10);
  expect(seen).toEqual(["a", "b"]);
  pass(100_000); // not by itself
  expect(seen).toEqual(["a", "b"]);
});

test("where too many wait all are shown as one, now or when the clock strikes", () => {
  let most = 2;
  const { player, seen } = played("abc", { isHurried: (waiting) => waiting > most });
  player.goOn();
  expect(seen).toEqual(["abc"]);
  player.steps = [..."abcdef"];
  most = 3;
  player.goOn();
  most = 1;
  pass(100);
  expect(seen).toEqual(["abc", "def"]);
});

test("other eyes see where they are put: nothing moves, nothing is told, nothing comes after it", () => {
  const { player, seen } = played("abc"), draw = vi.spyOn(player, "draw");
  player.look([..."ABC"], 1);
  pass(5000);
  expect([player.step, seen]).toEqual(["B", []]);
  player.leap(2);
  expect(player.step).toBe("C");
  expect(draw).not.toHaveBeenCalled();
});

// A piece that lies ten times as far as the number of its step says.
function drawn() {
  const board = document.createElement("div"), piece = document.createElement("i"), animate = vi.fn();
  const { player } = played("abc");
  piece.dataset["piece"] = "p";
  piece.animate = animate;
  piece.getBoundingClientRect = () => ({ x: player.at * 10, y: 0 }) as DOMRect;
  board.append(piece);
  player.board = board;
  return { player, animate };
}

test("what lies elsewhere after a step moves there from where it lay", async () => {
  const { player, animate } = drawn();
  player.show();
  await tick();
  expect(animate.mock.calls[0]?.[0]).toEqual([
    { transform: "translate(-10px, 0px)" },
    { transform: "translate(0, 0)" },
  ]);
});

test("with motion off the steps come, and nothing moves", async () => {
  document.documentElement.dataset["motion"] = "off";
  const { player, animate } = drawn();
  player.show();
  await tick();
  expect(player.step).toBe("a");
  expect(animate).not.toHaveBeenCalled();
});
