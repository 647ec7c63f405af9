// What stands where, and names by which motion finds the same thing in two views.
import type { Suit } from "../../art/suits";
import type { Pile, View } from "../../wire/views/lost_cities_board_game";

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
  hand: Named[];
  rows: Record<string, Named[]>;
  piles: Record<string, Named>;
}

// Two cards of a kind cannot be told apart (§1.3): they are counted from the rows to the hand, so that
// a card keeps its name on its way out of the hand.
export function named(view: View): Cards {
  const seen = new Map<string, number>();
  const name = (card: string): Named => {
    const n = seen.get(card) ?? 0;
    seen.set(card, n + 1);
    return { card, id: `${card}/${n}` };
  };
  const own = view.seats[view.viewer];
  const rows = Object.entries(own?.rows ?? {}).map(([colour, row]) => [colour, row.cards.map((value) => name(`${colour}-${value}`))] as const);
  const piles = Object.entries(view.piles).filter(([, pile]) => pile.top).map(([colour, pile]) => [colour, top(pile, name)] as const);
  return { rows: Object.fromEntries(rows), piles: Object.fromEntries(piles), hand: (own?.hand ?? []).map(name) };
}

const top = (pile: Pile, name: (card: string) => Named) => name(pile.top);
