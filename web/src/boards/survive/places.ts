// Where every piece stands: what shares a hex shares its room.
import type { Point } from "../../board/hexes";
import type { Explorer, View } from "../../wire/views/survive";
import { pointOf, seatsOnIsland } from "./chart";
import type { Followed } from "./followed";

export interface Standing extends Point {
  scale: number;
}
export interface PlacedExplorer extends Standing {
  explorer: Explorer;
}
export interface PlacedBoat extends Standing {
  id: string;
  hex: string;
}
export interface PlacedCreature extends Standing {
  id: string;
  hex: string;
  kind: string;
}
export interface Pieces {
  explorers: PlacedExplorer[];
  boats: PlacedBoat[];
  creatures: PlacedCreature[];
}

// A hex that sorts of pieces share is cut into bands, one above the other.
const BANDS: readonly (readonly Standing[])[] = [
  [{ x: 0, y: 0, scale: 1 }],
  [{ x: 0, y: -12, scale: 0.74 }, { x: 0, y: 12, scale: 0.74 }],
  [{ x: 0, y: -17, scale: 0.58 }, { x: 0, y: 0, scale: 0.58 }, { x: 0, y: 17, scale: 0.58 }],
];
const CENTRE: Standing = { x: 0, y: 0, scale: 1 };
const SEATS = [-13, 0, 13]; // of a boat
const ON_LAND = 5; // they stand below the tile's sign

export function piecesOf(
  view: View,
  boats: readonly Followed[],
  creatures: Readonly<Record<string, Followed[]>>,
): Pieces {
  const bands = bandsOf(view, creatures);
  const boatsPlaced = boats.map(({ id, hex }) => ({ id, hex, ...larger(at(hex, bands.get(hex)?.get("boat")), 1.12) }));
  return {
    creatures: creaturesOf(creatures, bands),
    boats: boatsPlaced,
    explorers: explorersOf(view, boatsPlaced, bands),
  };
}

type Bands = Map<string, Map<string, Standing>>;

// Which sorts there are on each hex of the sea, and the band that each gets.
function bandsOf(view: View, creatures: Readonly<Record<string, Followed[]>>): Bands {
  const sorts = new Map<string, Set<string>>();
  const note = (hex: string, sort: string) => sorts.set(hex, (sorts.get(hex) ?? new Set()).add(sort));
  for (const found of Object.values(creatures)) for (const each of found) note(each.hex, "creature");
  for (const each of view.boats) note(each.hex, "boat");
  for (const each of view.explorers) if (each.state === "water") note(each.place, "water");
  return new Map([...sorts].map(([hex, found]) => [hex, shared(found)]));
}

function shared(sorts: ReadonlySet<string>): Map<string, Standing> {
  const order = ["creature", "boat", "water"].filter((sort) => sorts.has(sort));
  return new Map(order.map((sort, n) => [sort, BANDS[order.length - 1]?.[n] ?? CENTRE]));
}

function at(hex: string, { x, y, scale }: Standing = CENTRE): Standing {
  const middle = pointOf(hex);
  return { x: middle.x + x, y: middle.y + y, scale };
}

// Creatures of all kinds on a hex lie side by side.
function creaturesOf(creatures: Readonly<Record<string, Followed[]>>, bands: Bands): PlacedCreature[] {
  const all = Object.entries(creatures).flatMap(([kind, found]) => found.map((each) => ({ ...each, kind })));
  return grouped(all, (each) => each.hex).flatMap((group) =>
    group.map((each, n) => {
      const middle = at(each.hex, bands.get(each.hex)?.get("creature"));
      const scale = middle.scale * (group.length > 2 ? 0.6 : group.length > 1 ? 0.78 : 1);
      return { ...each, x: middle.x + (n - (group.length - 1) / 2) * 27 * scale, y: middle.y, scale };
    })
  );
}

function grouped<Each>(all: readonly Each[], key: (each: Each) => string): Each[][] {
  const groups = new Map<string, Each[]>();
  for (const each of all) groups.set(key(each), [...(groups.get(key(each)) ?? []), each]);
  return [...groups.values()];
}

function explorersOf(view: View, boats: readonly PlacedBoat[], bands: Bands): PlacedExplorer[] {
  const groups = grouped(view.explorers, (each) => `${each.state} ${each.place}`);
  const placed = groups.flatMap((group) => placedGroup(group, view, boats, bands));
  return placed.sort((a, b) => a.y - b.y); // who stands in front is drawn last
}

function placedGroup(group: Explorer[], view: View, boats: readonly PlacedBoat[], bands: Bands): PlacedExplorer[] {
  const { state, place } = group[0] ?? { state: "dead", place: "" };
  const zip = (spots: readonly Standing[]) => group.map((explorer, n) => ({ explorer, ...(spots[n] ?? at(place)) }));
  if (state === "land") return zip(cluster(group.length, at(place, { x: 0, y: ON_LAND, scale: 1 })));
  if (state === "water") return zip(cluster(group.length, at(place, bands.get(place)?.get("water"))));
  if (state === "safe") {
    return zip(
      seatsOnIsland(place, group.length).map((point) => ({ ...point, scale: group.length > 14 ? 0.7 : 0.95 })),
    );
  }
  if (state !== "boat") return [];
  const boat = boats.find((each) => each.hex === place) ?? { ...at(place), id: "" };
  const crew = view.boats.find((each) => each.hex === place)?.crew ?? [];
  return group.map((explorer) => ({ explorer, ...inSeat(boat, crew.indexOf(explorer.name)) }));
}

const larger = (spot: Standing, by: number): Standing => ({ ...spot, scale: spot.scale * by });

const inSeat = (boat: Standing, seat: number): Standing => ({
  x: boat.x + (SEATS[seat] ?? 0) * boat.scale,
  y: boat.y - 3 * boat.scale,
  scale: boat.scale * 0.84,
});

// So many around a place: up to three in a row, then rows.
function cluster(count: number, middle: Standing): Standing[] {
  const wide = count <= 3 ? count : Math.ceil(Math.sqrt(count));
  const rows = Math.ceil(count / wide);
  const scale = middle.scale * Math.min(1.25, 3 / wide, 2.1 / rows);
  return Array.from({ length: count }, (_, n) => {
    const row = Math.floor(n / wide), inThis = Math.min(wide, count - row * wide);
    return {
      x: middle.x + (n % wide - (inThis - 1) / 2) * 17 * scale,
      y: middle.y + (row - (rows - 1) / 2) * 20 * scale,
      scale,
    };
  });
}
