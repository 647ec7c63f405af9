// Rivals on the score pad.
import type { Entry, PadFacts } from "../../pad/pad.svelte";
import type { RivalsSeat } from "../../wire/wire";

export const rivals = (entry: Entry, seat: number): RivalsSeat => entry.seats[seat] as RivalsSeat;

const facts: PadFacts = { note: "pad-tap-cards" };
export default facts;
