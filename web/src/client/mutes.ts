// Who was muted at a table on this device: names by their voices.
import { keep, kept } from "./settings.svelte";

export type Mutes = Readonly<Record<string, string>>;

const keyOf = (table: string) => `muted:${table}`;

// Nobody, where it cannot be read.
export function mutesAt(table: string): Mutes {
  try {
    const found: unknown = JSON.parse(kept(keyOf(table)) ?? "{}");
    const names = typeof found === "object" && found ? Object.entries(found) : [];
    return Object.fromEntries(names.filter((each): each is [string, string] => typeof each[1] === "string"));
  } catch {
    return {};
  }
}

// To the next table of a series, where voices are the same; what was chosen there already stays.
export function carryMutes(from: string, to: string): void {
  const mutes = kept(keyOf(from));
  if (to && mutes !== null && kept(keyOf(to)) === null) keep(keyOf(to), mutes);
}

// With this name muted; null: no more.
export function withMute(mutes: Mutes, voice: string, name: string | null): Mutes {
  const others = Object.fromEntries(Object.entries(mutes).filter(([each]) => each !== voice));
  return name === null ? others : { ...others, [voice]: name };
}

export const keepMutes = (table: string, mutes: Mutes): void => keep(keyOf(table), JSON.stringify(mutes));
