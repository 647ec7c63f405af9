// What the page asks of every game: its title, what it is about, its cover.
import covers from "fernweh:covers";
import type { Words } from "../words/words";

const keyOf = (game: string) => `game-${game.replaceAll("_", "-")}` as const;
export const titleOf = (words: Words, game: string): string => words.say(keyOf(game));
export const aboutOf = (words: Words, game: string): string => words.say(`${keyOf(game)}.about`);

export const coverOf = (game: string): string => covers[game] ?? "";
