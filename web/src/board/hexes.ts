// Hexagons in axial coordinates (q, r), as the games' charts have them. No rules: only geometry.
export interface Hex {
  q: number;
  r: number;
}
export interface Point {
  x: number;
  y: number;
}
export interface Bounds {
  x: number;
  y: number;
  width: number;
  height: number;
}

// "pointy" hexagons stand on a corner and have neighbours to the east and west; "flat" ones lie on
// a side and have neighbours to the north and south.
export type Layout = "pointy" | "flat";

export const SIZE = 32; // from the middle to a corner, in units of the drawing
const ACROSS = Math.sqrt(3) * SIZE; // from side to side

// Clockwise, each a sixth on; the neighbours' differences stand in the same order.
export const DIRECTIONS: Record<Layout, readonly string[]> = {
  pointy: ["east", "south-east", "south-west", "west", "north-west", "north-east"],
  flat: ["south-east", "south", "south-west", "north-west", "north", "north-east"],
};
const AROUND: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

export const hexName = ({ q, r }: Hex): string => `${q},${r}`;

export function middleOf({ q, r }: Hex, layout: Layout = "pointy"): Point {
  return layout === "pointy"
    ? { x: ACROSS * (q + r / 2), y: 1.5 * SIZE * r }
    : { x: 1.5 * SIZE * q, y: ACROSS * (r + q / 2) };
}

// Corner n comes before side n, if one goes round clockwise from DIRECTIONS[layout][0].
export function cornerOf(n: number, layout: Layout = "pointy", size = SIZE): Point {
  const angle = (Math.PI / 180) * (60 * n + (layout === "pointy" ? -30 : 0));
  return { x: size * Math.cos(angle), y: size * Math.sin(angle) };
}

const told = ({ x, y }: Point) => `${x.toFixed(2)} ${y.toFixed(2)}`;

// The outline around (0, 0), as the `d` of a path.
export function outline(layout: Layout = "pointy", size = SIZE): string {
  return `M${[0, 1, 2, 3, 4, 5].map((n) => told(cornerOf(n, layout, size))).join("L")}Z`;
}

export function neighbour({ q, r }: Hex, direction: number): Hex {
  const by = AROUND[direction] ?? { q: 0, r: 0 };
  return { q: q + by.q, r: r + by.r };
}

export const neighbours = (hex: Hex): Hex[] => AROUND.map((_, n) => neighbour(hex, n));

// The two ends of a hexagon's side.
export function sideOf(hex: Hex, direction: number, layout: Layout = "pointy"): [Point, Point] {
  const at = middleOf(hex, layout);
  const [a, b] = [cornerOf(direction, layout), cornerOf(direction + 1, layout)];
  return [{ x: at.x + a.x, y: at.y + a.y }, { x: at.x + b.x, y: at.y + b.y }];
}

export function boundsOf(points: readonly Point[], margin = SIZE): Bounds {
  const xs = points.map((each) => each.x), ys = points.map((each) => each.y);
  const x = Math.min(...xs) - margin, y = Math.min(...ys) - margin;
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

// Keys: arrows, and for the slanting ways the block of Home, End, PageUp and PageDown, or the
// letters around S, by their place on the keyboard and so in any script.
const ANGLES: Record<string, number> = {
  ArrowRight: 0,
  ArrowDown: 90,
  ArrowLeft: 180,
  ArrowUp: 270,
  PageDown: 50,
  End: 130,
  Home: 230,
  PageUp: 310,
  KeyD: 0,
  KeyC: 50,
  KeyX: 90,
  KeyZ: 130,
  KeyA: 180,
  KeyQ: 230,
  KeyW: 270,
  KeyE: 310,
};

// Which way a key points, in degrees clockwise from the east; nothing for other keys.
export const angleOf = (event: KeyboardEvent): number | undefined => ANGLES[event.code];

const WIDEST = 50; // degrees beside the way asked for

// The nearest place that way: what lies straight ahead counts as nearer.
export function nearest<Spot extends Point>(spots: readonly Spot[], from: Point, angle: number): Spot | undefined {
  let best: Spot | undefined, least = Infinity;
  for (const spot of spots) {
    const cost = costOf(spot, from, angle);
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}

function costOf(to: Point, from: Point, angle: number): number {
  const x = to.x - from.x, y = to.y - from.y, far = Math.hypot(x, y);
  if (far < 1) return Infinity;
  const turn = Math.abs(((((Math.atan2(y, x) * 180) / Math.PI - angle) % 360) + 540) % 360 - 180);
  return turn > WIDEST ? Infinity : far * (1 + turn / WIDEST);
}
