// The next round on the same sheet: what was counted is carried over.
import type { Counted } from "../wire/wire";
import type { Entry } from "./pad.svelte";
import { boardGame, lostCities } from "./sheets";

// Which round is on the pad, and of how many; games of one round have none.
export function roundOf(game: string, entry: Entry): { n: number; of: number } | null {
  if (game === "lost_cities") return { n: (lostCities(entry, 0).points?.length ?? 0) + 1, of: Number(entry.options?.["rounds"] ?? 3) };
  if (game === "lost_cities_board_game") return { n: entry.expedition ?? 1, of: Number(entry.options?.["expeditions"] ?? 3) };
  return null;
}

export function nextRound(game: string, counted: Counted) {
  return (entry: Entry): void => {
    entry.seats = entry.seats.map((_, seat) => (game === "lost_cities" ? afterRound(entry, seat, counted) : afterExpedition(entry, seat, counted)));
    if (game !== "lost_cities") entry.expedition = (entry.expedition ?? 1) + 1;
  };
}

function afterRound(entry: Entry, seat: number, { sheets }: Counted): object {
  const rows = sheets[seat]?.rows.filter((row) => row.key === "expedition") ?? [];
  const points = rows.reduce((sum, row) => sum + (row.points ?? 0), 0);
  return { points: [...(lostCities(entry, seat).points ?? []), points] };
}

const afterExpedition = (entry: Entry, seat: number, { sheets }: Counted): object =>
  ({ points: sheets[seat]?.total ?? 0, artifacts: boardGame(entry, seat).artifacts ?? 0 });
