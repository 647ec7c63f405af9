// Kept tiles of the same sort cannot be told apart: each has its number among its like, so that the
// others stay where they are when one is played.
export function counted(tiles: readonly string[]): { tile: string; id: string }[] {
  return tiles.map((tile, n) => ({ tile, id: `${tile} ${tiles.slice(0, n).filter((each) => each === tile).length}` }));
}
