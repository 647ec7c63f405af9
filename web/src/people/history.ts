// What curves are drawn from: pure, and the oldest match first.
import type { CurvePoint, Outcomes } from "../wire/wire";

export const SHARE_OVER = 10, MEAN_OVER = 5;

// Of matches against others; nothing where there were none.
export function shareOf(tally: Outcomes): number | null {
  const { won = 0, drawn = 0, lost = 0, left = 0 } = tally;
  const all = won + drawn + lost + left;
  return all ? won / all : null;
}

// After each match against others the share of the last ten that was won.
export function shares(curve: readonly CurvePoint[]): number[] {
  const wins = curve.filter((each) => each.outcome !== "alone").map((each) => Number(each.outcome === "won"));
  return means(wins, SHARE_OVER);
}

export function means(values: readonly number[], over = MEAN_OVER): number[] {
  return values.map((_, n) => {
    const part = values.slice(Math.max(0, n + 1 - over), n + 1);
    return part.reduce((sum, each) => sum + each, 0) / part.length;
  });
}

// Where lines are drawn across a chart: round numbers, from below the least to above the most.
export function ticks(least: number, most: number): number[] {
  const step = stepFor(Math.max(1, most - least) / 4);
  const from = Math.floor(least / step) * step, found = [from];
  while ((found.at(-1) ?? 0) < most || found.length < 2) found.push((found.at(-1) ?? 0) + step);
  return found;
}

function stepFor(about: number): number {
  const power = 10 ** Math.floor(Math.log10(about));
  return Math.max(1, ([1, 2, 5, 10].find((each) => each * power >= about) ?? 10) * power);
}
