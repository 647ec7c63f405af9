// The boards, each loaded when its game is played.
import boards from "fernweh:boards";
import type { Component } from "svelte";
import type { BoardProps } from "../board/board";

// Each board narrows the view to its own game's.
// oxlint-disable-next-line typescript/no-explicit-any
export type Board = Component<BoardProps<any>>;

export async function boardOf(game: string): Promise<Board> {
  const load = boards[game];
  if (!load) throw new Error(game);
  return load();
}
