// How much of a column's length its covered cards take, in steps from numeral to numeral.
import { WAGER } from "../art/suits";

// A wager that is covered needs less room than a number
export const stepOf = (rank: string): number => (rank === WAGER ? 0.7 : 1);

export const coveredIn = (cards: readonly string[]): number =>
  cards.slice(0, -1).reduce((sum, rank) => sum + stepOf(rank), 0);
