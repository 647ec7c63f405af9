// What is said by a press, and read by everybody in their own language.
import { PHRASES, REACTIONS } from "../wire/games";
import type { Talk } from "../wire/wire";
import type { Words } from "../words/words";

export type Reaction = (typeof REACTIONS)[number];
export type Phrase = (typeof PHRASES)[number] | Reaction;

export const reactionOf = (talk: Talk): Reaction | undefined => REACTIONS.find((each) => each === talk.phrase);

// A phrase that this page does not know yet is shown by its name.
export function textOf(words: Words, { text, phrase = "" }: Talk): string {
  const known = [...PHRASES, ...REACTIONS].find((each) => each === phrase);
  return known ? words.say(`phrase-${known}`) : phrase || text;
}
