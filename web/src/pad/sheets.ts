// What the entry of each game looks like on the pad: its seats as the wire has them.
import type { BoardGameSeat, ElDoradoSeat, LostCitiesSeat, RivalsSeat, SurviveSeat } from "../wire/wire";
import type { Entry } from "./pad.svelte";

export const lostCities = (entry: Entry, seat: number): LostCitiesSeat => entry.seats[seat] as LostCitiesSeat;
export const rivals = (entry: Entry, seat: number): RivalsSeat => entry.seats[seat] as RivalsSeat;
export const boardGame = (entry: Entry, seat: number): BoardGameSeat => entry.seats[seat] as BoardGameSeat;
export const elDorado = (entry: Entry, seat: number): ElDoradoSeat => entry.seats[seat] as ElDoradoSeat;
export const survive = (entry: Entry, seat: number): SurviveSeat => entry.seats[seat] as SurviveSeat;

// The options that can change a score; the others are for playing.
export const OPTIONS: Record<string, string[]> = {
  lost_cities: ["colours", "rounds"],
  lost_cities_rivals: [],
  lost_cities_board_game: ["expeditions"],
  el_dorado: ["map", "caves"],
  survive: ["two_colours", "all_are_equal", "tie_break"],
};

export const RANKS = ["wager", "2", "3", "4", "5", "6", "7", "8", "9", "10"] as const;
export type Rank = (typeof RANKS)[number];
