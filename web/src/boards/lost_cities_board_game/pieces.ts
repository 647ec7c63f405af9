// What stands where, and names by which motion finds the same thing in two views.
import type { Suit } from "../../art/suits";
import type { Identities } from "../../board/identity";
import type { View } from "../../wire/views/lost_cities_board_game";

export interface Standing {
  seat: number;
  piece: string;
  id: string;
}

export const coloursOf = (view: View): Suit[] => Object.keys(view.paths) as Suit[];
export const colourOf = (card: string): string => card.split("-")[0] ?? "";

// The explorers on a stone, the viewer's own last: it stands in front.
export function standingOn(view: View, colour: string, stone: number): Standing[] {
  const found = view.seats.flatMap((each, seat) => {
    const row = each.rows[colour];
    if (row?.stone !== stone) return [];
    const piece = row.explorer;
    return [{ seat, piece, id: piece === "researcher" ? `researcher-${seat}` : `adventurer-${seat}-${colour}` }];
  });
  return found.sort((a, b) => Number(a.seat === view.viewer) - Number(b.seat === view.viewer));
}

export interface Named {
  card: string;
  id: string;
}

export interface Cards {
  deck: string; // the id of its top card
  hand: Named[];
  rows: Record<string, Named[]>;
  piles: Record<string, Named | undefined>;
}

const hidden = (count: number): string[] => Array.from({ length: count }, () => "");

// Where cards lie, as this viewer sees them.
function placesOf(view: View): Record<string, string[]> {
  const own = view.seats[view.viewer];
  const places: Record<string, string[]> = { deck: hidden(view.deck), hand: own?.hand ?? [] };
  for (const [colour, pile] of Object.entries(view.piles)) {
    places[`pile-${colour}`] = pile.top ? [pile.top] : [];
    places[`row-${colour}`] = own?.rows[colour]?.cards.map((value) => `${colour}-${value}`) ?? [];
  }
  return places;
}

// All cards that lie open, each with an id that it keeps on its way.
export function named(view: View, identities: Identities): Cards {
  const places = placesOf(view), ids = identities.of(places);
  const at = (place: string): Named[] => (places[place] ?? []).map((card, n) => ({ card, id: ids[place]?.[n] ?? "" }));
  const each = <Found>(find: (colour: string) => Found) =>
    Object.fromEntries(Object.keys(view.piles).map((colour) => [colour, find(colour)]));
  return {
    deck: ids["deck"]?.at(-1) ?? "",
    hand: at("hand"),
    rows: each((colour) => at(`row-${colour}`)),
    piles: each((colour) => at(`pile-${colour}`)[0]),
  };
}
