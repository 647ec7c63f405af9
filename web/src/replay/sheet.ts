// The lines of a score sheet, put into words.
import type { SheetRow } from "../wire/wire";
import type { Words } from "../words/words";

// What a row is about, its pieces by their names in the language.
export function titleOf(words: Words, row: SheetRow): string {
  return words.say(`sheet-${row.key}`, { ...row.facts, ...named(words, row.facts) });
}

function named(words: Words, facts: Record<string, unknown>): Record<string, string> {
  const found: Record<string, string> = {};
  const { colour, explorer, blockades } = facts;
  if (typeof colour === "string") found["colour"] = words.say("colour-name", { colour });
  if (typeof explorer === "string") {
    found["explorer"] = explorer.includes("-")
      ? words.say("explorer", { explorer })
      : words.say("piece", { piece: explorer });
  }
  if (Array.isArray(blockades)) found["blockades"] = blockades.map((each) => words.number(Number(each))).join(" · ");
  return found;
}

// `(27 − 20) × 2 + 20`: how a row comes to its points.
export function arithmetic(words: Words, row: SheetRow): { key: string; text: string; name: string }[] {
  const counts = row.counts ?? [];
  const times = counts.findIndex((count) => count.times); // what is added before it is taken together
  return counts.map((count, n) => {
    const minus = n ? "− " : "−";
    const sign = count.times ? "× " : count.value < 0 ? minus : n ? "+ " : "";
    const [open, close] = times > 1 ? [n ? "" : "(", n === times - 1 ? ")" : ""] : ["", ""];
    return {
      key: count.key,
      text: open + sign + words.number(Math.abs(count.value)) + close,
      name: words.say(`sheet-by-${count.key}`),
    };
  });
}

export const points = (words: Words, value: number | null): string => (value === null ? "?" : words.number(value));

// What the rows that are shown come to.
export function sum(rows: readonly SheetRow[]): number | null {
  return rows.reduce<number | null>((all, row) => (all === null || row.points === null ? null : all + row.points), 0);
}

export const cardsOf = (row: SheetRow): string[] => {
  const { cards, colour } = row.facts;
  return Array.isArray(cards) ? cards.map((rank) => `${String(colour)}-${String(rank)}`) : [];
};
