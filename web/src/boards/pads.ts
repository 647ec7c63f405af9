// The pads, each loaded when its game is counted.
import maps from "fernweh:maps";
import pads from "fernweh:pads";
import seats from "fernweh:seats";
import type { Component } from "svelte";
import type { Pad, PadFacts } from "../pad/pad.svelte";
import type { PadSpace } from "../wire/wire";
import type { Words } from "../words/words";

export interface PadSeatProps {
  pad: Pad;
  seat: number;
  words: Words;
  who: string;
  chosen: string; // a pawn, where there are some
  choose: (pawn: string) => void;
}

// Where pieces are put on a map: its spaces, and what to do with the one that is tapped.
export interface PadMapProps {
  spaces: PadSpace[];
  words: Words;
  names: string[];
  chosen: string;
  put: (space: PadSpace) => void;
}

export interface PadParts {
  Seat: Component<PadSeatProps>;
  Spaces: Component<PadMapProps> | undefined;
  facts: PadFacts;
}

export async function padOf(game: string): Promise<PadParts> {
  const seat = seats[game], facts = pads[game];
  if (!seat || !facts) throw new Error(game);
  return { Seat: await seat(), Spaces: await maps[game]?.(), facts: await facts() };
}
