// The map as it is drawn: made once a match, from the view's spaces. Geometry only.
import {
  boundsOf,
  hexName,
  middleOf,
  neighbours,
  sideOf,
  SIZE,
  type Bounds,
  type Hex,
  type Point,
} from "../../board/hexes";
import type { Space, View } from "../../wire/views/el_dorado";

export interface Letter extends Point {
  letter: string;
}
export interface City extends Point {
  spaces: Point[];
}
export interface Chart {
  spaces: Map<string, Space>;
  caves: Map<string, number>; // by their hexagon: numbers as the moves have them
  boards: string[]; // every piece's cardboard, as a path
  rims: string[]; // and its edge
  letters: Letter[];
  city: City;
  bounds: Bounds;
}

const path = (sides: readonly (readonly [Point, Point])[]) =>
  sides.map(([a, b]) => `M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`).join("");

// The same map has the same key, whatever object it comes in.
export function keyOf(view: View): string {
  const end = view.spaces.filter((each) => each.piece === view.pieces.length);
  return [...view.pieces, ...end].map((each) => Object.values(each).join()).join(" ");
}

export function chartOf(view: View): Chart {
  const spaces = new Map(view.spaces.map((each) => [hexName(each), each]));
  const pieces = [...view.pieces.keys(), view.pieces.length];
  const city = cityOf(view);
  const caves = view.spaces.filter((each) => each.terrain === "cave").map((each, n) => [hexName(each), n + 1] as const);
  const letters = view.pieces.map((piece, n) => ({ letter: piece.letter, ...letterAt(spaces, n) }));
  return {
    spaces,
    city,
    letters,
    caves: new Map(caves),
    boards: pieces.map((piece) => hexesOf(view, piece)),
    rims: pieces.map((piece) => path(rimOf(spaces, piece))),
    bounds: boundsOf([...view.spaces.map((each) => middleOf(each)), ...letters, { x: city.x - 32, y: city.y - 36 }, {
      x: city.x + 32,
      y: city.y + 24,
    }], SIZE + 8),
  };
}

const spacesOf = (spaces: Iterable<Space>, piece: number) => [...spaces].filter((each) => each.piece === piece);

// One path of all its hexagons.
function hexesOf(view: View, piece: number): string {
  return spacesOf(view.spaces, piece)
    .map((each) => {
      const corners = neighbours(each).map((_, n) => sideOf(each, n)[0]);
      return `M${corners.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
    })
    .join("");
}

// The sides at which the piece ends.
function rimOf(spaces: Map<string, Space>, piece: number): [Point, Point][] {
  return spacesOf(spaces.values(), piece).flatMap((each) =>
    neighbours(each).flatMap((next, n) => (spaces.get(hexName(next))?.piece === piece ? [] : [sideOf(each, n)]))
  );
}

// Outside the piece, where the rest of the map is farthest.
function letterAt(spaces: Map<string, Space>, piece: number): Point {
  const others = [...spaces.values()].filter((each) => each.piece !== piece).map((each) => middleOf(each));
  let best: Point = { x: 0, y: 0 }, most = -1;
  for (const space of spacesOf(spaces.values(), piece)) {
    for (const next of neighbours(space)) {
      if (spaces.has(hexName(next))) continue;
      const [a, b] = [middleOf(space), middleOf(next)];
      const at = { x: a.x + 0.68 * (b.x - a.x), y: a.y + 0.68 * (b.y - a.y) };
      const far = Math.min(...others.map((each) => Math.hypot(each.x - at.x, each.y - at.y)));
      if (far > most) [best, most] = [at, far];
    }
  }
  return best;
}

// El Dorado lies behind the finishing spaces, seen from the last piece.
function cityOf(view: View): City {
  const spaces = spacesOf(view.spaces, view.pieces.length).map((each) => middleOf(each));
  const last = middleOf(view.pieces.at(-1) ?? { q: 0, r: 0 });
  const x = spaces.reduce((sum, each) => sum + each.x, 0) / spaces.length;
  const y = spaces.reduce((sum, each) => sum + each.y, 0) / spaces.length;
  const far = Math.hypot(x - last.x, y - last.y) || 1;
  return { x: x + (84 * (x - last.x)) / far, y: y + (84 * (y - last.y)) / far, spaces };
}

// Lines of edges between pieces, on which blockades lie.
export interface Beam extends Point {
  d: string;
}

export function beamOf(edges: readonly (readonly number[])[]): Beam {
  const sides = edges.map(([q = 0, r = 0, direction = 0]) => sideOf({ q, r }, direction));
  const ends = sides.flat();
  const middle = ends.reduce((sum, each) => ({ x: sum.x + each.x / ends.length, y: sum.y + each.y / ends.length }), {
    x: 0,
    y: 0,
  });
  const near = ends.reduce((best, each) => (far(each, middle) < far(best, middle) ? each : best), ends[0] ?? middle);
  return { d: path(sides), ...near };
}

const far = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

// The way that leads from a space to one beside it, or -1.
export function wayTo(from: Hex, to: Hex): number {
  return neighbours(from).findIndex((each) => each.q === to.q && each.r === to.r);
}
