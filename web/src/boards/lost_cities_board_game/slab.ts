// A stone is cut by hand: its corners, a little different for every stone.
import type { Size } from "./geometry";

const CORNERS: readonly (readonly [number, number])[] = [
  [-0.42, -0.5],
  [0.06, -0.54],
  [0.4, -0.48],
  [0.5, -0.12],
  [0.47, 0.34],
  [0.36, 0.5],
  [-0.1, 0.53],
  [-0.4, 0.48],
  [-0.5, 0.16],
  [-0.48, -0.26],
];

export function slab({ width, height }: Size, seed: number): string {
  const points = CORNERS.map(([x, y], n) => {
    const jitter = 0.025 * Math.sin(seed * 3.7 + n * 2.1);
    return `${((x + jitter) * (width - 6)).toFixed(1)} ${((y - jitter) * (height - 6)).toFixed(1)}`;
  });
  return `M${points.join("L")}z`;
}
