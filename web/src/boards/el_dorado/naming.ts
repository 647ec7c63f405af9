// How spaces, cards and seats are called, for the ear and for tooltips.
import type { Space } from "../../wire/views/el_dorado";
import { seated } from "../../words/facts";
import type { Words } from "../../words/words";
import { faceOf } from "./cards";

export const listed = (words: Words, parts: readonly string[]): string =>
  parts.filter(Boolean).reduce((first, second) => (first ? words.say("list", { first, second }) : second), "");

export const spaceName = (words: Words, space: Space, isFinish: boolean): string =>
  listed(words, [
    words.say("page-space", { terrain: space.terrain, need: space.need }),
    isFinish ? words.say("page-finish") : "",
  ]);

export function cardName(words: Words, card: string): string {
  const { signs, power, colour, once } = faceOf(card);
  const does = colour === "purple"
    ? words.say("page-action", { card })
    : signs.length > 1
    ? words.say("page-any", { need: power })
    : words.say("demand", { asks: signs[0] ?? "", need: power });
  return listed(words, [words.say("card", { card }), does, once ? words.say("page-once") : ""]);
}

export const pawnName = (words: Words, seat: number, viewer: number, names: readonly string[]): string =>
  words.say("page-pawn", seated({ seat }, viewer, names));

// Half coins as people write them.
export const coinsOf = (words: Words, halves: number): string =>
  `${halves > 1 || !halves ? words.number(Math.floor(halves / 2)) : ""}${halves % 2 ? "½" : ""}`;
