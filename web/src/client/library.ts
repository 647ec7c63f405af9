// What sha256.ts loads where the browser has nothing of its own.
export { hmac } from "@noble/hashes/hmac.js";
export { sha256 } from "@noble/hashes/sha2.js";
