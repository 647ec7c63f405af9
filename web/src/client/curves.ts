// What ed25519.ts loads where the browser has nothing of its own.
export { ed25519 } from "@noble/curves/ed25519.js";
