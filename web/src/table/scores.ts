// The running score beside a name: the first number of the view that the game tells and may be seen.
import type { View } from "../client/table.svelte";
import { type GameName, type Running, RUNNING } from "../wire/games";

export interface Score {
  counts: Running["counts"];
  value: number;
}

export function scoreOf(game: string, view: View, seat: number): Score | null {
  for (const { field, counts, face_down } of RUNNING[game as GameName] ?? []) {
    const value = numberIn(view, seat, field);
    if (value !== null && value !== face_down) return { counts, value };
  }
  return null;
}

function numberIn(view: View, seat: number, field: string): number | null {
  const seats = view["seats"];
  const found: unknown = Array.isArray(seats) ? seats[seat] : null;
  const value = isRecord(found) ? found[field] : null;
  return typeof value === "number" ? value : null;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
