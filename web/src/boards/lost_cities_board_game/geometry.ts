// Where things lie in the landscape. It has two shapes: lying, with the paths climbing to the right,
// and upright, with the paths climbing to the top.
export interface Point {
  x: number;
  y: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Box extends Point, Size {}

export interface Shape {
  upright: boolean;
  slope: number; // how steeply the paths climb, lying
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

// A path is no ruler's line
const sway = (path: number, stone: number) => Math.sin(stone * 1.9 + path * 2.3);

const along = (stone: number, pitch: number, river: number) =>
  (stone - 1) * pitch + (stone >= AFTER_BRIDGE ? river : 0);

// How a lying landscape is made: where the first stone lies, how far a path is below the one above,
// and how steeply they climb. On a phone that lies there is little sky.
interface Ground {
  x: number;
  y: number;
  lane: number;
  slope: number;
  height: number;
}

function lying(ground: Ground): Shape {
  const climbed = (x: number) => ground.slope * (x - ground.x);
  const at = (path: number, x: number) => ground.y + ground.lane * path - climbed(x);
  return {
    upright: false,
    slope: ground.slope,
    size: { width: 1000, height: ground.height },
    slab: { width: 79, height: 36 },
    cell: { x: -41, y: 20 - ground.lane, width: 82, height: ground.lane },
    value: 24,
    tile: 29,
    explorer: 33,
    beside: 17,
    stone: (path, stone) => {
      const x = ground.x + along(stone, 83, 42);
      return { x, y: at(path, x) + 3 * sway(path, stone) };
    },
    sign: (path) => ({ x: 110, y: at(path, 110) }),
    city: (path) => ({ x: 952, y: at(path, 952) + 12, scale: 1 }),
    bridge: (path) => ({ x: 656, y: at(path, 656) }),
    pile: (path) => ({ x: 24, y: at(path, 50) - 31, width: 46, height: ground.lane - 4 }),
  };
}

const LYING = lying({ x: 178, y: 148, lane: 66, slope: 0.1, height: 458 });
const LOWEST = 270; // pixels: a phone that lies
const LOW = lying({ x: 178, y: 60, lane: 60, slope: 0.03, height: 334 });

const COLUMN = 72, RIVER = 18, LEAST = 31, MOST = 44; // between two stones
const BELOW = 106; // the piles

// Upright it is as high as there is room for, down to stones that nearly touch.
function upright(room: number): Shape {
  const pitch = Math.max(LEAST, Math.min(MOST, Math.floor((room - BELOW - RIVER - 90) / 8)));
  const top = 90 - 2 * (MOST - pitch), foot = top + 8 * pitch + RIVER;
  return {
    upright: true,
    slope: 0,
    size: { width: 360, height: foot + BELOW },
    slab: { width: 70, height: Math.min(29, pitch - 9) },
    cell: { x: -36, y: 16 - pitch, width: 72, height: pitch },
    value: 18,
    tile: Math.min(25, pitch - 8),
    explorer: 24,
    beside: 15,
    stone: (path, stone) => ({
      x: COLUMN * (path + 0.5) + 2 * sway(path, stone),
      y: foot - along(stone, pitch, RIVER),
    }),
    sign: null,
    city: (path) => ({ x: COLUMN * (path + 0.5), y: top - 10, scale: 0.6 }),
    bridge: (path) => ({ x: COLUMN * (path + 0.5), y: foot - 5 * pitch - 9 }),
    pile: (path) => ({ x: COLUMN * path + 13, y: foot + 30, width: 46, height: 68 }),
  };
}

// The landscape turns where its numerals would become too small to read. `room` is how high it may be.
export function shapeFor(width: number, room: number): Shape {
  if (width < 600) return upright((room * 360) / Math.max(width, 1));
  return room < LOWEST ? LOW : LYING;
}

// A box of the drawing as a style for what lies over it in HTML.
export function over(box: Box, size: Size): string {
  const part = (length: number, whole: number) => `${((100 * length) / whole).toFixed(3)}%`;
  return `inset-inline-start: ${part(box.x, size.width)}; inset-block-start: ${part(box.y, size.height)}; `
    + `inline-size: ${part(box.width, size.width)}; block-size: ${part(box.height, size.height)}`;
}
