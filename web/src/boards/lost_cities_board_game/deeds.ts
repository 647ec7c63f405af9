// What a tap means now: a move in notation, and whether it can be made. What cannot is asked about.
import { choiceWith } from "../../board/board";
import type { Now } from "../../wire/wire";
import { colourOf } from "./pieces";

export interface Deed {
  move: string;
  can: boolean;
}

const deed = (now: Now, move: string): Deed => ({ move, can: now.choices.some((choice) => choice.move === move) });

// A path, or the row of its colour: lay the card that was picked up, or move on (§4.3, §4.6, §4.7, §5.4).
export function onPath(now: Now, colour: string, picked: string): Deed {
  return picked && colourOf(picked) === colour ? deed(now, `play ${picked}`) : deed(now, `move ${colour}`);
}

// A discard pile: lay the card there, or take the top one (§4.8, §6.2).
export function onPile(now: Now, colour: string, picked: string): Deed {
  return picked && colourOf(picked) === colour ? deed(now, `discard ${picked}`) : deed(now, `take ${colour}`);
}

export const onDeck = (now: Now): Deed => deed(now, "draw");

export const onHome = (now: Now, piece: string): Deed => deed(now, `send ${piece}`);

export type Use = "play" | "discard" | "";

// What a card of the hand is good for: to be played, or only to be discarded.
export function useOf(now: Now, card: string): Use {
  if (choiceWith(now, { verb: "play", card })) return "play";
  return choiceWith(now, { verb: "discard", card }) ? "discard" : "";
}
