// The server's word: its signature on the whole record, and what it said of each entry as it happened.
import { isBy } from "../client/ed25519";
import { digest, hex, joined, signer, type Bytes, type Sign } from "../client/sha256";
import { folded, type Run } from "../client/witness";
import type { Check } from "./record";

const text = (value: string): Uint8Array => new TextEncoder().encode(value);
const DOMAIN = text("fernweh record 1\0");

// `here` is the key of the server that this page came from.
export async function signatureChecked(lines: readonly string[], here: string): Promise<Check> {
  const last = JSON.parse(lines.at(-1)?.slice(17) ?? "{}") as { kind?: string; key?: string; sig?: string };
  const part = "server", none = { who: "none", key: "" };
  if (last.kind !== "signed") return { part, key: "server", state: "missing", facts: none };
  const { key = "", sig = "" } = last;
  const said = joined(DOMAIN, await digest(text(lines.slice(0, -1).map((line) => `${line}\n`).join(""))));
  const isGood = await isBy(key, sig, said);
  const who = key === here ? "here" : "other";
  const state = !isGood ? "bad" : who === "here" ? "good" : "missing";
  return { part, key: "server", state, facts: { who, key } };
}

// The entries that this browser saw happen, held against the binds that it was told with them.
export async function bindsChecked(lines: readonly string[], secret: Uint8Array, runs: readonly Run[]): Promise<Check> {
  const bySecret = await signer(secret);
  const count = runs.reduce((sum, [from, to]) => sum + to - from + 1, 0);
  for (const [from, to, fold] of runs) {
    if ((await foldOf(lines, bySecret, from, to)) === fold) continue;
    return { part: "server", key: "seen", state: "bad", facts: { count, from, to } };
  }
  return { part: "server", key: "seen", state: count ? "good" : "missing", facts: { count, from: 0, to: 0 } };
}

async function foldOf(lines: readonly string[], bySecret: Sign, from: number, to: number): Promise<string> {
  let fold = "";
  for (let n = from; n <= to; n++) fold = await folded(fold, await bindOf(bySecret, n, lines[n]?.slice(17) ?? ""));
  return fold;
}

// The twin of fernweh/play/bind.py: entry n is on line n + 1.
async function bindOf(bySecret: Sign, n: number, line: string): Promise<string> {
  const salt = await bySecret(joined(text("bind"), number(n)));
  return hex(await (await signer(salt))(joined(text(line))));
}

function number(n: number): Bytes {
  const found = new DataView(new ArrayBuffer(8));
  found.setBigUint64(0, BigInt(n));
  return new Uint8Array(found.buffer);
}
