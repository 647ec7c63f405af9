// The printed board: where hexes and safe islands lie. No rules, only places.
import { SIZE, type Bounds, type Point } from "../../board/hexes";
import { HEXES, SLOTS } from "../../wire/charts/survive";

const HALF = (Math.sqrt(3) / 2) * SIZE;
const ROW = 1.5 * SIZE;
const MIDDLE = 6 * ROW;

export const NAMES: readonly string[] = Object.keys(HEXES);
export const ISLANDS = ["NW", "NE", "SW", "SE"] as const;
export const BOUNDS: Bounds = { x: -356, y: -58, width: 712, height: 2 * MIDDLE + 116 };

const slots = new Set(SLOTS);
export const isSlot = (hex: string): boolean => slots.has(hex);
export const isIsland = (place: string): boolean => (ISLANDS as readonly string[]).includes(place);

const isEast = (island: string): boolean => island.endsWith("E");
const isSouth = (island: string): boolean => island.startsWith("S");

// A place of the island in the north-west, in the corner that is asked for.
export function mirrored(island: string, { x, y }: Point): Point {
  return { x: isEast(island) ? -x : x, y: isSouth(island) ? 2 * MIDDLE - y : y };
}

// The same for a drawing of that island.
export const turned = (island: string): string =>
  `translate(0 ${isSouth(island) ? 2 * MIDDLE : 0}) scale(${isEast(island) ? -1 : 1} ${isSouth(island) ? -1 : 1})`;

const HEART: Point = { x: -303, y: 2 }; // of the north-western island

export function pointOf(place: string): Point {
  if (isIsland(place)) return mirrored(place, HEART);
  const [row, column] = HEXES[place] ?? [0, 0];
  return { x: column * HALF, y: row * ROW };
}

// The island hugs its two landing hexes: B1's west and C1's north-west side.
export const SHORE = "M-206-38C-196-22-204 4-232 8-242 10-246 16-252 19L-277 33V66L-303 81"
  + "C-316 92-334 88-342 74-352 56-350 12-346-14-344-38-332-50-306-50-274-54-226-58-206-38Z";
export const BEACH = "M-216-36C-208-22-214-4-236-1-250 2-256 11-262 14L-285 28V62L-307 75"
  + "C-318 82-331 79-336 68-343 52-342 12-338-10-336-32-326-43-304-43-274-46-230-50-216-36Z";

// Where those who are saved stand: rows of the crescent, each from x to x at a height.
const ROWS = [[-329, -234, -25], [-331, -258, -1], [-333, -294, 23], [-333, -296, 44], [-331, -298, 62]] as const;

// Room for so many, as roomy as can be.
export function seatsOnIsland(island: string, count: number): Point[] {
  const spaces = [19, 16, 13, 10.5, 8.5, 7, 5.5];
  const found = spaces.map(standing).find((each) => each.length >= count) ?? standing(4);
  return found.slice(0, count).map((point) => mirrored(island, point));
}

function standing(space: number): Point[] {
  return ROWS.flatMap(([from, to, y]) => {
    const fit = Math.floor((to - from) / space) + 1;
    return Array.from({ length: fit }, (_, n) => ({ x: from + n * space, y }));
  });
}
