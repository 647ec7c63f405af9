// What stands on a place, in words.
import type { Explorer, View } from "../../wire/views/survive";
import type { Words } from "../../words/words";
import { isIsland } from "./chart";

export function spokenPlace(place: string, view: View, words: Words): string {
  return listed(isIsland(place) ? onIsland(place, view, words) : onHex(place, view, words), words);
}

export const listed = (parts: readonly string[], words: Words): string =>
  new Intl.ListFormat(words.lang, { type: "unit", style: "short" }).format(parts);

function onIsland(island: string, view: View, words: Words): string[] {
  const saved = view.explorers.filter((each) => each.place === island);
  return [words.say("page-island", { island }), ...saved.map((each) => words.say("explorer", { explorer: each.name }))];
}

function onHex(hex: string, view: View, words: Words): string[] {
  const terrain = view.tiles[hex];
  const isLanding = Object.values(view.landings).some((hexes) => hexes.includes(hex));
  return [
    hex,
    terrain ? words.say("terrain", { terrain }) : words.say("page-sea"),
    ...(isLanding ? [words.say("board-landing")] : []),
    ...creaturesOn(hex, view, words),
    ...view.boats.filter((each) => each.hex === hex).map(({ room }) => words.say("page-boat", { room })),
    ...view.explorers.filter((each) => each.place === hex).flatMap((each) => spokenExplorer(each, words)),
  ];
}

const spokenExplorer = (
  { name, state, value }: Explorer,
  words: Words,
): string[] => [
  words.say("page-explorer", { explorer: name, state }),
  ...(value ? [words.say("page-worth", { value })] : []),
];

const creaturesOn = (hex: string, view: View, words: Words): string[] =>
  Object.entries(view.creatures).flatMap(([creature, hexes]) =>
    hexes.filter((each) => each === hex).map(() => words.say("creature", { creature }))
  );
