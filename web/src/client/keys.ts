// The keys of the seats that are played from this device: one for each table and seat, made and kept
// here as the nonces are. Nobody else has the secret half.
import { penOfSeed, type Pen } from "./ed25519";
import { keep, kept } from "./settings.svelte";
import { hex, unhex } from "./sha256";

const pens = new Map<string, Promise<Pen>>();

export function penOf(table: string, seat: number): Promise<Pen> {
  const name = `key:${table}:${seat}`;
  let found = pens.get(name);
  if (!found) {
    pens.set(name, found = made(name));
    found.catch(() => pens.delete(name)); // what could not be loaded is tried again
  }
  return found;
}

async function made(name: string): Promise<Pen> {
  const seed = kept(name) ?? "";
  const own = /^[0-9a-f]{64}$/.test(seed) ? unhex(seed) : crypto.getRandomValues(new Uint8Array(32));
  keep(name, hex(own));
  return await penOfSeed(own);
}

// With which key something was done from here, to be found again in the record.
const played = (table: string, seat: number) => `played:${table}:${seat}`;

export const keyPlayed = (table: string, seat: number): string | null => kept(played(table, seat));

export function keepPlayed(table: string, seat: number, key: string): void {
  if (keyPlayed(table, seat) !== key) keep(played(table, seat), key);
}
