// Lost Cities on the score pad: round after round on one sheet.
import type { Entry, PadFacts } from "../../pad/pad.svelte";
import type { PadCount, LostCitiesSeat } from "../../wire/wire";

export const lostCities = (entry: Entry, seat: number): LostCitiesSeat => entry.seats[seat] as LostCitiesSeat;

const facts: PadFacts = {
  note: "pad-tap-cards",
  rounds: {
    title: "pad-round",
    next: "pad-new-round",
    of: (entry) => ({ n: (lostCities(entry, 0).points?.length ?? 0) + 1, of: Number(entry.options?.["rounds"] ?? 3) }),
    carry: (entry, counted) => {
      entry.seats = entry.seats.map((_, seat) => afterRound(entry, seat, counted));
    },
  },
};
export default facts;

function afterRound(entry: Entry, seat: number, { sheets }: PadCount): LostCitiesSeat {
  const rows = sheets[seat]?.rows.filter((row) => row.key === "expedition") ?? [];
  const points = rows.reduce((sum, row) => sum + (row.points ?? 0), 0);
  return { points: [...(lostCities(entry, seat).points ?? []), points] };
}
