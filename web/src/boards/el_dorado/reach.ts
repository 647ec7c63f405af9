// How far a card's power would perhaps carry a pawn: needs added up over spaces that show the same
// sign. It is a sketch for the eye, with the power left on each space; what can be done is what the
// choices say, one step at a time.
import { hexName, neighbours, type Hex } from "../../board/hexes";
import type { Pawn, Space, View } from "../../wire/views/el_dorado";
import { closedSides } from "./chart";
import { SHOWN } from "./signs";

export interface Reached {
  pawn: number;
  symbol: string;
  left: number; // power
  path: string[]; // hexagons, the last one is this
}
export type Reach = Map<string, Reached>;

export interface Mover { pawn: Pawn; symbol: string; power: number }

interface Land { spaces: Map<string, Space>; closed: Set<string>; taken: Set<string> }

export function landOf(view: View, spaces: Map<string, Space>): Land {
  const pawns = view.passing ? [] : view.seats.flatMap((seat) => seat.pawns).filter((pawn) => !pawn.arrived);
  return { spaces, closed: closedSides(view), taken: new Set(pawns.map(hexName)) };
}

// `first` are the spaces that can be entered at once, where that is known.
export function reachOf(land: Land, movers: readonly Mover[], first?: ReadonlySet<string>): Reach {
  const found: Reach = new Map();
  for (const mover of movers) spread(land, mover, found, first);
  return found;
}

function spread(land: Land, { pawn, symbol, power }: Mover, found: Reach, first?: ReadonlySet<string>): void {
  const edge: { at: Hex; left: number; path: string[] }[] = [{ at: pawn, left: power, path: [] }];
  for (let here = edge.shift(); here; here = edge.shift()) {
    for (const next of entries(land, here.at, symbol, here.left)) {
      const id = hexName(next);
      if (first && !here.path.length && !first.has(id)) continue;
      const left = here.left - next.need;
      if ((found.get(id)?.left ?? -1) >= left) continue;
      const path = [...here.path, id];
      found.set(id, { pawn: pawn.number, symbol, left, path });
      edge.push({ at: next, left, path });
    }
  }
}

function entries(land: Land, at: Hex, symbol: string, left: number): Space[] {
  return neighbours(at).flatMap((hex) => {
    const id = hexName(hex), space = land.spaces.get(id);
    const open = space && SHOWN[space.terrain] === symbol && space.need <= left;
    return open && !land.taken.has(id) && !land.closed.has(`${hexName(at)}>${id}`) ? [space] : [];
  });
}
