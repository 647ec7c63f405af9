// Which choice belongs to which place of the board, and what to ask about where there is none.
import type { View } from "../../wire/views/survive";
import type { Choice, Now } from "../../wire/wire";
import { isIsland, isSlot } from "./chart";

const ON_HEXES = ["to", "board", "sink", "from"];
const AT_HAND = ["pick", "play", "repel"]; // those with pictures of their own

export type Targets = Map<string, Choice[]>;

export function targetsOf(view: View, now: Now): Targets {
  const found: Targets = new Map();
  for (const choice of now.choices) {
    const place = placeOf(choice, view);
    if (place) found.set(place, [...(found.get(place) ?? []), choice]);
  }
  return found;
}

export function placeOf({ pieces }: Choice, view: View): string {
  const { verb = "", hex = "", explorer = "" } = pieces;
  if (ON_HEXES.includes(verb)) return hex;
  if (verb === "explorer") return whereIs(explorer, view);
  if (verb === "overboard") return whereIs(view.chosen, view);
  return verb === "ashore" ? islandBeside(whereIs(view.chosen, view), view) : "";
}

export const whereIs = (explorer: string, view: View): string =>
  view.explorers.find((each) => each.name === explorer)?.place ?? "";

const islandBeside = (hex: string, view: View): string =>
  Object.entries(view.landings).find(([, hexes]) => hexes.includes(hex))?.[0] ?? "";

// What has a place on the board or among the tiles has no button; the rest is said in words, and so
// is who of those on one hex is put aboard (§8.4).
export const inWords = (now: Now, view: View): Choice[] =>
  now.choices.filter(({ pieces }) => {
    const verb = pieces["verb"] ?? "";
    return verb === "explorer" ? view.phase === "rescue" : !ON_HEXES.includes(verb) && !AT_HAND.includes(verb);
  });

// Where the piece stands that is being moved, or where something is going on.
export function busyPlace(view: View): string {
  return view.chosen.includes("-") ? whereIs(view.chosen, view) : view.chosen || view.hex;
}

// A tap where nothing can be done: the move that the person seems to mean.
export function meant(place: string, view: View): string {
  if (isIsland(place)) return "ashore";
  if (view.phase === "sink" && isSlot(place)) return `sink ${place}`;
  if (view.phase === "call" || view.phase === "creature" || view.phase === "wind") return `from ${place}`;
  return view.phase === "move" || view.phase === "dolphin" || view.phase === "rescue"
    ? meantPiece(place, view)
    : `to ${place}`;
}

function meantPiece(place: string, view: View): string {
  const there = view.explorers.filter((each) => each.place === place);
  const who = there.find((each) => each.seat === view.viewer) ?? there[0];
  if (who) return `explorer ${who.name}`;
  return view.boats.some((each) => each.hex === place) ? `from ${place}` : `to ${place}`;
}
