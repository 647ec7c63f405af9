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
const FACE_DOWN = -1; // points that are not shown: Survive's (§12.3), the Board Game's (§10.3)

export function scoreOf(game: string, view: View, seat: number): Score | null {
  const value = numberIn(view, seat, FIELDS[game] ?? "");
  if (game === "survive" && (value === null || value === FACE_DOWN)) return scored("saved", numberIn(view, seat, "saved"));
  if (game === "lost_cities_board_game" && value === FACE_DOWN) return null;
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
