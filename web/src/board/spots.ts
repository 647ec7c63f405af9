// The spaces of a chart, as its cells need them.
import type { Point } from "./hexes";

export interface Spot extends Point {
  id: string;
  name: string; // read aloud
  mark?: Mark;
}

// "can": a legal target; "maybe": perhaps reached by going on; "chosen"; "hint": recommended.
export type Mark = "can" | "maybe" | "chosen" | "hint" | "";

export interface Row { y: number; spots: Spot[] }

// From above to below, and each from the west to the east: as one reads a grid aloud.
export function rowsOf(spots: readonly Spot[]): Row[] {
  const rows = new Map<number, Spot[]>();
  for (const spot of [...spots].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const y = Math.round(spot.y);
    const row = rows.get(y);
    if (row) row.push(spot);
    else rows.set(y, [spot]);
  }
  return [...rows].map(([y, found]) => ({ y, spots: found }));
}
