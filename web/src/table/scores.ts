// The running score beside a name: which number of the view it is, and what it counts.
import type { View } from "../client/table.svelte";

export interface Score { counts: "points" | "steps" | "saved"; value: number }

const FIELDS: Record<string, string> = {
  lost_cities: "total",
  lost_cities_rivals: "total",
  lost_cities_board_game: "points",
  survive: "points",
  el_dorado: "steps",
};
const FACE_DOWN = -1; // Survive's points while they are not shown (§12.3)

export function scoreOf(game: string, view: View, seat: number): Score | null {
  const value = numberIn(view, seat, FIELDS[game] ?? "");
  if (game === "survive" && (value === null || value === FACE_DOWN)) return scored("saved", numberIn(view, seat, "saved"));
  return scored(game === "el_dorado" ? "steps" : "points", value);
}

const scored = (counts: Score["counts"], value: number | null): Score | null => (value === null ? null : { counts, value });

function numberIn(view: View, seat: number, field: string): number | null {
  const seats = view["seats"];
  const found: unknown = Array.isArray(seats) ? seats[seat] : null;
  const value = isRecord(found) ? found[field] : null;
  return typeof value === "number" ? value : null;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
