// A record, checked in the browser without any rule: chance from the record alone, the twin of
// fernweh/play/fairness.py and audit.py; whose the moves are; what the server gives its word for.
// Who trusts no server can read it here.
import { digest, hex, joined, signer, unhex, type Bytes, type Sign } from "../client/sha256";
import { movesChecked } from "./moves";
import type { Check, Entry, Header, Known } from "./record";
import { fallsTo, weightsOf } from "./weights";
import { bindsChecked, signatureChecked } from "./word";

const text = (value: string): Uint8Array => new TextEncoder().encode(value);
const DOMAIN = text("fernweh match key 1\0");
const RANGE = 2n ** 256n;

export async function* checked(record: string, known: Known): AsyncGenerator<Check> {
  const lines = record.split("\n").slice(0, -1);
  const damaged = await damagedLine(lines);
  const counted = { count: lines.length, line: damaged };
  yield { part: "chance", key: "lines", state: damaged ? "bad" : "good", facts: counted };
  if (damaged) return;
  const [header, ...rest] = lines.map((line) => JSON.parse(line.slice(17)) as unknown) as [Header, ...Entry[]];
  const entries = rest.filter(({ kind }) => kind !== "end" && kind !== "signed");
  const secret = unhex(entries.findLast((entry) => entry.kind === "secret-revealed")?.secret ?? "");
  yield* chanceChecked(header, entries, secret, known.commitment);
  yield* movesChecked(header, entries, SEATS, known.played);
  yield await signatureChecked(lines, known.server);
  yield await bindsChecked(lines, secret, known.runs);
}

async function* chanceChecked(
  header: Header,
  entries: readonly Entry[],
  secret: Uint8Array,
  kept: string | null,
): AsyncGenerator<Check> {
  const part = "chance", { commitment } = header;
  const state = kept === null ? "missing" : kept === commitment ? "good" : "bad";
  yield { part, key: "kept", state, facts: { commitment } };
  const isSecret = hex(await digest(secret)) === commitment;
  yield { part, key: "secret", state: isSecret ? "good" : "bad", facts: {} };
  if (!isSecret) return;
  const { nonces, wrong } = await noncesOf(entries, await signer(secret));
  yield { part, key: "nonces", state: wrong ? "bad" : "good", facts: { count: nonces.length, seat: wrong } };
  if (!wrong) yield await picked(entries, await signer(await keyOf(header, secret, nonces)));
}

// The number of the first line whose seal is not that of the text and all before it; 0 for none.
async function damagedLine(lines: readonly string[]): Promise<number> {
  let seal = "fernweh-record-1";
  for (const [n, line] of lines.entries()) {
    seal = hex(await digest(text(seal + line.slice(17)))).slice(0, 16);
    if (line.slice(0, 17) !== `${seal} `) return n + 1;
  }
  return lines.length ? 0 : 1;
}

// The nonces in the order of the seats, each held against its hash, a bot's against the secret.
async function noncesOf(entries: readonly Entry[], bySecret: Sign): Promise<{ nonces: Uint8Array[]; wrong: string }> {
  const hashes = new Map<string, Entry>(), shown = new Map<string, Uint8Array>();
  for (const entry of entries) {
    const seat = entry.seat ?? "";
    if (entry.kind === "seat-taken") hashes.set(seat, entry);
    if (entry.kind === "seat-left") shown.clear();
    if (entry.kind !== "nonce") continue;
    const nonce = unhex(entry.nonce ?? ""), taken = hashes.get(seat);
    const isDerived = !taken?.bot || hex(await bySecret(joined(text(`nonce${seat}`)))) === entry.nonce;
    if (hex(await digest(nonce)) !== taken?.nonce_hash || !isDerived) return { nonces: [], wrong: seat };
    shown.set(seat, nonce);
  }
  return { nonces: SEATS.flatMap((seat) => shown.get(seat) ?? []), wrong: "" };
}

// The order of the seats in all games: clockwise, or by colour.
const SEATS = ["north", "east", "south", "west", "red", "blue", "green", "yellow"];

async function keyOf(header: Header, secret: Uint8Array, nonces: Uint8Array[]): Promise<Bytes> {
  const { game, rules_version, seats, options, origin } = header;
  const terms = [game, rules_version, seats, options, ...(origin ? [origin] : [])];
  const message = joined(DOMAIN, await digest(secret), await digest(text(JSON.stringify(terms))), ...nonces);
  return (await signer(secret))(message);
}

// Every pick, made again from its recorded weights.
async function picked(entries: readonly Entry[], sign: Sign): Promise<Check> {
  const chances = entries.filter((entry) => entry.kind === "chance");
  for (const [n, chance] of chances.entries()) {
    const weights = weightsOf(chance.weights ?? "");
    const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
    const found = fallsTo(weights, await numberOf(sign, n + 1, total));
    const wrong = { count: chances.length, n: chance.n };
    if (found !== chance.move) return { part: "chance", key: "picks", state: "bad", facts: wrong };
  }
  return { part: "chance", key: "picks", state: "good", facts: { count: chances.length, n: 0 } };
}

// The number from 0 to total - 1 of this draw: each exactly as likely.
async function numberOf(sign: Sign, draw: number, total: number): Promise<number> {
  const fair = RANGE - (RANGE % BigInt(total));
  for (let attempt = 0;; attempt++) {
    const message = new DataView(new ArrayBuffer(12));
    message.setBigUint64(0, BigInt(draw));
    message.setUint32(8, attempt);
    const found = BigInt(`0x${hex(await sign(new Uint8Array(message.buffer)))}`);
    if (found < fair) return Number(found % BigInt(total));
  }
}
