// Beacon on the score pad.
import type { Entry, PadFacts } from "../../pad/pad.svelte";
import type { BeaconSeat } from "../../wire/wire";

export const beacon = (entry: Entry, seat: number): BeaconSeat => entry.seats[seat] as BeaconSeat;

const facts: PadFacts = {};
export default facts;
