// Whose the moves of a record are, as far as its signatures say: the twin of fernweh/play/verify.py.
// Every signature is checked again here, by the key that the seat had then.
import { isBy } from "../client/ed25519";
import { lastOf, messageOf } from "../client/signature";
import type { Check, Entry, Header } from "./record";

interface Seat {
  name: string;
  by: "signed" | "since" | "unsigned" | "bot";
  since: number; // the entry that brought the key on the host's word
  key: string; // that signs now, the bot's while one plays
  own: string; // the person's key
  keys: string[]; // all that were the person's
  last: string;
}

const DEEDS = ["action", "take-back", "resigned"];
const WORDS = ["flag-fallen", "bot-in", "bot-out", "take-back-agreed"];

// `played` is the key with which this device has played on a seat, if it has.
export async function* movesChecked(
  header: Header,
  entries: readonly Entry[],
  order: readonly string[],
  played: (seat: number) => string | null,
): AsyncGenerator<Check> {
  const seats = new Map<string, Seat>();
  for (const entry of entries) {
    if (!(await isSigned(header, entry, seats))) {
      yield { part: "moves", key: "signature", state: "bad", facts: { n: entry.n, name: nameOf(seats, entry) } };
      return;
    }
    change(entry, seats);
  }
  for (const [n, seat] of order.flatMap((name) => seats.get(name) ?? []).entries()) yield* said(seat, played(n));
  for (const entry of entries.filter(restsOnWord)) {
    const facts = { n: entry.n, kind: entry.kind, name: nameOf(seats, entry) };
    yield { part: "moves", key: "word", state: "missing", facts };
  }
}

const nameOf = (seats: Map<string, Seat>, entry: Entry): string => seats.get(entry.seat ?? entry.by)?.name ?? entry.by;

const restsOnWord = (entry: Entry): boolean => WORDS.includes(entry.kind) || (entry.kind === "seat-key" && !entry.sig);

function* said({ name, by, since, keys }: Seat, played: string | null): Generator<Check> {
  const state = by === "signed" ? "good" : "missing";
  yield { part: "moves", key: "moves", state, facts: { name, by, n: since } };
  if (played === null) return;
  yield { part: "moves", key: "own", state: keys.includes(played) ? "good" : "bad", facts: { name } };
}

// Whether an entry that must be signed is, and names the seat's signature before.
async function isSigned(header: Header, entry: Entry, seats: Map<string, Seat>): Promise<boolean> {
  const seat = seats.get(entry.by), isDeed = DEEDS.includes(entry.kind);
  if (entry.kind === "seat-key" ? !entry.sig : !isDeed) return true;
  if (!seat?.key || !entry.sig) return !seat?.key && !entry.sig;
  const text = entry.move ?? entry.key ?? String(entry.to ?? "");
  const { id, commitment } = header, { n, kind, by, sig } = entry;
  const isGood = await isBy(seat.key, sig, messageOf({ id, commitment, n, kind, seat: by, text, last: seat.last }));
  seat.last = await lastOf(sig);
  return isGood;
}

function change(entry: Entry, seats: Map<string, Seat>): void {
  const { kind, n, by, seat: at = "", key = "", sig = "" } = entry;
  const seat = seats.get(at);
  if (kind === "seat-taken") seats.set(at, taken(entry));
  if (!seat || !["seat-key", "bot-in", "bot-out"].includes(kind)) return;
  [seat.key, seat.last] = [key, ""];
  if (kind === "bot-out" && !key) [seat.by, seat.since, seat.own] = ["unsigned", 0, ""];
  const isTheirs = kind === "bot-out" ? key !== "" && key !== seat.own : kind === "seat-key" && by === at;
  if (!isTheirs) return;
  if (!sig) [seat.by, seat.since] = ["since", n];
  seat.own = key;
  seat.keys.push(key);
}

function taken({ name = "", bot = "", key = "" }: Entry): Seat {
  const by = bot ? "bot" : key ? "signed" : "unsigned";
  return { name, by, since: 0, key, own: key, keys: [key], last: "" };
}
