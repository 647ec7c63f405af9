// SHA-256 and HMAC of bytes. A browser has its own only where the page came over TLS or from the
// same machine: a phone at the same table comes over the local network without it, and loads a library.
export type Bytes = Uint8Array<ArrayBuffer>;
export type Sign = (message: Bytes) => Promise<Bytes>;

const own = (): SubtleCrypto | undefined => globalThis.crypto?.subtle;
const library = () => import("./library");

export async function digest(message: Uint8Array): Promise<Bytes> {
  const subtle = own();
  if (subtle) return new Uint8Array(await subtle.digest("SHA-256", joined(message)));
  return joined((await library()).sha256(message));
}

export async function signer(key: Uint8Array): Promise<Sign> {
  const subtle = own();
  if (!subtle) return plainSigner(key);
  const imported = await subtle.importKey("raw", joined(key), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return async (message) => new Uint8Array(await subtle.sign("HMAC", imported, message));
}

async function plainSigner(key: Uint8Array): Promise<Sign> {
  const { hmac, sha256 } = await library();
  return (message) => Promise.resolve(joined(hmac(sha256, key, message)));
}

export function joined(...parts: Uint8Array[]): Bytes {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export const unhex = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
