// Where things lie in the landscape. It has two shapes: lying, with the paths climbing to the right,
// and upright, with the paths climbing to the top.
export interface Point { x: number; y: number }
export interface Size { width: number; height: number }
export interface Box extends Point, Size {}

export interface Shape {
  upright: boolean;
  size: Size;
  slab: Size;
  cell: Box; // around a stone's middle: what a finger may touch
  value: number; // size of the numeral
  tile: number;
  explorer: number; // height of an adventurer
  beside: number; // between two explorers on a stone
  stone: (path: number, stone: number) => Point;
  sign: ((path: number) => Point) | null; // no room for one where it stands upright
  city: (path: number) => Point & { scale: number };
  bridge: (path: number) => Point;
  pile: (path: number) => Box;
}

const AFTER_BRIDGE = 7; // §1.4
const SLOPE = 0.1;

// A path is no ruler's line
const sway = (path: number, stone: number) => Math.sin(stone * 1.9 + path * 2.3);

const along = (stone: number, pitch: number, river: number) =>
  (stone - 1) * pitch + (stone >= AFTER_BRIDGE ? river : 0);

const FIRST: Point = { x: 178, y: 148 }, LANE = 66;
export const climbed = (x: number) => SLOPE * (x - FIRST.x);

function lyingStone(path: number, stone: number): Point {
  const x = FIRST.x + along(stone, 83, 42);
  return { x, y: FIRST.y + LANE * path - climbed(x) + 3 * sway(path, stone) };
}

export const LYING: Shape = {
  upright: false,
  size: { width: 1000, height: 458 },
  slab: { width: 79, height: 36 },
  cell: { x: -41, y: -46, width: 82, height: 66 },
  value: 23,
  tile: 29,
  explorer: 33,
  beside: 17,
  stone: lyingStone,
  sign: (path) => ({ x: 110, y: FIRST.y + LANE * path - climbed(110) }),
  city: (path) => ({ x: 952, y: FIRST.y + LANE * path - climbed(952) + 12, scale: 1 }),
  bridge: (path) => ({ x: 656, y: FIRST.y + LANE * path - climbed(656) }),
  pile: (path) => ({ x: 24, y: FIRST.y + LANE * path - climbed(50) - 31, width: 46, height: 62 }),
};

const COLUMN = 72, FOOT = 460;

function uprightStone(path: number, stone: number): Point {
  return { x: COLUMN * (path + 0.5) + 2 * sway(path, stone), y: FOOT - along(stone, 44, 18) };
}

export const UPRIGHT: Shape = {
  upright: true,
  size: { width: 360, height: 566 },
  slab: { width: 70, height: 29 },
  cell: { x: -36, y: -28, width: 72, height: 44 },
  value: 18,
  tile: 25,
  explorer: 24,
  beside: 15,
  stone: uprightStone,
  sign: null,
  city: (path) => ({ x: COLUMN * (path + 0.5), y: 80, scale: 0.6 }),
  bridge: (path) => ({ x: COLUMN * (path + 0.5), y: 231 }),
  pile: (path) => ({ x: COLUMN * path + 13, y: 490, width: 46, height: 68 }),
};

// The landscape turns where its numerals would become too small to read.
export const shapeFor = (width: number): Shape => (width >= 600 ? LYING : UPRIGHT);

// A box of the drawing as a style for what lies over it in HTML.
export function over(box: Box, size: Size): string {
  const part = (length: number, whole: number) => `${((100 * length) / whole).toFixed(3)}%`;
  return `inset-inline-start: ${part(box.x, size.width)}; inset-block-start: ${part(box.y, size.height)}; `
    + `inline-size: ${part(box.width, size.width)}; block-size: ${part(box.height, size.height)}`;
}
