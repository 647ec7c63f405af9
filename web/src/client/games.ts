// The five games in the order of the catalogue; the page knows no more of them than their names.
import type { Words } from "../words/words";

export const GAMES = ["lost_cities", "lost_cities_rivals", "lost_cities_board_game", "el_dorado", "survive"] as const;
export type GameName = (typeof GAMES)[number];
export const LEVELS = ["novice", "explorer", "pathfinder", "legend"] as const;

const keyOf = (game: string) => `game-${game.replaceAll("_", "-")}`;
export const titleOf = (words: Words, game: string): string => words.say(keyOf(game));
export const aboutOf = (words: Words, game: string): string => words.say(`${keyOf(game)}.about`);

const COVERS = import.meta.glob<string>("../covers/*.svg", { query: "?url", import: "default", eager: true });
export const coverOf = (game: string): string => COVERS[`../covers/${game}.svg`] ?? "";

// For one tap: so many sit down, a person and bots, that the game shows what it is.
export const SEATS_AT_ONCE: Record<GameName, number> = {
  lost_cities: 2, lost_cities_rivals: 3, lost_cities_board_game: 2, el_dorado: 3, survive: 3,
};
