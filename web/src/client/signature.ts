// What a seat's signature is over: the twin of fernweh/play/signature.py.
import type { Pen } from "./ed25519";
import { digest, hex, joined, unhex, type Bytes } from "./sha256";

export interface Place {
  id: string; // of the match
  commitment: string;
  n: number; // of the entry
  kind: string;
  seat: string;
  text: string; // the move, the entry that a take-back leads to, a new key, or nothing
  last: string; // the hash of the seat's signature before; "" for the first by this key
}

const NOTHING = "00".repeat(32);
const spelled = (text: string): Uint8Array => new TextEncoder().encode(text);

export function messageOf({ id, commitment, n, kind, seat, text, last }: Place): Bytes {
  const number = new DataView(new ArrayBuffer(8));
  number.setBigUint64(0, BigInt(n));
  const place = joined(unhex(commitment), new Uint8Array(number.buffer));
  return joined(
    spelled(`fernweh move 1\0${id}\0`),
    place,
    spelled(`${kind}\0${seat}\0${text}\0`),
    unhex(last || NOTHING),
  );
}

// The hash that the next signature names.
export const lastOf = async (sig: string): Promise<string> => hex(await digest(unhex(sig)));

// Signatures of several deeds one after the other, from entry n on, each named by the next.
export async function signatures(pen: Pen, first: Place, texts: readonly string[]): Promise<string[]> {
  const sigs: string[] = [];
  let { last } = first;
  for (const [after, text] of texts.entries()) {
    const sig = hex(await pen.sign(messageOf({ ...first, n: first.n + after, text, last })));
    sigs.push(sig);
    last = await lastOf(sig);
  }
  return sigs;
}
