// @vitest-environment happy-dom
// What is seen, and when. Each place where steps are shown stands behind three lines (`atTable`,
// `inReplay`, `inLesson`), so that the sentences below stay when what plays the steps changes.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Shown, TableClient } from "../src/client/table.svelte";
import { Walk } from "../src/learn/walk.svelte";
import { Film } from "../src/replay/film.svelte";
import { Recap } from "../src/table/recap.svelte";
import { Stage } from "../src/table/stage.svelte";
import type { Lesson, LessonMove, Now, Replay, ReplayStep, Seated, Step } from "../src/wire/wire";

const SEATS: Seated[] = ["north", "south"].map((seat) => ({ seat, name: seat, bot: "" }));
const now = (n: number): Now => ({ n, actor: 0, choices: [], take_back: false });
const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  pass(1000); // no page is younger when its first step comes
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  delete document.documentElement.dataset["motion"];
});
const withoutMotion = () => (document.documentElement.dataset["motion"] = "off");
const unseen = () => vi.spyOn(document, "hidden", "get").mockReturnValue(true);

// `by` is a seat, or "chance" with what it does: "chance draws".
function stepOf(n: number, by: string): Step {
  const [who = "", event = "played"] = by.split(" ");
  const kind = who === "chance" ? "chance" : "action";
  return { type: "step", n, kind, by: who, events: [{ event }], patch: {}, seats: SEATS, now: now(n), result: null };
}
const shownOf = (n: number, by: string): Shown => ({ n, step: stepOf(n, by), view: { n }, viewer: 0 });

function atTable() {
  const client = { welcome: {}, log: [] as Shown[], n: 0, view: {}, now: now(0), seats: SEATS, events: [], viewer: 0 };
  const stage = new Stage(client as unknown as TableClient);
  stage.hear();
  const tell = (...by: string[]) => {
    client.log = [...client.log, ...by.map((each, n) => shownOf(client.n + n + 1, each))];
    client.n += by.length;
    stage.hear();
  };
  return { client, stage, tell, seen: () => stage.scene?.n };
}

describe("at a table", () => {
  test("the first step is seen at once, and each further one 350 ms later", () => {
    const { tell, seen } = atTable();
    tell("south", "south", "south");
    expect(seen()).toBe(1);
    pass(349);
    expect(seen()).toBe(1);
    pass(1);
    expect(seen()).toBe(2);
    pass(350);
    expect(seen()).toBe(3);
  });
  test("what comes late waits for nothing", () => {
    const { tell, seen } = atTable();
    tell("south");
    pass(1000);
    tell("south");
    expect(seen()).toBe(2);
  });
  test("what comes soon waits for the rest of the pace only", () => {
    const { tell, seen } = atTable();
    tell("south");
    pass(300);
    tell("south");
    expect(seen()).toBe(1);
    pass(50);
    expect(seen()).toBe(2);
  });
  test("card after card that chance draws comes in a third of it, and another deed of chance does not", () => {
    const { tell, seen } = atTable();
    tell("chance draws", "chance draws", "chance rolls");
    pass(120);
    expect(seen()).toBe(2);
    pass(120);
    expect(seen()).toBe(2);
    pass(230);
    expect(seen()).toBe(3);
  });
  test("one's own action is seen at once, with all that came before it", () => {
    const { tell, seen } = atTable();
    tell("south", "south", "north", "south");
    expect(seen()).toBe(3);
    pass(350);
    expect(seen()).toBe(4);
  });
  test("twelve wait; when there are more all are shown", () => {
    const { stage, tell, seen } = atTable();
    tell("south");
    tell(...Array.from({ length: 12 }, () => "south"));
    expect([seen(), stage.player.waiting]).toEqual([1, 12]);
    tell("south");
    expect([seen(), stage.player.waiting]).toEqual([14, 0]);
  });
  test("without motion, and unseen, nobody waits", () => {
    const { tell, seen } = atTable();
    withoutMotion();
    tell("south", "south");
    expect(seen()).toBe(2);
    delete document.documentElement.dataset["motion"];
    unseen();
    tell("south", "south");
    expect(seen()).toBe(4);
  });
  test("who touches the board sees all, and nothing comes after it", () => {
    const { stage, tell, seen } = atTable();
    tell("south", "south", "south");
    stage.player.hurry();
    expect([seen(), stage.player.waiting]).toEqual([3, 0]);
    pass(5000);
    expect(seen()).toBe(3);
  });
  test("every step is told of once, in order", () => {
    const { stage, tell } = atTable(), told: number[] = [];
    stage.shown = (steps) => told.push(...steps.map((each) => each.n));
    tell("south", "south", "south");
    pass(350);
    stage.player.hurry();
    expect(told).toEqual([1, 2, 3]);
  });
  test("another pair of eyes sees the newest, and what waited for the old ones is gone", () => {
    const { client, stage, tell, seen } = atTable();
    tell("south", "south", "south");
    client.welcome = {};
    stage.hear();
    expect([seen(), stage.player.waiting]).toEqual([3, 0]);
    pass(5000);
    expect(seen()).toBe(3);
  });
  test("when the table is left nothing moves any more", () => {
    const { stage, tell, seen } = atTable();
    tell("south", "south");
    stage.player.stop();
    pass(5000);
    expect(seen()).toBe(1);
  });
});

describe("what was missed", () => {
  const silent = { ...shownOf(2, "south"), step: { ...stepOf(2, "south"), events: [] } };
  test("is seen every 1.1 seconds without what says nothing, and then is over", () => {
    const { stage } = atTable(), recap = new Recap(stage);
    recap.play([shownOf(1, "south"), silent, shownOf(3, "south")]);
    expect([recap.player.steps.length, recap.player.step?.n]).toEqual([2, 1]);
    pass(1099);
    expect(recap.player.step?.n).toBe(1);
    pass(1);
    expect(recap.player.step?.n).toBe(3);
    pass(1100);
    expect(recap.isOn).toBe(false);
  });
  test("can be stopped", () => {
    const { stage } = atTable(), recap = new Recap(stage);
    recap.play([shownOf(1, "south"), shownOf(2, "south")]);
    recap.stop();
    pass(5000);
    expect([recap.isOn, recap.scene]).toEqual([false, null]);
  });
});

function inReplay(...by: string[]) {
  const steps = by.map((each, n): ReplayStep => {
    const { kind, by: who, events } = stepOf(n + 1, each);
    return { n: n + 1, at: "", kind, by: who, actor: 0, events, patch: { n: n + 1 } };
  });
  const replay = { steps, seats: SEATS, keyframes: [{ n: 0, view: { n: 0 } }] } as unknown as Replay;
  const film = new Film(replay, 0), moved = vi.spyOn(film.player, "draw");
  return { film, moved, seen: () => film.view["n"] };
}

describe("in a replay", () => {
  test("what a seat does is seen for 800 ms, what chance does for 250, and at the end it stops", () => {
    const { film, seen } = inReplay("north", "chance draws", "south");
    film.toggle();
    pass(799);
    expect(seen()).toBe(0);
    pass(1);
    expect(seen()).toBe(1);
    pass(250);
    expect(seen()).toBe(2);
    pass(800);
    expect([seen(), film.isPlaying]).toEqual([3, false]);
  });
  test("at twice the speed it takes half the time", () => {
    const { film, seen } = inReplay("north", "south");
    film.speed = 2;
    film.toggle();
    pass(400);
    expect(seen()).toBe(1);
  });
  test("stopped it stands, and goes on from there", () => {
    const { film, seen } = inReplay("north", "south");
    film.toggle();
    pass(800);
    film.toggle();
    pass(5000);
    expect(seen()).toBe(1);
    film.toggle();
    pass(800);
    expect(seen()).toBe(2);
  });
  test("from its end it plays from the opening again", () => {
    const { film, seen } = inReplay("north", "south");
    film.go(2);
    film.toggle();
    expect(seen()).toBe(1);
  });
  test("the next step and the one before are seen moving, a leap is not; beyond the ends is nothing", () => {
    const { film, moved, seen } = inReplay("north", "south", "north", "south");
    film.go(3);
    expect(moved).not.toHaveBeenCalled();
    film.go(2);
    film.go(3);
    expect(moved).toHaveBeenCalledTimes(2);
    film.go(99);
    expect(seen()).toBe(4);
    film.go(-99);
    expect(seen()).toBe(0);
  });
  test("by turns it goes to what a seat did and what chance answered", () => {
    const { film, seen } = inReplay("north", "chance draws", "south", "south");
    film.goToTurn(0);
    expect(seen()).toBe(2);
    film.goToTurn(1);
    expect([seen(), film.turn]).toEqual([4, 1]);
  });
});

function inLesson() {
  const move = (text: string, n: number, says = true): LessonMove => ({
    move: text,
    actor: 0,
    events: says ? [{ event: text }] : [],
    patch: { n },
    now: now(n),
  });
  const step = { refused: null, sheet: null, patch: {}, now: now(0) };
  const lesson = {
    viewer: 0,
    seats: SEATS,
    view: { n: 0 },
    steps: [
      { ...step, key: "first", asks: 1, moves: [move("play", 1), move("reply", 2), move("quietly", 3, false)] },
      { ...step, key: "last", asks: 1, moves: [move("again", 4)] },
    ],
  } as unknown as Lesson;
  const walk = new Walk(lesson);
  return { walk, seen: () => walk.view["n"] };
}

describe("in a lesson", () => {
  test("one's own move is seen at once, what others do 650 ms later, and then the next step comes", () => {
    const { walk, seen } = inLesson();
    walk.act("play");
    expect([seen(), walk.isWatching]).toEqual([1, true]);
    pass(649);
    expect(seen()).toBe(1);
    pass(1);
    expect(seen()).toBe(2);
    pass(1);
    expect([seen(), walk.at]).toEqual([3, 1]);
  });
  test("without motion nobody waits", () => {
    const { walk, seen } = inLesson();
    withoutMotion();
    walk.act("play");
    pass(1);
    expect([seen(), walk.at]).toEqual([3, 1]);
  });
  test("what is not asked for is not made, and while others act nothing is", () => {
    const { walk, seen } = inLesson();
    walk.act("again");
    expect([seen(), walk.complaint === null]).toEqual([0, false]);
    walk.act("play");
    walk.act("again");
    expect([seen(), walk.complaint]).toEqual([1, null]);
  });
  test("begun anew it forgets what was under way", () => {
    const { walk, seen } = inLesson();
    walk.act("play");
    walk.again();
    pass(5000);
    expect([seen(), walk.at, walk.made]).toEqual([0, 0, 0]);
  });
});
