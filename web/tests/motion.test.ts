// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { moveFrom, placesIn } from "../src/board/motion";

interface Move {
  piece: string;
  from: string;
}
let moves: Move[] = [];
let board: HTMLElement;

// A board of pieces at `left`, in pixels; frames stand where `data-left` says.
function laid(html: string): HTMLElement {
  board.innerHTML = html;
  return board;
}

beforeEach(() => {
  moves = [];
  board = document.body.appendChild(document.createElement("div"));
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function(this: HTMLElement) {
    return new DOMRect(Number(this.dataset["left"] ?? 0), 0, 10, 10);
  });
  HTMLElement.prototype.animate = function(this: HTMLElement, frames: Keyframe[]) {
    const [{ transform, opacity } = {}] = frames, from = transform ?? (opacity === 0 ? "nothing" : "");
    if (from) moves.push({ piece: this.dataset["piece"] ?? this.dataset["face"] ?? "", from: String(from) });
    return { finished: Promise.resolve() } as unknown as Animation;
  } as typeof HTMLElement.prototype.animate;
});

afterEach(() => {
  board.remove();
  vi.restoreAllMocks();
  delete document.documentElement.dataset["motion"];
});

const piece = (id: string, left: number, more = "") => `<i data-piece="${id}" data-left="${left}" ${more}></i>`;

function moved(before: string, after: string): Move[] {
  const places = placesIn(laid(before));
  moveFrom(places, laid(after));
  return moves;
}

test("a piece slides from where it lay to where it lies", () => {
  expect(moved(piece("a", 100), piece("a", 30))).toEqual([{ piece: "a", from: "translate(70px, 0px)" }]);
});

test("what stays, or hardly moves, does not slide", () => {
  expect(moved(piece("a", 100) + piece("b", 5), piece("a", 100) + piece("b", 6))).toEqual([]);
});

test("what is new appears; what comes from a place or a piece slides from there", () => {
  const deck = `<b data-place="deck" data-left="200"></b>`;
  const after = deck + piece("a", 0) + piece("new", 10) + piece("drawn", 20, `data-from="deck"`);
  expect(moved(deck + piece("a", 0), after)).toEqual([
    { piece: "new", from: "nothing" },
    { piece: "drawn", from: "translate(180px, 0px)" },
  ]);
  moves = [];
  expect(moved(piece("a", 50), piece("a", 50) + piece("b", 0, `data-from="a"`))).toEqual([
    { piece: "b", from: "translate(50px, 0px)" },
  ]);
});

test("on a board that was empty nothing appears slowly", () => {
  expect(moved("", piece("a", 10))).toEqual([]);
});

test("what stays in its frame moves only within it", () => {
  const framed = (left: number, at: number) => `<p data-frame data-left="${left}">${piece("a", at)}</p>`;
  const places = placesIn(laid(framed(0, 5)));
  const frame = board.querySelector<HTMLElement>("[data-frame]"), inside = board.querySelector<HTMLElement>("i");
  if (!frame || !inside) throw new Error("no frame");
  [frame.dataset["left"], inside.dataset["left"]] = ["300", "305"];
  moveFrom(places, board);
  expect(moves).toEqual([]);
  inside.dataset["left"] = "325";
  moveFrom(places, board);
  expect(moves).toEqual([{ piece: "a", from: "translate(-20px, 0px)" }]);
});

test("out of its frame it moves over the board", () => {
  const before = `<p data-frame data-left="100">${piece("a", 105)}</p>`;
  expect(moved(before, piece("a", 5))).toEqual([{ piece: "a", from: "translate(100px, 0px)" }]);
});

test("what lay face down turns over on its way, and its old back goes", async () => {
  const card = (face: string, left: number) => `<i data-piece="a" data-left="${left}"><b data-face="${face}"></b></i>`;
  const seen = moved(card("down", 50), card("up", 0)).map((each) => each.from);
  expect(seen).toEqual([
    "translate(50px, 0px)",
    "perspective(40rem) rotateY(-180deg)",
    "perspective(40rem) rotateY(0deg)",
  ]);
  expect(board.querySelectorAll("[data-face=down]")).toHaveLength(1);
  await Promise.resolve();
  expect(board.querySelectorAll("[data-face=down]")).toHaveLength(0);
});

test("what lay open is not turned", () => {
  const card = (left: number) => `<i data-piece="a" data-left="${left}"><b data-face="up"></b></i>`;
  expect(moved(card(50), card(0))).toHaveLength(1);
});

test("nothing moves for who wants none", () => {
  document.documentElement.dataset["motion"] = "off";
  expect(moved(piece("a", 100), piece("a", 30))).toEqual([]);
});
