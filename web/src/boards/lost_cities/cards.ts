// Cards as the view has them, in the order in which they are shown.
import type { Places } from "../../board/identity";
import type { View } from "../../wire/views/lost_cities";
import { SUITS, WAGER } from "../../art/suits";

export interface Held {
  card: string;
  id: string;
}
export type Order = "suit" | "value";

export const coloursOf = (view: View): string[] => SUITS.filter((suit) => view.piles[suit]);

const suitOf = (card: string) => SUITS.findIndex((suit) => card.startsWith(suit));
const valueOf = (card: string) => (card.endsWith(WAGER) ? 1 : Number(card.split("-")[1]));

export function sorted(hand: readonly Held[], order: Order): Held[] {
  const by = order === "suit" ? [suitOf, valueOf] : [valueOf, suitOf];
  return [...hand].sort((a, b) => by.map((key) => key(a.card) - key(b.card)).find((n) => n) ?? 0);
}

const hidden = (count: number): string[] => Array.from({ length: count }, () => "");

// Who moved where follows from the names of the places: see board/identity.ts.
export function placesOf(view: View): Places {
  const places: Record<string, string[]> = { deck: hidden(view.deck) };
  for (const colour of coloursOf(view)) places[`pile-${colour}`] = [view.piles[colour]?.top ?? ""].filter(Boolean);
  view.seats.forEach((seat, n) => {
    places[`hand-${n}`] = seat.hand.length ? seat.hand : hidden(seat.hand_size);
    for (const [colour, { cards }] of Object.entries(seat.expeditions)) {
      places[`seat-${n}-${colour}`] = cards.map((rank) => `${colour}-${rank}`);
    }
  });
  return places;
}
