// What went wrong, as a sentence.
import { Refusal } from "./requests";
import type { Words } from "../words/words";

export function sorry(words: Words, error: unknown): string {
  if (!(error instanceof Refusal)) return words.say("web-trouble");
  return refused(words, error.code, error.facts);
}

export function refused(words: Words, code: string, facts: Readonly<Record<string, unknown>>): string {
  if (code === "no-answer") return words.say("web-no-answer");
  const text = words.refusal(code, facts);
  return text === `fault-${code}` ? words.say("web-trouble") : text;
}
