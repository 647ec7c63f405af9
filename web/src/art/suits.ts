// The suits by the colours of the notation, with what is drawn for each.
export const SUITS = ["yellow", "blue", "white", "green", "red", "purple"] as const;
export type Suit = (typeof SUITS)[number];

export const WAGER = "wager";

export interface Printed {
  suit: Suit;
  rank: string; // "2" to "10", or "wager"
}

// `red-7` as what is printed on it; nothing for a card that lies face down.
export function printedOn(card: string): Printed | undefined {
  const [colour = "", rank = ""] = card.split("-");
  const suit = SUITS.find((each) => each === colour);
  return suit && rank ? { suit, rank } : undefined;
}

// How far each sheet of a landscape lies below its highest place: it rises with the rank.
export function sunk(rank: string, by: number): number {
  const value = rank === WAGER ? 6 : Number(rank);
  return (10 - value) * by;
}

// Symbols on a square of 24, drawn in one colour.
export const SYMBOLS: Record<Suit, string> = {
  yellow: "M8 13.2a6 6 0 0 1 11.9 1.2c-3-.9-6.3-.8-8.7.2-1.1-.6-2.2-1.1-3.2-1.4zM13 2.5h2v3.5h-2zM5.8 5.2"
    + "l1.5-1.3 2.2 2.6-1.5 1.3zM20.7 3.9l1.5 1.3-2.2 2.6-1.5-1.3zM0 21.5C2 16.5 4.5 14.6 7.5 15.6"
    + "c4.5 1.5 7.5 5.9 16.5 5.9v1.5H0zM13.5 16.9c3-1.4 7-1.4 10.5.7v2c-4-.1-7.5-1.1-10.5-2.7z",
  blue: "M1 19.5C2 9 8 3.5 14.5 3.8c5 .2 8 3.6 7.5 7-.4 2.9-3.4 4.4-5.6 3.2 1.7-.4 2.5-1.9 1.9-3.3-.9-2.1-4.6-2-6.2"
    + " 1-1.2 2.3-.5 5 1.9 6.2 2.6 1.3 5.5.3 9-2.1V22c-3.5 1.2-7 1.5-11 .8C8 22 4.5 20.6 1 22.3z",
  white: "M12 2 23 22H1zM12 6.2 9.1 11.5l2 1.5 1.6-1.7 1.7 2.2 1.8-1.1z",
  green: "M21.5 2.5C9 2 3 7.5 3.2 14.5c0 1.3.3 2.5.8 3.5L2 21.2l1.7 1.3 2.1-2.6C13.5 22.5 22.5 17.5 21.5 2.5zM6.3 17.2"
    + "C9 12.8 12.5 9.5 17 7.2c-3.6 3.1-6.7 6.6-9.2 10.8z",
  red: "M12.8 1.2"
    + "c.8 4.3-4.6 6.7-6.5 10.8-2.1 4.6.6 9.8 5.6 10.7 5.6 1 9.8-3.3 9.2-8.4-.4-3.3-2.6-5-3-8.3-1.3 1-2 2.3-2 4"
    + "C14.7 7.8 15.2 4 12.8 1.2zM12.4 12.5"
    + "c2.5 2.3 3.5 3.7 3.2 5.4-.3 1.6-1.6 2.5-3.3 2.4-1.9-.1-3.2-1.4-3.1-3.2.1-1.8 1.7-2.9 3.2-4.6z",
  purple: "M14.5 1.5C8.2 1.3 3 6.2 3 12.2c0 6 4.9 10.6 10.8 10.4 3.4-.1 6.2-1.7 7.9-4.1C14.2 19.8 9.6 15.7 9.7 10.3"
    + "c0-3.7 1.9-6.8 4.8-8.8zM18 4.5l1 2.6 2.7.9-2.7 1-1 2.6-1-2.6-2.7-1 2.7-.9z",
};
