// Where a card would carry a pawn: the ways that the server has found by its rules, by their ends.
import { hexName } from "../../board/hexes";
import type { Way } from "../../wire/wire";

export interface Reached {
  left: number; // power
  moves: string[]; // in notation, from now on
}
export type Reach = Map<string, Reached>;

// Of the ways to a space the one that leaves the most power; where a pawn is chosen, only its own.
export function reachOf(ways: readonly Way[], chosen: number): Reach {
  const found: Reach = new Map();
  for (const { moves, pieces: { q = 0, r = 0, pawn = 0, left = 0 } } of ways) {
    const id = hexName({ q, r }), isBetter = left > (found.get(id)?.left ?? -1);
    if (isBetter && (!chosen || chosen === pawn)) found.set(id, { left, moves });
  }
  return found;
}
