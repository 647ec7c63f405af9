// Who we are to the server: a cookie, given when it is first needed, and a name.
import { keep, kept } from "./settings.svelte";
import { me, nameMe } from "./requests";
import type { Me } from "../wire/wire";

let asked: Promise<Me> | undefined;

// What the server knows of us; asked once.
export function myself(): Promise<Me> {
  asked ??= me().catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

export function askAgain(): Promise<Me> {
  asked = undefined;
  return myself();
}

export const myName = (): string => kept("name") ?? "";

// The first request with a name gives the cookie and stores nothing; the second stores the name.
export async function beKnown(name: string): Promise<Me> {
  const known = await myself();
  if (known.known) return known;
  await nameMe(name);
  return await rename(name);
}

export async function rename(name: string): Promise<Me> {
  await nameMe(name);
  keep("name", name);
  return await askAgain();
}
