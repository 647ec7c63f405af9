// Cards and coins as the view has them, and in which places motion finds them again.
import { WAGER } from "../../art/suits";
import type { Places } from "../../board/identity";
import type { View } from "../../wire/views/lost_cities_rivals";

export const PILES = 4; // §2.3
const PILE = 20;

// What is printed on the cards: one footprint up to 5, two from 6 on (§1.4).
export const footprints = (rank: string): number => (rank === WAGER ? 0 : Number(rank) <= 5 ? 1 : 2);

const several = (count: number, what = ""): string[] => Array.from({ length: count }, () => what);

export function placesOf(view: View): Places {
  const places: Record<string, string[]> = {
    deck: several(view.pile + PILE * view.waiting),
    display: view.display,
    out: several(view.out),
  };
  view.seats.forEach((seat, n) => {
    for (const [colour, { cards }] of Object.entries(seat.expeditions)) {
      places[`seat-${n}-${colour}`] = cards.map((rank) => `${colour}-${rank}`);
    }
  });
  return places;
}

export function purses(view: View): Places {
  const seats = view.seats.map((seat, n) => [`seat-${n}`, several(seat.coins, "coin")]);
  return { bank: several(view.bank, "coin"), ...(Object.fromEntries(seats) as Places) };
}

// Which pile is being drawn from: 1 to 4.
export const stageOf = (view: View): number => PILES - view.waiting;
