// HMAC-SHA-256: the browser's own where it has one, else ours (see client/sha256.ts).
import { sha256 } from "../client/sha256";

const BLOCK = 64;
export type Bytes = Uint8Array<ArrayBuffer>;
export type Sign = (message: Bytes) => Promise<Bytes>;

export const joined = (...parts: Uint8Array[]): Bytes => {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};

export async function signer(key: Uint8Array): Promise<Sign> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) return (message) => Promise.resolve(plain(key, message));
  const own = await subtle.importKey("raw", joined(key), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return async (message) => new Uint8Array(await subtle.sign("HMAC", own, message));
}

export async function digest(message: Uint8Array): Promise<Bytes> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  return subtle ? new Uint8Array(await subtle.digest("SHA-256", joined(message))) : joined(sha256(message));
}

// RFC 2104; our keys are shorter than a block.
function plain(key: Uint8Array, message: Uint8Array): Bytes {
  const padded = new Uint8Array(BLOCK);
  padded.set(key);
  const inner = sha256(joined(padded.map((byte) => byte ^ 0x36), message));
  return joined(sha256(joined(padded.map((byte) => byte ^ 0x5c), inner)));
}
