// The boards, each loaded when its game is played.
import type { Component } from "svelte";
import type { BoardProps } from "../board/board";

// Each board narrows the view to its own game's.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Board = Component<BoardProps<any>>;

const BOARDS = import.meta.glob<{ default: Board }>("./*/Board.svelte");

export async function boardOf(game: string): Promise<Board> {
  const load = BOARDS[`./${game}/Board.svelte`];
  if (!load) throw new Error(game);
  return (await load()).default;
}
