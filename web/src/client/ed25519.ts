// Ed25519 (RFC 8032), by the browser's own where it has one, else by a library: over plain http on a
// local network there is none, nor in older browsers.
import { hex, joined, unhex, type Bytes } from "./sha256";

export interface Pen {
  readonly key: string; // the public half
  sign(message: Bytes): Promise<Uint8Array>;
}

const NAME = "Ed25519";
const PKCS8 = unhex("302e020100300506032b657004220420"); // what stands before a seed

const own = (): SubtleCrypto | undefined => globalThis.crypto?.subtle;
const library = async () => (await import("./curves")).ed25519;

export async function penOfSeed(seed: Uint8Array): Promise<Pen> {
  return (await ownPen(seed)) ?? (await plainPen(seed));
}

async function ownPen(seed: Uint8Array): Promise<Pen | null> {
  const subtle = own();
  if (!subtle) return null;
  try {
    const secret = await subtle.importKey("pkcs8", joined(PKCS8, seed), NAME, true, ["sign"]);
    const { x = "" } = await subtle.exportKey("jwk", secret);
    const sign = async (message: Bytes) => new Uint8Array(await subtle.sign(NAME, secret, message));
    return { key: hex(fromBase64(x)), sign };
  } catch {
    return null;
  }
}

async function plainPen(seed: Uint8Array): Promise<Pen> {
  const curve = await library();
  return { key: hex(curve.getPublicKey(seed)), sign: (message) => Promise.resolve(curve.sign(message, seed)) };
}

export async function isBy(key: string, sig: string, message: Bytes): Promise<boolean> {
  const found = await isByOwn(key, sig, message);
  return found ?? (await library()).verify(unhex(sig), message, unhex(key), { zip215: false });
}

// null where the browser cannot say.
async function isByOwn(key: string, sig: string, message: Bytes): Promise<boolean | null> {
  const subtle = own();
  if (!subtle) return null;
  try {
    const found = await subtle.importKey("raw", joined(unhex(key)), NAME, false, ["verify"]);
    return await subtle.verify(NAME, found, joined(unhex(sig)), message);
  } catch {
    return null;
  }
}

const fromBase64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));
