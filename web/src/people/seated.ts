// The card of who sits at a table; nothing for bots, free seats and oneself.
import type { TableClient } from "../client/table.svelte";
import type { Card } from "../wire/wire";
import { cardsAt } from "./requests";

// Somebody's card, and at which table they sit, to report them there.
export interface Shown extends Card {
  at?: { table: string; seat: number };
}

export function cardAt(client: TableClient, seat: number): (() => Promise<Shown>) | null {
  const seated = client.seats[seat], face = client.faceOf(seat);
  if (!seated || seated.bot || !face || client.mine.includes(seat)) return null;
  const all = { game: "", met: 0, ahead: 0, level: 0, behind: 0, broken: 0 };
  const stranger: Card = { voice: "", name: seated.name, bot: "", face, last: 0, all, games: [] };
  // Whoever has no name yet has met nobody
  const at = { table: client.id, seat };
  return () =>
    cardsAt(at.table).then(({ cards }) => ({ ...(cards[seat] ?? stranger), at }), () => ({ ...stranger, at }));
}
