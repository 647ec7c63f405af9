// What a card of the three Lost Cities says.
export const RANKS = ["wager", "2", "3", "4", "5", "6", "7", "8", "9", "10"] as const;
export type Rank = (typeof RANKS)[number];
