// The Board Game on the score pad: expedition after expedition on one sheet.
import type { Entry, PadFacts } from "../../pad/pad.svelte";
import type { BoardGameSeat } from "../../wire/wire";

export const boardGame = (entry: Entry, seat: number): BoardGameSeat => entry.seats[seat] as BoardGameSeat;

const facts: PadFacts = {
  rounds: {
    title: "pad-expedition",
    next: "pad-next-expedition",
    last: "pad-last-expedition",
    of: (entry) => ({ n: entry.expedition ?? 1, of: Number(entry.options?.["expeditions"] ?? 3) }),
    carry: (entry, { sheets }) => {
      entry.seats = entry.seats.map((_, seat) => ({
        points: sheets[seat]?.total ?? 0,
        artifacts: boardGame(entry, seat).artifacts ?? 0,
      }));
      entry.expedition = (entry.expedition ?? 1) + 1;
    },
  },
};
export default facts;
