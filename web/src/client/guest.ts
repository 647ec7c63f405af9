// Who we are to the server: a cookie, given when it is first needed, a name and a face.
import { drop, keep, kept, keysKept } from "./settings.svelte";
import { me, nameMe, wantRating } from "./requests";
import { wished } from "./wish.svelte";
import { COATS, PORTRAITS } from "../wire/games";
import type { Face, Me } from "../wire/wire";

const OF_THE_DEVICE = /^(lang|theme|motion|sound|level|pad:.*)$/;
let asked: Promise<Me> | undefined;

// What the server knows of us; asked once.
export function myself(): Promise<Me> {
  asked ??= me().then(noted).catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

export function askAgain(): Promise<Me> {
  asked = undefined;
  return myself();
}

function noted(found: Me): Me {
  if (found.known && found.face) keepFace(found.face);
  return found;
}

export const myName = (): string => kept("name") ?? "";

// The face that we have, or have from now on: whoever has chosen none gets any.
export function myFace(): Face {
  const face = faceOf(kept("face") ?? "") ?? anyFace();
  keepFace(face);
  return face;
}

export const anyFace = (): Face => ({ portrait: oneOf(PORTRAITS), coat: oneOf(COATS) });
const oneOf = <T>(list: readonly [T, ...T[]]): T => list[Math.floor(Math.random() * list.length)] ?? list[0];
export const keepFace = (face: Face) => keep("face", `${face.portrait} ${face.coat}`);

// As it is kept; nothing where there is no such face.
export function faceOf(text: string): Face | null {
  const [one, other] = text.split(" ");
  const portrait = PORTRAITS.find((each) => each === one), coat = COATS.find((each) => each === other);
  return portrait && coat ? { portrait, coat } : null;
}

// The first request with a name gives the cookie and stores nothing; the second stores the name. Who
// is only called so, having chosen none, is asked for one when they sit down with others.
export async function beKnown(name: string): Promise<Me> {
  const known = await myself();
  if (known.known) return known;
  await nameMe(name, myFace());
  await nameMe(name, myFace());
  return await askAgain();
}

// By the name that one sits down under, until one has chosen another: asked once, and never again.
export async function beCalled(name: string): Promise<void> {
  if (myName()) await beKnown(name);
  else await rename(name);
}

export async function rename(name: string, face: Face = myFace()): Promise<Me> {
  if (!(await myself()).known) await nameMe(name, face);
  await nameMe(name, face);
  keep("name", name);
  keepFace(face);
  return await askAgain();
}

// Rated, or rated no more: then nothing that was wished for before turns it on again.
export async function beRated(wants: boolean): Promise<void> {
  await wantRating(wants);
  if (!wants) wished.rated = false;
}

// What this device knew of who we were, and of whom we met; how it looks and sounds stays, and its score pads.
export function forget(): void {
  for (const key of keysKept()) if (!OF_THE_DEVICE.test(key)) drop(key);
  wished.forget();
}
