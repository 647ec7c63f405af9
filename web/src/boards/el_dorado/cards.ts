// What is printed on the cards (§1.5, §1.6), for drawing them.
export interface Face {
  colour: "green" | "blue" | "yellow" | "white" | "purple";
  signs: string[];
  power: number; // or how many cards are drawn
  removes?: number;
  once?: boolean; // single use
}

const green = (power: number, once = false): Face => ({ colour: "green", signs: ["machete"], power, once });
const blue = (power: number): Face => ({ colour: "blue", signs: ["paddle"], power });
const yellow = (power: number, once = false): Face => ({ colour: "yellow", signs: ["coin"], power, once });
const white = (power: number, once = false): Face => ({
  colour: "white",
  signs: ["machete", "paddle", "coin"],
  power,
  once,
});
const purple = (sign: string, power: number, removes = 0, once = false): Face => ({
  colour: "purple",
  signs: [sign],
  power,
  removes,
  once,
});

const FACES: Record<string, Face> = {
  "explorer": green(1),
  "traveler": yellow(1),
  "sailor": blue(1),
  "scout": green(2),
  "trailblazer": green(3),
  "jack-of-all-trades": white(1),
  "photographer": yellow(2),
  "treasure-chest": yellow(4, true),
  "pioneer": green(5),
  "giant-machete": green(6, true),
  "captain": blue(3),
  "journalist": yellow(3),
  "millionaire": yellow(4),
  "adventurer": white(2),
  "prop-plane": white(4, true),
  "transmitter": purple("take", 0, 0, true),
  "cartographer": purple("draw", 2),
  "compass": purple("draw", 3, 0, true),
  "scientist": purple("draw", 1, 1),
  "travel-log": purple("draw", 2, 2, true),
  "native": purple("step", 0),
};

const BLANK: Face = { colour: "white", signs: [], power: 0 };

export const faceOf = (card: string): Face => FACES[card] ?? BLANK;

// Equal cards are told apart by a number; those that were played have the first ones, so that a card
// keeps its number on the way.
export function numbered(cards: readonly string[], before: readonly string[] = []): { card: string; place: string }[] {
  const seen = new Map<string, number>();
  const next = (card: string) => (seen.set(card, (seen.get(card) ?? 0) + 1), seen.get(card) ?? 0);
  before.forEach(next);
  return cards.map((card) => ({ card, place: `${card} ${next(card)}` }));
}
