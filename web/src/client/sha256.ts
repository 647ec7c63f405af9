// SHA-256 of bytes. A browser has its own only where the page came over TLS, and a phone at the same
// table comes over the local network without it.
const K: number[] = [], H: number[] = [];

function fill(): void {
  const bits = (x: number) => ((x - Math.floor(x)) * 2 ** 32) >>> 0;
  for (let n = 2; K.length < 64; n++) {
    if (!isPrime(n)) continue;
    if (H.length < 8) H.push(bits(Math.sqrt(n)));
    K.push(bits(Math.cbrt(n)));
  }
}

function isPrime(n: number): boolean {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return true;
}

fill();
const turn = (x: number, n: number) => (x >>> n) | (x << (32 - n));

export function sha256(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array((((bytes.length + 8) >> 6) + 1) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const words = new DataView(padded.buffer);
  words.setUint32(padded.length - 4, bytes.length * 8);
  const hash = Int32Array.from(H);
  for (let at = 0; at < padded.length; at += 64) mix(hash, words, at);
  const found = new DataView(new ArrayBuffer(32));
  hash.forEach((word, n) => found.setInt32(4 * n, word));
  return new Uint8Array(found.buffer);
}

function mix(hash: Int32Array, words: DataView, at: number): void {
  const w = schedule(words, at);
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let i = 0; i < 64; i++) {
    const t1 = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (K[i] ?? 0) + (w[i] ?? 0)) | 0;
    const t2 = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((x, i) => (hash[i] = (hash[i] ?? 0) + x));
}

function schedule(words: DataView, at: number): Int32Array {
  const w = new Int32Array(64);
  for (let i = 0; i < 16; i++) w[i] = words.getInt32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15] ?? 0, y = w[i - 2] ?? 0;
    const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    w[i] = (w[i - 16] ?? 0) + s0 + (w[i - 7] ?? 0) + s1;
  }
  return w;
}

export const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export const unhex = (text: string): Uint8Array => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
