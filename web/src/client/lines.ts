// How far the talk was read on this device; its lines keep their numbers at the next table of a series.
import { keep, kept } from "./settings.svelte";

const keyOf = (table: string) => `read:${table}`;

export const readAt = (table: string): number => Number(kept(keyOf(table)) ?? 0) || 0;

export function keepRead(table: string, line: number): void {
  if (line > readAt(table)) keep(keyOf(table), String(line));
}
