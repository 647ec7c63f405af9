// El Dorado on the score pad: where the pawns stand on its map, and one of them put elsewhere.
import type { Entry, PadFacts } from "../../pad/pad.svelte";
import type { PadCount, ElDoradoSeat, PadPawn, PadSpace } from "../../wire/wire";

export const elDorado = (entry: Entry, seat: number): ElDoradoSeat => entry.seats[seat] as ElDoradoSeat;

function pawnsOf({ sheets, spaces }: PadCount, seat: number): PadPawn[] {
  const rows = sheets[seat]?.rows.filter((row) => row.key.startsWith("pawn")) ?? [];
  return rows.map((_, n) => {
    const space = spaces?.find((each) => each.seat === seat && each.pawn === n);
    return space ? { q: space.q, r: space.r } : { arrived: true };
  });
}

// `chosen` is seat and number: "1-0".
function putPawn(chosen: string, space: PadSpace, counted: PadCount) {
  const [seat = 0, pawn = 0] = chosen.split("-").map(Number);
  return (entry: Entry): void => {
    const pawns = pawnsOf(counted, seat);
    pawns[pawn] = space.is_finish ? { arrived: true } : { q: space.q, r: space.r };
    elDorado(entry, seat).pawns = pawns;
    const others = (entry.order ?? []).filter((each) => each !== seat);
    entry.order = pawns.every((each) => each.arrived) ? [...others, seat] : others;
  };
}

const facts: PadFacts = { put: putPawn };
export default facts;
