// What every board is given, and what it gives back. A board knows no rules. The table page says in
// the style `--board-height` how high it may be to be seen whole, and in
// `--board-foot` how much of the screen's lower edge is covered: what sticks there stays above it.
import type { Choice, Now, Seated, Way } from "../wire/wire";
import type { Words } from "../words/words";

export interface BoardProps<View> {
  view: View;
  now: Now; // its choices are empty when this viewer cannot act, and in a replay
  seats: Seated[];
  names: string[]; // of the seats, as this viewer reads them
  words: Words; // of this game
  events: Record<string, unknown>[]; // of the entry that led to this view
  hint: string; // a move that is recommended, or ""
  act: (...moves: string[]) => void; // several small steps may be one gesture
  why: (move: string, near: Element) => void; // ask why this cannot be done, shown beside it
  ahead: (move: string) => Promise<Way[]>; // where several moves would lead, from now ("") or after this one
  takeBack?: () => void; // where now.take_back says so: a piece that was chosen is let go
}

// The choices whose pieces are these, and perhaps more.
export function choicesWith(now: Now, pieces: Readonly<Record<string, string>>): Choice[] {
  const wanted = Object.entries(pieces);
  return now.choices.filter((choice) => wanted.every(([name, value]) => choice.pieces[name] === value));
}

export function choiceWith(now: Now, pieces: Readonly<Record<string, string>>): Choice | undefined {
  return choicesWith(now, pieces)[0];
}

// For elements that act like buttons: Enter and Space do what a tap does.
export function pressed(act: (event: Event) => void) {
  return {
    onclick: act,
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      act(event);
    },
  };
}
