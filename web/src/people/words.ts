// The words about people, made once for a language: a list has many names.
import type { Language } from "../wire/games";
import { wordsOf, type Words } from "../words/words";

let made: [lang: Language, words: Promise<Words>] | undefined;

export function peopleWords(lang: Language): Promise<Words> {
  if (made?.[0] !== lang) made = [lang, wordsOf(lang, "", "table", "people")];
  return made[1];
}
