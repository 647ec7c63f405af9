// The pads, each loaded when its game is counted.
import type { Component } from "svelte";
import type { Pad, PadFacts } from "../pad/pad.svelte";
import type { Words } from "../words/words";

export interface PadSeatProps {
  pad: Pad;
  seat: number;
  words: Words;
  who: string;
  chosen: string; // a pawn, where there are some
  choose: (pawn: string) => void;
}

const SEATS = import.meta.glob<Component<PadSeatProps>>("./*/PadSeat.svelte", { import: "default" });
const FACTS = import.meta.glob<PadFacts>("./*/pad.ts", { import: "default" });

export async function padOf(game: string): Promise<{ Seat: Component<PadSeatProps>; facts: PadFacts }> {
  const seat = SEATS[`./${game}/PadSeat.svelte`], facts = FACTS[`./${game}/pad.ts`];
  if (!seat || !facts) throw new Error(game);
  return { Seat: await seat(), facts: await facts() };
}
