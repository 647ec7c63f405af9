// The spaces of a chart, as its cells need them.
import type { Point } from "./hexes";

export interface Spot extends Point {
  id: string;
  name: string; // read aloud
  mark?: Mark;
  outline?: string; // its own, around (0, 0), for what is no hexagon; such cells lie above the others
}

// "can": a legal target; "chosen"; "hint": recommended.
export type Mark = "can" | "chosen" | "hint" | "";

export interface Row {
  id: string;
  spots: Spot[];
}

// From above to below, and each from the west to the east: as one reads a grid aloud.
export function rowsOf(spots: readonly Spot[]): Row[] {
  const rows = new Map<string, Row>();
  for (const spot of [...spots].sort((a, b) => above(a) - above(b) || a.y - b.y || a.x - b.x)) {
    const id = `${above(spot)} ${Math.round(spot.y)}`;
    const row = rows.get(id);
    if (row) row.spots.push(spot);
    else rows.set(id, { id, spots: [spot] });
  }
  return [...rows.values()];
}

const above = (spot: Spot) => Number(spot.outline !== undefined);
