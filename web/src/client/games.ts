// What the page asks of every game: its title, what it is about, its cover.
import type { Words } from "../words/words";

const keyOf = (game: string) => `game-${game.replaceAll("_", "-")}` as const;
export const titleOf = (words: Words, game: string): string => words.say(keyOf(game));
export const aboutOf = (words: Words, game: string): string => words.say(`${keyOf(game)}.about`);

const COVERS = import.meta.glob<string>("../boards/*/cover.svg", { query: "?url", import: "default", eager: true });
export const coverOf = (game: string): string => COVERS[`../boards/${game}/cover.svg`] ?? "";
