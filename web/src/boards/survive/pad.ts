// Survive on the score pad.
import type { Entry, PadFacts } from "../../pad/pad.svelte";
import type { SurviveSeat } from "../../wire/wire";

export const survive = (entry: Entry, seat: number): SurviveSeat => entry.seats[seat] as SurviveSeat;

const facts: PadFacts = {};
export default facts;
