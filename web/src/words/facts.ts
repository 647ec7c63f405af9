// Facts as Fluent takes them: the twin of fernweh/words/facts.py, from the same table of pieces.
import { NUMBERS, PARTS } from "../wire/games";

export type Fact = string | number | boolean | null | undefined | readonly (string | number)[];
export type Facts = Record<string, Fact>;
type Prepared = Record<string, string | number>;

const SEATS = ["seat", "winner"];

export function prepared(facts: Readonly<Record<string, unknown>>, game: string): Prepared {
  const parts = PARTS[game] ?? {};
  return Object.assign({}, ...Object.entries(facts).map(([name, value]) => one(name, value, parts))) as Prepared;
}

function one(name: string, value: unknown, parts: Record<string, string[]>): Prepared {
  if (typeof value === "number") return { [name]: value };
  if (Array.isArray(value)) {
    return Object.fromEntries(value.map((each: unknown, n) => [`${name}-${n + 1}`, plain(each)]));
  }
  const text = String(value ?? "");
  if (NUMBERS.includes(name) && /^[0-9]+$/.test(text)) return { [name]: Number(text) };
  return { [name]: text, ...apart(name, text, parts) };
}

const plain = (value: unknown) => (typeof value === "number" ? value : String(value));

// `red-7` as colour and rank; a hidden piece has hidden parts.
function apart(name: string, piece: string, parts: Record<string, string[]>): Prepared {
  const values = piece.split("-");
  const found = (parts[name] ?? []).map((part, n) => one(part, values[Math.min(n, values.length - 1)], {}));
  return Object.assign({}, ...found) as Prepared;
}

// Seats as somebody sees them: `you`, or another with a name.
export function seated(
  facts: Readonly<Record<string, unknown>>,
  viewer: number,
  names: readonly string[],
): Record<string, unknown> {
  const found: Record<string, unknown> = { ...facts };
  names.forEach((name, n) => (found[`name-${n + 1}`] = name));
  for (const fact of SEATS) {
    const seat = facts[fact];
    if (typeof seat !== "number") continue;
    found[fact] = seat < 0 ? "nobody" : seat === viewer ? "you" : "other";
    found["name"] ??= names[seat] ?? "";
  }
  return found;
}
