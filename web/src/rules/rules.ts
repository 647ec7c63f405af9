// The rules of a game in a language: a chunk of its own, loaded when somebody reads them.
import type { Rules } from "../../plugins/rules";
import type { Language } from "../wire/games";

export type { Rules, Section } from "../../plugins/rules";

const FILES = import.meta.glob<{ default: Rules }>("../../../src/fernweh/games/*/RULES*.md");

export async function rulesOf(game: string, lang: Language): Promise<Rules | null> {
  const name = lang === "en" ? "RULES.md" : `RULES.${lang}.md`;
  const load = FILES[`../../../src/fernweh/games/${game}/${name}`];
  return load ? (await load()).default : null;
}
