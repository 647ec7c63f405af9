// Which piece is which, so that motion can follow it. Cards that cannot be told apart, or that lie
// face down, have no name of their own in a view: whatever left one place and came to another is
// taken for the same card. "" is a card that lies face down.
export type Places = Readonly<Record<string, readonly string[]>>;

interface Piece {
  card: string;
  id: string;
}

export class Identities {
  private lying = new Map<string, Piece[]>();
  private made = 0;

  constructor(private readonly kind = "card") {}

  // The ids of the cards, in the same order. Asked twice about the same places it answers the same.
  of(places: Places): Record<string, string[]> {
    const left = new Map([...this.lying].map(([place, pieces]) => [place, [...pieces]]));
    const staying = Object.entries(places).map(([place, cards]): [string, (Piece | string)[]] => {
      const here = left.get(place) ?? [];
      return [place, cards.map((card) => taken(here, card) ?? card)];
    });
    const moved = [...left.values()].flat();
    const found = (each: Piece | string) => (typeof each === "string" ? this.come(each, moved) : each);
    this.lying = new Map(staying.map(([place, pieces]) => [place, pieces.map(found)]));
    return Object.fromEntries([...this.lying].map(([place, pieces]) => [place, pieces.map((each) => each.id)]));
  }

  private come(card: string, moved: Piece[]): Piece {
    const same = takenFromTop(moved, card) ?? takenFromTop(moved, "") ?? (card ? undefined : moved.pop());
    return { card, id: same?.id ?? `${this.kind}-${++this.made}` };
  }
}

// The first such piece, taken out: who stays keeps its place, and what has left was on top.
function taken(pieces: Piece[], card: string): Piece | undefined {
  const n = pieces.findIndex((each) => each.card === card);
  return n < 0 ? undefined : pieces.splice(n, 1)[0];
}

function takenFromTop(pieces: Piece[], card: string): Piece | undefined {
  const n = pieces.findLastIndex((each) => each.card === card);
  return n < 0 ? undefined : pieces.splice(n, 1)[0];
}
