// What a screen reader says of the board.
import type { View } from "../../wire/views/lost_cities_board_game";
import type { Words } from "../../words/words";
import { standingOn } from "./pieces";

export const listed = (words: Words, parts: readonly string[]): string =>
  new Intl.ListFormat(words.lang, { style: "narrow", type: "unit" }).format(parts.filter(Boolean));

export const whose = (seat: number, view: View, names: readonly string[]) => ({
  seat: seat === view.viewer ? "you" : "other",
  name: names[seat] ?? "",
});

// The red path, stone 3: −10, an arrow, your researcher
export function stoneLabel(view: View, colour: string, stone: number, names: readonly string[], words: Words): string {
  const tile = view.paths[colour]?.[stone - 1] ?? "";
  const there = standingOn(view, colour, stone).map(({ seat, piece }) =>
    words.say("page-explorer", { ...whose(seat, view, names), piece })
  );
  const place = words.say("page-stone", { colour, stone, value: view.values[stone - 1] ?? 0 });
  return listed(words, [place, tile ? words.say("tile", { tile }) : "", ...there]);
}
