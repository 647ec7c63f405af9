// Boats and creatures have no names in a view, only hexes. To see them move, each is followed from
// view to view: who stayed keeps its name, and who left turns up where there is a new one.
export interface Followed {
  id: string;
  hex: string;
}

export class Trail {
  #last: Followed[] = [];
  #made = 0;

  constructor(readonly kind: string) {}

  next(hexes: readonly string[]): Followed[] {
    const gone = [...this.#last];
    const stayed = hexes.map((hex) => taken(gone, hex));
    this.#last = hexes.map((hex, n) => ({ id: (stayed[n] ?? gone.shift())?.id ?? this.#fresh(), hex }));
    return this.#last;
  }

  #fresh(): string {
    this.#made += 1;
    return `${this.kind}-${this.#made}`;
  }
}

function taken(from: Followed[], hex: string): Followed | undefined {
  const at = from.findIndex((each) => each.hex === hex);
  return at < 0 ? undefined : from.splice(at, 1)[0];
}
