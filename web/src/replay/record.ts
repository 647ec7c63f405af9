// A record, as far as it is checked here, and what a check finds.
import type { Run } from "../client/witness";

export interface Header {
  id: string;
  game: string;
  rules_version: number;
  seats: number;
  options: unknown;
  commitment: string;
  origin?: unknown;
}
export interface Entry {
  kind: string;
  n: number;
  by: string;
  seat?: string;
  name?: string;
  bot?: string;
  nonce?: string;
  nonce_hash?: string;
  move?: string;
  to?: number;
  weights?: string;
  secret?: string;
  key?: string;
  sig?: string;
}

// What this device knows of the match beside its record.
export interface Known {
  commitment: string | null; // that it saw first
  played: (seat: number) => string | null; // the key that it played with
  runs: readonly Run[]; // of entries that it saw happen
  server: string; // the key of the server that the page came from
}

// "missing": there is nothing here to compare with, or nothing that proves it.
export interface Check {
  part: "chance" | "moves" | "server";
  key: "lines" | "kept" | "secret" | "nonces" | "picks" | "signature" | "moves" | "own" | "word" | "server" | "seen";
  state: "good" | "bad" | "missing";
  facts: Record<string, string | number>;
}
