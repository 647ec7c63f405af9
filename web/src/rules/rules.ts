// The rules of a game in a language: a chunk of its own, loaded when somebody reads them.
import rules from "fernweh:rules";
import type { Rules } from "../../plugins/rules";
import type { Language } from "../wire/games";

export type { Rules, Section } from "../../plugins/rules";

export const rulesOf = async (game: string, lang: Language): Promise<Rules | null> =>
  (await rules[`${game}/${lang}`]?.()) ?? null;
